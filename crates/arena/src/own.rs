//! A player of the house in a seat of a match.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use catalog::{AnyEvent, AnyPlayer, AnyRules, AnyThinking, AnyView, CatalogError, PlayerSpec};
use game::{Options, Scores, Seat, Viewer};

use crate::{Answer, ArenaError, Fault, SeatSpec, Sitter, Turn, WallClock};

/// A player of the house. A panic inside it is a forfeit, not the end of the match.
pub struct OwnPlayer {
    rules: Arc<dyn AnyRules>,
    spec: PlayerSpec,
    player: Box<dyn AnyPlayer>,
    seat: Seat,
}

impl OwnPlayer {
    /// The player of this SPEC.
    pub fn new(rules: Arc<dyn AnyRules>, spec: PlayerSpec) -> Result<OwnPlayer, CatalogError> {
        let player = rules.player(&spec)?;
        Ok(OwnPlayer { rules, spec, player, seat: Seat::new(0) })
    }

    /// Runs something of the player, turning a panic into a fault.
    fn guarded<T>(&mut self, run: impl FnOnce(&mut dyn AnyPlayer) -> T) -> Result<T, Fault> {
        let player = self.player.as_mut();
        catch_unwind(AssertUnwindSafe(|| run(player)))
            .map_err(|panic| Fault(format!("panicked: {}", said(&*panic))))
    }
}

impl std::fmt::Debug for OwnPlayer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("OwnPlayer").field("spec", &self.spec).finish_non_exhaustive()
    }
}

fn said(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str).or(panic.downcast_ref::<&str>().copied());
    text.unwrap_or("no message").lines().next().unwrap_or_default().to_owned()
}

impl Sitter for OwnPlayer {
    fn sit_down(&mut self, rules: &Arc<dyn AnyRules>, spec: &SeatSpec) -> Result<(), ArenaError> {
        let SeatSpec::Own(spec) = spec else { return Ok(()) };
        let same_rules = Arc::ptr_eq(rules, &self.rules) || rules.options() == self.rules.options();
        if *spec != self.spec || !same_rules {
            *self = OwnPlayer::new(Arc::clone(rules), spec.clone())?;
        }
        Ok(())
    }

    fn begin(&mut self, seat: Seat, seed: u64) {
        self.seat = seat;
        self.player.begin(seed);
    }

    fn eyes(&self, seat: Seat) -> Viewer {
        self.player.eyes(seat)
    }

    fn listens(&self) -> bool {
        false
    }

    fn event(&mut self, _: &AnyEvent) {
        // The view that comes with the turn already holds every event.
    }

    fn decide(&mut self, turn: Turn<'_>) -> Result<Answer, Fault> {
        let limits = self.spec.limits.unwrap_or(turn.limits);
        let clock = WallClock::start();
        let decision = self.guarded(|player| {
            let mut quiet = |_: &game::Report<String>| {};
            let mut thinking =
                AnyThinking { limits, stop: turn.stop, clock: &clock, threads: 1, progress: &mut quiet };
            player.decide(turn.view, &mut thinking)
        })?;
        if self.player.gives_up() {
            return Err(Fault("gave up: it found no move that does not lose".to_owned()));
        }
        Ok(Answer { mv: decision.mv })
    }

    fn over(&mut self, scores: &Scores, _: &str, _: &str) {
        let seat = self.seat;
        if self.guarded(|player| player.end(seat, scores)).is_err() {
            self.dismiss();
        }
    }

    fn learned(&self, end: &dyn AnyView) -> Options {
        // A player that fails here has learned nothing.
        catch_unwind(AssertUnwindSafe(|| self.player.learned(end))).unwrap_or_default()
    }

    fn dismiss(&mut self) {
        if let Ok(player) = self.rules.player(&self.spec) {
            self.player = player;
        }
    }
}
