//! What house players learn with. Whatever a player knows beyond the rules of its game was made by a
//! [`game::Course`]; this crate is what courses are built of. It knows no game.
//!
//! * **The frame of a course**: [`attend`] runs one in its [`Folder`]; work that was interrupted is a value
//!   ([`Break::Stopped`]), not an error.
//! * **Work that goes on after an interruption**: a [`Ledger`] keeps numbered pieces of work (games of self-play,
//!   searched positions) as lines of a file, a [`Snapshot`] the state of a network that is being trained. Both stand
//!   on files that are whole or not there; a [`Journal`] is the file of lines beneath every ledger.
//! * **Networks**: a [`Network`] of two hidden layers over inputs that are mostly absent, its [`Gradient`], a
//!   [`Trainer`] that sums gradients of a batch on several threads, and [`Quantised`] layers that give the same value
//!   on every machine.
//! * **Optimisers**: [`Adam`], [`AdaGrad`].
//! * **Linear weights**: [`fit`] goes through cases in epochs and batches; [`logistic`], [`log_loss`] and [`blend`]
//!   are what such fits have in common.
//! * **Tables** that players find by themselves lie in one folder ([`tables_folder`]); a page
//!   fetches them part by part ([`fetch_part`]).
//! * **Books**: a [`Book`] holds positions up to symmetry with their best moves.
//!
//! Everything is a function of the seed and the settings: random choices come from [`game::random`], sums are made in
//! one fixed order, and the number of threads changes nothing.

#![forbid(unsafe_code)]

mod adagrad;
mod adam;
mod bfloat;
mod book;
mod fit;
mod folder;
mod gradient;
mod journal;
mod kernels;
mod ledger;
mod loss;
mod network;
mod parallel;
mod quantised;
mod shelf;
mod snapshot;
mod trainer;

pub use adagrad::AdaGrad;
pub use adam::{Adam, AdamForm};
pub use bfloat::{from_bfloat, to_bfloat};
pub use book::Book;
pub use fit::{Linear, Schedule, fit, is_held_out};
pub use folder::{Break, Folder, attend, file_error, write_file};
pub use gradient::Gradient;
pub use journal::{Journal, JournalError, Span};
pub use kernels::add_scaled;
pub use ledger::Ledger;
pub use loss::{blend, log_loss, logistic, mean_log_loss, mean_square_error};
pub use network::{Activation, Activations, Layout, Network, Parts, Shape};
pub use parallel::in_order;
pub use quantised::{Quantised, add_saturating, rounded};
pub use shelf::{FetchPart, TABLES, fetch_part, fetch_parts_with, tables_folder};
pub use snapshot::Snapshot;
pub use trainer::Trainer;
