//! The opening book: where the house places its rings in set-ups it has thought about before.
//!
//! The book is a text of one line for each position, `POSITION MOVE`, any of the twelve symmetric forms standing for
//! all. Lines that begin with `#` say where it comes from. The course `book` grows it.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use game::{Game, Position, Symmetric};

use crate::{Asked, Board, Move, Yinsh};

/// What the house knows by heart.
static HOUSE: LazyLock<Book> =
    LazyLock::new(|| Book::parse(include_str!("../data/book.txt")).expect("a test reads the built-in book"));

/// Positions with the move to make there.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Book {
    by_key: BTreeMap<u64, (Board, Move)>,
}

impl Book {
    /// The house's own.
    pub(crate) fn house() -> &'static Book {
        &HOUSE
    }

    /// Reads a book.
    pub(crate) fn parse(text: &str) -> Result<Book, String> {
        let mut book = Book::default();
        for line in text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
            book.add_line(line)?;
        }
        Ok(book)
    }

    /// Adds what a line says, unless the position is known already.
    pub(crate) fn add_line(&mut self, line: &str) -> Result<(), String> {
        let game = Yinsh::default();
        let (position, mv) =
            line.rsplit_once(' ').ok_or_else(|| format!("expected POSITION MOVE, found `{line}`"))?;
        let board = game.parse_board(position).map_err(|error| error.to_string())?;
        let mv = game.parse_move(mv).map_err(|error| error.to_string())?;
        if board.asked() != Asked::Place || !board.is_legal(mv) {
            return Err(format!("expected a set-up and a ring that can be placed in it, found `{line}`"));
        }
        self.by_key.entry(board.canonical_key()).or_insert((board, mv));
        Ok(())
    }

    /// The move to make, if the position or one that looks the same is in the book.
    pub(crate) fn find(&self, board: &Board) -> Option<Move> {
        if board.asked() != Asked::Place {
            return None;
        }
        let (known, mv) = self.by_key.get(&board.canonical_key())?;
        let map = (0..known.symmetries()).find(|map| known.mapped(*map) == *board)?;
        Some(known.mapped_move(*mv, map))
    }

    /// How many positions it has.
    pub(crate) fn len(&self) -> usize {
        self.by_key.len()
    }

    /// The lines of the book, positions with fewer rings first.
    pub(crate) fn lines(&self) -> Vec<String> {
        let mut all: Vec<&(Board, Move)> = self.by_key.values().collect();
        all.sort_by_key(|(board, _)| board.all_rings().len());
        let line = |(board, mv): &&(Board, Move)| format!("{} {mv}", crate::notation::position_text(board));
        all.iter().map(line).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Rules;

    #[test]
    fn the_built_in_book_can_be_read_and_knows_the_start() {
        let book = Book::house();
        assert!(book.len() > 20, "{}", book.len());
        let start = Board::empty(Rules::default());
        assert!(book.find(&start).is_some_and(|mv| start.is_legal(mv)));
    }

    #[test]
    fn a_position_is_found_from_every_side_of_the_board() {
        let book = Book::parse("# from a test\n4/7/8/9/10/4W4/10/9/8/7/4 b place 0-0 e5\n").unwrap();
        let game = Yinsh::default();
        let known = game.parse_board("4/7/8/9/10/4W4/10/9/8/7/4 b place 0-0").unwrap();
        for map in 0..known.symmetries() {
            let seen = known.mapped(map);
            let mv = book.find(&seen).unwrap();
            assert!(seen.is_legal(mv));
            assert_eq!(
                seen.after(mv).canonical_key(),
                known.after(book.find(&known).unwrap()).canonical_key()
            );
        }
        assert_eq!(book.find(&Board::empty(Rules::default())), None);
        assert_eq!(Book::parse(&book.lines().join("\n")).unwrap(), book);
    }

    #[test]
    fn broken_lines_are_refused_with_what_was_expected() {
        assert!(Book::parse("nonsense").unwrap_err().contains("POSITION MOVE"));
        let taken = "4/7/8/9/10/4W4/10/9/8/7/4 b place 0-0 f6";
        assert!(Book::parse(taken).unwrap_err().contains("can be placed"));
        let moving = "4/7/8/9/W1wb6/W8/WWW7/BBBBB4/8/7/4 w move 0-0 e1-e5";
        assert!(Book::parse(moving).unwrap_err().contains("a set-up"));
    }
}
