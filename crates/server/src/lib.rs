//! The house: tables that never lose a move and never show a card.
//!
//! | module | what it is |
//! | --- | --- |
//! | [`table`] | a table as a pure state machine over an append-only log |
//! | [`wire`] | frames in and out; the one way from a table to a viewer |
//! | [`store`] | SQLite or PostgreSQL; one writer that commits what waits together |
//! | [`room`] | one task per live table: commands in, committed, then told |
//! | [`engines`] | the bounded pool that thinks |
//! | [`daily`] | the deal and the puzzle of the day |
//! | [`tournaments`] | tournaments of people |
//! | [`people`] | names, passwords, how much each may do |
//! | [`jobs`] | the queue of long work, for operators |
//! | [`http`] | routes, sessions, sockets, headers |
//! | `listen` | accepting connections, and ending those that only cost |
//! | [`house`] | what all of these share in one process |
//!
//! Nothing here names a game: everything goes through the [`catalog`]. What programs and pages say to a running
//! house is written down in `docs/protocol.md`.

#![forbid(unsafe_code)]

mod address;
pub mod assets;
pub mod config;
pub mod daily;
pub mod engines;
mod forwarded;
pub mod house;
pub mod http;
pub mod jobs;
mod listen;
mod operate;
pub mod people;
pub mod room;
mod serve;
pub mod store;
pub mod studies;
pub mod tournaments;

pub use address::address_key;
pub use config::{Bounds, Config, Timeouts};
pub use operate::{Logs, backup, run};
pub use serve::{Running, ServeError, start};
pub use tables::answers::show;
pub use tables::{Code, id, table, wire};
