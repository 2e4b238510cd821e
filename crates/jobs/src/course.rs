//! A course as work in chunks: the pieces of the ledger that it has come to.
//!
//! Every run of a chunk begins the course in a scratch folder, with the ledgers of earlier waves laid out there. Between
//! two ledgers a course may compute by itself, a fit for example: every worker does that once more for each wave.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::ops::Range;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};

use arena::{ArenaError, Portion, Scratch};
use catalog::Catalog;
use game::{CourseEnd, CoursePieces, CourseShare, Headway, Lesson, Options, Stop};
use serde::{Deserialize, Serialize};

use crate::JobError;

/// A course, and how it is taken.
#[derive(Clone, PartialEq, Debug)]
pub struct CourseWork {
    /// The game.
    pub game: String,
    /// The course of it.
    pub course: String,
    /// Its settings.
    pub settings: Options,
    /// The seed of every random choice.
    pub seed: u64,
}

/// A piece of a ledger of a course, as it stands in a result.
#[derive(Serialize, Deserialize)]
struct LedgerPiece {
    ledger: String,
    header: String,
    number: usize,
    line: String,
}

impl CourseWork {
    /// The pieces that can be worked out now; none when the course would end.
    pub(crate) fn list(
        &self,
        catalog: &Catalog,
        lines: &[String],
    ) -> Result<Vec<Box<dyn Portion>>, JobError> {
        let folder = Scratch::new()?;
        lay_out(folder.path(), lines)?;
        let desk = Desk { asked: 0..0, pieces: Mutex::default(), lines: Mutex::default() };
        let (stop, idle) = (Stop::new(), AtomicBool::new(false));
        let tell = |_: &Headway| {
            if lines.is_empty() && lock(&desk.pieces).is_none() {
                // It is at work before it has come to any ledger.
                idle.store(true, Ordering::Relaxed);
                stop.stop();
            }
        };
        let end = self.run(catalog, folder.path(), &desk, &stop, &tell)?;
        match (desk.pieces.into_inner().unwrap_or_else(PoisonError::into_inner), end) {
            (Some(pieces), _) => {
                let (course, lines) = (self.clone(), lines.to_vec());
                Ok(vec![Box::new(CoursePortion { course, pieces, lines, folder: None })])
            }
            (None, CourseEnd::Finished(_)) if !idle.load(Ordering::Relaxed) => Ok(Vec::new()),
            (None, _) => Err(JobError::Asked(format!(
                "the course {} of {} is not worked out in pieces: expected one that keeps a ledger",
                self.course, self.game
            ))),
        }
    }

    /// How many pieces of each ledger are there; what a course learns has no figure before its end.
    pub(crate) fn so_far(&self, lines: &[String]) -> Result<String, JobError> {
        let mut ledgers: BTreeMap<String, u64> = BTreeMap::new();
        for line in lines {
            *ledgers.entry(piece(line)?.ledger).or_default() += 1;
        }
        let mut said = format!("{} of {}: {} pieces\n", self.course, self.game, lines.len());
        for (ledger, pieces) in ledgers {
            let _ = writeln!(said, "{ledger}: {pieces} pieces");
        }
        Ok(said)
    }

    fn run(
        &self,
        catalog: &Catalog,
        folder: &Path,
        share: &dyn CourseShare,
        stop: &Stop,
        tell: &dyn Fn(&Headway),
    ) -> Result<CourseEnd, JobError> {
        let courses = catalog.game(&self.game).map_err(ArenaError::from)?.courses();
        let course = courses.iter().find(|course| course.name == self.course);
        let course = course
            .ok_or_else(|| JobError::Asked(format!("unknown course {} of {}", self.course, self.game)))?;
        let settings =
            self.settings.checked(&course.options).map_err(|error| JobError::Asked(error.to_string()))?;
        let lesson = Lesson { folder, seed: self.seed, threads: 1, stop, tell, share: Some(share) };
        Ok((course.run)(&settings, &lesson)?)
    }
}

/// Reads a line of a result.
fn piece(line: &str) -> Result<LedgerPiece, JobError> {
    serde_json::from_str(line)
        .map_err(|error| JobError::Asked(format!("expected a piece of a course: {error}")))
}

/// Where a course hands over its pieces.
struct Desk {
    asked: Range<usize>,
    pieces: Mutex<Option<CoursePieces>>,
    lines: Mutex<Vec<String>>,
}

fn lock<T>(of: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    of.lock().unwrap_or_else(PoisonError::into_inner)
}

impl CourseShare for Desk {
    fn asked(&self, pieces: &CoursePieces) -> Range<usize> {
        *lock(&self.pieces) = Some(pieces.clone());
        self.asked.clone()
    }

    fn take(&self, number: usize, line: String) {
        if let Some(CoursePieces { ledger, header, .. }) = lock(&self.pieces).clone() {
            let piece = LedgerPiece { ledger, header, number, line };
            lock(&self.lines).push(serde_json::to_string(&piece).expect("a piece is plain data"));
        }
    }
}

/// Pieces of one ledger of a course.
struct CoursePortion {
    course: CourseWork,
    pieces: CoursePieces,
    /// What earlier waves have worked out.
    lines: Vec<String>,
    folder: Option<Scratch>,
}

impl Portion for CoursePortion {
    fn len(&self) -> usize {
        self.pieces.missing.len()
    }

    fn work(
        &mut self,
        catalog: &Catalog,
        pieces: Range<usize>,
        stop: &Stop,
    ) -> Result<Option<Vec<String>>, ArenaError> {
        let plan = |error: JobError| ArenaError::Plan(error.to_string());
        let folder = if let Some(folder) = self.folder.take() {
            folder
        } else {
            let folder = Scratch::new()?;
            lay_out(folder.path(), &self.lines).map_err(plan)?;
            folder
        };
        let first = self.pieces.missing.start;
        let asked = first + pieces.start..first + pieces.end;
        let desk = Desk { asked: asked.clone(), pieces: Mutex::default(), lines: Mutex::default() };
        self.course.run(catalog, folder.path(), &desk, stop, &|_| {}).map_err(plan)?;
        self.folder = Some(folder);
        let lines = desk.lines.into_inner().unwrap_or_else(PoisonError::into_inner);
        Ok((lines.len() == asked.len()).then_some(lines))
    }
}

/// Lays the ledgers that were worked out in pieces into the folder of a course, each as far as it has no gap. A ledger
/// that is there and is no beginning of that is left as it is.
pub fn lay_out(folder: &Path, lines: &[String]) -> Result<(), JobError> {
    let mut ledgers: BTreeMap<String, (String, BTreeMap<usize, String>)> = BTreeMap::new();
    for line in lines {
        let piece = piece(line)?;
        // A result comes from elsewhere: it names a file of the folder and nothing else.
        if Path::new(&piece.ledger).file_name().is_none_or(|name| name != piece.ledger.as_str()) {
            return Err(JobError::Asked(format!("expected the name of a ledger, got \"{}\"", piece.ledger)));
        }
        let (_, pieces) = ledgers.entry(piece.ledger).or_insert((piece.header, BTreeMap::new()));
        pieces.insert(piece.number, piece.line);
    }
    for (name, (header, pieces)) in ledgers {
        let mut text = header + "\n";
        for (place, (number, line)) in pieces.iter().enumerate() {
            if place != *number {
                break;
            }
            text.push_str(line);
            text.push('\n');
        }
        let path = folder.join(name);
        let there = fs::read(&path).unwrap_or_default();
        if text.as_bytes().starts_with(&there) {
            learning::write_file(&path, text.as_bytes()).map_err(JobError::from)?;
        }
    }
    Ok(())
}
