//! What a player may decide.

use std::fmt;

use crate::{Size, Square};

/// One decision: a piece comes from the reserve, or a visible piece moves.
///
/// ```
/// use gobblet::{Move, Size, Square};
/// let b2 = Square::<3>::at(1, 1).unwrap();
/// let put = Move::Put { size: Size::new::<3>(3).unwrap(), to: b2 };
/// assert_eq!(put.to_string(), "3@b2");
/// let shift = Move::Shift { from: Square::at(0, 0).unwrap(), to: b2 };
/// assert_eq!(shift.to_string(), "a1-b2");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move<const N: usize> {
    /// A piece of this size comes from the reserve.
    Put {
        /// Its size.
        size: Size,
        /// Where it goes.
        to: Square<N>,
    },
    /// A visible piece goes to another square.
    Shift {
        /// Where it stands.
        from: Square<N>,
        /// Where it goes.
        to: Square<N>,
    },
}

impl<const N: usize> Move<N> {
    /// Where the piece comes down.
    pub const fn to(self) -> Square<N> {
        match self {
            Move::Put { to, .. } | Move::Shift { to, .. } => to,
        }
    }

    /// A small number of its own for every move.
    pub(crate) const fn slot(self) -> usize {
        match self {
            Move::Put { size, to } => size.index() * 16 + to.index(),
            Move::Shift { from, to } => (4 + from.index()) * 16 + to.index(),
        }
    }

    /// Where the piece was lifted; `None` for the reserve.
    pub const fn from(self) -> Option<Square<N>> {
        match self {
            Move::Put { .. } => None,
            Move::Shift { from, .. } => Some(from),
        }
    }
}

impl<const N: usize> fmt::Display for Move<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Put { size, to } => write!(f, "{size}@{to}"),
            Move::Shift { from, to } => write!(f, "{from}-{to}"),
        }
    }
}

impl<const N: usize> fmt::Debug for Move<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
