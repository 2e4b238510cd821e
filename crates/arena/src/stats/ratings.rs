//! Elo of many players from all games between them.
//!
//! The model is Bradley and Terry's: the chance to win depends on the difference of two ratings, a draw is
//! half a win. Everybody also has one drawn game against an imaginary player of average strength, so that
//! somebody who won everything has a finite rating; beside real results one game is next to nothing. Ratings
//! are relative: their mean is 0.

use game::random::{Fast, below, fast};

use super::bootstrap::quantile;
use super::linear::solve;
use super::{Estimate, Resampling, Sum};

/// All groups that two players played against each other.
#[derive(Clone, PartialEq, Debug)]
pub struct Meeting {
    /// The one whose points the groups count.
    pub first: usize,
    /// The other.
    pub second: usize,
    /// For each group, the points of the first (a win 1, a draw a half) and the number of games.
    pub groups: Vec<Sum>,
}

/// The strength of one player.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// The player.
    pub player: usize,
    /// Elo above the mean of all players.
    pub elo: Estimate,
    /// How likely it is that this player is stronger than the next in the list; `None` for the last.
    pub above_next: Option<f64>,
}

/// The ratings of everybody, strongest first.
#[derive(Clone, PartialEq, Debug)]
pub struct Ratings(pub Vec<Rating>);

impl Ratings {
    /// Rates `players` players by all their meetings. Intervals come from resampling the groups of every
    /// meeting, one won and one lost group added to each, so that they stay honest when somebody won
    /// everything.
    ///
    /// ```
    /// use arena::stats::{Meeting, Ratings, Resampling, Sum};
    /// let won = |of_four: f64| vec![Sum { total: of_four, weight: 4.0 }; 25];
    /// let meetings = [
    ///     Meeting { first: 0, second: 1, groups: won(1.0) },
    ///     Meeting { first: 1, second: 2, groups: won(3.0) },
    ///     Meeting { first: 0, second: 2, groups: won(2.0) },
    /// ];
    /// let ratings = Ratings::of(3, &meetings, Resampling::default());
    /// assert_eq!(ratings.0[0].player, 1);
    /// let gap = ratings.0[0].elo.mean - ratings.0[1].elo.mean;
    /// assert!((gap - 190.8).abs() < 5.0);
    /// ```
    pub fn of(players: usize, meetings: &[Meeting], resampling: Resampling) -> Ratings {
        let real: Vec<Vec<Sum>> = meetings.iter().map(|meeting| meeting.groups.clone()).collect();
        let best = fit(players, &sums(meetings, &real), &vec![0.0; players]);
        let padded: Vec<Vec<Sum>> = real.into_iter().map(padded).collect();
        let mut rng = fast(resampling.seed);
        let mut drawn: Vec<Vec<f64>> = vec![Vec::with_capacity(resampling.times); players];
        for _ in 0..resampling.times.max(1) {
            let sample: Vec<Vec<Sum>> =
                padded.iter().map(|groups| vec![resampled(groups, &mut rng)]).collect();
            let fitted = fit(players, &sums(meetings, &sample), &best);
            for (values, rating) in drawn.iter_mut().zip(fitted) {
                values.push(rating);
            }
        }
        let mut order: Vec<usize> = (0..players).collect();
        order.sort_by(|a, b| best[*b].total_cmp(&best[*a]));
        let rating = |place: usize| {
            let player = order[place];
            let above_next = order.get(place + 1).map(|next| superiority(&drawn[player], &drawn[*next]));
            Rating { player, elo: interval(best[player], &drawn[player]), above_next }
        };
        Ratings((0..players).map(rating).collect())
    }

    /// The rating of one player.
    pub fn of_player(&self, player: usize) -> Option<&Rating> {
        self.0.iter().find(|rating| rating.player == player)
    }
}

/// One result between two players: points of the first, points of the second.
struct Result {
    first: usize,
    second: usize,
    won: f64,
    lost: f64,
}

fn sums(meetings: &[Meeting], groups: &[Vec<Sum>]) -> Vec<Result> {
    let result = |(meeting, groups): (&Meeting, &Vec<Sum>)| {
        let (total, weight) = groups.iter().fold((0.0, 0.0), |(t, w), sum| (t + sum.total, w + sum.weight));
        Result { first: meeting.first, second: meeting.second, won: total, lost: weight - total }
    };
    meetings.iter().zip(groups).map(result).collect()
}

fn padded(mut groups: Vec<Sum>) -> Vec<Sum> {
    if !groups.is_empty() {
        let usual = groups.iter().map(|group| group.weight).sum::<f64>() / groups.len() as f64;
        groups.extend([Sum { total: 0.0, weight: usual }, Sum { total: usual, weight: usual }]);
    }
    groups
}

/// As many groups as there really were, drawn and added up.
fn resampled(groups: &[Sum], rng: &mut Fast) -> Sum {
    let mut sum = Sum::default();
    for _ in 2..groups.len() {
        let group = groups[below(rng, groups.len() as u32) as usize];
        sum.total += group.total;
        sum.weight += group.weight;
    }
    sum
}

/// The ratings in Elo under which the results are likeliest, their mean 0: Newton's method, which needs a
/// handful of steps because the likelihood has one summit.
fn fit(players: usize, results: &[Result], start: &[f64]) -> Vec<f64> {
    /// Elo in the unit in which a chance is `1 / (1 + exp(-difference))`.
    const NATURAL: f64 = std::f64::consts::LN_10 / 400.0;
    let mut rating: Vec<f64> = start.iter().map(|elo| elo * NATURAL).collect();
    for _ in 0..50 {
        let mut slope = vec![0.0; players];
        let mut curve = vec![vec![0.0; players]; players];
        for (player, own) in rating.iter().enumerate() {
            let chance = 1.0 / (1.0 + libm::exp(-own));
            slope[player] += 0.5 - chance;
            curve[player][player] += chance * (1.0 - chance);
        }
        for result in results {
            let (one, other, games) = (result.first, result.second, result.won + result.lost);
            let chance = 1.0 / (1.0 + libm::exp(rating[other] - rating[one]));
            let pull = result.won - games * chance;
            let weight = games * chance * (1.0 - chance);
            slope[one] += pull;
            slope[other] -= pull;
            curve[one][one] += weight;
            curve[other][other] += weight;
            curve[one][other] -= weight;
            curve[other][one] -= weight;
        }
        let Some(step) = solve(curve, slope) else { break };
        // Far from the summit a full step would overshoot.
        let longest = step.iter().fold(1.0_f64, |longest, part| longest.max(part.abs()));
        for (rating, part) in rating.iter_mut().zip(&step) {
            *rating += part / longest;
        }
        if step.iter().all(|part| part.abs() < 1e-7) {
            break;
        }
    }
    let center = rating.iter().sum::<f64>() / players.max(1) as f64;
    rating.iter().map(|value| (value - center) / NATURAL).collect()
}

fn interval(best: f64, drawn: &[f64]) -> Estimate {
    let mut sorted = drawn.to_vec();
    sorted.sort_by(f64::total_cmp);
    let (low, high) = (quantile(&sorted, 0.025), quantile(&sorted, 0.975));
    Estimate { mean: best, low: low.min(best), high: high.max(best) }
}

/// The share of samples in which the first is above the second, never quite 0 or 1.
fn superiority(first: &[f64], second: &[f64]) -> f64 {
    let above = first.iter().zip(second).filter(|(first, second)| first > second).count();
    (above as f64 + 0.5) / (first.len() as f64 + 1.0)
}

#[cfg(test)]
mod tests {
    use game::random::unit;

    use super::super::{elo, share_of_elo};
    use super::*;

    fn meeting(first: usize, second: usize, share: f64, pairs: usize) -> Meeting {
        Meeting { first, second, groups: vec![Sum { total: 2.0 * share, weight: 2.0 }; pairs] }
    }

    #[test]
    fn two_players_get_the_plain_formula() {
        let ratings = Ratings::of(2, &[meeting(0, 1, 0.64, 5000)], Resampling { times: 50, seed: 1 });
        let gap = ratings.0[0].elo.mean - ratings.0[1].elo.mean;
        assert!((gap - elo(0.64)).abs() < 0.1, "{gap}");
        assert_eq!(ratings.0[0].player, 0);
    }

    #[test]
    fn whoever_wins_everything_is_finite_and_uncertain() {
        let ratings = Ratings::of(2, &[meeting(0, 1, 1.0, 10)], Resampling::default());
        let best = ratings.of_player(0).unwrap();
        assert!(best.elo.mean.is_finite() && best.elo.half_width() > 50.0, "{best:?}");
        assert!(best.above_next.unwrap() > 0.95);
    }

    #[test]
    fn strength_passes_on_through_common_opponents() {
        let meetings = [meeting(0, 1, 0.75, 400), meeting(1, 2, 0.75, 400)];
        let ratings = Ratings::of(3, &meetings, Resampling { times: 50, seed: 1 });
        let gap = ratings.of_player(0).unwrap().elo.mean - ratings.of_player(2).unwrap().elo.mean;
        assert!((gap - 2.0 * elo(0.75)).abs() < 2.0, "{gap}");
    }

    #[test]
    fn somebody_who_never_played_is_average_and_unknown_players_do_no_harm() {
        let ratings = Ratings::of(3, &[meeting(0, 1, 0.5, 10)], Resampling { times: 20, seed: 1 });
        assert!(ratings.0.iter().all(|rating| rating.elo.mean.abs() < 1e-9));
        assert_eq!(Ratings::of(0, &[], Resampling::default()), Ratings(Vec::new()));
    }

    /// Three players, every pair meets: the interval of each rating covers the true one.
    #[test]
    fn intervals_of_two_thousand_round_robins_cover_the_truth() {
        let truth = [100.0, 10.0, -110.0];
        let mut rng = fast(3);
        let mut covered = [0; 3];
        for seed in 0..2000 {
            let mut meetings = Vec::new();
            for first in 0..3 {
                for second in first + 1..3 {
                    let share = share_of_elo(truth[first] - truth[second]);
                    let mut win = || f64::from(u8::from(unit(&mut rng) < share));
                    let groups = (0..40).map(|_| Sum { total: win() + win(), weight: 2.0 }).collect();
                    meetings.push(Meeting { first, second, groups });
                }
            }
            let ratings = Ratings::of(3, &meetings, Resampling { times: 200, seed });
            for (player, truth) in truth.iter().enumerate() {
                covered[player] += usize::from(ratings.of_player(player).unwrap().elo.covers(*truth));
            }
        }
        assert!(covered.iter().all(|covered| (1860..=1940).contains(covered)), "{covered:?} of 2000");
    }
}
