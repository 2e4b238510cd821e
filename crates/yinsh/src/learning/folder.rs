//! Work in numbered pieces, one line of a file each, that goes on where it was interrupted.

use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::Path;

use game::{Headway, Lesson};

/// How many pieces each thread works out between two looks at the stop flag.
const STEP: usize = 8;

/// What came of it.
#[derive(Debug)]
pub(super) enum Pieces {
    /// The lines of all pieces, in their order.
    Whole(Vec<String>),
    /// The course was asked to stop.
    Stopped,
}

/// Makes the folder of a lesson where there is none.
pub(super) fn open(lesson: &Lesson<'_>) -> Result<(), String> {
    fs::create_dir_all(lesson.folder).map_err(|error| told(lesson.folder, &error))
}

/// Works out pieces `0..count` on the threads of the lesson and keeps each as a line of `file`. Pieces that are
/// in the file already are not worked out again; a line torn by a crash is.
///
/// `work` is given something of the thread's own, made by `tools`, and the number of a piece.
pub(super) fn pieces<T>(
    lesson: &Lesson<'_>,
    file: &str,
    (stage, count): (&str, usize),
    tools: impl Fn() -> T + Sync,
    work: impl Fn(&mut T, u64) -> String + Sync,
) -> Result<Pieces, String> {
    let path = lesson.folder.join(file);
    let mut lines = whole_lines(&path)?;
    lines.truncate(count);
    let mut kept =
        OpenOptions::new().create(true).append(true).open(&path).map_err(|error| told(&path, &error))?;
    let threads = lesson.threads.max(1);
    while lines.len() < count {
        if lesson.stop.is_stopped() {
            return Ok(Pieces::Stopped);
        }
        let first = lines.len();
        let many = (STEP * threads).min(count - first);
        let fresh = side_by_side(threads, first as u64, many, &tools, &work);
        for line in &fresh {
            writeln!(kept, "{line}").map_err(|error| told(&path, &error))?;
        }
        lines.extend(fresh);
        (lesson.tell)(&Headway {
            stage: stage.to_owned(),
            done: lines.len() as u64,
            all: count as u64,
            note: String::new(),
        });
    }
    Ok(Pieces::Whole(lines))
}

/// `many` pieces from `first`, thread `n` of `t` working on every t-th of them.
fn side_by_side<T>(
    threads: usize,
    first: u64,
    many: usize,
    tools: &(impl Fn() -> T + Sync),
    work: &(impl Fn(&mut T, u64) -> String + Sync),
) -> Vec<String> {
    let share = |thread: usize| -> Vec<String> {
        let mut own = tools();
        (thread..many).step_by(threads).map(|piece| work(&mut own, first + piece as u64)).collect()
    };
    if threads == 1 {
        return share(0);
    }
    let shares: Vec<Vec<String>> = std::thread::scope(|scope| {
        let all: Vec<_> = (0..threads).map(|thread| scope.spawn(move || share(thread))).collect();
        all.into_iter().map(|one| one.join().unwrap_or_default()).collect()
    });
    (0..many).filter_map(|piece| shares[piece % threads].get(piece / threads).cloned()).collect()
}

/// The lines of a file that end as lines do; what comes after the last of them is cut off.
fn whole_lines(path: &Path) -> Result<Vec<String>, String> {
    let Ok(text) = fs::read_to_string(path) else { return Ok(Vec::new()) };
    let whole = text.rfind('\n').map_or(0, |end| end + 1);
    if whole < text.len() {
        fs::write(path, &text[..whole]).map_err(|error| told(path, &error))?;
    }
    Ok(text[..whole].lines().map(str::to_owned).collect())
}

/// An error of the file system with the file it is about.
pub(super) fn told(path: &Path, error: &std::io::Error) -> String {
    format!("{}: {error}", path.display())
}
