//! Shares of wins, with intervals that are right at the edges, too.
//!
//! What was won of a group of games lies between nothing and everything, and nothing else is known about how
//! it is distributed: the games of a pair hang together, some are drawn. The interval is Gaffke's for the mean
//! of bounded values: weigh the groups at random (every way to divide the weight has the same chance), with
//! one group added that lost everything for the lower end, won everything for the upper, and take the
//! quantile. Where every group was all won or all lost it is the exact interval of Clopper and Pearson.

use game::random::{Fast, fast, unit};

use super::bootstrap::quantile;
use super::{Estimate, Resampling, Sum};

/// The mean of shares of wins, each from 0 to 1 (a game, or a pair of games on one opening), with an interval
/// over them.
///
/// ```
/// let estimate = arena::stats::share_interval(&[1.0; 10]).unwrap();
/// assert_eq!((estimate.mean, estimate.high), (1.0, 1.0));
/// assert!((estimate.low - 0.69).abs() < 0.02, "ten pairs are no proof of 100 %");
/// ```
pub fn share_interval(shares: &[f64]) -> Option<Estimate> {
    let groups: Vec<Sum> = shares.iter().copied().map(Sum::one).collect();
    share_of_groups(&groups, Resampling::default())
}

/// The same for groups of different numbers of games: `total` is what was won of `weight` games.
pub fn share_of_groups(groups: &[Sum], resampling: Resampling) -> Option<Estimate> {
    let (mut number, mut all) = (0.0, Sum::default());
    for group in groups.iter().filter(|group| group.weight > 0.0) {
        number += 1.0;
        all.total += group.total;
        all.weight += group.weight;
    }
    if all.weight <= 0.0 {
        return None;
    }
    let (mean, usual) = (all.total / all.weight, all.weight / number);
    let low = lower_end(groups, usual, resampling);
    let theirs: Vec<Sum> = groups.iter().map(Sum::turned).collect();
    let high = 1.0 - lower_end(&theirs, usual, resampling);
    Some(Estimate { mean, low: low.clamp(0.0, mean.max(0.0)), high: high.clamp(mean.min(1.0), 1.0) })
}

/// The lower end of the interval; the upper is that of the other side, so that what two players read mirrors each
/// other to the last digit. `usual` is the weight of the group that is added.
fn lower_end(groups: &[Sum], usual: f64, resampling: Resampling) -> f64 {
    let kinds = kinds(groups);
    let mut rng = fast(resampling.seed);
    let mut shares: Vec<f64> = (0..resampling.times.max(1))
        .map(|_| {
            let drawn = kinds.iter().fold(Sum::default(), |drawn, (sum, times)| {
                let weight = waiting_time(*times, &mut rng);
                Sum { total: drawn.total + weight * sum.total, weight: drawn.weight + weight * sum.weight }
            });
            drawn.total / (drawn.weight + waiting_time(1, &mut rng) * usual)
        })
        .collect();
    shares.sort_by(f64::total_cmp);
    quantile(&shares, 0.025)
}

/// The different groups and how often each occurs: results of games lie on a lattice, so there are few.
fn kinds(groups: &[Sum]) -> Vec<(Sum, u32)> {
    let mut sorted: Vec<Sum> = groups.iter().copied().filter(|group| group.weight > 0.0).collect();
    sorted.sort_by(|one, other| one.total.total_cmp(&other.total).then(one.weight.total_cmp(&other.weight)));
    let mut kinds: Vec<(Sum, u32)> = Vec::new();
    for group in sorted {
        match kinds.last_mut() {
            Some((known, times)) if *known == group => *times += 1,
            _ => kinds.push((group, 1)),
        }
    }
    kinds
}

/// The time until so many things have happened that happen once a unit of time on average: the weight of as
/// many groups, but for the sum of all (a gamma variate; Marsaglia and Tsang's method for many).
fn waiting_time(times: u32, rng: &mut Fast) -> f64 {
    if times <= 8 {
        return (0..times).map(|_| -libm::log(1.0 - unit(rng))).sum();
    }
    let d = f64::from(times) - 1.0 / 3.0;
    let c = 1.0 / (9.0 * d).sqrt();
    loop {
        let normal =
            (-2.0 * libm::log(1.0 - unit(rng))).sqrt() * libm::cos(2.0 * std::f64::consts::PI * unit(rng));
        let v = 1.0 + c * normal;
        if v <= 0.0 {
            continue;
        }
        let v = v * v * v;
        if libm::log(1.0 - unit(rng)) < 0.5 * normal * normal + d - d * v + d * libm::log(v) {
            return d * v;
        }
    }
}

#[cfg(test)]
mod tests {
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
            assert!((1880..=1960).contains(&covered), "{elo} Elo: {covered} of 2000");
        }
    }

    /// How a pair of games comes out when each is won with this chance.
    #[derive(Clone, Copy, Debug)]
    enum Games {
        /// Each on its own.
        Apart,
        /// Both alike: the opening decides.
        Together,
        /// Half of all games is drawn, so far as the chance allows.
        Drawn,
    }

    fn pair(chance: f64, games: Games, rng: &mut Fast) -> f64 {
        let won = |rng: &mut Fast| f64::from(u8::from(unit(rng) < chance));
        match games {
            Games::Apart => f64::midpoint(won(rng), won(rng)),
            Games::Together => won(rng),
            Games::Drawn => {
                let game = |rng: &mut Fast| {
                    let drawn = 0.5_f64.min(2.0 * chance.min(1.0 - chance));
                    let at = unit(rng);
                    if at < drawn { 0.5 } else { f64::from(u8::from(at < drawn + chance - drawn / 2.0)) }
                };
                f64::midpoint(game(rng), game(rng))
            }
        }
    }

    /// At every share, also nothing and everything, and with few pairs and many, at least 95 of 100 intervals
    /// cover the truth (as far as five hundred trials can tell).
    #[test]
    fn intervals_cover_at_the_edges_and_in_the_middle() {
        for games in [Games::Apart, Games::Together, Games::Drawn] {
            for chance in [0.0, 0.02, 0.5, 0.98, 1.0] {
                for pairs in [5, 10, 20, 50, 200] {
                    let mut rng = fast(pairs);
                    let covered = (0..500)
                        .filter(|seed| {
                            let won: Vec<f64> = (0..pairs).map(|_| pair(chance, games, &mut rng)).collect();
                            let groups: Vec<Sum> = won.into_iter().map(Sum::one).collect();
                            let resampling = Resampling { times: 400, seed: *seed };
                            share_of_groups(&groups, resampling).unwrap().covers(chance)
                        })
                        .count();
                    assert!(covered >= 465, "{games:?}, {chance}, {pairs} pairs: {covered} of 500");
                }
            }
        }
    }

    /// Where every pair is all won or all lost the interval is the exact one of the binomial distribution.
    #[test]
    fn intervals_are_not_needlessly_wide() {
        let lower = |pairs: usize| share_interval(&vec![1.0; pairs]).unwrap().low;
        for pairs in [5, 10, 20, 100] {
            let exact = 0.025_f64.powf(1.0 / pairs as f64);
            assert!((lower(pairs) - exact).abs() < 0.025, "{pairs}: {} for {exact}", lower(pairs));
        }
        assert!(lower(10) > 0.65, "20 of 20 in 10 pairs");
        // Clopper and Pearson: 18 of 20.
        let most: Vec<f64> = (0..20).map(|n| if n < 18 { 1.0 } else { 0.0 }).collect();
        let estimate = share_interval(&most).unwrap();
        assert!((estimate.low - 0.683).abs() < 0.02 && (estimate.high - 0.988).abs() < 0.01, "{estimate:?}");
        // With many pairs the normal interval.
        let even: Vec<f64> = (0..1000).map(|n| f64::from(n % 3) / 2.0).collect();
        let estimate = share_interval(&even).unwrap();
        assert!((estimate.half_width() - 0.0253).abs() < 0.002, "{estimate:?}");
    }

    #[test]
    fn what_the_other_side_reads_is_the_mirror() {
        let pairs: Vec<f64> = (0..50).map(|n| [1.0, 0.5, 0.75, 1.0, 0.0][n % 5]).collect();
        let (mine, theirs): (Vec<Sum>, Vec<Sum>) =
            pairs.iter().map(|won| (Sum::one(*won), Sum::one(1.0 - won))).unzip();
        let mine = share_of_groups(&mine, Resampling::default()).unwrap();
        let theirs = share_of_groups(&theirs, Resampling::default()).unwrap();
        assert!((mine.low + theirs.high - 1.0).abs() < 1e-12, "{mine:?} {theirs:?}");
        assert!((mine.high + theirs.low - 1.0).abs() < 1e-12, "{mine:?} {theirs:?}");
    }

    #[test]
    fn nothing_won_is_not_nothing() {
        let estimate = share_interval(&[0.0; 20]).unwrap();
        assert_eq!((estimate.mean, estimate.low), (0.0, 0.0));
        assert!((0.14..0.20).contains(&estimate.high), "{estimate:?}");
        assert_eq!(share_interval(&[]), None);
    }

    #[test]
    fn groups_of_many_games_weigh_more() {
        let groups = [Sum { total: 9.0, weight: 10.0 }, Sum { total: 0.0, weight: 1.0 }];
        let estimate = share_of_groups(&groups, Resampling::default()).unwrap();
        assert!((estimate.mean - 9.0 / 11.0).abs() < 1e-12, "{estimate:?}");
        assert!(estimate.low < estimate.mean && estimate.mean < estimate.high);
    }

    #[test]
    fn waiting_takes_as_long_as_there_are_things_to_wait_for() {
        for times in [3, 50, 1000] {
            let mut rng = fast(1);
            let mean = (0..4000).map(|_| waiting_time(times, &mut rng)).sum::<f64>() / 4000.0;
            let error = (f64::from(times) / 4000.0).sqrt();
            assert!((mean - f64::from(times)).abs() < 4.0 * error, "{times}: {mean}");
        }
    }
}
