//! How the house learned what it knows: courses that anybody can run again.
//!
//! * `weights` plays games against itself, fits the weights of the evaluation to how they ended and to what a
//!   search thought of their positions, and keeps the new weights only if they win a match against the old.
//! * `net` fits a network beside the weights to many more such games.
//! * `book` places rings against itself with long searches and keeps what they chose.
//! * Everything is a function of the seed and the options: every game of self-play is made from its number, is
//!   kept in the folder of the course, and is not played again when the course goes on after an interruption.

mod book;
mod duel;
mod fit;
mod net;
mod sample;
mod selfplay;
mod weights;

use game::Course;

/// The courses of Yinsh.
pub(crate) fn courses() -> Vec<Course> {
    vec![weights::course(), net::course(), book::course()]
}
