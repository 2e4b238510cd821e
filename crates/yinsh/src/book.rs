//! The opening book: where the house places its rings in set-ups it has thought about before.
//!
//! The book is a text of one line for each position, `POSITION MOVE`, any of the twelve symmetric forms standing for
//! all. Lines that begin with `#` say where it comes from. The course `book` grows it.

use std::sync::LazyLock;

use game::{Game, Position};

use crate::{Asked, Board, Move, Yinsh};

/// What the house knows by heart.
static HOUSE: LazyLock<Book> =
    LazyLock::new(|| parse(include_str!("../data/book.txt")).expect("a test reads the built-in book"));

/// Positions with the move to make there.
pub(crate) type Book = learning::Book<Board>;

/// The house's own.
pub(crate) fn house() -> &'static Book {
    &HOUSE
}

/// Reads a book.
pub(crate) fn parse(text: &str) -> Result<Book, String> {
    Book::parse(text, row)
}

/// Reads a row.
fn row(text: &str) -> Result<(Board, Vec<Move>), String> {
    let game = Yinsh::default();
    let (position, mv) =
        text.rsplit_once(' ').ok_or_else(|| format!("expected POSITION MOVE, found `{text}`"))?;
    let board = game.parse_board(position).map_err(|error| error.to_string())?;
    let mv = game.parse_move(mv).map_err(|error| error.to_string())?;
    if board.asked() != Asked::Place || !board.is_legal(mv) {
        return Err(format!("expected a set-up and a ring that can be placed in it, found `{text}`"));
    }
    Ok((board, vec![mv]))
}

/// The rows of a book, positions with fewer rings first.
pub(crate) fn rows(book: &Book) -> Vec<String> {
    let mut all: Vec<(&Board, &[Move])> = book.entries().collect();
    all.sort_by_key(|(board, _)| board.all_rings().len());
    let row = |(board, moves): &(&Board, &[Move])| {
        format!("{} {}", crate::notation::position_text(board), Yinsh::default().moves_text(moves))
    };
    all.iter().map(row).collect()
}

#[cfg(test)]
mod tests {
    use game::Symmetric;

    use super::*;
    use crate::Rules;

    #[test]
    fn the_built_in_book_can_be_read_and_knows_the_start() {
        let book = house();
        assert!(book.len() > 20, "{}", book.len());
        let start = Board::empty(Rules::default());
        assert!(book.moves(&start).first().is_some_and(|mv| start.is_legal(*mv)));
    }

    #[test]
    fn a_position_is_found_from_every_side_of_the_board() {
        let book = parse("# from a test\n4/7/8/9/10/4W4/10/9/8/7/4 b place 0-0 e5\n").unwrap();
        let game = Yinsh::default();
        let known = game.parse_board("4/7/8/9/10/4W4/10/9/8/7/4 b place 0-0").unwrap();
        for map in 0..known.symmetries() {
            let seen = known.mapped(map);
            let mv = book.moves(&seen)[0];
            assert!(seen.is_legal(mv));
            assert_eq!(seen.after(mv).canonical_key(), known.after(book.moves(&known)[0]).canonical_key());
        }
        assert!(book.moves(&Board::empty(Rules::default())).is_empty());
        assert_eq!(parse(&rows(&book).join("\n")).unwrap(), book);
    }

    #[test]
    fn broken_lines_are_refused_with_what_was_expected() {
        assert!(parse("nonsense").unwrap_err().contains("POSITION MOVE"));
        let taken = "4/7/8/9/10/4W4/10/9/8/7/4 b place 0-0 f6";
        assert!(parse(taken).unwrap_err().contains("can be placed"));
        let moving = "4/7/8/9/W1wb6/W8/WWW7/BBBBB4/8/7/4 w move 0-0 e1-e5";
        assert!(parse(moving).unwrap_err().contains("a set-up"));
    }
}
