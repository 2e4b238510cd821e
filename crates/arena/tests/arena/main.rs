//! The arena as its users meet it. One program instead of one a file: each would link every game again.

mod broken_players;
mod experiments;
mod matches;
mod peeking;
mod plan;
mod protocol;
mod record_schema;
mod sessions;
mod so_far;
mod studies;
mod tournaments;
mod trials;
