//! A position from a game of self-play, with what became of it.

use std::fmt;

use crate::{Board, Yinsh};

/// A position before a ring is moved, seen by the side to move.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Sample {
    /// The position.
    pub(super) board: Board,
    /// What the side to move made of it: 1 a win, 0 a draw, -1 a loss.
    pub(super) result: i8,
    /// What the search thought of it, in hundredths of a clear advantage for the side to move.
    pub(super) value: i32,
}

impl Sample {
    /// Reads what [`Display`](fmt::Display) writes.
    pub(super) fn parse(text: &str) -> Result<Sample, String> {
        let wrong = || format!("expected RESULT VALUE POSITION, found `{text}`");
        let (result, rest) = text.split_once(' ').ok_or_else(wrong)?;
        let (value, board) = rest.split_once(' ').ok_or_else(wrong)?;
        Ok(Sample {
            board: Yinsh::default().parse_board(board).map_err(|error| error.to_string())?,
            result: result.parse().map_err(|_| wrong())?,
            value: value.parse().map_err(|_| wrong())?,
        })
    }
}

impl fmt::Display for Sample {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.result, self.value, crate::notation::position_text(&self.board))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sample_reads_back_as_it_was_written() {
        let text = "-1 -37 4/7/8/9/W1wb6/W8/WWW7/BBBBB4/8/7/4 w move 0-0";
        assert_eq!(Sample::parse(text).unwrap().to_string(), text);
        assert!(Sample::parse("1 2").unwrap_err().contains("RESULT"));
        assert!(Sample::parse("1 2 nothing").is_err());
    }
}
