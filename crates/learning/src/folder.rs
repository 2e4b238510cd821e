//! The frame of a course: its folder, its progress, and how it ends.

use std::fs;
use std::io;
use std::path::Path;

use game::random::fingerprint;
use game::{CourseEnd, CourseError, CourseShare, Headway, Learned, LearnedFile, Lesson, Stop};

use crate::{Ledger, ledger};

/// Why a course leaves off before its end.
#[derive(Debug)]
pub enum Break {
    /// It was asked to stop, and what it has done is kept.
    Stopped,
    /// Something went wrong.
    Failed(CourseError),
}

impl From<CourseError> for Break {
    fn from(error: CourseError) -> Break {
        Break::Failed(error)
    }
}

/// Runs a course in its folder, which is made if need be.
///
/// ```
/// use game::{CourseEnd, Headway, Learned, Lesson, Stop};
///
/// let place = std::env::temp_dir().join(format!("learning-example-{}", std::process::id()));
/// let lesson = Lesson { folder: &place, seed: 1, threads: 1, stop: &Stop::new(), tell: &|_: &Headway| {}, share: None };
/// let end = learning::attend(&lesson, |folder| {
///     let mut ledger = folder.ledger("squares.txt", "squares")?;
///     let lines = ledger.work(folder, ("squaring", 3), || (), |(), number| (number * number).to_string())?;
///     let file = folder.write("sum.txt", lines.join("+").as_bytes())?;
///     Ok(Learned { files: vec![file], report: "three squares".to_owned() })
/// })?;
/// let CourseEnd::Finished(learned) = end else { panic!("nobody stopped it") };
/// assert_eq!(std::fs::read_to_string(&learned.files[0].path).unwrap(), "0+1+4");
/// # std::fs::remove_dir_all(&place).unwrap();
/// # Ok::<(), game::CourseError>(())
/// ```
pub fn attend(
    lesson: &Lesson<'_>,
    course: impl FnOnce(&Folder<'_>) -> Result<Learned, Break>,
) -> Result<CourseEnd, CourseError> {
    fs::create_dir_all(lesson.folder).map_err(|error| file_error(lesson.folder, &error))?;
    match course(&Folder { lesson }) {
        Ok(learned) => Ok(CourseEnd::Finished(learned)),
        Err(Break::Stopped) => Ok(CourseEnd::Stopped),
        Err(Break::Failed(error)) => Err(error),
    }
}

/// The folder of a course that is being run: where its files are, and whom it tells how far it is.
#[derive(Debug)]
pub struct Folder<'a> {
    lesson: &'a Lesson<'a>,
}

impl Folder<'_> {
    /// Where it is.
    pub fn path(&self) -> &Path {
        self.lesson.folder
    }

    /// The seed of every random choice.
    pub fn seed(&self) -> u64 {
        self.lesson.seed
    }

    /// How many threads may be used: at least one.
    pub fn threads(&self) -> usize {
        self.lesson.threads.max(1)
    }

    /// Who else works on the course: then nothing outside its folder is written.
    pub fn share(&self) -> Option<&dyn CourseShare> {
        self.lesson.share
    }

    /// Raised when the course must stop.
    pub fn stop(&self) -> &Stop {
        self.lesson.stop
    }

    /// Leaves off here if the course must stop.
    pub fn go_on(&self) -> Result<(), Break> {
        if self.stop().is_stopped() { Err(Break::Stopped) } else { Ok(()) }
    }

    /// Tells how far the course is: what is being done, steps done of all (0 when nobody knows), the latest figures.
    pub fn tell(&self, stage: &str, done: u64, all: u64, note: String) {
        (self.lesson.tell)(&Headway { stage: stage.to_owned(), done, all, note });
    }

    /// A ledger of this name; see [`Ledger`]. `about` names whatever its pieces depend on but the seed.
    pub fn ledger(&self, name: &str, about: &str) -> Result<Ledger, CourseError> {
        Ledger::open(self, name, about)
    }

    /// The pieces of a ledger that may be another run's: those that are whole by now, none where there is no such
    /// ledger. One of other work is refused.
    pub fn finished(&self, name: &str, about: &str) -> Result<Vec<String>, CourseError> {
        ledger::finished(&self.path().join(name), &ledger::header(about, self.seed()))
    }

    /// Writes a file of what was learned. A file that is there is whole.
    pub fn write(&self, name: &str, bytes: &[u8]) -> Result<LearnedFile, CourseError> {
        write_file(&self.path().join(name), bytes)
    }
}

/// Writes a file of what was learned outside the folder of its course, in one piece; the folder around it is made if
/// need be.
pub fn write_file(path: &Path, bytes: &[u8]) -> Result<LearnedFile, CourseError> {
    if let Some(around) = path.parent() {
        fs::create_dir_all(around).map_err(|error| file_error(around, &error))?;
    }
    write_whole(path, bytes)?;
    Ok(LearnedFile { path: path.to_owned(), bytes: bytes.len() as u64, fingerprint: fingerprint(bytes) })
}

/// Writes a file in one piece: an interrupted write leaves the old one.
pub(crate) fn write_whole(path: &Path, bytes: &[u8]) -> Result<(), CourseError> {
    let new = path.with_added_extension("new");
    fs::write(&new, bytes).and_then(|()| fs::rename(&new, path)).map_err(|error| file_error(path, &error))
}

/// An error of the file system with the file it is about.
pub fn file_error(path: &Path, error: &io::Error) -> CourseError {
    CourseError::File { path: path.to_owned(), error: error.to_string() }
}
