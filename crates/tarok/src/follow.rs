//! Following, beating and winning on places in the pack: the one statement of them.
//!
//! The public rules ([`duty`](crate::duty), [`PublicState`](crate::PublicState)) and the bare hands of searches ([`bare`](crate::bare))
//! both call what is here.

use crate::SEATS;
use crate::counting::{MOND, PAGAT, SKIS, TAROKS, TRULA};

/// A card: its place in the pack. Taroks come after all suits, so of two cards the one that beats is the later one.
pub(crate) type Place = u32;

pub(crate) const TAROK_BITS: u64 = TAROKS.bits();
pub(crate) const TRULA_BITS: u64 = TRULA.bits();
pub(crate) const PAGAT_BIT: u64 = PAGAT.alone().bits();
pub(crate) const MOND_BIT: u64 = MOND.alone().bits();
pub(crate) const SKIS_BIT: u64 = SKIS.alone().bits();
/// The first tarok.
pub(crate) const FIRST_TAROK: Place = PAGAT.index() as Place;

/// All cards of the suit of a card.
#[inline]
pub(crate) const fn suit_of(card: Place) -> u64 {
    if card >= FIRST_TAROK { TAROK_BITS } else { 0xff << (card & !7) }
}

/// The cards with which a hand follows: of the suit led, else taroks, else all.
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

/// Whether two cards that lie on the table are mond and škis, so that the pagat would win.
#[inline]
pub(crate) const fn emperor_lies(one: Place, other: Place) -> bool {
    1 << one | 1 << other == MOND_BIT | SKIS_BIT
}

/// What must be played in klop and beggar of the cards with which a hand follows: what beats the winning card, if there is
/// any; the pagat alone where it takes mond and škis.
#[inline]
pub(crate) const fn beating(follows: u64, best: Place, emperor_lies: bool) -> u64 {
    if emperor_lies && follows & PAGAT_BIT != 0 {
        return PAGAT_BIT;
    }
    let beats = follows & beaters(best);
    let allowed = if beats != 0 { beats } else { follows };
    keeping_pagat(allowed)
}

/// The pagat only when it is the only card.
#[inline]
pub(crate) const fn keeping_pagat(allowed: u64) -> u64 {
    let others = allowed & !PAGAT_BIT;
    if others != 0 { others } else { allowed }
}

/// Which of three cards takes the trick, by its place in it.
#[inline]
pub(crate) const fn winner(trick: [Place; SEATS]) -> usize {
    let cards = 1 << trick[0] | 1 << trick[1] | 1 << trick[2];
    if cards == TRULA_BITS {
        // The pagat takes mond and škis.
        return if trick[0] == FIRST_TAROK {
            0
        } else if trick[1] == FIRST_TAROK {
            1
        } else {
            2
        };
    }
    let second = beats(trick[1], trick[0]);
    let best = if second { trick[1] } else { trick[0] };
    if beats(trick[2], best) { 2 } else { second as usize }
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
    fn klop_wants_the_winning_card_beaten_and_spares_the_pagat() {
        let played = |follows: &str, best: &str| beating(bits(follows), place(best), false);
        assert_eq!(played("H4 HQ HK", "HC"), bits("HQ HK"));
        assert_eq!(played("H4 HJ", "HC"), bits("H4 HJ"));
        assert_eq!(played("T1 T5 T9", "T7"), bits("T9"));
        assert_eq!(played("T1 T5", "T7"), bits("T5"));
        assert_eq!(played("T1", "T7"), bits("T1"));
        assert_eq!(beating(bits("T1 T5"), place("T22"), true), bits("T1"), "it takes mond and škis");
    }
}
