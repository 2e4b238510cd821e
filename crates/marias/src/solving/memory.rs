//! What a search of bare hands remembers: bounds of positions before a trick, and what decided on the same occasion.

use search::solve::NO_MOVE;
use search::value::ENDLESS;

use super::bare::Place;
use crate::{SEATS, TRICKS};

/// What is known of what is still to come. Small, as much of the time goes into waiting for it: a bound that does not
/// fit is left open.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    key: u64,
    least: i16,
    most: i16,
    /// What decided the last time.
    pub(super) best: u8,
    /// How dear it was to find out.
    cost: u8,
}

const UNKNOWN: Entry = Entry { key: 0, least: i16::MIN, most: i16::MAX, best: NO_MOVE, cost: 0 };

impl Entry {
    #[inline]
    pub(super) fn least(&self) -> i32 {
        if self.least == i16::MIN { -ENDLESS } else { self.least.into() }
    }

    #[inline]
    pub(super) fn most(&self) -> i32 {
        if self.most == i16::MAX { ENDLESS } else { self.most.into() }
    }

    /// A bound from below or from above was found, by this card, after so many nodes.
    #[inline]
    pub(super) fn learn(&mut self, value: i32, from_below: bool, best: u8, nodes: u64) {
        let value = value.clamp(i16::MIN.into(), i16::MAX.into()) as i16;
        if from_below {
            self.least = value;
        } else {
            self.most = value;
        }
        if best != NO_MOVE {
            self.best = best;
        }
        self.cost = dearness(nodes);
    }
}

/// The nodes that something took, by quarters of a doubling.
#[inline]
fn dearness(nodes: u64) -> u8 {
    let nodes = nodes.max(4);
    let doublings = nodes.ilog2();
    (4 * doublings + (nodes >> (doublings - 2) & 3) as u32) as u8
}

/// Two places for a key: the first for what was dear to find out, the second for whatever came last. Together they fill
/// half of what a processor reads from memory at once.
#[derive(Clone, Copy, Debug)]
#[repr(align(32))]
struct Pair([Entry; 2]);

/// Positions before a trick by their keys.
#[derive(Debug)]
pub(super) struct TranspositionTable {
    pairs: usize,
    table: Vec<Pair>,
}

/// The pairs that give room for so many positions.
const fn pairs(entries: usize) -> usize {
    if entries < 2 { 1 } else { entries.next_power_of_two() / 2 }
}

impl TranspositionTable {
    /// With room for about so many positions, which is taken later.
    pub(super) fn new(entries: usize) -> TranspositionTable {
        TranspositionTable { pairs: pairs(entries), table: Vec::new() }
    }

    /// The most bytes that it holds.
    pub(super) const fn memory(entries: usize) -> u64 {
        (pairs(entries) * size_of::<Pair>()) as u64
    }

    /// Takes its room, if it has not done so yet.
    pub(super) fn make_room(&mut self) {
        if self.table.is_empty() {
            self.table.resize(self.pairs, Pair([UNKNOWN; 2]));
        }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.table.fill(Pair([UNKNOWN; 2]));
    }

    #[inline]
    fn place(&self, key: u64) -> usize {
        key as usize & (self.table.len() - 1)
    }

    /// What is known of a position, which may be nothing.
    #[inline]
    pub(super) fn find(&self, key: u64) -> Entry {
        let Pair([dear, last]) = &self.table[self.place(key)];
        if dear.key == key {
            *dear
        } else if last.key == key {
            *last
        } else {
            Entry { key, ..UNKNOWN }
        }
    }

    /// Remembers what is known of a position.
    #[inline]
    pub(super) fn keep(&mut self, new: Entry) {
        let place = self.place(new.key);
        let Pair([dear, last]) = &mut self.table[place];
        if dear.key != new.key && dear.cost > new.cost {
            // What is not needed any more, of earlier deals, gives way in time.
            dear.cost -= 1;
            *last = new;
        } else {
            *dear = new;
        }
    }
}

/// What decided last, by who leads with how many cards, and by the two cards that a third one answers.
pub(super) type Replies = search::solve::Replies<OCCASIONS>;

/// Every pair of cards of the pack for every seat, and every number of cards that a leader can hold.
const OCCASIONS: usize = (SEATS << 10) + SEATS * (TRICKS + 1);

/// To lead from a hand.
#[inline]
pub(super) const fn to_lead(place: usize, hand: u32) -> usize {
    (SEATS << 10) + place * (TRICKS + 1) + hand.count_ones() as usize
}

/// To play on two cards.
#[inline]
pub(super) const fn to_follow(place: usize, led: Place, second: Place) -> usize {
    place << 10 | (led as usize) << 5 | second as usize
}

const _: () = assert!(size_of::<Entry>() == 16);
