//! Puzzles: positions in which exactly one move keeps what there is to win, proven by the solver when the collection
//! of the game was made.

use catalog::{Catalog, Puzzle};
use serde_json::{Value, json};

/// A puzzle of a collection with its name: the game and its number.
#[derive(Clone, PartialEq, Debug)]
pub struct Set {
    game: String,
    number: usize,
    puzzle: Puzzle,
}

impl Set {
    /// The puzzle as it is set: without what the solver said.
    pub fn json(&self) -> Value {
        let Puzzle { options, position, seat, task, answers, .. } = &self.puzzle;
        json!({
            "id": format!("{}-{}", self.game, self.number),
            "game": self.game,
            "options": options,
            "start": { "position": position },
            "seat": seat,
            "task": task,
            "answers": answers.len(),
        })
    }

    /// What there is to say about somebody's move: whether it is right, what the other side answers to it, and what
    /// every move is worth. `None` if it is not a move of the position.
    pub fn judge(&self, mv: &str) -> Option<Value> {
        let tried = self.puzzle.moves.iter().find(|one| one.mv == mv)?;
        let candidate = |one: &catalog::PuzzleMove| {
            let line: Vec<&String> = [Some(&one.mv), one.reply.as_ref()].into_iter().flatten().collect();
            json!({ "move": one.mv, "worth": one.worth, "visits": 0, "line": line })
        };
        let candidates: Vec<Value> = self.puzzle.moves.iter().map(candidate).collect();
        Some(json!({
            "right": self.puzzle.answers.contains(&tried.mv),
            "worth": tried.worth,
            "reply": tried.reply,
            "report": { "candidates": candidates },
        }))
    }
}

/// The puzzles of a game.
pub fn of_game(catalog: &Catalog, game: &str) -> Result<Vec<Set>, catalog::CatalogError> {
    let named = |(place, puzzle): (usize, Puzzle)| Set { game: game.to_owned(), number: place + 1, puzzle };
    Ok(catalog.game(game)?.puzzles()?.into_iter().enumerate().map(named).collect())
}

/// One puzzle by its name.
pub fn by_name(catalog: &Catalog, id: &str) -> Option<Set> {
    let (game, number) = id.rsplit_once('-')?;
    let number = number.parse::<usize>().ok()?.checked_sub(1)?;
    of_game(catalog, game).ok()?.into_iter().nth(number)
}
