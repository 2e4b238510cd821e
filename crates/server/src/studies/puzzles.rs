//! Puzzles: positions in which exactly one move keeps what there is to win, proven by the solver when the collection
//! of the game was made.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use catalog::{Catalog, Puzzle};

use crate::house::House;
use crate::http::ApiError;
use crate::http::words::{PuzzleAnswer, PuzzleCard};
use crate::table::Opening;
use crate::wire::{Candidate, Report, Worth};

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

/// Collections that have been read.
#[derive(Debug, Default)]
pub struct Shelf(Mutex<HashMap<String, Arc<Vec<Set>>>>);

impl House {
    /// The puzzles of a game. They are read once, where that holds nobody up.
    pub(crate) async fn puzzles(&self, game: &str) -> Result<Arc<Vec<Set>>, ApiError> {
        let known = || self.shelf.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(found) = known().get(game) {
            return Ok(Arc::clone(found));
        }
        let (catalog, name) = (Arc::clone(&self.catalog), game.to_owned());
        let read = Arc::new(self.aside(move || of_game(&catalog, &name)).await??);
        known().insert(game.to_owned(), Arc::clone(&read));
        Ok(read)
    }
}
