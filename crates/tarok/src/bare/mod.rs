//! Three open hands as bare numbers: what searches to the end and playouts need, and nothing else.
//!
//! A [`Position`] carries the whole deal, the auction and the rules with it, and costs as much to copy. Here are only
//! hands, declarer's first, and cards are places in the pack. What may be played and who takes a trick is what
//! [`follow`](crate::follow) says, as in the public rules. Klop and beggar are played on a [`Field`]. Everything starts from a position of the public rules, and tests hold the two against each other.

mod blind;
mod codes;
mod field;
mod past;
mod playout;
mod selfish;
mod sure;

pub(crate) use codes::Codes;
pub(crate) use field::{Field, danger, playable};
pub(crate) use past::{ALL_TRICKS, Before, NO_TRICK, Past, VALATS, mond_loser, passed};
pub(crate) use playout::{Outcome, answer, play_out, play_out_best, play_out_keeping};
pub(crate) use selfish::gains;
pub(crate) use sure::to_come;

pub(crate) use crate::follow::{
    FIRST_TAROK, MOND_BIT, PAGAT_BIT, Place, SKIS_BIT, TAROK_BITS, TRULA_BITS, beaters, beats, following,
    suit_of, winner,
};

use crate::counting::KINGS;
use crate::{Position, SEATS};
use game::Seat;

pub(crate) const KING_BITS: u64 = KINGS.bits();

/// The low cards of the four suits.
pub(crate) const LOW_BITS: u64 = 0x0f0f_0f0f;

/// Three hands, declarer's first, then in turn.
pub(crate) type Hands = [u64; SEATS];

/// The hands of a position, from declarer on.
pub(crate) fn hands_of(position: &Position, declarer: Seat) -> Hands {
    let mut seat = declarer;
    [0; SEATS].map(|_: u64| {
        let hand = position.hand(seat).bits();
        seat = seat.next(SEATS);
        hand
    })
}

/// The place of a seat, counted from declarer.
pub(crate) const fn place_of(seat: Seat, declarer: Seat) -> usize {
    (seat.index() + SEATS - declarer.index()) % SEATS
}

/// The place after another.
#[inline]
pub(crate) const fn after(place: usize) -> usize {
    if place == SEATS - 1 { 0 } else { place + 1 }
}

/// What cards are worth in thirds.
#[inline]
pub(crate) const fn thirds(cards: u64) -> i32 {
    crate::thirds(cards::CardSet::from_bits(cards))
}

/// Of cards that are worth the same, and between which nobody else has one, the weakest stays.
#[inline]
pub(crate) const fn one_of_equals(legal: u64, others: u64) -> u64 {
    let plain = legal & (LOW_BITS | TAROK_BITS & !TRULA_BITS);
    // The next card of the pack below each, others' and own: an own plain one stands for it.
    let mut kept = legal & !plain;
    let mut rest = plain;
    let mut before: u64 = 0;
    while rest != 0 {
        let card = rest & rest.wrapping_neg();
        rest ^= card;
        // Cards from the one before up to this.
        let between = (card - 1) & !before.wrapping_sub(1);
        let same = before != 0
            && others & between == 0
            && suit_of(before.trailing_zeros()) == suit_of(card.trailing_zeros());
        if !same {
            kept |= card;
        }
        before = card;
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bits(cards: &str) -> u64 {
        cards.parse::<cards::CardSet<cards::Tarok>>().unwrap().bits()
    }

    #[test]
    fn one_card_stands_for_its_equals() {
        let kept = |legal: &str, others: &str| one_of_equals(bits(legal), bits(others));
        assert_eq!(kept("T2 T3 T5 T9", "T4"), bits("T2 T5"));
        assert_eq!(kept("T1 T2 T3 T20 T21 T22", ""), bits("T1 T2 T21 T22"));
        assert_eq!(kept("H4 H3 HJ HC S7 S8", "H2"), bits("H4 HJ HC S7"));
        assert_eq!(kept("H4 H2 D4", "H3"), bits("H4 H2 D4"));
    }
}
