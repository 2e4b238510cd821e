//! The worlds that fit what a viewer knows.
//!
//! Nobody has to follow suit, so play proves nothing about the cards that are left: every card that has not
//! been seen can be in any hand or anywhere in the stock. What is known is only how many are where.

use std::sync::OnceLock;

use arrayvec::ArrayVec;
use cards::{CardSet, Deals, Dealt, Italian, Place, Unseen};
use game::{MAX_SEATS, Rng, Seat};

use crate::Position;
use crate::knowledge::Knowledge;

/// The deals of the unseen cards, worked out when they are first asked for.
#[derive(Clone, Debug, Default)]
pub(crate) struct Fitting {
    prepared: OnceLock<Prepared>,
}

#[derive(Clone, Debug)]
struct Prepared {
    deals: Deals<Italian>,
    /// The place of the unknown cards of each hand.
    hands: ArrayVec<(Seat, Place), MAX_SEATS>,
    stock: Place,
}

impl Fitting {
    fn prepared(&self, known: &Knowledge) -> &Prepared {
        self.prepared.get_or_init(|| Prepared::new(known))
    }

    pub(crate) fn sample<R: Rng>(&self, known: &Knowledge, rng: &mut R) -> Position {
        let prepared = self.prepared(known);
        prepared.world(known, &prepared.deals.sample(rng))
    }

    pub(crate) fn count(&self, known: &Knowledge) -> Option<u128> {
        self.prepared(known).deals.count()
    }

    pub(crate) fn all(&self, known: &Knowledge, at_most: usize) -> Option<Vec<Position>> {
        let prepared = self.prepared(known);
        let deals = prepared.deals.all(at_most)?;
        Some(deals.iter().map(|dealt| prepared.world(known, dealt)).collect())
    }
}

impl Prepared {
    fn new(known: &Knowledge) -> Prepared {
        let table = &known.table;
        let variant = table.variant();
        let shown: CardSet<Italian> = known.stock.iter().copied().collect();
        let mut unseen = Unseen::new(variant.pack() - known.placed() - shown);
        let mut hands = ArrayVec::new();
        for seat in Seat::all(variant.seats()) {
            let unknown = table.hand_size(seat).saturating_sub(known.held[seat.index()].len());
            hands.push((seat, unseen.hand(unknown)));
        }
        let unknown = if known.stock.is_empty() {
            table.stock() - usize::from(known.turned_in_stock().is_some())
        } else {
            0
        };
        let stock = unseen.pile(unknown);
        let deals = unseen.deals().expect("a view takes in only what leaves every card a place");
        Prepared { deals, hands, stock }
    }

    fn world(&self, known: &Knowledge, dealt: &Dealt<Italian>) -> Position {
        let mut hands = known.held;
        for (seat, place) in &self.hands {
            hands[seat.index()] |= dealt.cards(*place);
        }
        let bottom = known.turned_in_stock().filter(|_| known.stock.is_empty());
        let shown = known.stock.iter().rev().take(known.table.stock());
        let stock = bottom.into_iter().chain(dealt.pile(self.stock).iter().copied()).chain(shown.copied());
        Position::of(known.table, hands, stock)
    }
}
