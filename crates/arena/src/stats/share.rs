//! Shares of wins, with intervals that stay honest when everything or nothing was won.

use super::{Estimate, Resampling, Sum, bootstrap_mean};

/// The mean of shares of wins, each from 0 to 1 (a game, or a pair of games on one opening), with an interval
/// over them.
///
/// One won and one lost value are added before the width is computed, so ten wins of ten are not 'exactly
/// 100 %'.
///
/// ```
/// let estimate = arena::stats::share_interval(&[1.0; 10]).unwrap();
/// assert_eq!(estimate.mean, 1.0);
/// assert!(estimate.low < 0.9 && estimate.high == 1.0);
/// ```
pub fn share_interval(shares: &[f64]) -> Option<Estimate> {
    let groups: Vec<Sum> = shares.iter().copied().map(Sum::one).collect();
    share_of_groups(&groups, Resampling::default())
}

/// The same for groups of different numbers of games: `total` is what was won of `weight` games.
pub fn share_of_groups(groups: &[Sum], resampling: Resampling) -> Option<Estimate> {
    let mut padded: Vec<Sum> = groups.iter().copied().filter(|group| group.weight > 0.0).collect();
    let (total, weight) =
        padded.iter().fold((0.0, 0.0), |(total, weight), group| (total + group.total, weight + group.weight));
    if weight <= 0.0 {
        return None;
    }
    let (mean, usual) = (total / weight, weight / padded.len() as f64);
    padded.extend([Sum { total: 0.0, weight: usual }, Sum { total: usual, weight: usual }]);
    let wide = bootstrap_mean(&padded, resampling)?;
    Some(Estimate { mean, low: wide.low.clamp(0.0, mean), high: wide.high.clamp(mean, 1.0) })
}

#[cfg(test)]
mod tests {
    use game::random::{fast, unit};

    use super::super::elo::tests::pair_of_games;
    use super::super::{elo_of, share_of_elo};
    use super::*;

    /// What an opening is worth, and how often even players draw.
    const OPENING: (f64, f64) = (150.0, 0.2);

    /// What the first of two players scores on average, a pair.
    fn truth(elo: f64) -> f64 {
        f64::midpoint(share_of_elo(elo + OPENING.0), share_of_elo(elo - OPENING.0))
    }

    #[test]
    fn intervals_of_two_thousand_tournaments_cover_the_truth() {
        for (elo, pairs) in [(0.0, 40), (60.0, 60), (250.0, 100)] {
            let mut rng = fast(23);
            let expected = truth(elo);
            let covered = (0..2000)
                .filter(|seed| {
                    let pairs: Vec<Sum> =
                        (0..pairs).map(|_| Sum::one(pair_of_games(elo, OPENING, &mut rng))).collect();
                    let share = share_of_groups(&pairs, Resampling { times: 400, seed: *seed }).unwrap();
                    elo_of(share).covers(super::super::elo(expected))
                })
                .count();
            assert!((1860..=1940).contains(&covered), "{elo} Elo: {covered} of 2000");
        }
    }

    /// Close to the edge single games are too coarse for exactly 95 %; the interval must rather be too wide.
    #[test]
    fn near_the_edge_intervals_are_wide_enough() {
        let mut rng = fast(11);
        for (truth, games) in [(0.95, 60), (0.02, 100), (0.97, 50)] {
            let covered = (0..1000)
                .filter(|seed| {
                    let won: Vec<Sum> =
                        (0..games).map(|_| Sum::one(f64::from(u8::from(unit(&mut rng) < truth)))).collect();
                    share_of_groups(&won, Resampling { times: 300, seed: *seed }).unwrap().covers(truth)
                })
                .count();
            assert!((930..=1000).contains(&covered), "{truth}: {covered} of 1000");
        }
    }

    #[test]
    fn nothing_won_is_not_nothing() {
        let estimate = share_interval(&[0.0; 20]).unwrap();
        assert_eq!((estimate.mean, estimate.low), (0.0, 0.0));
        assert!((0.08..0.25).contains(&estimate.high), "{estimate:?}");
        assert_eq!(share_interval(&[]), None);
    }
}
