//! The cards of three hands as a number in which cards are equal that play alike.
//!
//! What has been played is gone, and of taroks and of low cards of a suit only their order matters then, not their
//! numbers. Pagat, mond, škis and court cards stay what they are.

use super::{Hands, LOW_BITS, TAROK_BITS};
use game::random::mix;

/// The bytes of taroks.
const FIRST_TAROKS: u32 = 32;

/// Which of the cards in play are whose, by their order: looked up a byte at a time.
#[derive(Debug)]
pub(crate) struct Codes {
    /// For every set of eight cards in play and every part of it, the part with its gaps closed.
    closed: Vec<u8>,
}

impl Default for Codes {
    fn default() -> Codes {
        let close = |both: usize| {
            let (held, own) = (both >> 8, both & 0xff);
            let places = (0..8).filter(|card| held >> card & 1 == 1);
            places.enumerate().map(|(place, card)| (own >> card & 1) << place).sum::<usize>() as u8
        };
        Codes { closed: (0..1 << 16).map(close).collect() }
    }
}

impl Codes {
    #[inline]
    fn byte(&self, held: u64, own: u64, first: u32) -> u64 {
        let place = (held >> first & 0xff) << 8 | own >> first & 0xff;
        u64::from(self.closed[place as usize])
    }

    /// Which of the cards in play are these, with all gaps closed.
    #[inline]
    fn owned(&self, held: u64, own: u64) -> u64 {
        let suits = (0..4).fold(0, |code, suit| code | self.byte(held, own, 8 * suit) << (8 * suit));
        let one = (held >> FIRST_TAROKS & 0xff).count_ones();
        let two = (held >> FIRST_TAROKS & 0xffff).count_ones();
        suits
            | self.byte(held, own, FIRST_TAROKS) << FIRST_TAROKS
            | self.byte(held, own, FIRST_TAROKS + 8) << (FIRST_TAROKS + one)
            | self.byte(held, own, FIRST_TAROKS + 16) << (FIRST_TAROKS + two)
    }

    /// The hands as a number; `rest` is whatever else matters.
    #[inline]
    pub(crate) fn of(&self, hands: Hands, rest: u64) -> u64 {
        let held = hands[0] | hands[1] | hands[2];
        let low = (0..4).fold(0, |counts, suit| {
            let cards = held & LOW_BITS & 0xff << (8 * suit);
            counts | u64::from(cards.count_ones()) << (8 * suit)
        });
        let trula = held >> FIRST_TAROKS & 1 | held >> (FIRST_TAROKS + 19) & 6;
        let taroks = u64::from((held & TAROK_BITS).count_ones());
        let shape = low | held & (LOW_BITS << 4) | taroks << 32 | trula << 38;
        let one = self.owned(held, hands[1]);
        let two = self.owned(held, hands[2]);
        mix(one ^ mix(two ^ mix(shape ^ rest)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn code(hands: [&str; 3]) -> u64 {
        let hands = hands.map(|hand| hand.parse::<cards::CardSet<cards::Tarok>>().unwrap().bits());
        Codes::default().of(hands, 0)
    }

    #[test]
    fn cards_that_play_alike_are_equal_and_no_others() {
        let one = code(["T5 T9 H4", "T7 HK H3", "S7 C7 T22"]);
        assert_eq!(one, code(["T2 T4 H3", "T3 HK H2", "S9 C10 T22"]));
        assert_eq!(one, code(["T12 T14 H3", "T13 HK H2", "S9 C10 T22"]));
        assert_ne!(one, code(["T5 T6 H4", "T7 HK H3", "S7 C7 T22"]), "another order");
        assert_ne!(one, code(["T5 T9 H4", "T7 HQ H3", "S7 C7 T22"]), "another court card");
        assert_ne!(one, code(["T1 T9 H4", "T7 HK H3", "S7 C7 T22"]), "the pagat");
        assert_ne!(one, code(["T5 T9 H4", "T7 HK H3", "S7 C7 T20"]), "the škis");
        assert_ne!(one, code(["T5 T9 H4", "T7 HK H3", "S7 D4 T22"]), "another suit");
        assert_ne!(one, code(["T7 HK H3", "T5 T9 H4", "S7 C7 T22"]), "another owner");
    }
}
