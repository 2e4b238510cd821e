//! The sequential test: is the change better? It stops as soon as the games played say so.
//!
//! After every group the likelihood of the results under 'as much better as we hope' is compared with that
//! under 'not better' (Wald's test). Each hypothesis fixes only the mean; everything else about the results is
//! taken as the results themselves suggest (the generalised test): the likeliest distribution over the results
//! seen (for pairs of games: at most five) that has this mean. Unlike a normal distribution with the variance
//! seen, that stays right for lopsided card results, where a few big games make the mean.

use std::collections::BTreeMap;

use super::share_of_elo;

/// What is tested: the means under 'not better' and under 'better'.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Hypotheses {
    /// Differences in Elo; groups are shares of wins from 0 to 1.
    Elo {
        /// Under 'not better'.
        null: f64,
        /// Under 'better'.
        alternative: f64,
    },
    /// Differences of points in a game; groups are mean differences.
    Points {
        /// Under 'not better'.
        null: f64,
        /// Under 'better'.
        alternative: f64,
    },
}

impl Hypotheses {
    /// The two means that the groups are tested for.
    fn means(self) -> (f64, f64) {
        match self {
            Hypotheses::Elo { null, alternative } => (share_of_elo(null), share_of_elo(alternative)),
            Hypotheses::Points { null, alternative } => (null, alternative),
        }
    }

    /// Whether 'better' is more than 'not better', both being numbers.
    pub fn are_in_order(self) -> bool {
        let (null, alternative) = self.means();
        null.is_finite() && alternative.is_finite() && null < alternative
    }
}

/// How often the test may be wrong.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Bounds {
    /// The chance to call something better that is not.
    pub alpha: f64,
    /// The chance to call something not better that is.
    pub beta: f64,
}

impl Default for Bounds {
    fn default() -> Bounds {
        Bounds { alpha: 0.05, beta: 0.05 }
    }
}

impl Bounds {
    /// Whether both chances are sensible: above 0, and below a half.
    pub fn are_sensible(self) -> bool {
        [self.alpha, self.beta].iter().all(|chance| *chance > 0.0 && *chance < 0.5)
    }

    /// The log-likelihood ratios at which the test ends: not better, better.
    pub fn ends(self) -> (f64, f64) {
        (libm::log(self.beta / (1.0 - self.alpha)), libm::log((1.0 - self.beta) / self.alpha))
    }
}

/// What the test says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The change is better.
    Better,
    /// It is not.
    NotBetter,
    /// More games are needed.
    Undecided,
}

/// Before so many groups nothing is decided, because the spread of the results is not known yet. Shares of wins
/// are bounded; points can have rare big games that the first groups do not show.
const FEWEST_SHARES: u64 = 8;
const FEWEST_POINTS: u64 = 50;

/// A test that is running.
///
/// ```
/// use arena::stats::{Bounds, Hypotheses, Sprt, Verdict};
/// let mut test = Sprt::new(Hypotheses::Elo { null: 0.0, alternative: 50.0 }, Bounds::default());
/// let mut groups = 0;
/// while test.verdict() == Verdict::Undecided {
///     // Of four pairs he wins three and loses one.
///     test.add(if groups % 4 == 0 { 0.0 } else { 1.0 });
///     groups += 1;
/// }
/// assert_eq!(test.verdict(), Verdict::Better);
/// assert!(groups < 200);
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Sprt {
    hypotheses: Hypotheses,
    bounds: Bounds,
    /// How often each result came, by its bits: results lie on a lattice of few values.
    counts: BTreeMap<u64, u64>,
    groups: u64,
    verdict: Verdict,
}

impl Sprt {
    /// A test that has seen nothing.
    pub fn new(hypotheses: Hypotheses, bounds: Bounds) -> Sprt {
        Sprt { hypotheses, bounds, counts: BTreeMap::new(), groups: 0, verdict: Verdict::Undecided }
    }

    /// Adds the mean result of one group. A test that has ended stays as it is.
    pub fn add(&mut self, result: f64) {
        if self.verdict != Verdict::Undecided {
            return;
        }
        // Adding 0 turns -0 into 0, which has other bits.
        *self.counts.entry((result + 0.0).to_bits()).or_default() += 1;
        self.groups += 1;
        let fewest = match self.hypotheses {
            Hypotheses::Elo { .. } => FEWEST_SHARES,
            Hypotheses::Points { .. } => FEWEST_POINTS,
        };
        if self.groups >= fewest {
            let (low, high) = self.bounds.ends();
            let ratio = self.log_likelihood_ratio();
            if ratio >= high {
                self.verdict = Verdict::Better;
            } else if ratio <= low {
                self.verdict = Verdict::NotBetter;
            }
        }
    }

    /// How many groups were added.
    pub fn groups(&self) -> u64 {
        self.groups
    }

    /// What the test says now.
    pub fn verdict(&self) -> Verdict {
        self.verdict
    }

    /// The logarithm of how much likelier the results are under 'better' than under 'not better'.
    pub fn log_likelihood_ratio(&self) -> f64 {
        if self.groups == 0 {
            return 0.0;
        }
        let (null, alternative) = self.hypotheses.means();
        let mut results: Vec<(f64, f64)> =
            self.counts.iter().map(|(bits, count)| (f64::from_bits(*bits), *count as f64)).collect();
        // A trace of a result at either end, so that both means are possible.
        let (worst, best) = match self.hypotheses {
            Hypotheses::Elo { .. } => (0.0, 1.0),
            Hypotheses::Points { .. } => {
                let ends = results.iter().flat_map(|(value, _)| [*value, null, alternative]);
                let (low, high) = ends.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), value| {
                    (low.min(value), high.max(value))
                });
                (low - (alternative - null), high + (alternative - null))
            }
        };
        results.extend([(worst, TRACE), (best, TRACE)]);
        constrained(&results, alternative) - constrained(&results, null)
    }
}

/// How often the trace of a result that was not seen is said to have come.
const TRACE: f64 = 1e-3;

/// The largest log-likelihood of results (value, how often) among all distributions on these values whose
/// mean is `mean`, up to a constant.
///
/// The best distribution gives each value the weight `count / (1 + tilt * (value - mean))`; the tilt is where
/// the mean comes out right. That function only falls, so Newton's steps, kept between ends that close in, find
/// it.
fn constrained(results: &[(f64, f64)], mean: f64) -> f64 {
    let (lowest, highest) =
        results.iter().fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), (value, _)| {
            (low.min(*value), high.max(*value))
        });
    let (mut from, mut to) = (-1.0 / (highest - mean), 1.0 / (mean - lowest));
    let mut tilt = 0.0;
    for _ in 0..100 {
        let (mut off, mut slope) = (0.0, 0.0);
        for (value, count) in results {
            let part = (value - mean) / (1.0 + tilt * (value - mean));
            off += count * part;
            slope += count * part * part;
        }
        if off > 0.0 {
            from = tilt;
        } else {
            to = tilt;
        }
        let next = tilt + off / slope;
        if (next - tilt).abs() <= 1e-15 * (to - from) || next.to_bits() == tilt.to_bits() {
            break;
        }
        tilt = if next > from && next < to { next } else { f64::midpoint(from, to) };
    }
    -results.iter().map(|(value, count)| count * libm::log(1.0 + tilt * (value - mean))).sum::<f64>()
}

#[cfg(test)]
mod tests {
    use game::random::{Fast, below, fast, unit};

    use super::super::elo::tests::pair_of_games;
    use super::*;

    /// A pair of games: the opening favours one side, draws happen.
    fn pair(elo: f64, rng: &mut Fast) -> f64 {
        pair_of_games(elo, (120.0, 0.25), rng)
    }

    /// The Elo at which pairs have the mean that a plain game has at `elo`.
    fn as_pairs(elo: f64) -> f64 {
        let wanted = share_of_elo(elo);
        let (mut low, mut high) = (-400.0, 400.0);
        for _ in 0..60 {
            let middle = f64::midpoint(low, high);
            let share = f64::midpoint(share_of_elo(middle + 120.0), share_of_elo(middle - 120.0));
            if share < wanted { low = middle } else { high = middle }
        }
        low
    }

    fn ends(test: &Sprt, mut group: impl FnMut() -> f64) -> (Verdict, u64) {
        let mut test = test.clone();
        while test.verdict() == Verdict::Undecided && test.groups() < 20_000 {
            test.add(group());
        }
        (test.verdict(), test.groups())
    }

    #[test]
    fn pairs_are_judged_wrongly_as_seldom_as_promised() {
        let hypotheses = Hypotheses::Elo { null: 0.0, alternative: 60.0 };
        let test = Sprt::new(hypotheses, Bounds { alpha: 0.05, beta: 0.1 });
        let mut rng = fast(31);
        let runs = 1000;
        let wrong = |truth: f64, error: Verdict, rng: &mut Fast| {
            (0..runs).filter(|_| ends(&test, || pair(truth, rng)).0 == error).count()
        };
        let (null, alternative) = (as_pairs(0.0), as_pairs(60.0));
        let falsely_better = wrong(null, Verdict::Better, &mut rng);
        let falsely_worse = wrong(alternative, Verdict::NotBetter, &mut rng);
        assert!(falsely_better <= runs * 75 / 1000, "{falsely_better} of {runs}");
        assert!(falsely_worse <= runs * 150 / 1000, "{falsely_worse} of {runs}");
        assert!(falsely_better + falsely_worse > 20, "the bounds mean something");
    }

    #[test]
    fn points_are_judged_wrongly_as_seldom_as_promised() {
        let test = Sprt::new(Hypotheses::Points { null: 0.0, alternative: 0.6 }, Bounds::default());
        let mut rng = fast(32);
        // Card results: whole points, lopsided, with a spread of about 3.
        let mut group =
            |truth: f64| truth + if unit(&mut rng) < 0.1 { 9.0 } else { f64::from(below(&mut rng, 5)) - 3.0 };
        let runs = 1000;
        let falsely_better = (0..runs).filter(|_| ends(&test, || group(0.0)).0 == Verdict::Better).count();
        let falsely_worse = (0..runs).filter(|_| ends(&test, || group(0.6)).0 == Verdict::NotBetter).count();
        assert!(falsely_better <= 75, "{falsely_better} of {runs}");
        assert!(falsely_worse <= 75, "{falsely_worse} of {runs}");
    }

    #[test]
    fn a_clear_case_ends_soon_and_stays_ended() {
        let hypotheses = Hypotheses::Elo { null: 0.0, alternative: 10.0 };
        let mut test = Sprt::new(hypotheses, Bounds::default());
        while test.verdict() == Verdict::Undecided {
            test.add(1.0);
        }
        let groups = test.groups();
        assert!((FEWEST_SHARES..400).contains(&groups), "{groups}");
        test.add(0.0);
        assert_eq!((test.verdict(), test.groups()), (Verdict::Better, groups));
    }

    /// For many pairs of a known spread the generalised ratio is the normal one.
    #[test]
    fn the_generalised_ratio_meets_the_normal_one() {
        let mut test = Sprt::new(
            Hypotheses::Elo { null: 0.0, alternative: 10.0 },
            Bounds { alpha: 1e-300, beta: 1e-300 },
        );
        for (value, times) in [(0.0, 200), (0.25, 500), (0.5, 900), (0.75, 600), (1.0, 250)] {
            (0..times).for_each(|_| test.add(value));
        }
        let (null, alternative) = (0.5, share_of_elo(10.0));
        let (number, mean) = (2450.0, 0.520_408);
        let variance = (200.0 * mean * mean
            + 500.0 * (mean - 0.25) * (mean - 0.25)
            + 900.0 * (mean - 0.5) * (mean - 0.5)
            + 600.0 * (mean - 0.75) * (mean - 0.75)
            + 250.0 * (mean - 1.0) * (mean - 1.0))
            / number;
        let normal = number * (alternative - null) * (mean - f64::midpoint(null, alternative)) / variance;
        let ratio = test.log_likelihood_ratio();
        assert!((ratio - normal).abs() < 0.05, "{ratio} {normal}");
    }

    #[test]
    fn hypotheses_and_bounds_are_checked() {
        assert!(Hypotheses::Elo { null: 0.0, alternative: 5.0 }.are_in_order());
        assert!(!Hypotheses::Points { null: 1.0, alternative: 1.0 }.are_in_order());
        assert!(!Hypotheses::Points { null: f64::NAN, alternative: 1.0 }.are_in_order());
        assert!(!Bounds { alpha: 0.0, beta: 0.1 }.are_sensible());
        assert!(Bounds::default().are_sensible());
    }
}
