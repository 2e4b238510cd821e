//! Making the strategy book out of an oracle.

use std::collections::HashSet;

use game::Position;

use super::book::{Advice, Book};
use super::{Oracle, Outcome, Unknown};
use crate::{Board, Rules};

/// A search sees a win this near at once, and stays on the way to it; so neither it nor what follows it is in
/// the book.
const NEAR_WIN: u8 = 3;
/// When the other side is about to win there is nothing to advise.
const NEAR_LOSS: u8 = 2;

/// The book for both sides: what to play from the empty board, as the first player and as the second, against
/// everything that the other side can do. Only what comes after the other side has missed a win on the spot
/// is not followed.
///
/// Tells now and then how many positions it has looked at, and stops with `None` if the answer is `false`.
pub(crate) fn strategy(
    oracle: &dyn Oracle,
    go_on: &mut dyn FnMut(u64) -> bool,
) -> Result<Option<Vec<u8>>, Unknown> {
    let mut book = Book::new();
    let start = Board::empty(Rules::usual::<3>());
    // The owner of the book is to move: at once, or after any first move.
    let mut open: Vec<Board<3>> = start.legal().into_iter().map(|mv| start.after(mv)).collect();
    open.push(start);
    let mut met = HashSet::new();
    while let Some(board) = open.pop() {
        if board.is_over() || !met.insert(book.place(&board).map(|(place, _)| place)) {
            continue;
        }
        if met.len() % 1024 == 0 && !go_on(met.len() as u64) {
            return Ok(None);
        }
        let outcome = oracle.value(&board)?;
        let near = match outcome {
            Outcome::Win(plies) => plies <= NEAR_WIN,
            Outcome::Draw => false,
            Outcome::Loss(plies) => plies <= NEAR_LOSS,
        };
        if near {
            continue;
        }
        let Some(mv) = oracle.best_moves(&board)?.first().copied() else { continue };
        book.add(&board, Advice { mv, outcome });
        let next = board.after(mv);
        open.extend(next.legal().into_iter().map(|reply| next.after(reply)));
    }
    Ok(Some(book.to_bytes()))
}
