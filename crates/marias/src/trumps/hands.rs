//! All hands of seven cards, up to what makes no difference: the three suits that are not hearts can change places.
//!
//! A hand stands for those that look like it: its suits behind hearts in order, the one with most and highest cards
//! first. Such hands are numbered.

use std::sync::LazyLock;

use cards::{CardSet, German, Suit};

use crate::deal::FIRST_OF_FORHONT;

/// The hands that stand for others, in rising order of their bits.
static HANDS: LazyLock<Vec<u32>> = LazyLock::new(|| {
    let size = FIRST_OF_FORHONT as u32;
    let mut hands = Vec::new();
    for last in 0..256_u32 {
        for middle in last..256 {
            for first in middle..256 {
                let plain = last << 24 | middle << 16 | first << 8;
                if plain.count_ones() <= size {
                    let hearts =
                        (0..256_u32).filter(|hearts| plain.count_ones() + hearts.count_ones() == size);
                    hands.extend(hearts.map(|hearts| plain | hearts));
                }
            }
        }
    }
    hands
});

/// How many hands there are that look different.
pub fn hands() -> usize {
    HANDS.len()
}

/// A hand up to symmetry, and where its suits were.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Canonical {
    /// The hand that stands for this one.
    pub(crate) hand: CardSet<German>,
    /// For every suit of that hand, the suit that it was.
    pub(crate) was: [Suit<German>; 4],
}

impl Canonical {
    /// The hand that stands for a hand.
    pub(crate) fn of(hand: CardSet<German>) -> Canonical {
        let cards = |suit: Suit<German>| hand.bits() >> (8 * suit.index()) & 0xff;
        let mut was: [Suit<German>; 4] = [0, 1, 2, 3].map(Suit::at);
        was[1..].sort_by_key(|suit| std::cmp::Reverse(cards(*suit)));
        let bits = was.iter().enumerate().fold(0, |bits, (place, suit)| bits | cards(*suit) << (8 * place));
        Canonical { hand: CardSet::from_bits(bits), was }
    }

    /// Its number; `None` if it has not seven cards.
    pub(crate) fn number(&self) -> Option<usize> {
        HANDS.binary_search(&(self.hand.bits() as u32)).ok()
    }
}

/// The hand of a number.
pub(crate) fn hand(number: usize) -> CardSet<German> {
    CardSet::from_bits(HANDS[number].into())
}

/// How many hands look like this one, itself among them.
#[cfg(test)]
fn alike(hand: CardSet<German>) -> usize {
    let suits = [8, 16, 24].map(|shift| hand.bits() >> shift & 0xff);
    let equal = suits.iter().enumerate().filter(|(at, one)| suits[at + 1..].contains(one)).count();
    [6, 3, 1][equal]
}

#[cfg(test)]
mod tests {
    use game::random::{below, fast};

    use super::*;

    /// M5: the published counts.
    #[test]
    fn there_are_as_many_hands_as_published() {
        assert_eq!(hands(), 592_720);
        let all: usize = (0..hands()).map(|number| alike(hand(number))).sum();
        assert_eq!(all, 3_365_856, "7 of 32 cards");
        assert!(HANDS.is_sorted());
    }

    #[test]
    fn a_hand_is_the_same_whatever_its_plain_suits_are_called() {
        let mut rng = fast(5);
        for _ in 0..2000 {
            let mut own = CardSet::NONE;
            while own.len() < FIRST_OF_FORHONT {
                own |= cards::Card::at(below(&mut rng, 32) as usize).alone();
            }
            let canonical = Canonical::of(own);
            let number = canonical.number().unwrap();
            assert_eq!(hand(number), canonical.hand);
            for order in [[1, 2, 3], [1, 3, 2], [2, 1, 3], [2, 3, 1], [3, 1, 2], [3, 2, 1]] {
                let suit = |place: usize| own.bits() >> (8 * place) & 0xff;
                let bits = suit(0) | suit(order[0]) << 8 | suit(order[1]) << 16 | suit(order[2]) << 24;
                assert_eq!(Canonical::of(CardSet::from_bits(bits)).number(), Some(number));
            }
            for (place, was) in canonical.was.iter().enumerate() {
                let cards = |hand: CardSet<German>, place: usize| hand.bits() >> (8 * place) & 0xff;
                assert_eq!(cards(canonical.hand, place), cards(own, was.index()));
            }
        }
        assert_eq!(Canonical::of(CardSet::NONE).number(), None);
        assert_eq!(Canonical::of(CardSet::ALL).number(), None);
    }
}
