//! What the house player knows of the game: an evaluation, and hints for its search.

use std::sync::Arc;

use game::{Position, Seat, Symmetric};
use search::Guide;

use crate::evaluation::{Weights, evaluate};
use crate::row::Row;
use crate::{Asked, Board, Move, ordering};

/// The house's knowledge of Yinsh.
#[derive(Clone, Debug)]
pub(crate) struct Judgement {
    weights: Arc<Weights>,
}

impl Judgement {
    /// What the house plays with.
    pub(crate) fn usual() -> Judgement {
        Judgement::new(Weights::learned())
    }

    /// Knowledge with these weights.
    pub(crate) fn new(weights: Arc<Weights>) -> Judgement {
        Judgement { weights }
    }
}

/// Whether a ring move completes a row of the mover.
#[inline]
fn completes_row(board: &Board, mv: Move) -> bool {
    let Move::Slide { from, to } = mv else { return false };
    let own = board.markers(board.decider());
    let flips = board.flips(from, to);
    // Without a marker turned over to one's own colour the row would have to run through the one just placed.
    if (flips - own).is_empty() && !own.meets(from.neighbours()) {
        return false;
    }
    let markers = (own | from.alone()) ^ flips;
    markers.len() >= Row::LENGTH && Row::any_in(markers)
}

/// Tells the moves that complete a row of the mover, without going through all others.
#[inline]
fn row_moves(board: &Board, mut tell: impl FnMut(Move)) {
    let own = board.markers(board.decider());
    let reach = board.reach();
    for from in board.rings(board.decider()) {
        let with = own | from.alone();
        if own.meets(from.neighbours()) && Row::any_in(with) {
            // Moving away is enough, unless it turns over a marker of the row.
            for to in reach.from(from) {
                if Row::any_in(with ^ board.flips(from, to)) {
                    tell(Move::Slide { from, to });
                }
            }
        } else {
            reach.jumps(from, |to, over| {
                if !(over - own).is_empty() && Row::any_in(with ^ over) {
                    tell(Move::Slide { from, to });
                }
            });
        }
    }
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

    fn list_noisy(&self, board: &Board, moves: &mut <Board as Position>::Moves) -> bool {
        match board.asked() {
            Asked::Move => row_moves(board, |mv| moves.push(mv)),
            Asked::Row | Asked::Ring => board.legal_into(moves),
            Asked::Place | Asked::Nothing => {}
        }
        true
    }

    /// The other side to move, nothing else changed.
    fn passed(&self, board: &Board) -> Option<Board> {
        (board.asked() == Asked::Move).then(|| board.with_other_to_move())
    }

    fn order(&self, board: &Board, mv: Move) -> i32 {
        let mut order = 0;
        if board.asked() == Asked::Move {
            ordering::orders(board, &[mv], |one| order = one);
        }
        order
    }

    fn orders(&self, board: &Board, moves: &<Board as Position>::Moves, orders: &mut Vec<i32>) -> bool {
        match board.asked() {
            Asked::Move => ordering::orders(board, moves, |order| orders.push(order)),
            Asked::Ring => ordering::ring_orders(board, moves, |order| orders.push(order)),
            _ => return false,
        }
        true
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
        let judgement = Judgement::usual();
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
                let mut expected: Vec<Move> =
                    MoveList::iter(&board.legal()).filter(|mv| judgement.noisy(&board, *mv)).collect();
                let mut listed = <Board as Position>::Moves::default();
                assert!(judgement.list_noisy(&board, &mut listed));
                let mut listed: Vec<Move> = MoveList::iter(&listed).collect();
                expected.sort_unstable();
                listed.sort_unstable();
                assert_eq!(listed, expected, "{board:?}");
                board.play(board.random_move(&mut rng));
            }
        }
        assert!(noisy > 50);
    }

    #[test]
    fn moves_have_slots_of_their_own_within_a_kind() {
        let judgement = Judgement::usual();
        let board = Yinsh::default().parse_board("BB2/7/8/9/4W5/4WW3/4W5/9/8/B6/WBB1 w move 0-0").unwrap();
        let mut slots: Vec<usize> = MoveList::iter(&board.legal()).map(|mv| judgement.slot(mv)).collect();
        let all = slots.len();
        slots.sort_unstable();
        slots.dedup();
        assert_eq!(slots.len(), all);
    }
}
