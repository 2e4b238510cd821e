//! UCT at the table.

use game::random::{Fast, fast};
use game::{Decision, Limits, Open, Player, Position, SearchTree, Thinking, TreeExtent};

use super::decision;
use crate::mcts::{Uct, UctOptions};
use crate::{Blind, Guide, Root};

/// Plays what [`Uct`] finds.
#[derive(Debug)]
pub struct UctPlayer<P: Position, E = Blind> {
    uct: Uct<P, E>,
    rng: Fast,
}

impl<P: Position> UctPlayer<P> {
    /// A player that knows nothing but the rules, before its first game.
    pub fn new(options: UctOptions) -> UctPlayer<P> {
        UctPlayer::with_guide(Blind, options)
    }
}

impl<P: Position, E: Guide<P>> UctPlayer<P, E> {
    /// A player that can ask a guide, before its first game.
    pub fn with_guide(guide: E, options: UctOptions) -> UctPlayer<P, E> {
        UctPlayer { uct: Uct::with_guide(guide, options), rng: fast(0) }
    }
}

impl<G: Open, E: Guide<G::Position>> Player<G> for UctPlayer<G::Position, E> {
    fn begin(&mut self, seed: u64) {
        self.rng = fast(seed);
        self.uct.clear();
    }

    fn decide(&mut self, view: &G::View, thinking: &mut Thinking<'_, G::Move>) -> Decision<G::Move> {
        decision::<G>(view, self.uct.search(&Root::of_view(view), &mut self.rng, thinking))
    }

    fn explain(
        &mut self,
        view: &G::View,
        thinking: &mut Thinking<'_, G::Move>,
        extent: TreeExtent,
    ) -> Option<SearchTree> {
        let root = Root::of_view(view);
        self.uct.search(&root, &mut self.rng, thinking);
        Some(self.uct.tree(&root, extent))
    }

    fn memory(&self, limits: &Limits, threads: usize) -> u64 {
        self.uct.memory(limits, threads)
    }
}
