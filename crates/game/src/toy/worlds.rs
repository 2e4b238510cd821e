//! The worlds that fit what a viewer knows: counted exactly, drawn with equal chance.
//!
//! A world says for each card to which pile it was dealt (three hands and the talon) and whether the
//! declarer laid it away. Every certain fact speaks of one card alone (it lies here, it does not lie
//! there), but for three: each pile has three cards, the discard has three cards, and no hand is poor. So
//! the cards are placed one after another, and all that matters of the cards already placed is how full
//! the piles and the discard are and which hands have a high card. There are few such states; the number of
//! ways to go on from each is counted once, and a world is drawn card by card in proportion to those
//! numbers. No draw ever fails.

use super::cards::{Card, Cards};
use super::deal::Deal;
use super::knowledge::Knowledge;
use super::position::Position;
use crate::random::below;
use crate::{Fitting, Rng, Seat};

/// The talon's number among the piles; the hands are 0, 1 and 2.
const TALON: usize = 3;

/// Where a card was dealt, and whether it was laid away later.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    pile: usize,
    discarded: bool,
}

/// The place of every card.
pub type Places = [Place; Card::COUNT];

impl Place {
    fn all() -> impl Iterator<Item = Place> {
        (0..8).map(|bit| Place { pile: bit % 4, discarded: bit >= 4 })
    }
    const fn bit(self) -> u8 {
        1 << (self.pile + if self.discarded { 4 } else { 0 })
    }
}

/// The places of a pile, kept and discarded.
const fn pile(pile: usize) -> u8 {
    Place { pile, discarded: false }.bit() | Place { pile, discarded: true }.bit()
}

/// All places of cards that were laid away.
const DISCARDED: u8 = 0b1111_0000;

/// How full everything is after some cards have been placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Filled {
    piles: [u8; 4],
    discarded: u8,
    /// Which hands have a high card.
    high: [bool; 3],
}

impl Filled {
    /// Numbers from 0 for every state: two bits a pile and for the discard, one for each hand.
    const COUNT: usize = 1 << 13;

    fn number(self) -> usize {
        let discarded = usize::from(self.discarded);
        let full = self.piles.iter().fold(discarded, |number, pile| number << 2 | usize::from(*pile));
        self.high.iter().fold(full, |number, high| number << 1 | usize::from(*high))
    }

    fn placed(self) -> usize {
        self.piles.iter().map(|pile| usize::from(*pile)).sum()
    }

    /// The state after one more card, unless its pile or the discard is full.
    fn with(mut self, card: Card, place: Place) -> Option<Filled> {
        let full = Deal::SIZE as u8;
        if self.piles[place.pile] == full || (place.discarded && self.discarded == full) {
            return None;
        }
        self.piles[place.pile] += 1;
        self.discarded += u8::from(place.discarded);
        if place.pile != TALON {
            self.high[place.pile] |= card.is_high();
        }
        Some(self)
    }
}

/// All ways to place the cards so that they fit what is known.
#[derive(Clone, Debug)]
pub struct Placing {
    /// How many cards were laid away.
    discarded: usize,
    /// The places that each card can have, one bit a place.
    allowed: [u8; Card::COUNT],
    /// The number of ways to go on from each state, where it has been counted.
    ways: Vec<Option<u32>>,
}

impl Placing {
    pub(super) fn new(known: &Knowledge) -> Placing {
        let mut allowed = [0; Card::COUNT];
        for card in Card::all() {
            allowed[card.index()] = places(known, card);
        }
        let discarded = if known.public.has_discarded() { Deal::SIZE } else { 0 };
        let mut placing = Placing { discarded, allowed, ways: vec![None; Filled::COUNT] };
        placing.fill(Filled::default());
        placing
    }

    /// Counts the ways to go on from a state and all that follow it.
    fn fill(&mut self, filled: Filled) -> u32 {
        if let Some(ways) = self.ways[filled.number()] {
            return ways;
        }
        let ways = match Card::all().nth(filled.placed()) {
            None => u32::from(self.is_complete(filled)),
            Some(card) => {
                let next: Vec<Filled> = self.next(filled, card).map(|(_, next)| next).collect();
                next.into_iter().map(|next| self.fill(next)).sum()
            }
        };
        self.ways[filled.number()] = Some(ways);
        ways
    }

    fn ways_from(&self, filled: Filled) -> u32 {
        self.ways[filled.number()].unwrap_or(0)
    }

    fn next(&self, filled: Filled, card: Card) -> impl Iterator<Item = (Place, Filled)> {
        let allowed = self.allowed[card.index()];
        Place::all()
            .filter(move |place| allowed & place.bit() != 0)
            .filter_map(move |place| Some((place, filled.with(card, place)?)))
    }

    /// Whether all cards make a deal that the rules allow, with a whole discard or none.
    fn is_complete(&self, filled: Filled) -> bool {
        filled.high == [true; 3] && usize::from(filled.discarded) == self.discarded
    }
}

impl Fitting for Placing {
    type Placed = Places;

    fn sample<R: Rng>(&self, rng: &mut R) -> Places {
        let mut chosen = below(rng, self.ways_from(Filled::default()));
        let mut filled = Filled::default();
        let mut places = [Place { pile: TALON, discarded: false }; Card::COUNT];
        for card in Card::all() {
            for (place, next) in self.next(filled, card) {
                let ways = self.ways_from(next);
                if chosen < ways {
                    places[card.index()] = place;
                    filled = next;
                    break;
                }
                chosen -= ways;
            }
        }
        places
    }

    fn count(&self) -> Option<u128> {
        Some(self.ways_from(Filled::default()).into())
    }

    fn all(&self, at_most: usize) -> Option<Vec<Places>> {
        self.count().filter(|count| *count <= at_most as u128)?;
        let blank = [Place { pile: TALON, discarded: false }; Card::COUNT];
        let mut begun = vec![(Filled::default(), blank)];
        for card in Card::all() {
            let longer = begun.into_iter().flat_map(|(filled, places)| {
                let next = self.next(filled, card).filter(|(_, next)| self.ways_from(*next) > 0);
                next.map(move |(place, next)| {
                    let mut places = places;
                    places[card.index()] = place;
                    (next, places)
                })
            });
            begun = longer.collect();
        }
        Some(begun.into_iter().map(|(_, places)| places).collect())
    }
}

/// The position in which the cards lie so.
pub(super) fn world(known: &Knowledge, places: &Places) -> Position {
    let cards = |at: &dyn Fn(&Place) -> bool| -> Cards {
        Card::all().zip(places).filter(|(_, place)| at(place)).map(|(card, _)| card).collect()
    };
    let hands = [0, 1, 2].map(|hand| cards(&|place: &Place| place.pile == hand));
    let talon = cards(&|place: &Place| place.pile == TALON);
    Position {
        public: known.public.clone(),
        deal: Deal::of(hands, talon),
        discards: cards(&|place: &Place| place.discarded),
    }
}

/// Where a card can lie by all that is known of it alone.
fn places(known: &Knowledge, card: Card) -> u8 {
    let public = &known.public;
    let declarer = public.declarer();
    let mut allowed = !DISCARDED;
    if let Some(declarer) = declarer.filter(|_| public.has_discarded()) {
        allowed |= pile(declarer.index()) | pile(TALON);
        match known.discards {
            Some(discards) if discards.contains(card) => allowed &= DISCARDED,
            Some(_) => allowed &= !DISCARDED,
            None if known.shown.contains(card) => allowed &= DISCARDED,
            None if Cards::FOURS.contains(card) => allowed &= !DISCARDED,
            None => {}
        }
    }
    for seat in Seat::all(3) {
        if let Some(dealt) = known.dealt[seat.index()] {
            allowed &= if dealt.contains(card) { pile(seat.index()) } else { !pile(seat.index()) };
        }
        // A card that this seat could play came from its deal or, for the declarer, from the talon.
        let picked_up = if declarer == Some(seat) { pile(TALON) } else { 0 };
        let held = (pile(seat.index()) | picked_up) & !DISCARDED;
        if public.played(seat).contains(card) {
            allowed &= held;
        } else if known.void[seat.index()].contains(card) {
            allowed &= !held;
        }
    }
    if let Some(talon) = known.talon {
        allowed &= if talon.contains(card) { pile(TALON) } else { !pile(TALON) };
    }
    allowed
}
