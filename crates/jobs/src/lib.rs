//! Long work in chunks, on as many machines as one has.
//!
//! * [`Work`] is what a plain command does: a match, a tournament, a test, a study, a tuning, an experiment or a course.
//!   It is cut into [`Wave`]s of chunks. A chunk is a pure function of the work, of the results of earlier waves, and of
//!   its number; its result is lines of the ledger that the plain command writes too. With all of them in its ledger the
//!   plain command has nothing left to do but to say what came out, so the bytes are the same.
//! * [`Queue`] hands chunks out from a database and keeps their results; [`work_off`] is what a worker does.
//! * [`Version`] is what results depend on beside the work: a worker of another version takes no part.
//!
//! Most work is one wave. A Swiss tournament has a wave a round, a tuning one a step or generation, a sequential test one
//! for every 500 groups, a course one for every ledger.

#![forbid(unsafe_code)]

mod course;
mod error;
mod queue;
mod version;
mod wave;
mod work;
mod worker;

pub use course::{CourseWork, lay_out};
pub use error::JobError;
pub use queue::{
    Aside, Claim, Done, Finding, JobRow, JobState, JobStatus, Queue, Submitted, WorkerRow, is_checked,
};
pub use version::Version;
pub use wave::{Wave, lines_of};
pub use work::Work;
pub use worker::{Worker, work_off};
