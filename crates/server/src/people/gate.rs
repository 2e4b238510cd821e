//! How much one person or address may do.

use std::collections::HashMap;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use governor::clock::DefaultClock;
use governor::state::keyed::HashMapStateStore;
use governor::{Quota, RateLimiter};
use thiserror::Error;

use crate::config::Bounds;

/// More than one may do; the text says what.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{0}")]
pub struct TooMuch(pub &'static str);

/// Those who may do so much of something: so many at once, and as many again in the time that belongs to it, evenly.
type Limiter = RateLimiter<String, HashMapStateStore<String>, DefaultClock>;

#[derive(Default)]
struct Counts {
    limiters: HashMap<(NonZeroU32, Duration), Limiter>,
    /// What was taken back and may be done once more, since when and for how long.
    given_back: HashMap<String, (u32, Instant)>,
    /// What has added up, and since when.
    sums: HashMap<String, (u64, Instant)>,
    swept: Option<Instant>,
    held: HashMap<String, usize>,
}

/// Counters of what everybody does. They live as long as the process.
pub struct Gate {
    /// What is allowed.
    pub bounds: Bounds,
    counts: Arc<Mutex<Counts>>,
}

impl std::fmt::Debug for Gate {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Gate").field("bounds", &self.bounds).finish_non_exhaustive()
    }
}

/// Something that counts as long as it is held: an open socket, a running analysis.
pub struct Held {
    key: String,
    counts: Arc<Mutex<Counts>>,
}

impl std::fmt::Debug for Held {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Held").field("key", &self.key).finish_non_exhaustive()
    }
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

/// How many counters are kept before those that are whole again are swept away, and how often that is done.
const SWEEP: usize = 10_000;
const SWEEP_EVERY: Duration = Duration::from_secs(30);
/// Sums begin anew after this.
const DAY: Duration = Duration::from_hours(24);
/// What was given back is worth nothing after this.
const GIVEN_BACK: Duration = Duration::from_hours(1);
/// Whoever floods the house must not flood its log: each is named there so often.
const NAMED: (NonZeroU32, Duration) = (NonZeroU32::MIN, Duration::from_mins(10));

impl Counts {
    /// Whether so many more of something are within bounds; they are counted if so.
    fn admits(&mut self, key: &str, many: u32, most: NonZeroU32, length: Duration) -> bool {
        self.sweep();
        let Some(many) = NonZeroU32::new(many) else { return true };
        if let Some((left, _)) = self.given_back.get_mut(key).filter(|(left, _)| *left >= many.get()) {
            *left -= many.get();
            return true;
        }
        let limiter = self.limiters.entry((most, length)).or_insert_with(|| {
            let each = (length / most.get()).max(Duration::from_nanos(1));
            let quota = Quota::with_period(each).unwrap_or(Quota::per_hour(most));
            RateLimiter::hashmap(quota.allow_burst(most))
        });
        matches!(limiter.check_key_n(&key.to_owned(), many), Ok(Ok(())))
    }

    fn sweep(&mut self) {
        let here = Instant::now();
        let known: usize = self.limiters.values().map(RateLimiter::len).sum();
        let due = self.swept.is_none_or(|swept| here.duration_since(swept) >= SWEEP_EVERY);
        if due && known + self.given_back.len() + self.sums.len() > SWEEP {
            self.swept = Some(here);
            self.sums.retain(|_, (_, since)| here.duration_since(*since) < DAY);
            self.limiters.values().for_each(RateLimiter::retain_recent);
            self.given_back.retain(|_, (left, since)| *left > 0 && here.duration_since(*since) < GIVEN_BACK);
        }
    }
}

impl Gate {
    /// A gate that has counted nothing yet.
    pub fn new(bounds: Bounds) -> Gate {
        Gate { bounds, counts: Arc::default() }
    }

    /// Counts one more of something; an error when it is too much. So many as `most` may be done at once, and as many
    /// again, evenly, in `length`: within the first such time nearly twice as many, in the long run no more than `most`.
    pub fn count(&self, key: &str, most: u32, length: Duration, what: &'static str) -> Result<(), TooMuch> {
        self.count_many(key, 1, most, length, what)
    }

    /// Counts one more of something that is nobody's fault; an error when it is too much.
    pub fn count_quietly(&self, key: &str, most: u32, length: Duration) -> Result<(), TooMuch> {
        if self.admits(key, 1, most, length) { Ok(()) } else { Err(TooMuch("once is enough")) }
    }

    /// Counts so many more of something.
    pub fn count_many(
        &self,
        key: &str,
        many: u32,
        most: u32,
        length: Duration,
        what: &'static str,
    ) -> Result<(), TooMuch> {
        if self.admits(key, many, most, length) {
            return Ok(());
        }
        if lock(&self.counts).admits(&format!("named {key}"), 1, NAMED.0, NAMED.1) {
            tracing::warn!(most, "refused: {what}");
        }
        Err(TooMuch(what))
    }

    fn admits(&self, key: &str, many: u32, most: u32, length: Duration) -> bool {
        NonZeroU32::new(most).is_some_and(|most| lock(&self.counts).admits(key, many, most, length))
    }

    /// Adds to what somebody has used up in a day, however much that is by now.
    pub fn add_up(&self, key: String, many: u64) {
        let here = Instant::now();
        let mut counts = lock(&self.counts);
        counts.sweep();
        let sum = counts.sums.entry(key).or_insert((0, here));
        if here.duration_since(sum.1) >= DAY {
            *sum = (0, here);
        }
        sum.0 += many;
    }

    /// What somebody has used up in a day so far.
    pub fn added_up(&self, key: &str) -> u64 {
        let counts = lock(&self.counts);
        let sum = counts.sums.get(key).filter(|(_, since)| since.elapsed() < DAY);
        sum.map_or(0, |(many, _)| *many)
    }

    /// Takes back what was counted: it was not one of those that count after all.
    pub fn uncount(&self, key: &str) {
        let mut counts = lock(&self.counts);
        let (left, since) = counts.given_back.entry(key.to_owned()).or_insert((0, Instant::now()));
        (*left, *since) = (*left + 1, Instant::now());
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
    fn what_adds_up_is_known() {
        let gate = Gate::new(Bounds::default());
        assert_eq!(gate.added_up("ana"), 0);
        gate.add_up("ana".to_owned(), 700);
        gate.add_up("ana".to_owned(), 7);
        assert_eq!((gate.added_up("ana"), gate.added_up("bor")), (707, 0));
    }

    #[test]
    fn only_so_many_are_let_through_in_a_while() {
        let gate = Gate::new(Bounds::default());
        let count = |key: &str| gate.count(key, 2, Duration::from_hours(1), "slow down");
        assert!(count("ana").is_ok() && count("ana").is_ok());
        assert!(count("ana").is_err() && count("bor").is_ok());
        assert!(count("bor").is_ok());
        gate.uncount("bor");
        assert!(count("bor").is_ok() && count("bor").is_err());
    }
}
