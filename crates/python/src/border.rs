//! The border between Rust and Python: what goes wrong, and how it is said there.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::sync::{Mutex, MutexGuard};
use std::thread;
use std::time::Duration;

use arena::ArenaError;
use catalog::CatalogError;
use game::{Limits, MAX_SEATS, NoAnswer as Unanswered, Seat, Stop, Viewer};
use pyo3::exceptions::{PyOSError, PyOverflowError, PyRuntimeError, PyTypeError, PyValueError};
use pyo3::prelude::*;

pyo3::create_exception!(kavarna, NoAnswer, PyRuntimeError, "No exact answer was found within the limits.");

/// How often somebody looks whether Ctrl-C was pressed.
const LOOK_EVERY: Duration = Duration::from_millis(20);

/// Searches call themselves as deep as a game is long.
const STACK: usize = 32 << 20;

/// Bad input, with what was expected.
pub(crate) fn bad(what: impl std::fmt::Display) -> PyErr {
    PyValueError::new_err(what.to_string())
}

/// A request that the catalog refused.
#[allow(clippy::needless_pass_by_value, reason = "it is what `map_err` hands over")]
pub(crate) fn refused(error: CatalogError) -> PyErr {
    match error {
        CatalogError::NoAnswer(error) => unanswered(error),
        other => bad(other),
    }
}

/// A match that cannot be played.
#[allow(clippy::needless_pass_by_value, reason = "it is what `map_err` hands over")]
pub(crate) fn unplayable(error: ArenaError) -> PyErr {
    match error {
        ArenaError::Catalog(error) => refused(error),
        error @ (ArenaError::Start { .. } | ArenaError::File { .. } | ArenaError::Io(_)) => {
            PyOSError::new_err(error.to_string())
        }
        other => bad(other),
    }
}

/// A question that the solver does not answer.
#[allow(clippy::needless_pass_by_value, reason = "it is what `map_err` hands over")]
pub(crate) fn unanswered(error: Unanswered) -> PyErr {
    match error {
        Unanswered::Impossible(_) => bad(error),
        Unanswered::File(_) => PyOSError::new_err(error.to_string()),
        Unanswered::TooHard(_) | Unanswered::Stopped => NoAnswer::new_err(error.to_string()),
    }
}

fn panicked(panic: &(dyn Any + Send)) -> PyErr {
    let text = panic.downcast_ref::<String>().map(String::as_str).or(panic.downcast_ref::<&str>().copied());
    PyRuntimeError::new_err(format!("a mistake of kavarna itself: {}", text.unwrap_or("no message")))
}

/// Does something that does not take long. A panic is a `RuntimeError`.
pub(crate) fn guarded<T>(work: impl FnOnce() -> T) -> PyResult<T> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|panic| panicked(&*panic))
}

/// Does something that may take long on a thread of its own, while other threads of Python go on. Whatever signal comes in
/// (Ctrl-C) raises `stop` and is passed on as soon as the work has stopped. A panic is a `RuntimeError`.
pub(crate) fn interruptible<T: Send>(
    py: Python<'_>,
    stop: &Stop,
    work: impl FnOnce() -> T + Send,
) -> PyResult<T> {
    py.detach(|| {
        thread::scope(|scope| {
            let (done, finished) = channel();
            let worker = thread::Builder::new().stack_size(STACK).spawn_scoped(scope, move || {
                let result = catch_unwind(AssertUnwindSafe(work));
                let _ = done.send(());
                result
            })?;
            let mut interrupted = None;
            while matches!(finished.recv_timeout(LOOK_EVERY), Err(RecvTimeoutError::Timeout)) {
                #[allow(
                    clippy::redundant_closure_for_method_calls,
                    reason = "the method is not general enough"
                )]
                let looked = Python::attach(|py| py.check_signals());
                if let Err(signal) = looked {
                    stop.stop();
                    interrupted.get_or_insert(signal);
                }
            }
            let result = worker.join().unwrap_or_else(Err);
            match interrupted {
                Some(signal) => Err(signal),
                None => result.map_err(|panic| panicked(&*panic)),
            }
        })
    })
}

/// What only one thread can use at a time. Whoever comes second is told so instead of waiting: waiting with the lock of the
/// interpreter in hand would never end.
pub(crate) fn only_user<'a, T: ?Sized>(shared: &'a Mutex<T>, what: &str) -> PyResult<MutexGuard<'a, T>> {
    match shared.try_lock() {
        Ok(guard) => Ok(guard),
        Err(std::sync::TryLockError::Poisoned(poisoned)) => Ok(poisoned.into_inner()),
        Err(std::sync::TryLockError::WouldBlock) => Err(PyRuntimeError::new_err(format!(
            "this {what} is busy on another thread: expected one of its own"
        ))),
    }
}

/// A whole number from 0 on, as long as a seed.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Whole(pub(crate) u64);

impl<'a, 'py> FromPyObject<'a, 'py> for Whole {
    type Error = PyErr;

    fn extract(from: Borrowed<'a, 'py, PyAny>) -> PyResult<Whole> {
        from.extract::<u64>().map(Whole).map_err(|error| {
            if error.is_instance_of::<PyOverflowError>(from.py())
                || error.is_instance_of::<PyValueError>(from.py())
            {
                bad(format!("expected a whole number from 0 to {}, got {}", u64::MAX, short(&from)))
            } else {
                PyTypeError::new_err(format!("expected a whole number, got {}", short(&from)))
            }
        })
    }
}

impl Whole {
    /// The number as a count of things in memory.
    pub(crate) fn count(self) -> PyResult<usize> {
        let most = 1 << 32;
        let count = usize::try_from(self.0).ok().filter(|count| *count <= most);
        count.ok_or_else(|| bad(format!("expected a number up to {most}, got {}", self.0)))
    }
}

/// Something as it is written in Python, cut where it gets long.
pub(crate) fn short(from: &Bound<'_, PyAny>) -> String {
    let text = from.repr().map_or_else(|_| "something".to_owned(), |text| text.to_string());
    text.chars().take(60).collect()
}

/// A seat of a table of so many.
pub(crate) fn seat(from: &Bound<'_, PyAny>, seats: usize) -> PyResult<Seat> {
    let index = from.extract::<usize>().ok().filter(|index| *index < seats.min(MAX_SEATS));
    index
        .map(Seat::new)
        .ok_or_else(|| bad(format!("expected a seat from 0 to {}, got {}", seats - 1, short(from))))
}

/// Whose eyes: a seat, `"spectator"` or `"all"`.
pub(crate) fn viewer(from: &Bound<'_, PyAny>, seats: usize) -> PyResult<Viewer> {
    match from.extract::<String>().as_deref() {
        Ok("spectator") => Ok(Viewer::Spectator),
        Ok("all") => Ok(Viewer::All),
        Ok(_) => Err(bad(format!(
            "expected a seat from 0 to {}, \"spectator\" or \"all\", got {}",
            seats - 1,
            short(from)
        ))),
        Err(_) => seat(from, seats).map(Viewer::Seat),
    }
}

/// The limits of one decision.
pub(crate) fn limits(
    nodes: Option<Whole>,
    iterations: Option<Whole>,
    depth: Option<Whole>,
    ms: Option<Whole>,
) -> PyResult<Limits> {
    let given = [("nodes", nodes), ("iterations", iterations), ("depth", depth), ("ms", ms)];
    let words: Vec<String> = given
        .into_iter()
        .filter_map(|(name, value)| value.map(|Whole(value)| format!("{name}={value}")))
        .collect();
    Limits::parse(&words.join(",")).map_err(bad)
}
