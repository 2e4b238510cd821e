//! Comparing a measured figure with a published one.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::stats::{Estimate, difference, normal_quantile};

/// How a measured figure compares with a published one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// A difference worth mentioning would have shown, and none did.
    Agrees,
    /// The figures are further apart than chance explains.
    Differs,
    /// No difference shows, but with so few games one need not.
    CannotSay,
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Verdict::Agrees => "agrees",
            Verdict::Differs => "differs",
            Verdict::CannotSay => "cannot say at this number of games",
        })
    }
}

/// A published figure.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Published {
    /// The figure as printed.
    pub value: f64,
    /// Over how many games it was measured, if it is a share of games; else it is taken as exact.
    pub games: Option<u64>,
    /// How far off a figure must be to matter: 'agrees' is only said where the interval of the difference is
    /// not wider than this to either side.
    pub tolerance: f64,
}

impl Published {
    /// The figure with its own sampling error (Wilson's interval for a share).
    pub fn estimate(&self) -> Estimate {
        let Some(games) = self.games.filter(|games| *games > 0 && (0.0..=1.0).contains(&self.value)) else {
            return Estimate::exact(self.value);
        };
        let (share, n, z) = (self.value, games as f64, normal_quantile(0.975));
        let (center, weight) = (share + z * z / (2.0 * n), 1.0 + z * z / n);
        let half = z * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
        Estimate { mean: share, low: (center - half) / weight, high: (center + half) / weight }
    }
}

/// Compares a measured figure with a published one, both with their errors. A figure that is exact on both
/// sides agrees only if it is the same.
///
/// ```
/// use arena::report::{Published, Verdict, judge};
/// use arena::stats::Estimate;
/// let published = Published { value: 0.68, games: Some(100), tolerance: 0.15 };
/// let measured = |mean: f64, half: f64| Estimate { mean, low: mean - half, high: mean + half };
/// assert_eq!(judge(measured(0.66, 0.1), published), Verdict::Agrees);
/// assert_eq!(judge(measured(0.40, 0.1), published), Verdict::Differs);
/// assert_eq!(judge(measured(0.60, 0.3), published), Verdict::CannotSay);
/// ```
pub fn judge(measured: Estimate, published: Published) -> Verdict {
    let apart = difference(measured, published.estimate());
    if !apart.covers(0.0) {
        Verdict::Differs
    } else if apart.half_width() <= published.tolerance {
        Verdict::Agrees
    } else {
        Verdict::CannotSay
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exact_figures_agree_only_if_equal() {
        let published = Published { value: 17.0, games: None, tolerance: 0.0 };
        assert_eq!(judge(Estimate::exact(17.0), published), Verdict::Agrees);
        assert_eq!(judge(Estimate::exact(19.0), published), Verdict::Differs);
    }

    #[test]
    fn a_published_share_has_its_own_error() {
        let estimate = Published { value: 0.02, games: Some(100), tolerance: 0.1 }.estimate();
        assert!(estimate.low > 0.0 && (estimate.high - 0.07).abs() < 0.002, "{estimate:?}");
        let never = Published { value: 0.0, games: Some(100), tolerance: 0.1 };
        assert_eq!(judge(Estimate { mean: 0.01, low: 0.0, high: 0.05 }, never), Verdict::Agrees);
        assert_eq!(judge(Estimate { mean: 0.3, low: 0.22, high: 0.4 }, never), Verdict::Differs);
    }
}
