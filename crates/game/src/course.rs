//! Courses: how the house players of a game learned what they know, as something anyone can run again.

use std::fmt;
use std::path::Path;

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
}

impl fmt::Debug for Lesson<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Lesson")
            .field("folder", &self.folder)
            .field("seed", &self.seed)
            .finish_non_exhaustive()
    }
}

/// A course of learning: weights of an evaluation, a policy, an opening book.
pub struct Course {
    /// Its name on the command line.
    pub name: &'static str,
    /// What is learned and how, in one line.
    pub about: &'static str,
    /// Its options.
    pub options: Vec<OptionSpec>,
    /// Runs it from the start, or from where its folder says it was. The answer is what came out, in a few
    /// lines for people; the error says what went wrong (with the folder, mostly).
    #[allow(clippy::type_complexity)]
    pub run: fn(&Settings<'_>, &Lesson<'_>) -> Result<String, String>,
}

impl fmt::Debug for Course {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Course").field("name", &self.name).finish_non_exhaustive()
    }
}
