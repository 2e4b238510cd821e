//! Thinking time.

use game::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::Millis;

/// How time is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(
    untagged,
    deny_unknown_fields,
    expecting = "a clock: expected {per_move_ms}, {total_ms, increment_ms} or {correspondence_days}"
)]
#[schema(as = ClockRule)]
#[ts(rename = "ClockRule")]
pub enum Clock {
    /// So long for every decision.
    PerMove {
        /// Milliseconds.
        per_move_ms: i64,
    },
    /// So long for all decisions of a game, with an increment after each.
    PerGame {
        /// Milliseconds.
        total_ms: i64,
        /// Milliseconds.
        #[serde(default)]
        increment_ms: i64,
    },
    /// So many days for every decision.
    Correspondence {
        /// Days.
        correspondence_days: i64,
    },
}

impl Clock {
    /// Whether the figures make sense.
    pub fn check(self) -> Result<(), String> {
        let (fits, expected) = match self {
            Clock::PerMove { per_move_ms } => {
                ((1_000..=3_600_000).contains(&per_move_ms), "per_move_ms from 1000 to 3600000")
            }
            Clock::PerGame { total_ms, increment_ms } => (
                (1_000..=86_400_000).contains(&total_ms) && (0..=3_600_000).contains(&increment_ms),
                "total_ms from 1000 to 86400000 and increment_ms from 0 to 3600000",
            ),
            Clock::Correspondence { correspondence_days } => {
                ((1..=30).contains(&correspondence_days), "correspondence_days from 1 to 30")
            }
        };
        if fits { Ok(()) } else { Err(format!("clock: expected {expected}")) }
    }

    fn at_first(self) -> i64 {
        match self {
            Clock::PerMove { per_move_ms } => per_move_ms,
            Clock::PerGame { total_ms, .. } => total_ms,
            Clock::Correspondence { correspondence_days } => correspondence_days * 86_400_000,
        }
    }

    fn after_move(self, left: i64) -> i64 {
        match self {
            Clock::PerGame { increment_ms, .. } => left + increment_ms,
            Clock::PerMove { .. } | Clock::Correspondence { .. } => self.at_first(),
        }
    }
}

/// The clocks of all seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clocks {
    kind: Clock,
    /// What each seat had left when its clock was last stopped.
    pub left: Vec<i64>,
    /// Whose clock runs, and since when.
    pub running: Option<(Seat, Millis)>,
}

impl Clocks {
    /// Fresh clocks, none of them running.
    pub fn new(kind: Clock, seats: usize) -> Clocks {
        Clocks { kind, left: vec![kind.at_first(); seats], running: None }
    }

    /// Stops whatever runs. `moved` says that a decision was made, which earns the increment.
    pub fn stop(&mut self, at: Millis, moved: bool) {
        if let Some((seat, since)) = self.running.take() {
            let left = &mut self.left[seat.index()];
            *left = (*left - (at - since).max(0)).max(0);
            if moved {
                *left = self.kind.after_move(*left);
            }
        }
    }

    /// Lets the clock of a seat run; `None` stops all.
    pub fn run(&mut self, seat: Option<Seat>, at: Millis) {
        self.running = seat.map(|seat| (seat, at));
    }

    /// When the running clock will have run out.
    pub fn deadline(&self) -> Option<(Seat, Millis)> {
        self.running.map(|(seat, since)| (seat, since + self.left[seat.index()]))
    }

    /// Charges what passed until the house was last known to be open, and forgets what passed since: it was
    /// closed. Days of correspondence go by whether it is open or not.
    pub fn forgive(&mut self, lived: Millis, at: Millis) {
        if matches!(self.kind, Clock::Correspondence { .. }) {
            return;
        }
        if let Some((seat, since)) = &mut self.running {
            let left = &mut self.left[seat.index()];
            *left = (*left - (lived.min(at) - *since).max(0)).max(0);
            *since = at;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_decision_costs_its_time_and_earns_the_increment() {
        let mut clocks = Clocks::new(Clock::PerGame { total_ms: 10_000, increment_ms: 500 }, 2);
        clocks.run(Some(Seat::new(0)), 1_000);
        assert_eq!(clocks.deadline(), Some((Seat::new(0), 11_000)));
        clocks.stop(4_000, true);
        assert_eq!(clocks.left, [7_500, 10_000]);
    }

    #[test]
    fn time_per_move_is_whole_again_after_each() {
        let mut clocks = Clocks::new(Clock::PerMove { per_move_ms: 5_000 }, 2);
        clocks.run(Some(Seat::new(1)), 0);
        clocks.stop(4_000, true);
        assert_eq!(clocks.left, [5_000, 5_000]);
    }

    #[test]
    fn nobody_pays_while_the_house_is_closed() {
        let mut clocks = Clocks::new(Clock::PerMove { per_move_ms: 5_000 }, 2);
        clocks.run(Some(Seat::new(0)), 0);
        clocks.forgive(2_000, 60_000);
        assert_eq!(clocks.deadline(), Some((Seat::new(0), 63_000)), "the first two seconds were thought");
        clocks.forgive(50_000, 70_000);
        assert_eq!(clocks.deadline(), Some((Seat::new(0), 73_000)), "it was closed again at once");
    }

    #[test]
    fn days_go_by_while_the_house_is_closed() {
        let mut clocks = Clocks::new(Clock::Correspondence { correspondence_days: 1 }, 2);
        clocks.run(Some(Seat::new(0)), 0);
        clocks.forgive(2_000, 60_000);
        assert_eq!(clocks.deadline(), Some((Seat::new(0), 86_400_000)));
    }
}
