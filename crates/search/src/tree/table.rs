//! The transposition table: what is already known about a position.
//!
//! Threads share one table without locks. An entry is two words; the first is the key mixed with the
//! second, so an entry torn by two writers at once does not match its key and is not believed.

use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};

use crate::bytes::bytes_of;

/// How a new entry finds its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Replacement {
    /// Four places for each key: the oldest and shallowest entry gives way.
    #[default]
    Bucketed,
    /// One place for each key: the newest entry always stays. The plain form of the sources.
    Always,
    /// One place for each position: the remainder of the guide's own [`code`](crate::Guide::code) by the number of
    /// entries. The newest entry always stays. The form of sources that print their hash function.
    Remainder,
}

/// What a stored value says about the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    /// The value is the value.
    Exact,
    /// The true value is this or more.
    AtLeast,
    /// The true value is this or less.
    AtMost,
}

/// What is known of a position. Distances of wins and losses count from the position itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Entry {
    pub(super) value: i32,
    /// How deep the position was searched; may be a little below zero.
    pub(super) depth: i32,
    pub(super) bound: Bound,
    /// Whether no evaluation had a part in the value: it holds at any greater depth, too.
    pub(super) proven: bool,
    /// The place of the best move in the order of generation.
    pub(super) best: Option<u16>,
}

/// What tells positions apart in a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Key {
    /// The number by which an entry is known again.
    pub(super) check: u64,
    /// The number by which its place is found, where that is the guide's affair.
    pub(super) code: u64,
}

/// Depths below zero are kept with this much added.
const DEPTH_BIAS: i32 = 32;
const NO_MOVE: u16 = u16::MAX;
const AGES: u8 = 32;
const PLACES: usize = 4;

#[derive(Default)]
struct Slot {
    check: AtomicU64,
    data: AtomicU64,
}

/// Four slots that lie in one line of the processor's cache.
#[derive(Default)]
#[repr(align(64))]
struct Bucket([Slot; PLACES]);

/// A table of fixed size.
pub(super) struct TranspositionTable {
    buckets: Box<[Bucket]>,
    entries: usize,
    replacement: Replacement,
    age: AtomicU8,
}

impl TranspositionTable {
    /// A table with room for about so many entries (16 bytes each).
    pub(super) fn new(entries: usize, replacement: Replacement) -> TranspositionTable {
        let buckets = entries.div_ceil(PLACES).max(1);
        TranspositionTable {
            buckets: std::iter::repeat_with(Bucket::default).take(buckets).collect(),
            entries: entries.max(1),
            replacement,
            age: AtomicU8::new(1),
        }
    }

    /// What a table with room for about so many entries takes, in bytes.
    pub(super) fn bytes(entries: usize) -> u64 {
        bytes_of::<Bucket>(entries.div_ceil(PLACES).max(1))
    }

    /// Forgets everything.
    pub(super) fn clear(&self) {
        for slot in self.buckets.iter().flat_map(|bucket| &bucket.0) {
            slot.check.store(0, Ordering::Relaxed);
            slot.data.store(0, Ordering::Relaxed);
        }
        self.age.store(1, Ordering::Relaxed);
    }

    /// A new search begins: what earlier ones left gives way first.
    pub(super) fn grow_older(&self) {
        self.age.store((self.age.load(Ordering::Relaxed) + 1) % AGES, Ordering::Relaxed);
    }

    /// Whether places go by the guide's own code.
    pub(super) fn goes_by_code(&self) -> bool {
        self.replacement == Replacement::Remainder
    }

    /// What is known of the position with this key.
    pub(super) fn get(&self, key: Key) -> Option<Entry> {
        self.home(key).iter().find_map(|slot| {
            let data = slot.data.load(Ordering::Relaxed);
            (slot.check.load(Ordering::Relaxed) ^ data == key.check).then(|| unpack(data)).flatten()
        })
    }

    /// Remembers what is known of a position.
    pub(super) fn put(&self, key: Key, entry: Entry) {
        let age = self.age.load(Ordering::Relaxed);
        let slot = self.place_for(key, age);
        let data = pack(&entry, age);
        slot.check.store(key.check ^ data, Ordering::Relaxed);
        slot.data.store(data, Ordering::Relaxed);
    }

    /// The slots where a key may lie.
    fn home(&self, key: Key) -> &[Slot] {
        let spread = u128::from(key.check.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        match self.replacement {
            Replacement::Bucketed => &self.buckets[((spread * self.buckets.len() as u128) >> 64) as usize].0,
            Replacement::Always => {
                let place = ((spread * (self.buckets.len() * PLACES) as u128) >> 64) as usize;
                std::slice::from_ref(&self.buckets[place / PLACES].0[place % PLACES])
            }
            Replacement::Remainder => {
                let place = (key.code % self.entries as u64) as usize;
                std::slice::from_ref(&self.buckets[place / PLACES].0[place % PLACES])
            }
        }
    }

    /// The slot of this key, else an empty one, else the one whose loss costs least.
    fn place_for(&self, key: Key, age: u8) -> &Slot {
        let home = self.home(key);
        let mut cheapest = (i32::MAX, &home[0]);
        for slot in home {
            let data = slot.data.load(Ordering::Relaxed);
            if slot.check.load(Ordering::Relaxed) ^ data == key.check {
                return slot;
            }
            let Some(entry) = unpack(data) else { return slot };
            let years = i32::from((AGES + age - age_of(data)) % AGES);
            let worth = entry.depth - 8 * years;
            if worth < cheapest.0 {
                cheapest = (worth, slot);
            }
        }
        cheapest.1
    }
}

impl std::fmt::Debug for TranspositionTable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("TranspositionTable")
            .field("entries", &(self.buckets.len() * PLACES))
            .finish_non_exhaustive()
    }
}

/// From the highest bits: value 32, best move 16, depth 8, age 5, proven 1, bound 2. All zero is empty.
fn pack(entry: &Entry, age: u8) -> u64 {
    let bound = match entry.bound {
        Bound::Exact => 1,
        Bound::AtLeast => 2,
        Bound::AtMost => 3,
    };
    let depth = (entry.depth + DEPTH_BIAS).clamp(0, 255) as u64;
    u64::from(entry.value as u32) << 32
        | u64::from(entry.best.unwrap_or(NO_MOVE)) << 16
        | depth << 8
        | u64::from(age) << 3
        | u64::from(entry.proven) << 2
        | bound
}

fn unpack(data: u64) -> Option<Entry> {
    let bound = match data & 3 {
        1 => Bound::Exact,
        2 => Bound::AtLeast,
        3 => Bound::AtMost,
        _ => return None,
    };
    let best = (data >> 16) as u16;
    Some(Entry {
        value: (data >> 32) as u32 as i32,
        depth: i32::from((data >> 8) as u8) - DEPTH_BIAS,
        bound,
        proven: data & 4 != 0,
        best: (best != NO_MOVE).then_some(best),
    })
}

fn age_of(data: u64) -> u8 {
    (data >> 3) as u8 % AGES
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(check: u64) -> Key {
        Key { check, code: check }
    }

    fn entry(value: i32, depth: i32) -> Entry {
        Entry { value, depth, bound: Bound::AtMost, proven: true, best: Some(7) }
    }

    #[test]
    fn what_goes_in_comes_out() {
        for replacement in [Replacement::Bucketed, Replacement::Always, Replacement::Remainder] {
            let table = TranspositionTable::new(64, replacement);
            let entries = [
                entry(-123_456_789, -3),
                Entry { best: None, bound: Bound::Exact, ..entry(5, 223) },
                Entry { proven: false, bound: Bound::AtLeast, ..entry(0, 0) },
            ];
            for (place, entry) in entries.iter().enumerate() {
                table.put(key(place as u64 * 77), *entry);
                assert_eq!(table.get(key(place as u64 * 77)), Some(*entry));
            }
            table.clear();
            assert_eq!(table.get(key(77)), None);
        }
    }

    #[test]
    fn a_full_bucket_gives_up_the_shallowest_then_the_oldest() {
        let table = TranspositionTable::new(1, Replacement::Bucketed);
        for place in 0..4 {
            table.put(key(place), entry(0, 10 + place as i32));
        }
        table.put(key(4), entry(0, 1));
        assert_eq!(table.get(key(0)), None, "the shallowest of four equally old entries is gone");
        table.grow_older();
        table.put(key(3), entry(0, 2));
        table.put(key(5), entry(0, 2));
        assert!(table.get(key(3)).is_some(), "an entry of this search stays though it is shallow");
        assert_eq!(table.get(key(4)), None, "the cheapest old entry is gone");
    }

    #[test]
    fn always_replace_keeps_only_the_newest_of_a_place() {
        let table = TranspositionTable::new(4, Replacement::Always);
        for place in 0..100 {
            table.put(key(place), entry(0, 100 - place as i32));
            assert!(table.get(key(place)).is_some());
        }
    }

    #[test]
    fn a_place_that_goes_by_remainder_is_shared_by_codes_that_leave_the_same() {
        let table = TranspositionTable::new(103, Replacement::Remainder);
        table.put(Key { check: 1, code: 5 }, entry(1, 3));
        table.put(Key { check: 2, code: 6 }, entry(2, 3));
        assert!(table.get(Key { check: 1, code: 5 }).is_some());
        table.put(Key { check: 3, code: 5 + 103 }, entry(3, 1));
        assert_eq!(table.get(Key { check: 1, code: 5 }), None, "the newer one took the place");
        assert_eq!(table.get(Key { check: 2, code: 6 }), Some(entry(2, 3)));
    }
}
