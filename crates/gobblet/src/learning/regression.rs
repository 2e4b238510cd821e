//! Fitting the weights of all patterns to how games ended.
//!
//! The chance to win is taken to be the logistic function of the evaluation. Weights that are seen often take
//! smaller and smaller steps, rare ones keep taking large ones; each epoch goes through all samples in an order
//! of its own. Everything follows from the samples and the seed.

use game::random::{fast, shuffle};
use search::value;

use crate::patterns::{LINE_PATTERNS, MOVE, STOCK, Sight, WEIGHTS, by_hand, pattern, states};

use super::selfplay::Played;

/// An evaluation of so much is a chance of 73 % to win.
const SCALE: f32 = 100.0;
/// How large the steps are, in units of the evaluation.
const STEP: f32 = 6.0;
/// What is taken off every weight that a sample touches, for each unit: rare patterns stay near where they began.
const PULL: f32 = 2e-6;
/// How much of the target is the result of the game; the rest is what the search thought.
const RESULT_SHARE: f32 = 0.5;
/// Every so many games are left out of learning, to see how well it does on them.
const HELD_BACK: usize = 10;

/// What is learned from one position.
struct Sample {
    /// The weights that add up to its evaluation.
    adds: [u16; 12],
    /// The stock of the other side, which is taken off.
    less: u16,
    /// The chance to win that the evaluation should show.
    target: f32,
}

impl Sample {
    fn of(sight: &Sight, target: f32) -> Sample {
        let mut adds = [0; 12];
        for (place, (kind, gathered)) in adds.iter_mut().zip(sight.lines) {
            *place = states(gathered).map_or(0, |states| kind * LINE_PATTERNS + pattern(states)) as u16;
        }
        adds[10] = (STOCK + sight.stocks[0]) as u16;
        adds[11] = MOVE as u16;
        Sample { adds, less: (STOCK + sight.stocks[1]) as u16, target }
    }

    fn evaluation(&self, weights: &[f32]) -> f32 {
        self.adds.iter().map(|place| weights[usize::from(*place)]).sum::<f32>()
            - weights[usize::from(self.less)]
    }

    /// How far the evaluation is from the target, as a chance.
    fn error(&self, weights: &[f32]) -> f32 {
        chance(self.evaluation(weights)) - self.target
    }
}

fn chance(evaluation: f32) -> f32 {
    1.0 / (1.0 + libm::expf(-evaluation / SCALE))
}

/// The samples of a game: positions in which nothing is about to be decided.
fn samples(game: &Played) -> impl Iterator<Item = Sample> + '_ {
    let quiet = |board: &crate::Board<4>| board.winning_move().is_none() && !board.is_pressed();
    game.thoughts.iter().filter(move |(board, _)| quiet(board)).map(|(board, thought)| {
        let sign = if board.mover().index() == 0 { game.result } else { -game.result };
        let result = f32::midpoint(sign as f32, 1.0);
        let thought = match value::distance(*thought) {
            Some(_) if *thought > 0 => 1.0,
            Some(_) => 0.0,
            None => chance(*thought as f32),
        };
        Sample::of(&Sight::of(board), RESULT_SHARE * result + (1.0 - RESULT_SHARE) * thought)
    })
}

/// What came out of a regression.
pub(crate) struct Fitted {
    pub(crate) weights: Vec<i16>,
    pub(crate) samples: usize,
    /// The mean square error on the games that were held back: by hand, and learned.
    pub(crate) errors: (f32, f32),
}

/// Fits all weights to games.
pub(crate) fn fit(
    games: &[Played],
    epochs: u32,
    seed: u64,
    mut tell: impl FnMut(u32, f32) -> bool,
) -> Fitted {
    let (mut learn, mut held) = (Vec::new(), Vec::new());
    for (number, game) in games.iter().enumerate() {
        let to = if number % HELD_BACK == 0 { &mut held } else { &mut learn };
        to.extend(samples(game));
    }
    let begin: Vec<f32> = by_hand().into_iter().map(f32::from).collect();
    let by_hand = mean_square(&held, &begin);
    let mut weights = begin.clone();
    let mut squares = vec![1e-2_f32; WEIGHTS];
    let mut rng = fast(seed);
    for epoch in 0..epochs {
        shuffle(&mut rng, &mut learn);
        for sample in &learn {
            let error = sample.error(&weights);
            let mut step = |place: u16, gradient: f32| {
                let place = usize::from(place);
                squares[place] += gradient * gradient;
                let pull = PULL * (weights[place] - begin[place]);
                weights[place] -= STEP * (gradient / squares[place].sqrt() + pull);
            };
            for place in sample.adds {
                step(place, error);
            }
            step(sample.less, -error);
        }
        if !tell(epoch + 1, mean_square(&held, &weights)) {
            break;
        }
    }
    let errors = (by_hand, mean_square(&held, &weights));
    let rounded = |weight: &f32| libm::roundf(weight.clamp(-30_000.0, 30_000.0)) as i16;
    let mut fitted: Vec<i16> = weights.iter().map(rounded).collect();
    mirror(&mut fitted);
    Fitted { weights: fitted, samples: learn.len() + held.len(), errors }
}

/// Gives mirror images the weight of their pattern, so that the file shows it too.
fn mirror(weights: &mut [i16]) {
    for place in 0..STOCK {
        let (kind, number) = (place / LINE_PATTERNS, place % LINE_PATTERNS);
        weights[place] = weights[kind * LINE_PATTERNS + pattern(crate::patterns::states_of(number))];
    }
}

fn mean_square(samples: &[Sample], weights: &[f32]) -> f32 {
    let sum: f64 = samples.iter().map(|sample| f64::from(sample.error(weights)).powi(2)).sum();
    (sum / samples.len().max(1) as f64) as f32
}
