//! Moves and positions as text.
//!
//! Moves: `3@b2` puts a piece of size 3 from the reserve on b2, `a1-b2` moves the visible piece of a1.
//!
//! Positions: the ranks from the top down, separated by `/`; then a space and who is to move. Seat 0 is
//! written `x`, seat 1 `o`. A square is `.` when it is empty, a piece (`x3`) when it holds one, and a stack
//! in brackets, the lowest piece first, when it holds several (`(o1x2)`). The reserve is whatever is not on
//! the board.

use std::fmt::Write;

use game::{NotationError, Reader, Seat};

use crate::board::{Board, Piece, SetUpError};
use crate::layers::Layers;
use crate::square::file_letter;
use crate::{Move, Rules, Size, Square};

/// The letter of a seat's pieces.
pub(crate) const fn seat_letter(seat: Seat) -> char {
    if seat.index() == 0 { 'x' } else { 'o' }
}

/// A piece: `x3`.
pub(crate) fn piece_text(piece: Piece) -> String {
    format!("{}{}", seat_letter(piece.seat), piece.size)
}

/// What the texts of Gobblet are made of.
trait Reading {
    fn square<const N: usize>(&mut self) -> Result<Square<N>, NotationError>;
    fn size<const N: usize>(&mut self) -> Result<Size, NotationError>;
    /// What lies on one square, the lowest piece first.
    fn stack<const N: usize>(&mut self) -> Result<Vec<Piece>, NotationError>;
}

impl Reading for Reader<'_> {
    fn square<const N: usize>(&mut self) -> Result<Square<N>, NotationError> {
        let file = self.counted('a', N).ok_or_else(|| self.expected(files::<N>()))?;
        let rank = self.counted('1', N).ok_or_else(|| self.expected(format!("a rank 1-{N}")))?;
        Ok(Square::from_index(rank * N + file))
    }

    fn size<const N: usize>(&mut self) -> Result<Size, NotationError> {
        self.counted('1', N).map(Size::from_index).ok_or_else(|| self.expected(sizes::<N>()))
    }

    fn stack<const N: usize>(&mut self) -> Result<Vec<Piece>, NotationError> {
        if self.take('.') {
            return Ok(Vec::new());
        }
        if !self.take('(') {
            let seat = self.seat(seat_letter, "a square: '.', a piece like x1 or a stack like (o1x2)")?;
            return Ok(vec![Piece { seat, size: self.size::<N>()? }]);
        }
        let mut stack: Vec<Piece> = Vec::new();
        while !self.take(')') {
            let seat = self.seat(seat_letter, "a piece like x1 or ')'")?;
            let before = self.place();
            let size = self.size::<N>()?;
            if let Some(below) = stack.last().filter(|below| below.size >= size) {
                self.back_to(before);
                return Err(self.expected(format!("a size above {}, which it covers,", below.size)));
            }
            stack.push(Piece { seat, size });
        }
        Ok(stack)
    }
}

fn files<const N: usize>() -> String {
    format!("a file a-{}", file_letter(N - 1))
}

fn sizes<const N: usize>() -> String {
    format!("a size 1-{N}")
}

/// Reads a square.
pub(crate) fn parse_square<const N: usize>(text: &str) -> Result<Square<N>, NotationError> {
    let mut reader = Reader::new(text);
    let square = reader.square()?;
    reader.end("square")?;
    Ok(square)
}

/// Reads a move.
pub(crate) fn parse_move<const N: usize>(text: &str) -> Result<Move<N>, NotationError> {
    let mut reader = Reader::new(text);
    let mv = match reader.next() {
        Some('0'..='9') => {
            let size = reader.size::<N>()?;
            reader.demand('@', "'@' between size and square")?;
            Move::Put { size, to: reader.square()? }
        }
        Some(letter) if letter.is_alphabetic() => {
            let from = reader.square()?;
            reader.demand('-', "'-' between two squares")?;
            Move::Shift { from, to: reader.square()? }
        }
        _ => return Err(reader.expected(format!("{} or {}", sizes::<N>(), files::<N>()))),
    };
    reader.end("move")?;
    Ok(mv)
}

/// Writes a position.
pub(crate) fn position_text<const N: usize>(board: &Board<N>) -> String {
    let mut text = String::new();
    for rank in (0..N).rev() {
        for square in (0..N).filter_map(|file| Square::at(file, rank)) {
            let stack: Vec<String> = board.stack(square).into_iter().map(piece_text).collect();
            match stack.as_slice() {
                [] => text.push('.'),
                [piece] => text.push_str(piece),
                pieces => write!(text, "({})", pieces.concat()).expect("a text takes everything"),
            }
        }
        text.push(if rank == 0 { ' ' } else { '/' });
    }
    text.push(seat_letter(board.mover()));
    text
}

/// Reads a position. It need not be one that play can reach, but every piece must come from somewhere: no
/// more of a size than there are, and on 4x4 none that was still inside a larger one.
pub(crate) fn parse_position<const N: usize>(text: &str, rules: Rules) -> Result<Board<N>, NotationError> {
    let mut reader = Reader::new(text);
    let mut pieces = [Layers::default(); 2];
    for rank in (0..N).rev() {
        for file in 0..N {
            let square = Square::<N>::from_index(rank * N + file);
            for piece in reader.stack::<N>()? {
                pieces[piece.seat.index()].add(piece.size, square.bit());
            }
        }
        if rank == 0 {
            reader.demand(' ', "a space after the last rank")?;
        } else {
            reader.demand('/', "'/' between two ranks")?;
        }
    }
    let mover = reader.seat(seat_letter, "who is to move, x or o,")?;
    reader.end("position")?;
    Board::set_up(pieces, mover, rules).map_err(|error| {
        let what = match error {
            SetUpError::TooMany(piece) => {
                format!("at most {} of {} on the board", rules.pieces, piece_text(piece))
            }
            SetUpError::StillNested(piece) => {
                let larger = Piece { size: Size::from_index(piece.size.index() + 1), ..piece };
                let (inner, outer) = (piece_text(piece), piece_text(larger));
                format!("no more {inner} than {outer}, inside of which they began, on the board")
            }
        };
        NotationError::new(text, 0, what)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wrong_move<const N: usize>(text: &str) -> String {
        parse_move::<N>(text).unwrap_err().to_string()
    }

    fn wrong_position<const N: usize>(text: &str) -> String {
        parse_position::<N>(text, Rules::usual::<N>()).unwrap_err().to_string()
    }

    #[test]
    fn moves_come_back() {
        for text in ["1@a1", "3@b2", "2@c3", "a1-b2", "c3-a1"] {
            assert_eq!(parse_move::<3>(text).unwrap().to_string(), text);
        }
        assert_eq!(parse_move::<4>("4@d4").unwrap().to_string(), "4@d4");
    }

    #[test]
    fn a_wrong_move_says_what_was_expected_where() {
        assert_eq!(wrong_move::<3>("4@b2"), "expected a size 1-3 at character 1 of \"4@b2\"");
        assert_eq!(wrong_move::<3>("3@d2"), "expected a file a-c at character 3 of \"3@d2\"");
        assert_eq!(wrong_move::<4>("4@d5"), "expected a rank 1-4 at character 4 of \"4@d5\"");
        assert_eq!(wrong_move::<3>("3b2"), "expected '@' between size and square at character 2 of \"3b2\"");
        assert_eq!(wrong_move::<3>("a1b2"), "expected '-' between two squares at character 3 of \"a1b2\"");
        assert_eq!(wrong_move::<3>("a1-"), "expected a file a-c at character 4 of \"a1-\"");
        assert_eq!(wrong_move::<3>(""), "expected a size 1-3 or a file a-c at character 1 of \"\"");
        assert_eq!(wrong_move::<3>("a1-b2 "), "expected the end of the move at character 6 of \"a1-b2 \"");
        assert_eq!(wrong_move::<3>("č1-b2"), "expected a file a-c at character 1 of \"č1-b2\"");
        assert_eq!(wrong_move::<3>("a1-bč"), "expected a rank 1-3 at character 5 of \"a1-bč\"");
    }

    #[test]
    fn positions_come_back() {
        for text in [
            ".../.../... x",
            "x2.x2/.x3./o3.. o",
            "(x1o2x3)../.(o1x2)./..o3 x",
            "x3x3o3/.../... o",
            "x3x3(x2o3)/.../... x",
        ] {
            let board = parse_position::<3>(text, Rules::usual::<3>()).unwrap();
            assert_eq!(position_text(&board), text);
        }
        let text = "..../x4(o3x4)../..../..o4. x";
        let board = parse_position::<4>(text, Rules::usual::<4>()).unwrap();
        assert_eq!(position_text(&board), text);
    }

    #[test]
    fn a_wrong_position_says_what_was_expected_where() {
        assert_eq!(
            wrong_position::<3>("..x/.../... x"),
            "expected a size 1-3 at character 4 of \"..x/.../... x\""
        );
        assert_eq!(
            wrong_position::<3>("../.../... x"),
            "expected a square: '.', a piece like x1 or a stack like (o1x2) at character 3 of \"../.../... x\""
        );
        assert_eq!(
            wrong_position::<3>("..../.../... x"),
            "expected '/' between two ranks at character 4 of \"..../.../... x\""
        );
        assert_eq!(
            wrong_position::<3>("(x2o2)../.../... x"),
            "expected a size above 2, which it covers, at character 5 of \"(x2o2)../.../... x\""
        );
        assert_eq!(
            wrong_position::<3>("(x2../.../... x"),
            "expected a piece like x1 or ')' at character 4 of \"(x2../.../... x\""
        );
        assert_eq!(
            wrong_position::<3>(".../.../...x"),
            "expected a space after the last rank at character 12 of \".../.../...x\""
        );
        assert_eq!(
            wrong_position::<3>(".../.../... z"),
            "expected who is to move, x or o, at character 13 of \".../.../... z\""
        );
        assert_eq!(
            wrong_position::<3>(".../.../... x x"),
            "expected the end of the position at character 14 of \".../.../... x x\""
        );
    }

    #[test]
    fn nobody_has_more_pieces_than_there_are() {
        assert_eq!(
            wrong_position::<3>("x3x3./x3../... x"),
            "expected at most 2 of x3 on the board at character 1 of \"x3x3./x3../... x\""
        );
    }

    #[test]
    fn a_piece_inside_another_cannot_be_on_the_board_of_4x4() {
        assert_eq!(
            wrong_position::<4>("o4o3o3./..../..../.... x"),
            "expected no more o3 than o4, inside of which they began, on the board \
             at character 1 of \"o4o3o3./..../..../.... x\""
        );
        assert!(
            parse_position::<3>("x1../.../... o", Rules::usual::<3>()).is_ok(),
            "nothing is nested on 3x3"
        );
    }
}
