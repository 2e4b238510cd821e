//! What is said over the socket of a table.

use utoipa::ToSchema;

use super::{Clocks, Event, Moment, Offers, Report, Reveal, Session, TableCard};

/// Everything a viewer may know, at once.
#[derive(Debug, ToSchema)]
pub struct Snapshot {
    /// `snapshot`.
    #[schema(rename = "type")]
    pub kind: String,
    /// The version of the table.
    pub version: u64,
    /// The server's time.
    pub now: i64,
    /// Whom this is told.
    pub you: You,
    /// The table.
    pub table: TableCard,
    /// The game; null before the first deal.
    pub game: Option<Moment>,
    /// The clocks.
    pub clocks: Option<Clocks>,
    /// What is offered.
    pub offers: Offers,
    /// The running results.
    pub session: Session,
    /// What was said.
    pub chat: Vec<Talk>,
    /// The hash of salt and deal; null where nothing is dealt.
    pub commitment: Option<String>,
    /// What the hash was made of, when the game is over.
    pub reveal: Option<Reveal>,
    /// The record, when the game is over.
    pub record: Option<String>,
    /// What the viewer could do now.
    pub allowed: Vec<String>,
}

/// Whom a snapshot is told.
#[derive(Debug, ToSchema)]
pub struct You {
    /// The person.
    pub person: Option<String>,
    /// Their first seat.
    pub seat: Option<usize>,
    /// All their seats.
    pub seats: Vec<usize>,
}

/// Something that was said.
#[derive(Debug, ToSchema)]
pub struct Talk {
    /// In which seat.
    pub seat: Option<usize>,
    /// By whom.
    pub name: String,
    /// What.
    pub text: String,
    /// When.
    pub at: i64,
}

/// One numbered change. Which fields are there depends on `what`.
#[derive(Debug, ToSchema)]
pub struct Change {
    /// `event`.
    #[schema(rename = "type")]
    pub kind: String,
    /// The version after it.
    pub version: u64,
    /// The server's time.
    pub now: i64,
    /// `move`, `table`, `undo`, `offer`, `chat`, `over` or `next`.
    pub what: String,
    /// Whose move, or who said it.
    pub seat: Option<usize>,
    /// The move, as far as it may be seen.
    #[schema(rename = "move")]
    pub mv: Option<String>,
    /// What the viewer was told of it.
    pub events: Option<Vec<Event>>,
    /// The game after it.
    pub game: Option<Moment>,
    /// The table after it.
    pub table: Option<TableCard>,
    /// The clocks after it.
    pub clocks: Option<Clocks>,
    /// What the viewer could do now.
    pub allowed: Vec<String>,
    /// What is offered.
    pub offers: Option<Offers>,
    /// How many decisions were taken back.
    pub steps: Option<usize>,
    /// Who said it.
    pub name: Option<String>,
    /// What was said.
    pub text: Option<String>,
    /// When.
    pub at: Option<i64>,
    /// What each seat scored.
    pub scores: Option<Vec<i32>>,
    /// Why the game ended.
    pub reason: Option<String>,
    /// The record.
    pub record: Option<String>,
    /// What the published hash was made of.
    pub reveal: Option<Reveal>,
    /// The running results.
    pub session: Option<Session>,
}

/// An engine's thoughts while it thinks. Not numbered.
#[derive(Debug, ToSchema)]
pub struct Thinking {
    /// `thinking`.
    #[schema(rename = "type")]
    pub kind: String,
    /// Whose.
    pub seat: Option<usize>,
    /// Whether it has decided.
    pub done: bool,
    /// What it thinks.
    pub report: Report,
}

/// How far a hint is. Not numbered.
#[derive(Debug, ToSchema)]
pub struct Hint {
    /// `hint`.
    #[schema(rename = "type")]
    pub kind: String,
    /// The id of the command.
    #[schema(rename = "for")]
    pub asked: String,
    /// `queued` or `done`.
    pub state: String,
    /// How many wait before it.
    pub place: Option<usize>,
    /// The hint.
    pub report: Option<Report>,
}

/// A command was carried out and is on disk.
#[derive(Debug, ToSchema)]
pub struct Ack {
    /// `ack`.
    #[schema(rename = "type")]
    pub kind: String,
    /// The id of the command.
    pub id: String,
    /// The version it led to.
    pub version: u64,
}

/// A command was not carried out.
#[derive(Debug, ToSchema)]
pub struct Refused {
    /// `refused`.
    #[schema(rename = "type")]
    pub kind: String,
    /// The id of the command, if it could be read.
    pub id: Option<String>,
    /// A stable word for programs.
    pub code: String,
    /// For people.
    pub message: String,
}

/// Whether anything can be kept at the moment. Not numbered.
#[derive(Debug, ToSchema)]
pub struct Standing {
    /// `house`.
    #[schema(rename = "type")]
    pub kind: String,
    /// While it is false nothing is carried out and no clock runs.
    pub writable: bool,
}

/// Earlier events of the game, as they were asked for.
#[derive(Debug, ToSchema)]
pub struct History {
    /// `history`.
    #[schema(rename = "type")]
    pub kind: String,
    /// The number of the first of them.
    pub from: usize,
    /// The events.
    pub events: Vec<Event>,
}

/// Who came or went. Not numbered.
#[derive(Debug, ToSchema)]
pub struct Presence {
    /// `presence`.
    #[schema(rename = "type")]
    pub kind: String,
    /// The table.
    pub table: TableCard,
}

/// The answer to a ping.
#[derive(Debug, ToSchema)]
pub struct Pong {
    /// `pong`.
    #[schema(rename = "type")]
    pub kind: String,
}

/// What a client says. Which fields are needed depends on `do`.
#[derive(Debug, ToSchema)]
pub struct Command {
    /// The client's own name for the command, new for each; not for `history`, `resync` and `ping`.
    pub id: Option<String>,
    /// `move`, `ready`, `leave`, `resign`, `offer`, `answer`, `undo`, `claim`, `pause`, `resume`, `next`,
    /// `rematch`, `hint`, `chat`, `history`, `resync` or `ping`.
    #[schema(rename = "do")]
    pub what: String,
    /// `move`: the move.
    #[schema(rename = "move")]
    pub mv: Option<String>,
    /// `move`: the version of the table that the mover saw.
    pub version: Option<u64>,
    /// `offer`, `answer`: what about.
    #[schema(rename = "what")]
    pub matter: Option<Matter>,
    /// `answer`: yes or no.
    pub yes: Option<bool>,
    /// `ready`: whether to begin.
    pub ready: Option<bool>,
    /// `claim`: whether the others are shown what the claimant sees, and asked.
    pub show: Option<bool>,
    /// `hint`: how long the house may think.
    pub ms: Option<u64>,
    /// `chat`: what to say.
    pub text: Option<String>,
    /// `history`: events before this one, counted from 0.
    pub before: Option<usize>,
}

/// What can be offered.
#[derive(Debug, ToSchema)]
#[schema(rename_all = "lowercase")]
pub enum Matter {
    /// To call it a draw.
    Draw,
    /// To take moves back.
    Undo,
    /// To let the rest go to whoever claims it; answered, never offered.
    Claim,
}
