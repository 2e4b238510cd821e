//! What is said about the deals and puzzles of the days.

use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

use super::PuzzleCard;
use crate::daily::ResultKind;

/// The days of a person, for a calendar.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema, TS)]
pub struct Calendar {
    /// Today, in universal time, as in `2026-11-18`.
    pub today: String,
    /// The first day that can still be played.
    pub first: String,
    /// How many days in a row the person has done something of the day on the day itself.
    pub streak: usize,
    /// The days on which, or for which, something is done, the latest first.
    pub days: Vec<CalendarDay>,
}

/// A day of a calendar.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema, TS)]
pub struct CalendarDay {
    /// The day.
    pub day: String,
    /// How many of its deals are played.
    pub deals: usize,
    /// How many of its puzzles are solved.
    pub puzzles: usize,
}

/// A day, with whatever it has for each game.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema, TS)]
pub struct DayCard {
    /// The day.
    pub day: String,
    /// The games of the house.
    pub games: Vec<DayGame>,
}

/// The deal and the puzzle of a day.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema, TS)]
pub struct DayGame {
    /// The game.
    pub game: String,
    /// The deal.
    pub deal: DayDeal,
    /// The puzzle; null where the game has none.
    pub puzzle: Option<DayPuzzle>,
}

/// The deal of a day. What others made of it is told to those who have played it.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema, TS)]
pub struct DayDeal {
    /// The table at which the person plays, or has played it.
    pub table: Option<String>,
    /// What the numbers count.
    pub kind: ResultKind,
    /// What the person made of it; null before the end.
    pub result: Option<i64>,
    /// The par: what the house made of it with the same cards; null before the end, and while the house plays.
    pub par: Option<i64>,
    /// How many people of this house have played it.
    pub players: usize,
    /// The duplicate score: the share of the others that the person was better than, equal ones count half; null before the
    /// end, and where nobody else has played it.
    pub share: Option<f64>,
    /// The best of them; none before the end.
    pub best: Vec<DayScore>,
}

/// What somebody made of a deal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema, TS)]
pub struct DayScore {
    /// The person.
    pub person: String,
    /// Their name.
    pub name: String,
    /// What they made of it.
    pub result: i64,
}

/// The puzzle of a day.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema, TS)]
pub struct DayPuzzle {
    /// The puzzle as it is set.
    pub puzzle: PuzzleCard,
    /// How many moves the person has tried.
    pub tries: i64,
    /// Whether the right one was among them.
    pub solved: bool,
    /// How many people of this house have solved it.
    pub players: usize,
    /// How many of them with the first move they tried.
    pub at_once: usize,
}

/// The table of a deal of the day.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema, TS)]
pub struct DayTable {
    /// Its name in addresses.
    pub table: String,
}

/// Something that a person did with a day.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema, TS)]
pub struct DayDone {
    /// The day.
    pub day: String,
    /// The game.
    pub game: String,
    /// `deal` or `puzzle`.
    pub kind: String,
    /// Whether it is done.
    pub done: bool,
    /// What was made of a deal; how many moves were tried in a puzzle.
    pub result: i64,
}
