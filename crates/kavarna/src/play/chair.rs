//! A chair at the table: who sits on it, and what they have scored since we sat down.

use arena::{ArenaError, SeatSpec};
use catalog::AnyRules;

/// Who sits on a chair.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Who {
    /// A person at this terminal.
    Me,
    /// A player of the house or a program.
    Player(SeatSpec),
}

/// A chair at the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Chair {
    /// Who sits on it.
    pub(crate) who: Who,
    /// The sum of the scores of all finished games of this sitting.
    pub(crate) total: i64,
}

impl Chair {
    /// Reads `me` or the SPEC of a player.
    pub(crate) fn parse(rules: &dyn AnyRules, text: &str) -> Result<Chair, ArenaError> {
        let who = if text == "me" { Who::Me } else { Who::Player(SeatSpec::parse(rules, text)?) };
        Ok(Chair { who, total: 0 })
    }

    /// Whether a person sits here.
    pub(crate) fn is_me(&self) -> bool {
        self.who == Who::Me
    }

    /// At which level the house's own player sits here, the best unless its SPEC says; nothing where somebody else sits.
    pub(crate) fn level(&self) -> Option<usize> {
        let Who::Player(SeatSpec::Own(spec)) = &self.who else { return None };
        let best = catalog::levels();
        (spec.name == "house")
            .then(|| spec.options.get("level").and_then(|text| text.parse().ok()).unwrap_or(best))
    }

    /// The name in records: `me`, or the SPEC.
    pub(crate) fn name(&self) -> String {
        match &self.who {
            Who::Me => "me".to_owned(),
            Who::Player(spec) => spec.to_string(),
        }
    }
}
