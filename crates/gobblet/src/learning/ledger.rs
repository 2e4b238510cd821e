//! A file to which a course adds one line for each piece of work done, so that it can stop at any time and go on.

use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use game::{Headway, Lesson};

/// The lines of finished work, in the order of the work.
pub(crate) struct Ledger {
    path: PathBuf,
    /// What the work depends on, in the first line: work of another description is not gone on with.
    header: String,
}

impl Ledger {
    /// The ledger of this name in the folder of a lesson. The folder is made if need be.
    pub(crate) fn open(lesson: &Lesson<'_>, name: &str, about: &str) -> Result<Ledger, String> {
        std::fs::create_dir_all(lesson.folder).map_err(|error| trouble(lesson.folder, &error))?;
        let header = format!("# {about} seed={}", lesson.seed);
        Ok(Ledger { path: lesson.folder.join(name), header })
    }

    /// The lines of the work done so far. A last line without its end was torn and does not count.
    fn done(&self) -> Result<Vec<String>, String> {
        let Ok(text) = std::fs::read_to_string(&self.path) else { return Ok(Vec::new()) };
        let mut lines = text.split_inclusive('\n').filter(|line| line.ends_with('\n')).map(str::trim_end);
        match lines.next() {
            None => Ok(Vec::new()),
            Some(first) if first == self.header => Ok(lines.map(ToString::to_string).collect()),
            Some(first) => Err(format!(
                "{} belongs to other work ({first}); expected {:?}: give another folder",
                self.path.display(),
                self.header
            )),
        }
    }

    /// Does the work from 0 to `all` that is not done yet, each piece a line, on the threads of the lesson. The
    /// lines are kept in order. `None` when told to stop before the end.
    pub(crate) fn work(
        &self,
        lesson: &Lesson<'_>,
        stage: &str,
        all: usize,
        piece: impl Fn(usize) -> String + Sync,
    ) -> Result<Option<Vec<String>>, String> {
        let mut done = self.done()?;
        // More may be done than is asked for now: a course asks for a little more each time.
        if done.len() >= all {
            done.truncate(all);
            return Ok(Some(done));
        }
        let rewritten: String =
            std::iter::once(&self.header).chain(&done).map(|line| line.clone() + "\n").collect();
        std::fs::write(&self.path, rewritten).map_err(|error| trouble(&self.path, &error))?;
        let mut file =
            OpenOptions::new().append(true).open(&self.path).map_err(|error| trouble(&self.path, &error))?;
        // A few pieces for each thread at a time, written down before the next ones are begun.
        let chunk = 8 * lesson.threads.max(1);
        while done.len() < all {
            if lesson.stop.is_stopped() {
                return Ok(None);
            }
            let upto = (done.len() + chunk).min(all);
            let lines = together(lesson.threads, done.len()..upto, &piece);
            keep(&mut file, &lines).map_err(|error| trouble(&self.path, &error))?;
            done.extend(lines);
            (lesson.tell)(&Headway {
                stage: stage.to_string(),
                done: done.len() as u64,
                all: all as u64,
                note: String::new(),
            });
        }
        Ok(Some(done))
    }
}

fn keep(file: &mut File, lines: &[String]) -> std::io::Result<()> {
    let text: String = lines.iter().map(|line| line.clone() + "\n").collect();
    file.write_all(text.as_bytes())
}

/// The pieces of a range in order, done by several threads.
fn together(
    threads: usize,
    range: std::ops::Range<usize>,
    piece: &(impl Fn(usize) -> String + Sync),
) -> Vec<String> {
    if threads <= 1 {
        return range.map(piece).collect();
    }
    let next = AtomicUsize::new(range.start);
    let lines = Mutex::new(vec![String::new(); range.len()]);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= range.end {
                        break;
                    }
                    let line = piece(number);
                    if let Ok(mut lines) = lines.lock() {
                        lines[number - range.start] = line;
                    }
                }
            });
        }
    });
    lines.into_inner().unwrap_or_default()
}

/// What went wrong with a file.
pub(crate) fn trouble(path: &Path, error: &std::io::Error) -> String {
    format!("{}: {error}", path.display())
}
