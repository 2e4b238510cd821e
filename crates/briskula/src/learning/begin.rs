//! The network that a course begins with: random weights, or one that has learned already, in wider layers.

use game::random::{fast, mix, unit};
use learning::{Network, Parts, Shape};

use crate::policy::{FACTS, Net};

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

/// The network of a wider shape that values every card exactly as `net` does: the new units look at the features with random
/// weights, and nobody listens to them yet. The error says what is too narrow.
pub(super) fn widened(net: &Net, shape: Shape, seed: u64) -> Result<Network, String> {
    let old = net.0.shape;
    if old.inputs != shape.inputs || old.first > shape.first || old.second > shape.second {
        return Err(format!(
            "expected a network of {} features and layers of at most {} and {} units, got {}, {} and {}",
            shape.inputs, shape.first, shape.second, old.inputs, old.first, old.second
        ));
    }
    let mut wide = random_network(shape, seed);
    let Parts { rows, bias, inner, inner_bias, outputs, output_bias } = shape.split_mut(&mut wide.weights);
    let known = net.0.parts();
    put(rows, shape.first, known.rows, old.first);
    bias[..old.first].copy_from_slice(known.bias);
    // Rows of new units of the first layer: the second layer does not listen to them yet.
    inner[old.first * shape.second..].fill(0.0);
    put(inner, shape.second, known.inner, old.second);
    inner_bias[..old.second].copy_from_slice(known.inner_bias);
    outputs.fill(0.0);
    put(outputs, shape.second, known.outputs, old.second);
    output_bias.copy_from_slice(known.output_bias);
    Ok(wide)
}

/// Puts the rows of a narrow matrix at the beginning of those of a wide one.
fn put(wide: &mut [f32], width: usize, narrow: &[f32], narrow_width: usize) {
    for (wide, narrow) in wide.chunks_mut(width).zip(narrow.chunks(narrow_width)) {
        wide[..narrow_width].copy_from_slice(narrow);
    }
}

#[cfg(test)]
mod tests {
    use game::random::deal_stream;
    use game::{Game, Position as _};
    use learning::Activations;

    use super::*;
    use crate::policy::{FEATURES, Memory, Sight, shape};
    use crate::{Briskula, Variant};

    #[test]
    fn a_wider_network_thinks_the_same() {
        let narrow = Net(random_network(shape(FEATURES, 64, 64), 3));
        let wide = Net(widened(&narrow, shape(FEATURES, 192, 128), 4).unwrap());
        let game = Briskula::new(Variant::Two);
        for number in 0..20 {
            let deal = game.deal(&mut deal_stream(5, number));
            let (position, memory) = (game.start(&deal), Memory::of_deal(&deal));
            let own = position.turn().unwrap();
            let sight = Sight::of(&position, &memory, own);
            let value = |net: &Net| net.value(&sight, position.hand(own), &mut Activations::new(net.0.shape));
            for (one, other) in value(&narrow).into_iter().zip(value(&wide)) {
                assert!((one.chance - other.chance).abs() < 1e-5 && (one.points - other.points).abs() < 1e-3);
            }
        }
    }

    #[test]
    fn a_narrower_network_is_refused() {
        let net = Net(random_network(shape(FEATURES, 128, 64), 3));
        assert!(widened(&net, shape(FEATURES, 64, 64), 4).unwrap_err().contains("at most 64 and 64 units"));
        assert!(widened(&net, shape(FACTS, 128, 64), 4).unwrap_err().contains("features"));
    }
}
