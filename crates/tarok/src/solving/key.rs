//! The cards of three hands as a number in which cards are equal that play alike.
//!
//! What has been played is gone, and of taroks and of low cards of a suit only their order matters then, not their
//! numbers. Pagat, mond, škis and court cards stay what they are.

use cards::{CardSet, Tarok};
use game::random::mix;

use crate::SEATS;
use crate::counting::TRULA;

/// The cards of the hands as a number.
pub(super) fn of_hands(hands: [CardSet<Tarok>; SEATS]) -> u64 {
    let [zero, one, two] = hands.map(CardSet::bits);
    let owner = |card: u32| (one >> card & 1) | (two >> card & 1) << 1;
    let held = zero | one | two;
    let mut taroks = held >> 32;
    let mut key = 1_u64;
    while taroks != 0 {
        key = key << 2 | owner(32 + taroks.trailing_zeros());
        taroks &= taroks - 1;
    }
    let trula = (held & TRULA.bits()) >> 32;
    key = mix(key << 3 | trula & 1 | trula >> 19 & 6);
    for suit in 0..4 {
        let first = 8 * suit;
        // Which courts there are comes first: it tells where their owners end and those of the low cards begin.
        let mut courts = held >> first & 0xf0;
        let mut code = 1 << 4 | courts >> 4;
        while courts != 0 {
            code = code << 2 | owner(first + courts.trailing_zeros());
            courts &= courts - 1;
        }
        let mut low = held >> first & 0x0f;
        while low != 0 {
            code = code << 2 | owner(first + low.trailing_zeros());
            low &= low - 1;
        }
        key = mix(key ^ code);
    }
    key
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(hands: [&str; 3]) -> u64 {
        of_hands(hands.map(|hand| hand.parse().unwrap()))
    }

    #[test]
    fn cards_that_play_alike_are_equal_and_no_others() {
        let one = key(["T5 T9 H4", "T7 HK H3", "S7 C7 T22"]);
        assert_eq!(one, key(["T2 T4 H3", "T3 HK H2", "S9 C10 T22"]));
        assert_ne!(one, key(["T5 T6 H4", "T7 HK H3", "S7 C7 T22"]), "another order");
        assert_ne!(one, key(["T5 T9 H4", "T7 HQ H3", "S7 C7 T22"]), "another court card");
        assert_ne!(one, key(["T1 T9 H4", "T7 HK H3", "S7 C7 T22"]), "the pagat");
        assert_ne!(one, key(["T5 T9 H4", "T7 HK H3", "S7 C7 T20"]), "the škis");
        assert_ne!(
            one,
            key(["T5 T9 H4", "T7 HK H3", "S7 D7 T22".replace("D7", "D4").as_str()]),
            "another suit"
        );
    }
}
