//! How far the weights move: each by its own recent slopes (the method called Adam).

/// How long slopes are remembered, and their squares.
const MEMORY: (f32, f32) = (0.9, 0.999);
/// How slowly the mean of the weights follows them.
const MEAN: f32 = 0.999;
/// Keeps weights that have no slope where they are.
const LEAST: f32 = 1e-8;

/// What is remembered of every weight.
///
/// ```
/// // The lowest point of (w - 3)².
/// let mut weights = [0.0];
/// let mut adam = game::Adam::new(&weights);
/// for _ in 0..1000 {
///     let slope = 2.0 * (weights[0] - 3.0);
///     adam.step(&mut weights, &[slope], 1, 0.02);
/// }
/// assert!((weights[0] - 3.0).abs() < 0.01);
/// ```
#[derive(Clone, Debug)]
pub struct Adam {
    /// The mean of the slopes of each weight.
    pub slopes: Vec<f32>,
    /// The mean of their squares.
    pub squares: Vec<f32>,
    /// The mean of each weight over the last steps: steadier than the weights themselves.
    pub means: Vec<f32>,
    /// How many steps were made.
    pub steps: u64,
}

impl Adam {
    /// Nothing remembered.
    pub fn new(weights: &[f32]) -> Adam {
        let none = vec![0.0; weights.len()];
        Adam { slopes: none.clone(), squares: none, means: weights.to_vec(), steps: 0 }
    }

    /// Moves all weights against the slopes, which are sums over so many samples; `rate` at most or a little more.
    pub fn step(&mut self, weights: &mut [f32], slopes: &[f32], samples: usize, rate: f32) {
        self.steps += 1;
        let exponent = self.steps.min(100_000) as f32;
        let seen = (1.0 - libm::powf(MEMORY.0, exponent), 1.0 - libm::powf(MEMORY.1, exponent));
        let rate = rate * libm::sqrtf(seen.1) / seen.0;
        let share = 1.0 / samples as f32;
        let mean = MEAN.min(self.steps as f32 / (self.steps as f32 + 9.0));
        let remembered = self.slopes.iter_mut().zip(&mut self.squares).zip(&mut self.means);
        for ((weight, slope), ((old, square), average)) in weights.iter_mut().zip(slopes).zip(remembered) {
            let slope = slope * share;
            *old += (1.0 - MEMORY.0) * (slope - *old);
            *square += (1.0 - MEMORY.1) * (slope * slope - *square);
            *weight -= rate * *old / (square.sqrt() + LEAST);
            *average += (1.0 - mean) * (*weight - *average);
        }
    }
}
