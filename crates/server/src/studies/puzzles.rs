//! The collections of puzzles, kept once they have been read.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use tables::answers::puzzles::{Set, of_game};

use crate::house::House;
use crate::http::ApiError;

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
