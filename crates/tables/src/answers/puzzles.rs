//! Puzzles: positions in which exactly one move keeps what there is to win, proven by the solver when the collection
//! of the game was made.

use catalog::{Catalog, Puzzle};
use game::Seat;
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::table::Opening;
use crate::wire::{Candidate, OptionValues, Report, Worth};

/// The puzzles of a game.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema, TS)]
pub struct PuzzleList {
    /// The easy ones first.
    pub puzzles: Vec<PuzzleCard>,
}

/// A puzzle as it is set.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema, TS)]
pub struct PuzzleCard {
    /// Its name.
    pub id: String,
    /// The game.
    pub game: String,
    /// Its options.
    #[schema(value_type = Object)]
    #[ts(as = "OptionValues")]
    pub options: game::Options,
    /// The position.
    pub start: Opening,
    /// Who is to move.
    #[schema(value_type = usize)]
    #[ts(type = "number")]
    pub seat: Seat,
    /// What is asked.
    pub task: PuzzleTask,
    /// How many moves are right.
    pub answers: usize,
}

/// What a puzzle asks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema, TS)]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum PuzzleTask {
    /// To win.
    Win {
        /// Within how many plies, the answer included.
        plies: u32,
    },
    /// To score, with all cards open.
    Score {
        /// How much the seat to move scores.
        points: i32,
    },
    /// Something of the game's own.
    Quest {
        /// Its key, for translations: `quest-GAME-NAME`.
        name: String,
        /// How much is lost or taken at least; null where something succeeds or fails.
        number: Option<i32>,
    },
}

impl From<catalog::PuzzleTask> for PuzzleTask {
    fn from(task: catalog::PuzzleTask) -> PuzzleTask {
        match task {
            catalog::PuzzleTask::Win { plies } => PuzzleTask::Win { plies },
            catalog::PuzzleTask::Score { points } => PuzzleTask::Score { points },
            catalog::PuzzleTask::Quest { name, number } => PuzzleTask::Quest { name, number },
        }
    }
}

/// What became of an attempt.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema, TS)]
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

/// A puzzle of a collection with its name: the game and its number.
#[derive(Clone, PartialEq, Debug)]
pub struct Set {
    game: String,
    number: usize,
    puzzle: Puzzle,
}

impl Set {
    /// The puzzle as it is set: without what the solver said.
    pub fn card(&self) -> PuzzleCard {
        let Puzzle { options, position, seat, answers, .. } = &self.puzzle;
        PuzzleCard {
            id: format!("{}-{}", self.game, self.number),
            game: self.game.clone(),
            options: options.clone(),
            start: Opening { position: Some(position.clone()), ..Opening::default() },
            seat: *seat,
            task: self.puzzle.asks().into(),
            answers: answers.len(),
        }
    }

    /// What there is to say about somebody's move: whether it is right, what the other side answers to it, and what
    /// every move is worth. `None` if it is not a move of the position.
    pub fn judge(&self, mv: &str) -> Option<PuzzleAnswer> {
        let tried = self.puzzle.moves.iter().find(|one| one.mv == mv)?;
        let candidate = |one: &catalog::PuzzleMove| Candidate {
            mv: one.mv.clone(),
            worth: one.worth.map(Worth::from),
            share: one.worth.map(game::Worth::as_chance),
            points: None,
            visits: 0,
            line: [Some(&one.mv), one.reply.as_ref()].into_iter().flatten().cloned().collect(),
            figures: None,
        };
        let candidates = self.puzzle.moves.iter().map(candidate).collect();
        Some(PuzzleAnswer {
            right: self.puzzle.answers.contains(&tried.mv),
            worth: tried.worth.map(Worth::from),
            reply: tried.reply.clone(),
            report: Report { candidates, depth: 0, nodes: 0, iterations: 0, worlds: 0 },
        })
    }
}

/// The puzzles of a game.
pub fn of_game(catalog: &Catalog, game: &str) -> Result<Vec<Set>, catalog::CatalogError> {
    let named = |(place, puzzle): (usize, Puzzle)| Set { game: game.to_owned(), number: place + 1, puzzle };
    Ok(catalog.game(game)?.puzzles()?.into_iter().enumerate().map(named).collect())
}

/// The game of a puzzle's name, and its place in the collection, from 0.
pub fn name(id: &str) -> Option<(&str, usize)> {
    let (game, number) = id.rsplit_once('-')?;
    Some((game, number.parse::<usize>().ok()?.checked_sub(1)?))
}
