//! Keys of open hands before a trick, equal where the rest is worth the same.

use cards::{CardSet, German};
use game::random::mix;

use super::bare::{Hands, bound_kings};

/// For every set of remaining places and every part of it, the part as if nothing else had ever been there.
static CLOSED_UP: [[u8; 64]; 64] = closed_up();

const fn closed_up() -> [[u8; 64]; 64] {
    let mut all = [[0; 64]; 64];
    let mut places = 0;
    while places < 64 {
        let mut part = 0;
        while part < 64 {
            let (mut from, mut to, mut closed) = (0, 0, 0_u8);
            while from < 6 {
                if places >> from & 1 == 1 {
                    closed |= ((part >> from & 1) as u8) << to;
                    to += 1;
                }
                from += 1;
            }
            all[places][part] = closed;
            part += 1;
        }
        places += 1;
    }
    all
}

/// Of two fat cards of a suit: the part of what remains, closed up in the same way.
const FAT_CLOSED: [[u8; 4]; 4] = [[0, 0, 0, 0], [0, 1, 0, 1], [0, 0, 1, 1], [0, 1, 2, 3]];

/// A key for the hands, as far as the usual order of strength can tell them apart: cards that are gone leave no gap,
/// fat cards are told from others, and so are marriages that bind their king. `rest` is whatever else matters.
#[inline]
pub(super) fn of_ranks(hands: Hands, rest: u64) -> u64 {
    let [zero, one, two] = hands;
    let all = zero | one | two;
    let bound = bound_kings(zero) | bound_kings(one) | bound_kings(two);
    let mut words = [0_u64; 2];
    for suit in 0..4 {
        let of = |bits: u32| (bits >> (8 * suit)) as usize & 0xff;
        let (left, zero, one) = (of(all), of(zero), of(one));
        let (low, fat) = (left & 63, left >> 6);
        let close = |part: usize| CLOSED_UP[low][part & 63] as u32 | (FAT_CLOSED[fat][part >> 6] as u32) << 6;
        let counts = (low.count_ones() << 2 | fat.count_ones()) << 16;
        let word = close(zero) | close(one) << 8 | counts | u32::from(of(bound) != 0) << 21;
        words[suit / 2] = words[suit / 2] << 22 | u64::from(word);
    }
    mix(words[0] ^ mix(words[1] ^ rest))
}

/// A key for the hands card by card.
pub(super) fn of_cards(hands: [CardSet<German>; 3]) -> u64 {
    let [zero, one, two] = hands.map(CardSet::bits);
    mix(mix(zero | one << 32).wrapping_add(two))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(hands: [&str; 3]) -> u64 {
        of_ranks(hands.map(|hand| hand.parse::<CardSet<German>>().unwrap().bits() as u32), 0)
    }

    #[test]
    fn cards_that_are_gone_leave_no_gap() {
        let hands = ["H7 LA", "H9 A8", "HJ B9"];
        assert_eq!(key(hands), key(["H8 L10", "HQ A9", "HK B7"]));
        assert_ne!(key(hands), key(["H9 LA", "H7 A8", "HJ B9"]), "the order of owners");
        assert_ne!(key(hands), key(["H7 LK", "H9 A8", "HJ B9"]), "fat or not");
        assert_ne!(key(hands), key(["L7 HA", "L9 A8", "LJ B9"]), "suits are told apart");
        assert_ne!(key(["HQ HK", "L7 L8", "A7 A8"]), key(["HJ HQ", "L7 L8", "A7 A8"]), "a bound king");
        assert_ne!(key(["H7", "L8", "A7"]), key(["L8", "H7", "A7"]), "who holds what");
    }
}
