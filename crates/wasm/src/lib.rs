//! The house in a page: tables, players and answers without a server, compiled to WebAssembly.
//!
//! | module | what it is |
//! | --- | --- |
//! | `room` | a table run for the one person at this page, with the frames of the wire |
//! | `answer` | what is answered at once: games, positions, records, puzzles |
//! | `task` | what takes a while: moves, hints, claims, analyses, reviews |
//! | `face` | the functions that scripts call; only for WebAssembly |
//!
//! Nothing here keeps anything, waits for anything or reads a clock: the page keeps the entries of a table before it shows
//! what they led to, runs a [`Task`] in a worker of its own, and says what time it is. A worker that thinks is stopped by
//! ending it: it holds nothing that is not asked again. Browsers let it think on for two seconds, unless the page shares a
//! word of memory with it in which it reads that it is to stop. With one of the features a module holds one game.

mod answer;
#[cfg(target_arch = "wasm32")]
pub mod face;
mod refused;
mod room;
mod task;

use std::sync::{Arc, OnceLock};

pub use answer::{Request, answer};
use catalog::Catalog;
pub use refused::Refused;
pub use room::{Ask, Finished, Next, Outcome, Person, Room};
pub use task::{Task, run};

/// The games of this module.
pub fn games() -> Arc<Catalog> {
    static GAMES: OnceLock<Arc<Catalog>> = OnceLock::new();
    Arc::clone(GAMES.get_or_init(|| Arc::new(Catalog::house())))
}
