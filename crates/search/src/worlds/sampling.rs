//! Worlds to search: all of them where they are few, else a sample.

use std::fmt;
use std::time::Duration;

use game::random::Fast;
use game::{Game, Limits, Line, Thinking, View, Worlds};

use super::belief::Belief;
use crate::Root;
use crate::bytes::{bytes_of, grown};

/// How worlds are chosen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sampling {
    /// At most so many. A limit of iterations is a limit of worlds, too.
    pub worlds: usize,
    /// Under a limit of time, sampling ends after this share of it.
    pub share: f64,
    /// Whether all worlds are taken, each once, when there are no more than asked for.
    pub exhaustive: bool,
}

impl Default for Sampling {
    fn default() -> Sampling {
        Sampling { worlds: 20, share: 1.0 / 3.0, exhaustive: true }
    }
}

impl Sampling {
    /// How many worlds there are at most within these limits.
    pub(super) fn most(&self, limits: &Limits) -> usize {
        let most = limits.iterations.map_or(usize::MAX, |most| most.try_into().unwrap_or(usize::MAX));
        most.min(self.worlds).max(1)
    }
}

/// So many worlds are chosen together where they are chosen by what is believed of them.
const PART: usize = 32;

/// A game with hidden cards is not longer, in decisions.
const LONGEST: usize = 128;

/// The most bytes that so many positions with their past take, in a list that grows.
pub(super) fn states_bytes<G: Game>(states: usize) -> u64 {
    grown::<World<G>>(0, states) + states as u64 * bytes_of::<u64>(LONGEST)
}

/// The most bytes that so many worlds take, and the list of positions that they are made from.
pub(super) fn worlds_bytes<G: Game>(worlds: usize) -> u64 {
    states_bytes::<G>(worlds) + grown::<G::Position>(0, worlds)
}

/// How much a world counts, relative to the others: selective sampling. Never negative.
pub type Weigh<G> = Box<dyn Fn(&<G as Game>::View, &<G as Game>::Position) -> f64 + Send + Sync>;

/// The same by the whole line that led to the world: the deal, and every decision with what was hidden of it.
pub type WeighLine<G> = Box<dyn Fn(&<G as Game>::View, &Line<G>) -> f64 + Send + Sync>;

/// By what worlds are weighed.
pub(super) enum Weighing<G: Game> {
    /// All count the same.
    Nothing,
    /// By how things stand.
    World(Weigh<G>),
    /// By how they came to stand so.
    Line(WeighLine<G>),
    /// By what a policy of the others says of how they came to stand so.
    Belief(Belief<G>),
}

/// A world to search.
#[derive(Clone, Debug)]
pub(super) struct World<G: Game> {
    pub(super) root: Root<G::Position>,
    pub(super) weight: f64,
}

/// Chooses worlds.
pub(super) struct Sampler<G: Game> {
    pub(super) sampling: Sampling,
    pub(super) weigh: Weighing<G>,
}

impl<G: Game> fmt::Debug for Sampler<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Sampler").field("sampling", &self.sampling).finish_non_exhaustive()
    }
}

impl<G: Game> Sampler<G> {
    pub(super) fn new(sampling: Sampling) -> Sampler<G> {
        Sampler { sampling, weigh: Weighing::Nothing }
    }

    /// Worlds that fit a view, at least one. `limits` are those in force.
    pub(super) fn gather(
        &self,
        view: &G::View,
        limits: &Limits,
        rng: &mut Fast,
        thinking: &Thinking<'_, G::Move>,
    ) -> Vec<World<G>> {
        let most = self.sampling.most(limits);
        let mut worlds = match self.all(view, most) {
            Some(all) => all,
            None => self.sample(view, most, limits, rng, thinking),
        };
        let total: f64 = worlds.iter().map(|world| world.weight).sum();
        if total <= 0.0 {
            for world in &mut worlds {
                world.weight = 1.0;
            }
        }
        worlds
    }

    fn all(&self, view: &G::View, most: usize) -> Option<Vec<World<G>>> {
        // Of a world alone nobody can say how it came about.
        let by_line = matches!(self.weigh, Weighing::Line(_) | Weighing::Belief(_));
        let few = self.sampling.exhaustive
            && !by_line
            && view.count_worlds().is_some_and(|count| count <= most as u128);
        let all = few.then(|| view.all_worlds(most)).flatten().filter(|all| !all.is_empty())?;
        Some(all.into_iter().map(|position| self.world(view, position)).collect())
    }

    fn sample(
        &self,
        view: &G::View,
        most: usize,
        limits: &Limits,
        rng: &mut Fast,
        thinking: &Thinking<'_, G::Move>,
    ) -> Vec<World<G>> {
        let share = self.sampling.share.clamp(0.0, 1.0);
        let deadline = limits.ms.map(|ms| thinking.clock.now() + Duration::from_millis(ms).mul_f64(share));
        let mut worlds = Vec::new();
        while worlds.len() < most {
            let late = || deadline.is_some_and(|deadline| thinking.clock.now() >= deadline);
            if !worlds.is_empty() && (thinking.stop.is_stopped() || late()) {
                break;
            }
            match &self.weigh {
                Weighing::Line(weigh) => {
                    let line = view.sample_line(rng);
                    worlds.push(weighed(view, line.position().clone(), weigh(view, &line)));
                }
                // In parts: those that are kept are chosen among those drawn with them.
                Weighing::Belief(belief) => {
                    let part = (most - worlds.len()).min(PART);
                    let mut goes_on = || !thinking.stop.is_stopped() && !late();
                    let believed = belief.worlds(view, part, rng, &mut goes_on);
                    worlds.extend(
                        believed.into_iter().map(|(position, weight)| weighed(view, position, weight)),
                    );
                }
                _ => worlds.push(self.world(view, view.sample(rng))),
            }
        }
        worlds
    }

    fn world(&self, view: &G::View, position: G::Position) -> World<G> {
        let weight = if let Weighing::World(weigh) = &self.weigh { weigh(view, &position) } else { 1.0 };
        weighed(view, position, weight)
    }
}

fn weighed<G: Game>(view: &G::View, position: G::Position, weight: f64) -> World<G> {
    let root = Root { position, path: view.path().to_vec(), plies: view.plies() };
    World { root, weight: weight.max(0.0) }
}
