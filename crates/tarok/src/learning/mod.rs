//! How the house learned what it knows: its courses.

mod instinct;
mod leaf;

use game::Course;

/// The courses of the game.
pub(crate) fn courses() -> Vec<Course> {
    vec![instinct::course(), leaf::course()]
}
