//! Searches that grow a tree where it matters, at the table.

use game::{Decision, Limits, Open, Player, Position, SearchTree, Thinking, TreeExtent};

use super::decision;
use crate::tree::{BStar, Conspiracy, Range};
use crate::{Guide, Root};

/// Plays what [`BStar`] finds.
#[derive(Debug)]
pub struct BStarPlayer<P: Position, R> {
    search: BStar<P, R>,
}

impl<P: Position, R: Range<P>> BStarPlayer<P, R> {
    /// A player before its first game.
    pub fn new(search: BStar<P, R>) -> BStarPlayer<P, R> {
        BStarPlayer { search }
    }
}

impl<G: Open, R: Range<G::Position>> Player<G> for BStarPlayer<G::Position, R> {
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
        self.search.search(&Root::of_view(view), thinking);
        Some(self.search.told(extent))
    }

    fn memory(&self, _limits: &Limits, _threads: usize) -> u64 {
        self.search.memory()
    }
}

/// Plays what [`Conspiracy`] finds.
#[derive(Debug)]
pub struct ConspiracyPlayer<P: Position, E> {
    search: Conspiracy<P, E>,
}

impl<P: Position, E: Guide<P>> ConspiracyPlayer<P, E> {
    /// A player before its first game.
    pub fn new(search: Conspiracy<P, E>) -> ConspiracyPlayer<P, E> {
        ConspiracyPlayer { search }
    }
}

impl<G: Open, E: Guide<G::Position>> Player<G> for ConspiracyPlayer<G::Position, E> {
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
        self.search.search(&Root::of_view(view), thinking);
        Some(self.search.told(extent))
    }

    fn memory(&self, _limits: &Limits, _threads: usize) -> u64 {
        self.search.memory()
    }
}
