//! Games, players, puzzles, experiments, and what players think.

use serde_json::Value;
use utoipa::ToSchema;

/// What can be played.
#[derive(Debug, ToSchema)]
pub struct GameList {
    /// The games of the house.
    pub games: Vec<GameInfo>,
    /// The operator's own programs, for seats `external:NAME`.
    pub programs: Vec<String>,
}

/// A game.
#[derive(Debug, ToSchema)]
#[allow(clippy::struct_excessive_bools, reason = "each of these is a fact of its own")]
pub struct GameInfo {
    /// Its name in requests.
    pub name: String,
    /// Its name for people.
    pub title: String,
    /// What it is, in a sentence.
    pub about: String,
    /// The numbers of seats that it can be played with.
    pub seats: Vec<usize>,
    /// Whether anything is hidden.
    pub hidden: bool,
    /// What scores are counted in.
    pub unit: String,
    /// What stands between decisions in a text.
    pub separator: String,
    /// Whether a draw can be agreed.
    pub draws: bool,
    /// Whether moves can be taken back against engines.
    pub undo: bool,
    /// Whether the rest can be claimed.
    pub claims: bool,
    /// Other forms in which records can be read and written, `sgf` for example.
    pub formats: Vec<String>,
    /// Its options.
    pub options: Vec<OptionInfo>,
    /// Its players.
    pub players: Vec<PlayerInfo>,
}

/// An option of a game or player.
#[derive(Debug, ToSchema)]
pub struct OptionInfo {
    /// Its name.
    pub name: String,
    /// What it is when nothing is said.
    pub default: String,
    /// What may be written, for people.
    pub values: String,
    /// The words to choose from, where it is one of several.
    pub choices: Option<Vec<String>>,
    /// Whether it passes from deal to deal.
    pub session: bool,
    /// What it means.
    pub help: String,
}

/// A player that can be seated.
#[derive(Debug, ToSchema)]
pub struct PlayerInfo {
    /// The name in a SPEC.
    pub name: String,
    /// What it is, in one line.
    pub help: String,
    /// Its options.
    pub options: Vec<OptionInfo>,
}

/// What a player thinks.
#[derive(Debug, ToSchema)]
pub struct Report {
    /// The moves considered, best first.
    pub candidates: Vec<Candidate>,
    /// The depth completed.
    pub depth: Option<u32>,
    /// Positions reached by a move.
    pub nodes: Option<u64>,
    /// Iterations of a search by playouts.
    pub iterations: Option<u64>,
    /// Worlds considered.
    pub worlds: Option<u64>,
}

/// A move that was considered.
#[derive(Debug, ToSchema)]
pub struct Candidate {
    /// The move.
    #[schema(rename = "move")]
    pub mv: String,
    /// What it is worth to the seat to move.
    pub worth: Option<Worth>,
    /// The points to expect.
    pub points: Option<f64>,
    /// How often it was tried.
    pub visits: u64,
    /// The line that it leads to, itself first.
    pub line: Vec<String>,
}

/// The worth of a decision to the seat that makes it.
#[derive(Debug, ToSchema)]
#[schema(rename_all = "lowercase")]
pub enum Worth {
    /// A forced win in so many plies.
    Win(u32),
    /// A forced draw.
    Draw,
    /// A forced loss in so many plies.
    Loss(u32),
    /// An evaluation; 100 is a clear advantage.
    Eval(f64),
    /// The chance to win, from 0 to 1.
    Chance(f64),
    /// The expected score.
    Points(f64),
}

/// The puzzles of a game.
#[derive(Debug, ToSchema)]
pub struct PuzzleList {
    /// The easy ones first.
    pub puzzles: Vec<PuzzleCard>,
}

/// A puzzle as it is set.
#[derive(Debug, ToSchema)]
pub struct PuzzleCard {
    /// Its name.
    pub id: String,
    /// The game.
    pub game: String,
    /// Its options.
    #[schema(value_type = Object)]
    pub options: Value,
    /// The position.
    pub start: super::StartAsked,
    /// Who is to move.
    pub seat: usize,
    /// What is asked.
    pub task: String,
    /// How many moves are right.
    pub answers: usize,
}

/// What became of an attempt.
#[derive(Debug, ToSchema)]
pub struct PuzzleAnswer {
    /// Whether the move was right.
    pub right: bool,
    /// What it is worth; null where it was not proven to win.
    pub worth: Option<Worth>,
    /// What the other side answers to a wrong move.
    pub reply: Option<String>,
    /// What every move is worth.
    pub report: Report,
}

/// The published experiments.
#[derive(Debug, ToSchema)]
pub struct ExperimentList {
    /// All of them.
    pub experiments: Vec<ExperimentCard>,
}

/// A published experiment.
#[derive(Debug, ToSchema)]
pub struct ExperimentCard {
    /// Its name on the command line.
    pub name: String,
    /// Its title.
    pub title: String,
    /// Where it was published.
    pub source: String,
    /// What it asks.
    pub about: String,
}
