//! One question to one player, answered on whatever thread this runs.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use arena::SeatSpec;
use catalog::{AnyRules, AnyThinking, AnyView, Thought, Wanted};
use game::{Clock, Limits, Report, Stop};
use thiserror::Error;
use tokio::sync::Semaphore;

use super::Program;

/// A question to a player.
pub struct Question<'a> {
    /// The rules.
    pub rules: &'a dyn AnyRules,
    /// Who is asked.
    pub spec: &'a SeatSpec,
    /// What they know.
    pub view: &'a dyn AnyView,
    /// What is wanted.
    pub wanted: Wanted,
    /// How long they may think, unless they have a limit of their own. A limit in time holds for everybody.
    pub limits: Limits,
    /// Their random stream.
    pub seed: u64,
    /// Raised when nobody waits for the answer any more.
    pub stop: &'a Stop,
    /// What limits in time are measured by.
    pub clock: &'a dyn Clock,
    /// The program in the seat and the number of the game, where a program sits at a table. Elsewhere one is
    /// started for the question.
    pub program: Option<(&'a Program, usize)>,
    /// Places for programs of the operator that run at once.
    pub places: &'a Arc<Semaphore>,
}

impl std::fmt::Debug for Question<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Question").field("spec", &self.spec).finish_non_exhaustive()
    }
}

/// Why a player has not decided.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{what}")]
pub struct Failure {
    /// What went wrong, in words of the house.
    what: String,
    /// What the player said about it. It may name cards that it holds.
    said: Option<String>,
}

impl Failure {
    pub(super) fn of_house(what: impl Into<String>) -> Failure {
        Failure { what: what.into(), said: None }
    }

    pub(super) fn of_player(what: &str, said: String) -> Failure {
        Failure { what: what.to_owned(), said: Some(said) }
    }

    /// What may be logged of it: in a game with hidden cards nothing that the player said.
    pub fn for_log(&self, hidden: bool) -> String {
        match &self.said {
            Some(_) if hidden => format!("{} (what it said may name cards, and is not logged)", self.what),
            Some(said) => format!("{}: {said}", self.what),
            None => self.what.clone(),
        }
    }
}

/// Lets a player think about a view. Whatever goes wrong, a panic included, is an error in one line.
///
/// Players of the house are made for one question and dropped: a house with thousands of tables cannot keep the memory of
/// every one of them.
pub fn think(question: &Question<'_>, progress: &mut dyn FnMut(&Report<String>)) -> Result<Thought, Failure> {
    let Question { rules, spec, view, wanted, limits, seed, stop, clock, .. } = *question;
    let alone = Program::default();
    let asked = AssertUnwindSafe(|| match spec {
        SeatSpec::Own(spec) => {
            let mut thinking = AnyThinking { limits, stop, clock, threads: 1, progress };
            let thought = catalog::think(rules, spec, view, wanted, seed, &mut thinking);
            thought.map_err(|error| Failure::of_house(error.to_string()))
        }
        SeatSpec::Guest(_) => {
            Err(Failure::of_house("expected a player of the house or a program".to_owned()))
        }
        SeatSpec::Command(_) => {
            let (program, game) = question.program.unwrap_or((&alone, 0));
            program.decide(question, game)
        }
    });
    catch_unwind(asked).unwrap_or_else(|panic| Err(Failure::of_player("it panicked", said(&*panic))))
}

fn said(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str).or(panic.downcast_ref::<&str>().copied());
    text.unwrap_or("no message").lines().next().unwrap_or_default().chars().take(200).collect()
}
