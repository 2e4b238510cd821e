//! Positions of self-play as the network sees them, packed: millions of them have to fit.

use super::super::fit::{CLEAR, target};
use super::super::sample::Sample;
use crate::evaluation::{Weights, evaluate, phase_of_board, rows_of};

/// Positions one after the other.
#[derive(Debug, Default)]
pub(super) struct Cases {
    rows: Vec<u16>,
    /// Where the rows of each case begin, and where those of the last end.
    starts: Vec<usize>,
    facts: Vec<Facts>,
}

/// What is known of a case beside its rows.
#[derive(Clone, Copy, Debug)]
struct Facts {
    phase: u8,
    weighed: f32,
    target: f32,
}

/// A position that the network learns from.
#[derive(Clone, Copy, Debug)]
pub(super) struct Case<'a> {
    /// The rows that are added up.
    pub(super) rows: &'a [u16],
    /// The phase of the game.
    pub(super) phase: usize,
    /// What the weights say, in clear advantages.
    pub(super) weighed: f32,
    /// The chance to win that the network together with the weights should speak of.
    pub(super) target: f32,
}

impl Cases {
    /// Adds a position. `belief` is how much the search counts beside the result.
    pub(super) fn push(&mut self, sample: &Sample, weights: &Weights, belief: f32) {
        let weighed = evaluate(weights, &sample.board) as f32 / CLEAR;
        let target = target(sample, belief);
        self.add(&rows_of(&sample.board), phase_of_board(&sample.board), weighed, target);
    }

    /// Adds a case.
    pub(super) fn add(&mut self, rows: &[u16], phase: usize, weighed: f32, target: f32) {
        if self.starts.is_empty() {
            self.starts.push(0);
        }
        self.rows.extend(rows);
        self.starts.push(self.rows.len());
        self.facts.push(Facts { phase: phase as u8, weighed, target });
    }

    /// How many there are.
    pub(super) fn len(&self) -> usize {
        self.facts.len()
    }

    /// One of them.
    pub(super) fn get(&self, number: usize) -> Case<'_> {
        let Facts { phase, weighed, target } = self.facts[number];
        let rows = &self.rows[self.starts[number]..self.starts[number + 1]];
        Case { rows, phase: phase.into(), weighed, target }
    }
}
