//! One question to one player, answered on whatever thread this runs.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use arena::SeatSpec;
use catalog::{AnyPlayer, AnyRules, AnyThinking, AnyView, PlayerSpec, Thought, Wanted};
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
    think_keeping(question, &mut None, progress)
}

/// The same with a player that is kept between its searches: whoever was kept thinks, or a new one in its place, and is kept
/// again. Whoever has failed is not.
pub fn think_keeping(
    question: &Question<'_>,
    kept: &mut Option<Box<dyn AnyPlayer>>,
    progress: &mut dyn FnMut(&Report<String>),
) -> Result<Thought, Failure> {
    let Question { spec, view, wanted, limits, stop, clock, .. } = *question;
    let alone = Program::default();
    let asked = AssertUnwindSafe(|| match spec {
        SeatSpec::Own(spec) => {
            let mut player = awake(question, spec, kept)?;
            let mut thinking = AnyThinking { limits, stop, clock, threads: 1, progress };
            let thought = catalog::think_with(player.as_mut(), spec, view, wanted, &mut thinking);
            *kept = Some(player);
            Ok(thought)
        }
        SeatSpec::Guest(_) => {
            Err(Failure::of_house("expected a player of the house or a program".to_owned()))
        }
        SeatSpec::Command(_) => {
            let (program, game) = question.program.unwrap_or((&alone, 0));
            program.decide(question, game)
        }
    });
    guarded(asked)
}

/// Lets a player of the house think on somebody else's time, until it is stopped: what it finds is worth something only to
/// the player that is kept.
pub fn ponder(question: &Question<'_>, kept: &mut Option<Box<dyn AnyPlayer>>) -> Result<(), Failure> {
    let Question { spec, view, stop, clock, .. } = *question;
    guarded(AssertUnwindSafe(|| {
        let SeatSpec::Own(spec) = spec else {
            return Err(Failure::of_house("expected a player of the house"));
        };
        let mut player = awake(question, spec, kept)?;
        let mut quiet = |_: &Report<String>| {};
        let limits = Limits::NONE;
        player.ponder(view, &mut AnyThinking { limits, stop, clock, threads: 1, progress: &mut quiet });
        *kept = Some(player);
        Ok(())
    }))
}

/// The player that was kept, or a new one at the beginning of its game.
fn awake(
    question: &Question<'_>,
    spec: &PlayerSpec,
    kept: &mut Option<Box<dyn AnyPlayer>>,
) -> Result<Box<dyn AnyPlayer>, Failure> {
    if let Some(player) = kept.take() {
        return Ok(player);
    }
    let mut player = question.rules.player(spec).map_err(|error| Failure::of_house(error.to_string()))?;
    player.begin(question.seed);
    Ok(player)
}

/// Whatever somebody comes to, a panic included.
fn guarded<T>(asked: AssertUnwindSafe<impl FnOnce() -> Result<T, Failure>>) -> Result<T, Failure> {
    catch_unwind(asked).unwrap_or_else(|panic| Err(Failure::of_player("it panicked", said(&*panic))))
}

fn said(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str).or(panic.downcast_ref::<&str>().copied());
    text.unwrap_or("no message").lines().next().unwrap_or_default().chars().take(200).collect()
}
