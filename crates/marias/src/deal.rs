//! A deal: the pack in the order in which each seat got it.

use arrayvec::ArrayVec;
use cards::{Card, CardSet, German, parse_piles, piles_text};
use game::random::shuffle;
use game::{NotationError, Rng, Seat};

use crate::SEATS;

/// How many cards forhont gets before he chooses the trump.
pub const FIRST_OF_FORHONT: usize = 7;
/// How many cards the others get before that.
pub const FIRST_OF_OTHERS: usize = 5;
/// How many cards everybody gets after that.
pub(crate) const SECOND: usize = 5;

/// The cards of each seat in the order in which they were dealt: forhont's first seven are those from which he
/// chooses the trump, the eighth is the trump if he chooses blindly. Written seat by seat, `H7 L8 .../.../...`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Deal {
    forhont: Seat,
    /// Seat by seat.
    cards: ArrayVec<Card<German>, 32>,
}

impl Deal {
    /// Shuffles and deals.
    pub(crate) fn random(forhont: Seat, rng: &mut dyn Rng) -> Deal {
        let mut cards: ArrayVec<Card<German>, 32> = Card::all().collect();
        shuffle(rng, &mut cards);
        Deal { forhont, cards }
    }

    /// The deal of these hands, seat 0 first; all together are the pack.
    pub(crate) fn of(forhont: Seat, hands: [&[Card<German>]; SEATS]) -> Deal {
        Deal { forhont, cards: hands.into_iter().flatten().copied().collect() }
    }

    /// Reads a deal.
    pub(crate) fn parse(forhont: Seat, text: &str) -> Result<Deal, NotationError> {
        let sizes: Vec<usize> = Seat::all(SEATS).map(|seat| size(forhont, seat)).collect();
        let rule = || {
            format!("rules 1 and 2: 12 cards for forhont, seat {forhont}, 10 for each other, all different")
        };
        let piles = parse_piles(text, &sizes).map_err(|error| error.by_rule(&rule()))?;
        Ok(Deal { forhont, cards: piles.into_iter().flatten().collect() })
    }

    /// Who chooses the trump.
    pub fn forhont(&self) -> Seat {
        self.forhont
    }

    /// All cards of a seat in their order.
    pub fn cards(&self, seat: Seat) -> &[Card<German>] {
        let start: usize = Seat::all(seat.index()).map(|before| size(self.forhont, before)).sum();
        &self.cards[start..][..size(self.forhont, seat)]
    }

    /// What a seat gets before the trump is chosen.
    pub fn first(&self, seat: Seat) -> CardSet<German> {
        self.cards(seat)[..first_size(self.forhont, seat)].iter().copied().collect()
    }

    /// What a seat gets after that.
    pub fn second(&self, seat: Seat) -> CardSet<German> {
        self.cards(seat)[first_size(self.forhont, seat)..].iter().copied().collect()
    }

    /// The card that is the trump if forhont chooses blindly.
    pub fn eighth(&self) -> Card<German> {
        self.cards(self.forhont)[FIRST_OF_FORHONT]
    }
}

/// How many cards a seat gets before the trump is chosen.
pub(crate) const fn first_size(forhont: Seat, seat: Seat) -> usize {
    if forhont.index() == seat.index() { FIRST_OF_FORHONT } else { FIRST_OF_OTHERS }
}

/// How many cards a seat gets in all.
pub(crate) const fn size(forhont: Seat, seat: Seat) -> usize {
    first_size(forhont, seat) + SECOND
}

impl std::fmt::Display for Deal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let hands: Vec<&[Card<German>]> = Seat::all(SEATS).map(|seat| self.cards(seat)).collect();
        f.write_str(&piles_text(&hands))
    }
}
