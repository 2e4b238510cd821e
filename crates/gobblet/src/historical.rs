//! The board as the published programs saw it.
//!
//! Three things differ from the game itself, and all of them are wanted for repeating the published
//! experiments:
//!
//! * moves that differ only by a symmetry of the board are listed once, in playouts too;
//! * a finished game is worth [`FULL_LINE`], the infinity of the published evaluation, however far away it is;
//! * repetition is not known to the search: the published games were stopped from outside.

use game::random::{below, mix};
use game::{Ending, Position, Rng, Scores, Seat, Symmetric};

use crate::evaluation::FULL_LINE;
use crate::{Board, Move};

/// In which order moves are listed. A search that takes the first of several equally good moves depends on it,
/// and the source does not say.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Order {
    /// As our rules generate them: large pieces before small ones, the reserve before the board.
    #[default]
    Generated,
    /// Moves on the board before pieces from the reserve; of either kind square by square where they go.
    Targets,
    /// Mixed up, in another way for each number.
    Mixed(u64),
}

impl Order {
    /// Every order; the number of the mixed one is another every game.
    pub(crate) const ALL: [Order; 3] = [Order::Generated, Order::Targets, Order::Mixed(0)];
    /// Their words.
    pub(crate) const WORDS: &'static [&'static str] = &["generated", "targets", "mixed"];

    /// The place of a move: lists are sorted by it, and of moves that a symmetry makes of one another the one with the
    /// lowest place is listed.
    fn place<const N: usize>(self, mv: Move<N>) -> u64 {
        match (self, mv) {
            (Order::Generated, _) => 0,
            (Order::Mixed(number), _) => mix(number.wrapping_add(mv.slot() as u64)),
            (Order::Targets, Move::Shift { from, to }) => ((to.index() << 8) | from.index()) as u64,
            (Order::Targets, Move::Put { size, to }) => {
                ((1 << 16) | (to.index() << 8) | (N - size.index())) as u64
            }
        }
    }
}

/// A position with the moves that the published programs looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Historical<const N: usize> {
    pub(crate) board: Board<N>,
    pub(crate) order: Order,
}

impl<const N: usize> Historical<N> {
    /// A position whose moves are listed as they are generated.
    pub(crate) fn new(board: Board<N>) -> Historical<N> {
        Historical { board, order: Order::Generated }
    }

    /// The place of a move among those that a symmetry makes of it. In a mixed order it is that of the generated one:
    /// which of them is listed does not depend on the number.
    fn listing(&self, mv: Move<N>) -> u64 {
        if self.order == Order::Targets { self.order.place(mv) } else { 0 }
    }

    /// Whether a move comes first among those that the given maps make of it.
    fn is_listed(&self, mv: Move<N>, maps: u8) -> bool {
        (1..self.board.symmetries()).filter(|map| maps & (1 << map) != 0).all(|map| {
            let image = self.board.mapped_move(mv, map);
            (self.listing(image), image) >= (self.listing(mv), mv)
        })
    }
}

impl<const N: usize> Position for Historical<N> {
    type Move = Move<N>;
    type Moves = <Board<N> as Position>::Moves;

    fn seats(&self) -> usize {
        self.board.seats()
    }

    fn turn(&self) -> Option<Seat> {
        self.board.turn()
    }

    fn is_over(&self) -> bool {
        self.board.is_over()
    }

    fn legal_into(&self, moves: &mut Self::Moves) {
        self.board.legal_into(moves);
        let maps = self.board.own_symmetries();
        if maps != 0 {
            moves.retain(|mv| self.is_listed(*mv, maps));
        }
        if self.order != Order::Generated {
            moves.sort_unstable_by_key(|mv| self.order.place(*mv));
        }
    }

    fn is_legal(&self, mv: Move<N>) -> bool {
        self.board.is_legal(mv) && self.is_listed(mv, self.board.own_symmetries())
    }

    fn random_move<R: Rng>(&self, rng: &mut R) -> Move<N> {
        if self.board.own_symmetries() == 0 {
            return self.board.random_move(rng);
        }
        let moves = self.legal();
        moves[below(rng, moves.len() as u32) as usize]
    }

    fn play_unchecked(&mut self, mv: Move<N>) {
        self.board.play_unchecked(mv);
    }

    fn ending(&self) -> Option<Ending> {
        let ending = self.board.ending()?;
        let mut scores = Scores::zero(2);
        for seat in Seat::all(2) {
            scores[seat] = ending.scores[seat] * FULL_LINE;
        }
        Some(Ending { scores, ..ending })
    }

    fn key(&self) -> u64 {
        self.board.key()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Gobblet3;
    use std::collections::BTreeSet;

    fn listed(text: &str) -> Vec<String> {
        let board = Gobblet3::default().parse_board(text).unwrap();
        Historical::new(board).legal().iter().map(ToString::to_string).collect()
    }

    #[test]
    fn the_first_move_is_one_of_nine_as_published() {
        assert_eq!(
            listed(".../.../... x"),
            ["3@a1", "3@b1", "3@b2", "2@a1", "2@b1", "2@b2", "1@a1", "1@b1", "1@b2"]
        );
    }

    #[test]
    fn mixed_moves_are_the_same_moves_in_another_order() {
        let board = Gobblet3::default().parse_board("x2../.../.o1. x").unwrap();
        let generated = Historical::new(board).legal();
        let mixed = |number| Historical { board, order: Order::Mixed(number) }.legal();
        assert_eq!(mixed(1), mixed(1));
        assert!(mixed(1) != mixed(2) && mixed(1) != generated);
        let sorted = |moves: &[Move<3>]| moves.iter().copied().collect::<BTreeSet<_>>();
        assert_eq!(sorted(&mixed(7)), sorted(&generated));
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
            let historical = Historical::new(board);
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
