//! Work in numbered pieces, one line of a file each, that goes on where it was interrupted.

use std::fs;
use std::io::ErrorKind;
use std::path::Path;

use game::{CourseError, CoursePieces};

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
    header: String,
    lines: Vec<String>,
}

impl Ledger {
    /// The ledger of this name in the folder of a course. `about` names whatever the pieces depend on but the seed.
    pub(crate) fn open(folder: &Folder<'_>, name: &str, about: &str) -> Result<Ledger, CourseError> {
        let path = folder.path().join(name);
        let header = header(about, folder.seed());
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
        Ok(Ledger { journal, name: name.to_owned(), header, lines })
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
        if let Some(share) = folder.share().filter(|_| self.lines.len() < count) {
            let (ledger, header) = (self.name.clone(), self.header.clone());
            let asked = share.asked(&CoursePieces { ledger, header, missing: self.lines.len()..count });
            let (from, to) = (asked.start.min(count), asked.end.min(count));
            for (number, line) in (from..to).zip(pieces(folder.threads(), (from, to), &tools, &work)) {
                share.take(number, line);
            }
            return Err(Break::Stopped);
        }
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

/// The first line of a ledger.
pub(crate) fn header(about: &str, seed: u64) -> String {
    format!("# {about} seed={seed}")
}

/// The whole lines of a ledger that somebody else may be writing.
pub(crate) fn finished(path: &Path, header: &str) -> Result<Vec<String>, CourseError> {
    let text = match fs::read(path) {
        Ok(bytes) => String::from_utf8_lossy(&bytes).into_owned(),
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => return Err(file_error(path, &error)),
    };
    let mut lines = text.split_inclusive('\n').filter_map(|line| line.strip_suffix('\n'));
    match lines.next() {
        None => Ok(Vec::new()),
        Some(first) if first == header => Ok(lines.map(str::to_owned).collect()),
        Some(first) => Err(CourseError::OtherWork {
            path: path.to_owned(),
            found: first.to_owned(),
            expected: header.to_owned(),
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_another_run_has_finished_can_be_read_while_it_writes() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("work.txt");
        let first = header("squares", 1);
        assert_eq!(finished(&path, &first).unwrap(), Vec::<String>::new());
        let mut journal = Journal::open(&path, |_, _| {}).unwrap();
        journal.append(&first).unwrap();
        journal.append("0").unwrap();
        journal.append("1").unwrap();
        assert_eq!(finished(&path, &first).unwrap(), ["0", "1"]);
        drop(journal);
        fs::write(&path, format!("{first}\n0\n1")).unwrap();
        assert_eq!(finished(&path, &first).unwrap(), ["0"], "a torn line is not finished");
        let refused = finished(&path, &header("squares", 2)).unwrap_err();
        assert!(refused.to_string().contains("belongs to other work"), "{refused}");
    }
}
