//! The numbers of a minimax search: won, lost, drawn, and everything between.
//!
//! A value is an `i32` from the view of one side. A game won after `n` decisions (counted from where the
//! value is spoken of) is worth [`WIN`]` - n`, a lost one the negative, so the fastest win and the slowest
//! loss are the largest. Evaluations and margins stay within [`MOST`].

use game::{MAX_SEATS, Scores, Seat, Worth};

/// Won here and now.
pub const WIN: i32 = 1_000_000_000;
/// The largest evaluation and the largest margin.
pub const MOST: i32 = 900_000_000;
/// Beyond every value: the open end of a window.
pub const ENDLESS: i32 = (1 << 30) - 1;

/// Values beyond this are wins with a distance.
const SURELY_WON: i32 = WIN - 10_000_000;

/// What the end of a game is worth to the side that searches.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Aim {
    /// To win: as fast as possible, and to lose as late as possible. Only who scored more counts.
    #[default]
    Win,
    /// To be ahead: the scores of the own side minus the scores of all others.
    Margin,
    /// To score: the own seat's score, whatever the others get.
    Own,
}

impl Aim {
    /// The value for the side of `me` of a game that ended `plies` decisions from here.
    ///
    /// ```
    /// use game::{Scores, Seat};
    /// use search::value::{Aim, WIN};
    /// let scores = Scores::win(Seat::new(0), 2);
    /// assert_eq!(Aim::Win.value(&scores, [0, 1, 2, 3], Seat::new(1), 3), -(WIN - 3));
    /// assert_eq!(Aim::Margin.value(&scores, [0, 1, 2, 3], Seat::new(1), 3), -2);
    /// ```
    pub fn value(self, scores: &Scores, sides: [u8; MAX_SEATS], me: Seat, plies: usize) -> i32 {
        let side = sides[me.index()];
        match self {
            Aim::Own => scores[me].clamp(-MOST, MOST),
            Aim::Margin => {
                let signed = |(seat, score): (usize, &i32)| {
                    if sides[seat] == side { i64::from(*score) } else { -i64::from(*score) }
                };
                let margin: i64 = scores.as_slice().iter().enumerate().map(signed).sum();
                margin.clamp(-i64::from(MOST), i64::from(MOST)) as i32
            }
            Aim::Win => {
                let (mut own, mut other) = (i32::MIN, i32::MIN);
                for (seat, score) in scores.as_slice().iter().enumerate() {
                    let best = if sides[seat] == side { &mut own } else { &mut other };
                    *best = (*best).max(*score);
                }
                match own.cmp(&other) {
                    std::cmp::Ordering::Greater => WIN - plies as i32,
                    std::cmp::Ordering::Equal => 0,
                    std::cmp::Ordering::Less => plies as i32 - WIN,
                }
            }
        }
    }

    /// What a value says to people. `guessed` says whether an evaluation had a part in it.
    pub fn worth(self, value: i32, guessed: bool) -> Worth {
        match (self, distance(value)) {
            (Aim::Win, Some(plies)) if value > 0 => Worth::Win(plies),
            (Aim::Win, Some(plies)) => Worth::Loss(plies),
            (Aim::Win, None) if value == 0 && !guessed => Worth::Draw,
            (Aim::Win, None) => Worth::Eval(f64::from(value)),
            (Aim::Margin | Aim::Own, _) => Worth::Points(f64::from(value)),
        }
    }
}

/// In how many decisions the game ends, if the value is a forced win or loss.
///
/// ```
/// use search::value::{WIN, distance};
/// assert_eq!(distance(WIN - 5), Some(5));
/// assert_eq!(distance(5 - WIN), Some(5));
/// assert_eq!(distance(120), None);
/// ```
pub const fn distance(value: i32) -> Option<u32> {
    if value >= SURELY_WON {
        Some((WIN - value) as u32)
    } else if value <= -SURELY_WON {
        Some((WIN + value) as u32)
    } else {
        None
    }
}

/// The same win or loss, seen `plies` decisions further down the line (or, negative, further up).
pub(crate) const fn nearer(value: i32, plies: i32) -> i32 {
    if value >= SURELY_WON {
        value + plies
    } else if value <= -SURELY_WON {
        value - plies
    } else {
        value
    }
}
