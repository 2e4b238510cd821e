//! Exact answers: what a position is worth when nobody errs.
//!
//! [`FullDepth`] searches every line to its end and remembers what it met; [`Retrograde`] goes through all
//! positions of a game that can number them, circles included. [`Anything`] answers about any position of any game
//! that the first of them can finish.

mod anything;
mod cells;
mod full;
mod retrograde;

pub use anything::Anything;
pub use full::{FullDepth, Solution, SolveOptions, Unsolved, Windows};
pub use retrograde::{Numbered, Retrograde, RetrogradeError, Tally, Width};
