//! What can be seen of a position without a table.

use game::{Position, Seat};

use crate::solve::oracle::legal;
use crate::solve::{Outcome, Pieces};
use crate::{Board, Move, NoMove};

/// That the game is over, or that a move wins at once; `None` if it takes more to know the outcome.
pub(super) fn at_a_glance(board: &Board<3>, pieces: Pieces) -> Option<Outcome> {
    let mover = board.mover();
    if let Some(outcome) = ended(board, mover) {
        return Some(outcome);
    }
    let mut moves = legal(board, pieces).peekable();
    if moves.peek().is_none() {
        return Some(match board.rules().no_move {
            NoMove::Loses => Outcome::Loss(0),
            NoMove::Draw => Outcome::Draw,
        });
    }
    let wins = |mv: Move<3>| match ended(&board.after(mv), mover) {
        Some(Outcome::Win(_)) => true,
        // With fewer pieces the other side may be stuck although the rules have a move for it.
        None => board.rules().no_move == NoMove::Loses && legal(&board.after(mv), pieces).next().is_none(),
        Some(_) => false,
    };
    moves.any(wins).then_some(Outcome::Win(1))
}

/// How a game that is over ended for a seat.
fn ended(board: &Board<3>, seat: Seat) -> Option<Outcome> {
    board.ending().map(|ending| match ending.scores[seat] {
        1.. => Outcome::Win(0),
        0 => Outcome::Draw,
        _ => Outcome::Loss(0),
    })
}
