//! What is left of a game when its moves no longer matter, and the line of the ledger it came from.

use std::collections::BTreeMap;
use std::sync::Arc;

use game::{Forfeit, Record, Scores, Seat};
use serde::{Deserialize, Serialize};

use crate::Task;
use crate::session::added;
use crate::setting::fingerprint;

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
    /// Which of the orders of seats; in a session the later deals follow after the orders, group by group.
    pub place: usize,
    /// The role of each seat.
    pub roles: Vec<String>,
    /// Whether another deal of the same session follows.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub more: bool,
}

impl Entry {
    /// The line of the ledger.
    pub fn to_line(&self) -> String {
        serde_json::to_string(self).expect("an entry is plain data")
    }
}

/// The result of one game: a deal, or all deals of a session together.
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
    /// In a session, the result of each deal.
    pub deals: Vec<Outcome>,
}

/// How a game came out for one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WinDrawLoss {
    /// Nobody scored more, and somebody scored less: partners win together.
    Win,
    /// All scored the same.
    Draw,
    /// Somebody scored more.
    Loss,
}

impl WinDrawLoss {
    /// What these scores mean for a seat.
    ///
    /// ```
    /// use arena::WinDrawLoss;
    /// use game::{Scores, Seat};
    /// let pairs = Scores::of([1, -1, 1, -1]);
    /// assert_eq!(WinDrawLoss::of(&pairs, Seat::new(2)), WinDrawLoss::Win);
    /// assert_eq!(WinDrawLoss::of(&pairs, Seat::new(3)), WinDrawLoss::Loss);
    /// assert_eq!(WinDrawLoss::of(&Scores::zero(4), Seat::new(0)), WinDrawLoss::Draw);
    /// ```
    pub fn of(scores: &Scores, seat: Seat) -> WinDrawLoss {
        let all = scores.as_slice();
        let best = all.iter().copied().max().unwrap_or_default();
        if scores[seat] < best {
            WinDrawLoss::Loss
        } else if all.iter().all(|score| *score == best) {
            WinDrawLoss::Draw
        } else {
            WinDrawLoss::Win
        }
    }
}

impl Outcome {
    /// What counts of the deals of a game, given with the role of each seat; `None` if one of them was not
    /// finished, or there is none.
    pub fn of<'a>(deals: impl IntoIterator<Item = (&'a Record, Vec<Arc<str>>)>) -> Option<Outcome> {
        let mut deals: Vec<Outcome> = deals
            .into_iter()
            .map(|(record, roles)| {
                let (moves, line) = (record.moves.len(), fingerprint(&record.moves.join(" ")));
                let forfeit = record.forfeit.clone();
                Some(Outcome { scores: record.scores?, roles, forfeit, moves, line, deals: Vec::new() })
            })
            .collect::<Option<_>>()?;
        if deals.len() < 2 {
            return deals.pop();
        }
        let mut whole = Outcome { roles: Vec::new(), ..deals[0].clone() };
        for deal in &deals[1..] {
            whole.scores = added(whole.scores, &deal.scores);
            whole.forfeit = whole.forfeit.or_else(|| deal.forfeit.clone());
            whole.moves += deal.moves;
            whole.line = game::random::mix(whole.line ^ deal.line);
        }
        Some(Outcome { deals, ..whole })
    }

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
