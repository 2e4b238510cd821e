//! Courses: how the house players of a game learned what they know, as something anyone can run again.

use std::fmt;
use std::ops::Range;
use std::path::{Path, PathBuf};

use thiserror::Error;

use crate::{OptionSpec, Settings, Stop};

/// How far a course is.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Headway {
    /// What is being done, in a few words.
    pub stage: String,
    /// Steps done of this stage.
    pub done: u64,
    /// All steps of this stage; 0 when nobody knows.
    pub all: u64,
    /// The latest figures, in one line.
    pub note: String,
}

/// What a course is given.
pub struct Lesson<'a> {
    /// Where it keeps its state and puts what it made. A course that finds an earlier state of the same
    /// seed and settings here goes on from it.
    pub folder: &'a Path,
    /// The seed of every random choice.
    pub seed: u64,
    /// How many threads it may use.
    pub threads: usize,
    /// Raised when it must stop: it then saves its state and returns.
    pub stop: &'a Stop,
    /// Told now and then how far it is.
    pub tell: &'a dyn Fn(&Headway),
    /// Who else works on it; `None` when this run does everything.
    pub share: Option<&'a dyn CourseShare>,
}

/// The pieces of a ledger that a course has come to and does not have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CoursePieces {
    /// The file of the ledger in the folder of the course.
    pub ledger: String,
    /// Its first line, which says what the pieces depend on.
    pub header: String,
    /// The numbers of the pieces.
    pub missing: Range<usize>,
}

/// A course whose pieces are worked out by several runs. At the first ledger that is not complete a run works out the
/// pieces that it is told to, hands them over, and stops; nothing outside its folder is written.
pub trait CourseShare: Sync {
    /// Which of the missing pieces this run works out, if any.
    fn asked(&self, pieces: &CoursePieces) -> Range<usize>;

    /// Takes the line of a piece that was worked out.
    fn take(&self, number: usize, line: String);
}

impl fmt::Debug for Lesson<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Lesson")
            .field("folder", &self.folder)
            .field("seed", &self.seed)
            .finish_non_exhaustive()
    }
}

/// How a run of a course ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CourseEnd {
    /// It was asked to stop. What it has done is in its folder: the same course run there again goes on.
    Stopped,
    /// All is done.
    Finished(Learned),
}

/// What came out of a course.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Learned {
    /// What it made, the one that players use last.
    pub files: Vec<LearnedFile>,
    /// The figures in a few lines: samples, losses, matches.
    pub report: String,
}

/// A file that a course made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LearnedFile {
    /// Where it is.
    pub path: PathBuf,
    /// Its length.
    pub bytes: u64,
    /// What tells it from others: whoever ran the same course with the same seed has the same fingerprint.
    pub fingerprint: u64,
}

impl fmt::Display for LearnedFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {} bytes, fingerprint {:016x}", self.path.display(), self.bytes, self.fingerprint)
    }
}

/// Why a course cannot be run.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum CourseError {
    /// A file or folder that cannot be made, read or written.
    #[error("{}: {error}", .path.display())]
    File {
        /// Which one.
        path: PathBuf,
        /// What the system says.
        error: String,
    },
    /// Another run is writing the same file.
    #[error("{} is being written by another run: give another folder", .path.display())]
    InUse {
        /// Which file.
        path: PathBuf,
    },
    /// The folder holds work with other settings or another seed.
    #[error("{} belongs to other work ({found}); expected {expected:?}: give another folder", .path.display())]
    OtherWork {
        /// Which file.
        path: PathBuf,
        /// What its work depends on.
        found: String,
        /// What this work depends on.
        expected: String,
    },
    /// The state of another course, or of other settings.
    #[error("{} is no state of this course: remove it, or use another folder", .path.display())]
    NoState {
        /// Which file.
        path: PathBuf,
    },
    /// A file that does not hold what it should.
    #[error("{file}: {expected}")]
    Content {
        /// Which file, or which part of it.
        file: String,
        /// What was expected in it.
        expected: String,
    },
    /// Options that are each in order but do not go together.
    #[error("{0}")]
    Settings(String),
}

/// A course of learning: weights of an evaluation, a policy, an opening book.
pub struct Course {
    /// Its name on the command line.
    pub name: &'static str,
    /// What is learned and how, in one line.
    pub about: &'static str,
    /// Its options.
    pub options: Vec<OptionSpec>,
    /// Runs it from the start, or from where its folder says it was.
    #[allow(clippy::type_complexity)]
    pub run: fn(&Settings<'_>, &Lesson<'_>) -> Result<CourseEnd, CourseError>,
}

impl fmt::Debug for Course {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Course").field("name", &self.name).finish_non_exhaustive()
    }
}
