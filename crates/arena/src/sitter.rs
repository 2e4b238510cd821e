//! Whoever sits in a seat during a match.

use std::sync::Arc;

use catalog::{AnyEvent, AnyRules, AnyView};
use game::{Limits, Options, Scores, Seat, Stop, Viewer};

use crate::{ArenaError, SeatSpec};

/// What a seat is asked.
#[derive(Clone, Copy)]
pub struct Turn<'a> {
    /// What the seat knows.
    pub view: &'a dyn AnyView,
    /// Every legal move; none for a sitter that does not [listen](Sitter::listens).
    pub legal: &'a [String],
    /// The limit of the match.
    pub limits: Limits,
    /// Raised when the match is stopped.
    pub stop: &'a Stop,
}

/// A decision of a seat, not yet checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// The move as text.
    pub mv: String,
}

/// Why a seat cannot go on: one line for the record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault(pub String);

/// Somebody in a seat: a player of the house or a program outside.
pub trait Sitter: Send {
    /// The next deal is played by these rules; in a session they are other ones from deal to deal, and so is
    /// the SPEC of a player that has learned something. Whoever sat here before has left.
    fn sit_down(&mut self, rules: &Arc<dyn AnyRules>, spec: &SeatSpec) -> Result<(), ArenaError>;
    /// A new game begins.
    fn begin(&mut self, seat: Seat, seed: u64);
    /// With whose eyes it looks: its seat's, but for a published player that is known to peek.
    fn eyes(&self, seat: Seat) -> Viewer {
        Viewer::Seat(seat)
    }
    /// Whether it has to be told events and legal moves as texts. Whoever reads them off the view saves the house
    /// the writing.
    fn listens(&self) -> bool {
        true
    }
    /// Something happened that this seat may see.
    fn event(&mut self, event: &AnyEvent);
    /// Decides, or fails and forfeits.
    fn decide(&mut self, turn: Turn<'_>) -> Result<Answer, Fault>;
    /// The game is over. `deal` is empty where nothing is dealt.
    fn over(&mut self, scores: &Scores, reason: &str, deal: &str);
    /// What it has learned for the next deal of a session, as options of the player; a program outside keeps
    /// that to itself.
    fn learned(&self, _end: &dyn AnyView) -> Options {
        Options::none()
    }
    /// The seat has forfeited: whatever it is doing must not reach into the next game.
    fn dismiss(&mut self);
}
