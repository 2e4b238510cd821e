//! Forward pruning: what is left out near the leaves because it looks hopeless, or needless, from where it is.
//!
//! Unlike alpha-beta itself all of it is a guess, switched on only where strength counts for more than
//! exactness, and it never touches what is proven: a position is not left out where a forced win or loss is in
//! the window.

use game::Position;

use super::worker::{Arrival, Basis, Found, Worker};
use crate::Guide;
use crate::value::MOST;

/// Beyond this depth no position is judged without a look.
const NEAR: i32 = 4;

impl<P: Position, E: Guide<P>> Worker<'_, P, E> {
    /// A value with which the position at `ply` need not be searched: it stands so far above the window that the
    /// side to move could even do nothing. Asked of settled positions within a minimal window.
    pub(super) fn stands_above(&mut self, ply: usize, depth: i32, alpha: i32, beta: i32) -> Option<Found> {
        let options = self.options;
        let asked = options.margin > 0 || options.null_move > 0;
        let bounds = alpha.abs().max(beta.abs()) < MOST;
        if !asked || !options.pruning || beta - alpha > 1 || !bounds || depth < 1 {
            return None;
        }
        if !self.guide.settled(&self.memory.positions[ply]) {
            return None;
        }
        let value = self.guide.evaluate_branch(&self.memory.positions[..=ply], self.me);
        let found = self.guess(ply, value);
        if options.margin > 0 && depth <= NEAR && found.value - options.margin as i32 * depth >= beta {
            return Some(found);
        }
        if options.null_move > 0 && depth >= 2 && found.value >= beta {
            return self.null_move(ply, depth, beta);
        }
        None
    }

    /// Lets the other side move twice: who still stands above the window then stands there all the more.
    fn null_move(&mut self, ply: usize, depth: i32, beta: i32) -> Option<Found> {
        // Never two in a row, and not where the line so far has a say.
        let after_null = ply > 0 && self.memory.frames[ply].mv.is_none();
        if after_null || self.repetition.is_some() {
            return None;
        }
        let skipped = self.guide.passed(&self.memory.positions[ply])?;
        let arrival = self.enter_position(ply, skipped)?;
        let Arrival::Running { other_side: true, .. } = arrival else { return None };
        let less = 1 + self.options.null_move as i32 + depth / 4;
        let found = self.below(ply, true, depth - less, beta - 1, beta);
        if self.meter.is_stopped() {
            return Some(Found { value: beta, basis: Basis::GUESSED });
        }
        (found.value >= beta && found.value < MOST).then_some(Found { value: beta, basis: Basis::GUESSED })
    }

    /// Whether the move at `place` of a position comes so late, with so little depth left, that it is left out.
    pub(super) fn comes_too_late(
        &self,
        ply: usize,
        depth: i32,
        place: usize,
        best: i32,
        mv: P::Move,
    ) -> bool {
        let most = self.options.late_moves as usize;
        most > 0
            && depth <= NEAR
            && place >= most * (depth.max(1) * depth.max(1)) as usize
            && best > -MOST
            && !self.guide.noisy(&self.memory.positions[ply], mv)
    }
}
