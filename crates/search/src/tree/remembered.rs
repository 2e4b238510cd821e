//! What max^n remembers: positions with a value for each seat.

use game::MAX_SEATS;

use crate::bytes::bytes_of;
use crate::value::nearer;

/// One value for each seat.
pub(super) type Values = [i32; MAX_SEATS];

/// What a position is worth to every seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Whole {
    pub(super) values: Values,
    /// Whether an evaluation had a part in it.
    pub(super) guessed: bool,
}

impl Whole {
    pub(super) const fn sure(values: Values) -> Whole {
        Whole { values, guessed: false }
    }
}

#[derive(Clone, Copy, Debug)]
struct Entry {
    key: u64,
    depth: i32,
    whole: Whole,
}

/// A table of fixed size; the newest entry always stays.
#[derive(Debug)]
pub(super) struct Remembered {
    entries: Box<[Option<Entry>]>,
}

impl Remembered {
    pub(super) fn new(entries: usize) -> Remembered {
        Remembered { entries: vec![None; entries.max(1)].into_boxed_slice() }
    }

    pub(super) fn bytes(entries: usize) -> u64 {
        if entries == 0 { 0 } else { bytes_of::<Option<Entry>>(entries) }
    }

    fn place(&self, key: u64) -> usize {
        let spread = u128::from(key.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        ((spread * self.entries.len() as u128) >> 64) as usize
    }

    /// What is known of a position at `ply` with so much depth left. What rests on no evaluation holds at any greater
    /// depth; with less of it the search would not have seen so far.
    pub(super) fn get(&self, key: u64, depth: i32, ply: usize) -> Option<Whole> {
        let entry = self.entries[self.place(key)].filter(|entry| entry.key == key)?;
        let holds = entry.depth == depth || (!entry.whole.guessed && entry.depth < depth);
        let here = |value| nearer(value, -(ply as i32));
        holds.then(|| Whole { values: entry.whole.values.map(here), ..entry.whole })
    }

    pub(super) fn put(&mut self, key: u64, depth: i32, ply: usize, whole: Whole) {
        let place = self.place(key);
        let values = whole.values.map(|value| nearer(value, ply as i32));
        self.entries[place] = Some(Entry { key, depth, whole: Whole { values, ..whole } });
    }
}
