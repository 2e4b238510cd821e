//! What is said over the wire: frames in, frames out. `docs/protocol.md` is the contract.
//!
//! Everything that leaves the house about a game goes through [`Eyes`]: it holds one view, made for one
//! person, and there is no other way to the cards.

mod decode;
mod eyes;
mod frames;

pub use decode::{ClientFrame, LONGEST_FRAME, decode};
pub use eyes::{Eyes, Presence, card};
pub use frames::{event, history, house, presence, snapshot, written};
