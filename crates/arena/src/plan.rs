//! Work that is not done yet, as a list of pieces that can be worked out in any order, anywhere.
//!
//! Whatever plays many games asks a [`Ledger`](crate::Ledger) first. With a planning ledger nothing is played: what is
//! missing is listed here, and the work stops as if somebody had interrupted it. The pieces are pure functions of what
//! the work depends on; their lines, taken into a ledger, are what a run in one process would have written. Work whose
//! later pieces depend on earlier results (rounds of a Swiss tournament, steps of a tuning) is listed again when those
//! are there.

use std::fmt;
use std::ops::{ControlFlow, Range};
use std::sync::{Arc, Mutex, PoisonError};

use catalog::Catalog;
use game::Stop;

use crate::crew::{Crew, is_timed};
use crate::hall::entries;
use crate::{ArenaError, Encounter, Participant, Setting, Task};

/// Why work with a limit in milliseconds cannot be listed.
pub(crate) const TIMED: &str =
    "a limit in ms gives other games on every machine: expected nodes, iterations or depth";

/// Some pieces of work of one kind, numbered from 0.
pub trait Portion: Send {
    /// How many pieces there are.
    fn len(&self) -> usize;

    /// Whether there are none.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Works out some of them on this thread: their lines of the ledger, in the order of the pieces; `None` when stopped.
    fn work(
        &mut self,
        catalog: &Catalog,
        pieces: Range<usize>,
        stop: &Stop,
    ) -> Result<Option<Vec<String>>, ArenaError>;
}

/// The list of missing work. Copies share one list.
#[derive(Clone, Default)]
pub struct WorkPlan(Arc<Mutex<Vec<Box<dyn Portion>>>>);

impl fmt::Debug for WorkPlan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("WorkPlan").finish_non_exhaustive()
    }
}

impl WorkPlan {
    /// Lists more work.
    pub fn add(&self, portion: Box<dyn Portion>) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(portion);
    }

    /// Whether nothing is missing.
    pub fn is_empty(&self) -> bool {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).is_empty()
    }

    /// Everything that was listed, in the order of the work.
    pub fn take(&self) -> Vec<Box<dyn Portion>> {
        std::mem::take(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// Games of some encounters.
pub(crate) struct Games {
    /// Under which name they are kept.
    pub(crate) job: String,
    pub(crate) setting: Setting,
    pub(crate) participants: Vec<Participant>,
    pub(crate) encounters: Vec<Encounter>,
    pub(crate) tasks: Vec<Task>,
    /// Whether players draw from the streams of their encounter, as they do but in a match.
    pub(crate) own_streams: bool,
    /// The players, seated with the first game.
    pub(crate) crew: Option<Crew>,
}

impl Games {
    /// Lists them in a plan, unless somebody thinks by the clock.
    pub(crate) fn list(self, plan: &WorkPlan) -> Result<(), ArenaError> {
        if is_timed(&self.setting, &self.participants) {
            return Err(ArenaError::Plan(TIMED.to_owned()));
        }
        plan.add(Box::new(self));
        Ok(())
    }
}

impl Portion for Games {
    fn len(&self) -> usize {
        self.tasks.len()
    }

    fn work(
        &mut self,
        catalog: &Catalog,
        pieces: Range<usize>,
        stop: &Stop,
    ) -> Result<Option<Vec<String>>, ArenaError> {
        let mut crew = match self.crew.take() {
            Some(crew) => crew,
            None => Crew::new(catalog, self.setting.clone(), self.participants.clone(), 1)?,
        };
        crew.own_streams = self.own_streams;
        let tasks = &self.tasks[pieces];
        let mut lines = Vec::new();
        let mut played = 0;
        crew.play(&self.encounters, tasks, stop, &mut |number, sitting| {
            let encounter = &self.encounters[tasks[number].encounter];
            let name = encounter.name(&self.participants);
            let entries = entries(&self.job, &name, tasks[number], encounter.group_size(), sitting);
            lines.extend(entries.iter().map(crate::Entry::to_line));
            played += 1;
            ControlFlow::Continue(())
        })?;
        self.crew = Some(crew);
        Ok((played == tasks.len()).then_some(lines))
    }
}
