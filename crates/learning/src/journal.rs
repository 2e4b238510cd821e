//! A file of lines that is only added to: what every ledger stands on.
//!
//! Each line is written in one write. Whatever kills the program, at most the last line is torn, and whoever opens the
//! file again cuts it off. Two runs cannot write one file.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, BufRead, BufReader, BufWriter, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use thiserror::Error;

/// Why a journal cannot be opened.
#[derive(Debug, Error)]
pub enum JournalError {
    /// Somebody else is writing it.
    #[error("{} is being written by another run: expected a file of its own", .0.display())]
    InUse(PathBuf),
    /// The file cannot be opened or read.
    #[error("cannot open {}: {error}", .path.display())]
    File {
        /// Which file.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
}

/// Where a line stands in a journal, without its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Span {
    /// The byte it begins at.
    pub from: u64,
    /// How many bytes it has.
    pub length: usize,
}

/// Lines on disk, or only in memory.
///
/// ```
/// let mut journal = learning::Journal::in_memory();
/// let first = journal.append("one")?;
/// journal.append("two")?;
/// assert_eq!(journal.read(first)?, b"one");
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Debug)]
pub struct Journal {
    store: Store,
    end: u64,
}

#[derive(Debug)]
enum Store {
    Memory(Vec<u8>),
    Disk { file: File, path: PathBuf },
}

impl Journal {
    /// A journal that is lost with the program.
    pub fn in_memory() -> Journal {
        Journal { store: Store::Memory(Vec::new()), end: 0 }
    }

    /// The journal in a file: a new one, or what an earlier run has left, with a torn last line cut off. `each` is shown
    /// every line that is there.
    pub fn open(path: &Path, mut each: impl FnMut(Span, &[u8])) -> Result<Journal, JournalError> {
        let failed = |error: io::Error| JournalError::File { path: path.to_owned(), error };
        let file = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path);
        let file = file.map_err(failed)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(JournalError::InUse(path.to_owned())),
            Err(TryLockError::Error(error)) => return Err(failed(error)),
        }
        let end = whole_lines(&file, &mut each).map_err(failed)?;
        file.set_len(end).map_err(failed)?;
        Ok(Journal { store: Store::Disk { file, path: path.to_owned() }, end })
    }

    /// Adds a line, in one write.
    pub fn append(&mut self, line: &str) -> io::Result<Span> {
        let mut bytes = Vec::with_capacity(line.len() + 1);
        bytes.extend_from_slice(line.as_bytes());
        bytes.push(b'\n');
        match &mut self.store {
            Store::Memory(all) => all.extend_from_slice(&bytes),
            Store::Disk { file, .. } => {
                file.seek(SeekFrom::Start(self.end))?;
                file.write_all(&bytes)?;
            }
        }
        let span = Span { from: self.end, length: line.len() };
        self.end += bytes.len() as u64;
        Ok(span)
    }

    /// The bytes of a line.
    pub fn read(&mut self, span: Span) -> io::Result<Vec<u8>> {
        match &mut self.store {
            Store::Memory(all) => {
                let from = usize::try_from(span.from).map_err(io::Error::other)?;
                Ok(all[from..from + span.length].to_vec())
            }
            Store::Disk { file, .. } => {
                let mut line = vec![0; span.length];
                file.seek(SeekFrom::Start(span.from))?;
                file.read_exact(&mut line)?;
                Ok(line)
            }
        }
    }

    /// Writes these lines, in this order.
    pub fn copy(&mut self, spans: &[Span], out: impl Write) -> io::Result<()> {
        let mut out = BufWriter::new(out);
        for span in spans {
            out.write_all(&self.read(*span)?)?;
            out.write_all(b"\n")?;
        }
        out.flush()
    }

    /// Puts a file with these lines, in this order, in the place of the journal. It is whole or the old one.
    pub fn replace(mut self, spans: &[Span]) -> io::Result<()> {
        let Store::Disk { path, .. } = &self.store else { return Ok(()) };
        let (path, new) = (path.clone(), path.with_added_extension("new"));
        self.copy(spans, File::create(&new)?)?;
        fs::rename(&new, &path)
    }
}

/// Shows every line that has its end; gives where the last of them ends.
fn whole_lines(mut file: &File, each: &mut impl FnMut(Span, &[u8])) -> io::Result<u64> {
    file.seek(SeekFrom::Start(0))?;
    let mut reader = BufReader::new(file);
    let (mut line, mut end) = (Vec::new(), 0);
    loop {
        line.clear();
        let length = reader.read_until(b'\n', &mut line)?;
        let Some((b'\n', text)) = line.split_last() else { return Ok(end) };
        each(Span { from: end, length: length - 1 }, text);
        end += length as u64;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(path: &Path) -> Vec<String> {
        let mut lines = Vec::new();
        Journal::open(path, |_, line| lines.push(String::from_utf8_lossy(line).into_owned())).unwrap();
        lines
    }

    #[test]
    fn a_torn_last_line_is_cut_off_wherever_it_was_torn() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("lines.txt");
        let whole = "one\ntwo šah\n\nthree\n";
        for length in 0..=whole.len() {
            fs::write(&path, &whole.as_bytes()[..length]).unwrap();
            let kept =
                whole.as_bytes()[..length].iter().rposition(|byte| *byte == b'\n').map_or(0, |at| at + 1);
            let expected: Vec<String> = whole[..kept].lines().map(str::to_owned).collect();
            assert_eq!(lines(&path), expected);
            assert_eq!(fs::read(&path).unwrap(), &whole.as_bytes()[..kept]);
        }
    }

    #[test]
    fn what_is_added_after_a_torn_line_is_a_line_of_its_own() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("lines.txt");
        fs::write(&path, "one\ntw").unwrap();
        let mut journal = Journal::open(&path, |_, _| {}).unwrap();
        let span = journal.append("2").unwrap();
        assert_eq!((span, journal.read(span).unwrap()), (Span { from: 4, length: 1 }, b"2".to_vec()));
        drop(journal);
        assert_eq!(lines(&path), ["one", "2"]);
    }

    #[test]
    fn lines_can_be_put_in_order() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("lines.txt");
        let mut journal = Journal::open(&path, |_, _| {}).unwrap();
        let spans: Vec<Span> = ["b", "c", "a"].iter().map(|line| journal.append(line).unwrap()).collect();
        journal.replace(&[spans[2], spans[0]]).unwrap();
        assert_eq!(lines(&path), ["a", "b"]);
    }

    #[test]
    fn two_runs_cannot_write_one_file() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("lines.txt");
        let first = Journal::open(&path, |_, _| {}).unwrap();
        let error = Journal::open(&path, |_, _| {}).unwrap_err();
        assert!(error.to_string().contains("is being written by another run"), "{error}");
        drop(first);
        Journal::open(&path, |_, _| {}).unwrap();
        let error = Journal::open(dir.path(), |_, _| {}).unwrap_err();
        assert!(error.to_string().starts_with("cannot open "), "{error}");
    }
}
