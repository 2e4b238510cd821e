//! Trappy minimax at the table.

use game::{Decision, Limits, Open, Player, Position, SearchTree, Thinking, TreeExtent};

use super::decision;
use crate::tree::{Trappy, TrappyOptions};
use crate::{Guide, Root};

/// Plays what [`Trappy`] finds.
#[derive(Debug)]
pub struct TrappyPlayer<P: Position, E> {
    search: Trappy<P, E>,
}

impl<P: Position, E: Guide<P>> TrappyPlayer<P, E> {
    /// A player that evaluates with this guide.
    pub fn new(guide: E, options: TrappyOptions) -> TrappyPlayer<P, E> {
        TrappyPlayer { search: Trappy::new(guide, options) }
    }
}

impl<G: Open, E: Guide<G::Position>> Player<G> for TrappyPlayer<G::Position, E> {
    fn begin(&mut self, _seed: u64) {
        self.search.clear();
    }

    fn decide(&mut self, view: &G::View, thinking: &mut Thinking<'_, G::Move>) -> Decision<G::Move> {
        decision::<G>(view, self.search.search(&Root::of_view(view), thinking))
    }

    fn explain(
        &mut self,
        view: &G::View,
        thinking: &mut Thinking<'_, G::Move>,
        extent: TreeExtent,
    ) -> Option<SearchTree> {
        Some(self.search.explain(&Root::of_view(view), thinking, extent))
    }

    fn memory(&self, limits: &Limits, _threads: usize) -> u64 {
        self.search.memory(limits)
    }
}
