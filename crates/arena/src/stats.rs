//! The arithmetic of results: means with intervals, Elo.

/// A mean with its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// The mean of independent values with Student's interval; infinite with fewer than two values.
///
/// ```
/// let estimate = arena::stats::mean_interval(&[1.0, 2.0, 3.0]).unwrap();
/// assert_eq!(estimate.mean, 2.0);
/// assert!((estimate.high - 4.484).abs() < 0.001);
/// ```
pub fn mean_interval(values: &[f64]) -> Option<Estimate> {
    let mean = mean(values)?;
    if values.len() < 2 {
        return Some(Estimate { mean, low: f64::NEG_INFINITY, high: f64::INFINITY });
    }
    let half = student_95(values.len() - 1) * (variance(values, mean) / values.len() as f64).sqrt();
    Some(Estimate { mean, low: mean - half, high: mean + half })
}

/// The mean of shares of wins, each from 0 to 1 (a game, or a pair of games on one opening), with an
/// interval that stays honest at the edges: one won and one lost value are added before the width is
/// computed, so ten wins of ten are not 'exactly 100 %'.
///
/// ```
/// let estimate = arena::stats::share_interval(&[1.0; 10]).unwrap();
/// assert_eq!(estimate.mean, 1.0);
/// assert!(estimate.low < 0.9 && estimate.high == 1.0);
/// ```
pub fn share_interval(shares: &[f64]) -> Option<Estimate> {
    let plain = mean(shares)?;
    let mut padded = shares.to_vec();
    padded.extend([0.0, 1.0]);
    let wide = mean_interval(&padded)?;
    Some(Estimate { mean: plain, low: wide.low.clamp(0.0, plain), high: wide.high.clamp(plain, 1.0) })
}

/// The difference in Elo that a share of wins means; infinite for 0 and 1.
///
/// ```
/// assert!((arena::stats::elo(0.75) - 190.8).abs() < 0.1);
/// assert_eq!(arena::stats::elo(0.5), 0.0);
/// ```
pub fn elo(share: f64) -> f64 {
    400.0 * (share / (1.0 - share)).log10()
}

fn mean(values: &[f64]) -> Option<f64> {
    (!values.is_empty()).then(|| values.iter().sum::<f64>() / values.len() as f64)
}

fn variance(values: &[f64], mean: f64) -> f64 {
    values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / (values.len() - 1) as f64
}

/// The two-sided 95 % quantile of Student's distribution (exact for few degrees of freedom, then a series
/// that is good to four digits).
fn student_95(degrees: usize) -> f64 {
    const FEW: [f64; 10] = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228];
    if let Some(exact) = degrees.checked_sub(1).and_then(|place| FEW.get(place)) {
        return *exact;
    }
    let (z, n) = (1.959_964_f64, degrees as f64);
    let first = (z.powi(3) + z) / 4.0;
    let second = (5.0 * z.powi(5) + 16.0 * z.powi(3) + 3.0 * z) / 96.0;
    z + first / n + second / (n * n)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn student_meets_its_table() {
        for (degrees, expected) in [(1, 12.706), (10, 2.228), (11, 2.201), (30, 2.042), (120, 1.980)] {
            assert!((student_95(degrees) - expected).abs() < 0.001, "{degrees}");
        }
    }

    #[test]
    fn one_value_says_nothing_about_its_error() {
        assert_eq!(mean_interval(&[5.0]).unwrap().high, f64::INFINITY);
        assert_eq!(mean_interval(&[]), None);
    }

    /// Pairs of games between players of known strength: the interval covers the truth about as often as
    /// it says.
    #[test]
    fn intervals_cover_the_truth() {
        use game::random::{fast, unit};
        let mut rng = fast(11);
        for truth in [0.5, 0.7, 0.95] {
            let covered = (0..1000)
                .filter(|_| {
                    let shares: Vec<f64> = (0..60).map(|_| f64::from(u8::from(unit(&mut rng) < truth))).collect();
                    let estimate = share_interval(&shares).unwrap();
                    estimate.low <= truth && truth <= estimate.high
                })
                .count();
            assert!((925..=990).contains(&covered), "{truth}: {covered} of 1000");
        }
    }
}
