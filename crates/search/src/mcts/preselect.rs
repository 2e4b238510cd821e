//! Sorting out the root's moves before any statistics: wins at once, and gifts to the opponent.

use game::{MoveList, Position, Seat};

use crate::{Meter, Reward};

/// What a look at two decisions says about the moves of a root.
pub(super) enum Preselection<P: Position> {
    /// This move wins at once.
    Wins(P::Move),
    /// These moves are worth a search.
    Keeps(P::Moves),
}

/// Looks for a move that wins at once and leaves out the moves that let another seat win at once, unless
/// all do. Stopped half-way it keeps what it has not judged.
pub(super) fn preselect<P: Position>(position: &P, me: Seat, meter: &mut Meter<'_>) -> Preselection<P> {
    let all = position.legal();
    let mut safe = P::Moves::default();
    for place in 0..all.len() {
        let mv = all.get(place);
        if !meter.node() {
            return Preselection::Keeps(all);
        }
        let next = position.after(mv);
        match next.ending() {
            Some(ending) if Reward::is_won_by(&ending.scores, me) => return Preselection::Wins(mv),
            Some(ending) => {
                if !won_by_another(&ending.scores, me) {
                    safe.push(mv);
                }
            }
            None => match lets_another_win(&next, me, meter) {
                Some(true) => {}
                Some(false) => safe.push(mv),
                None => return Preselection::Keeps(all),
            },
        }
    }
    Preselection::Keeps(if safe.is_empty() { all } else { safe })
}

/// Whether another seat, now to move, can win with one move. `None` when the budget ran out.
fn lets_another_win<P: Position>(next: &P, me: Seat, meter: &mut Meter<'_>) -> Option<bool> {
    if next.turn() == Some(me) {
        return Some(false);
    }
    for reply in next.legal().iter() {
        if !meter.node() {
            return None;
        }
        if next.after(reply).ending().is_some_and(|ending| won_by_another(&ending.scores, me)) {
            return Some(true);
        }
    }
    Some(false)
}

fn won_by_another(scores: &game::Scores, me: Seat) -> bool {
    Seat::all(scores.seats()).any(|seat| seat != me && Reward::is_won_by(scores, seat))
}
