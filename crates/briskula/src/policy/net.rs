//! The network: two hidden layers, and for every card a chance and points.

use arrayvec::ArrayVec;
use cards::{Card, CardSet, Italian};

use super::Sight;
use super::kernels::{BLOCK, add_product, add_rows, add_scaled, dot};

/// Cards that can be valued, each by two numbers.
const OUTPUTS: usize = 80;

/// How many features a network knows, and how wide its hidden layers are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Layers {
    pub(crate) features: usize,
    pub(crate) first: usize,
    pub(crate) second: usize,
}

impl Layers {
    /// Widths are multiples of this, so that vector units have nothing left over.
    pub(crate) const STEP: usize = BLOCK;

    /// How many weights each part has: rows of the first layer, its bias, the second, its bias, the outputs,
    /// their bias.
    pub(crate) fn parts(self) -> [usize; 6] {
        let Layers { features, first, second } = self;
        [features * first, first, first * second, second, OUTPUTS * second, OUTPUTS]
    }

    /// The number of all weights.
    pub(crate) fn weights(self) -> usize {
        self.parts().iter().sum()
    }
}

/// A network. The weights stand in one list, so that learning can go through all of them alike.
#[derive(Clone, Debug)]
pub(crate) struct Net {
    pub(crate) layers: Layers,
    pub(crate) weights: Vec<f32>,
}

/// The parts of a list of weights, or of what belongs to weights.
pub(crate) struct Parts<T> {
    pub(crate) rows: T,
    pub(crate) bias: T,
    pub(crate) inner: T,
    pub(crate) inner_bias: T,
    pub(crate) outputs: T,
    pub(crate) output_bias: T,
}

/// Room for one look: the hidden layers.
#[derive(Clone, Debug)]
pub(crate) struct Scratch {
    pub(crate) first: Vec<f32>,
    /// The units of the first layer that are not 0.
    pub(crate) awake: Vec<u16>,
    pub(crate) second: Vec<f32>,
}

impl Scratch {
    /// Room for networks of this size.
    pub(crate) fn new(layers: Layers) -> Scratch {
        Scratch {
            first: vec![0.0; layers.first],
            awake: Vec::with_capacity(layers.first),
            second: vec![0.0; layers.second],
        }
    }
}

/// A card and what it is worth to the side that plays it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Valued {
    pub(crate) card: Card<Italian>,
    /// The chance to win the deal; a void one counts half.
    pub(crate) chance: f32,
    /// The points of the own side at the end less those of the others (with three: the own points).
    pub(crate) points: f32,
}

/// A number of any size as a chance.
#[inline]
pub(crate) fn chance(x: f32) -> f32 {
    1.0 / (1.0 + libm::expf(-x))
}

/// What the points of a network are multiplied with.
pub(crate) const POINTS_SCALE: f32 = 60.0;

impl Net {
    /// A network of these weights.
    pub(crate) fn new(layers: Layers, weights: Vec<f32>) -> Net {
        debug_assert_eq!(weights.len(), layers.weights());
        Net { layers, weights }
    }

    pub(crate) fn parts(&self) -> Parts<&[f32]> {
        split(self.layers, &self.weights)
    }

    /// Fills the hidden layers.
    pub(crate) fn look(&self, sight: &Sight, scratch: &mut Scratch) {
        let Parts { rows, bias, inner, inner_bias, .. } = self.parts();
        let width = self.layers.first;
        let row = |feature: usize| &rows[feature * width..][..width];
        scratch.first.copy_from_slice(bias);
        add_rows(&mut scratch.first, sight.present(self.layers.features), rows);
        for (feature, much) in sight.measured() {
            add_scaled(&mut scratch.first, much, row(feature));
        }
        rectify(&mut scratch.first);
        scratch.second.copy_from_slice(inner_bias);
        wake(&scratch.first, &mut scratch.awake);
        add_product(&mut scratch.second, &scratch.awake, &scratch.first, inner);
        rectify(&mut scratch.second);
    }

    /// The two raw outputs of a card by its number in the sight, after a [`look`](Net::look).
    #[inline]
    pub(crate) fn outputs(&self, number: usize, scratch: &Scratch) -> [f32; 2] {
        let Parts { outputs, output_bias, .. } = self.parts();
        let width = self.layers.second;
        [2 * number, 2 * number + 1]
            .map(|output| output_bias[output] + dot(&outputs[output * width..][..width], &scratch.second))
    }

    /// Values all cards of a hand.
    pub(crate) fn value(
        &self,
        sight: &Sight,
        hand: CardSet<Italian>,
        scratch: &mut Scratch,
    ) -> ArrayVec<Valued, 4> {
        self.look(sight, scratch);
        let value = |card: Card<Italian>| {
            let [win, points] = self.outputs(sight.number(card), scratch);
            Valued { card, chance: chance(win), points: points * POINTS_SCALE }
        };
        hand.iter().take(4).map(value).collect()
    }
}

/// Cuts a list into the parts of a network.
pub(crate) fn split(layers: Layers, weights: &[f32]) -> Parts<&[f32]> {
    let [rows, bias, inner, inner_bias, outputs, _] = layers.parts();
    let (rows, rest) = weights.split_at(rows);
    let (bias, rest) = rest.split_at(bias);
    let (inner, rest) = rest.split_at(inner);
    let (inner_bias, rest) = rest.split_at(inner_bias);
    let (outputs, output_bias) = rest.split_at(outputs);
    Parts { rows, bias, inner, inner_bias, outputs, output_bias }
}

/// The same for a list that is being changed.
pub(crate) fn split_mut(layers: Layers, weights: &mut [f32]) -> Parts<&mut [f32]> {
    let [rows, bias, inner, inner_bias, outputs, _] = layers.parts();
    let (rows, rest) = weights.split_at_mut(rows);
    let (bias, rest) = rest.split_at_mut(bias);
    let (inner, rest) = rest.split_at_mut(inner);
    let (inner_bias, rest) = rest.split_at_mut(inner_bias);
    let (outputs, output_bias) = rest.split_at_mut(outputs);
    Parts { rows, bias, inner, inner_bias, outputs, output_bias }
}

fn rectify(layer: &mut [f32]) {
    for unit in layer {
        *unit = unit.max(0.0);
    }
}

/// Lists the units that are not 0. Which those are is as good as random, so it must not become a branch.
fn wake(layer: &[f32], awake: &mut Vec<u16>) {
    awake.resize(layer.len(), 0);
    let mut number = 0;
    for (unit, much) in layer.iter().enumerate() {
        awake[number] = unit as u16;
        number += usize::from(*much > 0.0);
    }
    awake.truncate(number);
}
