//! What searches by plans have in common: the worlds of a view as one information set, and plans that grow longer.

use game::random::Fast;
use game::{Game, Measure, Report, SearchTree, Thinking, TreeExtent, TreeFigure, View};

use super::infoset::{Branch, Perspective, mean};
use super::inner::Inner;
use super::notes::Notes;
use super::pimc::ranked;
use super::sampling::{Sampler, World};
use super::utility::Utility;
use crate::{Meter, Root};

/// A view as it is searched: what may be decided, and the worlds that were drawn, with their weights.
pub(super) struct Drawn<G: Game> {
    pub(super) moves: Vec<G::Move>,
    pub(super) states: Vec<Root<G::Position>>,
    pub(super) weights: Vec<f64>,
}

/// One search: what does not change within it.
pub(super) struct Run<'a, 'm, G: Game, I, O> {
    pub(super) inner: &'a mut I,
    pub(super) options: O,
    pub(super) perspective: Perspective<'a, G>,
    pub(super) meter: &'a mut Meter<'m>,
    /// Whether the last pass rested on the belief in open cards.
    pub(super) asked: bool,
    /// What this pass has looked at, and all that the last whole one did.
    pub(super) notes: Notes,
    pub(super) seen: SearchTree,
}

/// What a search by plans begins with; `None` where nothing is to be decided.
pub(super) fn begun<'a, 'm, G: Game, I: Inner<G::Position>, O>(
    (inner, sampler): (&'a mut I, &Sampler<G>),
    (options, utility, extent): (O, Utility, TreeExtent),
    view: &'a G::View,
    meter: &'a mut Meter<'m>,
    rng: &mut Fast,
    thinking: &mut Thinking<'_, G::Move>,
) -> Option<(Drawn<G>, Run<'a, 'm, G, I, O>)> {
    let (moves, me) = (view.legal(), view.turn()?);
    if moves.is_empty() {
        return None;
    }
    let apart = |world: World<G>| (world.root, world.weight);
    let (states, weights) =
        sampler.gather(view, meter.limits(), rng, thinking).into_iter().map(apart).unzip();
    let (aim, against, plies) = (inner.aim(), inner.against(), view.plies());
    let perspective = Perspective { game: view.game(), me, aim, against, utility, plies };
    let (notes, seen) = (Notes::new(extent), SearchTree::default());
    Some((
        Drawn { moves, states, weights },
        Run { inner, options, perspective, meter, asked: false, notes, seen },
    ))
}

impl<G: Game, I, O> Run<'_, '_, G, I, O> {
    /// Plans of 1, 2, 3, ... own decisions up to so many, each as one `pass` that values the moves of the root, as far as
    /// the limits allow and as long as open cards are still believed in. The report is that of the last whole pass.
    pub(super) fn longer_plans(
        &mut self,
        drawn: &Drawn<G>,
        most: u32,
        thinking: &mut Thinking<'_, G::Move>,
        mut pass: impl FnMut(&mut Self, u32) -> Option<Vec<(G::Move, f64)>>,
    ) -> Report<G::Move> {
        let utility = self.perspective.utility;
        let worth = |mean| utility.worth(mean);
        let mut report = Report { worlds: drawn.states.len() as u64, ..Report::default() };
        report.candidates = ranked(drawn.moves.iter().map(|mv| (*mv, 0.0)), worth);
        for planned in 1..=most.max(1) {
            self.asked = false;
            self.notes.begin();
            let Some(found) = pass(self, planned) else { break };
            self.seen = self.notes.take();
            report.depth = planned;
            report.nodes = self.meter.nodes();
            report.candidates = ranked(found.into_iter(), worth);
            (thinking.progress)(&report);
            if !self.asked {
                break;
            }
        }
        report.nodes = self.meter.nodes();
        report.candidates.iter_mut().for_each(|candidate| candidate.visits = report.worlds);
        report
    }

    /// Goes down by what is shown after a move, where anything is; says whether that is to be left again.
    pub(super) fn enter_shown(&mut self, branch: &Branch<G>) -> bool {
        let shown = if self.notes.extent().depth > 0 { branch.shown() } else { None };
        shown.is_some_and(|shown| {
            self.notes.enter_shown(|| shown);
            true
        })
    }

    /// Writes down what a move is worth on average over states that look alike to the searching seat, and its figures.
    pub(super) fn note(&mut self, ours: bool, found: impl FnOnce() -> (f64, Vec<TreeFigure>)) {
        let utility = self.perspective.utility;
        self.notes.leave(|| {
            let (value, figures) = found();
            (utility.worth(if ours { value } else { utility.to_others(value) }), figures)
        });
    }

    /// The same where each state has one value.
    pub(super) fn note_values(&mut self, ours: bool, values: &[f64], weights: &[f64]) {
        let count = TreeFigure::count(Measure::Worlds, values.len() as u64);
        let figures = || [count].into_iter().chain(TreeFigure::outcomes(values)).collect();
        self.note(ours, || (mean(values, weights), figures()));
    }

    /// The tree of the last whole pass, its first moves as in the report.
    pub(super) fn told(&mut self, report: &Report<G::Move>) -> SearchTree {
        let (me, extent) = (self.perspective.me, self.notes.extent());
        std::mem::take(&mut self.seen).under(report, Some(me), extent)
    }
}
