//! Extended PIMC: believe in open cards only after some own decisions more.

use game::random::Fast;
use game::{Game, Limits, Report, Thinking, View};

use super::infoset::{Perspective, mean, own_moves, plies_bytes, split};
use super::inner::{Inner, TO_THE_END};
use super::over::{Method, OverWorlds};
use super::pimc::ranked;
use super::sampling::Sampling;
use super::utility::Utility;
use crate::{Meter, Root};

/// The options of [`Epimc`].
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct EpimcOptions {
    /// The limits when the caller sets none.
    pub limits: Limits,
    /// How worlds are chosen.
    pub sampling: Sampling,
    /// After how many own decisions open cards are believed in, the first included. 1 is plain
    /// [`Pimc`](super::Pimc). It is reached step by step, as far as the limits allow.
    pub delay: u32,
    /// How deep the inner search looks beyond that.
    pub depth: u32,
    /// What values are worth when they are added up.
    pub utility: Utility,
}

impl Default for EpimcOptions {
    fn default() -> EpimcOptions {
        EpimcOptions {
            limits: Limits { depth: None, nodes: Some(1_000_000), iterations: None, ms: None },
            sampling: Sampling::default(),
            delay: 2,
            depth: TO_THE_END,
            utility: Utility::default(),
        }
    }
}

/// Extended PIMC: [`Pimc`](super::Pimc) whose belief in open cards is put off.
///
/// **What it is.** For the first [`delay`](EpimcOptions::delay) own decisions the search chooses one move for
/// all worlds that look the same to it (vector minimaxing); only beyond them each world is searched with open
/// cards. The others are taken to know the world all along.
///
/// **When to use it.** Where PIMC puts off decisions that cannot be put off: guesses, finesses.
///
/// **What it costs.** The tree of the decisions before the delay, in every world, times an inner search at each
/// leaf: each step of the delay multiplies the cost by the moves of one round.
///
/// **What it does not handle.** Each decision is made on what lies below it alone: an opponent who knows the
/// world and reads the search's mind can exploit that (non-locality). [`AlphaMu`](super::AlphaMu) handles it.
/// That opponents may know no more than the search itself is not used either: there see
/// [`Ismcts`](super::Ismcts).
///
/// ```
/// use game::{Limits, Line, Seat, random::fast, think_alone};
/// use search::Blind;
/// use search::example::Veil;
/// use search::tree::{AlphaBeta, AlphaBetaOptions};
/// use search::worlds::{Epimc, EpimcOptions};
///
/// // Move a seems to win always: but which of its ends, in which world? Move b wins in 4 worlds of 5.
/// let line = Line::new(Veil::new("0(0(11100 00011) 11110)", 2, "1").unwrap(), 0);
/// let view = line.view(Seat::new(0).into());
/// let search = |delay| {
///     let inner = AlphaBeta::new(Blind, AlphaBetaOptions::default());
///     let mut epimc = Epimc::<Veil, _>::new(inner, EpimcOptions { delay, ..EpimcOptions::default() });
///     let report = think_alone(Limits::NONE, |thinking| epimc.search(&view, &mut fast(1), thinking));
///     report.best().map(|best| (best.mv.to_string(), best.worth.as_chance())).unwrap()
/// };
/// assert_eq!(search(1), ("a".to_owned(), 1.0));
/// assert_eq!(search(2), ("b".to_owned(), 0.8));
/// ```
pub type Epimc<G, I> = OverWorlds<G, I, EpimcOptions>;

/// One search: what does not change within it.
struct Run<'a, 'm, G: Game, I> {
    inner: &'a mut I,
    options: EpimcOptions,
    perspective: Perspective<'a, G>,
    meter: &'a mut Meter<'m>,
    /// Whether the last pass asked the inner search.
    asked: bool,
}

impl<G: Game, I: Inner<G::Position>> Method<G, I> for EpimcOptions {
    fn sampling(&self) -> Sampling {
        self.sampling
    }

    fn memory(&self, worlds: usize) -> u64 {
        plies_bytes::<G>(worlds, self.delay)
    }

    /// With the longest delay that the limits allow, which is the depth of the report.
    fn search(
        over: &mut Epimc<G, I>,
        view: &G::View,
        rng: &mut Fast,
        thinking: &mut Thinking<'_, G::Move>,
    ) -> Report<G::Move> {
        let (moves, Some(me)) = (view.legal(), view.turn()) else { return Report::default() };
        if moves.is_empty() {
            return Report::default();
        }
        let mut meter = Meter::new(thinking, over.options.limits);
        let (states, weights) = split(over.sampler.gather(view, meter.limits(), rng, thinking));
        let utility = over.options.utility;
        let mut report = Report { worlds: states.len() as u64, ..Report::default() };
        report.candidates = ranked(moves.iter().map(|mv| (*mv, 0.0)), |mean| utility.worth(mean));
        let perspective = Perspective {
            game: view.game(),
            me,
            aim: over.inner.aim(),
            against: over.inner.against(),
            utility,
            plies: view.plies(),
        };
        let mut run = Run {
            inner: &mut over.inner,
            options: over.options,
            perspective,
            meter: &mut meter,
            asked: false,
        };
        for delay in 1..=over.options.delay.max(1) {
            run.asked = false;
            let Some(means) = run.root(&moves, &states, &weights, delay) else { break };
            report.depth = delay;
            report.nodes = run.meter.nodes();
            report.candidates = ranked(means.into_iter(), |mean| utility.worth(mean));
            (thinking.progress)(&report);
            if !run.asked {
                break;
            }
        }
        report.nodes = meter.nodes();
        report.candidates.iter_mut().for_each(|candidate| candidate.visits = report.worlds);
        report
    }
}

impl<G: Game, I: Inner<G::Position>> Run<'_, '_, G, I> {
    fn root(
        &mut self,
        moves: &[G::Move],
        states: &[Root<G::Position>],
        weights: &[f64],
        delay: u32,
    ) -> Option<Vec<(G::Move, f64)>> {
        let mut means = Vec::with_capacity(moves.len());
        for mv in moves {
            let values = self.after_own(states, weights, *mv, delay)?;
            means.push((*mv, mean(&values, weights)));
        }
        Some(means)
    }

    /// The value of each state of an information set when one strategy is followed in all of them.
    fn values(&mut self, states: &[Root<G::Position>], weights: &[f64], delay: u32) -> Option<Vec<f64>> {
        let Some(seat) = states.first().and_then(Perspective::<G>::turn) else {
            return Some(states.iter().filter_map(|state| self.perspective.ended(state)).collect());
        };
        if seat == self.perspective.me {
            let mut best: Option<(f64, Vec<f64>)> = None;
            for mv in own_moves(states) {
                let values = self.after_own(states, weights, mv, delay)?;
                let mean = mean(&values, weights);
                if best.as_ref().is_none_or(|(highest, _)| mean > *highest) {
                    best = Some((mean, values));
                }
            }
            return best.map(|(_, values)| values);
        }
        let mut all: Vec<Option<f64>> = vec![None; states.len()];
        for branch in self.perspective.after_other(states, self.meter)? {
            let below = pick(weights, &branch.origins);
            let values = self.values(&branch.states, &below, delay)?;
            for (value, origin) in values.into_iter().zip(branch.origins) {
                let friend = self.perspective.is_friend(&states[origin], seat);
                let known = all[origin].unwrap_or(value);
                all[origin] = Some(if friend { known.max(value) } else { known.min(value) });
            }
        }
        all.into_iter().collect()
    }

    /// The value of each state after an own move, with so many own decisions before open cards, this one
    /// included.
    fn after_own(
        &mut self,
        states: &[Root<G::Position>],
        weights: &[f64],
        mv: G::Move,
        delay: u32,
    ) -> Option<Vec<f64>> {
        let mut all = vec![0.0; states.len()];
        for branch in self.perspective.after_own(states, mv, self.meter)? {
            let values = if delay > 1 || branch.states.first().and_then(Perspective::<G>::turn).is_none() {
                self.values(&branch.states, &pick(weights, &branch.origins), delay.saturating_sub(1).max(1))?
            } else {
                self.asked = true;
                let mut values = Vec::with_capacity(branch.states.len());
                for origin in &branch.origins {
                    let valued = self.inner.value(&states[*origin], mv, self.options.depth, self.meter)?;
                    values.push(self.options.utility.of(valued.value));
                }
                values
            };
            for (value, origin) in values.into_iter().zip(branch.origins) {
                all[origin] = value;
            }
        }
        Some(all)
    }
}

fn pick(weights: &[f64], origins: &[usize]) -> Vec<f64> {
    origins.iter().map(|origin| weights[*origin]).collect()
}
