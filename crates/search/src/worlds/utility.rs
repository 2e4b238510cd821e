//! What values are worth when they are added up over worlds.

use game::Worth;

use crate::value::distance;

/// How the value of a move in one world (see [`value`](crate::value)) becomes a number that can be averaged.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Utility {
    /// The chance to win: 1 for a win, 0 for a loss, evaluations squeezed between by
    /// `1 / (1 + e^(-evaluation / scale))`. For [`Aim::Win`](crate::value::Aim::Win).
    Chance {
        /// An evaluation of this much is worth 0.73.
        scale: f64,
    },
    /// The value itself. For [`Aim::Margin`](crate::value::Aim::Margin) and
    /// [`Aim::Own`](crate::value::Aim::Own); a win would count a thousand million points.
    Points,
    /// 1 if the value is at least so much, else 0: a contract to be made.
    Reach(i32),
}

impl Default for Utility {
    fn default() -> Utility {
        Utility::Chance { scale: 100.0 }
    }
}

impl Utility {
    /// The utility of a value.
    ///
    /// ```
    /// use search::value::WIN;
    /// use search::worlds::Utility;
    /// assert_eq!(Utility::default().of(WIN - 5), 1.0);
    /// assert_eq!(Utility::default().of(0), 0.5);
    /// assert_eq!((Utility::Points.of(-7), Utility::Reach(3).of(3)), (-7.0, 1.0));
    /// ```
    pub fn of(self, value: i32) -> f64 {
        match self {
            Utility::Chance { .. } if distance(value).is_some() => f64::from(u8::from(value > 0)),
            Utility::Chance { scale } => 1.0 / (1.0 + libm::exp(-f64::from(value) / scale.max(1e-9))),
            Utility::Points => f64::from(value),
            Utility::Reach(goal) => f64::from(u8::from(value >= goal)),
        }
    }

    /// A mean utility in words.
    pub fn worth(self, mean: f64) -> Worth {
        match self {
            Utility::Chance { .. } | Utility::Reach(_) => Worth::Chance(mean),
            Utility::Points => Worth::Points(mean),
        }
    }

    /// What a mean utility of one side is to all others.
    pub(super) fn to_others(self, mean: f64) -> f64 {
        match self {
            Utility::Chance { .. } | Utility::Reach(_) => 1.0 - mean,
            Utility::Points => -mean,
        }
    }

    /// The utility that nothing is below, if there is one.
    pub(super) fn lowest(self) -> Option<f64> {
        match self {
            Utility::Chance { .. } | Utility::Reach(_) => Some(0.0),
            Utility::Points => None,
        }
    }
}
