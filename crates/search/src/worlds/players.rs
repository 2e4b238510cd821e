//! Searches over worlds with a seat at the table.

use game::random::{Fast, fast};
use game::{Decision, Game, Limits, Player, Report, SearchTree, Thinking, TreeExtent, View};

use super::{
    AchievableOptions, AlphaMuOptions, EpimcOptions, Inner, Ismcts, Method, OverWorlds, PimcOptions,
    VectorOptions,
};
use crate::players::decision;
use crate::{Blind, Guide};

/// Plays what a search with another search inside finds.
///
/// ```
/// use game::{Limits, Line, Player, Seat, think_alone};
/// use search::Blind;
/// use search::example::Veil;
/// use search::tree::{AlphaBeta, AlphaBetaOptions};
/// use search::worlds::{Pimc, PimcOptions, PimcPlayer};
///
/// let inner = AlphaBeta::new(Blind, AlphaBetaOptions::default());
/// let mut player: Box<dyn Player<Veil>> = Box::new(PimcPlayer::new(Pimc::new(inner, PimcOptions::default())));
/// player.begin(7);
/// let view = Line::new(Veil::new("0(10 11)", 2, "1").unwrap(), 1).view(Seat::new(0).into());
/// let decision = think_alone(Limits::NONE, |thinking| player.decide(&view, thinking));
/// assert_eq!(decision.mv.to_string(), "b");
/// ```
#[derive(Debug)]
pub struct WorldsPlayer<G: Game, I, O> {
    search: OverWorlds<G, I, O>,
    rng: Fast,
}

/// Plays what [`Pimc`](super::Pimc) finds.
pub type PimcPlayer<G, I> = WorldsPlayer<G, I, PimcOptions>;
/// Plays what [`Epimc`](super::Epimc) finds.
pub type EpimcPlayer<G, I> = WorldsPlayer<G, I, EpimcOptions>;
/// Plays what [`VectorMinimax`](super::VectorMinimax) finds.
pub type VectorPlayer<G, I> = WorldsPlayer<G, I, VectorOptions>;
/// Plays what [`Achievable`](super::Achievable) finds.
pub type AchievablePlayer<G, I> = WorldsPlayer<G, I, AchievableOptions>;
/// Plays what [`AlphaMu`](super::AlphaMu) finds.
pub type AlphaMuPlayer<G, I> = WorldsPlayer<G, I, AlphaMuOptions>;

impl<G: Game, I: Inner<G::Position>, O: Method<G, I>> WorldsPlayer<G, I, O> {
    /// A player before its first game.
    pub fn new(search: OverWorlds<G, I, O>) -> WorldsPlayer<G, I, O> {
        WorldsPlayer { search, rng: fast(0) }
    }
}

impl<G: Game, I: Inner<G::Position>, O: Method<G, I>> Player<G> for WorldsPlayer<G, I, O> {
    fn begin(&mut self, seed: u64) {
        self.rng = fast(seed);
        self.search.inner().clear();
    }

    fn decide(&mut self, view: &G::View, thinking: &mut Thinking<'_, G::Move>) -> Decision<G::Move> {
        decision::<G>(view, self.search.search(view, &mut self.rng, thinking))
    }

    fn assess(&mut self, view: &G::View, thinking: &mut Thinking<'_, G::Move>) -> Report<G::Move> {
        self.search.assess(view, &mut self.rng, thinking)
    }

    fn explain(
        &mut self,
        view: &G::View,
        thinking: &mut Thinking<'_, G::Move>,
        extent: TreeExtent,
    ) -> Option<SearchTree> {
        Some(self.search.explain(view, &mut self.rng, thinking, extent).1)
    }

    fn memory(&self, limits: &Limits, _threads: usize) -> u64 {
        self.search.memory(limits)
    }
}

/// Plays what [`Ismcts`] finds.
#[derive(Debug)]
pub struct IsmctsPlayer<G: Game, E = Blind> {
    ismcts: Ismcts<G, E>,
    rng: Fast,
}

impl<G: Game, E: Guide<G::Position>> IsmctsPlayer<G, E> {
    /// A player before its first game.
    pub fn new(ismcts: Ismcts<G, E>) -> IsmctsPlayer<G, E> {
        IsmctsPlayer { ismcts, rng: fast(0) }
    }
}

impl<G: Game, E: Guide<G::Position>> Player<G> for IsmctsPlayer<G, E> {
    fn begin(&mut self, seed: u64) {
        self.rng = fast(seed);
    }

    fn decide(&mut self, view: &G::View, thinking: &mut Thinking<'_, G::Move>) -> Decision<G::Move> {
        decision::<G>(view, self.ismcts.search(view, &mut self.rng, thinking))
    }

    fn explain(
        &mut self,
        view: &G::View,
        thinking: &mut Thinking<'_, G::Move>,
        extent: TreeExtent,
    ) -> Option<SearchTree> {
        self.ismcts.search(view, &mut self.rng, thinking);
        Some(self.ismcts.tree(view.turn()?, extent))
    }

    fn memory(&self, _limits: &Limits, _threads: usize) -> u64 {
        self.ismcts.memory()
    }
}
