//! How likely each card is to lie in each place.

use std::marker::PhantomData;

use super::{MAX_PLACES, Place};
use crate::{Card, Pack};

/// A weight for every card in every place; 1 where nothing else is said.
///
/// The chance of a deal is in proportion to the product of the weights of all its cards in their places, so
/// only the ratios between the places of one card matter. They should not be larger than a million: the
/// product over a whole pack must be a number that a computer still tells from zero.
///
/// ```
/// use cards::{Card, Italian, Unseen, Weights};
/// use game::random::fast;
/// let mut unseen = Unseen::<Italian>::new("C1 B2".parse().unwrap());
/// let (hand, _stock) = (unseen.hand(1), unseen.pile(1));
/// let ace: Card<Italian> = "C1".parse().unwrap();
/// let mut weights = Weights::new();
/// weights.set(ace, hand, 9.0);
/// let deals = unseen.weighted_deals(&weights).unwrap();
/// let mut rng = fast(1);
/// let with_ace = (0..1000).filter(|_| deals.sample(&mut rng).cards(hand).contains(ace)).count();
/// assert!((850..950).contains(&with_ace), "nine times of ten");
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Weights<P> {
    of: Vec<[f64; MAX_PLACES]>,
    pack: PhantomData<P>,
}

impl<P: Pack> Default for Weights<P> {
    fn default() -> Weights<P> {
        Weights::new()
    }
}

impl<P: Pack> Weights<P> {
    /// The same weight everywhere.
    pub fn new() -> Weights<P> {
        Weights { of: vec![[1.0; MAX_PLACES]; P::SIZE], pack: PhantomData }
    }

    /// Weighs a card in a place. Zero means that it does not lie there; so does anything that is no weight:
    /// a negative number, an infinite one, not a number.
    pub fn set(&mut self, card: Card<P>, place: Place, weight: f64) {
        let weight = if weight.is_finite() { weight.max(0.0) } else { 0.0 };
        self.of[card.index()][place.index()] = weight;
    }

    /// The weight of a card in a place.
    pub fn get(&self, card: Card<P>, place: Place) -> f64 {
        self.of[card.index()][place.index()]
    }

    pub(super) fn row(&self, card: Card<P>) -> &[f64; MAX_PLACES] {
        &self.of[card.index()]
    }
}
