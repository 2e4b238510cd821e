//! The card of a table: what everybody may know of it.

use std::collections::HashSet;

use game::{Options, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::OptionValues;
use crate::table::{Chair, Clock, Millis, Opening, Phase, Sheet, Sitter, StartWord, Table, Visibility};

/// Who is connected. It is not part of a table's log: it is gone with the process.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Presence {
    /// The people who have a socket open.
    pub here: HashSet<String>,
    /// How many sockets watch without a seat.
    pub watchers: usize,
}

/// A table as everybody may know it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[ts(rename = "Table")]
#[allow(clippy::struct_excessive_bools, reason = "these are switches that people throw one by one")]
pub struct TableCard {
    /// Its name in addresses.
    pub id: String,
    /// The game.
    pub game: String,
    /// Its options.
    #[schema(value_type = Object)]
    #[ts(as = "OptionValues")]
    pub options: Options,
    /// Who sits where.
    pub seats: Vec<SeatCard>,
    /// What state it is in.
    pub state: Phase,
    /// How time is counted.
    pub clock: Option<Clock>,
    /// Who may find it.
    pub visibility: Visibility,
    /// Whether people may ask for hints.
    pub hints: bool,
    /// Whether engines show what they thought.
    pub thoughts: bool,
    /// Whether people may talk.
    pub chat: bool,
    /// Whether the result counts.
    pub rated: bool,
    /// Whether the only legal move is played by itself.
    pub auto_play: bool,
    /// Whether everything lies open for the one person at this table.
    #[serde(default)]
    pub open: bool,
    /// Whether engines think on people's time, too.
    #[serde(default)]
    pub ponder: bool,
    /// Whether deals go on until the match is decided.
    #[serde(rename = "match")]
    pub is_match: bool,
    /// What whoever made it has fixed of the first game; null for a fresh one.
    #[serde(default)]
    pub start: Option<StartWord>,
    /// Whether it was made for whoever wants to play with anybody: after half a minute a player of the house sits down.
    #[serde(default)]
    pub quick: bool,
    /// The day whose deal is played here; left out elsewhere.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub day: Option<String>,
    /// The tournament whose game is played here; left out elsewhere.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub tournament: Option<String>,
    /// The person who made it.
    pub host: String,
    /// How many sockets watch without a seat.
    pub watchers: usize,
    /// How many decisions the game on the table has.
    pub moves: usize,
    /// How many games are finished.
    pub games: usize,
    /// Whether the match on it waits for its next deal.
    pub next: bool,
    /// Where it can be watched, with the key of a private one; only in the answer to a request for one table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub share: Option<String>,
    /// When it was made, in milliseconds since 1970.
    pub created: Millis,
    /// How the last game ended.
    pub result: Option<Sheet>,
}

/// A seat of a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[ts(rename = "SeatInfo")]
pub struct SeatCard {
    /// Its number.
    pub seat: usize,
    /// Who has it, or may take it.
    pub kind: SeatKind,
    /// What others call whoever sits here.
    pub name: Option<String>,
    /// The person in it.
    pub person: Option<String>,
    /// The SPEC of the engine in it.
    pub spec: Option<String>,
    /// Whether they are connected.
    pub here: bool,
    /// Whether they want to begin.
    pub ready: bool,
}

/// Who has a seat, or may take it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "lowercase")]
pub enum SeatKind {
    /// A person.
    Person,
    /// A player of the house or a program of the operator.
    Engine,
    /// Anybody may sit down.
    Open,
    /// Whoever brings the secret of a link.
    Link,
}

impl SeatCard {
    fn of(seat: usize, chair: &Chair, presence: &Presence) -> SeatCard {
        let (kind, here) = match &chair.sitter {
            Sitter::Person { id, .. } => (SeatKind::Person, presence.here.contains(id)),
            Sitter::Engine(_) => (SeatKind::Engine, true),
            Sitter::Open => (SeatKind::Open, false),
            Sitter::Link(_) => (SeatKind::Link, false),
        };
        let text = |text: Option<&str>| text.map(str::to_owned);
        SeatCard {
            seat,
            kind,
            name: text(chair.name()),
            person: text(chair.person()),
            spec: text(chair.engine()),
            here,
            ready: chair.ready && chair.name().is_some(),
        }
    }
}

/// The card of a table.
pub fn card(table: &Table, presence: &Presence) -> TableCard {
    let seat = |(seat, chair): (usize, &Chair)| SeatCard::of(seat, chair, presence);
    let plan = &table.plan;
    TableCard {
        id: plan.id.clone(),
        game: plan.game.clone(),
        options: plan.options.clone(),
        seats: table.chairs.iter().enumerate().map(seat).collect(),
        state: table.phase,
        clock: plan.clock,
        visibility: plan.visibility,
        hints: plan.hints,
        thoughts: plan.thoughts,
        chat: plan.chat,
        rated: plan.rated,
        auto_play: plan.auto_play,
        open: plan.open,
        ponder: plan.ponder,
        is_match: plan.is_match,
        start: plan.start.as_ref().and_then(Opening::word),
        quick: plan.quick,
        day: plan.day.clone(),
        tournament: plan.tournament.clone(),
        host: table.host.clone(),
        watchers: presence.watchers,
        moves: table.play.as_ref().map_or(0, |play| play.line().plies()),
        games: table.sheet.len(),
        next: table.has_next(),
        share: None,
        created: table.created,
        result: table.sheet.last().filter(|_| table.phase == Phase::Over).map(without_account),
    }
}

/// A result as cards and lists tell it: how it came about stands in the game and on the sheet.
fn without_account(sheet: &Sheet) -> Sheet {
    Sheet { account: None, ..sheet.clone() }
}

/// The clocks of a table.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema, TS)]
pub struct Clocks {
    /// What each seat had left when its clock was last stopped, in milliseconds.
    pub left: Vec<Millis>,
    /// Whose clock runs.
    #[schema(value_type = Option<usize>)]
    #[ts(type = "number | null")]
    pub running: Option<Seat>,
    /// Since when.
    pub since: Option<Millis>,
}

pub(super) fn clocks(table: &Table) -> Option<Clocks> {
    table.clocks.as_ref().map(|clocks| Clocks {
        left: clocks.left.clone(),
        running: clocks.running.map(|(seat, _)| seat),
        since: clocks.running.map(|(_, since)| since),
    })
}

/// The running results of a table.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema, TS)]
pub struct Session {
    /// How many games are finished, of the match on the table where one is played.
    pub deals: usize,
    /// What everybody has, by the seats they have now: won deals of the match, or what all games scored together.
    pub score: Vec<i64>,
    /// Whether the match goes on.
    pub next: bool,
    /// How the match stands; null where none is played.
    #[serde(rename = "match")]
    pub match_score: Option<MatchScore>,
    /// The last 50 games that count.
    pub sheet: Vec<Sheet>,
}

/// How a match stands, a deal that has just ended included.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema, TS)]
pub struct MatchScore {
    /// How many won deals win the match.
    pub goal: u32,
    /// The side of each seat, counted from 0.
    pub sides: Vec<u8>,
    /// The won deals of each side.
    pub won: Vec<u32>,
    /// The sides that have won the match.
    pub winners: Vec<u8>,
}

impl From<game::MatchScore> for MatchScore {
    fn from(score: game::MatchScore) -> MatchScore {
        let game::MatchScore { goal, sides, won, winners } = score;
        MatchScore { goal, sides, won, winners }
    }
}

/// How many results of earlier games are told.
const SHEET: usize = 50;
/// Of how many of them it is told how they came about: a frame has its limits.
const COUNTED: usize = 20;

/// The running results: of the people in the seats as they sit now, whatever colours they had.
pub(super) fn session(table: &Table) -> Session {
    let counted = table.counted();
    let told = |(place, sheet): (usize, &Sheet)| {
        if place + COUNTED < counted.len() { without_account(sheet) } else { sheet.clone() }
    };
    Session {
        deals: counted.len(),
        score: table.score(),
        next: table.has_next(),
        match_score: table.match_score().map(MatchScore::from),
        sheet: counted.iter().enumerate().skip(counted.len().saturating_sub(SHEET)).map(told).collect(),
    }
}
