//! The command as people and programs use it. One program instead of one a file: each would link the whole house again.

mod arena;
mod bad_input;
mod commands;
mod common;
mod contributing;
mod explain;
mod jobs;
mod marias;
mod matches;
mod names;
mod solve;
mod tarok;
mod words;
