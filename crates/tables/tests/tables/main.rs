//! Tables of the house without the house: every command in every phase, views that grow, claims that are judged elsewhere.

mod claims;
mod commands;
mod growing;
mod learning;
mod naming;
mod pondering;
mod setting;
