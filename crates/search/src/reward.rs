//! What the end of a game is worth to a search by playouts: a number from 0 to 1 for each seat.

use game::{MAX_SEATS, Scores, Seat};

/// How scores become rewards.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Reward {
    /// 1 for the seat that scored most, 0 for the others; when several share the first place, `draw` for
    /// each of them.
    Win {
        /// The worth of a shared first place: 0.5, or 0 where only wins count.
        draw: f64,
    },
    /// The own score on a scale from `lowest` (0) to `highest` (1), cut at both ends.
    Score {
        /// The score that is worth nothing.
        lowest: i32,
        /// The score that is worth 1.
        highest: i32,
    },
}

impl Default for Reward {
    fn default() -> Reward {
        Reward::Win { draw: 0.5 }
    }
}

impl Reward {
    /// The reward of each seat.
    ///
    /// ```
    /// use game::{Scores, Seat};
    /// use search::Reward;
    /// assert_eq!(Reward::default().of(&Scores::win(Seat::new(1), 2))[..2], [0.0, 1.0]);
    /// assert_eq!(Reward::default().of(&Scores::zero(2))[..2], [0.5, 0.5]);
    /// let points = Scores::from_slice(&[70, 50]).unwrap();
    /// assert_eq!(Reward::Score { lowest: 0, highest: 100 }.of(&points)[..2], [0.7, 0.5]);
    /// ```
    pub fn of(self, scores: &Scores) -> [f64; MAX_SEATS] {
        let mut rewards = [0.0; MAX_SEATS];
        let best = scores.as_slice().iter().copied().max().unwrap_or(0);
        let shared = scores.as_slice().iter().filter(|score| **score == best).count() > 1;
        for seat in Seat::all(scores.seats()) {
            rewards[seat.index()] = match self {
                Reward::Win { draw } if scores[seat] == best => {
                    if shared {
                        draw
                    } else {
                        1.0
                    }
                }
                Reward::Win { .. } => 0.0,
                Reward::Score { lowest, highest } => {
                    let span = (f64::from(highest) - f64::from(lowest)).max(1.0);
                    ((f64::from(scores[seat]) - f64::from(lowest)) / span).clamp(0.0, 1.0)
                }
            };
        }
        rewards
    }

    /// Whether `seat` has won outright.
    pub fn is_won_by(scores: &Scores, seat: Seat) -> bool {
        Seat::all(scores.seats()).all(|other| other == seat || scores[other] < scores[seat])
    }
}
