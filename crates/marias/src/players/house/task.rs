//! What one decision is about, and what has been found out about each candidate.

use game::{Candidate, NamedFigure, Report, Seat, Worth};

use crate::MariasView;
use crate::moves::Move;

/// What has been found out about the worth of a candidate.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Tally {
    sum: f64,
    squares: f64,
    /// How much the worlds are believed in all.
    weight: f64,
    pub(super) tried: u64,
}

impl Tally {
    pub(super) fn add(&mut self, value: f64) {
        self.add_believed(value, 1.0);
    }

    /// Adds what a world says that is believed so much.
    pub(super) fn add_believed(&mut self, value: f64, weight: f64) {
        self.sum += weight * value;
        self.squares += weight * value * value;
        self.weight += weight;
        self.tried += 1;
    }

    /// What nothing was tried for.
    pub(super) fn guessed(mean: f64) -> Tally {
        Tally { sum: mean, squares: mean * mean, weight: 1.0, tried: 0 }
    }

    pub(super) fn mean(&self) -> f64 {
        if self.weight > 0.0 { self.sum / self.weight } else { 0.0 }
    }

    /// How far the worlds lie apart: the standard deviation.
    pub(super) fn spread(&self) -> f64 {
        let square = if self.weight > 0.0 { self.squares / self.weight } else { 0.0 };
        (square - self.mean().powi(2)).max(0.0).sqrt()
    }

    /// The same with another mean.
    pub(super) fn moved_to(self, mean: f64) -> Tally {
        let squares = self.weight * (self.spread().powi(2) + mean * mean);
        Tally { sum: self.weight * mean, squares, ..self }
    }
}

/// How often each goal was reached, seen from the own side: hra, the seven, a hundred; or betl or durch, as it was won.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Goals {
    reached: [f64; 3],
    weight: f64,
    won: f64,
    games: f64,
}

impl Goals {
    pub(super) fn add(&mut self, reached: [bool; 3], weight: f64) {
        self.weight += weight;
        self.reached.iter_mut().zip(reached).for_each(|(sum, yes)| *sum += if yes { weight } else { 0.0 });
    }

    /// Notes a game of betl or durch, and whether the own side wins it.
    pub(super) fn add_game(&mut self, won: bool) {
        self.won += f64::from(u8::from(won));
        self.games += 1.0;
    }

    /// The chances, by the names of the goals; of the seven and the hundred where there is any.
    fn figures(&self) -> Vec<NamedFigure> {
        let goals = ["hra", "sedma", "stovka"].iter().enumerate();
        let told =
            goals.filter(|(place, _)| self.weight > 0.0 && (*place == 0 || self.reached[*place] > 0.0));
        let told = told.map(|(place, name)| NamedFigure::chance(name, self.reached[place] / self.weight));
        let game = (self.games > 0.0).then(|| NamedFigure::chance("win", self.won / self.games));
        told.chain(game).collect()
    }
}

/// One decision.
pub(super) struct Task<'a> {
    pub(super) view: &'a MariasView,
    pub(super) seat: Seat,
    pub(super) moves: Vec<Move>,
    pub(super) tallies: Vec<Tally>,
    pub(super) goals: Vec<Goals>,
    /// How many worlds have been looked at, and how many may be.
    pub(super) worlds: u64,
    pub(super) most: u64,
}

impl<'a> Task<'a> {
    pub(super) fn new(view: &'a MariasView, seat: Seat, moves: Vec<Move>, most: u64) -> Task<'a> {
        let tallies = vec![Tally::default(); moves.len()];
        let goals = vec![Goals::default(); moves.len()];
        Task { view, seat, moves, tallies, goals, worlds: 0, most }
    }

    /// What a value of declarer is to the seat that decides.
    pub(super) fn sign(&self) -> f64 {
        if self.seat == self.view.public().declarer() { 2.0 } else { -1.0 }
    }

    /// The candidates, the best first; what `usual` names is first among equals, and where nothing could be found out.
    pub(super) fn report(self, usual: Move, nodes: u64) -> Report<Move> {
        let Task { moves, tallies, goals, worlds, .. } = self;
        let mut order: Vec<usize> = (0..moves.len()).collect();
        order.sort_by(|one, other| {
            let key = |at: usize| (tallies[at].tried > 0, tallies[at].mean(), u8::from(moves[at] == usual));
            key(*other).partial_cmp(&key(*one)).unwrap_or(std::cmp::Ordering::Equal)
        });
        let least = moves.iter().position(|mv| matches!(mv, Move::Say(_))).map(|at| tallies[at].mean());
        let figures = |at: usize| {
            let mut figures = goals[at].figures();
            // What more is said costs, or brings: the least is listed first.
            if let Some(least) = least.filter(|_| at > 0 && tallies[at].tried > 0) {
                figures.push(NamedFigure::points("more", tallies[at].mean() - least));
            }
            if tallies[at].tried > 1 {
                figures.push(NamedFigure::points("spread", tallies[at].spread()));
            }
            figures
        };
        let candidate = |at: &usize| Candidate {
            visits: tallies[*at].tried,
            figures: figures(*at),
            ..Candidate::new(moves[*at], Worth::Points(tallies[*at].mean()))
        };
        Report { candidates: order.iter().map(candidate).collect(), nodes, worlds, ..Report::default() }
    }
}
