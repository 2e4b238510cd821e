//! What the house player knows of the game: an evaluation, and hints for its search.

use std::sync::Arc;

use game::{Position, Seat, Symmetric};
use search::{Guide, Outlook};

use crate::direction::between;
use crate::evaluation::{Weights, evaluate};
use crate::reach::Reach;
use crate::row::Row;
use crate::{Asked, Board, Move, Points, ordering};

/// The house's knowledge of Yinsh.
#[derive(Clone, Debug)]
pub(crate) struct Judgement {
    weights: Arc<Weights>,
    /// Whether it tells the search of wins at once and of threats.
    foresees: bool,
}

impl Judgement {
    /// What the house plays with.
    pub(crate) fn usual() -> Judgement {
        Judgement { weights: Weights::learned(), foresees: true }
    }

    /// Knowledge with these weights that foresees nothing: with it the courses were run, and give the same again.
    pub(crate) fn for_learning(weights: Arc<Weights>) -> Judgement {
        Judgement { weights, foresees: false }
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

/// Tells the moves that complete a row of a seat, were it to move, without going through all others.
#[inline]
fn row_moves(board: &Board, reach: &Reach, seat: Seat, mut tell: impl FnMut(Move)) {
    let own = board.markers(seat);
    for from in board.rings(seat) {
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

/// A move with which a seat that needs only one more row would complete it, were it to move.
#[inline]
fn last_row(board: &Board, reach: &Reach, seat: Seat) -> Option<Move> {
    let mut found = None;
    if is_one_row_away(board, seat) {
        row_moves(board, reach, seat, |mv| {
            found.get_or_insert(mv);
        });
    }
    found
}

/// Whether a seat needs only one more row.
#[inline]
fn is_one_row_away(board: &Board, seat: Seat) -> bool {
    board.taken(seat) + 1 >= board.rules().rings_to_win()
}

/// All that a threat rests on: while nothing of it changes, a seat can still complete the same row with the same move.
fn zone(board: &Board, seat: Seat, threat: Move) -> Points {
    let Move::Slide { from, to } = threat else { return Points::BOARD };
    let after = (board.markers(seat) | from.alone()) ^ board.flips(from, to);
    let row = Row::all_in(after).next().map_or(Points::BOARD, Row::points);
    row | from.alone() | to.alone() | between(from, to)
}

/// Whether a move changes anything on these points.
fn touches(board: &Board, mv: Move, points: Points) -> bool {
    match mv {
        Move::Slide { from, to } => (from.alone() | to.alone() | board.flips(from, to)).meets(points),
        _ => true,
    }
}

/// Whether a move leaves the other side, which needs one more row, without it.
fn answers_threat(board: &Board, mv: Move) -> bool {
    let next = board.after(mv);
    match next.asked() {
        Asked::Move => last_row(&next, &next.reach(), next.decider()).is_none(),
        Asked::Row => next.decider() == board.decider(),
        _ => true,
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
            Asked::Move => row_moves(board, &board.reach(), board.decider(), |mv| moves.push(mv)),
            Asked::Row | Asked::Ring => board.legal_into(moves),
            Asked::Place | Asked::Nothing => {}
        }
        true
    }

    /// Who needs one more row wins by completing it, and who cannot must not let the other side do so.
    fn outlook(&self, board: &Board) -> Outlook<Move> {
        let close = Seat::all(2).any(|seat| is_one_row_away(board, seat));
        if !self.foresees || !close || board.asked() != Asked::Move {
            return Outlook::Open;
        }
        let (mover, reach) = (board.decider(), board.reach());
        match last_row(board, &reach, mover) {
            Some(mv) => Outlook::Wins(mv),
            None if last_row(board, &reach, mover.other()).is_some() => Outlook::Pressed,
            None => Outlook::Open,
        }
    }

    /// The move, then the row and the ring are taken.
    fn decisions_of_a_win(&self) -> u32 {
        3
    }

    fn answers(&self, board: &Board, moves: &mut <Board as Position>::Moves) {
        board.legal_into(moves);
        let other = board.decider().other();
        // Most moves are far from the threat, which is quickly seen; but rows that are taken, or the last marker,
        // change everything.
        let zone = match last_row(board, &board.reach(), other) {
            Some(threat) if board.markers_left() > 1 => zone(board, other, threat),
            _ => Points::BOARD,
        };
        moves.retain(|mv| {
            (touches(board, *mv, zone) || completes_row(board, *mv)) && answers_threat(board, *mv)
        });
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
    use game::{Game, Limits, MoveList, think_alone};
    use search::Root;
    use search::tree::{AlphaBeta, AlphaBetaOptions, DepthUnit};

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
                board.play_unchecked(board.random_move(&mut rng));
            }
        }
        assert!(noisy > 50);
    }

    /// Positions of random games in which somebody needs one more row, and a ring is to be moved.
    fn close_to_the_end(seed: u64, games: usize) -> Vec<Board> {
        let mut rng = fast(seed);
        let mut boards = Vec::new();
        for _ in 0..games {
            let mut board = Yinsh::default().start(&());
            while !board.is_over() {
                if board.asked() == Asked::Move && Seat::all(2).any(|seat| board.taken(seat) == 2) {
                    boards.push(board);
                }
                board.play_unchecked(board.random_move(&mut rng));
            }
        }
        boards
    }

    #[test]
    fn what_is_foreseen_is_what_the_rules_say() {
        let judgement = Judgement::usual();
        let (mut won, mut pressed) = (0, 0);
        for board in close_to_the_end(12, 150) {
            let me = board.decider();
            let wins = |board: &Board, seat: Seat| {
                board.taken(seat) == 2
                    && MoveList::iter(&board.legal()).any(|mv| board.after(mv).rows(seat).next().is_some())
            };
            let threatened = |board: &Board| wins(&board.with_other_to_move(), board.decider().other());
            match judgement.outlook(&board) {
                Outlook::Wins(mv) => {
                    assert!(
                        board.is_legal(mv) && board.after(mv).rows(me).next().is_some(),
                        "{mv} {board:?}"
                    );
                    won += 1;
                }
                Outlook::Pressed => {
                    assert!(!wins(&board, me) && threatened(&board), "{board:?}");
                    let mut answers = <Board as Position>::Moves::default();
                    judgement.answers(&board, &mut answers);
                    for mv in MoveList::iter(&board.legal()) {
                        let next = board.after(mv);
                        let own_row = next.asked() == Asked::Row && next.decider() == me;
                        let lost = next.rows(me.other()).next().is_some()
                            || (next.asked() == Asked::Move && wins(&next, me.other()));
                        assert_eq!(answers.contains(mv), own_row || !lost, "{mv} in {board:?}");
                    }
                    pressed += 1;
                }
                Outlook::Open => assert!(!wins(&board, me) && !threatened(&board), "{board:?}"),
            }
        }
        assert!(won > 20 && pressed > 20, "{won} {pressed}");
    }

    #[test]
    fn foresight_changes_no_value_and_saves_work() {
        let options = AlphaBetaOptions {
            depth_unit: DepthUnit::Turns,
            settle: 9,
            elimination: false,
            ..AlphaBetaOptions::default()
        };
        let search = |options: AlphaBetaOptions, board: &Board| {
            let mut engine = AlphaBeta::new(Judgement::usual(), options);
            let root = Root::new(*board);
            let report = think_alone(Limits::depth(3), |thinking| engine.search(&root, thinking));
            (report.best().unwrap().worth, report.nodes)
        };
        let (mut seeing, mut blind) = (0, 0);
        for board in close_to_the_end(13, 40).iter().step_by(9) {
            let (worth, nodes) = search(options, board);
            let (blind_worth, blind_nodes) = search(AlphaBetaOptions { foresight: false, ..options }, board);
            assert_eq!(worth, blind_worth, "{board:?}");
            seeing += nodes;
            blind += blind_nodes;
        }
        assert!(5 * seeing < 4 * blind, "{seeing} of {blind} nodes");
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
