//! Generated games, and searches so plain that nobody can doubt them.
#![allow(dead_code, unreachable_pub, unused_imports, reason = "each test uses a part of this")]

pub mod brute;
pub mod maze;
pub mod veils;

pub use brute::Brute;
pub use maze::{Knowing, Maze, MazePlan, Way};
