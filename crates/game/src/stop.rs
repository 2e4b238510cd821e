//! A flag between whoever searches and whoever asked: stop, or wait a while.

use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::{Arc, Condvar, Mutex, PoisonError};

const STOPPED: u8 = 1;
const PAUSED: u8 = 2;

#[derive(Debug, Default)]
struct Flag {
    /// `STOPPED` and `PAUSED`; zero while the search may go on.
    state: AtomicU8,
    waiting: Mutex<()>,
    changed: Condvar,
}

/// A flag that stops a search from outside, or makes it wait. Clones share the flag.
///
/// A search asks [`Stop::is_stopped`] at least every 1,024 nodes. While it is paused that question is not answered:
/// the thread sleeps, keeps whatever it holds, and uses no processor.
///
/// ```
/// use game::Stop;
///
/// let stop = Stop::new();
/// let search = std::thread::spawn({
///     let stop = stop.clone();
///     move || {
///         let mut nodes = 0_u64;
///         while !stop.is_stopped() {
///             nodes += 1;
///         }
///         nodes
///     }
/// });
/// stop.pause();
/// stop.resume();
/// stop.stop();
/// search.join().unwrap();
/// ```
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<Flag>);

impl Stop {
    /// A flag that nobody has raised.
    pub fn new() -> Stop {
        Stop::default()
    }

    /// Asks whoever holds a clone to stop, also if it is paused.
    pub fn stop(&self) {
        self.set(STOPPED, 0);
    }

    /// Makes whoever asks whether to stop wait until [`Stop::resume`] or [`Stop::stop`].
    pub fn pause(&self) {
        self.set(PAUSED, 0);
    }

    /// Lets a paused search go on.
    pub fn resume(&self) {
        self.set(0, PAUSED);
    }

    fn set(&self, raise: u8, lower: u8) {
        let _waiting = self.0.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        self.0.state.fetch_or(raise, Ordering::Relaxed);
        self.0.state.fetch_and(!lower, Ordering::Relaxed);
        self.0.changed.notify_all();
    }

    /// Whether somebody asked to stop. Does not return while the search is paused.
    #[inline]
    pub fn is_stopped(&self) -> bool {
        self.0.state.load(Ordering::Relaxed) != 0 && self.wait()
    }

    #[cold]
    fn wait(&self) -> bool {
        let mut waiting = self.0.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        loop {
            match self.0.state.load(Ordering::Relaxed) {
                0 => return false,
                PAUSED => waiting = self.0.changed.wait(waiting).unwrap_or_else(PoisonError::into_inner),
                _ => return true,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use super::*;

    #[test]
    fn a_paused_search_goes_on_where_it_was() {
        let stop = Stop::new();
        stop.pause();
        let (told, heard) = channel();
        let search = std::thread::spawn({
            let stop = stop.clone();
            move || {
                let stopped = stop.is_stopped();
                told.send(stopped).unwrap();
            }
        });
        assert!(heard.try_recv().is_err(), "it is not answered while it is paused");
        stop.resume();
        assert_eq!(heard.recv(), Ok(false));
        search.join().unwrap();
    }

    #[test]
    fn a_paused_search_can_be_stopped() {
        let stop = Stop::new();
        stop.pause();
        let search = std::thread::spawn({
            let stop = stop.clone();
            move || stop.is_stopped()
        });
        stop.stop();
        assert!(search.join().unwrap());
        stop.resume();
        assert!(stop.is_stopped());
    }
}
