//! What a search has spent, and whether it may go on.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use game::{Clock, Limits, Stop, Thinking};

/// Counts nodes and iterations and says when a search must end.
///
/// A node is a position reached by a move. The limits of nodes and iterations are kept exactly; the stop
/// flag and the clock are looked at before the first node and then every [`LOOK_EVERY`](Meter::LOOK_EVERY)
/// nodes. Nothing is allocated.
///
/// ```
/// use game::{Limits, think_alone};
/// use search::Meter;
/// think_alone(Limits::nodes(2), |thinking: &mut game::Thinking<'_, u8>| {
///     let mut meter = Meter::new(thinking, Limits::NONE);
///     assert!(meter.node() && meter.node());
///     assert!(!meter.node(), "the third node is one too many");
///     assert_eq!(meter.nodes(), 2);
/// });
/// ```
#[derive(Clone)]
pub struct Meter<'a> {
    limits: Limits,
    stop: &'a Stop,
    /// Raised when a sister search on another thread has finished.
    halt: Option<&'a AtomicBool>,
    clock: &'a dyn Clock,
    deadline: Option<Duration>,
    nodes: u64,
    iterations: u64,
    evaluations: u64,
    /// The number of nodes at which to look around next.
    look_at: u64,
    stopped: bool,
}

impl<'a> Meter<'a> {
    /// How many nodes pass between two looks at the stop flag and the clock.
    pub const LOOK_EVERY: u64 = 256;

    /// A meter that starts now, under the limits of `thinking` or, if it has none, under `default`.
    pub fn new<M>(thinking: &Thinking<'a, M>, default: Limits) -> Meter<'a> {
        let limits = thinking.limits.or(default);
        let deadline = limits.ms.map(|ms| thinking.clock.now() + Duration::from_millis(ms));
        Meter {
            limits,
            stop: thinking.stop,
            halt: None,
            clock: thinking.clock,
            deadline,
            nodes: 0,
            iterations: 0,
            evaluations: 0,
            look_at: 0,
            stopped: false,
        }
    }

    /// The same limits for a helper on another thread, which also ends when `halt` is raised.
    #[must_use]
    pub fn for_helper(&self, halt: &'a AtomicBool) -> Meter<'a> {
        Meter { halt: Some(halt), ..self.clone() }
    }

    /// Takes over what a copy of this meter has counted since.
    pub(crate) fn catch_up(&mut self, copy: &Meter<'_>) {
        self.nodes = copy.nodes;
        self.iterations = copy.iterations;
        self.evaluations = copy.evaluations;
        self.look_at = copy.look_at;
        self.stopped = copy.stopped;
    }

    /// The time until the deadline, where there is one.
    pub fn time_left(&self) -> Option<Duration> {
        self.deadline.map(|deadline| deadline.saturating_sub(self.clock.now()))
    }

    /// The limits in force.
    pub fn limits(&self) -> &Limits {
        &self.limits
    }

    /// Positions reached so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Iterations begun so far.
    pub fn iterations(&self) -> u64 {
        self.iterations
    }

    /// Positions judged so far, as far as the search counts them.
    pub fn evaluations(&self) -> u64 {
        self.evaluations
    }

    /// Counts positions that are judged; nothing limits them.
    #[inline]
    pub(crate) fn judge(&mut self, positions: usize) {
        self.evaluations += positions as u64;
    }

    /// Whether the search must end.
    pub fn is_stopped(&self) -> bool {
        self.stopped
    }

    /// Counts one more node, or says that there may be none.
    #[inline]
    pub fn node(&mut self) -> bool {
        if self.nodes >= self.look_at {
            self.look();
        }
        if self.stopped {
            return false;
        }
        self.nodes += 1;
        true
    }

    /// Counts one more iteration, or says that there may be none.
    pub fn iteration(&mut self) -> bool {
        if self.stopped || self.limits.iterations.is_some_and(|most| self.iterations >= most) {
            self.stopped = true;
            return false;
        }
        // An iteration that makes no new node must notice the stop flag too.
        if self.iterations.is_multiple_of(64) {
            self.look();
        }
        self.iterations += u64::from(!self.stopped);
        !self.stopped
    }

    /// Looks at the stop flag and the clock at once and says whether the search may go on: for long work between two
    /// nodes. Counts nothing and asks no limit that is counted.
    ///
    /// ```
    /// use game::{Limits, Thinking, think_alone};
    /// use search::Meter;
    /// think_alone(Limits::nodes(2), |thinking: &mut Thinking<'_, u8>| {
    ///     let mut meter = Meter::new(thinking, Limits::NONE);
    ///     assert!(meter.node() && meter.goes_on());
    ///     thinking.stop.stop();
    ///     assert!(!meter.goes_on() && !meter.node());
    /// });
    /// ```
    pub fn goes_on(&mut self) -> bool {
        self.stopped |= self.is_interrupted();
        !self.stopped
    }

    /// Whether somebody raised a flag, or the time is over.
    fn is_interrupted(&self) -> bool {
        self.stop.is_stopped()
            || self.halt.is_some_and(|halt| halt.load(Ordering::Relaxed))
            || self.deadline.is_some_and(|deadline| self.clock.now() >= deadline)
    }

    #[cold]
    fn look(&mut self) {
        self.stopped |= self.is_interrupted() || self.limits.nodes.is_some_and(|most| self.nodes >= most);
        self.look_at = self.limits.nodes.unwrap_or(u64::MAX).min(self.nodes + Meter::LOOK_EVERY);
    }
}

impl std::fmt::Debug for Meter<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Meter")
            .field("limits", &self.limits)
            .field("nodes", &self.nodes)
            .field("iterations", &self.iterations)
            .field("stopped", &self.stopped)
            .finish_non_exhaustive()
    }
}

/// How many threads a search uses that may have so many: what is limited in nodes or iterations must be repeatable.
pub(crate) fn threads_within(limits: &Limits, given: usize) -> usize {
    let counted = limits.nodes.is_some() || limits.iterations.is_some();
    if counted || cfg!(target_family = "wasm") { 1 } else { given.max(1) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_counted_stays_on_one_thread() {
        assert_eq!(threads_within(&Limits::nodes(5), 8), 1);
        assert_eq!(threads_within(&Limits::iterations(5), 8), 1);
        assert_eq!((threads_within(&Limits::ms(5), 8), threads_within(&Limits::NONE, 0)), (8, 1));
    }
}
