//! How each weight should move so that a decision is valued more like what came of it.

use learning::{Gradient, Network, logistic};

use super::selfplay::Sample;

/// How much an error in points weighs beside an error in chances.
const POINTS_WEIGHT: f32 = 0.5;

/// Adds what a sample says to the gradient, and its squared errors, of the chance and of the points, to the losses.
pub(super) fn learn(gradient: &mut Gradient, network: &Network, sample: &Sample) {
    let (sight, card) = (&sample.sight, usize::from(sample.card));
    gradient.add(network, sight.present(network.shape.inputs), sight.measured(), |units, losses| {
        let [win, points] = [2 * card, 2 * card + 1].map(|output| network.output(output, units));
        let chance_error = logistic(win) - sample.outcome.chance;
        let points_error = points - sample.outcome.points;
        losses[0] += f64::from(chance_error * chance_error);
        losses[1] += f64::from(points_error * points_error);
        [(2 * card, chance_error), (2 * card + 1, POINTS_WEIGHT * points_error)]
    });
}

#[cfg(test)]
mod tests {
    use game::random::fast;
    use learning::Activations;

    use super::*;
    use crate::Variant;
    use crate::learning::begin::random_network;
    use crate::learning::selfplay::{Manner, play_deal};
    use crate::policy::{FEATURES, Net, shape};

    /// What the gradient is of: cross entropy of the chance and squared error of the points.
    fn loss(net: &Net, sample: &Sample) -> f64 {
        let mut scratch = Activations::new(net.0.shape);
        net.look(&sample.sight, &mut scratch);
        let [win, points] = net.outputs(usize::from(sample.card), &scratch).map(f64::from);
        let chance = 1.0 / (1.0 + (-win).exp());
        let target = f64::from(sample.outcome.chance);
        let error = points - f64::from(sample.outcome.points);
        -target * chance.ln() - (1.0 - target) * (1.0 - chance).ln()
            + f64::from(POINTS_WEIGHT) * error * error / 2.0
    }

    #[test]
    fn the_gradient_is_that_of_the_loss() {
        let shape = shape(FEATURES, 64, 64);
        let mut net = Net(random_network(shape, 5));
        let manner = Manner { exploration: 0.2, temperature: 0.05, lambda: 0.8 };
        let mut samples = Vec::new();
        play_deal(&net, Variant::Two, manner, &mut fast(3), &mut Activations::new(shape), &mut samples);
        let mut gradient = Gradient::new(shape);
        for sample in &samples {
            learn(&mut gradient, &net.0, sample);
        }
        let [rows, bias, inner, ..] = shape.parts();
        let feature = usize::from(samples[0].sight.present(shape.inputs)[0]);
        let places =
            [feature * 64 + 3, feature * 64 + 40, rows + 7, rows + bias + 130, rows + bias + inner + 9];
        for place in places {
            let total = |net: &Net| samples.iter().map(|sample| loss(net, sample)).sum::<f64>();
            let (old, step) = (net.0.weights[place], 1e-3);
            net.0.weights[place] = old + step;
            let above = total(&net);
            net.0.weights[place] = old - step;
            let below = total(&net);
            net.0.weights[place] = old;
            let slope = (above - below) / (2.0 * f64::from(step));
            let found = f64::from(gradient.sums[place]);
            assert!((slope - found).abs() < 0.02 + 0.05 * slope.abs(), "{place}: {found}, not {slope}");
        }
    }
}
