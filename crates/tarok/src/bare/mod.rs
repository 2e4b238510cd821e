//! Three open hands as bare numbers: what searches to the end and playouts need, and nothing else.
//!
//! A [`Position`] carries the whole deal, the auction and the rules with it, and costs as much to copy. Here are only
//! hands, declarer's first, and cards are places in the pack. Games for points know no duty but to follow; klop and beggar
//! are played on a [`Field`]. Everything starts from a position of the public rules, and tests hold the two against each other.

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
pub(crate) use playout::{Outcome, play_out, play_out_keeping};
pub(crate) use selfish::gains;
pub(crate) use sure::to_come;

use crate::counting::{KINGS, MOND, PAGAT, SKIS, TAROKS, TRULA};
use crate::{Position, SEATS};
use game::Seat;

/// A card: its place in the pack. Taroks come after all suits, so of two cards the one that beats is the later one.
pub(crate) type Place = u32;

pub(crate) const TAROK_BITS: u64 = TAROKS.bits();
pub(crate) const TRULA_BITS: u64 = TRULA.bits();
pub(crate) const KING_BITS: u64 = KINGS.bits();
pub(crate) const PAGAT_BIT: u64 = PAGAT.alone().bits();
pub(crate) const MOND_BIT: u64 = MOND.alone().bits();
pub(crate) const SKIS_BIT: u64 = SKIS.alone().bits();
/// The first tarok.
pub(crate) const FIRST_TAROK: Place = PAGAT.index() as Place;
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

/// All cards of the suit of a card.
#[inline]
pub(crate) const fn suit_of(card: Place) -> u64 {
    if card >= FIRST_TAROK { TAROK_BITS } else { 0xff << (card & !7) }
}

/// The cards with which a hand follows.
#[inline]
pub(crate) const fn following(hand: u64, led: Place) -> u64 {
    let suit = hand & suit_of(led);
    if suit != 0 {
        return suit;
    }
    let taroks = hand & TAROK_BITS;
    if taroks != 0 { taroks } else { hand }
}

/// Whether a card beats another by rank.
#[inline]
pub(crate) const fn beats(card: Place, other: Place) -> bool {
    card > other && (card >= FIRST_TAROK || card >> 3 == other >> 3)
}

/// All cards that beat a card.
#[inline]
pub(crate) const fn beaters(card: Place) -> u64 {
    let above = suit_of(card) & (u64::MAX << card << 1);
    if card >= FIRST_TAROK { above } else { above | TAROK_BITS }
}

/// Which of three cards takes the trick, by its place in it.
#[inline]
pub(crate) const fn winner(trick: [Place; SEATS]) -> usize {
    let cards = 1 << trick[0] | 1 << trick[1] | 1 << trick[2];
    if cards == TRULA_BITS {
        // The pagat takes mond and škis.
        let pagat = FIRST_TAROK;
        return if trick[0] == pagat {
            0
        } else if trick[1] == pagat {
            1
        } else {
            2
        };
    }
    let second = beats(trick[1], trick[0]);
    let best = if second { trick[1] } else { trick[0] };
    if beats(trick[2], best) { 2 } else { second as usize }
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

    fn place(card: &str) -> Place {
        bits(card).trailing_zeros()
    }

    #[test]
    fn the_pagat_takes_mond_and_skis() {
        let taken = |trick: [&str; 3]| winner(trick.map(place));
        assert_eq!(taken(["T21", "T22", "T1"]), 2);
        assert_eq!(taken(["T1", "T22", "T21"]), 0);
        assert_eq!(taken(["T21", "T22", "T2"]), 1);
        assert_eq!(taken(["H4", "S10", "H3"]), 2);
        assert_eq!(taken(["H4", "SK", "CK"]), 0);
        assert_eq!(taken(["HK", "T2", "HQ"]), 1);
    }

    #[test]
    fn whoever_cannot_follow_plays_a_tarok() {
        assert_eq!(following(bits("H4 HK S7 T3"), place("HQ")), bits("H4 HK"));
        assert_eq!(following(bits("H4 HK S7 T3"), place("DQ")), bits("T3"));
        assert_eq!(following(bits("H4 HK S7"), place("T9")), bits("H4 HK S7"));
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
