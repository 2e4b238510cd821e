//! Where a law was broken, and how that is told.

use std::any::Any;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Whether a law holds; if not, what is wrong.
pub(super) type Outcome = Result<(), String>;

/// Something that a law can be broken at.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place<'a> {
    pub(super) game: &'static str,
    pub(super) variant: &'a str,
    pub(super) seed: u64,
    /// Which of the random games.
    pub(super) index: Option<usize>,
    /// After how many moves of it.
    pub(super) step: Option<usize>,
}

impl fmt::Display for Place<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "game {}, variant {}, seed {}", self.game, self.variant, self.seed)?;
        if let Some(index) = self.index {
            write!(f, ", random game {index}")?;
        }
        if let Some(step) = self.step {
            write!(f, ", after {step} moves")?;
        }
        Ok(())
    }
}

impl Place<'_> {
    /// Panics if the law is broken here, or if looking at it panics.
    pub(super) fn uphold(&self, law: &str, holds: impl FnOnce() -> Outcome) {
        let outcome = catch_unwind(AssertUnwindSafe(holds))
            .unwrap_or_else(|payload| Err(format!("panicked: {}", payload_text(payload.as_ref()))));
        if let Err(what) = outcome {
            panic!("law broken: {law}\n  {self}\n  {what}");
        }
    }
}

fn payload_text(payload: &(dyn Any + Send)) -> &str {
    let text = payload.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| payload.downcast_ref::<&str>().copied()).unwrap_or("something")
}

/// Goes on if `holds`; else says what is wrong.
pub(super) fn ensure(holds: bool, what: impl FnOnce() -> String) -> Outcome {
    if holds { Ok(()) } else { Err(what()) }
}
