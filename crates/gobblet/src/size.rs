//! Sizes of pieces.

use std::fmt;

/// The size of a piece, from 1. The largest equals the width of the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Size(u8);

impl Size {
    /// The size with this number, if pieces of the board `N` wide come in it.
    ///
    /// ```
    /// use gobblet::Size;
    /// assert_eq!(Size::new::<3>(3).unwrap().number(), 3);
    /// assert_eq!(Size::new::<3>(4), None);
    /// ```
    pub const fn new<const N: usize>(number: usize) -> Option<Size> {
        if number >= 1 && number <= N { Some(Size(number as u8)) } else { None }
    }

    /// The size whose layer has this index, counted from 0.
    pub(crate) const fn from_index(index: usize) -> Size {
        Size(index as u8 + 1)
    }

    /// Every size of the board `N` wide, the smallest first.
    pub fn all<const N: usize>() -> impl DoubleEndedIterator<Item = Size> + ExactSizeIterator {
        (0..N).map(Size::from_index)
    }

    /// The largest size of the board `N` wide, which nothing covers.
    pub(crate) const fn largest<const N: usize>() -> Size {
        Size::from_index(N - 1)
    }

    /// The number that people write: 1 for the smallest.
    pub const fn number(self) -> usize {
        self.0 as usize
    }

    /// The place among all sizes, counted from 0.
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
