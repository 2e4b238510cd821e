//! Experiments: files that say in plain words what is played, how often, and what a source reported; run by one
//! command into records, a result and a page.
//!
//! A file is a title, a source, some words, and parts. A part has a `kind`; each kind is one file here:
//!
//! | kind | what it measures |
//! | --- | --- |
//! | `grid` | one figure for every pair of two options: share of wins, draws, moves, the course of the game |
//! | `pairs` | a list of single encounters |
//! | `ladder` | players that differ in one number, everybody against everybody: strength by depth |
//! | `nodes` | the work and the value of single searches by option and depth |
//! | `size` | branching factor and length of games |
//! | `winnings` | what each of some kinds of players wins at all tables that they make |
//! | `decline` | how the largest mean of equal players falls with the number of games |
//! | `convergence` | what some seats win together by the number of games, run by run |
//! | `endings` | what players make of positions that another player reached, by how late they are |
//! | `course` | the counts that a game states of itself, and how long a course of it takes |
//!
//! `docs/experiments.md` has the fields.

mod claim;
mod convergence;
mod course;
mod decline;
mod endings;
mod file;
mod grid;
mod ladder;
mod measure;
mod nodes;
mod pairs;
mod repeating;
mod run;
mod shipped;
mod size;
mod solution;
mod tactics;
mod template;
mod winnings;
mod work_claim;
mod workshop;

pub use file::{Experiment, ExperimentError};
pub use grid::{Axis as GridAxis, Grid, Variant};
pub use measure::Measure;
pub(crate) use run::replace;
pub use run::{Order, experiment_so_far, plan_experiment, run_experiment};
pub use shipped::{experiments_in, shipped_experiments};
pub use workshop::Workshop;

use crate::ArenaError;
use crate::report::Section;

/// One part of an experiment.
pub(crate) trait Part: Send + Sync {
    /// How many games or measurements it needs at this scale.
    fn pieces(&self, scale: f64) -> u64;
    /// Does the work and says what came out; `None` when stopped.
    fn run(&self, workshop: &mut Workshop<'_>) -> Result<Option<Section>, ArenaError>;
}

/// A number of games at a scale; at least one.
pub(crate) fn scaled(games: u64, scale: f64) -> u64 {
    ((games as f64 * scale).round() as u64).max(1)
}
