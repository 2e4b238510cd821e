//! What the memory of a search comes to, in bytes.

use game::{MoveList, Position};

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_that_grows_is_there_twice_for_a_moment() {
        assert_eq!(grown::<u32>(8, 8), 32);
        assert_eq!(grown::<u32>(8, 9), 4 * (16 + 8));
        assert_eq!(grown::<u8>(0, 1000), 1024 + 512);
    }
}
