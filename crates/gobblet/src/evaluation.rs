//! The published evaluation: what the visible pieces of every line promise.
//!
//! For each line and each side: the product over its squares of 1 for an empty or foreign square and ten
//! times the size for an own visible piece; nothing if the side has no piece there. A foreign piece in the
//! line takes the whole value away, unless the side still has a larger piece off the board to cover it with.
//! A board is worth the own sum less the opponent's.

use game::Seat;
use search::Guide;

use crate::board::Board;
use crate::historical::Historical;
use crate::layers::Layers;
use crate::lines::Lines;
use crate::{Move, Piece, Size};

/// The worth of a full line: more than everything else on a board together (ten lines of three pieces of
/// size 4 are 640,000).
pub const FULL_LINE: i32 = 10_000_000;

/// The evaluation as it was published, to the last constant. It is a fixed point for comparisons and never
/// tuned.
///
/// ```
/// use game::Seat;
/// use gobblet::{Gobblet3, Published};
/// use search::Guide;
///
/// let board = Gobblet3::default().parse_board("x2.o3/.x3./o3.. x").unwrap();
/// assert_eq!(Published.evaluate(&board, Seat::new(1)), 60 - 660);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Published;

impl<const N: usize> Guide<Board<N>> for Published {
    fn evaluate(&self, board: &Board<N>, seat: Seat) -> i32 {
        let own = Side::of(board, seat);
        let other = Side::of(board, seat.other());
        Lines::<N>::all().map(|line| own.share::<N>(line) - other.share::<N>(line)).sum()
    }

    fn slot(&self, mv: Move<N>) -> usize {
        mv.slot()
    }
}

impl<const N: usize> Guide<Historical<N>> for Published {
    fn evaluate(&self, position: &Historical<N>, seat: Seat) -> i32 {
        self.evaluate(&position.board, seat)
    }

    fn slot(&self, mv: Move<N>) -> usize {
        mv.slot()
    }
}

/// What one side shows, and what it cannot get past.
struct Side {
    shown: Layers,
    /// All visible squares of the side.
    squares: u16,
    /// The opponent's visible pieces that nothing off the board can cover.
    barred: u16,
}

impl Side {
    fn of<const N: usize>(board: &Board<N>, seat: Seat) -> Side {
        let foreign = board.shown_layers(seat.other());
        let largest = Size::all::<N>().rev().find(|size| board.in_reserve(Piece { seat, size: *size }) > 0);
        let barred = Size::all::<N>()
            .filter(|size| largest.is_none_or(|largest| *size >= largest))
            .fold(0, |barred, size| barred | foreign.of(size));
        Side { shown: board.shown_layers(seat), squares: board.shown(seat), barred }
    }

    /// What a line is worth to this side.
    fn share<const N: usize>(&self, line: u16) -> i32 {
        if self.squares & line == 0 || self.barred & line != 0 {
            return 0;
        }
        if self.squares & line == line {
            return FULL_LINE;
        }
        Size::all::<N>().fold(1, |product, size| {
            let pieces = (self.shown.of(size) & line).count_ones() as usize;
            product * WORTH[size.index()][pieces & 3]
        })
    }
}

/// What 0 to 3 pieces of each size multiply a line by: ten times their size each.
const WORTH: [[i32; 4]; 4] =
    [[1, 10, 100, 1_000], [1, 20, 400, 8_000], [1, 30, 900, 27_000], [1, 40, 1_600, 64_000]];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Gobblet3;
    use game::{Game, Position};

    const RED: Seat = Seat::new(0);
    const BLUE: Seat = Seat::new(1);

    /// The board before the move of blue that both published tables begin with. The picture is lost; this is
    /// the only board that fits every line of both tables.
    const BEFORE: &str = "x2.x2/.x3./o3.. o";

    fn after(text: &str) -> Board<3> {
        let game = Gobblet3::default();
        game.parse_board(BEFORE).unwrap().after(game.parse_move(text).unwrap())
    }

    /// The shares of red and of blue in each line, in the order of the published tables: files from the
    /// left, ranks from the top, the rising and the falling diagonal.
    fn table(board: &Board<3>) -> [(i32, i32); 8] {
        let lines: Vec<u16> = Lines::<3>::all().collect();
        [3, 4, 5, 2, 1, 0, 6, 7].map(|line| {
            let share = |seat| Side::of(board, seat).share::<3>(lines[line]);
            (share(RED), share(BLUE))
        })
    }

    #[test]
    fn table_3_1_of_the_source() {
        let board = after("3@a3");
        assert_eq!(table(&board), [(0, 30 * 30), (30, 0), (20, 0), (0, 0), (30, 0), (0, 30), (0, 0), (0, 0)]);
        assert_eq!(Published.evaluate(&board, BLUE), 930 - 80);
        assert_eq!(Published.evaluate(&board, RED), 80 - 930);
    }

    #[test]
    fn table_3_2_of_the_source() {
        let board = after("3@c3");
        assert_eq!(table(&board), [(0, 0), (30, 0), (0, 30), (0, 0), (30, 0), (0, 30), (0, 0), (20 * 30, 0)]);
        assert_eq!(Published.evaluate(&board, BLUE), 60 - 660);
    }

    #[test]
    fn a_larger_piece_off_the_board_keeps_the_worth_of_a_shared_line() {
        let board = Gobblet3::default().parse_board("x2o2./.../... x").unwrap();
        // In the shared rank both count their own piece; each file and the diagonal of x2 count as well.
        assert_eq!(Published.evaluate(&board, RED), (20 + 20 + 20) - (20 + 20));
        // Without a 3 in the reserve red cannot cover o2 any more, and its share of that rank is lost.
        let board = Gobblet3::default().parse_board("x2o2./.../(x1x3)(o1x3). x").unwrap();
        let lines: Vec<u16> = Lines::<3>::all().collect();
        assert_eq!(Side::of(&board, RED).share::<3>(lines[2]), 0);
        assert_eq!(Side::of(&board, BLUE).share::<3>(lines[2]), 20);
    }

    #[test]
    fn a_full_line_outweighs_everything() {
        let board = Gobblet3::default().parse_board("x3x2x1/o3o3./... o").unwrap();
        assert!(Published.evaluate(&board, RED) > FULL_LINE / 2);
        assert!(Published.evaluate(&board, BLUE) < -FULL_LINE / 2);
    }
}
