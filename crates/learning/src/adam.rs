//! Adam: every weight moves by its own recent gradients (Kingma and Ba, 2014).

/// How long gradients are remembered, and their squares: the two decay rates.
const DECAY: (f32, f32) = (0.9, 0.999);
/// How slowly the average of the weights follows them.
const AVERAGE: f32 = 0.999;

/// How a step is computed. Both forms are the same method; they differ in rounding, and in what keeps weights without a
/// gradient where they are. What was learned with one form is learned again, to the byte, with that one only.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AdamForm {
    /// As the method is defined: both moments are corrected for having begun at zero.
    Defined,
    /// Rearranged so that the correction is made once a step, in the learning rate.
    Rearranged,
}

/// The state of the optimiser: two moments of the gradient for each weight, and the average of the weights.
///
/// ```
/// // The lowest point of (w - 3)².
/// let mut weights = [0.0];
/// let mut adam = learning::Adam::new(&weights);
/// for _ in 0..1000 {
///     let gradient = 2.0 * (weights[0] - 3.0);
///     adam.step(&mut weights, &[gradient], 1, 0.02);
/// }
/// assert!((weights[0] - 3.0).abs() < 0.01);
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Adam {
    /// The moving average of the gradient of each weight.
    pub first_moments: Vec<f32>,
    /// The moving average of its square.
    pub second_moments: Vec<f32>,
    /// The moving average of each weight: steadier than the weights themselves.
    pub averages: Vec<f32>,
    /// How many steps were made.
    pub steps: u64,
    /// How a step is computed.
    pub form: AdamForm,
}

impl Adam {
    /// An optimiser that has seen no gradient yet.
    pub fn new(weights: &[f32]) -> Adam {
        let none = vec![0.0; weights.len()];
        Adam {
            first_moments: none.clone(),
            second_moments: none,
            averages: weights.to_vec(),
            steps: 0,
            form: AdamForm::Rearranged,
        }
    }

    /// The same, with steps computed in another form.
    pub fn in_form(self, form: AdamForm) -> Adam {
        Adam { form, ..self }
    }

    /// Moves all weights against the gradient, which is a sum over so many samples. A weight moves by the learning
    /// rate at most, or a little more.
    pub fn step(&mut self, weights: &mut [f32], gradient: &[f32], samples: usize, learning_rate: f32) {
        self.steps += 1;
        let exponent = self.steps.min(100_000) as f32;
        let seen = (1.0 - libm::powf(DECAY.0, exponent), 1.0 - libm::powf(DECAY.1, exponent));
        let share = 1.0 / samples as f32;
        let average_decay = AVERAGE.min(self.steps as f32 / (self.steps as f32 + 9.0));
        let rate = learning_rate * libm::sqrtf(seen.1) / seen.0;
        let form = self.form;
        let kept = self.first_moments.iter_mut().zip(&mut self.second_moments).zip(&mut self.averages);
        for ((weight, gradient), ((first, second), average)) in weights.iter_mut().zip(gradient).zip(kept) {
            let gradient = gradient * share;
            match form {
                AdamForm::Defined => {
                    *first = DECAY.0 * *first + 0.1 * gradient;
                    *second = DECAY.1 * *second + 0.001 * gradient * gradient;
                    let root = libm::sqrtf(*second / seen.1);
                    *weight -= learning_rate * (*first / seen.0) / (root + 1e-6);
                }
                AdamForm::Rearranged => {
                    *first += (1.0 - DECAY.0) * (gradient - *first);
                    *second += (1.0 - DECAY.1) * (gradient * gradient - *second);
                    *weight -= rate * *first / (second.sqrt() + 1e-8);
                }
            }
            *average += (1.0 - average_decay) * (*weight - *average);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_weight_without_a_gradient_stays() {
        for form in [AdamForm::Defined, AdamForm::Rearranged] {
            let mut weights = [1.5, 1.5];
            let mut adam = Adam::new(&weights).in_form(form);
            for _ in 0..10 {
                adam.step(&mut weights, &[0.0, 4.0], 2, 0.1);
            }
            assert!((weights[0] - 1.5).abs() < f32::EPSILON);
            assert!((weights[1] - 0.5).abs() < 0.01, "a steady gradient moves by the rate: {}", weights[1]);
        }
    }
}
