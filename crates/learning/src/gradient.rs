//! Backpropagation: how each weight of a network should move so that its outputs err less.

use crate::kernels::dot;
use crate::{Activations, Layout, Network, Parts, Shape, add_scaled};

/// The gradient of the loss, summed over samples.
#[derive(Clone, Debug)]
pub struct Gradient {
    shape: Shape,
    /// One number for each weight.
    pub sums: Vec<f32>,
    /// Two losses for whoever wants to watch them; what they mean is up to them.
    pub losses: [f64; 2],
    units: Activations,
    back_first: Vec<f32>,
    back_second: Vec<f32>,
}

impl Gradient {
    /// Room for networks of this shape.
    pub fn new(shape: Shape) -> Gradient {
        Gradient {
            shape,
            sums: vec![0.0; shape.weights()],
            losses: [0.0; 2],
            units: Activations::new(shape),
            back_first: vec![0.0; shape.first],
            back_second: vec![0.0; shape.second],
        }
    }

    /// Begins anew.
    pub fn clear(&mut self) {
        self.sums.fill(0.0);
        self.losses = [0.0; 2];
    }

    /// Adds another part of the batch.
    pub fn join(&mut self, other: &Gradient) {
        add_scaled(&mut self.sums, 1.0, &other.sums);
        self.losses[0] += other.losses[0];
        self.losses[1] += other.losses[1];
    }

    /// Adds what a sample says. `judge` is shown the activations and gives some outputs with the derivative of the loss
    /// by each.
    pub fn add<const N: usize>(
        &mut self,
        network: &Network,
        present: &[u16],
        measured: impl Iterator<Item = (usize, f32)> + Clone,
        judge: impl FnOnce(&Activations, &mut [f64; 2]) -> [(usize, f32); N],
    ) {
        network.look(present, measured.clone(), &mut self.units);
        let errors = judge(&self.units, &mut self.losses);
        let Shape { first, second, activation, layout, .. } = self.shape;
        let weights = network.parts();
        let into: Parts<&mut [f32]> = self.shape.split_mut(&mut self.sums);
        self.back_second.fill(0.0);
        for (output, error) in errors {
            into.output_bias[output] += error;
            add_scaled(&mut into.outputs[output * second..][..second], error, &self.units.second);
            add_scaled(&mut self.back_second, error, &weights.outputs[output * second..][..second]);
        }
        for (back, unit) in self.back_second.iter_mut().zip(&self.units.second) {
            *back = if activation.passes(*unit) { *back } else { 0.0 };
        }
        add_scaled(into.inner_bias, 1.0, &self.back_second);
        self.back_first.fill(0.0);
        match layout {
            Layout::ByInput => {
                for unit in self.units.awake.iter().map(|unit| usize::from(*unit)) {
                    let much = self.units.first[unit];
                    add_scaled(&mut into.inner[unit * second..][..second], much, &self.back_second);
                    self.back_first[unit] = dot(&weights.inner[unit * second..][..second], &self.back_second);
                }
            }
            Layout::ByOutput => {
                for (unit, back) in self.back_second.iter().enumerate().filter(|(_, back)| **back != 0.0) {
                    add_scaled(&mut into.inner[unit * first..][..first], *back, &self.units.first);
                    add_scaled(&mut self.back_first, *back, &weights.inner[unit * first..][..first]);
                }
            }
        }
        for (back, unit) in self.back_first.iter_mut().zip(&self.units.first) {
            *back = if activation.passes(*unit) { *back } else { 0.0 };
        }
        add_scaled(into.bias, 1.0, &self.back_first);
        for input in present {
            add_scaled(&mut into.rows[usize::from(*input) * first..][..first], 1.0, &self.back_first);
        }
        for (input, much) in measured {
            add_scaled(&mut into.rows[input * first..][..first], much, &self.back_first);
        }
    }
}

#[cfg(test)]
mod tests {
    use game::random::{fast, unit};

    use super::*;
    use crate::Activation;

    /// Half the squared error of one output.
    fn loss(network: &Network, units: &mut Activations) -> f64 {
        network.look(&[1, 4], [(2, 0.5)].into_iter(), units);
        0.5 * f64::from(network.output(1, units) - 0.8).powi(2)
    }

    #[test]
    fn it_is_the_derivative_of_the_loss() {
        let layouts = [(Layout::ByInput, Activation::Rectified), (Layout::ByOutput, Activation::Clipped)];
        for (layout, activation) in layouts {
            let shape =
                Shape { inputs: 5, first: 64, first_bias: true, second: 64, outputs: 3, activation, layout };
            let mut rng = fast(4);
            let weights = (0..shape.weights()).map(|_| 0.02 + 0.1 * (unit(&mut rng) as f32 - 0.5)).collect();
            let mut network = Network::new(shape, weights);
            let mut gradient = Gradient::new(shape);
            gradient.add(&network, &[1, 4], [(2, 0.5)].into_iter(), |units, losses| {
                let error = network.output(1, units) - 0.8;
                losses[0] += f64::from(error);
                [(1, error)]
            });
            assert!(gradient.losses[0].abs() > 0.0);
            let [rows, bias, inner, inner_bias, outputs, _] = shape.parts();
            let places = [
                64,
                2 * 64 + 9,
                rows + 7,
                rows + bias + 130,
                rows + bias + inner + 9,
                rows + bias + inner + inner_bias + 64 + 3,
                rows + bias + inner + inner_bias + outputs + 1,
            ];
            let mut units = Activations::new(shape);
            for place in places {
                let old = network.weights[place];
                let mut at = |change: f32| {
                    network.weights[place] = old + change;
                    loss(&network, &mut units)
                };
                let slope = (at(1e-3) - at(-1e-3)) / 2e-3;
                network.weights[place] = old;
                let found = f64::from(gradient.sums[place]);
                assert!(
                    (slope - found).abs() < 1e-4 + 0.05 * slope.abs(),
                    "{layout:?} {place}: {found}, not {slope}"
                );
            }
            let untouched = &gradient.sums[..64];
            assert!(untouched.iter().all(|sum| sum.abs() < f32::EPSILON), "an absent input learns nothing");
        }
    }
}
