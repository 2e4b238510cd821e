//! One question to one player, answered on whatever thread this runs.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

use arena::{Patience, SeatSpec, Turn, WallClock};
use catalog::{AnyRules, AnyThinking, AnyView};
use game::{Limits, Report, Stop};

/// What is wanted of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// A move.
    Decision,
    /// The worth of every move.
    Assessment,
}

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
}

impl std::fmt::Debug for Question<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Question").field("spec", &self.spec).finish_non_exhaustive()
    }
}

/// What came of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought {
    /// The move to play.
    pub mv: Option<String>,
    /// Why.
    pub report: Report<String>,
}

/// Lets a player think about a view. Whatever goes wrong, a panic included, is an error in one line.
///
/// Players are made for one question and dropped: a house with thousands of tables cannot keep the memory of
/// every one of them.
pub fn think(question: &Question<'_>, progress: &mut dyn FnMut(&Report<String>)) -> Result<Thought, String> {
    let Question { rules, spec, view, wanted, limits, seed, stop } = *question;
    let asked = AssertUnwindSafe(|| match spec {
        SeatSpec::Own(spec) => {
            let mut player = rules.player(spec).map_err(|error| error.to_string())?;
            player.begin(seed);
            let clock = WallClock::start();
            let limits = spec.limits.unwrap_or(limits).and(Limits { ms: limits.ms, ..Limits::NONE });
            let mut thinking = AnyThinking { limits, stop, clock: &clock, threads: 1, progress };
            Ok(match wanted {
                Wanted::Decision => {
                    let decision = player.decide(view, &mut thinking);
                    Thought { mv: Some(decision.mv), report: decision.report }
                }
                Wanted::Assessment => Thought { mv: None, report: player.assess(view, &mut thinking) },
            })
        }
        SeatSpec::Command(_) => outside(question),
    });
    catch_unwind(asked).unwrap_or_else(|panic| Err(format!("panicked: {}", said(&*panic))))
}

/// A program of the operator: it is told everything its seat knows, and asked.
fn outside(question: &Question<'_>) -> Result<Thought, String> {
    let Question { rules, spec, view, limits, seed, stop, .. } = *question;
    let seat = view.viewer().seat().ok_or("a program decides for a seat")?;
    let mut sitter =
        spec.sit(rules.again().into(), Patience::default()).map_err(|error| error.to_string())?;
    sitter.begin(seat, seed);
    for event in view.history() {
        sitter.event(&event);
    }
    let legal = view.legal();
    let answer = sitter.decide(Turn { view, legal: &legal, limits, stop }).map_err(|fault| fault.0)?;
    Ok(Thought { mv: Some(answer.mv), report: Report::default() })
}

fn said(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str).or(panic.downcast_ref::<&str>().copied());
    text.unwrap_or("no message").lines().next().unwrap_or_default().chars().take(200).collect()
}
