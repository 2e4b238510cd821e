//! Intervals by resampling whole groups of games.
//!
//! The games of one deal or opening hang together, so a group is drawn with all its games or not at all. The
//! ends of the interval are the bias-corrected and accelerated percentiles (`BCa`), which follow skewed results
//! where plain percentiles do not, widened for few groups as Student's quantile is wider than the normal one. No
//! resample lies outside the groups that were seen, which for a handful of groups is not far enough: the interval is
//! never narrower than Student's.

use game::random::{Fast, below, fast};
use statrs::statistics::{Data, OrderStatistics};

use super::{Estimate, normal_below, normal_quantile, student_quantile};

/// What one group adds to a mean: the sum of its values and how many they are.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Sum {
    /// The sum of the values.
    pub total: f64,
    /// How many values, or their weight.
    pub weight: f64,
}

impl Sum {
    /// The sum of one value.
    pub fn one(value: f64) -> Sum {
        Sum { total: value, weight: 1.0 }
    }

    /// What the other side has of it, where values are shares.
    pub fn turned(&self) -> Sum {
        Sum { total: self.weight - self.total, weight: self.weight }
    }

    /// Adds a value.
    pub fn add(&mut self, value: f64) {
        self.total += value;
        self.weight += 1.0;
    }
}

/// How often to resample, and from which random stream.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Resampling {
    /// How many samples are drawn.
    pub times: usize,
    /// The seed: the same seed and groups give the same interval.
    pub seed: u64,
}

impl Default for Resampling {
    /// Enough that the ends of a 95 % interval stand still to a few percent of its width.
    fn default() -> Resampling {
        Resampling { times: 2000, seed: 1 }
    }
}

/// With more groups than this the bootstrap of a mean is the normal interval to every digit that is shown.
const MANY: usize = 20_000;

/// The mean over groups of different weight (sum of totals over sum of weights) with its interval. `None`
/// without any weight; infinite with fewer than two groups.
///
/// ```
/// use arena::stats::{Resampling, Sum, bootstrap_mean};
/// let groups: Vec<Sum> = (0..100).map(|n| Sum::one(f64::from(n))).collect();
/// let estimate = bootstrap_mean(&groups, Resampling::default()).unwrap();
/// assert_eq!(estimate.mean, 49.5);
/// assert!((estimate.half_width() - 5.7).abs() < 0.3);
/// ```
pub fn bootstrap_mean(groups: &[Sum], resampling: Resampling) -> Option<Estimate> {
    let groups: Vec<Sum> = groups.iter().copied().filter(|group| group.weight > 0.0).collect();
    let all = groups.iter().fold(Sum::default(), |all, group| plus(all, *group));
    if all.weight <= 0.0 {
        return None;
    }
    let mean = all.total / all.weight;
    if groups.len() < 2 {
        return Some(Estimate { mean, low: f64::NEG_INFINITY, high: f64::INFINITY });
    }
    let left_out: Vec<f64> =
        groups.iter().map(|group| (all.total - group.total) / (all.weight - group.weight)).collect();
    let student = jackknife_interval(mean, &left_out);
    if groups.len() > MANY {
        return Some(student);
    }
    let mut rng = fast(resampling.seed);
    let mut means: Vec<f64> = (0..resampling.times.max(1)).map(|_| resampled(&groups, &mut rng)).collect();
    means.sort_by(f64::total_cmp);
    let own = accelerated(mean, &means, &left_out);
    Some(Estimate { mean, low: own.low.min(student.low), high: own.high.max(student.high) })
}

fn plus(one: Sum, other: Sum) -> Sum {
    Sum { total: one.total + other.total, weight: one.weight + other.weight }
}

fn resampled(groups: &[Sum], rng: &mut Fast) -> f64 {
    let number = groups.len() as u32;
    let sum = (0..number).fold(Sum::default(), |sum, _| plus(sum, groups[below(rng, number) as usize]));
    sum.total / sum.weight
}

/// The `BCa` interval of a figure from its sorted bootstrap values and its values with each group left out.
pub(super) fn accelerated(figure: f64, sorted: &[f64], left_out: &[f64]) -> Estimate {
    let number = left_out.len() as f64;
    let smaller = sorted.partition_point(|value| *value < figure);
    let not_larger = sorted.partition_point(|value| *value <= figure);
    // Equal values count half: results lie on a lattice. A bias of more than a standard error is no bias but
    // a lattice too coarse to tell.
    let share_below = (smaller + not_larger) as f64 / (2 * sorted.len()) as f64;
    let bias = normal_quantile(share_below).clamp(-1.0, 1.0);
    let center = left_out.iter().sum::<f64>() / number;
    let (squares, cubes) = left_out.iter().fold((0.0, 0.0), |(squares, cubes), value| {
        let off = center - value;
        (squares + off * off, cubes + off * off * off)
    });
    let acceleration = if squares > 0.0 { cubes / (6.0 * squares * squares.sqrt()) } else { 0.0 };
    let wide = (number / (number - 1.0)).sqrt() * student_quantile(0.975, left_out.len() - 1);
    let end = |z: f64| {
        let shifted = bias + z;
        let place = normal_below(bias + shifted / (1.0 - acceleration * shifted).max(0.1));
        quantile(sorted, place)
    };
    Estimate { mean: figure, low: end(-wide).min(figure), high: end(wide).max(figure) }
}

/// The value at a place (0 to 1) of a sorted list, between its neighbours.
pub(super) fn quantile(sorted: &[f64], place: f64) -> f64 {
    Data::new(sorted.to_vec()).quantile(place)
}

fn jackknife_interval(mean: f64, left_out: &[f64]) -> Estimate {
    let number = left_out.len() as f64;
    let center = left_out.iter().sum::<f64>() / number;
    let squares: f64 = left_out.iter().map(|value| (value - center) * (value - center)).sum();
    let half = student_quantile(0.975, left_out.len() - 1) * ((number - 1.0) / number * squares).sqrt();
    Estimate { mean, low: mean - half, high: mean + half }
}

#[cfg(test)]
mod tests {
    use game::random::unit;

    use super::*;

    /// Card results: mostly small, now and then a big game; the groups have different numbers of games.
    fn skewed(rng: &mut Fast) -> Sum {
        let weight = f64::from(1 + below(rng, 3));
        let value = if unit(rng) < 0.1 { 12.0 } else { 2.0 * unit(rng) - 1.0 };
        Sum { total: weight * value, weight }
    }

    #[test]
    fn intervals_of_skewed_means_cover_the_truth() {
        let mut rng = fast(5);
        let covered = (0..2000)
            .filter(|seed| {
                let groups: Vec<Sum> = (0..80).map(|_| skewed(&mut rng)).collect();
                let estimate = bootstrap_mean(&groups, Resampling { times: 500, seed: *seed }).unwrap();
                estimate.covers(1.2)
            })
            .count();
        // Never narrower than Student: rather a little too wide than too narrow.
        assert!((1880..=1960).contains(&covered), "{covered} of 2000");
    }

    #[test]
    fn the_same_seed_gives_the_same_interval() {
        let groups: Vec<Sum> = (0..30).map(|n| Sum::one(f64::from(n * n))).collect();
        let once = bootstrap_mean(&groups, Resampling::default());
        assert_eq!(once, bootstrap_mean(&groups, Resampling::default()));
        assert_ne!(once, bootstrap_mean(&groups, Resampling { seed: 2, ..Resampling::default() }));
    }

    #[test]
    fn many_groups_give_the_normal_interval() {
        let group = |n: usize| Sum::one((n % 10) as f64);
        let few: Vec<Sum> = (0..MANY).map(group).collect();
        let many: Vec<Sum> = (0..=MANY).map(group).collect();
        let few = bootstrap_mean(&few, Resampling { times: 400, seed: 1 }).unwrap();
        let many = bootstrap_mean(&many, Resampling::default()).unwrap();
        assert!((few.half_width() / many.half_width() - 1.0).abs() < 0.1, "{few:?} {many:?}");
    }

    #[test]
    fn groups_without_weight_are_nothing() {
        assert_eq!(bootstrap_mean(&[], Resampling::default()), None);
        assert_eq!(bootstrap_mean(&[Sum::default()], Resampling::default()), None);
        let alone = bootstrap_mean(&[Sum::one(3.0), Sum::default()], Resampling::default()).unwrap();
        assert_eq!((alone.mean, alone.high), (3.0, f64::INFINITY));
    }
}
