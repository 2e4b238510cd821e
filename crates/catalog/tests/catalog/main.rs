//! The catalog as everything above it uses it. One program instead of one a file: each would link every game again.
//! `memory` counts what is allocated, and so is a program of its own.

mod lists;
mod numbers;
mod puzzles;
mod remote;
mod stopping;
mod trees;
