//! What an interface may point out: lines that could be completed with the next move, and by which moves.

use game::{Position, Seat};
use serde_json::{Value, json};

use crate::lines::Lines;
use crate::square::squares_of;
use crate::{Board, Move, Square};

/// A line that a seat would complete and win with, if it were its turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Threat<const N: usize> {
    /// Whose line it is.
    pub seat: Seat,
    /// The squares of the line.
    pub line: Vec<Square<N>>,
    /// The moves that complete it.
    pub by: Vec<Move<N>>,
}

impl<const N: usize> Board<N> {
    /// The lines that either side would complete if it were its turn, and the moves that do it: those of seat 0
    /// first. Nothing when the game is over.
    ///
    /// ```
    /// use gobblet::Gobblet4;
    /// let board = Gobblet4::default().parse_board("x4x4x3./o4.../.o4../.... o").unwrap();
    /// let threats = board.threats();
    /// assert_eq!(threats.len(), 1);
    /// assert_eq!(threats[0].line.iter().map(ToString::to_string).collect::<Vec<_>>(), ["a4", "b4", "c4", "d4"]);
    /// assert!(threats[0].by.iter().any(|mv| mv.to_string() == "4@d4"));
    /// ```
    pub fn threats(&self) -> Vec<Threat<N>> {
        if self.is_over() {
            return Vec::new();
        }
        Seat::all(2).flat_map(|seat| self.threats_of(seat)).collect()
    }

    fn threats_of(&self, seat: Seat) -> Vec<Threat<N>> {
        let board = if self.mover() == seat { *self } else { self.passed() };
        let wins = |mv: &Move<N>| board.after(*mv).ending().is_some_and(|ending| ending.scores[seat] > 0);
        let winning: Vec<Move<N>> = board.legal().into_iter().filter(wins).collect();
        let completes = |mv: &Move<N>, line: u16| board.after(*mv).shown(seat) & line == line;
        let threat = |line: u16| {
            let by: Vec<Move<N>> = winning.iter().copied().filter(|mv| completes(mv, line)).collect();
            (!by.is_empty()).then(|| Threat { seat, line: squares_of(line).collect(), by })
        };
        Lines::<N>::all().filter_map(threat).collect()
    }
}

/// The threats of a board as JSON.
pub(crate) fn threats<const N: usize>(board: &Board<N>) -> Value {
    let texts = |list: Vec<String>| Value::from(list);
    let threats: Vec<Value> = board
        .threats()
        .into_iter()
        .map(|threat| {
            let line = threat.line.iter().map(ToString::to_string).collect();
            let by = threat.by.iter().map(ToString::to_string).collect();
            json!({ "seat": threat.seat.index(), "line": texts(line), "by": texts(by) })
        })
        .collect();
    json!({ "threats": threats })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Gobblet, Gobblet4};
    use game::{Game, random};

    #[test]
    fn threats_of_both_sides_are_told() {
        let board = Gobblet4::default().parse_board("x4x4x3./o4.../o4.../o3... x").unwrap();
        let told = threats(&board);
        let list = told["threats"].as_array().unwrap();
        assert_eq!(list.len(), 1, "nothing covers the x4 on a4: {told}");
        assert_eq!(list[0]["seat"], 0);
        assert_eq!(list[0]["line"], json!(["a4", "b4", "c4", "d4"]));
        assert_eq!(list[0]["by"], json!(["4@d4", "3@d4", "2@d4"]));
        let both = Gobblet4::default().parse_board("x4x4x3./o4.../..../o4o4.x4 o").unwrap();
        let told = threats(&both);
        assert_eq!(told["threats"].as_array().unwrap().len(), 1, "{told}");
    }

    /// There is a threat exactly when the rules let somebody win with the next move.
    fn agrees_with_the_rules<const N: usize>() {
        let mut rng = random::fast(12);
        for _ in 0..30 {
            let mut board = Gobblet::<N>::default().start(&());
            while !board.is_over() {
                let threats = board.threats();
                for seat in Seat::all(2) {
                    let own = if board.mover() == seat { board } else { board.passed() };
                    let threatened = threats.iter().any(|threat| threat.seat == seat);
                    assert_eq!(own.winning_move().is_some(), threatened, "{board}");
                }
                board.play_unchecked(board.random_move(&mut rng));
            }
            assert!(board.threats().is_empty());
        }
    }

    #[test]
    fn threats_agree_with_the_rules_on_both_boards() {
        agrees_with_the_rules::<3>();
        agrees_with_the_rules::<4>();
    }
}
