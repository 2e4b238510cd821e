//! What a player may decide.

use std::fmt;

use crate::{Point, Row};

/// One decision.
///
/// ```
/// use game::Game;
/// use yinsh::{Move, Point, Yinsh};
/// let game = Yinsh::default();
/// let e5 = Point::at('e', 5).unwrap();
/// assert_eq!(game.parse_move("e5").unwrap(), Move::Place(e5));
/// assert_eq!(game.parse_move("xe5").unwrap(), Move::TakeRing(e5));
/// assert_eq!(game.parse_move("e5-e8").unwrap().to_string(), "e5-e8");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// A ring comes on the board during the set-up: `e5`.
    Place(Point),
    /// A marker goes into a ring, and the ring slides away from it: `e5-e8`.
    Slide {
        /// Where the ring stands and the marker stays.
        from: Point,
        /// Where the ring goes.
        to: Point,
    },
    /// Five own markers in a row are taken off: `xe4-i4`.
    TakeRow(Row),
    /// An own ring is taken off after a row: `xe5`.
    TakeRing(Point),
    /// No ring can move: `pass`.
    Pass,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Place(point) => write!(f, "{point}"),
            Move::Slide { from, to } => write!(f, "{from}-{to}"),
            Move::TakeRow(row) => write!(f, "x{row}"),
            Move::TakeRing(point) => write!(f, "x{point}"),
            Move::Pass => f.write_str("pass"),
        }
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
