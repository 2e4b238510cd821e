//! What every search with another search inside has in common: worlds, how they are chosen, who looks into them.

use std::fmt;

use game::random::Fast;
use game::{Game, Limits, Report, SearchTree, Thinking, TreeExtent};

use super::belief::Belief;
use super::inner::Inner;
use super::pimc::Looking;
use super::sampling::{Sampler, Sampling, Weigh, WeighLine, Weighing, worlds_bytes};
use crate::bytes::ODDMENTS;

/// A way to search over worlds: the options of [`Pimc`](super::Pimc), [`Epimc`](super::Epimc) and
/// [`AlphaMu`](super::AlphaMu), each with what it does.
pub trait Method<G: Game, I>: Copy + Send {
    /// How worlds are chosen.
    fn sampling(&self) -> Sampling;

    /// The most bytes that searching so many worlds takes beside the search inside.
    fn memory(&self, worlds: usize) -> u64;

    /// What [`OverWorlds::explain`] does: a search that values every move, and its tree as far as asked.
    fn explain(
        over: &mut OverWorlds<G, I, Self>,
        view: &G::View,
        rng: &mut Fast,
        thinking: &mut Thinking<'_, G::Move>,
        extent: TreeExtent,
    ) -> (Report<G::Move>, SearchTree);

    /// What [`OverWorlds::search`] does.
    fn search(
        over: &mut OverWorlds<G, I, Self>,
        view: &G::View,
        rng: &mut Fast,
        thinking: &mut Thinking<'_, G::Move>,
    ) -> Report<G::Move> {
        Self::explain(over, view, rng, thinking, TreeExtent::NOTHING).0
    }

    /// What [`OverWorlds::assess`] does: the same where a search values every move anyway.
    fn assess(
        over: &mut OverWorlds<G, I, Self>,
        view: &G::View,
        rng: &mut Fast,
        thinking: &mut Thinking<'_, G::Move>,
    ) -> Report<G::Move> {
        Self::search(over, view, rng, thinking)
    }
}

/// A search over worlds with another search inside: [`Pimc`](super::Pimc), [`Epimc`](super::Epimc) or
/// [`AlphaMu`](super::AlphaMu), by its options.
pub struct OverWorlds<G: Game, I, O> {
    pub(super) inner: I,
    pub(super) options: O,
    pub(super) sampler: Sampler<G>,
    /// What of the options depends on the view; only [`Pimc`](super::Pimc) asks.
    pub(super) looking: Option<Looking<G>>,
}

impl<G: Game, I: fmt::Debug, O: fmt::Debug> fmt::Debug for OverWorlds<G, I, O> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("OverWorlds")
            .field("inner", &self.inner)
            .field("options", &self.options)
            .field("sampler", &self.sampler)
            .finish_non_exhaustive()
    }
}

impl<G: Game, I: Inner<G::Position>, O: Method<G, I>> OverWorlds<G, I, O> {
    /// A search over worlds with another search inside.
    pub fn new(inner: I, options: O) -> OverWorlds<G, I, O> {
        OverWorlds { inner, options, sampler: Sampler::new(options.sampling()), looking: None }
    }

    /// The same with worlds that do not all count the same.
    #[must_use]
    pub fn weighing(mut self, weigh: Weigh<G>) -> OverWorlds<G, I, O> {
        self.sampler.weigh = Weighing::World(weigh);
        self
    }

    /// The same with worlds that count by the whole line that led to them. They are sampled even where they are few.
    #[must_use]
    pub fn weighing_lines(mut self, weigh: WeighLine<G>) -> OverWorlds<G, I, O> {
        self.sampler.weigh = Weighing::Line(weigh);
        self
    }

    /// The same with worlds that count by what the others were seen to decide.
    #[must_use]
    pub fn believing(mut self, belief: Belief<G>) -> OverWorlds<G, I, O> {
        self.sampler.weigh = Weighing::Belief(belief);
        self
    }

    /// How it searches.
    pub fn options(&self) -> &O {
        &self.options
    }

    /// The search inside.
    pub fn inner(&mut self) -> &mut I {
        &mut self.inner
    }

    /// The most bytes that it holds while it searches within these limits: worlds, and what the search inside holds.
    pub fn memory(&self, limits: &Limits) -> u64 {
        let worlds = self.options.sampling().most(limits);
        worlds_bytes::<G>(worlds) + self.options.memory(worlds) + self.inner.memory(limits) + ODDMENTS
    }

    /// The moves of the viewer with their mean worth, best first. Stopped early it answers from what it has;
    /// at worst it gives some legal move. Empty if the viewer has no decision.
    pub fn search(
        &mut self,
        view: &G::View,
        rng: &mut Fast,
        thinking: &mut Thinking<'_, G::Move>,
    ) -> Report<G::Move> {
        O::search(self, view, rng, thinking)
    }

    /// The same with a worth for every move that is no mere bound.
    pub fn assess(
        &mut self,
        view: &G::View,
        rng: &mut Fast,
        thinking: &mut Thinking<'_, G::Move>,
    ) -> Report<G::Move> {
        O::assess(self, view, rng, thinking)
    }

    /// The same, and the tree that was searched, as far as asked. Its first moves are the candidates of the report.
    ///
    /// ```
    /// use game::{Limits, Line, Measure, Seat, TreeExtent, random::fast, think_alone};
    /// use search::Blind;
    /// use search::example::Veil;
    /// use search::tree::{AlphaBeta, AlphaBetaOptions};
    /// use search::worlds::{AlphaMu, AlphaMuOptions};
    ///
    /// let tree = "0(1(0(11100 00011) 0(00111 11000)) 00100)";
    /// let view = Line::new(Veil::new(tree, 2, "1").unwrap(), 0).view(Seat::new(0).into());
    /// let inner = AlphaBeta::new(Blind, AlphaBetaOptions::default());
    /// let mut alphamu = AlphaMu::<Veil, _>::new(inner, AlphaMuOptions::default());
    /// let extent = TreeExtent::default();
    /// let (report, told) = think_alone(Limits::NONE, |thinking| alphamu.explain(&view, &mut fast(1), thinking, extent));
    /// let best = &told.children[0];
    /// assert_eq!((best.mv.as_deref(), best.worth), (Some("a"), Some(report.candidates[0].worth)));
    /// assert_eq!(best.figures[0].told("points"), "plans 3", "each wins in other worlds");
    /// ```
    pub fn explain(
        &mut self,
        view: &G::View,
        rng: &mut Fast,
        thinking: &mut Thinking<'_, G::Move>,
        extent: TreeExtent,
    ) -> (Report<G::Move>, SearchTree) {
        O::explain(self, view, rng, thinking, extent)
    }
}
