//! One round: deals are played with the weights as they are, then the weights learn from them.

use game::random::{fast, mix, shuffle};

use learning::{Activations, Snapshot, Trainer, in_order};

use super::gradient::learn;
use super::selfplay::{Manner, Sample, play_deal};
use crate::Variant;
use crate::policy::Net;

/// Into how many parts the work is cut. Fixed, so that the number of threads changes nothing.
pub(super) const PARTS: usize = 2;
/// How many deals are played between two times of learning.
pub(super) const DEALS: u64 = 512;
/// How many samples make one step.
const BATCH: usize = 512;

/// What a round is told.
#[derive(Clone, Copy, Debug)]
pub(super) struct RoundPlan {
    pub(super) variant: Variant,
    pub(super) seed: u64,
    pub(super) threads: usize,
    pub(super) manner: Manner,
    /// The learning rate.
    pub(super) rate: f32,
}

/// What a round has shown.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Shown {
    pub(super) samples: usize,
    /// The mean square errors of chances and of points.
    pub(super) errors: [f64; 2],
}

/// Plays the next round and learns from it.
pub(super) fn round(state: &mut Snapshot, trainer: &mut Trainer, plan: RoundPlan) -> Shown {
    let parts: Vec<u64> = (0..PARTS as u64).collect();
    let (net, number) = (Net(state.network.clone()), state.rounds);
    let mut samples = in_order(plan.threads, parts, |part| play(&net, plan, number, part)).concat();
    shuffle(&mut fast(mix(plan.seed ^ mix(number)) ^ 1), &mut samples);
    let mut shown = Shown { samples: samples.len(), ..Shown::default() };
    for batch in samples.chunks(BATCH) {
        let gradient = trainer.gradient(plan.threads, &state.network, batch, learn);
        state.adam.step(&mut state.network.weights, &gradient.sums, batch.len(), plan.rate);
        shown.errors[0] += gradient.losses[0];
        shown.errors[1] += gradient.losses[1];
    }
    state.rounds += 1;
    shown.errors = shown.errors.map(|sum| sum / shown.samples.max(1) as f64);
    shown
}

/// One part of the deals of a round.
fn play(net: &Net, plan: RoundPlan, round: u64, part: u64) -> Vec<Sample> {
    let mut rng = fast(mix(plan.seed ^ mix(round)) ^ mix(part + 2));
    let mut scratch = Activations::new(net.0.shape);
    let mut samples = Vec::new();
    for _ in 0..DEALS / PARTS as u64 {
        play_deal(net, plan.variant, plan.manner, &mut rng, &mut scratch, &mut samples);
    }
    samples
}
