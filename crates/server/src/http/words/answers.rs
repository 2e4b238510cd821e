//! What requests are answered with.

use std::collections::BTreeMap;

use serde_json::Value;
use utoipa::ToSchema;

use super::{Event, TableCard};

/// Something went wrong.
#[derive(Debug, ToSchema)]
pub struct Failure {
    /// What.
    pub error: FailureBody,
}

/// What went wrong.
#[derive(Debug, ToSchema)]
pub struct FailureBody {
    /// A stable word for programs.
    pub code: String,
    /// For people.
    pub message: String,
}

/// It was done.
#[derive(Debug, ToSchema)]
pub struct Done {
    /// Always true.
    pub done: bool,
}

/// What a person is told of themselves.
#[derive(Debug, ToSchema)]
pub struct Me {
    /// The person's id.
    pub id: String,
    /// The name everybody sees.
    pub name: String,
    /// Whether there is no account.
    pub guest: bool,
    /// Since when, in milliseconds since 1970.
    pub created: i64,
    /// By game.
    pub ratings: BTreeMap<String, Rating>,
}

/// A rating (Glicko-2).
#[derive(Debug, ToSchema)]
pub struct Rating {
    /// The rating.
    pub rating: f64,
    /// How sure it is.
    pub deviation: f64,
    /// Of how many games.
    pub games: i64,
}

/// Everything the house knows of a person.
#[derive(Debug, ToSchema)]
pub struct Export {
    /// The person.
    pub me: Me,
    /// Their records.
    #[schema(value_type = Vec<Object>)]
    pub records: Vec<Value>,
    /// Their tables.
    pub tables: Vec<TableCard>,
}

/// Tables, newest first.
#[derive(Debug, ToSchema)]
pub struct TableList {
    /// A page of them.
    pub tables: Vec<TableCard>,
    /// The `before` of the following page.
    pub next: Option<String>,
}

/// A table that was made.
#[derive(Debug, ToSchema)]
pub struct Made {
    /// The table.
    pub table: TableCard,
    /// The secret links of its link seats, by seat.
    pub links: BTreeMap<String, String>,
    /// Where it can be watched; with the key of a private table.
    pub share: String,
}

/// A new link for a seat.
#[derive(Debug, ToSchema)]
pub struct NewLink {
    /// The link; its secret is in the fragment.
    pub link: String,
}

/// Records, newest first.
#[derive(Debug, ToSchema)]
pub struct RecordList {
    /// A page of them.
    pub records: Vec<RecordCard>,
    /// The `before` of the following page.
    pub next: Option<String>,
}

/// A record in a list.
#[derive(Debug, ToSchema)]
pub struct RecordCard {
    /// Its name.
    pub id: String,
    /// The game.
    pub game: String,
    /// The table it was played at.
    pub table: Option<String>,
    /// When it ended or was brought.
    pub finished: i64,
    /// Who sat where.
    pub seats: Vec<String>,
    /// What they scored.
    pub scores: Option<Vec<i32>>,
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
#[derive(Debug, ToSchema)]
pub struct Kept {
    /// Its name.
    pub id: String,
    /// Where it can be looked at.
    pub link: String,
}

/// A record, step by step.
#[derive(Debug, ToSchema)]
pub struct Film {
    /// The record.
    #[schema(value_type = Object)]
    pub record: Value,
    /// Whether somebody brought it along.
    pub uploaded: bool,
    /// The number of the first step of this page; 0 is the start.
    pub from: usize,
    /// The start, then one for each decision.
    pub frames: Vec<FilmFrame>,
    /// The `from` of the following page; null where there is none.
    pub next: Option<usize>,
}

/// One step of a record.
#[derive(Debug, ToSchema)]
pub struct FilmFrame {
    /// The decision that led here.
    #[schema(rename = "move")]
    pub mv: Option<String>,
    /// Whose.
    pub seat: Option<usize>,
    /// What the viewer was told.
    pub events: Vec<Event>,
    /// What the viewer sees.
    pub view: Value,
    /// The legal moves, as far as the viewer may know them.
    pub legal: Vec<String>,
    /// Whose decision it is.
    pub turn: Option<usize>,
    /// What kind of decision is asked.
    pub decision: Option<String>,
    /// Whether it is over.
    pub over: bool,
    /// What each seat scored.
    pub scores: Option<Vec<i32>>,
    /// Why it ended.
    pub reason: Option<String>,
}

/// A position as one viewer sees it.
#[derive(Debug, ToSchema)]
pub struct Shown {
    /// What the viewer sees.
    pub view: Value,
    /// The legal moves, as far as the viewer may know them.
    pub legal: Vec<String>,
    /// Whose decision it is.
    pub turn: Option<usize>,
    /// What kind of decision is asked.
    pub decision: Option<String>,
    /// The decisions so far; for whoever sees everything.
    pub moves: Option<Vec<String>>,
    /// What the viewer was told.
    pub history: Vec<Event>,
    /// The position as text; for whoever sees everything.
    pub position: Option<String>,
    /// The deal as text; for whoever sees everything.
    pub deal: Option<String>,
    /// What an interface may point out.
    pub insight: Value,
    /// Whether it is over.
    pub over: bool,
    /// What each seat scored.
    pub scores: Option<Vec<i32>>,
    /// Why it ended.
    pub reason: Option<String>,
}

/// Work that was queued.
#[derive(Debug, ToSchema)]
pub struct Queued {
    /// Its name.
    pub id: String,
}

/// How far a piece of work is.
#[derive(Debug, ToSchema)]
pub struct News {
    /// `queued`, `running`, `done` or `failed`.
    pub state: String,
    /// The number of this news: ask for a later one with `?after=`.
    pub step: u64,
    /// How many wait before it.
    pub place: Option<usize>,
    /// An analysis: the seat to move.
    pub seat: Option<usize>,
    /// An analysis: what is thought, a report; a review: `{"decisions": [...]}`.
    pub report: Option<Value>,
    /// An analysis: what an interface may point out.
    pub insight: Option<Value>,
    /// A review: how many decisions there are.
    pub of: Option<usize>,
    /// A match: how many games are played.
    pub done: Option<usize>,
    /// A match: how many there will be.
    pub games: Option<u64>,
    /// A match: the table of results.
    pub standings: Option<Value>,
    /// Why it failed.
    pub message: Option<String>,
}
