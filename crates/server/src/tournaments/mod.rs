//! Tournaments of people: the same deals at every table, rounds that follow each other by themselves, standings for
//! everybody to watch.
//!
//! | module | what it is |
//! | --- | --- |
//! | `setup` | a tournament as it was asked for, checked |
//! | `entry` | what happens in one, a line of its log each |
//! | `state` | what the entries add up to, and what may follow |
//! | `rounds` | who plays whom, and when |
//! | `standing` | who stands where, by points and tie-breaks |
//! | `drive` | what the house does about it: tables made, results taken in, rounds begun |
//!
//! All but the last know no clock, no database and no table. The deals come from a secret of the tournament whose hash is
//! told from the start; it is revealed at the end, so that everybody can see that nothing was changed on the way.

mod drive;
mod entry;
mod rounds;
mod setup;
mod standing;
mod state;
#[cfg(test)]
mod tests;

pub(crate) use drive::{Found, Tournaments};
pub use entry::{Entrant, Entry, What};
pub use setup::{Kind, Setup, TournamentAsked};
pub use standing::Standing;
pub use state::{Board, Game, Outcome, Phase, Round, Tournament};
