//! The refutation table: for a position the move that cut it off the last time, and nothing else.
//!
//! **What it is.** A small table beside the transposition table. It keeps no value, no bound and no depth, so one entry
//! is half as large, and it holds for every way to a position and for every depth. It is asked where the transposition
//! table does not know a move.
//!
//! **When to use it.** When the transposition table is small for the search, or tells ways to a position apart
//! ([`PathCare::Exact`](super::PathCare::Exact)) and so forgets moves that are still good.
//!
//! **What it costs.** Eight bytes an entry, one visit to memory a node.
//!
//! **What it overlooks.** It only orders moves: it never saves a node by itself, and never changes a value.

use crate::bytes::bytes_of;

/// The bits of an entry that tell positions apart; the rest is the place of the move in the list.
const CHECK: u64 = !0xffff;

/// The last refutation of each of so many positions.
#[derive(Debug)]
pub(super) struct Refutations {
    /// The upper bits of a key, and below them the place of the move counted from 1; 0 where nothing is kept.
    entries: Box<[u64]>,
}

impl Refutations {
    pub(super) fn new(entries: usize) -> Refutations {
        Refutations { entries: vec![0; entries].into_boxed_slice() }
    }

    pub(super) fn bytes(entries: usize) -> u64 {
        bytes_of::<u64>(entries)
    }

    pub(super) fn len(&self) -> usize {
        self.entries.len()
    }

    pub(super) fn clear(&mut self) {
        self.entries.fill(0);
    }

    fn place(&self, key: u64) -> usize {
        let spread = u128::from(key.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        ((spread * self.entries.len() as u128) >> 64) as usize
    }

    /// The place of the move that refuted a position, in its list of moves.
    pub(super) fn get(&self, key: u64) -> Option<u16> {
        let entry = *self.entries.get(self.place(key))?;
        let known = entry & !CHECK;
        (known > 0 && entry & CHECK == key & CHECK).then(|| known as u16 - 1)
    }

    pub(super) fn put(&mut self, key: u64, place: u16) {
        let spot = self.place(key);
        if let Some(entry) = self.entries.get_mut(spot) {
            *entry = key & CHECK | u64::from(place.saturating_add(1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_refutation_stays_and_others_are_not_taken_for_it() {
        let mut table = Refutations::new(1);
        assert_eq!(table.get(7 << 20), None);
        table.put(7 << 20, 0);
        assert_eq!((table.get(7 << 20), table.get(8 << 20)), (Some(0), None));
        table.put(8 << 20, 5);
        assert_eq!((table.get(7 << 20), table.get(8 << 20)), (None, Some(5)));
        table.clear();
        assert_eq!(table.get(8 << 20), None);
        assert_eq!(Refutations::new(0).get(1), None, "no table at all");
    }
}
