//! How the house learned to play on 4x4, as courses that anyone can run again.
//!
//! * `weights`: games of the house against itself, and a regression on how they ended.
//! * `book`: deep searches of the positions that come up in the first moves.
//! * `tactics`: positions with a proven win, to test the search with.

mod book;
mod regression;
mod selfplay;
mod tactics;
mod weights;

use game::Course;

/// The courses of the board `N` wide: on 3x3 there is nothing to learn, it is solved.
pub(crate) fn courses<const N: usize>() -> Vec<Course> {
    if N == 4 { vec![weights::course(), book::course(), tactics::course()] } else { Vec::new() }
}
