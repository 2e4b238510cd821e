//! `AdaGrad`: weights that are seen often take smaller and smaller steps, rare ones keep taking large ones.

/// The state of the optimiser: the sum of the squared gradients of each weight, and where the weights began.
///
/// ```
/// let mut weights = vec![0.0];
/// let mut optimiser = learning::AdaGrad::new(&weights, 1.0, 0.0);
/// for _ in 0..200 {
///     let gradient = 2.0 * (weights[0] - 3.0);
///     optimiser.step(&mut weights, 0, gradient);
/// }
/// assert!((weights[0] - 3.0_f32).abs() < 0.01);
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct AdaGrad {
    squares: Vec<f32>,
    begin: Vec<f32>,
    learning_rate: f32,
    decay: f32,
}

impl AdaGrad {
    /// An optimiser of these weights. `decay` draws a weight back to where it began, at each step that touches it and
    /// for each unit that it is away: weights that are hardly ever seen stay near there.
    pub fn new(weights: &[f32], learning_rate: f32, decay: f32) -> AdaGrad {
        AdaGrad { squares: vec![1e-2; weights.len()], begin: weights.to_vec(), learning_rate, decay }
    }

    /// Moves one weight against its gradient.
    #[inline]
    pub fn step(&mut self, weights: &mut [f32], place: usize, gradient: f32) {
        self.squares[place] += gradient * gradient;
        let decay = self.decay * (weights[place] - self.begin[place]);
        weights[place] -= self.learning_rate * (gradient / self.squares[place].sqrt() + decay);
    }
}
