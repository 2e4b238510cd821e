//! One round: deals are played with the weights as they are, then the weights learn from them.

use game::random::{fast, mix, shuffle};

use super::gradient::Gradient;
use super::selfplay::{Manner, Sample, play_deal};
use super::state::State;
use crate::Variant;
use crate::policy::{Net, Scratch};

/// Into how many parts the work is cut. Fixed, so that the number of threads changes nothing.
const PARTS: usize = 2;
/// How many deals are played between two times of learning.
pub(super) const DEALS: u64 = 512;
/// How many samples make one step.
const BATCH: usize = 512;

/// What a round is told.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plan {
    pub(super) variant: Variant,
    pub(super) seed: u64,
    pub(super) threads: usize,
    pub(super) manner: Manner,
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
pub(super) fn round(state: &mut State, plan: Plan) -> Shown {
    let parts: Vec<u64> = (0..PARTS as u64).collect();
    let net = &state.net;
    let played = spread(plan.threads, parts, |part| play(net, plan, state.round, part));
    let mut samples = played.concat();
    shuffle(&mut fast(mix(plan.seed ^ mix(state.round)) ^ 1), &mut samples);
    let mut shown = Shown { samples: samples.len(), ..Shown::default() };
    let mut gradients =
        state.gradients.take().unwrap_or_else(|| vec![Gradient::new(state.net.layers); PARTS]);
    for batch in samples.chunks(BATCH) {
        let net = &state.net;
        let work: Vec<_> = gradients.iter_mut().zip(batch.chunks(batch.len().div_ceil(PARTS))).collect();
        spread(plan.threads, work, |(gradient, samples)| {
            gradient.clear();
            for sample in samples {
                gradient.add(net, sample);
            }
        });
        let (first, others) = gradients.split_at_mut(1);
        for other in others {
            first[0].join(other);
        }
        state.adam.step(&mut state.net.weights, &first[0].slopes, batch.len(), plan.rate);
        shown.errors[0] += first[0].errors[0];
        shown.errors[1] += first[0].errors[1];
    }
    state.gradients = Some(gradients);
    state.round += 1;
    shown.errors = shown.errors.map(|sum| sum / shown.samples.max(1) as f64);
    shown
}

/// One part of the deals of a round.
fn play(net: &Net, plan: Plan, round: u64, part: u64) -> Vec<Sample> {
    let mut rng = fast(mix(plan.seed ^ mix(round)) ^ mix(part + 2));
    let mut scratch = Scratch::new(net.layers);
    let mut samples = Vec::new();
    for _ in 0..DEALS / PARTS as u64 {
        play_deal(net, plan.variant, plan.manner, &mut rng, &mut scratch, &mut samples);
    }
    samples
}

/// Does every piece of work, on several threads if there may be; the results come in the order of the work.
fn spread<W: Send, R: Send>(threads: usize, work: Vec<W>, each: impl Fn(W) -> R + Sync) -> Vec<R> {
    if threads < 2 || work.len() < 2 {
        return work.into_iter().map(each).collect();
    }
    let each = &each;
    std::thread::scope(|scope| {
        let running: Vec<_> = work.into_iter().map(|piece| scope.spawn(move || each(piece))).collect();
        running.into_iter().filter_map(|thread| thread.join().ok()).collect()
    })
}
