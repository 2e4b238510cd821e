//! The opening book of 4x4: the best moves of positions that come up early, found by long searches.
//!
//! A position stands for all eight ways to look at it. One position in a row: its text, then its best moves, all of
//! about the same worth. The course `book` makes it.

use std::sync::OnceLock;

use game::{Game, NotationError, Position};

use crate::{Board, Gobblet4, Move, Rules};

/// Positions and their best moves.
type Book = learning::Book<Board<4>>;

/// The book that the house plays by.
fn house() -> &'static Book {
    static HOUSE: OnceLock<Book> = OnceLock::new();
    HOUSE.get_or_init(|| parse(include_str!("../data/book4.txt")).unwrap_or_default())
}

/// The best moves of a position, or none if the book does not know it. It was written for the usual rules.
pub(crate) fn moves(board: &Board<4>) -> Vec<Move<4>> {
    if *board.rules() == Rules::usual::<4>() { house().moves(board) } else { Vec::new() }
}

/// Reads a book: rows of `BOARD x; 4@b2 4@c3`, and remarks that begin with `#`.
fn parse(text: &str) -> Result<Book, NotationError> {
    let game = Gobblet4::default();
    Book::parse(text, |row| {
        let (board, moves) = row.split_once(';').ok_or_else(|| {
            NotationError::new(row, row.len(), "a position, a semicolon and moves (\"...; 4@b2\")")
        })?;
        let board = game.parse_board(board.trim())?;
        let moves = game.parse_moves(moves)?;
        match moves.iter().find(|mv| !board.is_legal(**mv)) {
            None => Ok((board, moves)),
            Some(mv) => Err(NotationError::new(row, 0, format!("legal moves, not {mv}"))),
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Symmetric;

    #[test]
    fn the_book_answers_from_every_direction() {
        let book = parse("# a remark\n..../..../.x4../.... o; 4@c3 4@b4\n").unwrap();
        let board = Gobblet4::default().parse_board("..../..../.x4../.... o").unwrap();
        for map in 0..8 {
            let mapped = board.mapped(map);
            let mut expected: Vec<Move<4>> = ["4@c3", "4@b4"]
                .map(|text| board.mapped_move(Gobblet4::default().parse_move(text).unwrap(), map))
                .to_vec();
            let mut moves = book.moves(&mapped);
            // The board itself is symmetric, so that a move can have an image that is as good.
            assert!(moves.iter().all(|mv| mapped.is_legal(*mv)));
            moves.sort_unstable();
            expected.sort_unstable();
            assert_eq!(moves.len(), 2, "{mapped}");
            let canonical = |board: &Board<4>, mv: &Move<4>| board.after(*mv).canonical_key();
            let keys = |moves: &[Move<4>]| {
                let mut keys: Vec<u64> = moves.iter().map(|mv| canonical(&mapped, mv)).collect();
                keys.sort_unstable();
                keys
            };
            assert_eq!(keys(&moves), keys(&expected), "{mapped}");
        }
        assert!(book.moves(&Gobblet4::default().start(&())).is_empty());
    }

    #[test]
    fn a_bad_row_says_what_was_expected() {
        assert!(parse("..../..../..../.... x").unwrap_err().to_string().contains("semicolon"));
        assert!(parse("..../..../..../.... x; 1@a1").unwrap_err().to_string().contains("legal"));
    }

    #[test]
    fn the_house_has_a_book() {
        let book = parse(include_str!("../data/book4.txt")).unwrap();
        assert!(!book.moves(&Gobblet4::default().start(&())).is_empty());
    }
}
