//! Positions of 4x4 with a proven win, kept as data to test the search with.
//!
//! One position in a row: its text, the number of plies within which the side to move wins, and the moves that were
//! proven to win. The course `tactics` makes them.

use game::NotationError;

use crate::{Board, Gobblet4, Move};

/// A position with a proven win.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tactic {
    /// Where the side to move wins.
    pub board: Board<4>,
    /// Within how many plies.
    pub plies: u32,
    /// The moves that were proven to win.
    pub winning: Vec<Move<4>>,
}

impl Tactic {
    /// The positions that come with the game.
    ///
    /// ```
    /// let tactics = gobblet::Tactic::kept();
    /// assert_eq!(tactics.len(), 100);
    /// assert!(tactics.iter().all(|tactic| (5..=13).contains(&tactic.plies) && !tactic.winning.is_empty()));
    /// ```
    pub fn kept() -> Vec<Tactic> {
        let rows = include_str!("../data/tactics.txt").lines().filter(|row| !row.starts_with('#'));
        rows.filter_map(|row| Tactic::parse(row).ok()).collect()
    }

    /// Reads a row: `BOARD x; 7; a1-b2 c3-d4`.
    pub fn parse(row: &str) -> Result<Tactic, NotationError> {
        let wrong = |place: usize, expected: &str| NotationError::new(row, place, expected);
        let mut parts = row.split(';').map(str::trim);
        let game = Gobblet4::default();
        let board = game.parse_board(parts.next().unwrap_or_default())?;
        let plies = parts.next().and_then(|plies| plies.parse().ok());
        let plies =
            plies.ok_or_else(|| wrong(row.find(';').unwrap_or(row.len()), "; and a number of plies"))?;
        let winning = game::Game::parse_moves(&game, parts.next().unwrap_or_default())?;
        Ok(Tactic { board, plies, winning })
    }
}

impl std::fmt::Display for Tactic {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let moves: Vec<String> = self.winning.iter().map(ToString::to_string).collect();
        write!(f, "{}; {}; {}", self.board, self.plies, moves.join(" "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Position;

    #[test]
    fn rows_come_back() {
        for row in include_str!("../data/tactics.txt").lines().filter(|row| !row.starts_with('#')) {
            let tactic = Tactic::parse(row).unwrap();
            assert_eq!(tactic.to_string(), row);
            assert!(tactic.winning.iter().all(|mv| tactic.board.is_legal(*mv)), "{row}");
        }
    }

    #[test]
    fn a_bad_row_says_what_was_expected() {
        let error = Tactic::parse("..../..../..../.... x").unwrap_err();
        assert!(error.to_string().contains("plies"), "{error}");
        assert!(Tactic::parse("nonsense; 5; a1-b2").is_err());
        assert!(Tactic::parse("..../..../..../.... x; 5; nowhere").is_err());
    }
}
