//! How much one person or address may do.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use thiserror::Error;

use crate::config::Bounds;

/// More than one may do; the text says what.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{0}")]
pub struct TooMuch(pub &'static str);

#[derive(Debug)]
struct Window {
    since: Instant,
    length: Duration,
    count: u32,
}

#[derive(Debug, Default)]
struct Counts {
    windows: HashMap<String, Window>,
    swept: Option<Instant>,
    held: HashMap<String, usize>,
}

/// Counters of what everybody does. They live as long as the process.
#[derive(Debug)]
pub struct Gate {
    /// What is allowed.
    pub bounds: Bounds,
    counts: Arc<Mutex<Counts>>,
}

/// Something that counts as long as it is held: an open socket, a running analysis.
#[derive(Debug)]
pub struct Held {
    key: String,
    counts: Arc<Mutex<Counts>>,
}

impl Drop for Held {
    fn drop(&mut self) {
        let mut counts = lock(&self.counts);
        if let Some(count) = counts.held.get_mut(&self.key) {
            *count -= 1;
            if *count == 0 {
                counts.held.remove(&self.key);
            }
        }
    }
}

fn lock(counts: &Mutex<Counts>) -> MutexGuard<'_, Counts> {
    counts.lock().unwrap_or_else(PoisonError::into_inner)
}

/// How many counters are kept before those that have run out are swept away, and how often that is done.
const SWEEP: usize = 10_000;
const SWEEP_EVERY: Duration = Duration::from_secs(30);

impl Gate {
    /// A gate that has counted nothing yet.
    pub fn new(bounds: Bounds) -> Gate {
        Gate { bounds, counts: Arc::default() }
    }

    /// Counts one more of something; an error when that is more than `most` within `length`.
    pub fn count(&self, key: String, most: u32, length: Duration, what: &'static str) -> Result<(), TooMuch> {
        self.count_many(key, 1, most, length, what)
    }

    /// Counts one more of something that is nobody's fault; an error when that is more than `most` within `length`.
    pub fn count_quietly(&self, key: &str, most: u32, length: Duration) -> Result<(), TooMuch> {
        if self.window(key.to_owned(), 1, length) <= most { Ok(()) } else { Err(TooMuch("once is enough")) }
    }

    /// Counts so many more of something.
    pub fn count_many(
        &self,
        key: String,
        many: u32,
        most: u32,
        length: Duration,
        what: &'static str,
    ) -> Result<(), TooMuch> {
        let count = self.window(key, many, length);
        if count <= most {
            return Ok(());
        }
        // Once, and then no more than now and then: whoever floods the house must not flood its log.
        if count - many <= most || count.is_multiple_of(1000) {
            tracing::warn!(count, most, "refused: {what}");
        }
        Err(TooMuch(what))
    }

    /// Counts so many more of something, and gives how many that are within `length`.
    fn window(&self, key: String, many: u32, length: Duration) -> u32 {
        let mut counts = lock(&self.counts);
        let here = Instant::now();
        let due = counts.swept.is_none_or(|swept| here.duration_since(swept) >= SWEEP_EVERY);
        if due && counts.windows.len() > SWEEP {
            counts.swept = Some(here);
            counts.windows.retain(|_, window| here.duration_since(window.since) < window.length);
        }
        let window = counts.windows.entry(key).or_insert(Window { since: here, length, count: 0 });
        if here.duration_since(window.since) >= length {
            *window = Window { since: here, length, count: 0 };
        }
        window.count = window.count.saturating_add(many);
        window.count
    }

    /// Takes back what was counted: it was not one of those that count after all.
    pub fn uncount(&self, key: &str) {
        if let Some(window) = lock(&self.counts).windows.get_mut(key) {
            window.count = window.count.saturating_sub(1);
        }
    }

    /// Holds one more of something; an error when `most` are held already.
    pub fn hold(&self, key: String, most: usize, what: &'static str) -> Result<Held, TooMuch> {
        let mut counts = lock(&self.counts);
        let count = counts.held.entry(key.clone()).or_default();
        if *count >= most {
            return Err(TooMuch(what));
        }
        *count += 1;
        Ok(Held { key, counts: Arc::clone(&self.counts) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_so_many_are_held_at_once() {
        let gate = Gate::new(Bounds::default());
        let first = gate.hold("ana".to_owned(), 1, "too many").unwrap();
        assert_eq!(gate.hold("ana".to_owned(), 1, "too many").unwrap_err(), TooMuch("too many"));
        assert!(gate.hold("bor".to_owned(), 1, "too many").is_ok());
        drop(first);
        assert!(gate.hold("ana".to_owned(), 1, "too many").is_ok());
    }

    #[test]
    fn only_so_many_are_let_through_in_a_while() {
        let gate = Gate::new(Bounds::default());
        let count = |key: &str| gate.count(key.to_owned(), 2, Duration::from_hours(1), "slow down");
        assert!(count("ana").is_ok() && count("ana").is_ok());
        assert!(count("ana").is_err() && count("bor").is_ok());
        assert!(count("bor").is_ok());
        gate.uncount("bor");
        assert!(count("bor").is_ok() && count("bor").is_err());
    }
}
