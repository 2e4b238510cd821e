//! The board as the published programs saw it.
//!
//! Three things differ from the game itself, and all of them are wanted for repeating the published
//! experiments:
//!
//! * moves that differ only by a symmetry of the board are listed once, in playouts too;
//! * a finished game is worth [`FULL_LINE`], the infinity of the published evaluation, however far away it is;
//! * repetition is not known to the search: the published games were stopped from outside.

use game::random::below;
use game::{Ending, Position, Rng, Scores, Seat, Symmetric};

use crate::evaluation::FULL_LINE;
use crate::{Board, Move};

/// A position with the moves that the published programs looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Historical<const N: usize>(pub(crate) Board<N>);

impl<const N: usize> Historical<N> {
    /// Whether a move comes first among those that the given maps make of it.
    fn is_listed(&self, mv: Move<N>, maps: u8) -> bool {
        (1..self.0.symmetries())
            .filter(|map| maps & (1 << map) != 0)
            .all(|map| self.0.mapped_move(mv, map) >= mv)
    }
}

impl<const N: usize> Position for Historical<N> {
    type Move = Move<N>;
    type Moves = <Board<N> as Position>::Moves;

    fn seats(&self) -> usize {
        self.0.seats()
    }

    fn turn(&self) -> Option<Seat> {
        self.0.turn()
    }

    fn is_over(&self) -> bool {
        self.0.is_over()
    }

    fn legal_into(&self, moves: &mut Self::Moves) {
        self.0.legal_into(moves);
        let maps = self.0.own_symmetries();
        if maps != 0 {
            moves.retain(|mv| self.is_listed(*mv, maps));
        }
    }

    fn is_legal(&self, mv: Move<N>) -> bool {
        self.0.is_legal(mv) && self.is_listed(mv, self.0.own_symmetries())
    }

    fn random_move<R: Rng>(&self, rng: &mut R) -> Move<N> {
        if self.0.own_symmetries() == 0 {
            return self.0.random_move(rng);
        }
        let moves = self.legal();
        moves[below(rng, moves.len() as u32) as usize]
    }

    fn play(&mut self, mv: Move<N>) {
        self.0.play(mv);
    }

    fn ending(&self) -> Option<Ending> {
        let ending = self.0.ending()?;
        let mut scores = Scores::zero(2);
        for seat in Seat::all(2) {
            scores[seat] = ending.scores[seat] * FULL_LINE;
        }
        Some(Ending { scores, ..ending })
    }

    fn key(&self) -> u64 {
        self.0.key()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Gobblet3;
    use std::collections::BTreeSet;

    fn listed(text: &str) -> Vec<String> {
        let board = Gobblet3::default().parse_board(text).unwrap();
        Historical(board).legal().iter().map(ToString::to_string).collect()
    }

    #[test]
    fn the_first_move_is_one_of_nine_as_published() {
        assert_eq!(
            listed(".../.../... x"),
            ["3@a1", "3@b1", "3@b2", "2@a1", "2@b1", "2@b2", "1@a1", "1@b1", "1@b2"]
        );
    }

    #[test]
    fn a_board_without_symmetry_lists_all_moves() {
        let text = "x2../.../.o1. x";
        let board = Gobblet3::default().parse_board(text).unwrap();
        assert_eq!(listed(text).len(), board.count_legal());
    }

    /// Every legal move is the image of exactly one listed move, and random moves are listed ones.
    #[test]
    fn nothing_is_lost_and_nothing_is_listed_twice() {
        let mut rng = game::random::fast(3);
        for text in [".../.x3./... o", "x1.x1/.../... o", "o2../.x3./..o2 x", "(x1o3).(x1o3)/.x2./... x"] {
            let board = Gobblet3::default().parse_board(text).unwrap();
            let historical = Historical(board);
            let maps: Vec<usize> = (0..8).filter(|map| board.mapped(*map) == board).collect();
            assert!(maps.len() > 1, "{text} has a symmetry");
            let orbit =
                |mv: Move<3>| maps.iter().map(|map| board.mapped_move(mv, *map)).collect::<BTreeSet<_>>();
            let listed = historical.legal();
            let mut covered = BTreeSet::new();
            for mv in &listed {
                let orbit = orbit(*mv);
                assert!(covered.is_disjoint(&orbit), "{mv} in {text} is listed twice");
                covered.extend(orbit);
            }
            assert_eq!(covered, board.legal().into_iter().collect());
            for _ in 0..200 {
                assert!(listed.contains(&historical.random_move(&mut rng)));
            }
        }
    }
}
