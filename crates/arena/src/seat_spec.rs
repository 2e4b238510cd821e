//! Who sits down: one of our players, a program, or somebody whom the caller brings along.

use std::fmt;
use std::sync::Arc;

use catalog::{AnyRules, PlayerSpec};
use game::Options;

use crate::{ArenaError, External, OwnPlayer, Patience, Sitter};

/// A seat as it was asked for on the command line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeatSpec {
    /// A player of the house.
    Own(PlayerSpec),
    /// `cmd:PROGRAM ARGS`: a program, already split into words.
    Command(Vec<String>),
    /// Somebody whom the caller brings along: a player written in another language within this process.
    Guest(Guest),
}

/// A player that the caller of a match brings along. It has a name for the records and is made once for each thread.
#[derive(Clone)]
pub struct Guest {
    name: String,
    make: Arc<dyn Fn() -> Box<dyn Sitter> + Send + Sync>,
}

impl Guest {
    /// A guest of this name.
    pub fn new(name: &str, make: impl Fn() -> Box<dyn Sitter> + Send + Sync + 'static) -> Guest {
        Guest { name: name.to_owned(), make: Arc::new(make) }
    }
}

/// Guests are the same when they have the same name and are made in the same way.
impl PartialEq for Guest {
    fn eq(&self, other: &Guest) -> bool {
        self.name == other.name && Arc::ptr_eq(&self.make, &other.make)
    }
}

impl Eq for Guest {}

impl fmt::Debug for Guest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Guest").field("name", &self.name).finish_non_exhaustive()
    }
}

impl SeatSpec {
    /// Reads `house:level=7` or `cmd:python3 player.py`; a bad name or option is refused here, before
    /// anything is played.
    pub fn parse(rules: &dyn AnyRules, text: &str) -> Result<SeatSpec, ArenaError> {
        match text.strip_prefix("cmd:") {
            Some(command) => {
                let words = shlex::split(command).filter(|words| !words.is_empty());
                words.map(SeatSpec::Command).ok_or_else(|| ArenaError::Command(text.to_owned()))
            }
            None => Ok(SeatSpec::Own(rules.player_spec(text)?)),
        }
    }

    /// Somebody of this kind, ready to sit down. A program is started at once: one that cannot be started is a mistake of
    /// whoever named it, and no game is played.
    pub fn sit(&self, rules: Arc<dyn AnyRules>, patience: Patience) -> Result<Box<dyn Sitter>, ArenaError> {
        Ok(match self {
            SeatSpec::Own(spec) => Box::new(OwnPlayer::new(rules, spec.clone())?),
            SeatSpec::Command(words) => Box::new(External::start(rules, words.clone(), patience)?),
            SeatSpec::Guest(guest) => (guest.make)(),
        })
    }

    /// What a player of the house has learned becomes options of the player in the next deal.
    pub(crate) fn learn(&mut self, learned: &Options) {
        if let SeatSpec::Own(spec) = self {
            spec.learn(learned);
        }
    }

    /// Whether this seat has a limit in time of its own.
    pub fn is_timed(&self) -> bool {
        matches!(self, SeatSpec::Own(PlayerSpec { limits: Some(limits), .. }) if limits.ms.is_some())
    }
}

impl fmt::Display for SeatSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SeatSpec::Own(spec) => spec.fmt(f),
            SeatSpec::Command(words) => {
                let quoted = shlex::try_join(words.iter().map(String::as_str));
                write!(f, "cmd:{}", quoted.unwrap_or_else(|_| words.join(" ")))
            }
            SeatSpec::Guest(guest) => f.write_str(&guest.name),
        }
    }
}
