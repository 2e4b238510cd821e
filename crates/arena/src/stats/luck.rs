//! Taking the luck of the deals out of a result.
//!
//! Some deals are simply good for whoever sits in a seat. If a *luck measure* of each deal is known (what
//! some fixed player scored on it), the part of the result that goes along with it can be taken out: results
//! are regressed on the measure, and the mean is corrected by how lucky the deals of this match were against
//! deals in general. What deals are like in general is learnt from further deals on which only the measure was
//! taken, which is cheap when the fixed player is. The mean stays unbiased; its variance shrinks by what the
//! measure explains.

use super::linear::solve;
use super::{Estimate, mean, mean_interval, student_quantile, variance};

/// Luck measures, one or several for each deal.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Luck<'a> {
    /// For each group of the match, the measures of its deal.
    pub here: &'a [Vec<f64>],
    /// The measures of other deals, which were not played: the more, the better deals in general are known.
    pub elsewhere: &'a [Vec<f64>],
}

/// A result with and without the luck of its deals.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct LuckFree {
    /// The plain mean.
    pub plain: Estimate,
    /// The mean with the luck taken out.
    pub adjusted: Estimate,
    /// The share of the variance between groups that the luck measures explain, from 0 to 1.
    pub explained: f64,
    /// How many times more groups the plain mean would need for the same interval; 1 is no gain. It can lie
    /// a little below 1 when the measure explains nothing.
    pub gain: f64,
}

/// Takes the luck out of group results. `None` unless there are at least a few more groups than measures and
/// as many groups of measures as results.
///
/// ```
/// use arena::stats::{Luck, without_luck};
/// // Results that are luck and a little skill: 0.5 more than the luck of the deal, give or take 0.1.
/// let luck = |n: i32| vec![f64::from(n * 37 % 100) - 49.5];
/// let here: Vec<Vec<f64>> = (0..30).map(luck).collect();
/// let elsewhere: Vec<Vec<f64>> = (0..100).map(luck).collect();
/// let results: Vec<f64> = (0..30).map(|n| luck(n)[0] + 0.5 + if n % 2 == 0 { 0.1 } else { -0.1 }).collect();
/// let found = without_luck(&results, Luck { here: &here, elsewhere: &elsewhere }).unwrap();
/// assert!(found.explained > 0.99 && found.gain > 4.0);
/// assert!(found.adjusted.half_width() < found.plain.half_width() / 2.0);
/// ```
pub fn without_luck(results: &[f64], luck: Luck<'_>) -> Option<LuckFree> {
    let plain = mean_interval(results)?;
    if luck.here.len() != results.len() || results.len() < 4 {
        return None;
    }
    let measures = useful(luck);
    let number = results.len();
    if number < measures.len() + 3 {
        return None;
    }
    let column =
        |rows: &[Vec<f64>], measure: usize| -> Vec<f64> { rows.iter().map(|row| row[measure]).collect() };
    let here: Vec<Vec<f64>> = measures.iter().map(|measure| column(luck.here, *measure)).collect();
    let matrix: Vec<Vec<f64>> =
        here.iter().map(|one| here.iter().map(|other| covariance(one, other)).collect()).collect();
    let right: Vec<f64> = here.iter().map(|one| covariance(one, results)).collect();
    let Some(slopes) = solve(matrix, right).filter(|_| !measures.is_empty()) else {
        return Some(LuckFree { plain, adjusted: plain, explained: 0.0, gain: 1.0 });
    };
    // How lucky the deals of this match were: against all deals, theirs included.
    let all = (number + luck.elsewhere.len()) as f64;
    let mut lucky = 0.0;
    for ((measure, slope), here) in measures.iter().zip(&slopes).zip(&here) {
        let sum = here.iter().sum::<f64>() + column(luck.elsewhere, *measure).iter().sum::<f64>();
        lucky += slope * (mean(here)? - sum / all);
    }
    let rest: Vec<f64> = (0..number)
        .map(|group| {
            results[group] - slopes.iter().zip(&here).map(|(slope, here)| slope * here[group]).sum::<f64>()
        })
        .collect();
    let degrees = number - 1 - measures.len();
    let whole = variance(results);
    let unexplained = variance(&rest) * (number - 1) as f64 / degrees as f64;
    let explained = (whole - unexplained).max(0.0);
    let error = unexplained / number as f64 + explained / all;
    let half = student_quantile(0.975, degrees) * error.sqrt();
    let mean = plain.mean - lucky;
    Some(LuckFree {
        plain,
        adjusted: Estimate { mean, low: mean - half, high: mean + half },
        explained: if whole > 0.0 { explained / whole } else { 0.0 },
        gain: if error > 0.0 { whole / number as f64 / error } else { 1.0 },
    })
}

/// The measures that differ from deal to deal; one that never does explains nothing.
fn useful(luck: Luck<'_>) -> Vec<usize> {
    let measures = luck.here.iter().chain(luck.elsewhere).map(Vec::len).min().unwrap_or(0);
    let differs = |measure: &usize| {
        let values: Vec<f64> = luck.here.iter().map(|row| row[*measure]).collect();
        variance(&values) > 1e-12
    };
    (0..measures).filter(differs).collect()
}

fn covariance(one: &[f64], other: &[f64]) -> f64 {
    let (Some(one_mean), Some(other_mean)) = (mean(one), mean(other)) else { return 0.0 };
    let sum: f64 = one.iter().zip(other).map(|(a, b)| (a - one_mean) * (b - other_mean)).sum();
    sum / (one.len() - 1) as f64
}

#[cfg(test)]
mod tests {
    use game::random::{Fast, fast, unit};

    use super::*;

    fn noise(rng: &mut Fast) -> f64 {
        (0..6).map(|_| unit(rng)).sum::<f64>() - 3.0
    }

    /// Two measures; the second has nothing to do with the result.
    fn deal(rng: &mut Fast) -> Vec<f64> {
        vec![3.0 + noise(rng), noise(rng)]
    }

    #[test]
    fn intervals_without_luck_are_narrower_and_still_cover_the_truth() {
        let mut rng = fast(17);
        let (mut covered, mut gains) = (0, 0.0);
        for _ in 0..2000 {
            let elsewhere: Vec<Vec<f64>> = (0..200).map(|_| deal(&mut rng)).collect();
            let here: Vec<Vec<f64>> = (0..50).map(|_| deal(&mut rng)).collect();
            let results: Vec<f64> =
                here.iter().map(|deal| 0.3 + 2.0 * (deal[0] - 3.0) + noise(&mut rng)).collect();
            let found = without_luck(&results, Luck { here: &here, elsewhere: &elsewhere }).unwrap();
            covered += usize::from(found.adjusted.covers(0.3));
            gains += found.gain;
        }
        assert!((1860..=1940).contains(&covered), "{covered} of 2000");
        // The measure explains four fifths; with four times as many deals elsewhere the gain is
        // 1 / (0.2 + 0.8 / 5).
        let gain = gains / 2000.0;
        assert!((2.5..3.1).contains(&gain), "{gain}");
    }

    #[test]
    fn a_measure_that_says_nothing_gains_nothing() {
        let mut rng = fast(2);
        let here: Vec<Vec<f64>> = (0..400).map(|_| vec![noise(&mut rng)]).collect();
        let results: Vec<f64> = (0..400).map(|_| noise(&mut rng)).collect();
        let found = without_luck(&results, Luck { here: &here, elsewhere: &[] }).unwrap();
        assert!((found.gain - 1.0).abs() < 0.03 && found.explained < 0.03, "{found:?}");
        let constant = vec![vec![1.0]; 400];
        let found = without_luck(&results, Luck { here: &constant, elsewhere: &constant }).unwrap();
        assert_eq!((found.adjusted, found.gain), (found.plain, 1.0));
    }

    #[test]
    fn too_little_is_refused() {
        let luck = vec![vec![1.0], vec![2.0], vec![3.0]];
        assert_eq!(without_luck(&[1.0, 2.0, 3.0], Luck { here: &luck, elsewhere: &[] }), None);
        assert_eq!(without_luck(&[1.0; 9], Luck { here: &luck, elsewhere: &[] }), None);
    }
}
