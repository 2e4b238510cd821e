//! How likely people decide as they did: what makes a world with hidden cards believable.
//!
//! Every decision is a [`Choice`] between options that have a few marks each, in one of a few situations. A table of
//! [`Weights`] says how much every mark draws in every situation; it was learned from deals between several players
//! ([`course`]). So a world in which the past would have been strange is believed less, and a bid that tells something
//! about a hand tells as much as it should.

mod choice;
mod course;
mod marks;
mod weights;

pub(crate) use choice::Choice;
pub(crate) use course::course;
pub(crate) use marks::{Speaker, choices, trump};
pub(crate) use weights::Weights;
