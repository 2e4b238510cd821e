//! What can be wrong with a match before it starts, or with the world while it runs.

use std::path::PathBuf;

use catalog::CatalogError;
use thiserror::Error;

/// Why a match cannot be played.
#[derive(Debug, Error)]
pub enum ArenaError {
    /// A bad game, option or player.
    #[error(transparent)]
    Catalog(#[from] CatalogError),
    /// The wrong number of players.
    #[error("{game} has {seats} seats: expected {seats} players, got {given}")]
    Seats {
        /// The game.
        game: &'static str,
        /// How many seats it has.
        seats: usize,
        /// How many players were given.
        given: usize,
    },
    /// A command that cannot be split into words, or is empty.
    #[error("expected cmd:PROGRAM ARGS with balanced quotes, got \"{0}\"")]
    Command(String),
    /// A program that cannot be started at all.
    #[error("cannot start {program}: {error}")]
    Start {
        /// The program.
        program: String,
        /// What the system says.
        error: std::io::Error,
    },
    /// Something that an agent was told makes no sense.
    #[error("line {line}: {what}")]
    Protocol {
        /// The line of the input, from 1.
        line: usize,
        /// What is wrong with it.
        what: String,
    },
    /// A file that cannot be opened or read.
    #[error("cannot open {}: {error}", .path.display())]
    File {
        /// Which file.
        path: PathBuf,
        /// What happened.
        error: std::io::Error,
    },
    /// A file that somebody else is writing.
    #[error("{} is being written by another run: expected a file of its own", .0.display())]
    InUse(PathBuf),
    /// A bad experiment.
    #[error(transparent)]
    Experiment(#[from] crate::experiment::ExperimentError),
    /// A plan that makes no sense.
    #[error("{0}")]
    Plan(String),
    /// Reading or writing failed.
    #[error(transparent)]
    Io(#[from] std::io::Error),
}

impl ArenaError {
    /// Whether the request was wrong, as opposed to the world failing.
    pub fn is_bad_input(&self) -> bool {
        !matches!(self, ArenaError::Io(_))
    }
}
