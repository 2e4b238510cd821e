//! The network: two hidden layers, and for every card a chance and points.

use arrayvec::ArrayVec;
use cards::{Card, CardSet, Italian};
use learning::{Activation, Activations, Layout, Network, Shape, logistic};

use super::Sight;

/// Cards that can be valued, each by two numbers.
const OUTPUTS: usize = 80;

/// What the points of a network are multiplied with.
pub(crate) const POINTS_SCALE: f32 = 60.0;

/// The shape of a network that knows so many features, with hidden layers of these widths.
pub(crate) const fn shape(features: usize, first: usize, second: usize) -> Shape {
    Shape {
        inputs: features,
        first,
        first_bias: true,
        second,
        outputs: OUTPUTS,
        activation: Activation::Rectified,
        layout: Layout::ByInput,
    }
}

/// A network that values cards.
#[derive(Clone, Debug)]
pub(crate) struct Net(pub(crate) Network);

/// Room for the hidden layers, used again and again.
pub(crate) type Scratch = Activations;

/// A card and what it is worth to the side that plays it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Valued {
    pub(crate) card: Card<Italian>,
    /// The chance to win the deal; a void one counts half.
    pub(crate) chance: f32,
    /// The points of the own side at the end less those of the others (with three: the own points).
    pub(crate) points: f32,
}

impl Net {
    /// How large it is.
    pub(crate) fn shape(&self) -> Shape {
        self.0.shape
    }

    /// Fills the hidden layers.
    pub(crate) fn look(&self, sight: &Sight, units: &mut Activations) {
        self.0.look(sight.present(self.0.shape.inputs), sight.measured(), units);
    }

    /// The two raw outputs of a card by its number in the sight, after a [`look`](Net::look).
    #[inline]
    pub(crate) fn outputs(&self, number: usize, units: &Activations) -> [f32; 2] {
        [2 * number, 2 * number + 1].map(|output| self.0.output(output, units))
    }

    /// Values all cards of a hand.
    pub(crate) fn value(
        &self,
        sight: &Sight,
        hand: CardSet<Italian>,
        units: &mut Activations,
    ) -> ArrayVec<Valued, 4> {
        self.look(sight, units);
        let value = |card: Card<Italian>| {
            let [win, points] = self.outputs(sight.number(card), units);
            Valued { card, chance: logistic(win), points: points * POINTS_SCALE }
        };
        hand.iter().take(4).map(value).collect()
    }
}
