//! What requests are answered with.

use std::collections::BTreeMap;

use game::{Scores, Seat};
use serde::Serialize;
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

use tables::answers::{FilmFrame, GameRecord};

use super::{Acquaintance, DayDone, StandingsTold, StudyReport, TournamentLine};
use crate::Code;
use crate::table::Millis;
use crate::wire::{TableCard, TreeMove};

/// Something went wrong.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema, TS)]
pub struct Failure {
    /// The code and its message.
    pub error: FailureBody,
}

/// What went wrong.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema, TS)]
pub struct FailureBody {
    /// A stable word, for programs and translations.
    pub code: Code,
    /// The same for whoever writes a program.
    pub message: String,
}

impl Failure {
    /// What went wrong.
    pub fn new(code: Code, message: impl Into<String>) -> Failure {
        Failure { error: FailureBody { code, message: message.into() } }
    }
}

/// It was done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema, TS)]
pub struct Done {
    /// Always true.
    pub done: bool,
}

/// What a person is told of themselves.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema, TS)]
pub struct Me {
    /// The person's id.
    pub id: String,
    /// The name everybody sees.
    pub name: String,
    /// Whether there is no account.
    pub guest: bool,
    /// Since when, in milliseconds since 1970.
    pub created: Millis,
    /// By game.
    pub ratings: BTreeMap<String, Rating>,
    /// Whether this is an operator, who sees the queue of long work.
    pub jobs: bool,
}

/// A rating (Glicko-2).
#[derive(Clone, Copy, PartialEq, Debug, Serialize, ToSchema, TS)]
pub struct Rating {
    /// The rating.
    pub rating: f64,
    /// How sure it is.
    pub deviation: f64,
    /// Of how many games.
    pub games: i64,
}

impl Rating {
    /// The ratings of somebody as the store has them: game, rating, deviation, games.
    pub(crate) fn by_game(rows: Vec<(String, f64, f64, i64)>) -> BTreeMap<String, Rating> {
        let rating = |(game, rating, deviation, games): (String, f64, f64, i64)| {
            (game, Rating { rating: rating.round(), deviation: deviation.round(), games })
        };
        rows.into_iter().map(rating).collect()
    }
}

/// Everything the house knows of a person.
#[derive(Debug, Serialize, ToSchema, TS)]
pub struct Export {
    /// The person.
    pub me: Me,
    /// What they did with the deals and puzzles of the days.
    pub daily: Vec<DayDone>,
    /// Their friends, and those whom they do not want to hear or meet.
    pub ties: Vec<Acquaintance>,
    /// The tournaments that they ran or joined, the last of them.
    pub tournaments: Vec<TournamentLine>,
    /// Their records.
    pub records: Vec<GameRecord>,
    /// Their tables.
    pub tables: Vec<TableCard>,
}

/// Tables, newest first.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema, TS)]
pub struct TableList {
    /// A page of them.
    pub tables: Vec<TableCard>,
    /// The `before` of the following page.
    pub next: Option<String>,
}

/// A table that was made.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema, TS)]
pub struct Made {
    /// The table.
    pub table: TableCard,
    /// The secret links of its link seats, by seat.
    pub links: BTreeMap<String, String>,
    /// Where it can be watched; with the key of a private table.
    pub share: String,
}

/// A new link for a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema, TS)]
pub struct NewLink {
    /// The link; its secret is in the fragment.
    pub link: String,
}

/// Records, newest first.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema, TS)]
pub struct RecordList {
    /// A page of them.
    pub records: Vec<RecordCard>,
    /// The `before` of the following page.
    pub next: Option<String>,
}

/// A record in a list.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema, TS)]
pub struct RecordCard {
    /// Its name.
    pub id: String,
    /// The game.
    pub game: String,
    /// The table it was played at.
    pub table: Option<String>,
    /// When it ended or was brought, in milliseconds since 1970.
    pub finished: Millis,
    /// Who sat where.
    pub seats: Vec<String>,
    /// What players were called at the table, seat by seat and empty where a seat has no name of its own; left out where
    /// none has.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    #[ts(as = "Option<Vec<String>>", optional)]
    pub names: Vec<String>,
    /// What they scored.
    #[schema(value_type = Option<Vec<i32>>)]
    #[ts(type = "number[] | null")]
    pub scores: Option<Scores>,
    /// Why it ended.
    pub reason: String,
    /// Whether somebody brought it along: it is not a game of the house, and its names are whatever they wrote.
    pub uploaded: bool,
    /// Whether it was played at a private table.
    pub private: bool,
    /// Where it can be looked at; with the key of a private one.
    pub link: String,
}

/// A record that is kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema, TS)]
pub struct Kept {
    /// Its name.
    pub id: String,
    /// Where it can be looked at.
    pub link: String,
}

/// A record, step by step.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema, TS)]
pub struct Film {
    /// The record.
    pub record: GameRecord,
    /// Whether somebody brought it along.
    pub uploaded: bool,
    /// The number of the first step of this page; 0 is the start.
    pub from: usize,
    /// The start, then one for each decision.
    pub frames: Vec<FilmFrame>,
    /// The `from` of the following page; null where there is none.
    pub next: Option<usize>,
}

/// Work that was queued.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema, TS)]
pub struct Queued {
    /// Its name.
    pub id: String,
}

/// How far a piece of work is.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema, TS)]
pub struct News {
    /// In one word.
    pub state: StudyState,
    /// The number of this news: ask for a later one with `?after=`.
    pub step: u64,
    /// How many wait before it.
    pub place: Option<usize>,
    /// What is known so far.
    #[serde(flatten)]
    pub found: Found,
}

/// How far a study is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema, TS)]
#[serde(rename_all = "lowercase")]
pub enum StudyState {
    /// It waits.
    Queued,
    /// It is being thought about.
    Running,
    /// It is finished, or was stopped.
    Done,
    /// It could not be done.
    Failed,
}

/// What a piece of work has found out; which fields there are depends on what was asked.
#[derive(Clone, PartialEq, Debug, Default, Serialize, ToSchema, TS)]
#[ts(optional_fields)]
pub struct Found {
    /// An analysis: the seat to move.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<usize>)]
    #[ts(as = "Option<usize>")]
    pub seat: Option<Seat>,
    /// An analysis: what is thought; a review: what each decision cost.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub report: Option<StudyReport>,
    /// An analysis: the tree of the search, where it was asked for and the player grows one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tree: Option<TreeMove>,
    /// An analysis: what an interface may point out.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(type = "unknown")]
    pub insight: Option<Value>,
    /// A review: how many decisions there are.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub of: Option<usize>,
    /// A match: how many games are played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub done: Option<usize>,
    /// A match: how many there will be.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub games: Option<u64>,
    /// A match: the table of results.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub standings: Option<StandingsTold>,
    /// Why it failed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub code: Option<Code>,
    /// The same for whoever writes a program.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

impl Found {
    /// Nothing: it failed.
    pub fn failed(message: impl Into<String>) -> Found {
        Found { code: Some(Code::Failed), message: Some(message.into()), ..Found::default() }
    }
}
