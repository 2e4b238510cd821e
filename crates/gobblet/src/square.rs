//! Squares, and sets of squares as bits.

use std::fmt;

/// A square of the board with `N` files and ranks: `a1` is the lower left corner.
///
/// ```
/// use gobblet::Square;
/// let square = Square::<4>::at(1, 2).unwrap();
/// assert_eq!(square.to_string(), "b3");
/// assert_eq!(Square::<3>::at(3, 0), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square<const N: usize>(u8);

impl<const N: usize> Square<N> {
    /// The square on a file and a rank, both counted from 0; `None` beside the board.
    pub const fn at(file: usize, rank: usize) -> Option<Square<N>> {
        if file < N && rank < N { Some(Square((rank * N + file) as u8)) } else { None }
    }

    /// The square with this [`index`](Square::index), which must be on the board.
    pub(crate) const fn from_index(index: usize) -> Square<N> {
        debug_assert!(index < N * N, "an index beyond the board");
        Square(index as u8)
    }

    /// All squares: `a1`, `b1`, ... rank by rank.
    pub fn all() -> impl DoubleEndedIterator<Item = Square<N>> + ExactSizeIterator {
        (0..N * N).map(Square::from_index)
    }

    /// The place among [`all`](Square::all) squares, and the bit in a set of squares.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The file, 0 for `a`.
    pub const fn file(self) -> usize {
        self.index() % N
    }

    /// The rank, 0 for `1`.
    pub const fn rank(self) -> usize {
        self.index() / N
    }

    /// The set of this square alone.
    pub const fn bit(self) -> u16 {
        1 << self.0
    }
}

impl<const N: usize> fmt::Display for Square<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", file_letter(self.file()), self.rank() + 1)
    }
}

impl<const N: usize> fmt::Debug for Square<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The letter of a file.
pub(crate) fn file_letter(file: usize) -> char {
    char::from(b'a' + file as u8)
}

/// The squares of a set, in the order of their indices.
pub(crate) fn squares_of<const N: usize>(mut set: u16) -> impl Iterator<Item = Square<N>> {
    std::iter::from_fn(move || {
        let first = first_of(set)?;
        set &= set - 1;
        Some(first)
    })
}

/// The square of a set that `place` others come before.
pub(crate) fn nth_of<const N: usize>(mut set: u16, place: usize) -> Option<Square<N>> {
    for _ in 0..place {
        set &= set.wrapping_sub(1);
    }
    first_of(set)
}

fn first_of<const N: usize>(set: u16) -> Option<Square<N>> {
    (set != 0).then(|| Square::from_index(set.trailing_zeros() as usize))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_are_named_by_file_and_rank() {
        let names: Vec<String> = Square::<3>::all().map(|square| square.to_string()).collect();
        assert_eq!(names, ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"]);
    }

    #[test]
    fn a_set_lists_its_squares_in_order() {
        let set = 0b1_0000_0110;
        let listed: Vec<_> = squares_of::<3>(set).collect();
        assert_eq!(format!("{listed:?}"), "[b1, c1, c3]");
        for (place, square) in listed.iter().enumerate() {
            assert_eq!(nth_of(set, place), Some(*square));
        }
        assert_eq!(nth_of::<3>(set, 3), None);
    }
}
