//! One deal of the unseen cards.

use super::{MAX_PLACES, Place};
use crate::pack::MAX_CARDS;
use crate::{Card, CardSet, Pack};

/// Which unseen cards lie where: one of the [`Deals`](super::Deals).
#[derive(Clone, Copy, Debug)]
pub struct Dealt<P: Pack> {
    /// The cards place by place.
    cards: [Card<P>; MAX_CARDS],
    /// Where each place begins, and behind the last place where it ends.
    starts: [u8; MAX_PLACES + 1],
}

impl<P: Pack> Dealt<P> {
    /// All places empty, with room for their sizes.
    pub(super) fn blank(sizes: &[u8]) -> Dealt<P> {
        let mut starts = [0; MAX_PLACES + 1];
        for place in 0..MAX_PLACES {
            starts[place + 1] = starts[place] + sizes.get(place).copied().unwrap_or(0);
        }
        Dealt { cards: [Card::at(0); MAX_CARDS], starts }
    }

    /// Where each place begins.
    pub(super) fn starts(&self) -> [u8; MAX_PLACES] {
        let mut starts = [0; MAX_PLACES];
        starts.copy_from_slice(&self.starts[..MAX_PLACES]);
        starts
    }

    pub(super) fn put(&mut self, at: u8, card: Card<P>) {
        self.cards[usize::from(at) % MAX_CARDS] = card;
    }

    pub(super) fn pile_mut(&mut self, place: Place) -> &mut [Card<P>] {
        let (start, end) = (self.starts[place.index()], self.starts[place.index() + 1]);
        &mut self.cards[usize::from(start)..usize::from(end)]
    }

    /// The cards of a place in order, the first on top. The order of a hand means nothing.
    pub fn pile(&self, place: Place) -> &[Card<P>] {
        let (start, end) = (self.starts[place.index()], self.starts[place.index() + 1]);
        &self.cards[usize::from(start)..usize::from(end)]
    }

    /// The cards of a place.
    pub fn cards(&self, place: Place) -> CardSet<P> {
        self.pile(place).iter().copied().collect()
    }
}
