//! The ledger: finished work on disk, one JSON line for each piece, from which interrupted work goes on.
//!
//! While work is running, lines are appended in the order in which they are ready to a [`Journal`], which loses at
//! most a torn last line whatever kills the program. When all is done the file is written once more in the order of the work, so that two runs give the same bytes whatever happened on the
//! way and however many threads there were.
//!
//! A file whose name ends in `.zst` is compressed when it is complete; until then the plain lines are beside it
//! in a file that ends in `.part`.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, BufWriter, Read, Write};
use std::path::{Path, PathBuf};

use learning::{Journal, JournalError, Span};
use serde::Deserialize;

use crate::{ArenaError, WorkPlan};

/// How strongly finished ledgers are compressed: game records shrink about tenfold.
const COMPRESSION: i32 = 12;

/// What every line says about its own place, beside whatever else it holds.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
struct Address {
    job: String,
    table: String,
    group: u64,
    place: usize,
}

/// A sheet of a ledger: the lines of one table (encounter) of one job.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Sheet(usize);

/// Finished work, on disk or only in memory.
///
/// ```
/// use arena::Ledger;
/// let mut ledger = Ledger::in_memory();
/// let sheet = ledger.sheet("0f", "random | house");
/// ledger.append(sheet, 7, 0, r#"{"job":"0f","table":"random | house","group":7,"place":0}"#)?;
/// assert!(ledger.line(sheet, 7, 0)?.is_some());
/// assert!(ledger.line(sheet, 7, 1)?.is_none());
/// # Ok::<(), arena::ArenaError>(())
/// ```
#[derive(Debug)]
pub struct Ledger {
    lines: BTreeMap<(Sheet, u64, usize), Span>,
    /// The names of the sheets: job and table.
    sheets: Vec<(String, String)>,
    journal: Journal,
    /// Where the journal is; `None` in memory.
    path: Option<PathBuf>,
    /// The compressed file, if it is to be compressed in the end.
    packed: Option<PathBuf>,
    /// Lines that are no lines of a ledger, or came twice: left out when the file is written anew.
    strays: u64,
    missing: Missing,
}

/// What becomes of work that a ledger has not.
#[derive(Debug)]
enum Missing {
    /// It is done, and added.
    Done,
    /// It is only listed.
    Listed(WorkPlan),
    /// It is left out: only what is there is told of.
    LeftOut,
}

impl Ledger {
    /// A ledger that is lost with the program.
    pub fn in_memory() -> Ledger {
        let (lines, sheets) = (BTreeMap::new(), Vec::new());
        Ledger {
            lines,
            sheets,
            journal: Journal::in_memory(),
            path: None,
            packed: None,
            strays: 0,
            missing: Missing::Done,
        }
    }

    /// The ledger in a file: a new one, or what an earlier run has left, with a torn last line cut off.
    pub fn open(path: &Path) -> Result<Ledger, ArenaError> {
        let packed = path.extension().is_some_and(|ending| ending == "zst").then(|| path.to_owned());
        let journal = if packed.is_some() { beside(path, ".part") } else { path.to_owned() };
        let failed = |error: io::Error| ArenaError::File { path: path.to_owned(), error };
        if packed.is_some() && !journal.exists() && path.exists() {
            unpack(path, &journal).map_err(failed)?;
        }
        let mut ledger = Ledger { path: Some(journal.clone()), packed, ..Ledger::in_memory() };
        let opened = Journal::open(&journal, |span, line| ledger.find(span, line));
        ledger.journal = opened.map_err(|error| match error {
            JournalError::InUse(_) => ArenaError::InUse(path.to_owned()),
            JournalError::File { error, .. } => failed(error),
        })?;
        Ok(ledger)
    }

    /// A ledger in memory with which nothing is worked out: whatever it has not is listed in `plan`, and the flag of the
    /// work is raised as if somebody had stopped it.
    pub fn planning(plan: &WorkPlan) -> Ledger {
        Ledger { missing: Missing::Listed(plan.clone()), ..Ledger::in_memory() }
    }

    /// A ledger in memory of some lines, with which nothing is worked out: whatever it has not is left out, so that what is
    /// said of the work rests on what is there.
    pub fn telling(lines: &[String]) -> Result<Ledger, ArenaError> {
        let mut ledger = Ledger { missing: Missing::LeftOut, ..Ledger::in_memory() };
        lines.iter().try_for_each(|line| ledger.take_in(line))?;
        Ok(ledger)
    }

    /// Where missing work is listed, if it is only listed.
    pub fn plan(&self) -> Option<&WorkPlan> {
        match &self.missing {
            Missing::Listed(plan) => Some(plan),
            Missing::Done | Missing::LeftOut => None,
        }
    }

    /// Whether missing work is left out.
    pub(crate) fn leaves_out(&self) -> bool {
        matches!(self.missing, Missing::LeftOut)
    }

    /// Adds a line that was worked out elsewhere, unless its piece is there. One that is no line of a ledger is refused.
    pub fn take_in(&mut self, line: &str) -> Result<(), ArenaError> {
        let address: Address = serde_json::from_str(line).map_err(|error| {
            ArenaError::Plan(format!("expected a line of a ledger with job, table, group and place: {error}"))
        })?;
        let sheet = self.sheet(&address.job, &address.table);
        if self.has(sheet, address.group, address.place) {
            return Ok(());
        }
        self.append(sheet, address.group, address.place, line)
    }

    /// Takes in a line that an earlier run has left.
    fn find(&mut self, span: Span, line: &[u8]) {
        let Ok(address) = serde_json::from_slice::<Address>(line) else {
            self.strays += 1;
            return;
        };
        let sheet = self.sheet(&address.job, &address.table);
        self.enter(sheet, address.group, address.place, span);
    }

    fn enter(&mut self, sheet: Sheet, group: u64, place: usize, span: Span) {
        if self.lines.insert((sheet, group, place), span).is_some() {
            self.strays += 1;
        }
    }

    /// The sheet of a table of a job.
    pub fn sheet(&mut self, job: &str, table: &str) -> Sheet {
        let known = self.sheets.iter().position(|(known_job, known)| known_job == job && known == table);
        Sheet(known.unwrap_or_else(|| {
            self.sheets.push((job.to_owned(), table.to_owned()));
            self.sheets.len() - 1
        }))
    }

    /// How many pieces of work are in it.
    pub fn len(&self) -> usize {
        self.lines.len()
    }

    /// Whether nothing is in it.
    pub fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }

    /// Whether a piece of work is done.
    pub fn has(&self, sheet: Sheet, group: u64, place: usize) -> bool {
        self.lines.contains_key(&(sheet, group, place))
    }

    /// The line of a piece of work, if it is done.
    pub fn line(&mut self, sheet: Sheet, group: u64, place: usize) -> Result<Option<String>, ArenaError> {
        let Some(span) = self.lines.get(&(sheet, group, place)).copied() else { return Ok(None) };
        Ok(Some(String::from_utf8(self.journal.read(span)?).map_err(io::Error::other)?))
    }

    /// Adds the line of a piece of work that is done now.
    pub fn append(&mut self, sheet: Sheet, group: u64, place: usize, line: &str) -> Result<(), ArenaError> {
        let span = self.journal.append(line)?;
        self.enter(sheet, group, place, span);
        Ok(())
    }

    /// Leaves out a piece of work that turned out not to be needed.
    pub fn forget(&mut self, sheet: Sheet, group: u64, place: usize) {
        if self.lines.remove(&(sheet, group, place)).is_some() {
            self.strays += 1;
        }
    }

    /// All done pieces of a sheet: group and place.
    pub fn done(&self, sheet: Sheet) -> impl Iterator<Item = (u64, usize)> + '_ {
        let from = (sheet, 0, 0);
        let to = (sheet, u64::MAX, usize::MAX);
        self.lines.range(from..=to).map(|((_, group, place), _)| (*group, *place))
    }

    /// The work is complete: puts the file in order, these sheets first, and compresses it if its name says so.
    pub fn close(mut self, order: &[Sheet]) -> Result<(), ArenaError> {
        let mut rest: Vec<Sheet> = (0..self.sheets.len()).map(Sheet).collect();
        rest.sort_by(|one, other| self.sheets[one.0].cmp(&self.sheets[other.0]));
        let mut seen = BTreeSet::new();
        let sheets: Vec<Sheet> =
            order.iter().copied().chain(rest).filter(|sheet| seen.insert(*sheet)).collect();
        let mut spans = Vec::with_capacity(self.lines.len());
        for sheet in sheets {
            let of_sheet = self.lines.range((sheet, 0, 0)..=(sheet, u64::MAX, usize::MAX));
            spans.extend(of_sheet.map(|(_, span)| *span));
        }
        let in_order = self.strays == 0 && spans.is_sorted_by_key(|span| span.from);
        match (self.path, self.packed) {
            (None, _) => {}
            (Some(_), None) if in_order => {}
            (Some(_), None) => self.journal.replace(&spans)?,
            (Some(path), Some(packed)) => {
                let new = beside(&packed, ".new");
                let mut encoder = zstd::stream::write::Encoder::new(File::create(&new)?, COMPRESSION)?;
                self.journal.copy(&spans, &mut encoder)?;
                encoder.finish()?;
                fs::rename(&new, &packed)?;
                fs::remove_file(&path)?;
            }
        }
        Ok(())
    }
}

/// The path with something added to the file's name.
fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.file_name().map(ToOwned::to_owned).unwrap_or_default();
    name.push(ending);
    path.with_file_name(name)
}

/// Writes the lines of a compressed ledger into a plain file, as far as they can be read.
fn unpack(packed: &Path, journal: &Path) -> io::Result<()> {
    let new = beside(journal, ".new");
    let mut out = BufWriter::new(File::create(&new)?);
    let mut decoder = zstd::stream::read::Decoder::new(File::open(packed)?)?;
    let mut block = vec![0; 1 << 16];
    // A torn file ends in an error; what came before it is good.
    while let Ok(length @ 1..) = decoder.read(&mut block) {
        out.write_all(&block[..length])?;
    }
    out.flush()?;
    fs::rename(&new, journal)
}

/// The lines of a finished ledger or of any file of JSON lines, compressed or not.
pub fn read_lines(path: &Path) -> io::Result<Box<dyn Iterator<Item = io::Result<String>>>> {
    let file = File::open(path)?;
    if path.extension().is_some_and(|ending| ending == "zst") {
        Ok(Box::new(BufReader::new(zstd::stream::read::Decoder::new(file)?).lines()))
    } else {
        Ok(Box::new(BufReader::new(file).lines()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(table: &str, group: u64, place: usize) -> String {
        format!(r#"{{"job":"j","table":"{table}","group":{group},"place":{place},"text":"šah"}}"#)
    }

    fn add(ledger: &mut Ledger, table: &str, group: u64, place: usize) {
        let sheet = ledger.sheet("j", table);
        ledger.append(sheet, group, place, &line(table, group, place)).unwrap();
    }

    /// Lines in the order of the work, whatever the order in which they were ready.
    fn complete(path: &Path) {
        let mut ledger = Ledger::open(path).unwrap();
        let (first, second) = (ledger.sheet("j", "b"), ledger.sheet("j", "a"));
        for (table, group, place) in [("a", 0, 1), ("b", 3, 0), ("a", 0, 0), ("b", 2, 1)] {
            let sheet = ledger.sheet("j", table);
            if !ledger.has(sheet, group, place) {
                add(&mut ledger, table, group, place);
            }
        }
        ledger.close(&[first, second]).unwrap();
    }

    fn lines(path: &Path) -> Vec<String> {
        read_lines(path).unwrap().map(Result::unwrap).collect()
    }

    #[test]
    fn a_closed_ledger_is_in_the_order_of_the_work() {
        let dir = tempfile::tempdir().unwrap();
        let expected = [line("b", 2, 1), line("b", 3, 0), line("a", 0, 0), line("a", 0, 1)];
        for name in ["plain.jsonl", "packed.jsonl.zst"] {
            let path = dir.path().join(name);
            complete(&path);
            assert_eq!(lines(&path), expected);
            let bytes = fs::read(&path).unwrap();
            complete(&path);
            assert_eq!(fs::read(&path).unwrap(), bytes, "closing again changes nothing");
            assert_eq!(
                fs::read_dir(dir.path()).unwrap().count(),
                if name.starts_with("plain") { 1 } else { 2 }
            );
        }
    }

    /// Cut anywhere, the file is repaired and completed to the same bytes.
    #[test]
    fn a_torn_ledger_goes_on_where_it_was() {
        let dir = tempfile::tempdir().unwrap();
        for (name, step) in [("plain.jsonl", 3), ("packed.jsonl.zst", 13)] {
            let path = dir.path().join(name);
            complete(&path);
            let whole = fs::read(&path).unwrap();
            for length in (0..whole.len()).step_by(step) {
                fs::write(&path, &whole[..length]).unwrap();
                let ledger = Ledger::open(&path).unwrap();
                assert!(ledger.len() <= 4);
                drop(ledger);
                complete(&path);
                assert_eq!(fs::read(&path).unwrap(), whole, "{name} cut at {length}");
            }
        }
    }

    #[test]
    fn a_torn_journal_of_a_packed_ledger_is_repaired() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("x.jsonl.zst");
        let mut ledger = Ledger::open(&path).unwrap();
        add(&mut ledger, "a", 0, 0);
        add(&mut ledger, "a", 0, 1);
        drop(ledger);
        let journal = dir.path().join("x.jsonl.zst.part");
        let bytes = fs::read(&journal).unwrap();
        fs::write(&journal, &bytes[..bytes.len() - 3]).unwrap();
        let mut ledger = Ledger::open(&path).unwrap();
        let sheet = ledger.sheet("j", "a");
        assert_eq!(ledger.done(sheet).collect::<Vec<_>>(), [(0, 0)]);
    }

    #[test]
    fn garbage_between_the_lines_is_dropped() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("x.jsonl");
        fs::write(&path, format!("what\n{}\n{}\n\u{fffd}\n", line("a", 1, 0), line("a", 1, 0))).unwrap();
        let mut ledger = Ledger::open(&path).unwrap();
        assert_eq!(ledger.len(), 1);
        let sheet = ledger.sheet("j", "a");
        ledger.close(&[sheet]).unwrap();
        assert_eq!(lines(&path), [line("a", 1, 0)]);
    }

    #[test]
    fn what_is_not_needed_is_left_out() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("x.jsonl");
        let mut ledger = Ledger::open(&path).unwrap();
        (0..3).for_each(|group| add(&mut ledger, "a", group, 0));
        let sheet = ledger.sheet("j", "a");
        ledger.forget(sheet, 2, 0);
        ledger.close(&[sheet]).unwrap();
        assert_eq!(lines(&path).len(), 2);
    }

    #[test]
    fn two_runs_cannot_write_one_file() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("x.jsonl");
        let first = Ledger::open(&path).unwrap();
        let error = Ledger::open(&path).unwrap_err();
        assert!(error.to_string().contains("is being written by another run"), "{error}");
        drop(first);
        Ledger::open(&path).unwrap();
        let error = Ledger::open(dir.path()).unwrap_err();
        assert!(error.is_bad_input() && error.to_string().starts_with("cannot open "), "{error}");
    }
}
