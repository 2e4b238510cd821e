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
    /// No difference shows, and with so few games of the source none could, however many are played here.
    TooFewPublished,
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Verdict::Agrees => "agrees",
            Verdict::Differs => "differs",
            Verdict::CannotSay => "cannot say at this number of games",
            Verdict::TooFewPublished => "cannot say: the source has too few games",
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
///
/// let ten_games = Published { value: 0.5, games: Some(10), tolerance: 0.15 };
/// assert_eq!(judge(measured(0.60, 0.1), ten_games), Verdict::TooFewPublished);
/// ```
pub fn judge(measured: Estimate, published: Published) -> Verdict {
    let source = published.estimate();
    let apart = difference(measured, source);
    if !apart.covers(0.0) {
        Verdict::Differs
    } else if apart.half_width() <= published.tolerance {
        Verdict::Agrees
    } else if source.half_width() > published.tolerance && measured.half_width() <= published.tolerance {
        Verdict::TooFewPublished
    } else {
        Verdict::CannotSay
    }
}

/// Compares figures of many positions with a published one of a single position, which is taken to be of their kind: how
/// far it lies among them is all that can be asked. Were it of their kind, it would lie this far out at most one time
/// in twenty where it 'differs'; to tell that takes 39 positions.
///
/// ```
/// use arena::report::{Verdict, judge_among};
/// let ours: Vec<f64> = (1..40).map(f64::from).collect();
/// assert_eq!(judge_among(&ours, 2.5), Verdict::Agrees);
/// assert_eq!(judge_among(&ours, 0.5), Verdict::Differs);
/// assert_eq!(judge_among(&ours[..38], 0.5), Verdict::CannotSay);
/// ```
pub fn judge_among(ours: &[f64], published: f64) -> Verdict {
    let [below, above] = [
        ours.iter().filter(|value| **value <= published).count(),
        ours.iter().filter(|value| **value >= published).count(),
    ];
    // Of n + 1 positions of a kind each is as likely to be the least, the second least, and so on.
    let chance = |further_out: usize| 2.0 * (further_out as f64 + 1.0) / (ours.len() as f64 + 1.0);
    if chance(0) > SELDOM {
        Verdict::CannotSay
    } else if chance(below.min(above)) <= SELDOM {
        Verdict::Differs
    } else {
        Verdict::Agrees
    }
}

/// How often a figure of the same kind may be said to differ.
const SELDOM: f64 = 0.05;

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
    fn only_our_own_games_can_be_too_few_for_now() {
        let verdict = |half, games| {
            let published = Published { value: 0.5, games: Some(games), tolerance: 0.2 };
            judge(Estimate { mean: 0.55, low: 0.55 - half, high: 0.55 + half }, published)
        };
        assert_eq!(verdict(0.4, 10), Verdict::CannotSay, "more games may show a difference");
        assert_eq!(verdict(0.05, 10), Verdict::TooFewPublished, "ten games are off by 0.26");
        assert_eq!(verdict(0.05, 30), Verdict::Agrees);
    }

    #[test]
    fn a_figure_equal_to_ours_is_among_them() {
        assert_eq!(judge_among(&[3.0; 39], 3.0), Verdict::Agrees);
        assert_eq!(judge_among(&[3.0; 39], 3.1), Verdict::Differs);
        assert_eq!(judge_among(&[], 3.0), Verdict::CannotSay);
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
