//! How many pieces take part.

use crate::{Board, Move, Piece};

/// The most pieces of a size in a game that is solved.
pub(crate) const MOST_SOLVED: usize = 2;

/// How many pieces of each size either side has, at most two.
///
/// The game is played with [`Pieces::ALL`]. Fewer make smaller games by the same rules, which can be solved
/// in a moment and checked by plainer means.
///
/// ```
/// use gobblet::solve::Pieces;
/// let one_of_each = Pieces::new([1, 1, 1]).unwrap();
/// assert_eq!(one_of_each.of_each_size(), [1, 1, 1]);
/// assert_eq!(Pieces::new([1, 1, 3]), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pieces([u8; 3]);

impl Pieces {
    /// Two of each size.
    pub const ALL: Pieces = Pieces([2; 3]);

    /// So many pieces of each size, the smallest first; `None` if there are more than two of one.
    pub const fn new(of_each_size: [u8; 3]) -> Option<Pieces> {
        let [small, medium, large] = of_each_size;
        if small <= 2 && medium <= 2 && large <= 2 { Some(Pieces(of_each_size)) } else { None }
    }

    /// Whether the piece of a legal move takes part. Pieces on the board always do.
    pub(super) fn can_play(self, board: &Board<3>, mv: Move<3>) -> bool {
        match mv {
            Move::Put { size, .. } => {
                let piece = Piece { seat: board.mover(), size };
                board.squares(piece).count_ones() < u32::from(self.0[size.index()])
            }
            Move::Shift { .. } => true,
        }
    }

    /// How many of each size, the smallest first.
    pub const fn of_each_size(self) -> [u8; 3] {
        self.0
    }
}

impl Default for Pieces {
    fn default() -> Pieces {
        Pieces::ALL
    }
}
