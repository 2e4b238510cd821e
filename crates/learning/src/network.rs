//! A network of two hidden layers over inputs of which few are present at a time.
//!
//! The first layer adds up the rows of the inputs that are present; so its cost grows with those, not with all there
//! are. Every output is one row of the last layer and can be asked for by itself.

use crate::kernels::{BLOCK, add_product, add_rows, add_scaled, dot};

/// What becomes of the sum of a unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Activation {
    /// Nothing below 0 (`ReLU`).
    Rectified,
    /// Nothing below 0 and nothing above 1 (clipped `ReLU`): what can be quantised.
    Clipped,
}

impl Activation {
    fn apply(self, layer: &mut [f32]) {
        match self {
            Activation::Rectified => layer.iter_mut().for_each(|unit| *unit = unit.max(0.0)),
            Activation::Clipped => layer.iter_mut().for_each(|unit| *unit = unit.clamp(0.0, 1.0)),
        }
    }

    /// Whether a unit with this activation passes gradients on.
    #[inline]
    pub(crate) fn passes(self, activation: f32) -> bool {
        activation > 0.0 && (self == Activation::Rectified || activation < 1.0)
    }
}

/// In which order the weights between the hidden layers stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Layout {
    /// A row for each unit of the first layer: units that are 0 cost nothing. The second layer is a multiple of 64 wide.
    ByInput,
    /// A row for each unit of the second layer. Both layers are multiples of eight wide.
    ByOutput,
}

/// How large a network is and how it is put together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shape {
    /// Inputs: rows of the first layer.
    pub inputs: usize,
    /// Units of the first layer.
    pub first: usize,
    /// Whether units of the first layer have a bias; without one, an input that is always present serves.
    pub first_bias: bool,
    /// Units of the second layer.
    pub second: usize,
    /// Outputs.
    pub outputs: usize,
    /// What becomes of the sums of both hidden layers.
    pub activation: Activation,
    /// The order of the weights between the hidden layers.
    pub layout: Layout,
}

impl Shape {
    /// Widths that leave vector units nothing over.
    pub const STEP: usize = BLOCK;

    /// How many weights each part has, in their order in the list.
    pub fn parts(self) -> [usize; 6] {
        let Shape { inputs, first, first_bias, second, outputs, .. } = self;
        [
            inputs * first,
            if first_bias { first } else { 0 },
            first * second,
            second,
            outputs * second,
            outputs,
        ]
    }

    /// The number of all weights.
    pub fn weights(self) -> usize {
        self.parts().iter().sum()
    }

    /// Cuts a list of weights, or of what belongs to weights, into its parts.
    pub fn split(self, weights: &[f32]) -> Parts<&[f32]> {
        let [rows, bias, inner, inner_bias, outputs, _] = self.parts();
        let (rows, rest) = weights.split_at(rows);
        let (bias, rest) = rest.split_at(bias);
        let (inner, rest) = rest.split_at(inner);
        let (inner_bias, rest) = rest.split_at(inner_bias);
        let (outputs, output_bias) = rest.split_at(outputs);
        Parts { rows, bias, inner, inner_bias, outputs, output_bias }
    }

    /// The same for a list that is being changed.
    pub fn split_mut(self, weights: &mut [f32]) -> Parts<&mut [f32]> {
        let [rows, bias, inner, inner_bias, outputs, _] = self.parts();
        let (rows, rest) = weights.split_at_mut(rows);
        let (bias, rest) = rest.split_at_mut(bias);
        let (inner, rest) = rest.split_at_mut(inner);
        let (inner_bias, rest) = rest.split_at_mut(inner_bias);
        let (outputs, output_bias) = rest.split_at_mut(outputs);
        Parts { rows, bias, inner, inner_bias, outputs, output_bias }
    }
}

/// The parts of a list of weights.
#[derive(Clone, Copy, Debug)]
pub struct Parts<T> {
    /// A row of the first layer for each input.
    pub rows: T,
    /// The bias of the first layer; empty where it has none.
    pub bias: T,
    /// What lies between the hidden layers.
    pub inner: T,
    /// The bias of the second layer.
    pub inner_bias: T,
    /// A row for each output.
    pub outputs: T,
    /// The bias of each output.
    pub output_bias: T,
}

/// A network. The weights stand in one list, so that learning can go through all of them alike.
///
/// ```
/// use learning::{Activation, Activations, Layout, Network, Shape};
///
/// let shape = Shape {
///     inputs: 3,
///     first: 8,
///     first_bias: false,
///     second: 8,
///     outputs: 1,
///     activation: Activation::Clipped,
///     layout: Layout::ByOutput,
/// };
/// let network = Network::new(shape, vec![0.125; shape.weights()]);
/// let mut units = Activations::new(shape);
/// network.look(&[0, 2], std::iter::empty(), &mut units);
/// // 8 first units of 0.25, 8 second ones of 0.125 + 8 * 0.125 * 0.25.
/// assert_eq!(network.output(0, &units), 0.125 + 8.0 * 0.125 * 0.375);
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Network {
    /// Its size.
    pub shape: Shape,
    /// Its weights, part by part.
    pub weights: Vec<f32>,
}

/// The activations of the hidden layers after a look at some inputs: room that is used again and again.
#[derive(Clone, Debug)]
pub struct Activations {
    /// The first layer.
    pub first: Vec<f32>,
    /// The units of the first layer that are not 0, where the layout can make use of them.
    pub(crate) awake: Vec<u16>,
    /// The second layer.
    pub second: Vec<f32>,
}

impl Activations {
    /// Room for networks of this shape.
    pub fn new(shape: Shape) -> Activations {
        Activations {
            first: vec![0.0; shape.first],
            awake: Vec::with_capacity(shape.first),
            second: vec![0.0; shape.second],
        }
    }
}

impl Network {
    /// A network of these weights, which are as many as the shape says.
    pub fn new(shape: Shape, weights: Vec<f32>) -> Network {
        debug_assert_eq!(weights.len(), shape.weights());
        Network { shape, weights }
    }

    /// A network of zeros.
    pub fn zero(shape: Shape) -> Network {
        Network::new(shape, vec![0.0; shape.weights()])
    }

    /// The parts of the weights.
    pub fn parts(&self) -> Parts<&[f32]> {
        self.shape.split(&self.weights)
    }

    /// Fills the hidden layers: `present` are the inputs that are there once, `measured` others with how much there is
    /// of them.
    #[inline]
    pub fn look(
        &self,
        present: &[u16],
        measured: impl Iterator<Item = (usize, f32)>,
        units: &mut Activations,
    ) {
        let Parts { rows, bias, inner, inner_bias, .. } = self.parts();
        let width = self.shape.first;
        if self.shape.first_bias {
            units.first.copy_from_slice(bias);
        } else {
            units.first.fill(0.0);
        }
        add_rows(&mut units.first, present, rows);
        for (input, much) in measured {
            add_scaled(&mut units.first, much, &rows[input * width..][..width]);
        }
        self.shape.activation.apply(&mut units.first);
        match self.shape.layout {
            Layout::ByInput => {
                units.second.copy_from_slice(inner_bias);
                wake(&units.first, &mut units.awake);
                add_product(&mut units.second, &units.awake, &units.first, inner);
            }
            Layout::ByOutput => {
                let rows = inner.chunks_exact(width).zip(inner_bias);
                for (unit, (row, bias)) in units.second.iter_mut().zip(rows) {
                    *unit = bias + dot(row, &units.first);
                }
            }
        }
        self.shape.activation.apply(&mut units.second);
    }

    /// One output, after a [`look`](Network::look).
    #[inline]
    pub fn output(&self, number: usize, units: &Activations) -> f32 {
        let Parts { outputs, output_bias, .. } = self.parts();
        let width = self.shape.second;
        output_bias[number] + dot(&outputs[number * width..][..width], &units.second)
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
