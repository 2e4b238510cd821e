//! How each number of a network should move so that positions are judged more like what came of them.

use super::super::fit::logistic;
use super::cases::Case;
use crate::evaluation::{INNER, NetModel, PHASES, ROWS, WIDTH};

/// A network of zeros: room for slopes.
pub(super) fn nothing() -> NetModel {
    NetModel {
        rows: vec![[0.0; WIDTH]; ROWS],
        inner: [[0.0; WIDTH]; INNER],
        inner_bias: [0.0; INNER],
        outer: [[0.0; INNER]; PHASES],
        outer_bias: [0.0; PHASES],
    }
}

/// What the units of a network say to a case.
struct Units {
    sums: [f32; WIDTH],
    first: [f32; WIDTH],
    inner_sums: [f32; INNER],
    second: [f32; INNER],
    /// In clear advantages, without what the weights say.
    worth: f32,
}

fn look(net: &NetModel, case: &Case<'_>) -> Units {
    let mut sums = [0.0; WIDTH];
    for row in case.rows {
        add_scaled(&mut sums, 1.0, &net.rows[usize::from(*row)]);
    }
    let first = sums.map(|sum| sum.clamp(0.0, 1.0));
    let inner_sums: [f32; INNER] =
        std::array::from_fn(|unit| net.inner_bias[unit] + dot(&net.inner[unit], &first));
    let second = inner_sums.map(|sum| sum.clamp(0.0, 1.0));
    let worth = net.outer_bias[case.phase] + dot(&net.outer[case.phase], &second);
    Units { sums, first, inner_sums, second, worth }
}

/// The chance to win that the network together with the weights speaks of.
pub(super) fn judged(net: &NetModel, case: &Case<'_>) -> f32 {
    logistic(case.weighed + look(net, case).worth)
}

/// Adds what a case says to the slopes.
pub(super) fn learn(net: &NetModel, case: &Case<'_>, slopes: &mut NetModel) {
    let units = look(net, case);
    let error = logistic(case.weighed + units.worth) - case.target;
    slopes.outer_bias[case.phase] += error;
    add_scaled(&mut slopes.outer[case.phase], error, &units.second);
    let mut back = [0.0; WIDTH];
    for unit in 0..INNER {
        let sum = units.inner_sums[unit];
        if sum <= 0.0 || sum >= 1.0 {
            continue;
        }
        let slope = error * net.outer[case.phase][unit];
        slopes.inner_bias[unit] += slope;
        add_scaled(&mut slopes.inner[unit], slope, &units.first);
        add_scaled(&mut back, slope, &net.inner[unit]);
    }
    for (back, sum) in back.iter_mut().zip(units.sums) {
        *back = if sum > 0.0 && sum < 1.0 { *back } else { 0.0 };
    }
    for row in case.rows {
        add_scaled(&mut slopes.rows[usize::from(*row)], 1.0, &back);
    }
}

/// `sum += much * row`.
#[inline]
pub(super) fn add_scaled<const N: usize>(sum: &mut [f32; N], much: f32, row: &[f32; N]) {
    for (sum, row) in sum.iter_mut().zip(row) {
        *sum += much * row;
    }
}

/// The sum of products, in eight lanes, so that it is the same on every machine and quick on most.
#[inline]
fn dot<const N: usize>(one: &[f32; N], other: &[f32; N]) -> f32 {
    let mut lanes = [0.0; 8];
    for (one, other) in one.as_chunks::<8>().0.iter().zip(other.as_chunks::<8>().0) {
        for lane in 0..8 {
            lanes[lane] += one[lane] * other[lane];
        }
    }
    lanes.iter().sum()
}

#[cfg(test)]
mod tests {
    use game::random::{fast, unit};

    use super::*;
    use crate::learning::fit::loss;

    #[test]
    fn slopes_are_those_of_the_loss() {
        let mut rng = fast(4);
        let mut around = |middle: f32| middle + 0.2 * (unit(&mut rng) as f32 - 0.5);
        let mut net = nothing();
        net.rows.as_flattened_mut().fill_with(|| around(0.1));
        net.inner.as_flattened_mut().fill_with(|| around(0.0));
        net.inner_bias.fill_with(|| around(0.5));
        net.outer.as_flattened_mut().fill_with(|| around(0.0));
        let case = Case { rows: &[3, 77, 77, 9_000], phase: 4, weighed: 0.3, target: 0.8 };
        let mut slopes = nothing();
        learn(&net, &case, &mut slopes);
        let places: [fn(&mut NetModel) -> &mut f32; 6] = [
            |net| &mut net.rows[3][5],
            |net| &mut net.rows[77][30],
            |net| &mut net.inner[2][17],
            |net| &mut net.inner_bias[9],
            |net| &mut net.outer[4][1],
            |net| &mut net.outer_bias[4],
        ];
        for (number, place) in places.into_iter().enumerate() {
            let mut at = |change: f32| {
                *place(&mut net) += change;
                let found = loss(judged(&net, &case), case.target);
                *place(&mut net) -= change;
                found
            };
            let slope = (at(0.01) - at(-0.01)) / 0.02;
            let found = f64::from(*place(&mut slopes));
            assert!((slope - found).abs() < 1e-4 + 0.02 * slope.abs(), "{number}: {found}, not {slope}");
            assert!(slope.abs() > 1e-4, "{number}: a slope of {slope} shows nothing");
        }
    }
}
