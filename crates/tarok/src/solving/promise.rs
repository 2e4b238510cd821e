//! How promising cards are, and the order in which they are tried.

use crate::SEATS;
use crate::bare::{FIRST_TAROK, Place, TAROK_BITS, beaters, beats, suit_of, thirds};
use crate::public_state::HAND;

/// Cards, the most promising first; of equally promising ones the first of the pack.
pub(super) type Promising = search::solve::Promising<HAND, 6>;

/// To lead: what nobody can take first, high taroks to draw the others', then low cards.
#[inline]
pub(super) fn leads(cards: u64, others: u64, promising: &mut Promising) {
    promising.rank_all(cards, |card| {
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
    promising.rank_all(cards, |card| {
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
    promising.rank_all(cards, |card| {
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
pub(super) type Replies = search::solve::Replies<{ SEATS * (HAND + 1) }>;

/// To lead from a hand.
#[inline]
pub(super) const fn to_lead(place: usize, hand: u64) -> usize {
    place * (HAND + 1) + hand.count_ones() as usize
}
