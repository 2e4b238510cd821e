//! The gradient of a batch, summed on several threads.

use crate::{Gradient, Network, Shape, in_order};

/// Gradients for the parts of a batch. Into how many parts the work is cut is fixed, so that the number of threads changes
/// nothing.
#[derive(Clone, Debug)]
pub struct Trainer {
    parts: Vec<Gradient>,
}

impl Trainer {
    /// Room for networks of this shape, and batches cut into so many parts.
    pub fn new(shape: Shape, parts: usize) -> Trainer {
        Trainer { parts: vec![Gradient::new(shape); parts.max(1)] }
    }

    /// The gradient of a batch: `learn` adds what one sample says.
    pub fn gradient<S: Sync>(
        &mut self,
        threads: usize,
        network: &Network,
        batch: &[S],
        learn: impl Fn(&mut Gradient, &Network, &S) + Sync,
    ) -> &Gradient {
        self.parts.iter_mut().for_each(Gradient::clear);
        let share = batch.len().div_ceil(self.parts.len()).max(1);
        let mut work: Vec<(&mut Gradient, &[S])> = self.parts.iter_mut().zip(batch.chunks(share)).collect();
        let of_thread = work.len().div_ceil(threads.max(1)).max(1);
        in_order(threads, work.chunks_mut(of_thread).collect(), |work| {
            for (gradient, samples) in work {
                for sample in *samples {
                    learn(gradient, network, sample);
                }
            }
        });
        let (first, others) = self.parts.split_at_mut(1);
        for other in others {
            first[0].join(other);
        }
        &first[0]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Activation, Layout};

    #[test]
    fn it_is_the_same_on_any_number_of_threads_and_forgets_the_batch_before() {
        let shape = Shape {
            inputs: 9,
            first: 8,
            first_bias: false,
            second: 8,
            outputs: 1,
            activation: Activation::Clipped,
            layout: Layout::ByOutput,
        };
        let network = Network::new(shape, (0..shape.weights()).map(|n| (n % 7) as f32 / 40.0).collect());
        let learn = |gradient: &mut Gradient, network: &Network, input: &u16| {
            gradient.add(network, &[*input], std::iter::empty(), |units, _| [(0, network.output(0, units))]);
        };
        let of = |trainer: &mut Trainer, threads: usize, batch: &[u16]| {
            trainer.gradient(threads, &network, batch, learn).sums.clone()
        };
        let mut trainer = Trainer::new(shape, 4);
        let all = of(&mut trainer, 1, &[0, 1, 2, 3, 4, 5, 6]);
        assert_eq!(of(&mut Trainer::new(shape, 4), 3, &[0, 1, 2, 3, 4, 5, 6]), all);
        assert_eq!(of(&mut trainer, 2, &[5]), of(&mut Trainer::new(shape, 4), 1, &[5]), "a batch of one");
        assert!(of(&mut trainer, 2, &[]).iter().all(|sum| sum.abs() < f32::EPSILON));
    }
}
