//! Which worlds are believed: those in which the others would have done what they did.

use game::random::{Fast, unit};
use game::{Seat, Worlds};

use super::past::Past;
use crate::{MariasView, Position};

/// How worlds are chosen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Belief {
    /// Out of how many worlds each is chosen; 1 believes all of them alike.
    pub(super) pool: usize,
    /// How much the past is taken to tell, from 0 (nothing) to 1 (as much as it did where it was learned).
    pub(super) trust: f64,
    /// How likely somebody is taken to play by rules of thumb before anything was seen of him, from 0 to 1.
    pub(super) habit: f64,
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
    /// The logarithm of how likely a seat's decisions are, by what was learned and by habit: it plays by one or the
    /// other.
    pub(super) fn either(&self, [learned, habit]: [f64; 2]) -> f64 {
        let learned = self.trust * learned;
        if self.habit <= 0.0 {
            return learned;
        }
        let most = learned.max(habit);
        most + libm::log(
            (1.0 - self.habit) * libm::exp(learned - most) + self.habit * libm::exp(habit - most),
        )
    }

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
        let logs: Vec<f64> =
            worlds.iter().map(|world| past.log_chance(self.view, world, self.belief)).collect();
        let most = logs.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let parts: Vec<f64> = logs.iter().map(|log| libm::exp(log - most)).collect();
        let all: f64 = parts.iter().sum();
        parts.iter().map(|part| part / all).collect()
    }

    /// How often others have warned in a world: see [`Past::warnings`].
    pub(super) fn warnings(&self, world: &Position) -> [u8; 3] {
        self.past.as_ref().map_or([0; 3], |past| past.warnings(world))
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
        self.ready = spread_over(&drawn, &weights, AT_ONCE, rng);
        self.ready.pop().unwrap_or(drawn[0])
    }

    /// So many worlds, each as often as it is believed: whoever has a chance of 3 in 100 stands there three times among a
    /// hundred. In random order.
    pub(super) fn many(&self, count: usize, rng: &mut Fast) -> Vec<Position> {
        let drawn: Vec<Position> = (0..count).map(|_| self.view.sample(rng)).collect();
        if self.past.is_none() {
            return drawn;
        }
        let weights = self.weights(&drawn);
        spread_over(&drawn, &weights, count, rng)
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

/// So many of the worlds, evenly spread by their weights: who has a chance of 3 in 32 is chosen three times of 32. In
/// random order: whoever looks at some of them only must not see those of one end.
pub(super) fn spread_over(
    worlds: &[Position],
    weights: &[f64],
    count: usize,
    rng: &mut Fast,
) -> Vec<Position> {
    let mut chosen = Vec::with_capacity(count);
    let mut mark = unit(rng);
    let mut passed = 0.0;
    for (world, weight) in worlds.iter().zip(weights) {
        passed += weight * count as f64;
        while mark < passed && chosen.len() < count {
            chosen.push(*world);
            mark += 1.0;
        }
    }
    game::random::shuffle(rng, &mut chosen);
    chosen
}
