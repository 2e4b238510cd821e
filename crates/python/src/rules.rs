//! The rules that a game, its positions and its views share, and the numbers of its actions.

use std::collections::HashMap;
use std::sync::{Arc, OnceLock};

use catalog::AnyRules;
use game::Viewer;
use pyo3::prelude::*;

use crate::border::{bad, guarded, short};

/// Rules with what is worked out about them once.
pub(crate) struct Rules {
    pub(crate) any: Box<dyn AnyRules>,
    actions: OnceLock<Actions>,
    parts: OnceLock<Vec<(&'static str, usize)>>,
}

/// Every decision by its number, and back.
pub(crate) struct Actions {
    pub(crate) texts: Vec<String>,
    numbers: HashMap<String, usize>,
}

impl Rules {
    pub(crate) fn new(any: Box<dyn AnyRules>) -> Arc<Rules> {
        Arc::new(Rules { any, actions: OnceLock::new(), parts: OnceLock::new() })
    }

    pub(crate) fn name(&self) -> &'static str {
        self.any.facts().name
    }

    pub(crate) fn actions(&self) -> &Actions {
        self.actions.get_or_init(|| {
            let texts = self.any.actions();
            let numbers = texts.iter().cloned().enumerate().map(|(number, text)| (text, number)).collect();
            Actions { texts, numbers }
        })
    }

    /// The parts of an observation in their order, each with how many numbers it has.
    pub(crate) fn parts(&self) -> &[(&'static str, usize)] {
        self.parts.get_or_init(|| self.any.blank_view(Viewer::Spectator).observation().parts().to_vec())
    }

    /// Refuses what belongs to another game.
    pub(crate) fn expect(&self, other: &Rules, what: &str) -> PyResult<()> {
        let describe = |rules: &Rules| format!("{} for {}", rules.name(), rules.any.seats());
        if (self.name(), self.any.seats()) == (other.name(), other.any.seats()) {
            Ok(())
        } else {
            Err(bad(format!("expected a {what} of {}, got one of {}", describe(self), describe(other))))
        }
    }

    /// A decision given as its text or its number.
    pub(crate) fn decision(&self, from: &Bound<'_, PyAny>) -> PyResult<String> {
        if let Ok(text) = from.extract::<String>() {
            return Ok(text);
        }
        let actions = guarded(|| self.actions())?;
        let number = from.extract::<usize>().ok().and_then(|number| actions.texts.get(number));
        number.cloned().ok_or_else(|| {
            bad(format!(
                "expected a move as text or the number of an action from 0 to {}, got {}",
                actions.texts.len().saturating_sub(1),
                short(from)
            ))
        })
    }
}

impl Actions {
    /// The numbers of these decisions.
    pub(crate) fn numbers_of(&self, decisions: &[String]) -> PyResult<Vec<usize>> {
        decisions.iter().map(|text| self.number_of(text)).collect()
    }

    /// The number of a decision.
    pub(crate) fn number_of(&self, text: &str) -> PyResult<usize> {
        let number = self.numbers.get(text).copied();
        number.ok_or_else(|| bad(format!("expected a decision of this game, got \"{text}\"")))
    }
}
