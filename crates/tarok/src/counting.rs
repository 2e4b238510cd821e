//! What cards are worth.
//!
//! Players count by threes: the sum of three cards minus two; of a last pair or single card minus one. In whole
//! numbers a card of value v is worth 3v - 2 *thirds*, all cards together 210, and the points of a pile are its thirds
//! divided by three and rounded to the nearest whole number.

use cards::{Card, CardSet, Suit, Tarok};

/// The taroks.
pub const TAROKS: CardSet<Tarok> = Suit::<Tarok>::TAROKS.cards();
/// The pagat, T1: the weakest tarok.
pub const PAGAT: Card<Tarok> = Card::at(32);
/// The mond, T21.
pub const MOND: Card<Tarok> = Card::at(52);
/// The škis, T22: the strongest tarok.
pub const SKIS: Card<Tarok> = Card::at(53);
/// Pagat, mond and škis.
pub const TRULA: CardSet<Tarok> = CardSet::NONE.with(PAGAT).with(MOND).with(SKIS);
/// The four kings.
pub const KINGS: CardSet<Tarok> = of_every_suit(7);
/// What may not be discarded: kings and trula.
pub const NEVER_DISCARDED: CardSet<Tarok> = CardSet::from_bits(KINGS.bits() | TRULA.bits());

const QUEENS: CardSet<Tarok> = of_every_suit(6);
const KNIGHTS: CardSet<Tarok> = of_every_suit(5);
const JACKS: CardSet<Tarok> = of_every_suit(4);

/// The thirds of all cards.
pub const ALL_THIRDS: i32 = 210;

/// The card of this strength of each of the four suits.
const fn of_every_suit(strength: usize) -> CardSet<Tarok> {
    CardSet::from_bits(0x0101_0101 << strength)
}

/// What a pile is worth in thirds.
#[inline]
pub const fn thirds(pile: CardSet<Tarok>) -> i32 {
    pile.len() as i32
        + 12 * common(pile, NEVER_DISCARDED)
        + 9 * common(pile, QUEENS)
        + 6 * common(pile, KNIGHTS)
        + 3 * common(pile, JACKS)
}

/// How many cards two sets have in common.
const fn common(one: CardSet<Tarok>, other: CardSet<Tarok>) -> i32 {
    (one.bits() & other.bits()).count_ones() as i32
}

/// The points of so many thirds: what counting by threes gives.
///
/// ```
/// use tarok::{points, thirds};
/// let pile = |cards: &str| points(thirds(cards.parse().unwrap()));
/// assert_eq!(pile("T5 CQ CK"), 8);
/// assert_eq!(pile("T1 S10 SJ D1 DJ"), 8);
/// assert_eq!(pile("T3 T4 T17 HC"), 3);
/// assert_eq!(pile(""), 0);
/// ```
#[inline]
pub const fn points(thirds: i32) -> i32 {
    (thirds + 1) / 3
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_named_cards_are_those_of_the_notation() {
        assert_eq!([PAGAT, MOND, SKIS].map(|card| card.to_string()), ["T1", "T21", "T22"]);
        assert_eq!(KINGS.to_string(), "HK DK SK CK");
        assert_eq!(QUEENS.to_string(), "HQ DQ SQ CQ");
        assert_eq!(KNIGHTS.to_string(), "HC DC SC CC");
        assert_eq!(JACKS.to_string(), "HJ DJ SJ CJ");
        assert_eq!(TAROKS.len(), 22);
    }

    #[test]
    fn all_cards_are_worth_seventy() {
        assert_eq!(thirds(CardSet::ALL), ALL_THIRDS);
        assert_eq!(points(ALL_THIRDS), 70);
        assert_eq!((points(106), points(107)), (35, 36));
        assert_eq!((points(103), points(104)), (34, 35));
    }
}
