//! The learned policy: for every card, the chance to win the deal and the points to expect.
//!
//! A small network looks at what a seat knows and values all its cards at once. It learned by playing against
//! itself (`learning`), and its weights are files in `data/`. It sees nothing but what the seat sees: a hand,
//! the table, what was played by whom.
//!
//! * [`Memory`] is what was played by whom, kept up card by card;
//! * [`Sight`] turns that into the numbers of the features that are present
//!   (and `marks` what follows from them);
//! * [`Net`] values the cards.

mod file;
mod marks;
mod memory;
mod net;
mod sight;
mod trained;

pub(crate) use file::{from_bytes, to_bytes};
pub(crate) use memory::Memory;
pub(crate) use net::{Net, POINTS_SCALE, Scratch, Valued, shape};
pub(crate) use sight::{FACTS, FEATURES, Sight};
pub(crate) use trained::trained;
