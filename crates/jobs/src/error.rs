//! What can be wrong with a job or its queue.

use arena::ArenaError;
use database::{AddressError, plain};
use game::CourseError;
use thiserror::Error;

/// Why a job or its queue cannot be used.
#[derive(Debug, Error)]
pub enum JobError {
    /// The work cannot be done as it is described.
    #[error(transparent)]
    Arena(#[from] ArenaError),
    /// The course cannot be run.
    #[error(transparent)]
    Course(#[from] CourseError),
    /// What was asked for makes no sense.
    #[error("{0}")]
    Asked(String),
    /// It is not the address of a database.
    #[error(transparent)]
    Address(#[from] AddressError),
    /// The database cannot be reached.
    #[error("cannot use the queue {place}: {why}")]
    Open {
        /// The file, or the URL without a password.
        place: String,
        /// What is wrong with it.
        why: String,
    },
    /// The database has no queue.
    #[error("there is no queue in {0}: expected a database into which `kavarna job submit` has put a job")]
    NoQueue(String),
    /// The database said no.
    #[error("the queue failed: {}", plain(.0))]
    Database(#[from] sqlx::Error),
    /// A result that is none.
    #[error("chunk {chunk}: expected lines of text, got {why}")]
    Result {
        /// Which chunk.
        chunk: u64,
        /// What is wrong with it.
        why: String,
    },
    /// Something of this machine failed.
    #[error(transparent)]
    Io(#[from] std::io::Error),
}

impl JobError {
    /// Whether the request was wrong, as opposed to the world failing.
    pub fn is_bad_input(&self) -> bool {
        match self {
            JobError::Arena(error) => error.is_bad_input(),
            JobError::Course(error) => !matches!(error, CourseError::File { .. }),
            JobError::Asked(_) | JobError::Address(_) | JobError::NoQueue(_) => true,
            JobError::Open { .. } | JobError::Database(_) | JobError::Result { .. } | JobError::Io(_) => {
                false
            }
        }
    }
}
