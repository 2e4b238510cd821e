//! Sorting out the root's moves before any statistics: wins at once, and gifts to the opponent.

use game::{MoveList, Position, Seat};

use super::rewards::Counting;
use crate::Meter;

/// What a look at two decisions says about the moves of a root.
pub(super) enum Preselection<P: Position> {
    /// This move wins at once.
    Wins(P::Move),
    /// These moves are worth a search.
    Keeps(P::Moves),
}

/// Looks for a move that wins at once and leaves out the moves that let another side win at once, unless
/// all do. Stopped half-way it keeps what it has not judged.
pub(super) fn preselect<P: Position>(
    position: &P,
    me: Seat,
    counting: Counting,
    meter: &mut Meter<'_>,
) -> Preselection<P> {
    let all = position.legal();
    let mut safe = P::Moves::default();
    for place in 0..all.len() {
        let mv = all.get(place);
        if !meter.node() {
            return Preselection::Keeps(all);
        }
        let next = position.after(mv);
        match winners(&next, counting) {
            Some(winners) if has(winners, me) => return Preselection::Wins(mv),
            Some(0) => safe.push(mv),
            Some(_) => {}
            None => match lets_another_win(&next, me, counting, meter) {
                Some(true) => {}
                Some(false) => safe.push(mv),
                None => return Preselection::Keeps(all),
            },
        }
    }
    Preselection::Keeps(if safe.is_empty() { all } else { safe })
}

/// Whether another side, now to move, can win with one move. `None` when the budget ran out.
fn lets_another_win<P: Position>(
    next: &P,
    me: Seat,
    counting: Counting,
    meter: &mut Meter<'_>,
) -> Option<bool> {
    if next.turn() == Some(me) {
        return Some(false);
    }
    for reply in next.legal().iter() {
        if !meter.node() {
            return None;
        }
        if winners(&next.after(reply), counting).is_some_and(|winners| winners != 0 && !has(winners, me)) {
            return Some(true);
        }
    }
    Some(false)
}

/// Who has won outright, one bit for each seat; `None` while the game runs.
fn winners<P: Position>(position: &P, counting: Counting) -> Option<u8> {
    position.ending().map(|ending| counting.winners(position, &ending.scores))
}

fn has(winners: u8, seat: Seat) -> bool {
    winners >> seat.index() & 1 == 1
}
