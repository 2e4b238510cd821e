//! A deal: the whole pack in the order in which it was dealt.

use arrayvec::ArrayVec;
use cards::{Card, Italian, parse_piles, piles_text};
use game::random::shuffle;
use game::{NotationError, Rng, Seat};

use crate::Variant;

/// The hands and the stock. Written hand by hand, then the stock from the top; the last card is the turned
/// one: `C1 B2 S3/D4 C5 B6/...`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Deal {
    variant: Variant,
    /// The hands one after another, then the stock.
    cards: ArrayVec<Card<Italian>, 40>,
}

impl Deal {
    /// Shuffles and deals.
    pub(crate) fn random(variant: Variant, rng: &mut dyn Rng) -> Deal {
        let mut cards: ArrayVec<Card<Italian>, 40> = variant.pack().iter().collect();
        shuffle(rng, &mut cards);
        Deal { variant, cards }
    }

    /// A deal of these cards, which must be the whole pack.
    pub(crate) fn of(variant: Variant, cards: impl IntoIterator<Item = Card<Italian>>) -> Deal {
        let cards: ArrayVec<Card<Italian>, 40> = cards.into_iter().collect();
        debug_assert_eq!(cards.iter().copied().collect::<cards::CardSet<Italian>>(), variant.pack());
        Deal { variant, cards }
    }

    pub(crate) fn parse(variant: Variant, text: &str) -> Result<Deal, NotationError> {
        let mut sizes = vec![variant.hand_size(); variant.seats()];
        sizes.push(variant.stock_size());
        let cards: Vec<Card<Italian>> = parse_piles(text, &sizes)?.concat();
        match cards.iter().find(|card| !variant.pack().contains(**card)) {
            None => Ok(Deal { variant, cards: cards.into_iter().collect() }),
            Some(out) => {
                let at = text.find(&out.to_string()).unwrap_or_default();
                Err(NotationError::new(text, at, format!("a card in play ({out} is left out with three)")))
            }
        }
    }

    /// How many play, and how.
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// The cards dealt to a seat.
    pub fn hand(&self, seat: Seat) -> &[Card<Italian>] {
        let size = self.variant.hand_size();
        &self.cards[seat.index() * size..][..size]
    }

    /// The stock from the top; the last card is the turned one.
    pub fn stock(&self) -> &[Card<Italian>] {
        &self.cards[self.variant.seats() * self.variant.hand_size()..]
    }

    /// The card that was turned up: its suit is briškula.
    pub fn turned(&self) -> Card<Italian> {
        self.cards[self.cards.len() - 1]
    }
}

impl std::fmt::Display for Deal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let hands = Seat::all(self.variant.seats()).map(|seat| self.hand(seat));
        f.write_str(&piles_text(&hands.chain([self.stock()]).collect::<Vec<_>>()))
    }
}
