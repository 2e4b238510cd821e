//! Cards as numbers, for learners.

use game::Tensor;

use crate::{Card, CardSet, Pack};

/// Adds one number for each card of the pack: 1 for these cards, 0 for the others.
///
/// ```
/// use cards::{CardSet, Italian, mark_cards};
///
/// let mut tensor = game::Tensor::new();
/// mark_cards(&mut tensor, "hand", "C1 B4".parse::<CardSet<Italian>>().unwrap());
/// assert_eq!(tensor.values().len(), 40);
/// assert_eq!(tensor.values().iter().sum::<f32>(), 2.0);
/// ```
pub fn mark_cards<P: Pack>(into: &mut Tensor, name: &'static str, cards: CardSet<P>) {
    into.marks(name, Card::<P>::all().len(), cards.iter().map(Card::index));
}
