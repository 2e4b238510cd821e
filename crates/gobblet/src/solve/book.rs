//! The strategy book: what to play from the start, on either side, without the table.
//!
//! It has every position with the owner of the book to move that can come up from the empty board while the
//! owner follows the book, whatever the other side does; but not the positions where the end is so near that a
//! search sees it at once. See [`strategy`](super::strategy) for how it is made.
//!
//! # The file
//!
//! `GOBBLET3 BOOK 1` and a line feed, then for each entry, in the order of where the [`Tablebase`](super::Tablebase)
//! keeps the position: how many places further it is (seven bits a byte, the lowest first, a set high bit
//! says that more follow), the move (a piece of size 1 to 3 from the reserve: `9 * (size - 1) + to`; on the
//! board: `27 + 9 * from + to`), the outcome as in a table. Positions are kept as the map of the board that
//! gives the first place shows them, seen by the side to move.

use std::sync::LazyLock;

use game::{Position, Symmetric};

use super::oracle::what_matters;
use super::outcome::{Code, Outcome};
use super::pieces::Pieces;
use super::rows::{Configuration, Rows};
use crate::symmetry::MAPS;
use crate::{Board, Move, Rules, Size, Square};

const TITLE: &[u8] = b"GOBBLET3 BOOK 1\n";

/// What the book says about a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Advice {
    /// What to play: the fastest win, else what keeps the draw, else the slowest loss.
    pub(crate) mv: Move<3>,
    /// What the position is worth.
    pub(crate) outcome: Outcome,
}

/// A book of the game by the usual rules.
pub(crate) struct Book {
    rows: Rows,
    /// Place, move and outcome of each entry, in the order of the places.
    entries: Vec<(u32, u8, Code)>,
}

static SHIPPED: LazyLock<Option<Book>> =
    LazyLock::new(|| Book::read(include_bytes!("../../data/gobblet3.book")));

impl Book {
    /// The book that comes with the program, if it is about these rules.
    pub(crate) fn shipped(rules: &Rules) -> Option<&'static Book> {
        if what_matters(rules) == Rules::usual::<3>() { SHIPPED.as_ref() } else { None }
    }

    /// An empty book.
    pub(super) fn new() -> Book {
        Book { rows: Rows::new(Pieces::ALL), entries: Vec::new() }
    }

    /// A book from its file; `None` if that is something else.
    pub(super) fn read(file: &[u8]) -> Option<Book> {
        let mut rest = file.strip_prefix(TITLE)?;
        let mut entries = Vec::new();
        let mut place = 0;
        while !rest.is_empty() {
            place += number(&mut rest)?;
            let (&[mv, code], others) = rest.split_first_chunk()?;
            rest = others;
            entries.push((place, mv, Code(code)));
        }
        Some(Book { entries, ..Book::new() })
    }

    /// The file of the book.
    pub(super) fn to_bytes(&self) -> Vec<u8> {
        let mut file = TITLE.to_vec();
        let mut last = 0;
        for (place, mv, code) in &self.entries {
            let mut further = place - last;
            last = *place;
            while further >= 0x80 {
                file.push(further as u8 | 0x80);
                further >>= 7;
            }
            file.extend([further as u8, *mv, code.0]);
        }
        file
    }

    /// Where a position is kept, and the map through which it is seen there.
    pub(super) fn place(&self, board: &Board<3>) -> Option<(u32, usize)> {
        let seen = |map| {
            let here = Configuration::of(&board.mapped(map));
            let (row, place) = self.rows.find(&here)?;
            // Of the eight maps only those count that show the position just as it is kept.
            let kept = self.rows.row(row);
            let shows = self.rows.large.get(kept.large) == here.large
                && self.rows.medium.get(kept.medium) == here.medium;
            shows.then_some(((row * self.rows.width() + place) as u32, map))
        };
        (0..MAPS).filter_map(seen).min()
    }

    /// Adds advice about a position. The order of calls does not matter.
    pub(super) fn add(&mut self, board: &Board<3>, advice: Advice) {
        let code = match advice.outcome {
            Outcome::Win(plies) => Code::win(plies),
            Outcome::Draw => Code::OPEN,
            Outcome::Loss(plies) => Code::loss(plies),
        };
        if let Some((place, map)) = self.place(board) {
            let mv = written(board.mapped_move(advice.mv, map));
            if let Err(at) = self.entries.binary_search_by_key(&place, |entry| entry.0) {
                self.entries.insert(at, (place, mv, code));
            }
        }
    }

    /// What the book says about a position; `None` if it has nothing about it.
    pub(crate) fn advice(&self, board: &Board<3>) -> Option<Advice> {
        let (place, map) = self.place(board)?;
        let at = self.entries.binary_search_by_key(&place, |entry| entry.0).ok()?;
        let (_, mv, code) = self.entries[at];
        let advised = read_move(mv)?;
        let mv = board.legal().into_iter().find(|mv| board.mapped_move(*mv, map) == advised)?;
        Some(Advice { mv, outcome: code.outcome() })
    }
}

/// Takes a number from the front.
fn number(rest: &mut &[u8]) -> Option<u32> {
    let mut number = 0_u32;
    for shift in (0..32).step_by(7) {
        let (byte, others) = rest.split_first()?;
        *rest = others;
        number |= u32::from(byte & 0x7f) << shift;
        if byte & 0x80 == 0 {
            return Some(number);
        }
    }
    None
}

fn written(mv: Move<3>) -> u8 {
    let number = match mv {
        Move::Put { size, to } => 9 * size.index() + to.index(),
        Move::Shift { from, to } => 27 + 9 * from.index() + to.index(),
    };
    number as u8
}

fn read_move(number: u8) -> Option<Move<3>> {
    let (kind, to) = (usize::from(number) / 9, Square::from_index(usize::from(number) % 9));
    match kind {
        0..3 => Some(Move::Put { size: Size::from_index(kind), to }),
        3..12 => Some(Move::Shift { from: Square::from_index(kind - 3), to }),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Gobblet3;
    use game::random::fast;

    fn board(text: &str) -> Board<3> {
        Gobblet3::default().parse_board(text).unwrap()
    }

    #[test]
    fn moves_are_written_and_read() {
        for number in 0..=255 {
            assert_eq!(read_move(number).map(written), (number < 27 + 81).then_some(number));
        }
    }

    #[test]
    fn advice_is_found_through_every_map_of_the_board_and_for_both_sides() {
        let mut book = Book::new();
        let here = board("x2../(o1x3)../..o3 o");
        let mv = here.legal()[5];
        book.add(&here, Advice { mv, outcome: Outcome::Win(7) });
        book.add(&board("x2../.../... o"), Advice { mv: here.legal()[0], outcome: Outcome::Draw });
        let book = Book::read(&book.to_bytes()).unwrap();
        assert_eq!(book.entries.len(), 2);
        for map in 0..MAPS {
            let advice = book.advice(&here.mapped(map)).unwrap();
            assert_eq!(advice.mv, here.mapped_move(mv, map));
            assert_eq!(advice.outcome, Outcome::Win(7));
        }
        let colours_exchanged = board("o2../(x1o3)../..x3 x");
        assert_eq!(book.advice(&colours_exchanged).unwrap().mv, mv);
        assert_eq!(book.advice(&board("x2../(o1x3)../..o2 o")), None);
    }

    /// A symmetric board is the same through several maps, so its advice must not depend on which is taken.
    #[test]
    fn advice_about_a_symmetric_board_is_legal_through_every_map() {
        let mut book = Book::new();
        let here = board(".../.x3./... o");
        book.add(&here, Advice { mv: here.legal()[3], outcome: Outcome::Loss(12) });
        for map in 0..MAPS {
            assert!(here.is_legal(book.advice(&here.mapped(map)).unwrap().mv));
        }
    }

    #[test]
    fn what_is_no_book_is_refused() {
        assert!(Book::read(b"something else").is_none());
        assert!(Book::read(b"GOBBLET3 BOOK 1\n").is_some_and(|book| book.entries.is_empty()));
        for cut in [&b"\x80"[..], b"\x05", b"\x05\x01", b"\xff\xff\xff\xff\xff\xff"] {
            assert!(Book::read(&[TITLE, cut].concat()).is_none(), "{cut:?}");
        }
    }

    /// Follows the book against random replies. What it promises must be kept one decision later, and where it
    /// is silent the end must be near.
    #[test]
    fn the_shipped_book_keeps_its_promises() {
        let book = Book::shipped(&Rules::usual::<3>()).expect("the file is a book");
        let mut advised = 0;
        for seed in 0..600 {
            let mut rng = fast(seed);
            let mut board = Board::empty(Rules::usual::<3>());
            if seed % 2 == 1 {
                board.play_unchecked(board.random_move(&mut rng));
            }
            let mut promised = None;
            while let Some(advice) = book.advice(&board) {
                advised += 1;
                assert!(promised.is_none_or(|least| advice.outcome >= least), "{board}: {advice:?}");
                // One move of each side later a win is nearer, a draw no worse, and a loss as far as it was.
                promised = Some(two_plies_later(advice.outcome));
                board.play_unchecked(advice.mv);
                if board.is_over() || board.count_legal() == 0 {
                    break;
                }
                board.play_unchecked(board.random_move(&mut rng));
                if board.is_over() {
                    break;
                }
            }
            if !board.is_over() {
                assert!(is_near(&board), "{board}: no advice, and the end is not near");
            }
        }
        assert!(advised > 1000, "{advised} pieces of advice");
    }

    fn two_plies_later(outcome: Outcome) -> Outcome {
        match outcome {
            Outcome::Win(plies) => Outcome::Win(plies - 2),
            Outcome::Draw => Outcome::Draw,
            Outcome::Loss(plies) => Outcome::Loss(plies - 2),
        }
    }

    /// Whether a win in three or a loss in two can be seen.
    fn is_near(board: &Board<3>) -> bool {
        let loses = |board: &Board<3>| {
            let safe = |mv: &Move<3>| {
                let next = board.after(*mv);
                match next.ending() {
                    Some(ending) => ending.scores[board.mover()] >= 0,
                    None => next.winning_move().is_none(),
                }
            };
            !board.legal().iter().any(safe)
        };
        let wins = |mv: &Move<3>| {
            let next = board.after(*mv);
            next.ending().map_or_else(|| loses(&next), |ending| ending.scores[board.mover()] > 0)
        };
        loses(board) || board.legal().iter().any(wins)
    }

    /// In full: the solver makes the very same book again.
    #[test]
    fn the_shipped_book_is_what_the_solver_makes() {
        if std::env::var_os("KAVARNA_SOAK").is_none() {
            return;
        }
        let rules = Rules::usual::<3>();
        let solution = crate::solve::solve(rules, Pieces::ALL, 2, &mut |_| true).unwrap();
        let made = crate::solve::strategy(&solution, &mut |_| true).unwrap().unwrap();
        assert!(
            made == include_bytes!("../../data/gobblet3.book"),
            "kavarna train gobblet3 strategy makes it anew"
        );
    }
}
