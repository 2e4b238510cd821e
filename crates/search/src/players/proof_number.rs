//! Proof-number search at the table.

use game::{Decision, Limits, Open, Player, Position, SearchTree, Thinking, TreeExtent};

use super::decision;
use crate::solve::{ProofNumber, ProofNumberOptions};
use crate::{Guide, Root};

/// Plays what [`ProofNumber`] finds: a forced win where there is one, else the move that looks best to the guide among
/// those that do not lose by force.
#[derive(Debug)]
pub struct ProofNumberPlayer<P: Position, E> {
    search: ProofNumber<P, E>,
}

impl<P: Position, E: Guide<P>> ProofNumberPlayer<P, E> {
    /// A player that evaluates with this guide where nothing is proved.
    pub fn new(guide: E, options: ProofNumberOptions) -> ProofNumberPlayer<P, E> {
        ProofNumberPlayer { search: ProofNumber::new(guide, options) }
    }
}

impl<G: Open, E: Guide<G::Position>> Player<G> for ProofNumberPlayer<G::Position, E> {
    fn begin(&mut self, _seed: u64) {}

    fn decide(&mut self, view: &G::View, thinking: &mut Thinking<'_, G::Move>) -> Decision<G::Move> {
        decision::<G>(view, self.search.search(&Root::of_view(view), thinking))
    }

    fn explain(
        &mut self,
        view: &G::View,
        thinking: &mut Thinking<'_, G::Move>,
        extent: TreeExtent,
    ) -> Option<SearchTree> {
        Some(self.search.explain(&Root::of_view(view), thinking, extent).1)
    }

    fn memory(&self, _limits: &Limits, _threads: usize) -> u64 {
        self.search.memory()
    }
}
