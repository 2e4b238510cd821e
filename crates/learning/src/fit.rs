//! Fitting weights to cases: epoch by epoch, batch by batch, each epoch in an order of its own.

use game::random::{fast, shuffle};

/// How often and in which steps cases are gone through.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Schedule {
    /// How often all cases are gone through.
    pub epochs: u64,
    /// Cases between two steps of the optimiser.
    pub batch: usize,
    /// The seed of the order of the cases.
    pub seed: u64,
}

/// Weights that are fitted to cases of the type `C`.
pub trait Linear<C> {
    /// The chance to win that the weights as they are give a case.
    fn chance(&self, case: &C) -> f32;

    /// Learns from a batch. `done` is the share of all steps that were made before, from 0 to under 1.
    fn learn<'a>(&mut self, batch: impl ExactSizeIterator<Item = &'a C> + Clone, done: f32)
    where
        C: 'a;
}

/// Fits weights to cases. `each_epoch` is told the number of epochs done, and says whether to go on.
///
/// ```
/// use learning::{AdaGrad, Linear, Schedule, fit, logistic};
///
/// /// One weight; a case is what it is multiplied with, and the target.
/// struct Slope(Vec<f32>, AdaGrad);
///
/// impl Linear<(f32, f32)> for Slope {
///     fn chance(&self, (much, _): &(f32, f32)) -> f32 {
///         logistic(self.0[0] * much)
///     }
///     fn learn<'a>(&mut self, batch: impl ExactSizeIterator<Item = &'a (f32, f32)> + Clone, _: f32) {
///         for case in batch {
///             let error = self.chance(case) - case.1;
///             self.1.step(&mut self.0, 0, error * case.0);
///         }
///     }
/// }
///
/// let cases: Vec<(f32, f32)> = (0..9).map(|n| (n as f32 - 4.0, logistic(2.0 * (n as f32 - 4.0)))).collect();
/// let mut slope = Slope(vec![0.0], AdaGrad::new(&[0.0], 0.5, 0.0));
/// fit(&mut slope, &cases, Schedule { epochs: 200, batch: 1, seed: 1 }, |_, _| true);
/// assert!((slope.0[0] - 2.0).abs() < 0.1);
/// ```
pub fn fit<C, M: Linear<C>>(
    model: &mut M,
    cases: &[C],
    schedule: Schedule,
    mut each_epoch: impl FnMut(u64, &M) -> bool,
) {
    let mut rng = fast(schedule.seed);
    let mut order: Vec<usize> = (0..cases.len()).collect();
    let batch = schedule.batch.max(1);
    let steps = schedule.epochs * cases.len().div_ceil(batch) as u64;
    let mut done = 0_u64;
    for epoch in 1..=schedule.epochs {
        shuffle(&mut rng, &mut order);
        for numbers in order.chunks(batch) {
            model.learn(numbers.iter().map(|number| &cases[*number]), done as f32 / steps as f32);
            done += 1;
        }
        if !each_epoch(epoch, model) {
            break;
        }
    }
}

/// Whether a case is kept to see how well others were learned from: every tenth stretch of `stretch` cases, so that
/// those of one game are mostly on one side.
pub const fn is_held_out(number: usize, stretch: usize) -> bool {
    (number / stretch) % 10 == 9
}
