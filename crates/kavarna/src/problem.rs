//! Why a command could not do what was asked, and which exit code that gives.

use std::io;
use std::path::Path;

use arena::ArenaError;
use catalog::CatalogError;
use game::{OptionError, RecordError};
use jobs::JobError;
use thiserror::Error;

use crate::exit::ExitCode;

/// Why a command ends early.
#[derive(Debug, Error)]
pub(crate) enum Problem {
    /// What was typed, or what stands in a file, cannot be used; the text says what was expected.
    #[error("{0}")]
    BadInput(String),
    /// The machine did not do its part.
    #[error("{0}")]
    Failed(String),
    /// Somebody pressed Ctrl-C.
    #[error("interrupted")]
    Interrupted,
    /// Whoever read our output has gone away, as `head -1` does. Nobody is left to be told.
    #[error("nobody reads the output any more")]
    NobodyReads,
}

impl Problem {
    /// Something that was typed or read cannot be used.
    pub(crate) fn bad(text: impl Into<String>) -> Problem {
        Problem::BadInput(text.into())
    }

    /// A file that cannot be read or written.
    pub(crate) fn file(doing: &str, path: &Path, error: &io::Error) -> Problem {
        let why = match error.kind() {
            io::ErrorKind::NotFound => "no such file".to_owned(),
            io::ErrorKind::InvalidData => "expected text, but this is not UTF-8".to_owned(),
            _ => error.to_string(),
        };
        Problem::BadInput(format!("cannot {doing} {}: {why}", path.display()))
    }

    /// The exit code of this problem.
    pub(crate) fn exit_code(&self) -> ExitCode {
        match self {
            Problem::BadInput(_) => ExitCode::BadInput,
            Problem::Failed(_) => ExitCode::Failed,
            Problem::Interrupted => ExitCode::Interrupted,
            Problem::NobodyReads => ExitCode::Done,
        }
    }
}

impl From<io::Error> for Problem {
    fn from(error: io::Error) -> Problem {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Problem::NobodyReads,
            _ => Problem::Failed(error.to_string()),
        }
    }
}

impl From<CatalogError> for Problem {
    fn from(error: CatalogError) -> Problem {
        Problem::BadInput(error.to_string())
    }
}

impl From<OptionError> for Problem {
    fn from(error: OptionError) -> Problem {
        Problem::BadInput(error.to_string())
    }
}

impl From<RecordError> for Problem {
    fn from(error: RecordError) -> Problem {
        Problem::BadInput(error.to_string())
    }
}

impl From<JobError> for Problem {
    fn from(error: JobError) -> Problem {
        match error {
            JobError::Arena(error) => error.into(),
            error if error.is_bad_input() => Problem::BadInput(error.to_string()),
            error => Problem::Failed(error.to_string()),
        }
    }
}

impl From<ArenaError> for Problem {
    fn from(error: ArenaError) -> Problem {
        match error {
            ArenaError::Io(error) => error.into(),
            error @ ArenaError::Start { .. } => Problem::Failed(error.to_string()),
            other => Problem::BadInput(other.to_string()),
        }
    }
}
