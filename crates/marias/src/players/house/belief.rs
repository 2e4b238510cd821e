//! Which worlds are believed: those in which the others would have done what they did.

use game::random::{Fast, unit};
use game::{Seat, Worlds};

use super::past::Past;
use crate::beliefs::Weights;
use crate::{MariasView, Position};

/// How worlds are chosen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Belief {
    /// Out of how many worlds each is chosen; 1 believes all of them alike.
    pub(super) pool: usize,
    /// How much the past is taken to tell, from 0 (nothing) to 1 (as much as it did where it was learned).
    pub(super) trust: f64,
}

/// The worlds of one decision.
pub(super) struct Believed<'a> {
    belief: Belief,
    view: &'a MariasView,
    past: Option<Past>,
    /// Worlds that have been chosen and not yet been looked at.
    ready: Vec<Position>,
}

/// How many worlds are chosen at once.
const AT_ONCE: usize = 32;

impl Belief {
    /// The worlds that fit a view, as far as they are believed.
    pub(super) fn worlds<'a>(&self, view: &'a MariasView, seat: Seat) -> Believed<'a> {
        let past = if self.trust > 0.0 && self.pool > 1 { Past::of(view, seat) } else { None };
        Believed { belief: *self, view, past, ready: Vec::new() }
    }
}

impl Believed<'_> {
    /// How much each of some worlds is believed; all together 1.
    fn weights(&self, worlds: &[Position]) -> Vec<f64> {
        let Some(past) = &self.past else { return vec![1.0 / worlds.len() as f64; worlds.len()] };
        let weights = Weights::learned();
        let logs: Vec<f64> = worlds
            .iter()
            .map(|world| self.belief.trust * past.log_chance(self.view, world, weights))
            .collect();
        let most = logs.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let parts: Vec<f64> = logs.iter().map(|log| libm::exp(log - most)).collect();
        let all: f64 = parts.iter().sum();
        parts.iter().map(|part| part / all).collect()
    }

    /// The next world: chosen from many by the chances that they have.
    pub(super) fn next(&mut self, rng: &mut Fast) -> Position {
        if self.past.is_none() {
            return self.view.sample(rng);
        }
        if let Some(world) = self.ready.pop() {
            return world;
        }
        let drawn: Vec<Position> = (0..AT_ONCE * self.belief.pool).map(|_| self.view.sample(rng)).collect();
        let weights = self.weights(&drawn);
        // Evenly spread over all of them: who has a chance of 3 in 32 is chosen three times.
        let mut mark = unit(rng);
        let mut passed = 0.0;
        for (world, weight) in drawn.iter().zip(&weights) {
            passed += weight * AT_ONCE as f64;
            while mark < passed && self.ready.len() < AT_ONCE {
                self.ready.push(*world);
                mark += 1.0;
            }
        }
        // Whoever looks at some of them only must not see those of one end.
        game::random::shuffle(rng, &mut self.ready);
        self.ready.pop().unwrap_or(drawn[0])
    }

    /// All worlds with how much each is believed, the most believed first; `None` if there are more than so many.
    pub(super) fn all(&self, at_most: usize) -> Option<Vec<(Position, f64)>> {
        let all = self.view.all_worlds(at_most).filter(|all| !all.is_empty())?;
        let weights = self.weights(&all);
        let mut all: Vec<(Position, f64)> = all.into_iter().zip(weights).collect();
        all.sort_by(|one, other| other.1.total_cmp(&one.1));
        Some(all)
    }
}
