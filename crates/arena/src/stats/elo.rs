//! Elo, and how likely it is that the better result is the better player.

use super::{Estimate, Sum, mean, normal_below, variance};

/// The difference in Elo that a share of wins means; infinite for 0 and 1.
///
/// ```
/// assert!((arena::stats::elo(0.75) - 190.8).abs() < 0.1);
/// assert_eq!(arena::stats::elo(0.5), 0.0);
/// ```
pub fn elo(share: f64) -> f64 {
    400.0 * libm::log10(share / (1.0 - share))
}

/// The share of wins that a difference in Elo means.
///
/// ```
/// assert!((arena::stats::share_of_elo(190.85) - 0.75).abs() < 1e-5);
/// ```
pub fn share_of_elo(elo: f64) -> f64 {
    1.0 / (1.0 + libm::exp10(-elo / 400.0))
}

/// A share with its interval, in Elo.
pub fn elo_of(share: Estimate) -> Estimate {
    share.mapped(elo)
}

/// A difference in Elo and its interval for people. Whoever won everything is stronger by nobody knows how
/// much: then only the end that is known is told.
///
/// ```
/// use arena::stats::{elo_of, elo_text, share_interval};
/// let all = elo_of(share_interval(&[1.0; 10]).unwrap());
/// assert!(elo_text(all).starts_with("at least +1"));
/// let even = elo_of(share_interval(&[1.0, 0.0, 0.5, 0.5]).unwrap());
/// assert!(elo_text(even).starts_with("+0 ("));
/// ```
pub fn elo_text(elo: Estimate) -> String {
    let (mean, low, high) = (elo.mean, elo.low, elo.high);
    match (low.is_finite(), high.is_finite()) {
        (true, true) => format!("{mean:+.0} ({low:+.0} to {high:+.0})"),
        (true, false) => format!("at least {low:+.0}"),
        (false, true) => format!("at most {high:+.0}"),
        (false, false) => "not known".to_owned(),
    }
}

/// How likely it is that the true mean of these groups lies above `equal`: 0.5 for a share of wins, 0 for a
/// difference of points. `unit` is how far apart the worst and best result of a game are; one group of each
/// is added, so that three wins of three are not certainty.
///
/// ```
/// use arena::stats::{Sum, likelihood_of_superiority};
/// let won = vec![Sum::one(1.0); 3];
/// assert!((0.8..0.99).contains(&likelihood_of_superiority(&won, 0.5, 1.0)));
/// assert_eq!(likelihood_of_superiority(&[], 0.5, 1.0), 0.5);
/// ```
pub fn likelihood_of_superiority(groups: &[Sum], equal: f64, unit: f64) -> f64 {
    let mut means: Vec<f64> =
        groups.iter().filter(|group| group.weight > 0.0).map(|group| group.total / group.weight).collect();
    let Some(mean) = mean(&means) else { return 0.5 };
    let number = means.len() as f64;
    means.extend([equal - unit / 2.0, equal + unit / 2.0]);
    normal_below((mean - equal) / (variance(&means) / number).sqrt())
}

#[cfg(test)]
pub(super) mod tests {
    use game::random::{Fast, unit};

    use super::*;

    /// What the first player scores in one pair of games between players a known number of Elo apart. The
    /// opening favours one colour by some Elo, so the two games hang together; some share of the games of
    /// even players is drawn.
    pub(crate) fn pair_of_games(elo: f64, (opening, draws): (f64, f64), rng: &mut Fast) -> f64 {
        let white = if unit(rng) < 0.5 { opening } else { -opening };
        let mut game = |advantage: f64| {
            let share = share_of_elo(elo + advantage);
            let drawn = draws * 2.0 * share.min(1.0 - share);
            let chance = unit(rng);
            if chance < drawn {
                0.5
            } else if chance < drawn + share - drawn / 2.0 {
                1.0
            } else {
                0.0
            }
        };
        f64::midpoint(game(white), game(-white))
    }

    #[test]
    fn elo_and_share_undo_each_other() {
        for elo_difference in [-400.0, -35.0, 0.0, 10.0, 200.0] {
            assert!((elo(share_of_elo(elo_difference)) - elo_difference).abs() < 1e-9);
        }
        assert_eq!((elo(0.0), elo(1.0)), (f64::NEG_INFINITY, f64::INFINITY));
    }

    #[test]
    fn more_games_make_superiority_likelier() {
        let results = |number: usize| -> Vec<Sum> {
            (0..number).map(|n| Sum::one(if n % 5 < 3 { 1.0 } else { 0.0 })).collect()
        };
        let likely = [10, 50, 200].map(|number| likelihood_of_superiority(&results(number), 0.5, 1.0));
        assert!(likely[0] > 0.6 && likely[0] < likely[1] && likely[1] < likely[2] && likely[2] > 0.99);
        let worse: Vec<Sum> = results(50).iter().map(|sum| Sum::one(1.0 - sum.total)).collect();
        assert!((likelihood_of_superiority(&worse, 0.5, 1.0) + likely[1] - 1.0).abs() < 1e-12);
    }
}
