//! Fits a network to positions of self-play, step by step.
//!
//! A row is the sum of what it has in common with others and of something of its own that begins at zero: a window
//! that hardly ever comes up is judged like those that resemble it.

use game::Stop;
use game::random::{Fast, fast, shuffle, unit};
use learning::{Activations, Adam, Gradient, Network, Trainer, add_scaled, logistic, mean_log_loss};

use super::cases::{Case, Cases};
use crate::evaluation::{FACTORS, PHASES, ROWS, SHAPE, WIDTH, factors, row_of_phase};

/// Cases between two steps.
const BATCH: usize = 2048;
/// What it costs a row, for each squared unit, to differ from what it has in common with others.
const APART: f32 = 1e-4;
/// Into how many parts the work for a step is cut, whatever the number of threads: sums are the same on all machines.
const PARTS: usize = 4;

/// How many numbers the rows have, and what they have in common.
const OF_ROWS: usize = ROWS * WIDTH;
const OF_FACTORS: usize = FACTORS * WIDTH;

/// A network being learned.
pub(super) struct Descent {
    /// The rows, what they have in common, then the other layers as they stand in the network.
    numbers: Vec<f32>,
    adam: Adam,
    factors: Vec<Vec<(usize, f32)>>,
    network: Network,
    trainer: Trainer,
    gradient: Vec<f32>,
    threads: usize,
    /// The learning rate at the first step; at the last one it is 0.
    rate: f32,
    rng: Fast,
}

impl Descent {
    /// A network that knows nothing yet.
    pub(super) fn new(seed: u64, threads: usize, rate: f32) -> Descent {
        let mut rng = fast(seed);
        let mut around = |middle: f32, spread: f32| middle + spread * (2.0 * unit(&mut rng) as f32 - 1.0);
        let mut numbers = vec![0.0; SHAPE.weights() + OF_FACTORS];
        // Units begin half awake in every phase.
        let awake: [f32; WIDTH] = std::array::from_fn(|_| around(0.4, 0.3));
        for phase in 0..PHASES {
            numbers[row_of_phase(phase) * WIDTH..][..WIDTH].copy_from_slice(&awake);
        }
        let [_, _, inner, inner_bias, outputs, _] = SHAPE.parts();
        let ranges =
            [(OF_FACTORS, 0.0, 0.03), (inner, 0.0, 0.3), (inner_bias, 0.2, 0.2), (outputs, 0.0, 0.2)];
        let mut rest = &mut numbers[OF_ROWS..];
        for (many, middle, spread) in ranges {
            let (part, others) = rest.split_at_mut(many);
            part.fill_with(|| around(middle, spread));
            rest = others;
        }
        let adam = Adam::new(&numbers);
        let factors = factors();
        let network = put_together(&numbers, &factors);
        let trainer = Trainer::new(SHAPE, PARTS);
        let gradient = vec![0.0; numbers.len()];
        Descent { numbers, adam, factors, network, trainer, gradient, threads, rate, rng }
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
        let learn = |gradient: &mut Gradient, network: &Network, number: &u32| {
            let case = cases.get(*number as usize);
            gradient.add(network, case.rows, std::iter::empty(), |units, _| {
                [(case.phase, judged(network, &case, units) - case.target)]
            });
        };
        let of_batch = self.trainer.gradient(self.threads, &self.network, batch, learn);
        let (rows, rest) = of_batch.sums.split_at(OF_ROWS);
        self.gradient[..OF_ROWS].copy_from_slice(rows);
        self.gradient[OF_ROWS..][..OF_FACTORS].fill(0.0);
        self.gradient[OF_ROWS + OF_FACTORS..].copy_from_slice(rest);
        // What rows have in common moves as they do together.
        let (rows, rest) = self.gradient.split_at_mut(OF_ROWS);
        for (row, factors) in rows.chunks_exact(WIDTH).zip(&self.factors) {
            for (factor, much) in factors {
                add_scaled(&mut rest[*factor * WIDTH..][..WIDTH], *much, row);
            }
        }
        for (sum, number) in rows.iter_mut().zip(&self.numbers) {
            *sum += 2.0 * APART * batch.len() as f32 * number;
        }
        self.adam.step(&mut self.numbers, &self.gradient, batch.len(), rate);
        self.network = put_together(&self.numbers, &self.factors);
    }

    /// The average of the networks of the last steps.
    pub(super) fn net(&self) -> Network {
        put_together(&self.adam.averages, &self.factors)
    }
}

/// The network that the numbers stand for.
fn put_together(numbers: &[f32], factors: &[Vec<(usize, f32)>]) -> Network {
    let (rows, rest) = numbers.split_at(OF_ROWS);
    let (common, rest) = rest.split_at(OF_FACTORS);
    let mut weights = [rows, rest].concat();
    for (row, factors) in weights.chunks_exact_mut(WIDTH).zip(factors) {
        for (factor, much) in factors {
            add_scaled(row, *much, &common[*factor * WIDTH..][..WIDTH]);
        }
    }
    Network::new(SHAPE, weights)
}

/// The chance to win that the network together with the weights speaks of, after a look at the case.
fn judged(network: &Network, case: &Case<'_>, units: &Activations) -> f32 {
    logistic(case.weighed + network.output(case.phase, units))
}

/// How far judgements are from what came of the cases: the mean logarithmic loss.
pub(super) fn mean_loss(network: &Network, cases: &Cases) -> f64 {
    let mut units = Activations::new(SHAPE);
    mean_log_loss((0..cases.len()).map(|number| {
        let case = cases.get(number);
        network.look(case.rows, std::iter::empty(), &mut units);
        (judged(network, &case, &units), case.target)
    }))
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
