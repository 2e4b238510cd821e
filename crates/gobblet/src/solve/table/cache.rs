//! The blocks that were looked at last, unpacked.

use std::sync::{Arc, Mutex, PoisonError};

/// How many blocks are kept: those of a position and of all its moves, at most two megabytes each.
const KEPT: usize = 32;

/// The most bytes of an unpacked block.
const LARGEST: u64 = 2 << 20;

/// A few unpacked blocks, the one asked for last at the end. Many threads may use it at once.
#[derive(Default)]
pub(super) struct Cache {
    blocks: Mutex<Vec<(usize, Arc<[u8]>)>>,
}

impl Cache {
    /// A block, unpacked by `unpack` if it is not at hand. Others can use the cache meanwhile; at worst two
    /// threads unpack the same block.
    pub(super) fn get<E>(
        &self,
        number: usize,
        unpack: impl FnOnce() -> Result<Vec<u8>, E>,
    ) -> Result<Arc<[u8]>, E> {
        if let Some(block) = self.at_hand(number) {
            return Ok(block);
        }
        let block: Arc<[u8]> = unpack()?.into();
        let mut blocks = self.blocks.lock().unwrap_or_else(PoisonError::into_inner);
        blocks.retain(|(kept, _)| *kept != number);
        if blocks.len() == KEPT {
            blocks.remove(0);
        }
        blocks.push((number, Arc::clone(&block)));
        Ok(block)
    }

    /// The most bytes that it holds, and one more block that is being unpacked.
    pub(super) fn most_bytes() -> u64 {
        (KEPT as u64 + 1) * LARGEST
    }

    fn at_hand(&self, number: usize) -> Option<Arc<[u8]>> {
        let mut blocks = self.blocks.lock().unwrap_or_else(PoisonError::into_inner);
        let place = blocks.iter().position(|(kept, _)| *kept == number)?;
        blocks[place..].rotate_left(1);
        blocks.last().map(|(_, block)| Arc::clone(block))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_asked_for_last_is_kept() {
        let cache = Cache::default();
        let mut unpacked = Vec::new();
        let mut ask = |number: usize| {
            let block = cache.get(number, || {
                unpacked.push(number);
                Ok::<_, ()>(vec![number as u8])
            });
            assert_eq!(block.unwrap()[0], number as u8);
        };
        (0..KEPT).for_each(&mut ask);
        ask(0);
        ask(KEPT);
        ask(0);
        ask(1);
        ask(KEPT);
        let expected: Vec<usize> = (0..=KEPT).chain([1]).collect();
        assert_eq!(unpacked, expected, "0 was used again, so 1 was the one to go");
    }

    #[test]
    fn a_failure_is_passed_on_and_not_kept() {
        let cache = Cache::default();
        assert_eq!(cache.get(5, || Err("damaged")).unwrap_err(), "damaged");
        assert_eq!(cache.get(5, || Ok::<_, ()>(vec![7])).unwrap()[0], 7);
    }
}
