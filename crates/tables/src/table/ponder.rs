//! Engines that think on people's time, at tables that were made so.
//!
//! It makes an engine stronger than its level says, so that it is asked for, told to everybody, and never done where
//! something counts or is compared.

use catalog::AnyRules;
use game::Seat;

use super::{Chair, Refusal, Sitter, Table};

/// Whether engines may think on people's time at a table as it was asked for: only where somebody has use for it.
pub(super) fn may_ponder(rated: bool, seats: &[Sitter], rules: &dyn AnyRules) -> Result<(), Refusal> {
    let expected = |what: &str| Err(Refusal::bad(format!("ponder: expected {what}")));
    if rated {
        return expected("a table that is not rated");
    }
    let engines: Vec<&str> = seats.iter().filter_map(Sitter::engine).collect();
    if engines.is_empty() || engines.len() == seats.len() {
        return expected("a person and an engine at the table");
    }
    if !engines.iter().any(|spec| ponders(spec, rules)) {
        return expected(
            "an engine that has use for it, as GET /games tells: house at its highest level, say",
        );
    }
    Ok(())
}

/// Whether an engine has use for other people's time. Programs are never asked to think on it.
fn ponders(spec: &str, rules: &dyn AnyRules) -> bool {
    rules.remote_player_spec(spec).and_then(|spec| rules.player(&spec)).is_ok_and(|player| player.ponders())
}

impl Table {
    /// The person on whose time an engine may think now: whose decision it is, at a table that was made so.
    pub fn pondered_on(&self) -> Option<&str> {
        let turn = self.turn().filter(|_| self.plan.ponder)?;
        self.chairs[turn.index()].person()
    }

    /// The engine that thinks while a person decides: of those that have use for it, the one whose turn comes next.
    pub fn ponderer(&self) -> Option<Seat> {
        self.pondered_on()?;
        let turn = self.turn()?;
        let rules = self.play.as_ref()?.line().rules();
        let seats = self.chairs.len();
        let after = (1..seats).map(|step| Seat::new((turn.index() + step) % seats));
        let has_use = |seat: &Seat| self.ponders(*seat, rules.as_ref());
        { after }.find(has_use)
    }

    /// Whether the engine in a seat thinks on people's time in the game on the table.
    pub fn ponders(&self, seat: Seat, rules: &dyn AnyRules) -> bool {
        let spec = self.chairs.get(seat.index()).and_then(Chair::plays_as);
        self.plan.ponder && spec.is_some_and(|spec| ponders(spec, rules))
    }
}
