//! The published players, constants and all: fixed points for comparisons, never tuned.
//!
//! They come from a thesis on searching in Yinsh. Four of them are minimax with alpha-beta and differ by
//! their evaluation; the fifth searches by playouts. A sixth, `debray`, stands in for a program that the thesis played
//! against. All place rings by a rule and take rows and rings by the
//! evaluation, so only ring moves are searched: a completed row ends a branch before anything is taken off.

mod branch;
mod debray;
mod eager;
mod evaluation;
mod mcts;
mod minimax;
mod placing;
mod taking;

pub(crate) use mcts::Mcts;
pub(crate) use minimax::Minimax;
