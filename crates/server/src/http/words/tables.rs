//! Tables: as they are asked for, as everybody may know them, and the game on them.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

/// A table to be made.
#[derive(Debug, ToSchema)]
pub struct TableAsked {
    /// The game.
    pub game: String,
    /// Its options.
    #[schema(value_type = Option<Object>)]
    pub options: Option<Value>,
    /// `me`, `open`, `link` or the SPEC of a player, for each seat.
    pub seats: Vec<String>,
    /// How time is counted; nothing is no clock.
    pub clock: Option<ClockRule>,
    /// Who may find it; listed when nothing is said.
    pub visibility: Option<Visibility>,
    /// Whether people may ask for hints (default true).
    pub hints: Option<bool>,
    /// Whether engines show what they thought (default true).
    pub thoughts: Option<bool>,
    /// Whether people may talk (default true).
    pub chat: Option<bool>,
    /// Whether the result counts (default false).
    pub rated: Option<bool>,
    /// Whether the only legal move is played by itself (default false).
    pub auto_play: Option<bool>,
    /// Whether everything lies open for the one person at a table of engines (default false); not where it is rated.
    pub open: Option<bool>,
    /// Whether deals go on until the match is decided (default true).
    #[schema(rename = "match")]
    pub is_match: Option<bool>,
    /// Where the first game begins.
    pub start: Option<StartAsked>,
}

/// Where a game begins: one of deal, position and seed, and moves made beforehand.
#[derive(Debug, ToSchema)]
pub struct StartAsked {
    /// A written deal.
    pub deal: Option<String>,
    /// A written position.
    pub position: Option<String>,
    /// The deal of a seed.
    pub seed: Option<u64>,
    /// Moves made beforehand.
    pub moves: Option<Vec<String>>,
}

/// How time is counted.
#[derive(Debug, Serialize, ToSchema)]
#[serde(untagged)]
pub enum ClockRule {
    /// So long for every decision.
    PerMove {
        /// Milliseconds.
        per_move_ms: i64,
    },
    /// So long for all decisions of a game.
    PerGame {
        /// Milliseconds.
        total_ms: i64,
        /// Milliseconds that each decision earns.
        increment_ms: Option<i64>,
    },
    /// So many days for every decision, by the calendar.
    Correspondence {
        /// Days.
        correspondence_days: i64,
    },
}

/// Who may find a table.
#[derive(Debug, ToSchema)]
#[schema(rename_all = "lowercase")]
pub enum Visibility {
    /// Everybody.
    Listed,
    /// Whoever knows its address.
    Private,
}

/// What state a table is in.
#[derive(Debug, ToSchema)]
#[schema(rename_all = "lowercase")]
pub enum State {
    /// Somebody is missing or not ready.
    Waiting,
    /// A game is being played.
    Playing,
    /// The game is held up.
    Paused,
    /// The game is over.
    Over,
}

/// A table as everybody may know it.
#[derive(Debug, ToSchema)]
#[allow(clippy::struct_excessive_bools, reason = "these are switches that people throw one by one")]
pub struct TableCard {
    /// Its name in addresses.
    pub id: String,
    /// The game.
    pub game: String,
    /// Its options.
    #[schema(value_type = Object)]
    pub options: Value,
    /// Who sits where.
    pub seats: Vec<SeatCard>,
    /// What state it is in.
    pub state: State,
    /// How time is counted.
    pub clock: Option<ClockRule>,
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
    pub open: bool,
    /// Whether deals go on until the match is decided.
    #[schema(rename = "match")]
    pub is_match: bool,
    /// What whoever made it has fixed of the first game: `deal`, `position`, `seed` or `moves`; null for a fresh one.
    pub start: Option<String>,
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
    pub share: Option<String>,
    /// When it was made, in milliseconds since 1970.
    pub created: i64,
    /// How the last game ended.
    pub result: Option<Sheet>,
}

/// A seat of a table.
#[derive(Debug, ToSchema)]
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
#[derive(Debug, ToSchema)]
#[schema(rename_all = "lowercase")]
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

/// A finished game of a table.
#[derive(Debug, ToSchema)]
pub struct Sheet {
    /// Its number, from 1.
    pub number: usize,
    /// What each seat scored.
    pub scores: Vec<i32>,
    /// Why it ended.
    pub reason: String,
    /// The record.
    pub record: String,
    /// Who sat where.
    pub seats: Vec<String>,
}

/// The clocks of a table.
#[derive(Debug, ToSchema)]
pub struct Clocks {
    /// What each seat had left when its clock was last stopped, in milliseconds.
    pub left: Vec<i64>,
    /// Whose clock runs.
    pub running: Option<usize>,
    /// Since when.
    pub since: Option<i64>,
}

/// What is offered.
#[derive(Debug, ToSchema)]
pub struct Offers {
    /// The seat that offers a draw.
    pub draw: Option<usize>,
    /// The seat that asks to take moves back.
    pub undo: Option<usize>,
    /// The seat that claims the rest with open cards, and what it knows.
    pub claim: Option<ClaimShown>,
    /// The seats that want to go on.
    pub next: Vec<usize>,
}

/// A claim with open cards.
#[derive(Debug, ToSchema)]
pub struct ClaimShown {
    /// Who claims.
    pub seat: usize,
    /// What that seat sees.
    pub view: Value,
}

/// The running results of a table.
#[derive(Debug, ToSchema)]
pub struct Session {
    /// How many games are finished, of the match on the table where one is played.
    pub deals: usize,
    /// What everybody has, by the seats they have now: won deals of the match, or what all games scored together.
    pub score: Vec<i64>,
    /// Whether the match goes on.
    pub next: bool,
    /// How the match stands; null where none is played.
    #[schema(rename = "match")]
    pub match_score: Option<MatchScore>,
    /// Every game that counts.
    pub sheet: Vec<Sheet>,
}

/// How a match stands, a deal that has just ended included.
#[derive(Debug, ToSchema)]
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

/// What the published hash was made of.
#[derive(Debug, ToSchema)]
pub struct Reveal {
    /// The deal.
    pub deal: String,
    /// What was hashed with it.
    pub salt: String,
}

/// The game as one viewer sees it.
#[derive(Debug, ToSchema)]
pub struct Moment {
    /// Its number at this table, from 1.
    pub number: usize,
    /// The options of this deal.
    #[schema(value_type = Object)]
    pub options: Value,
    /// What the viewer sees, in the words of the game.
    pub view: Value,
    /// What somebody sees who sees everything, for the one person at a table that lies open; null for everybody else.
    pub open: Value,
    /// The legal moves, when the viewer is to move.
    pub legal: Vec<String>,
    /// What kind of decision is asked.
    pub decision: Option<String>,
    /// Whose decision it is.
    pub turn: Option<usize>,
    /// How many decisions were made.
    pub moves: usize,
    /// Whether it is over.
    pub over: bool,
    /// What each seat scored.
    pub scores: Option<Vec<i32>>,
    /// Why it ended.
    pub reason: Option<String>,
    /// What an interface may point out.
    pub insight: Value,
    /// Everything the viewer was told; not in the frame of a single move.
    pub history: Option<Vec<Event>>,
    /// How many of the first events are left out of `history`, because the frame would be too long.
    pub history_from: Option<usize>,
}

/// One thing a viewer learns.
#[derive(Debug, Serialize, ToSchema)]
pub struct Event {
    /// `event` for a decision, `reveal` for something shown; what is shown is in further fields.
    #[schema(rename = "type")]
    pub kind: String,
    /// Whose decision.
    pub seat: Option<usize>,
    /// The decision, as far as it may be seen.
    #[schema(rename = "move")]
    pub mv: Option<String>,
    /// What is shown, in the words of the game.
    #[serde(flatten)]
    pub shown: BTreeMap<String, Value>,
}
