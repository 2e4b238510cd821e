//! Fits the weights of the evaluation to games: logistic regression.
//!
//! The chance to win that the evaluation speaks of, `1 / (1 + exp(-value / 100))`, should be near to what
//! became of the position, and near to what a search thought of it. Each phase has weights of its own, held
//! together by what is common to all: a score that is rare learns from the others. Patterns have one worth for
//! all phases, beyond that of their kinds, and keep to zero unless the games say otherwise.

use game::random::{fast, shuffle};

use super::sample::Sample;
use crate::evaluation::{Model, OF_KINDS, PATTERNS, PHASES, TERMS, kinds_of, looked_at, phase_of_board};

/// An evaluation of so much is a chance of 73 %.
pub(super) const CLEAR: f32 = 100.0;
/// How often all cases are gone through.
const ROUNDS: u64 = 8;
/// Cases between two steps.
const BATCH: usize = 2048;
const RATE: f32 = 0.006;
/// What it costs, for each squared unit, to differ from what is common to all phases.
const APART: f32 = 3e-4;
/// What it costs a pattern, for each squared unit, to differ from its kinds.
const PATTERN: f32 = 1e-3;
/// The kinds of windows for each side.
const KINDS: usize = (TERMS - OF_KINDS) / 2;

/// How well the weights fit, before and after: mean logarithmic losses.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Report {
    pub(super) loss: f64,
    pub(super) loss_before: f64,
    pub(super) held_out: f64,
    pub(super) held_out_before: f64,
}

/// Whether a sample is kept to see how well others were learned from: every tenth stretch, so that most games are on
/// one side only.
pub(super) const fn is_held_out(number: usize) -> bool {
    (number / 512) % 10 == 9
}

/// A sample as the fit sees it.
struct Case {
    phase: usize,
    /// Which terms are not zero, and what they are, foreign ones negative.
    terms: Vec<(u8, i16)>,
    /// The windows that are not empty.
    patterns: Vec<u16>,
    target: f32,
}

impl Case {
    fn new(sample: &Sample, belief: f32) -> Case {
        let (mut terms, patterns) = looked_at(&sample.board);
        for pattern in &patterns {
            let kinds = kinds_of(usize::from(*pattern));
            for (side, sign) in [(0, 1), (1, -1)] {
                if let Some(kind) = kinds[side] {
                    terms[OF_KINDS + side * KINDS + kind] += sign;
                }
            }
        }
        let used = terms.iter().enumerate().filter(|(_, number)| **number != 0);
        Case {
            phase: phase_of_board(&sample.board),
            terms: used.map(|(term, number)| (term as u8, *number as i16)).collect(),
            patterns,
            target: target(sample, belief),
        }
    }

    fn value(&self, model: &Model) -> f32 {
        let row = &model.terms[self.phase];
        let of_terms = self.terms.iter().map(|(term, number)| row[usize::from(*term)] * f32::from(*number));
        let of_patterns = self.patterns.iter().map(|pattern| model.patterns[usize::from(*pattern)]);
        of_terms.sum::<f32>() + of_patterns.sum::<f32>()
    }
}

/// The chance to win that an evaluation should speak of: by how the game ended, and by what a search thought, which
/// counts as much as it is believed.
pub(super) fn target(sample: &Sample, belief: f32) -> f32 {
    let result = f32::midpoint(f32::from(sample.result), 1.0);
    belief * chance(sample.value as f32) + (1.0 - belief) * result
}

/// The chance to win that a value speaks of.
fn chance(value: f32) -> f32 {
    logistic(value / CLEAR)
}

/// The chance to win with so many clear advantages.
pub(super) fn logistic(advantages: f32) -> f32 {
    1.0 / (1.0 + libm::expf(-advantages))
}

/// How far a chance to win is from what came of it.
pub(super) fn loss(chance: f32, target: f32) -> f64 {
    let chance = f64::from(chance).clamp(1e-6, 1.0 - 1e-6);
    let target = f64::from(target);
    -(target * libm::log(chance) + (1.0 - target) * libm::log(1.0 - chance))
}

fn mean_loss(cases: &[Case], model: &Model) -> f64 {
    let all: f64 = cases.iter().map(|case| loss(chance(case.value(model)), case.target)).sum();
    all / cases.len().max(1) as f64
}

/// A model that fits the samples, begun from another. Every tenth stretch of samples is held out.
pub(super) fn fit(
    samples: &[Sample],
    start: &Model,
    belief: f64,
    seed: u64,
    mut tell: impl FnMut(u64, u64, f64),
) -> (Model, Report) {
    let (mut cases, mut held_out) = (Vec::new(), Vec::new());
    for (number, sample) in samples.iter().enumerate() {
        let list = if is_held_out(number) { &mut held_out } else { &mut cases };
        list.push(Case::new(sample, belief as f32));
    }
    let (loss_before, held_out_before) = (mean_loss(&cases, start), mean_loss(&held_out, start));
    let mut rng = fast(seed);
    let mut order: Vec<usize> = (0..cases.len()).collect();
    let mut descent = Descent::new(&cases, start);
    let steps = ROUNDS * cases.len().div_ceil(BATCH) as u64;
    for round in 0..ROUNDS {
        shuffle(&mut rng, &mut order);
        for batch in order.chunks(BATCH) {
            descent.step(&cases, batch, steps);
        }
        tell(round + 1, ROUNDS, mean_loss(&held_out, &descent.model));
    }
    let model = descent.model;
    let report = Report {
        loss: mean_loss(&cases, &model),
        loss_before,
        held_out: mean_loss(&held_out, &model),
        held_out_before,
    };
    (model, report)
}

/// Steepest descent with a step of its own for every weight (Adam). A unit of a weight is what moves the
/// evaluation of a typical position by `CLEAR`.
struct Descent {
    model: Model,
    start: Model,
    unit: [f32; TERMS],
    /// What is common to all phases, then what each phase adds, then the patterns; in units, as a change from
    /// the start.
    change: Vec<f32>,
    mean: Vec<f32>,
    square: Vec<f32>,
    slope: Vec<f32>,
    steps: u64,
}

/// Where the patterns begin.
const OF_PATTERNS: usize = TERMS * (PHASES + 1);
const SIZE: usize = OF_PATTERNS + PATTERNS;
/// The unit of a pattern.
const PATTERN_UNIT: f32 = CLEAR;

impl Descent {
    fn new(cases: &[Case], start: &Model) -> Descent {
        let mut squares = [1.0_f32; TERMS];
        for (term, number) in cases.iter().flat_map(|case| &case.terms) {
            squares[usize::from(*term)] += f32::from(*number) * f32::from(*number);
        }
        let all = cases.len().max(1) as f32;
        Descent {
            model: start.clone(),
            start: start.clone(),
            unit: squares.map(|square| CLEAR / libm::sqrtf(square / all).max(0.05)),
            change: vec![0.0; SIZE],
            mean: vec![0.0; SIZE],
            square: vec![0.0; SIZE],
            slope: vec![0.0; SIZE],
            steps: 0,
        }
    }

    fn step(&mut self, cases: &[Case], batch: &[usize], steps: u64) {
        self.slope.fill(0.0);
        let scale = 1.0 / (batch.len().max(1) as f32 * CLEAR);
        for case in batch.iter().map(|number| &cases[*number]) {
            let error = (chance(case.value(&self.model)) - case.target) * scale;
            for (term, number) in &case.terms {
                let term = usize::from(*term);
                let slope = error * f32::from(*number) * self.unit[term];
                self.slope[term] += slope;
                self.slope[(case.phase + 1) * TERMS + term] += slope;
            }
            for pattern in &case.patterns {
                self.slope[OF_PATTERNS + usize::from(*pattern)] += error * PATTERN_UNIT;
            }
        }
        let rate = RATE * (1.0 - self.steps as f32 / steps as f32);
        self.steps += 1;
        let age = self.steps as f32;
        let (fade_mean, fade_square) = (1.0 - libm::powf(0.9, age), 1.0 - libm::powf(0.999, age));
        for place in 0..SIZE {
            let cost = match place {
                0..TERMS => 0.0,
                TERMS..OF_PATTERNS => APART,
                _ => PATTERN,
            };
            let slope = self.slope[place] + 2.0 * cost * self.change[place];
            if slope == 0.0 && self.mean[place] == 0.0 {
                continue;
            }
            self.mean[place] = 0.9 * self.mean[place] + 0.1 * slope;
            self.square[place] = 0.999 * self.square[place] + 0.001 * slope * slope;
            let (mean, square) = (self.mean[place] / fade_mean, self.square[place] / fade_square);
            self.change[place] -= rate * mean / (libm::sqrtf(square) + 1e-6);
        }
        self.put_together();
    }

    /// The model after all changes so far.
    fn put_together(&mut self) {
        for (phase, row) in self.model.terms.iter_mut().enumerate() {
            for (term, weight) in row.iter_mut().enumerate() {
                let change = self.change[term] + self.change[(phase + 1) * TERMS + term];
                *weight = self.start.terms[phase][term] + change * self.unit[term];
            }
        }
        for pattern in 0..PATTERNS {
            self.model.patterns[pattern] =
                self.start.patterns[pattern] + self.change[OF_PATTERNS + pattern] * PATTERN_UNIT;
        }
    }
}
