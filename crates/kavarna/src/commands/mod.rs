//! One file for each command.

pub(crate) mod agent;
pub(crate) mod bench;
pub(crate) mod completions;
pub(crate) mod convert;
pub(crate) mod experiment;
pub(crate) mod explain;
pub(crate) mod games;
pub(crate) mod job;
pub(crate) mod man;
pub(crate) mod matches;
pub(crate) mod perft;
pub(crate) mod players;
mod playing;
pub(crate) mod review;
pub(crate) mod serve;
pub(crate) mod show;
pub(crate) mod solve;
pub(crate) mod sprt;
pub(crate) mod study;
pub(crate) mod tournament;
pub(crate) mod train;
pub(crate) mod tune;
pub(crate) mod worker;
