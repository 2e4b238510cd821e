//! Playouts that are greedy most of the time.

use arrayvec::ArrayVec;
use game::random::{below, unit};
use game::{Ending, Position, Rng, Seat};

use crate::board::MOST_MOVES;
use crate::{Asked, Board, Move, Point};

/// A position whose random moves are mostly those that leave the mover most own markers.
///
/// A search by playouts asks positions for random moves, so this is all it takes to change its playouts.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Eager {
    pub(super) board: Board,
    /// The chance of a move that is truly random.
    pub(super) epsilon: f64,
}

// Epsilon is a number of an option, never one that differs from itself.
impl Eq for Eager {}

impl Eager {
    /// The ring move after which the mover has most markers; of equals each with the same chance.
    fn greediest<R: Rng>(&self, rng: &mut R) -> Option<Move> {
        let board = &self.board;
        let own = board.decider();
        let (ours, theirs) = (board.markers(own), board.markers(own.other()));
        let reach = board.reach();
        let mut best: ArrayVec<(Point, Point), MOST_MOVES> = ArrayVec::new();
        let mut most = i32::MIN;
        for from in board.rings(own) {
            for to in reach.from(from) {
                let flips = board.flips(from, to);
                let gain = (flips & theirs).len() as i32 - (flips & ours).len() as i32;
                if gain > most {
                    most = gain;
                    best.clear();
                }
                if gain == most {
                    best.push((from, to));
                }
            }
        }
        if best.is_empty() {
            return None;
        }
        let (from, to) = best[below(rng, best.len() as u32) as usize];
        Some(Move::Slide { from, to })
    }
}

impl Position for Eager {
    type Move = Move;
    type Moves = ArrayVec<Move, MOST_MOVES>;

    fn seats(&self) -> usize {
        self.board.seats()
    }

    fn turn(&self) -> Option<Seat> {
        self.board.turn()
    }

    fn legal_into(&self, moves: &mut Self::Moves) {
        self.board.legal_into(moves);
    }

    fn play_unchecked(&mut self, mv: Move) {
        self.board.play_unchecked(mv);
    }

    fn ending(&self) -> Option<Ending> {
        self.board.ending()
    }

    fn key(&self) -> u64 {
        self.board.key()
    }

    fn random_move<R: Rng>(&self, rng: &mut R) -> Move {
        let greedy = self.board.asked() == Asked::Move && unit(rng) >= self.epsilon;
        greedy.then(|| self.greediest(rng)).flatten().unwrap_or_else(|| self.board.random_move(rng))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Yinsh;
    use game::random::fast;
    use std::collections::BTreeSet;

    fn drawn(epsilon: f64) -> BTreeSet<String> {
        // The ring on e1 can turn over three black markers; that on f2 only two, with a white one among them.
        let board = "4/7/8/9/W1bbb5/W1bwb4/7WWW/7BB/6BB/6B/4 w move 0-0";
        let board = Yinsh::default().parse_board(board).unwrap();
        let eager = Eager { board, epsilon };
        let mut rng = fast(3);
        (0..200).map(|_| eager.random_move(&mut rng).to_string()).collect()
    }

    #[test]
    fn without_chance_the_move_with_most_own_markers_is_played() {
        assert_eq!(drawn(0.0).into_iter().collect::<Vec<_>>(), ["e1-e6"]);
    }

    #[test]
    fn with_chance_alone_any_move_is_played() {
        assert!(drawn(1.0).len() > 20);
    }

    #[test]
    fn random_decisions_other_than_moves_stay_random() {
        let eager = Eager { board: Board::empty(crate::Rules::default()), epsilon: 0.0 };
        let mut rng = fast(3);
        let placed: BTreeSet<Move> = (0..500).map(|_| eager.random_move(&mut rng)).collect();
        assert!(placed.len() > 70);
    }
}
