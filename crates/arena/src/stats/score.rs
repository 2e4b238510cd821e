//! Scores at tables of three and four, with intervals that hold for few groups and for equal ones, too.
//!
//! Where the rules fix what a game can bring (a deal is won or lost), scores are shares of that span, and the interval is
//! the one of shares. Where they do not (points, raises, doubled games), groups are resampled; groups that all came out
//! the same say nothing about how far others may lie from them, so that the span of all single scores that were seen
//! takes the place of the fixed one.

use super::{Estimate, Resampling, Sum, bootstrap_mean, share_of_groups};

/// How far apart single scores can lie.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Span {
    /// The least that a seat can score in a game, or the least that any seat has scored.
    pub low: f64,
    /// The most.
    pub high: f64,
    /// Whether the rules fix it: no seat can ever score less or more.
    pub fixed: bool,
}

impl Span {
    /// Nothing seen yet.
    pub const NOTHING: Span = Span { low: f64::INFINITY, high: f64::NEG_INFINITY, fixed: false };

    /// What the rules fix for one deal, in games of so many deals.
    ///
    /// ```
    /// use arena::stats::Span;
    /// assert_eq!(Span::of_rules((-1, 1), 3), Span { low: -3.0, high: 3.0, fixed: true });
    /// ```
    pub fn of_rules((least, most): (i32, i32), deals: u64) -> Span {
        let whole = |score: i32| f64::from(score) * deals as f64;
        Span { low: whole(least), high: whole(most), fixed: true }
    }

    /// Takes in one more score that was seen.
    pub fn see(&mut self, score: f64) {
        if !self.fixed {
            self.low = self.low.min(score);
            self.high = self.high.max(score);
        }
    }
}

/// The mean score over groups with its interval. `None` without any weight; infinite where all that was ever seen is one
/// score.
///
/// ```
/// use arena::stats::{Resampling, Span, Sum, score_of_groups};
/// let won = vec![Sum { total: 3.0, weight: 3.0 }; 10];
/// let fixed = Span { low: -1.0, high: 1.0, fixed: true };
/// let estimate = score_of_groups(&won, fixed, Resampling::default()).unwrap();
/// assert_eq!((estimate.mean, estimate.high), (1.0, 1.0));
/// assert!((estimate.low - 0.38).abs() < 0.05, "ten deals are no proof that all are won");
/// ```
pub fn score_of_groups(groups: &[Sum], span: Span, resampling: Resampling) -> Option<Estimate> {
    if !span.fixed && varies(groups) {
        return bootstrap_mean(groups, resampling);
    }
    let width = span.high - span.low;
    if !width.is_finite() || width <= 0.0 {
        // A single score without any other to compare it with.
        let mean = bootstrap_mean(groups, Resampling { times: 1, ..resampling })?.mean;
        return Some(Estimate { mean, low: f64::NEG_INFINITY, high: f64::INFINITY });
    }
    let share = |sum: &Sum| Sum { total: (sum.total - span.low * sum.weight) / width, ..*sum };
    let shares: Vec<Sum> = groups.iter().map(share).collect();
    Some(share_of_groups(&shares, resampling)?.mapped(|share| span.low + width * share))
}

/// Whether groups came out differently.
fn varies(groups: &[Sum]) -> bool {
    let mut means = groups.iter().filter(|sum| sum.weight > 0.0).map(|sum| sum.total / sum.weight);
    let Some(first) = means.next() else { return false };
    means.any(|mean| (mean - first).abs() > 1e-9)
}

#[cfg(test)]
mod tests {
    use game::random::{Fast, fast, unit};

    use super::*;

    /// A deal of three, everybody once in every seat: won with this chance, each game on its own or all alike.
    fn won_or_lost(chance: f64, alike: bool, rng: &mut Fast) -> Sum {
        let mut sum = Sum::default();
        let first = unit(rng);
        for _ in 0..3 {
            let at = if alike { first } else { unit(rng) };
            sum.add(if at < chance { 1.0 } else { -1.0 });
        }
        sum
    }

    #[test]
    fn intervals_of_deals_that_are_won_or_lost_cover_the_truth_at_the_edges_too() {
        for alike in [false, true] {
            for chance in [0.0, 0.02, 1.0 / 3.0, 0.98, 1.0] {
                for groups in [1, 2, 5, 20, 200] {
                    let mut rng = fast(groups);
                    let span = Span::of_rules((-1, 1), 1);
                    let covered = (0..400)
                        .filter(|seed| {
                            let sums: Vec<Sum> =
                                (0..groups).map(|_| won_or_lost(chance, alike, &mut rng)).collect();
                            let resampling = Resampling { times: 400, seed: *seed };
                            score_of_groups(&sums, span, resampling).unwrap().covers(2.0 * chance - 1.0)
                        })
                        .count();
                    assert!(covered >= 370, "{alike}, {chance}, {groups} groups: {covered} of 400");
                }
            }
        }
    }

    /// Points of a card game: mostly small, a bigger one now and then, 0 on average.
    fn points(rng: &mut Fast) -> f64 {
        let small = 40.0 * (unit(rng) - 0.5);
        if unit(rng) < 0.2 { small + 80.0 * (unit(rng) - 0.5) } else { small }
    }

    #[test]
    fn intervals_of_points_cover_the_truth_from_two_groups_on() {
        for groups in [2, 3, 5, 10, 50, 200] {
            let mut rng = fast(groups);
            let covered = (0..400)
                .filter(|seed| {
                    let (mut span, mut sums) = (Span::NOTHING, Vec::new());
                    for _ in 0..groups {
                        let mut sum = Sum::default();
                        for _ in 0..3 {
                            let score = points(&mut rng);
                            span.see(score);
                            sum.add(score);
                        }
                        sums.push(sum);
                    }
                    let resampling = Resampling { times: 400, seed: *seed };
                    score_of_groups(&sums, span, resampling).unwrap().covers(0.0)
                })
                .count();
            assert!(covered >= 370, "{groups} groups: {covered} of 400");
        }
    }

    #[test]
    fn one_group_and_equal_groups_have_an_interval_as_wide_as_what_was_seen() {
        let span = Span { low: -30.0, high: 40.0, fixed: false };
        let one = Sum { total: 3.0, weight: 3.0 };
        let alone = score_of_groups(&[one], span, Resampling::default()).unwrap();
        assert!((alone.mean - 1.0).abs() < 1e-9 && alone.low < -28.0 && alone.high > 38.0, "{alone:?}");
        let equal = score_of_groups(&[one; 40], span, Resampling::default()).unwrap();
        assert!((-3.5..-1.5).contains(&equal.low) && (3.5..6.0).contains(&equal.high), "{equal:?}");
        // Where nobody has ever scored anything else nothing is known.
        let same = Span { low: 1.0, high: 1.0, fixed: false };
        assert!(score_of_groups(&[one], same, Resampling::default()).unwrap().low.is_infinite());
        assert_eq!(score_of_groups(&[], span, Resampling::default()), None);
    }

    #[test]
    fn many_groups_are_not_needlessly_wide() {
        let mut rng = fast(1);
        let sums: Vec<Sum> = (0..1000).map(|_| won_or_lost(0.5, false, &mut rng)).collect();
        let normal = 1.96 * (1.0_f64 / 3000.0).sqrt();
        let estimate = score_of_groups(&sums, Span::of_rules((-1, 1), 1), Resampling::default()).unwrap();
        assert!(estimate.half_width() < 1.15 * normal, "{} for {normal}", estimate.half_width());
    }
}
