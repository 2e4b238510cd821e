//! What every choice brought in the worlds in which it was tried, and why.

use game::{Candidate, NamedFigure, Report, Seat, Worth};
use search::Meter;

use super::simulation::End;
use crate::{Contract, KINGS, Move, PublicState, SEATS, TRULA};

/// What a seat gains over the mean of the others.
pub(super) fn gain(end: &PublicState, own: Seat) -> f64 {
    let scores = end.ending().map(|ending| ending.scores);
    scores.map_or(0.0, |scores| f64::from(SEATS as i32 * scores[own] - scores.sum()) / 2.0)
}

/// What deals ended like, seen by one seat: sums over worlds, from which reasons are made.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Ends {
    weight: f64,
    gain: f64,
    score: f64,
    /// How often the own side wins, makes trula, kings, pagat and valat, and the own mond is lost; in klop how often one
    /// is full. In the order of [`NAMES`].
    counts: [f64; NAMES.len()],
    /// Which of them mean anything here.
    apply: u8,
}

/// What figures are called.
const NAMES: [&str; 7] = ["win", "trula", "kings", "pagat", "valat", "mond", "full"];
/// What is counted in games for points, in beggar, and in klop.
const FOR_POINTS: u8 = 0b011_1111;
const IN_BEGGAR: u8 = 0b000_0001;
const IN_KLOP: u8 = 0b100_0000;
/// What is told even if it never happens.
const ALWAYS: u8 = 0b100_0001;

impl Ends {
    /// A deal that ended so, in a world that counts so much.
    pub(super) fn add(&mut self, end: &End, own: Seat, weight: f64) {
        self.add_gain(end.gain(own), weight);
        self.add_reasons(&end.state, own, weight);
    }

    /// What was gained, without reasons.
    pub(super) fn add_gain(&mut self, gain: f64, weight: f64) {
        self.weight += weight;
        self.gain += weight * gain;
    }

    /// Reasons without what was gained: where that was found out more exactly.
    pub(super) fn add_reasons(&mut self, end: &PublicState, own: Seat, weight: f64) {
        let scores = end.ending().map(|ending| ending.scores);
        self.score += weight * scores.map_or(0.0, |scores| f64::from(scores[own]));
        let counted = |happened: bool| if happened { weight } else { 0.0 };
        let Some(declarer) = end.declarer() else {
            self.apply |= IN_KLOP;
            let full = end.points_of_each()[own.index()] >= end.rules().klop_full;
            self.counts[6] += counted(full);
            return;
        };
        let declares = declarer == own;
        self.counts[0] += counted(end.is_won() == declares);
        if end.contract() == Some(Contract::Beggar) {
            self.apply |= IN_BEGGAR;
            return;
        }
        self.apply |= FOR_POINTS;
        let has = |set| if declares { end.declarer_has(set) } else { end.defenders_have(set) };
        let pagat = end.last_pagat();
        let made =
            pagat.is_some_and(|pagat| pagat.owner == pagat.taker && (pagat.owner == declarer) == declares);
        let tricks = end.tricks(declarer);
        let valat = if declares { tricks == end.tricks_played() } else { tricks == 0 };
        for (count, happened) in self.counts[1..].iter_mut().zip([
            has(TRULA),
            has(KINGS),
            made,
            valat,
            end.mond_loser() == Some(own),
        ]) {
            *count += counted(happened);
        }
    }

    /// Another mean gain: found out over all worlds at once.
    pub(super) fn put_mean(&mut self, gain: f64) {
        self.gain = gain * self.weight;
    }

    /// The mean gain; `None` when it was never tried.
    pub(super) fn mean(&self) -> Option<f64> {
        (self.weight > 0.0).then(|| self.gain / self.weight)
    }

    /// What is told of it: chances first, then the own score.
    pub(super) fn figures(&self) -> Vec<NamedFigure> {
        if self.weight <= 0.0 || self.apply == 0 {
            return Vec::new();
        }
        let share = |count: f64| (count / self.weight).clamp(0.0, 1.0);
        let told = |place: &usize| {
            let bit = 1 << place;
            self.apply & bit != 0 && (ALWAYS & bit != 0 || share(self.counts[*place]) >= 0.005)
        };
        let chances = (0..NAMES.len())
            .filter(told)
            .map(|place| NamedFigure::chance(NAMES[place], share(self.counts[place])));
        chances.chain([NamedFigure::points("score", self.score / self.weight)]).collect()
    }
}

/// Choices, what each brought, and what it is said to be worth.
pub(super) struct Tally {
    pub(super) choices: Vec<Move>,
    pub(super) ends: Vec<Ends>,
    /// Added to the mean of each choice: what is known beside worlds.
    pub(super) beside: Vec<f64>,
    pub(super) worlds: u64,
    pub(super) depth: u32,
    /// What each choice brought in each world, where somebody wants to see that.
    pub(super) said: Option<Vec<Vec<Worth>>>,
}

impl Tally {
    pub(super) fn new(choices: Vec<Move>) -> Tally {
        let ends = vec![Ends::default(); choices.len()];
        let beside = vec![0.0; choices.len()];
        Tally { choices, ends, beside, worlds: 0, depth: 0, said: None }
    }

    /// Nothing was tried: the first choice stands, or whichever is told here.
    pub(super) fn untried(&self) -> bool {
        self.ends.iter().all(|ends| ends.mean().is_none())
    }

    /// Makes a choice the best where nothing is known.
    pub(super) fn prefer(&mut self, choice: impl Fn(&Move) -> bool) {
        for (mv, ends) in self.choices.iter().zip(&mut self.ends) {
            ends.add_gain(f64::from(u8::from(choice(mv))), 1.0);
        }
    }

    /// The best first. What was not tried comes last, with the worst that was found.
    pub(super) fn report(&self, meter: &Meter<'_>) -> Report<Move> {
        let mean = |place: usize| self.ends[place].mean().map(|mean| mean + self.beside[place]);
        let worst = (0..self.choices.len()).filter_map(mean).fold(f64::INFINITY, f64::min);
        let worst = if worst.is_finite() { worst } else { 0.0 };
        let mut candidates: Vec<(bool, Candidate<Move>)> = (0..self.choices.len())
            .map(|place| {
                let tried = mean(place);
                let worth = Worth::Points(tried.unwrap_or(worst));
                let visits = if tried.is_some() { self.worlds } else { 0 };
                let figures = self.ends[place].figures();
                (tried.is_some(), Candidate { visits, figures, ..Candidate::new(self.choices[place], worth) })
            })
            .collect();
        candidates.sort_by(|one, other| {
            other.0.cmp(&one.0).then(other.1.worth.rank().total_cmp(&one.1.worth.rank()))
        });
        Report {
            candidates: candidates.into_iter().map(|(_, candidate)| candidate).collect(),
            depth: self.depth,
            nodes: meter.nodes(),
            iterations: self.worlds,
            worlds: self.worlds,
            evaluations: 0,
        }
    }
}
