//! How promising cards are, and the order in which they are tried.

use super::tricks::NONE;
use crate::SEATS;
use crate::bare::{FIRST_TAROK, Place, TAROK_BITS, beaters, beats, suit_of, thirds};
use crate::public_state::HAND;

/// Cards, the most promising last; of equally promising ones the first of the pack is tried first.
#[derive(Default)]
pub(super) struct Promising {
    /// The rank above, the card below.
    words: [i16; HAND],
    len: usize,
}

impl Promising {
    #[inline]
    fn put(&mut self, rank: i32, card: Place) {
        let word = (rank as i16) << 6 | (63 - card as i16);
        let mut place = self.len.min(HAND - 1);
        while place > 0 && self.words[place - 1] > word {
            self.words[place] = self.words[place - 1];
            place -= 1;
        }
        self.words[place] = word;
        self.len += 1;
    }

    #[inline]
    pub(super) const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The most promising card of those that are left.
    #[inline]
    pub(super) fn next(&mut self) -> Option<Place> {
        self.len = self.len.checked_sub(1)?;
        Some(63 - (self.words[self.len % HAND] & 63) as Place)
    }
}

/// Puts every card of a set in its place.
#[inline]
fn rank_all(mut cards: u64, promising: &mut Promising, rank: impl Fn(Place) -> i32) {
    while cards != 0 {
        let card = cards.trailing_zeros();
        cards &= cards - 1;
        promising.put(rank(card), card);
    }
}

/// To lead: what nobody can take first, high taroks to draw the others', then low cards.
#[inline]
pub(super) fn leads(cards: u64, others: u64, promising: &mut Promising) {
    rank_all(cards, promising, |card| {
        let suit = others & suit_of(card);
        let above = suit >> card != 0;
        if card >= FIRST_TAROK {
            return if above { (card - FIRST_TAROK) as i32 - 20 } else { 60 };
        }
        let worth = thirds(1 << card);
        let ruffed = suit == 0 && others & TAROK_BITS != 0;
        match (above, ruffed) {
            (false, false) => 40 + worth,
            (false, true) => 10 - worth,
            (true, _) => 5 - worth,
        }
    });
}

/// On one card. `answers` are the cards with which the third can follow; the places are those of all three.
#[inline]
pub(super) fn seconds(
    cards: u64,
    led: Place,
    answers: u64,
    [leader, place, last]: [usize; 3],
    promising: &mut Promising,
) {
    let with_last = (place == 0) == (last == 0);
    let with_leader = (place == 0) == (leader == 0);
    // Whose trick it looks like.
    let ours = if beaters(led) & answers != 0 { with_last } else { with_leader };
    rank_all(cards, promising, |card| {
        let worth = thirds(1 << card);
        match beats(card, led) {
            true if beaters(card) & answers != 0 && !with_last => -worth - (card & 31) as i32 / 4,
            true if card >= FIRST_TAROK => 60 - (card - FIRST_TAROK) as i32,
            true => 60 + worth,
            false if ours => worth,
            false => -worth,
        }
    });
}

/// On two cards, of which `best` takes the trick so far and which are worth so many thirds. `ours` is whether it is of
/// the own side.
#[inline]
pub(super) fn thirds_on(cards: u64, best: Place, lies: i32, ours: bool, promising: &mut Promising) {
    rank_all(cards, promising, |card| {
        let worth = thirds(1 << card);
        match (beats(card, best), ours) {
            (true, false) if card >= FIRST_TAROK => 30 + lies - (card - FIRST_TAROK) as i32,
            (true, false) => 30 + lies + worth,
            (true, true) if card >= FIRST_TAROK => -((card - FIRST_TAROK) as i32),
            (_, true) => worth,
            (false, false) => -worth,
        }
    });
}

/// The lead that decided last, by who leads and with how many cards.
#[derive(Debug)]
pub(super) struct Replies {
    cards: [[u8; HAND + 1]; SEATS],
}

impl Default for Replies {
    fn default() -> Replies {
        Replies { cards: [[NONE; HAND + 1]; SEATS] }
    }
}

impl Replies {
    /// The lead that decided last from a hand of this size.
    #[inline]
    pub(super) fn of(&self, place: usize, hand: u64) -> u8 {
        self.cards[place][hand.count_ones() as usize]
    }

    /// A lead from a hand decided.
    #[inline]
    pub(super) fn learn(&mut self, place: usize, hand: u64, card: Place) {
        self.cards[place][hand.count_ones() as usize] = card as u8;
    }
}
