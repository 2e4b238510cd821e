//! One file for each command.

pub(crate) mod agent;
pub(crate) mod bench;
pub(crate) mod completions;
pub(crate) mod games;
pub(crate) mod man;
pub(crate) mod matches;
pub(crate) mod perft;
pub(crate) mod players;
pub(crate) mod review;
pub(crate) mod show;
