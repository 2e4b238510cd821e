//! Proof and disproof numbers, and the table that keeps them.

use game::random::mix;

use crate::bytes::bytes_of;

/// More leaves than any search counts: what can never be shown.
pub(super) const NEVER: u32 = 1 << 30;
/// A disproof that leans on nothing before it.
pub(super) const NOTHING: u32 = u32::MAX;

/// What is known of a position: how many leaves at least must turn out well for the attack to be proved, and for it to
/// be disproved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Numbers {
    pub(super) proof: u32,
    pub(super) disproof: u32,
    /// Of a disproof: the earliest place of the line to which a repetition in it goes back; else [`NOTHING`].
    pub(super) leans: u32,
    /// Of a proof: after how many decisions at most the attack has won.
    pub(super) length: u32,
}

impl Numbers {
    pub(super) const fn open(proof: u32, disproof: u32) -> Numbers {
        Numbers { proof, disproof, leans: NOTHING, length: 0 }
    }

    pub(super) const fn proved(length: u32) -> Numbers {
        Numbers { proof: 0, disproof: NEVER, leans: NOTHING, length }
    }

    pub(super) const fn disproved(leans: u32) -> Numbers {
        Numbers { proof: NEVER, disproof: 0, leans, length: 0 }
    }

    pub(super) const fn is_proved(self) -> bool {
        self.proof == 0
    }

    pub(super) const fn is_disproved(self) -> bool {
        self.disproof == 0
    }
}

/// Sixteen bytes: a key and two numbers. A proof keeps its length in the place of the disproof number, a disproof what
/// it leans on in the place of the proof number.
#[derive(Clone, Copy, Debug, Default)]
struct Entry {
    key: u64,
    first: u32,
    second: u32,
}

/// Marks the number beside it as the length of a proof.
const PROOF: u32 = u32::MAX;
/// Marks the number beside it as what a disproof leans on.
const DISPROOF: u32 = u32::MAX - 1;

/// Numbers by position. The newest of the two that share a place gives way to what was proved or disproved.
#[derive(Debug)]
pub(super) struct NumberTable {
    entries: Vec<Entry>,
    /// Tells apart what earlier questions put there.
    epoch: u64,
}

impl NumberTable {
    pub(super) fn new() -> NumberTable {
        NumberTable { entries: Vec::new(), epoch: 1 }
    }

    pub(super) fn bytes(entries: usize) -> u64 {
        bytes_of::<Entry>(entries.max(2))
    }

    /// Room for so many positions, of which none is known yet.
    pub(super) fn begin(&mut self, entries: usize) {
        if self.entries.len() != entries.max(2) {
            self.entries = vec![Entry::default(); entries.max(2)];
        }
        // Not a number that a position would be mixed from.
        self.epoch = mix(self.epoch ^ 0xd1b5_4a32_d192_ed03);
    }

    fn places(&self, key: u64) -> [usize; 2] {
        let spread = u128::from(key.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let place = ((spread * self.entries.len() as u128) >> 64) as usize;
        [place, if place & 1 == 1 || place + 1 == self.entries.len() { place - 1 } else { place + 1 }]
    }

    pub(super) fn get(&self, key: u64) -> Option<Numbers> {
        let key = key ^ self.epoch;
        let known = self.places(key).into_iter().find(|place| self.entries[*place].key == key)?;
        let Entry { first, second, .. } = self.entries[known];
        Some(match (first, second) {
            (0, 0) => return None,
            (PROOF, length) => Numbers::proved(length),
            (DISPROOF, leans) => Numbers::disproved(leans),
            (proof, disproof) => Numbers::open(proof, disproof),
        })
    }

    pub(super) fn put(&mut self, key: u64, numbers: Numbers) {
        let key = key ^ self.epoch;
        let [dear, last] = self.places(key);
        let (first, second) = if numbers.is_proved() {
            (PROOF, numbers.length)
        } else if numbers.is_disproved() {
            (DISPROOF, numbers.leans)
        } else {
            (numbers.proof, numbers.disproof)
        };
        let settled = |entry: &Entry| entry.first >= DISPROOF;
        let place = match self.entries[dear] {
            old if old.key == key => dear,
            _ if self.entries[last].key == key => last,
            // What is settled stays until something settled needs its place.
            old if settled(&old) && first < DISPROOF => last,
            _ => dear,
        };
        self.entries[place] = Entry { key, first, second };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_come_back_as_they_were_put() {
        let mut table = NumberTable::new();
        table.begin(64);
        let all =
            [Numbers::open(3, 8), Numbers::proved(7), Numbers::disproved(2), Numbers::disproved(NOTHING)];
        for (key, numbers) in all.into_iter().enumerate() {
            table.put(mix(key as u64), numbers);
            assert_eq!(table.get(mix(key as u64)), Some(numbers));
        }
        table.begin(64);
        assert_eq!(table.get(mix(1)), None, "another question");
    }
}
