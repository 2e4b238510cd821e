//! Fits a network to positions of self-play, step by step.
//!
//! A row is the sum of what it has in common with others and of something of its own that begins at zero: a window
//! that hardly ever comes up is judged like those that resemble it.

use game::random::{Fast, fast, shuffle, unit};
use game::{Adam, Stop};

use super::super::fit::loss;
use super::cases::Cases;
use super::gradient::{add_scaled, judged, learn, nothing};
use crate::evaluation::{FACTORS, INNER, NetModel, PHASES, ROWS, WIDTH, factors, row_of_phase};

/// Cases between two steps.
const BATCH: usize = 2048;
/// What it costs a row, for each squared unit, to differ from what it has in common with others.
const APART: f32 = 1e-4;
/// Into how many parts the work for a step is cut, whatever the number of threads: sums are the same on all machines.
const PARTS: usize = 4;

/// Where the numbers of each layer begin.
const OF_FACTORS: usize = ROWS * WIDTH;
const OF_INNER: usize = OF_FACTORS + FACTORS * WIDTH;
const OF_INNER_BIAS: usize = OF_INNER + INNER * WIDTH;
const OF_OUTER: usize = OF_INNER_BIAS + INNER;
const OF_OUTER_BIAS: usize = OF_OUTER + PHASES * INNER;
const SIZE: usize = OF_OUTER_BIAS + PHASES;

/// A network being learned.
pub(super) struct Descent {
    numbers: Vec<f32>,
    adam: Adam,
    factors: Vec<Vec<(usize, f32)>>,
    net: NetModel,
    parts: Vec<NetModel>,
    slopes: Vec<f32>,
    threads: usize,
    /// How far numbers move at most at the first step; at the last one they stand still.
    rate: f32,
    rng: Fast,
}

impl Descent {
    /// A network that knows nothing yet.
    pub(super) fn new(seed: u64, threads: usize, rate: f32) -> Descent {
        let mut rng = fast(seed);
        let mut around = |middle: f32, spread: f32| middle + spread * (2.0 * unit(&mut rng) as f32 - 1.0);
        let mut numbers = vec![0.0; SIZE];
        // Units begin half awake in every phase.
        let awake: [f32; WIDTH] = std::array::from_fn(|_| around(0.4, 0.3));
        for phase in 0..PHASES {
            numbers[row_of_phase(phase) * WIDTH..][..WIDTH].copy_from_slice(&awake);
        }
        numbers[OF_FACTORS..OF_INNER].fill_with(|| around(0.0, 0.03));
        numbers[OF_INNER..OF_INNER_BIAS].fill_with(|| around(0.0, 0.3));
        numbers[OF_INNER_BIAS..OF_OUTER].fill_with(|| around(0.2, 0.2));
        numbers[OF_OUTER..OF_OUTER_BIAS].fill_with(|| around(0.0, 0.2));
        let adam = Adam::new(&numbers);
        let factors = factors();
        let net = put_together(&numbers, &factors);
        let parts = vec![nothing(); PARTS];
        Descent { numbers, adam, factors, net, parts, slopes: vec![0.0; SIZE], threads, rate, rng }
    }

    /// Goes through all cases in a random order, in one of so many rounds; leaves off if it has to stop.
    pub(super) fn go_through(&mut self, cases: &Cases, (round, rounds): (u64, u64), stop: &Stop) {
        let mut order: Vec<u32> = (0..cases.len() as u32).collect();
        shuffle(&mut self.rng, &mut order);
        let many = order.len().div_ceil(BATCH) as f32;
        for (number, batch) in order.chunks(BATCH).enumerate() {
            if stop.is_stopped() {
                return;
            }
            let done = (round as f32 + number as f32 / many) / rounds as f32;
            self.step(cases, batch, self.rate * (1.0 - done));
        }
    }

    fn step(&mut self, cases: &Cases, batch: &[u32], rate: f32) {
        let share = batch.len().div_ceil(PARTS).max(1);
        let net = &self.net;
        let work = |slopes: &mut NetModel, part: &[u32]| {
            clear(slopes);
            for number in part {
                learn(net, &cases.get(*number as usize), slopes);
            }
        };
        let empty: &[u32] = &[];
        let shares = batch.chunks(share).chain(std::iter::repeat(empty));
        let mut jobs: Vec<(&mut NetModel, &[u32])> = self.parts.iter_mut().zip(shares).collect();
        let of_thread = jobs.len().div_ceil(self.threads.clamp(1, PARTS));
        std::thread::scope(|scope| {
            for jobs in jobs.chunks_mut(of_thread) {
                scope.spawn(|| jobs.iter_mut().for_each(|(slopes, part)| work(slopes, part)));
            }
        });
        self.collect();
        for place in 0..OF_FACTORS {
            self.slopes[place] += 2.0 * APART * batch.len() as f32 * self.numbers[place];
        }
        self.adam.step(&mut self.numbers, &self.slopes, batch.len(), rate);
        self.net = put_together(&self.numbers, &self.factors);
    }

    /// The slopes of all parts, and of what rows have in common.
    fn collect(&mut self) {
        self.slopes.fill(0.0);
        for part in &self.parts {
            let rest =
                [part.inner.as_flattened(), &part.inner_bias, part.outer.as_flattened(), &part.outer_bias];
            add(&mut self.slopes, part.rows.as_flattened().iter());
            add(&mut self.slopes[OF_INNER..], rest.into_iter().flatten());
        }
        let (rows, rest) = self.slopes.split_at_mut(OF_FACTORS);
        let (common, _) = rest.as_chunks_mut::<WIDTH>();
        for (row, factors) in rows.as_chunks::<WIDTH>().0.iter().zip(&self.factors) {
            for (factor, much) in factors {
                add_scaled(&mut common[*factor], *much, row);
            }
        }
    }

    /// The mean of the networks of the last steps.
    pub(super) fn net(&self) -> NetModel {
        put_together(&self.adam.means, &self.factors)
    }
}

fn add<'a>(sums: &mut [f32], numbers: impl Iterator<Item = &'a f32>) {
    for (sum, number) in sums.iter_mut().zip(numbers) {
        *sum += number;
    }
}

fn clear(net: &mut NetModel) {
    net.rows.as_flattened_mut().fill(0.0);
    net.inner.as_flattened_mut().fill(0.0);
    net.inner_bias.fill(0.0);
    net.outer.as_flattened_mut().fill(0.0);
    net.outer_bias.fill(0.0);
}

/// The network that the numbers stand for.
fn put_together(numbers: &[f32], factors: &[Vec<(usize, f32)>]) -> NetModel {
    let mut net = nothing();
    let (common, _) = numbers[OF_FACTORS..OF_INNER].as_chunks::<WIDTH>();
    net.rows.as_flattened_mut().copy_from_slice(&numbers[..OF_FACTORS]);
    for (row, factors) in net.rows.iter_mut().zip(factors) {
        for (factor, much) in factors {
            add_scaled(row, *much, &common[*factor]);
        }
    }
    net.inner.as_flattened_mut().copy_from_slice(&numbers[OF_INNER..OF_INNER_BIAS]);
    net.inner_bias.copy_from_slice(&numbers[OF_INNER_BIAS..OF_OUTER]);
    net.outer.as_flattened_mut().copy_from_slice(&numbers[OF_OUTER..OF_OUTER_BIAS]);
    net.outer_bias.copy_from_slice(&numbers[OF_OUTER_BIAS..]);
    net
}

/// How far judgements are from what came of the cases: the mean logarithmic loss.
pub(super) fn mean_loss(net: &NetModel, cases: &Cases) -> f64 {
    let all: f64 = (0..cases.len())
        .map(|number| {
            let case = cases.get(number);
            loss(judged(net, &case), case.target)
        })
        .sum();
    all / cases.len().max(1) as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Cases in which two things are good alone and bad together.
    fn cases(many: usize) -> Cases {
        let mut cases = Cases::default();
        for number in 0..many {
            let (one, other) = (number % 2 == 0, number % 4 < 2);
            let mut rows = vec![row_of_phase(0) as u16];
            rows.extend([(one, 20), (other, 30)].iter().filter(|(there, _)| *there).map(|(_, row)| *row));
            cases.add(&rows, 0, 0.0, if one == other { 0.1 } else { 0.9 });
        }
        cases
    }

    #[test]
    fn what_parts_are_worth_together_is_learned() {
        let cases = cases(4 * BATCH);
        let mut descent = Descent::new(3, 2, 0.01);
        let before = mean_loss(&descent.net(), &cases);
        for round in 0..60 {
            descent.go_through(&cases, (round, 60), &Stop::new());
        }
        // No sum of two worths can be better than even.
        let after = mean_loss(&descent.net(), &cases);
        assert!(before > 0.6 && after < 0.5, "{after}, before {before}");
    }

    #[test]
    fn the_number_of_threads_changes_nothing() {
        let cases = cases(BATCH);
        let net = |threads: usize| {
            let mut descent = Descent::new(3, threads, 0.01);
            descent.go_through(&cases, (0, 2), &Stop::new());
            descent.net()
        };
        assert_eq!(net(1), net(3));
    }
}
