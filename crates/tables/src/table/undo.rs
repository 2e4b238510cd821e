//! When moves may be taken back, and how many.

use game::Seat;

use super::{Phase, Refusal, Table};

impl Table {
    /// How many moves must be taken back so that one of these seats can decide again: its last decision and
    /// everything after it.
    pub(super) fn steps_back(&self, own: &[Seat]) -> Result<usize, Refusal> {
        let play = self.play.as_ref().filter(|_| self.phase == Phase::Playing);
        let play = play.ok_or_else(|| Refusal::not_allowed("moves are taken back while a game is played"))?;
        let last = play.movers.iter().rposition(|seat| own.contains(seat));
        let last = last.ok_or_else(|| Refusal::not_allowed("there is no move of yours to take back"))?;
        Ok(play.movers.len() - last)
    }

    /// Whether anything may be taken back at this table at all, by whatever way.
    pub(super) fn may_go_back(&self) -> Result<(), Refusal> {
        if self.plan.rated {
            return Err(Refusal::not_allowed("in a rated game moves stand"));
        }
        if self.plan.is_compared() {
            return Err(Refusal::not_allowed("in the deal of a day, and in a tournament, moves stand"));
        }
        if self.is_hidden() && self.heads() > 1 {
            let message = "a card that others have seen cannot be taken back";
            return Err(Refusal::not_allowed(message));
        }
        Ok(())
    }
}
