//! Work in numbered pieces, one line of a file each, that goes on where it was interrupted.

use game::CourseError;

use crate::folder::{Break, Folder, file_error};
use crate::parallel::pieces;
use crate::{Journal, JournalError};

/// How many pieces each thread works out between two looks at the stop flag.
const PIECES_A_THREAD: usize = 8;

/// Finished pieces of work, in the order of their numbers.
///
/// The first line says what the work depends on: work of another description is not gone on with. A last line that was
/// torn is worked out again.
#[derive(Debug)]
pub struct Ledger {
    journal: Journal,
    name: String,
    lines: Vec<String>,
}

impl Ledger {
    /// The ledger of this name in the folder of a course. `about` names whatever the pieces depend on but the seed.
    pub(crate) fn open(folder: &Folder<'_>, name: &str, about: &str) -> Result<Ledger, CourseError> {
        let path = folder.path().join(name);
        let header = format!("# {about} seed={}", folder.seed());
        let mut lines = Vec::new();
        let journal = Journal::open(&path, |_, line| lines.push(String::from_utf8_lossy(line).into_owned()));
        let mut journal = journal.map_err(|error| match error {
            JournalError::InUse(path) => CourseError::InUse { path },
            JournalError::File { path, error } => file_error(&path, &error),
        })?;
        match lines.first() {
            None => {
                journal.append(&header).map_err(|error| file_error(&path, &error))?;
            }
            Some(first) if *first == header => {
                lines.remove(0);
            }
            Some(first) => {
                return Err(CourseError::OtherWork { path, found: first.clone(), expected: header });
            }
        }
        Ok(Ledger { journal, name: name.to_owned(), lines })
    }

    /// The lines of pieces `0..count`. Those that are not there yet are worked out on the threads of the course: `work` is
    /// given something of the thread's own, made by `tools`, and the number of a piece.
    pub fn work<T>(
        &mut self,
        folder: &Folder<'_>,
        (stage, count): (&str, usize),
        tools: impl Fn() -> T + Sync,
        work: impl Fn(&mut T, usize) -> String + Sync,
    ) -> Result<&[String], Break> {
        while self.lines.len() < count {
            folder.go_on()?;
            let first = self.lines.len();
            let last = (first + PIECES_A_THREAD * folder.threads()).min(count);
            for line in pieces(folder.threads(), (first, last), &tools, &work) {
                self.journal
                    .append(&line)
                    .map_err(|error| file_error(&folder.path().join(&self.name), &error))?;
                self.lines.push(line);
            }
            folder.tell(stage, self.lines.len() as u64, count as u64, String::new());
        }
        Ok(&self.lines[..count])
    }
}
