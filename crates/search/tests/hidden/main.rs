//! Searches over worlds.

mod belief;
mod brute_force;
#[path = "../common/mod.rs"]
mod common;
mod figures;
mod information_sets;
mod response;
mod table;
