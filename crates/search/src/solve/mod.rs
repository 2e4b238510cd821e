//! Exact answers: what a position is worth when nobody errs.

mod full;

pub use full::{FullDepth, Solution, SolveOptions, Unsolved, Windows};
