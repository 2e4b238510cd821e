//! Asking what a position is worth, whoever knows it: a [`Solution`](super::Solution) or a table of it.

use game::Position;
use thiserror::Error;

use super::outcome::Outcome;
use super::pieces::Pieces;
use crate::{Board, Move, Rules};

/// Why nothing can be said about a position.
#[derive(Debug, Error)]
pub enum Unknown {
    /// It is played by other rules.
    #[error("the position is played by rules that were not solved")]
    OtherRules,
    /// It has more pieces than take part.
    #[error("the position has more pieces than the solved game")]
    TooManyPieces,
    /// The table is elsewhere, and this part of it cannot be had now.
    #[error("block {block} of the table cannot be fetched")]
    Away {
        /// The number of the block, from 0.
        block: usize,
    },
    /// The table cannot be read there.
    #[error("block {block} of the table is damaged: {why}")]
    Damaged {
        /// The number of the block, from 0.
        block: usize,
        /// What is wrong with it.
        why: String,
    },
}

/// Something that knows the outcome of every position of Gobblet on 3x3 by its rules.
///
/// Repetition counts as a draw, however often the rules allow it, and a limit of moves does not count at
/// all; so what `repetition` and `limit` say is not looked at, nor is `memory`: outcomes are those of players
/// who forget nothing.
pub trait Oracle {
    /// The rules of the game that was solved.
    fn rules(&self) -> &Rules;

    /// The pieces of the game that was solved.
    fn pieces(&self) -> Pieces;

    /// What a position is worth to the side to move; to the side whose turn it would be if it is over.
    fn value(&self, board: &Board<3>) -> Result<Outcome, Unknown>;

    /// Every legal move with what it is worth to the side that makes it; plies are counted from the
    /// position, the move included. The order is that of the legal moves.
    fn moves(&self, board: &Board<3>) -> Result<Vec<(Move<3>, Outcome)>, Unknown> {
        let worth = |mv| Ok((mv, self.value(&board.after(mv))?.a_move_earlier()));
        legal(board, self.pieces()).map(worth).collect()
    }

    /// The moves of perfect play: the fastest wins, else what keeps the draw, else the slowest losses. Empty
    /// when the game is over.
    fn best_moves(&self, board: &Board<3>) -> Result<Vec<Move<3>>, Unknown> {
        let moves = self.moves(board)?;
        let best = moves.iter().map(|(_, outcome)| *outcome).max();
        let among_best = moves.into_iter().filter(|(_, outcome)| Some(*outcome) == best);
        Ok(among_best.map(|(mv, _)| mv).collect())
    }

    /// The first moves that differ by more than a map of the board, with what they are worth to the side
    /// that begins: each size, the largest first, in a corner, on an edge, in the centre.
    fn openings(&self) -> Result<Vec<(Move<3>, Outcome)>, Unknown> {
        let mut openings = self.moves(&Board::empty(*self.rules()))?;
        openings.retain(|(mv, _)| (0..3).any(|square| mv.to().index() == [0, 1, 4][square]));
        Ok(openings)
    }
}

/// The same rules with the usual choice wherever the choice changes no value.
pub(super) fn what_matters(rules: &Rules) -> Rules {
    let Rules { both, reserve_covers, reserve_covers_own, no_move, moving, pieces, .. } = *rules;
    Rules { both, reserve_covers, reserve_covers_own, no_move, moving, pieces, ..Rules::usual::<3>() }
}

/// Refuses a position that was not solved.
pub(super) fn check(oracle: &impl Oracle, board: &Board<3>) -> Result<(), Unknown> {
    if what_matters(board.rules()) == what_matters(oracle.rules()) {
        Ok(())
    } else {
        Err(Unknown::OtherRules)
    }
}

/// The legal moves with the pieces that take part.
pub(super) fn legal(board: &Board<3>, pieces: Pieces) -> impl Iterator<Item = Move<3>> {
    board.legal().into_iter().filter(move |mv| pieces.can_play(board, *mv))
}
