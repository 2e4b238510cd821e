//! What operators are told of long work, and what they ask for.

use jobs::{JobStatus, WorkerRow};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// The queue of long work.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema, TS)]
pub struct JobList {
    /// The queue: a file, or a URL without its password.
    pub queue: String,
    /// The latest jobs, the newest first.
    pub jobs: Vec<JobStatus>,
    /// The workers that were heard of in the last hour.
    pub workers: Vec<WorkerRow>,
}

/// Work for the queue.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct JobAsked {
    /// The words of the plain command: `tournament gobblet4 --player house --player mcts`.
    pub spec: String,
    /// Games or other pieces of a chunk, at most; about a thousand chunks when left out.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub size: Option<u32>,
}

/// Work that was put into the queue.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema, TS)]
pub struct JobMade {
    /// Its name.
    pub id: String,
    /// Whether it was new; else it was there and goes on.
    pub new: bool,
    /// The chunks of its first wave.
    pub chunks: u64,
    /// The games or other pieces in them.
    pub pieces: u64,
}

/// What the results so far say.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema, TS)]
pub struct JobSoFar {
    /// What can be said of the work now, with intervals where there is a figure.
    pub text: String,
}
