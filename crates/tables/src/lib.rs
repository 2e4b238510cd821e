//! The tables of the house without the house: no clock, no socket, no database.
//!
//! | module | what it is |
//! | --- | --- |
//! | [`table`] | a table as a pure state machine over an append-only log |
//! | [`wire`] | frames in and out; the one way from a table to a viewer |
//! | [`answers`] | what is answered where no table is needed: positions, records, puzzles |
//! | [`Code`] | why something is refused, in one word for programs and translations |
//! | [`id`] | names that cannot be guessed, and what is kept of a secret |
//!
//! It stands apart from the server so that it can be tested, and fuzzed, without building one.

#![forbid(unsafe_code)]

pub mod answers;
mod code;
pub mod id;
pub mod table;
pub mod wire;

pub use code::Code;
