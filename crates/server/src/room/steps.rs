//! Whether somebody has set the clock of the machine. Thinking time is measured, not read off the wall.

use std::time::Duration;

use tokio::time::Instant;

use crate::table::Millis;

/// What is taken for a clock that runs a little fast or slow.
const TOLERANCE: i64 = 500;

/// Compares the clock on the wall with one that nobody can set.
#[derive(Debug)]
pub(super) struct Steps {
    wall: Millis,
    steady: Instant,
}

impl Steps {
    pub(super) fn new(wall: Millis, steady: Instant) -> Steps {
        Steps { wall, steady }
    }

    /// What the clock would show now if it had not been set since this was last asked; `None` if it was not.
    pub(super) fn noticed(&mut self, wall: Millis, steady: Instant) -> Option<Millis> {
        let passed: Duration = steady.duration_since(self.steady);
        let expected = self.wall + Millis::try_from(passed.as_millis()).unwrap_or(0);
        *self = Steps { wall, steady };
        ((wall - expected).abs() > TOLERANCE).then_some(expected)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_that_is_set_is_noticed_once() {
        let begin = Instant::now();
        let later = |seconds| begin + Duration::from_secs(seconds);
        let mut steps = Steps::new(1_000_000, begin);
        assert_eq!(steps.noticed(1_005_200, later(5)), None, "a little fast");
        assert_eq!(steps.noticed(4_610_200, later(10)), Some(1_010_200), "an hour ahead");
        assert_eq!(steps.noticed(4_611_200, later(11)), None);
        assert_eq!(steps.noticed(1_012_200, later(12)), Some(4_612_200), "and back");
    }
}
