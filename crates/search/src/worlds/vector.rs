//! Vector minimaxing: one move for all worlds that look the same, to any depth, and two ways to let a decision know what
//! was decided above it.

use game::random::Fast;
use game::{Game, Limits, Report, SearchTree, Seat, Thinking, TreeExtent};

use super::infoset::{Perspective, mean, own_moves, plies_bytes};
use super::inner::{Inner, TO_THE_END};
use super::over::{Method, OverWorlds};
use super::planned::{Drawn, Run, begun};
use super::sampling::{Sampler, Sampling};
use super::utility::Utility;
use crate::bytes::bytes_of;
use crate::{Meter, Root};

/// What leaves are lowered to before a choice is made between them: an opponent who knows the world would not have let
/// it come to more.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Reduction {
    /// Nothing: plain vector minimaxing.
    #[default]
    None,
    /// To what the nearest decision of an opponent above is worth in the same world with open cards (payoff-reduction
    /// minimaxing).
    Payoff,
    /// To what the opponents above can have in the same world by what was searched so far, in the same pass
    /// (beta-reduction). The order of moves matters.
    Beta,
}

/// The options of [`VectorMinimax`].
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct VectorOptions {
    /// The limits when the caller sets none.
    pub limits: Limits,
    /// How worlds are chosen.
    pub sampling: Sampling,
    /// For how many own decisions one move is chosen for all worlds, the first included; beyond them cards are open. It is
    /// reached step by step, as far as the limits allow.
    pub moves: u32,
    /// How deep the inner search looks beyond that.
    pub depth: u32,
    /// What values are worth when they are added up.
    pub utility: Utility,
    /// What leaves are lowered to.
    pub reduction: Reduction,
    /// With beta-reduction, whether a decision of its own ends early when no more than the cap can be had in any world.
    pub cuts: bool,
}

impl Default for VectorOptions {
    fn default() -> VectorOptions {
        VectorOptions {
            limits: Limits { depth: None, nodes: Some(1_000_000), iterations: None, ms: None },
            sampling: Sampling::default(),
            moves: u32::MAX,
            depth: TO_THE_END,
            utility: Utility::default(),
            reduction: Reduction::None,
            cuts: true,
        }
    }
}

/// Vector minimaxing, with payoff reduction or beta-reduction if asked for.
///
/// **What it is.** Every position of an information set has a value; where the own seat decides, the move with the
/// largest weighted sum over all worlds is taken with all its values; where others decide, who are taken to know the
/// world, each world goes its worst way (or its best, where a partner decides).
///
/// *Payoff reduction* first asks, with open cards, what each decision of an opponent is worth in every world. No leaf
/// below is then worth more than that: the opponent would not have come here. *Beta-reduction* does nearly the same in one
/// pass: what an opponent has found already caps, world by world, all that is searched next.
///
/// **When to use it.** In endings small enough to be searched in all worlds, where [`Pimc`](super::Pimc) puts off
/// decisions. With a reduction also where opponents choose in which worlds a position is reached; there
/// [`AlphaMu`](super::AlphaMu) is exact and dearer.
///
/// **What it costs.** The tree of all worlds. Payoff reduction adds an open search at every decision of an opponent.
/// Beta-reduction cuts where its cap is reached in every world, which saves less than alpha-beta does in one world.
///
/// **What it does not handle.** Opponents who do not know the world. Without a reduction choices look only below
/// (non-locality); with one they are better, not always best.
///
/// ```
/// use game::{Limits, Line, Seat, random::fast, think_alone};
/// use search::Blind;
/// use search::example::Veil;
/// use search::tree::{AlphaBeta, AlphaBetaOptions};
/// use search::worlds::{Reduction, VectorMinimax, VectorOptions};
///
/// // MIN leads worlds 4 and 5 to the first choice and worlds 1 and 2 to the second; behind an only move of MAX.
/// let tree = "0(1(0(11100 00011) 0(00111 11000)))";
/// let view = Line::new(Veil::new(tree, 2, "1").unwrap(), 0).view(Seat::new(0).into());
/// let wins = |reduction| {
///     let inner = AlphaBeta::new(Blind, AlphaBetaOptions::default());
///     let mut search = VectorMinimax::<Veil, _>::new(inner, VectorOptions { reduction, ..VectorOptions::default() });
///     let report = think_alone(Limits::NONE, |thinking| search.search(&view, &mut fast(1), thinking));
///     5.0 * report.best().unwrap().worth.as_chance()
/// };
/// assert_eq!((wins(Reduction::None), wins(Reduction::Beta)), (1.0, 2.0));
/// ```
pub type VectorMinimax<G, I> = OverWorlds<G, I, VectorOptions>;

impl<G: Game, I: Inner<G::Position>> Method<G, I> for VectorOptions {
    fn sampling(&self) -> Sampling {
        self.sampling
    }

    fn memory(&self, worlds: usize) -> u64 {
        // A hand has hardly more decisions than this.
        const LONGEST: u32 = 16;
        let vectors = u64::from(4 * LONGEST) * bytes_of::<f64>(worlds);
        plies_bytes::<G>(worlds, self.moves.min(LONGEST)) + vectors
    }

    /// With the longest plans that the limits allow; how many own decisions they have is the depth of the report.
    fn explain(
        over: &mut VectorMinimax<G, I>,
        view: &G::View,
        rng: &mut Fast,
        thinking: &mut Thinking<'_, G::Move>,
        extent: TreeExtent,
    ) -> (Report<G::Move>, SearchTree) {
        by_vectors((&mut over.inner, &over.sampler), (over.options, extent), view, rng, thinking)
    }
}

/// Searches a view with plans of 1, 2, 3, ... own decisions, and tells the tree of the longest.
pub(super) fn by_vectors<G: Game, I: Inner<G::Position>>(
    searched: (&mut I, &Sampler<G>),
    (options, extent): (VectorOptions, TreeExtent),
    view: &G::View,
    rng: &mut Fast,
    thinking: &mut Thinking<'_, G::Move>,
) -> (Report<G::Move>, SearchTree) {
    let mut meter = Meter::new(thinking, options.limits);
    let asked = (options, options.utility, extent);
    let Some((drawn, mut run)) = begun(searched, asked, view, &mut meter, rng, thinking) else {
        return <(Report<G::Move>, SearchTree)>::default();
    };
    let report = run.longer_plans(&drawn, options.moves, thinking, |run, planned| run.root(&drawn, planned));
    let tree = run.told(&report);
    (report, tree)
}

impl<G: Game, I: Inner<G::Position>> Run<'_, '_, G, I, VectorOptions> {
    fn root(&mut self, drawn: &Drawn<G>, planned: u32) -> Option<Vec<(G::Move, f64)>> {
        let Drawn { moves, states, weights } = drawn;
        let caps = vec![f64::INFINITY; states.len()];
        let mut means = Vec::with_capacity(moves.len());
        for mv in moves {
            let values = self.after_own(states, weights, *mv, planned, &caps)?;
            means.push((*mv, mean(&values, weights)));
        }
        Some(means)
    }

    /// The value of each state of an information set, none above its cap.
    fn values(
        &mut self,
        states: &[Root<G::Position>],
        weights: &[f64],
        planned: u32,
        caps: &[f64],
    ) -> Option<Vec<f64>> {
        let Some(seat) = states.first().and_then(Perspective::<G>::turn) else {
            let ended = states.iter().filter_map(|state| self.perspective.ended(state));
            return Some(ended.zip(caps).map(|(value, cap)| value.min(*cap)).collect());
        };
        if seat == self.perspective.me {
            self.own_choice(states, weights, planned, caps)
        } else {
            let friend: Vec<bool> =
                states.iter().map(|state| self.perspective.is_friend(state, seat)).collect();
            self.others_choice((states, seat), weights, planned, caps, &friend)
        }
    }

    /// Where the own seat decides: the move with the largest sum.
    fn own_choice(
        &mut self,
        states: &[Root<G::Position>],
        weights: &[f64],
        planned: u32,
        caps: &[f64],
    ) -> Option<Vec<f64>> {
        let mut best: Option<(f64, Vec<f64>)> = None;
        for mv in own_moves(states) {
            let values = self.after_own(states, weights, mv, planned, caps)?;
            let sum = mean(&values, weights);
            let covers = values.iter().zip(caps).all(|(value, cap)| value >= cap);
            if best.as_ref().is_none_or(|(highest, _)| sum > *highest) {
                best = Some((sum, values));
            }
            // One move that brings all that can be had: no other brings more.
            if self.options.cuts && self.options.reduction == Reduction::Beta && covers {
                break;
            }
        }
        best.map(|(_, values)| values)
    }

    /// Where somebody decides who knows the world: in each state an opponent takes the worst, a friend the best.
    fn others_choice(
        &mut self,
        (states, turn): (&[Root<G::Position>], Seat),
        weights: &[f64],
        planned: u32,
        caps: &[f64],
        friend: &[bool],
    ) -> Option<Vec<f64>> {
        let mut caps = caps.to_vec();
        if self.options.reduction == Reduction::Payoff {
            for ((state, cap), friend) in states.iter().zip(&mut caps).zip(friend) {
                if !friend {
                    *cap =
                        self.perspective.open_value(state, f64::NEG_INFINITY, f64::INFINITY, self.meter)?;
                }
            }
        }
        let mut all: Vec<Option<f64>> = vec![None; states.len()];
        for branch in self.perspective.after_other(states, self.meter)? {
            let pick = |of: &[f64]| branch.origins.iter().map(|origin| of[*origin]).collect::<Vec<f64>>();
            let below = pick(weights);
            let ours = friend[branch.origins[0]];
            self.notes.enter(turn, || branch.seen());
            let shown = self.enter_shown(&branch);
            let values = self.values(&branch.states, &below, planned, &pick(&caps))?;
            if shown {
                self.note_values(ours, &values, &below);
            }
            self.note_values(ours, &values, &below);
            for (value, origin) in values.into_iter().zip(&branch.origins) {
                let known = all[*origin].unwrap_or(value);
                let value = if friend[*origin] { known.max(value) } else { known.min(value) };
                all[*origin] = Some(value);
                if self.options.reduction == Reduction::Beta && !friend[*origin] {
                    caps[*origin] = caps[*origin].min(value);
                }
            }
        }
        all.into_iter().collect()
    }

    /// The value of each state after an own move.
    fn after_own(
        &mut self,
        states: &[Root<G::Position>],
        weights: &[f64],
        mv: G::Move,
        planned: u32,
        caps: &[f64],
    ) -> Option<Vec<f64>> {
        self.notes.enter(self.perspective.me, || mv.to_string());
        let mut all = vec![0.0; states.len()];
        for branch in self.perspective.after_own(states, mv, self.meter)? {
            let pick = |of: &[f64]| branch.origins.iter().map(|origin| of[*origin]).collect::<Vec<f64>>();
            let over = branch.states.first().and_then(Perspective::<G>::turn).is_none();
            let shown = self.enter_shown(&branch);
            let values = if planned > 1 || over {
                let left = planned.saturating_sub(1).max(1);
                self.values(&branch.states, &pick(weights), left, &pick(caps))?
            } else {
                self.asked = true;
                let mut values = Vec::with_capacity(branch.states.len());
                for origin in &branch.origins {
                    let valued = self.inner.value(&states[*origin], mv, self.options.depth, self.meter)?;
                    values.push(self.options.utility.of(valued.value).min(caps[*origin]));
                }
                values
            };
            if shown {
                self.note_values(true, &values, &pick(weights));
            }
            for (value, origin) in values.into_iter().zip(&branch.origins) {
                all[*origin] = value;
            }
        }
        self.note_values(true, &all, weights);
        Some(all)
    }
}
