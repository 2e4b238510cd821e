//! The trump table: what every promising suit of every seven cards brings forhont.
//!
//! As published, but for the time it takes: suits rated under half of the best are dropped ([`promising`]), the others
//! are played by `smart` in the same deals ([`Judging`]). `kavarna train marias trumps` makes the file
//! ([`TrumpTable`]); where there is none, players judge their hand on the spot.

mod course;
mod hands;
mod judge;
mod table;

pub(crate) use course::course;
pub use hands::hands;
pub use judge::{Judged, Judging, promising};
pub(crate) use table::in_words;
pub use table::{TrumpTable, TrumpTableError, file_name};
