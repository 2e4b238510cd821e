//! Where all cards lie: what is known and one deal of the rest.

use crate::{Card, CardSet, Dealt, MAX_PLACES, Pack, Place};

/// One of the deals that fit what is known, the known cards included.
#[derive(Clone, Copy, Debug)]
pub struct Placed<P: Pack> {
    pub(super) known: [CardSet<P>; MAX_PLACES],
    pub(super) dealt: Dealt<P>,
}

impl<P: Pack> Placed<P> {
    /// All cards of a place.
    #[inline]
    pub fn cards(&self, place: Place) -> CardSet<P> {
        self.known[place.index()] | self.dealt.cards(place)
    }

    /// The cards of a place that are not known, in their order where it matters. A pile whose order is known
    /// ([`Knowledge::order`](super::Knowledge::order)) has none.
    #[inline]
    pub fn unknown(&self, place: Place) -> &[Card<P>] {
        self.dealt.pile(place)
    }
}
