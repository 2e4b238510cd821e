//! The network that a course begins with.

use game::random::{fast, mix, unit};
use learning::{Network, Shape};

use crate::policy::FACTS;

/// A network of random weights, spread so that every layer begins about as lively as the one before.
pub(super) fn random_network(shape: Shape, seed: u64) -> Network {
    let mut rng = fast(mix(seed));
    let [rows, bias, inner, inner_bias, outputs, output_bias] = shape.parts();
    // About so many features are present at a time.
    let present = if shape.inputs > FACTS { 70.0 } else { 50.0 };
    let spread = [
        (rows, libm::sqrtf(2.0 / present)),
        (bias, 0.0),
        (inner, libm::sqrtf(2.0 / shape.first as f32)),
        (inner_bias, 0.0),
        (outputs, 0.3 / libm::sqrtf(shape.second as f32)),
        (output_bias, 0.0),
    ];
    let mut weights = Vec::with_capacity(shape.weights());
    for (number, spread) in spread {
        // The root of twelve: the standard deviation of numbers between 0 and 1 is 1 over it.
        weights.extend((0..number).map(|_| (unit(&mut rng) as f32 - 0.5) * spread * 3.464_101_6));
    }
    Network::new(shape, weights)
}
