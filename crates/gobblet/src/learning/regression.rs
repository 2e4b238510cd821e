//! Fitting the weights of all patterns to how games ended.
//!
//! The chance to win is taken to be the logistic function of the evaluation. Everything follows from the samples and
//! the seed.

use learning::{AdaGrad, Linear, Schedule, blend, logistic, mean_square_error};
use search::value;

use crate::patterns::{LINE_PATTERNS, MOVE, STOCK, Sight, by_hand, pattern, states};

use super::selfplay::Played;

/// An evaluation of so much is a chance of 73 % to win.
const SCALE: f32 = 100.0;
/// The learning rate, in units of the evaluation.
const LEARNING_RATE: f32 = 6.0;
/// What is taken off every weight that a sample touches, for each unit: rare patterns stay near where they began.
const DECAY: f32 = 2e-6;
/// How much of the target is what the search thought; the rest is the result of the game.
const BELIEF: f32 = 0.5;
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
}

fn chance(evaluation: f32) -> f32 {
    logistic(evaluation / SCALE)
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
        Sample::of(&Sight::of(board), blend(thought, result, BELIEF))
    })
}

/// Weights of all patterns, being fitted.
struct Weights {
    weights: Vec<f32>,
    optimiser: AdaGrad,
}

impl Linear<Sample> for Weights {
    fn chance(&self, sample: &Sample) -> f32 {
        chance(sample.evaluation(&self.weights))
    }

    fn learn<'a>(&mut self, batch: impl ExactSizeIterator<Item = &'a Sample> + Clone, _: f32) {
        for sample in batch {
            let error = self.chance(sample) - sample.target;
            for place in sample.adds {
                self.optimiser.step(&mut self.weights, place.into(), error);
            }
            self.optimiser.step(&mut self.weights, sample.less.into(), -error);
        }
    }
}

impl Weights {
    fn mean_square_error(&self, samples: &[Sample]) -> f32 {
        mean_square_error(samples.iter().map(|sample| (self.chance(sample), sample.target)))
    }
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
    epochs: u64,
    seed: u64,
    mut tell: impl FnMut(u64, f32) -> bool,
) -> Fitted {
    let (mut learn, mut held) = (Vec::new(), Vec::new());
    for (number, game) in games.iter().enumerate() {
        let to = if number % HELD_BACK == 0 { &mut held } else { &mut learn };
        to.extend(samples(game));
    }
    let begin: Vec<f32> = by_hand().into_iter().map(f32::from).collect();
    let optimiser = AdaGrad::new(&begin, LEARNING_RATE, DECAY);
    let mut weights = Weights { weights: begin, optimiser };
    let by_hand = weights.mean_square_error(&held);
    let schedule = Schedule { epochs, batch: 1, seed };
    learning::fit(&mut weights, &learn, schedule, |epoch, weights| {
        tell(epoch, weights.mean_square_error(&held))
    });
    let errors = (by_hand, weights.mean_square_error(&held));
    let rounded = |weight: &f32| libm::roundf(weight.clamp(-30_000.0, 30_000.0)) as i16;
    let mut fitted: Vec<i16> = weights.weights.iter().map(rounded).collect();
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
