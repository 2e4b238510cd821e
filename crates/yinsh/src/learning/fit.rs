//! Fits the weights of the evaluation to games: logistic regression.
//!
//! The chance to win that the evaluation speaks of, `1 / (1 + exp(-value / 100))`, should be near to what
//! became of the position, and near to what a search thought of it. Each phase has weights of its own, held
//! together by what is common to all: a score that is rare learns from the others. Patterns have one worth for
//! all phases, beyond that of their kinds, and keep to zero unless the games say otherwise.

use learning::{Adam, AdamForm, Linear, Schedule, blend, logistic, mean_log_loss};

use super::sample::Sample;
use crate::evaluation::{Model, OF_KINDS, PATTERNS, PHASES, TERMS, kinds_of, looked_at, phase_of_board};

/// An evaluation of so much is a chance of 73 %.
pub(super) const CLEAR: f32 = 100.0;
/// How often all cases are gone through.
const EPOCHS: u64 = 8;
/// Cases between two steps.
const BATCH: usize = 2048;
/// The learning rate at the first step; at the last one it is 0.
const LEARNING_RATE: f32 = 0.006;
/// Cases that are held out or learned from together: about those of five games.
const STRETCH: usize = 512;
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

/// Whether a sample is kept to see how well others were learned from.
pub(super) const fn is_held_out(number: usize) -> bool {
    learning::is_held_out(number, STRETCH)
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
    blend(chance(sample.value as f32), f32::midpoint(f32::from(sample.result), 1.0), belief)
}

/// The chance to win that a value speaks of.
fn chance(value: f32) -> f32 {
    logistic(value / CLEAR)
}

fn mean_loss(cases: &[Case], model: &Model) -> f64 {
    mean_log_loss(cases.iter().map(|case| (chance(case.value(model)), case.target)))
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
    let mut descent = Descent::new(&cases, start);
    let schedule = Schedule { epochs: EPOCHS, batch: BATCH, seed };
    learning::fit(&mut descent, &cases, schedule, |epoch, descent| {
        tell(epoch, EPOCHS, mean_loss(&held_out, &descent.model));
        true
    });
    let model = descent.model;
    let report = Report {
        loss: mean_loss(&cases, &model),
        loss_before,
        held_out: mean_loss(&held_out, &model),
        held_out_before,
    };
    (model, report)
}

/// A model being fitted. A unit of a weight is what moves the evaluation of a typical position by `CLEAR`.
struct Descent {
    model: Model,
    start: Model,
    unit: [f32; TERMS],
    /// What is common to all phases, then what each phase adds, then the patterns; in units, as a change from
    /// the start.
    change: Vec<f32>,
    gradient: Vec<f32>,
    adam: Adam,
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
        let none = vec![0.0; SIZE];
        Descent {
            model: start.clone(),
            start: start.clone(),
            unit: squares.map(|square| CLEAR / libm::sqrtf(square / all).max(0.05)),
            adam: Adam::new(&none).in_form(AdamForm::Defined),
            change: none.clone(),
            gradient: none,
        }
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

impl Linear<Case> for Descent {
    fn chance(&self, case: &Case) -> f32 {
        chance(case.value(&self.model))
    }

    fn learn<'a>(&mut self, batch: impl ExactSizeIterator<Item = &'a Case> + Clone, done: f32) {
        self.gradient.fill(0.0);
        let scale = 1.0 / (batch.len().max(1) as f32 * CLEAR);
        for case in batch {
            let error = (self.chance(case) - case.target) * scale;
            for (term, number) in &case.terms {
                let term = usize::from(*term);
                let slope = error * f32::from(*number) * self.unit[term];
                self.gradient[term] += slope;
                self.gradient[(case.phase + 1) * TERMS + term] += slope;
            }
            for pattern in &case.patterns {
                self.gradient[OF_PATTERNS + usize::from(*pattern)] += error * PATTERN_UNIT;
            }
        }
        for (place, (slope, change)) in self.gradient.iter_mut().zip(&self.change).enumerate().skip(TERMS) {
            let cost = if place < OF_PATTERNS { APART } else { PATTERN };
            *slope += 2.0 * cost * change;
        }
        // The gradient is a mean already.
        self.adam.step(&mut self.change, &self.gradient, 1, LEARNING_RATE * (1.0 - done));
        self.put_together();
    }
}
