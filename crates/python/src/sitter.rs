//! A player written in Python in a seat of a match.

use std::sync::{Arc, Mutex, PoisonError};

use arena::{Answer, ArenaError, Fault, SeatSpec, Sitter, Turn};
use catalog::{AnyEvent, AnyRules};
use game::{Scores, Seat, Stop};
use pyo3::prelude::*;

use crate::border::bad;
use crate::rules::Rules;
use crate::view::View;

/// The first exception that a player raised: it ends the match and is raised again where the match was called.
#[derive(Clone, Default)]
pub(crate) struct Raised(Arc<Mutex<Option<PyErr>>>);

impl Raised {
    fn keep(&self, error: PyErr) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(error);
    }

    pub(crate) fn take(&self) -> Option<PyErr> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}

/// An object of Python that has `begin`, `decide` and `over`, as `kavarna.Player` has.
pub(crate) struct PySitter {
    player: Arc<Py<PyAny>>,
    rules: Arc<Rules>,
    raised: Raised,
    stop: Stop,
}

impl PySitter {
    pub(crate) fn new(player: Arc<Py<PyAny>>, rules: Arc<Rules>, raised: Raised, stop: Stop) -> PySitter {
        PySitter { player, rules, raised, stop }
    }

    /// Asks the player something; an exception ends the match.
    fn ask<T>(&self, ask: impl FnOnce(&Bound<'_, PyAny>) -> PyResult<T>) -> Option<T> {
        let answer = Python::attach(|py| ask(self.player.bind(py)));
        answer
            .map_err(|error| {
                self.raised.keep(error);
                self.stop.stop();
            })
            .ok()
    }
}

impl Sitter for PySitter {
    fn sit_down(&mut self, rules: &Arc<dyn AnyRules>, _: &SeatSpec) -> Result<(), ArenaError> {
        if rules.options() != self.rules.any.options() {
            self.rules = Rules::new(rules.again());
        }
        Ok(())
    }

    fn begin(&mut self, seat: Seat, seed: u64) {
        self.ask(|player| player.call_method1("begin", (seat.index(), seed)).map(|_| ()));
    }

    fn listens(&self) -> bool {
        false
    }

    fn event(&mut self, _: &AnyEvent) {
        // The view that comes with the turn already holds every event.
    }

    fn decide(&mut self, turn: Turn<'_>) -> Result<Answer, Fault> {
        let rules = Arc::clone(&self.rules);
        let answer = self.ask(|player| {
            let view = View::of(Arc::clone(&rules), turn.view.fork());
            let legal = turn.view.legal();
            let mv = rules.decision(&player.call_method1("decide", (view,))?)?;
            if legal.contains(&mv) {
                Ok(mv)
            } else {
                let some: Vec<&str> = legal.iter().take(12).map(String::as_str).collect();
                let more = if legal.len() > 12 { " and others" } else { "" };
                Err(bad(format!("expected one of {}{more}, got \"{mv}\"", some.join(", "))))
            }
        });
        answer.map(|mv| Answer { mv }).ok_or_else(|| Fault("the player raised an exception".to_owned()))
    }

    fn over(&mut self, scores: &Scores, reason: &str, _: &str) {
        let scores = scores.as_slice().to_vec();
        self.ask(|player| player.call_method1("over", (scores, reason)).map(|_| ()));
    }

    fn dismiss(&mut self) {}
}
