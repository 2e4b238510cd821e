//! Gobblet on 3x3, solved: the value of every position, and how far the end is.
//!
//! * [`solve`] works everything out in seconds, by any rules. The result is a [`Solution`].
//! * A `Tablebase` is the same as a file of a few megabytes that opens at once.
//! * Both are an [`Oracle`]: what a position is worth, what each move is worth, which moves are perfect.
//!
//! # How it is done
//!
//! There are 360,382,485 *configurations*: boards seen by the side to move, counted once for the eight maps
//! of the board. One byte for each is small enough to keep them all, so they are settled by working
//! backwards from the ends of the game (module `retrograde`).
//!
//! What makes it fast is the order in which they are kept (module `rows`). A *row* holds all configurations
//! with the same large and medium pieces, one for each of the 1423 *arrangements* of the small ones. Moves
//! of large and medium pieces do not depend on small ones, so they lead from row to row and are looked up
//! once for a whole row (module `ways`); moves of small pieces stay beside the row.

mod answers;
mod arrangement;
mod bits;
mod book;
mod counts;
mod crew;
mod maps;
mod oracle;
mod outcome;
mod pieces;
mod progress;
mod reach;
mod retrograde;
mod rows;
mod shelf;
mod solution;
mod strategy;
mod table;
mod ways;

pub(crate) use answers::Answers;
pub(crate) use book::Book;
pub use counts::{Counts, Tally};
pub use oracle::{Oracle, Unknown};
pub use outcome::Outcome;
pub(crate) use pieces::MOST_SOLVED;
pub use pieces::Pieces;
pub use progress::Progress;
pub use shelf::{TABLES, file_name, find, folder, open};
pub use solution::{Solution, solve};
pub(crate) use strategy::strategy;
pub use table::{TableError, Tablebase, Written};
