//! How each weight should move so that a decision is valued more like what came of it.

use super::selfplay::Sample;
use crate::policy::{Layers, Net, Parts, Scratch, add_scaled, chance, dot, split_mut};

/// How much an error in points weighs beside an error in chances.
const POINTS_WEIGHT: f32 = 0.5;

/// The sums of a part of a batch.
#[derive(Clone, Debug)]
pub(super) struct Gradient {
    layers: Layers,
    /// One number for each weight.
    pub(super) slopes: Vec<f32>,
    /// Errors of the chances and of the points, squared.
    pub(super) errors: [f64; 2],
    scratch: Scratch,
    back_first: Vec<f32>,
    back_second: Vec<f32>,
}

impl Gradient {
    /// Room for a network of this size.
    pub(super) fn new(layers: Layers) -> Gradient {
        Gradient {
            layers,
            slopes: vec![0.0; layers.weights()],
            errors: [0.0; 2],
            scratch: Scratch::new(layers),
            back_first: vec![0.0; layers.first],
            back_second: vec![0.0; layers.second],
        }
    }

    /// Begins anew.
    pub(super) fn clear(&mut self) {
        self.slopes.fill(0.0);
        self.errors = [0.0; 2];
    }

    /// Adds what a sample says.
    pub(super) fn add(&mut self, net: &Net, sample: &Sample) {
        let Layers { features, first, second } = self.layers;
        let card = usize::from(sample.card);
        net.look(&sample.sight, &mut self.scratch);
        let [win, points] = net.outputs(card, &self.scratch);
        let chance_error = chance(win) - sample.outcome.chance;
        let points_error = points - sample.outcome.points;
        self.errors[0] += f64::from(chance_error * chance_error);
        self.errors[1] += f64::from(points_error * points_error);
        let slopes = [chance_error, POINTS_WEIGHT * points_error];

        let weights = net.parts();
        let into: Parts<&mut [f32]> = split_mut(self.layers, &mut self.slopes);
        self.back_second.fill(0.0);
        for (place, slope) in slopes.into_iter().enumerate() {
            let output = 2 * card + place;
            into.output_bias[output] += slope;
            add_scaled(&mut into.outputs[output * second..][..second], slope, &self.scratch.second);
            add_scaled(&mut self.back_second, slope, &weights.outputs[output * second..][..second]);
        }
        for (back, unit) in self.back_second.iter_mut().zip(&self.scratch.second) {
            *back = if *unit > 0.0 { *back } else { 0.0 };
        }
        add_scaled(into.inner_bias, 1.0, &self.back_second);
        self.back_first.fill(0.0);
        for unit in self.scratch.awake.iter().map(|unit| usize::from(*unit)) {
            let much = self.scratch.first[unit];
            add_scaled(&mut into.inner[unit * second..][..second], much, &self.back_second);
            self.back_first[unit] = dot(&weights.inner[unit * second..][..second], &self.back_second);
        }
        add_scaled(into.bias, 1.0, &self.back_first);
        for feature in sample.sight.present(features) {
            add_scaled(&mut into.rows[usize::from(*feature) * first..][..first], 1.0, &self.back_first);
        }
        for (feature, much) in sample.sight.measured() {
            add_scaled(&mut into.rows[feature * first..][..first], much, &self.back_first);
        }
    }

    /// Adds another part of the batch.
    pub(super) fn join(&mut self, other: &Gradient) {
        add_scaled(&mut self.slopes, 1.0, &other.slopes);
        self.errors[0] += other.errors[0];
        self.errors[1] += other.errors[1];
    }
}

#[cfg(test)]
mod tests {
    use game::random::fast;

    use super::*;
    use crate::Variant;
    use crate::learning::selfplay::{Manner, play_deal};
    use crate::learning::state::State;
    use crate::policy::FEATURES;

    /// What the slopes are slopes of: cross entropy of the chance and squared error of the points.
    fn loss(net: &Net, sample: &Sample) -> f64 {
        let mut scratch = Scratch::new(net.layers);
        net.look(&sample.sight, &mut scratch);
        let [win, points] = net.outputs(usize::from(sample.card), &scratch).map(f64::from);
        let chance = 1.0 / (1.0 + (-win).exp());
        let target = f64::from(sample.outcome.chance);
        let error = points - f64::from(sample.outcome.points);
        -target * chance.ln() - (1.0 - target) * (1.0 - chance).ln()
            + f64::from(POINTS_WEIGHT) * error * error / 2.0
    }

    #[test]
    fn slopes_are_those_of_the_loss() {
        let layers = Layers { features: FEATURES, first: 64, second: 64 };
        let mut net = State::new(layers, 5).net;
        let manner = Manner { curiosity: 0.2, warmth: 0.05, patience: 0.8 };
        let mut samples = Vec::new();
        play_deal(&net, Variant::Two, manner, &mut fast(3), &mut Scratch::new(layers), &mut samples);
        let mut gradient = Gradient::new(layers);
        for sample in &samples {
            gradient.add(&net, sample);
        }
        let [rows, bias, inner, ..] = layers.parts();
        let feature = usize::from(samples[0].sight.present(layers.features)[0]);
        let places =
            [feature * 64 + 3, feature * 64 + 40, rows + 7, rows + bias + 130, rows + bias + inner + 9];
        for place in places {
            let total = |net: &Net| samples.iter().map(|sample| loss(net, sample)).sum::<f64>();
            let (old, step) = (net.weights[place], 1e-3);
            net.weights[place] = old + step;
            let above = total(&net);
            net.weights[place] = old - step;
            let below = total(&net);
            net.weights[place] = old;
            let slope = (above - below) / (2.0 * f64::from(step));
            let found = f64::from(gradient.slopes[place]);
            assert!((slope - found).abs() < 0.02 + 0.05 * slope.abs(), "{place}: {found}, not {slope}");
        }
    }
}
