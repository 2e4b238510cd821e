//! What the memory of a search comes to, in bytes.

use game::{Limits, MoveList, Position};

/// What else a thread of a search holds: reports, lines, lists of moves. More than any of them needs.
pub(crate) const ODDMENTS: u64 = 1 << 20;

/// So many of a type.
pub(crate) fn bytes_of<T>(count: usize) -> u64 {
    (count as u64).saturating_mul(size_of::<T>() as u64)
}

/// A list with room for `reserved` that grows, by doubling, until it holds `count`: at the last step the old one and
/// the new one.
pub(crate) fn grown<T>(reserved: usize, count: usize) -> u64 {
    let mut room = reserved.max(4);
    if count <= room {
        return bytes_of::<T>(room);
    }
    while room < count {
        room = room.saturating_mul(2);
    }
    bytes_of::<T>(room).saturating_add(bytes_of::<T>(room / 2))
}

/// About the most legal moves of a position; where a list of moves grows, more than any game of the house has.
pub(crate) fn most_moves<P: Position>() -> usize {
    P::Moves::CAPACITY.unwrap_or(1024)
}

/// How many threads a search uses that may have so many: what is limited in nodes or iterations must be repeatable.
pub(crate) fn threads(limits: &Limits, given: usize) -> usize {
    let counted = limits.nodes.is_some() || limits.iterations.is_some();
    if counted || cfg!(target_family = "wasm") { 1 } else { given.max(1) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_that_grows_is_there_twice_for_a_moment() {
        assert_eq!(grown::<u32>(8, 8), 32);
        assert_eq!(grown::<u32>(8, 9), 4 * (16 + 8));
        assert_eq!(grown::<u8>(0, 1000), 1024 + 512);
    }

    #[test]
    fn what_is_counted_stays_on_one_thread() {
        assert_eq!(threads(&Limits::nodes(5), 8), 1);
        assert_eq!(threads(&Limits::iterations(5), 8), 1);
        assert_eq!((threads(&Limits::ms(5), 8), threads(&Limits::NONE, 0)), (8, 1));
    }
}
