//! What is left of a game when its moves no longer matter, and the line of the ledger it came from.

use std::collections::BTreeMap;
use std::sync::Arc;

use game::{Forfeit, Record, Scores};
use serde::{Deserialize, Serialize};

use crate::Task;

/// A finished game in the ledger: its record, and which piece of which work it is.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// The record; its fields come first, so that the line is a record for whoever reads records.
    #[serde(flatten)]
    pub record: Record,
    /// The setting it was played in.
    pub job: String,
    /// The encounter.
    pub table: String,
    /// The number of the deal or opening.
    pub group: u64,
    /// Which of the orders of seats.
    pub place: usize,
    /// The role of each seat.
    pub roles: Vec<String>,
}

/// The result of one game.
#[derive(Clone, PartialEq, Debug)]
pub struct Outcome {
    /// What each seat scored.
    pub scores: Scores,
    /// The role of each seat: few words that many games share.
    pub roles: Vec<Arc<str>>,
    /// Who forfeited, if anybody did.
    pub forfeit: Option<Forfeit>,
    /// How many moves the game had, the opening included.
    pub moves: usize,
    /// A number for the moves: the same for the same game.
    pub line: u64,
}

impl Outcome {
    /// The share of the win that a score means at a table of two: 1, a half or 0.
    pub fn share(score: i32) -> f64 {
        match score.signum() {
            1 => 1.0,
            0 => 0.5,
            _ => 0.0,
        }
    }
}

/// Words that are kept once.
#[derive(Clone, Debug, Default)]
pub(crate) struct Words(Vec<Arc<str>>);

impl Words {
    pub(crate) fn of(&mut self, word: &str) -> Arc<str> {
        if let Some(known) = self.0.iter().find(|known| known.as_ref() == word) {
            return Arc::clone(known);
        }
        let new: Arc<str> = word.into();
        self.0.push(Arc::clone(&new));
        new
    }
}

/// All results of some work, by encounter and group.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Results(Vec<BTreeMap<u64, Vec<Option<Outcome>>>>);

impl Results {
    /// Adds a result; `size` is the number of games of its group.
    pub fn add(&mut self, task: Task, size: usize, outcome: Outcome) {
        if self.0.len() <= task.encounter {
            self.0.resize_with(task.encounter + 1, BTreeMap::new);
        }
        let group = self.0[task.encounter].entry(task.group).or_insert_with(|| vec![None; size]);
        group[task.place] = Some(outcome);
    }

    /// The groups of an encounter, in order, complete or not.
    pub fn groups(&self, encounter: usize) -> impl Iterator<Item = (u64, &[Option<Outcome>])> {
        let groups = self.0.get(encounter).into_iter().flatten();
        groups.map(|(group, outcomes)| (*group, outcomes.as_slice()))
    }

    /// The groups of an encounter that are complete, in order.
    pub fn complete(&self, encounter: usize) -> impl Iterator<Item = (u64, Vec<&Outcome>)> {
        self.groups(encounter).filter_map(|(group, outcomes)| {
            let all: Option<Vec<&Outcome>> = outcomes.iter().map(Option::as_ref).collect();
            all.map(|all| (group, all))
        })
    }

    /// All games of an encounter with the order of seats they were played in, group by group.
    pub fn games(&self, encounter: usize) -> impl Iterator<Item = (u64, usize, &Outcome)> {
        self.groups(encounter).flat_map(|(group, outcomes)| {
            let games = outcomes.iter().enumerate();
            games.filter_map(move |(place, outcome)| outcome.as_ref().map(|outcome| (group, place, outcome)))
        })
    }

    /// How many games there are.
    pub fn len(&self) -> u64 {
        (0..self.0.len()).map(|encounter| self.games(encounter).count() as u64).sum()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}
