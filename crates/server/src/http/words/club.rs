//! What is said about people among each other.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::Rating;
use crate::table::Millis;

/// What everybody may know of a person.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema, TS)]
pub struct Profile {
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
    /// How the ratings went, the earliest first.
    pub steps: Vec<RatingPoint>,
    /// How many games were played at tables of this house, by game.
    pub games: BTreeMap<String, i64>,
    /// How many puzzles of the day were solved.
    pub puzzles: usize,
    /// How many of them with the first move.
    pub at_once: usize,
    /// The puzzles of the day that were solved with the first move, the latest first.
    pub best: Vec<SolvedPuzzle>,
    /// How the person who asks fared against this one; null for oneself, and for those without a session.
    pub met: Option<Met>,
    /// What this person is to the one who asks.
    pub tie: Option<Tie>,
    /// One's own link for friends; null for others.
    pub link: Option<String>,
}

/// A moment in the course of a rating.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema, TS)]
pub struct RatingPoint {
    /// The game.
    pub game: String,
    /// When, in milliseconds since 1970.
    pub at: Millis,
    /// The rating after that game.
    pub rating: f64,
}

/// A puzzle of a day that somebody solved with the first move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema, TS)]
pub struct SolvedPuzzle {
    /// The day.
    pub day: String,
    /// The game.
    pub game: String,
}

/// How two people fared against each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema, TS)]
pub struct Met {
    /// How many games both have played.
    pub games: i64,
    /// In how many of them the one who asks scored more.
    pub won: i64,
    /// In how many of them the other did.
    pub lost: i64,
}

/// What somebody is to a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "lowercase")]
pub enum Tie {
    /// A friend.
    Friend,
    /// Somebody who is not to be heard.
    Mute,
    /// Somebody who is not to be heard, and never to be met at a table.
    Block,
}

impl Tie {
    /// The word of the protocol and of the store.
    pub fn word(self) -> &'static str {
        match self {
            Tie::Friend => "friend",
            Tie::Mute => "mute",
            Tie::Block => "block",
        }
    }

    /// The tie of a word.
    pub fn of(word: &str) -> Option<Tie> {
        [Tie::Friend, Tie::Mute, Tie::Block].into_iter().find(|tie| tie.word() == word)
    }
}

/// Friends, and those who are not to be heard or met.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema, TS)]
pub struct TieList {
    /// By name.
    pub ties: Vec<Acquaintance>,
}

/// Somebody whom a person knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema, TS)]
pub struct Acquaintance {
    /// Their id.
    pub id: String,
    /// Their name.
    pub name: String,
    /// What they are to the person.
    pub tie: Tie,
    /// Whether they were here in the last minutes.
    pub here: bool,
}

/// A table that was found, or made, for somebody who wants to play with anybody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema, TS)]
pub struct Paired {
    /// The table.
    pub table: String,
    /// Whether somebody was there; otherwise a player of the house comes after a while.
    pub met: bool,
}
