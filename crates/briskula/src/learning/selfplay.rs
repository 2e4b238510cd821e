//! Deals that the network plays against itself, and what each decision turned out to be worth.

use arrayvec::ArrayVec;
use game::random::{Fast, below, unit};
use game::{Game, MAX_SEATS, Position as _, Seat};
use learning::Activations;

use crate::players::endgame;
use crate::policy::{Memory, Net, POINTS_SCALE, Sight, Valued};
use crate::{Briskula, Position, Variant};

/// What a decision is worth: the chance to win, and points in the unit of the network.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Outcome {
    pub(super) chance: f32,
    pub(super) points: f32,
}

impl Outcome {
    /// Partly one, partly the other.
    fn mixed(self, other: Outcome, share: f32) -> Outcome {
        let mix = |own: f32, other: f32| own + share * (other - own);
        Outcome { chance: mix(self.chance, other.chance), points: mix(self.points, other.points) }
    }
}

/// A decision to learn from.
#[derive(Clone, Debug)]
pub(super) struct Sample {
    pub(super) sight: Sight,
    /// The number of the card that was played, in the order of the sight.
    pub(super) card: u8,
    /// What came of it.
    pub(super) outcome: Outcome,
}

/// How the network plays while it learns.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Manner {
    /// The share of decisions in which it plays any card.
    pub(super) exploration: f32,
    /// Cards whose chances differ by this much are played in the proportion of e to 1.
    pub(super) temperature: f32,
    /// How much of what came of a decision is taken from later decisions rather than from the next one: the lambda of
    /// temporal differences.
    pub(super) lambda: f32,
}

/// A decision of a deal in progress.
struct Step {
    /// Its place among the samples.
    sample: usize,
    /// What the network thought of the position.
    thought: Outcome,
    /// Whether the card was any card.
    free: bool,
}

/// Plays one deal and adds all its decisions to `samples`.
pub(super) fn play_deal(
    net: &Net,
    variant: Variant,
    manner: Manner,
    rng: &mut Fast,
    scratch: &mut Activations,
    samples: &mut Vec<Sample>,
) {
    let game = Briskula::new(variant);
    let deal = game.deal(rng);
    let mut memory = Memory::of_deal(&deal);
    let mut position = game.start(&deal);
    let mut steps: [ArrayVec<Step, 20>; MAX_SEATS] = Default::default();
    while let Some(own) = position.turn().filter(|_| !is_exact(&position)) {
        let sight = Sight::of(&position, &memory, own);
        let values = net.value(&sight, position.hand(own), scratch);
        let (chosen, thought, free) = choose(&values, manner, rng);
        let card = values[chosen].card;
        steps[own.index()].push(Step { sample: samples.len(), thought, free });
        samples.push(Sample { card: sight.number(card) as u8, sight, outcome: thought });
        memory.note(position.public(), card);
        position.play_unchecked(card);
    }
    let end = ends(&position);
    for seat in Seat::all(variant.seats()) {
        let mut later = end[variant.side(seat)];
        for step in steps[seat.index()].iter().rev() {
            samples[step.sample].outcome = later;
            // After any card, what came of it says nothing about the decision before.
            later = if step.free { step.thought } else { step.thought.mixed(later, manner.lambda) };
        }
    }
}

/// Whether the rest can be worked out: both hands are known to both.
fn is_exact(position: &Position) -> bool {
    position.public().stock() == 0 && position.public().variant().seats() == 2
}

/// What the end is worth to each side.
fn ends(position: &Position) -> [Outcome; 3] {
    let variant = position.public().variant();
    let mut ends = [Outcome { chance: 0.0, points: 0.0 }; 3];
    for (side, end) in ends.iter_mut().enumerate().take(variant.sides()) {
        let (score, points) = endgame::with_best_play(position, side);
        *end = Outcome { chance: (score + 1) as f32 / 2.0, points: points as f32 / POINTS_SCALE };
    }
    ends
}

/// Chooses a card; says also what the position is worth, and whether it was any card.
fn choose(values: &[Valued], manner: Manner, rng: &mut Fast) -> (usize, Outcome, bool) {
    let best = values.iter().map(|value| value.chance).fold(0.0, f32::max);
    let weight = |value: &Valued| libm::expf((value.chance - best) / manner.temperature);
    let weights: ArrayVec<f32, 4> = values.iter().map(weight).collect();
    let all: f32 = weights.iter().sum();
    let mut thought = Outcome { chance: 0.0, points: 0.0 };
    for (value, weight) in values.iter().zip(&weights) {
        thought.chance += value.chance * weight / all;
        thought.points += value.points / POINTS_SCALE * weight / all;
    }
    if (unit(rng) as f32) < manner.exploration {
        return (below(rng, values.len() as u32) as usize, thought, true);
    }
    let mut left = unit(rng) as f32 * all;
    for (place, weight) in weights.iter().enumerate() {
        left -= weight;
        if left < 0.0 {
            return (place, thought, false);
        }
    }
    (values.len() - 1, thought, false)
}
