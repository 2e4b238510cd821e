//! Search algorithms over any game.
//!
//! Nothing in this crate names a game. A search is given a [`Root`] (a position and what the rules remember
//! of the way there), perhaps a [`Guide`] (what a game can tell about itself: an evaluation, an order of
//! moves), and the [`Thinking`](game::Thinking) of a player: limits, a stop flag, a clock.
//!
//! | search | what for |
//! | --- | --- |
//! | [`tree::AlphaBeta`] | positions can be evaluated, tactics matter, exact values and win distances |
//! | [`mcts::Uct`] | positions are hard to evaluate; any number of seats |
//! | [`flat_monte`] | a yardstick |
//! | [`players`] | all of these with a seat at the table |
//!
//! Searches limited in depth, nodes or iterations are deterministic: the same root, options and seed give
//! the same answer on every machine.

#[doc(hidden)]
pub mod example;
mod flat;
mod guide;
pub mod mcts;
mod meter;
pub mod players;
mod playout;
mod reward;
mod root;
pub mod solve;
mod trail;
pub mod tree;
pub mod value;

pub use flat::{FlatMonteOptions, flat_monte};
pub use guide::{Blind, Guide};
pub use meter::Meter;
pub use reward::Reward;
pub use root::Root;
