//! UCT at the table.

use game::random::{Fast, fast};
use game::{Decision, Open, Player, Position, Thinking};

use super::decision;
use crate::Root;
use crate::mcts::{Uct, UctOptions};

/// Plays what [`Uct`] finds.
#[derive(Debug)]
pub struct UctPlayer<P: Position> {
    uct: Uct<P>,
    rng: Fast,
}

impl<P: Position> UctPlayer<P> {
    /// A player before its first game.
    pub fn new(options: UctOptions) -> UctPlayer<P> {
        UctPlayer { uct: Uct::new(options), rng: fast(0) }
    }
}

impl<G: Open> Player<G> for UctPlayer<G::Position> {
    fn begin(&mut self, seed: u64) {
        self.rng = fast(seed);
    }

    fn decide(&mut self, view: &G::View, thinking: &mut Thinking<'_, G::Move>) -> Decision<G::Move> {
        decision::<G>(view, self.uct.search(&Root::of_view(view), &mut self.rng, thinking))
    }
}
