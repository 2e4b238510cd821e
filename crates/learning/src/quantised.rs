//! The upper layers of a network in whole numbers: the same value on every machine, and many units at once.
//!
//! What is added up in the first layer is for the game to keep (often move by move); from those sums on it is the same
//! for all. Activations are clipped: 1 is written as [`Quantised::FIRST`] in the first layer and as
//! [`Quantised::SECOND`] in the second.

use crate::Network;

/// The layers above the sums of the first one: `FIRST` units, `SECOND` units, `OUTPUTS` outputs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Quantised<const FIRST: usize, const SECOND: usize, const OUTPUTS: usize> {
    /// For each unit of the first layer what it adds to every unit of the second.
    inner: [[i16; SECOND]; FIRST],
    inner_bias: [i16; SECOND],
    outer: [[i16; SECOND]; OUTPUTS],
    outer_bias: [i32; OUTPUTS],
}

impl<const FIRST: usize, const SECOND: usize, const OUTPUTS: usize> Quantised<FIRST, SECOND, OUTPUTS> {
    /// How an activation of 1 is written in the first layer.
    pub const FIRST: i16 = 256;
    /// How it is written in the second.
    pub const SECOND: i16 = 1024;
    /// How a weight of 1 between them is written: its product with [`FIRST`](Self::FIRST), made as below, is
    /// [`SECOND`](Self::SECOND).
    const BETWEEN: i16 = 2048;
    /// How many numbers the layers have.
    pub const NUMBERS: usize = SECOND * (FIRST + 1) + OUTPUTS * (SECOND + 1);

    /// All numbers of a network with clipped activations, rounded to sixteen bits: the rows of the first layer, then
    /// what [`Quantised::read`] reads. An output of 1 comes out as `scale`.
    pub fn numbers(network: &Network, scale: f32) -> Vec<i16> {
        let parts = network.parts();
        let parts = [
            rounded(parts.rows, Self::FIRST.into()),
            rounded(parts.inner, Self::BETWEEN.into()),
            rounded(parts.inner_bias, Self::SECOND.into()),
            rounded(parts.outputs, scale),
            rounded(parts.output_bias, scale),
        ];
        parts.concat()
    }

    /// Reads the layers from their [`NUMBERS`](Self::NUMBERS); missing ones are 0.
    pub fn read(numbers: &mut impl Iterator<Item = i16>) -> Self {
        let mut next = || numbers.next().unwrap_or_default();
        let by_output: [[i16; FIRST]; SECOND] = std::array::from_fn(|_| std::array::from_fn(|_| next()));
        Quantised {
            inner: std::array::from_fn(|place| std::array::from_fn(|unit| by_output[unit][place])),
            inner_bias: std::array::from_fn(|_| next()),
            outer: std::array::from_fn(|_| std::array::from_fn(|_| next())),
            outer_bias: std::array::from_fn(|_| i32::from(next())),
        }
    }

    /// An output, from the sums of the first layer.
    #[inline]
    pub fn output(&self, number: usize, sums: &[i16; FIRST]) -> i32 {
        let mut inner = self.inner_bias;
        for (row, sum) in self.inner.iter().zip(sums) {
            let first = (*sum).clamp(0, Self::FIRST) << 6;
            for (inner, weight) in inner.iter_mut().zip(row) {
                *inner = inner.saturating_add(product(first, *weight));
            }
        }
        let mut sum = 0;
        for (unit, weight) in inner.iter().zip(&self.outer[number]) {
            sum += i32::from((*unit).clamp(0, Self::SECOND)) * i32::from(*weight);
        }
        sum / i32::from(Self::SECOND) + self.outer_bias[number]
    }
}

/// The upper half of a product, rounded: one instruction for many numbers at once on most machines.
#[inline]
fn product(one: i16, other: i16) -> i16 {
    ((((i32::from(one) * i32::from(other)) >> 14) + 1) >> 1) as i16
}

/// `sums += row`, as far as there is room.
#[inline]
pub fn add_saturating<const N: usize>(sums: &mut [i16; N], row: &[i16; N]) {
    for (sum, number) in sums.iter_mut().zip(row) {
        *sum = sum.saturating_add(*number);
    }
}

/// Numbers times a scale, rounded to sixteen bits; what has no room becomes the largest that has.
///
/// ```
/// assert_eq!(learning::rounded(&[0.26, -1e9], 10.0), [3, i16::MIN]);
/// ```
pub fn rounded(numbers: &[f32], scale: f32) -> Vec<i16> {
    let whole = numbers.iter().map(|number| libm::roundf(number * scale));
    whole.map(|number| number.clamp(i16::MIN.into(), i16::MAX.into()) as i16).collect()
}

#[cfg(test)]
mod tests {
    use game::random::{fast, unit};

    use super::*;
    use crate::{Activation, Activations, Layout, Shape};

    #[test]
    fn whole_numbers_say_what_fractions_say() {
        let shape = Shape {
            inputs: 5,
            first: 32,
            first_bias: false,
            second: 16,
            outputs: 2,
            activation: Activation::Clipped,
            layout: Layout::ByOutput,
        };
        let mut rng = fast(8);
        let weights = (0..shape.weights()).map(|_| unit(&mut rng) as f32 - 0.5).collect();
        let network = Network::new(shape, weights);
        let numbers = Quantised::<32, 16, 2>::numbers(&network, 1600.0);
        assert_eq!(numbers.len(), 5 * 32 + Quantised::<32, 16, 2>::NUMBERS);
        let (rows, rest) = numbers.split_at(5 * 32);
        let quantised = Quantised::<32, 16, 2>::read(&mut rest.iter().copied());
        let mut sums = [0; 32];
        for row in [1, 3] {
            add_saturating(&mut sums, &rows.as_chunks().0[row]);
        }
        let mut units = Activations::new(shape);
        network.look(&[1, 3], std::iter::empty(), &mut units);
        for output in 0..2 {
            let (expected, found) =
                (1600.0 * network.output(output, &units), quantised.output(output, &sums));
            assert!((expected - found as f32).abs() < 16.0, "{found}, not {expected}");
        }
    }
}
