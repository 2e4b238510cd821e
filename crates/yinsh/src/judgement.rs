//! What the house player knows of the game: an evaluation, and hints for its search.

use game::{Position, Seat, Symmetric};
use search::Guide;

use crate::evaluation::{Weights, evaluate};
use crate::row::Row;
use crate::{Asked, Board, Move};

/// The house's knowledge of Yinsh.
#[derive(Clone, Debug)]
pub(crate) struct Judgement {
    weights: Weights,
}

impl Judgement {
    /// What the house plays with.
    pub(crate) fn usual() -> Judgement {
        Judgement::new(Weights::by_hand())
    }

    /// Knowledge with these weights.
    pub(crate) fn new(weights: Weights) -> Judgement {
        Judgement { weights }
    }
}

/// Whether a ring move completes a row of the mover.
#[inline]
fn completes_row(board: &Board, mv: Move) -> bool {
    let Move::Slide { from, to } = mv else { return false };
    let own = board.decider();
    let flips = board.flips(from, to);
    let markers = (board.markers(own) | from.alone()) ^ flips;
    markers.len() >= Row::LENGTH && Row::any_in(markers)
}

impl Guide<Board> for Judgement {
    fn evaluate(&self, board: &Board, seat: Seat) -> i32 {
        let worth = evaluate(&self.weights, board);
        if board.decider() == seat { worth } else { -worth }
    }

    /// What has to be taken is taken before anything is evaluated.
    fn settled(&self, board: &Board) -> bool {
        matches!(board.asked(), Asked::Place | Asked::Move)
    }

    /// Rows: completing them and taking them.
    fn noisy(&self, board: &Board, mv: Move) -> bool {
        match mv {
            Move::Slide { .. } => completes_row(board, mv),
            Move::TakeRow(_) | Move::TakeRing(_) => true,
            Move::Place(_) | Move::Pass => false,
        }
    }

    /// Rows first, then what turns over more foreign than own markers.
    fn order(&self, board: &Board, mv: Move) -> i32 {
        match mv {
            Move::Slide { from, to } => {
                let own = board.decider();
                let flips = board.flips(from, to);
                let gain = (flips & board.markers(own.other())).len() as i32
                    - (flips & board.markers(own)).len() as i32;
                if completes_row(board, mv) { 100 } else { gain.clamp(-1, 2) }
            }
            _ => 0,
        }
    }

    fn canonical_key(&self, board: &Board) -> u64 {
        // Later on, two symmetric boards hardly ever come up in one search.
        if board.asked() == Asked::Place { board.canonical_key() } else { board.key() }
    }

    fn slot(&self, mv: Move) -> usize {
        match mv {
            Move::Slide { from, to } => from.index() * 121 + to.index(),
            Move::Place(point) | Move::TakeRing(point) => point.index(),
            Move::TakeRow(row) => row.first().index() * 3 + row.direction() as usize,
            Move::Pass => 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Yinsh;
    use game::random::fast;
    use game::{Game, MoveList};

    #[test]
    fn moves_are_noisy_exactly_if_rows_are_completed_or_something_is_taken() {
        let judgement = Judgement::new(Weights::by_hand());
        let mut rng = fast(8);
        let mut noisy = 0;
        for _ in 0..40 {
            let mut board = Yinsh::default().start(&());
            while !board.is_over() {
                for mv in MoveList::iter(&board.legal()) {
                    let next = board.after(mv);
                    let own_row = next.asked() == Asked::Row && next.decider() == board.decider();
                    let taking = matches!(mv, Move::TakeRow(_) | Move::TakeRing(_));
                    let expected = taking || (matches!(mv, Move::Slide { .. }) && own_row);
                    assert_eq!(judgement.noisy(&board, mv), expected, "{mv} in {board:?}");
                    noisy += usize::from(expected && !taking);
                }
                board.play(board.random_move(&mut rng));
            }
        }
        assert!(noisy > 50);
    }

    #[test]
    fn moves_have_slots_of_their_own_within_a_kind() {
        let judgement = Judgement::new(Weights::by_hand());
        let board = Yinsh::default().parse_board("BB2/7/8/9/4W5/4WW3/4W5/9/8/B6/WBB1 w move 0-0").unwrap();
        let mut slots: Vec<usize> = MoveList::iter(&board.legal()).map(|mv| judgement.slot(mv)).collect();
        let all = slots.len();
        slots.sort_unstable();
        slots.dedup();
        assert_eq!(slots.len(), all);
    }
}
