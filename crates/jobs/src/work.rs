//! What a plain command does, as something that can be cut into chunks.

use arena::experiment::{Experiment, Order, Workshop, experiment_so_far, plan_experiment};
use arena::{
    Ledger, MatchPlan, Portion, Study, Tournament, Trial, Tuning, WorkPlan, go_on_tuning, go_on_with_match,
    run_tournament, run_trial,
};
use catalog::Catalog;
use game::Stop;

use crate::{CourseWork, JobError, Wave};

/// Chunks that a wave is cut into when nobody says how large they are to be.
const CHUNKS: usize = 1000;
/// The most pieces of such a chunk.
const LARGEST: usize = 500;

/// Some work.
#[derive(Debug)]
#[allow(clippy::large_enum_variant, reason = "there is one for a job")]
pub enum Work {
    /// A match.
    Match(MatchPlan),
    /// A tournament.
    Tournament(Tournament),
    /// A sequential test.
    Trial(Trial),
    /// A study.
    Study(Study),
    /// A tuning by play.
    Tuning(Tuning),
    /// An experiment.
    Experiment(Experiment, Order),
    /// A course, the trump table among them.
    Course(CourseWork),
}

impl Work {
    /// The chunks that can be worked out when these lines are there, `size` pieces each; 0 leaves the size to us.
    pub fn wave(&self, catalog: &Catalog, lines: &[String], size: usize) -> Result<Wave, JobError> {
        let portions = match self {
            Work::Course(course) => course.list(catalog, lines)?,
            _ => self.list(catalog, lines)?.0,
        };
        let pieces: usize = portions.iter().map(|portion| portion.len()).sum();
        let size = if size == 0 { pieces.div_ceil(CHUNKS).clamp(1, LARGEST) } else { size };
        Ok(Wave::new(portions, size))
    }

    /// What these lines say, in words, with intervals where there is a figure.
    pub fn so_far(&self, catalog: &Catalog, lines: &[String]) -> Result<String, JobError> {
        match self {
            Work::Course(course) => course.so_far(lines),
            Work::Study(study) => Ok(study.so_far(catalog, lines)?),
            Work::Experiment(experiment, order) => Ok(experiment_so_far(catalog, experiment, order, lines)?),
            _ => Ok(self.list(catalog, lines)?.1),
        }
    }

    /// What is missing in the ledger of these lines, and what those who play from it as they go say so far.
    fn list(&self, catalog: &Catalog, lines: &[String]) -> Result<(Vec<Box<dyn Portion>>, String), JobError> {
        let plan = WorkPlan::default();
        let (stop, mut quiet) = (Stop::new(), |_| {});
        let mut ledger = Ledger::planning(&plan);
        lines.iter().try_for_each(|line| ledger.take_in(line))?;
        let said = match self {
            Work::Course(_) => String::new(),
            Work::Match(plan) => {
                go_on_with_match(catalog, plan, &mut ledger, &stop, &mut |_| {})?.to_string()
            }
            Work::Tournament(tournament) => {
                run_tournament(catalog, tournament, ledger, &stop, &mut quiet)?.to_string()
            }
            Work::Trial(trial) => run_trial(catalog, trial, ledger, &stop, &mut |_| {})?.to_string(),
            Work::Study(study) => {
                study.measure(&mut Workshop::new(catalog, &mut ledger, &stop, &mut quiet))?;
                String::new()
            }
            Work::Tuning(tuning) => {
                let tuned = go_on_tuning(catalog, tuning, None, Some(&mut ledger), &stop, &mut |_| {})?;
                format!("{} of {} steps: {}\n", tuned.tuner.done(), tuning.steps, tuned.player)
            }
            Work::Experiment(experiment, order) => {
                plan_experiment(catalog, experiment, order, &mut ledger)?;
                String::new()
            }
        };
        Ok((plan.take(), said))
    }
}
