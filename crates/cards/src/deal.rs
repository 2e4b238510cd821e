//! A deal: every card in the order in which it was dealt, pile by pile.

use arrayvec::ArrayVec;
use game::random::shuffle;
use game::{NotationError, Rng, Seat};

use crate::pack::MAX_CARDS;
use crate::{Card, CardSet, Pack, parse_piles, piles_text};

/// The most piles of a deal.
const MAX_PILES: usize = 8;

/// Hands and what is dealt to nobody, each in its order. Written pile by pile with `/` between:
/// `C1 B2 S3/D4 C5 B6/...`.
///
/// ```
/// use cards::{CardSet, Deal, Italian};
/// use game::{Seat, random::fast};
/// let deal = Deal::<Italian>::random(CardSet::ALL, &[3, 3, 34], &mut fast(1));
/// assert_eq!((deal.hand(Seat::new(1)).len(), deal.rest().len()), (3, 34));
/// assert_eq!(Deal::parse(&deal.to_string(), &[3, 3, 34]).unwrap(), deal);
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Deal<P: Pack> {
    cards: ArrayVec<Card<P>, MAX_CARDS>,
    /// Where each pile ends.
    ends: ArrayVec<u8, MAX_PILES>,
}

impl<P: Pack> Deal<P> {
    /// A deal of these cards, in their order, into piles of these sizes. There must be as many cards as the piles
    /// hold, and at most eight piles.
    pub fn of(cards: impl IntoIterator<Item = Card<P>>, sizes: &[usize]) -> Deal<P> {
        let mut end = 0;
        let ends = sizes.iter().map(|size| {
            end += *size as u8;
            end
        });
        let deal = Deal { ends: ends.collect(), cards: cards.into_iter().collect() };
        debug_assert_eq!(deal.ends.last().copied().map(usize::from), Some(deal.cards.len()));
        deal
    }

    /// Shuffles these cards and deals them.
    pub fn random(cards: CardSet<P>, sizes: &[usize], rng: &mut dyn Rng) -> Deal<P> {
        let mut deal = Deal::of(cards, sizes);
        shuffle(rng, &mut deal.cards);
        deal
    }

    /// Reads a deal of piles of these sizes.
    pub fn parse(text: &str, sizes: &[usize]) -> Result<Deal<P>, NotationError> {
        Ok(Deal::of(parse_piles(text, sizes)?.concat(), sizes))
    }

    /// Reads a deal of piles of these sizes from a pack that lacks some cards.
    pub fn parse_from(text: &str, sizes: &[usize], pack: CardSet<P>) -> Result<Deal<P>, NotationError> {
        let deal = Deal::parse(text, sizes)?;
        match deal.cards.iter().find(|card| !pack.contains(**card)) {
            None => Ok(deal),
            Some(out) => {
                let at = text.find(&out.to_string()).unwrap_or_default();
                Err(NotationError::new(text, at, format!("a card in play ({out} is left out)")))
            }
        }
    }

    /// The cards of a pile, counted from 0, in their order.
    pub fn pile(&self, place: usize) -> &[Card<P>] {
        let start = place.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.cards[usize::from(start)..usize::from(self.ends[place])]
    }

    /// The cards dealt to a seat, where the first piles are the hands.
    pub fn hand(&self, seat: Seat) -> &[Card<P>] {
        self.pile(seat.index())
    }

    /// The last pile: the stock, or the talon.
    pub fn rest(&self) -> &[Card<P>] {
        self.pile(self.ends.len() - 1)
    }

    /// The last card of all: the one that is turned up, where a game turns one.
    pub fn turned(&self) -> Card<P> {
        self.cards[self.cards.len() - 1]
    }

    /// All cards in their order.
    pub fn cards(&self) -> &[Card<P>] {
        &self.cards
    }
}

impl<P: Pack> std::fmt::Display for Deal<P> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let piles: ArrayVec<&[Card<P>], MAX_PILES> =
            (0..self.ends.len()).map(|place| self.pile(place)).collect();
        f.write_str(&piles_text(&piles))
    }
}
