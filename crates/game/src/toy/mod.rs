//! A small card game for three seats with every kind of hidden information.
//!
//! Whatever is generic over games (the conformance kit, the catalog, the wire, searches over worlds) can be
//! proven on it: it is small enough to count all its worlds.
//!
//! # The rules
//!
//! * Twelve cards: suits `A B C`, ranks `1`-`4`, written `A1`..`C4`. Three for each seat, three for the
//!   *talon*. A *poor* hand, without any 3 or 4, is dealt again.
//! * Bidding: from the seat after the dealer each seat speaks once, `pass` or a bid higher than all before:
//!   `bid game` (1) < `bid game trump` (2) < `bid game last` (3) < `bid game trump last` (4). The highest
//!   bidder is *declarer* and plays against the other two. When all pass the deal is over, and everybody
//!   gets a *debt* (three at most).
//! * The declarer picks up the talon and lays three cards away, one decision: `discard A1 B2 C3`. Nobody
//!   else sees the talon (unless option `talon=open`) nor the discard, but for fours, which are shown:
//!   `discard A4 ? ?`.
//! * Three tricks; the declarer leads to the first, then the winner leads. A seat that can follow suit must;
//!   else it may play anything. The highest C wins if `trump` was bid, else the highest card of the suit led.
//! * The declarer must take two tricks, and the last one if `last` was bid. He gets or pays twice the worth of
//!   his bid, each of the others once. A declarer with a debt plays for double and is rid of one debt.
//! * A match is `match` deals; the deal moves on one seat after each.
//!
//! # What is hidden
//!
//! The other hands; the talon, from all but the declarer; the discard. At the end everything is shown. A seat
//! that did not follow suit has no more cards of that suit, and all hands had a 3 or a 4 when dealt: those are
//! certain facts too, and [`ToyView`] uses all of them.

mod cards;
mod deal;
mod knowledge;
mod moves;
mod notation;
mod players;
mod position;
mod public_state;
mod reveal;
mod rules;
mod show;
#[cfg(test)]
mod tests;
mod view;
mod worlds;

pub use cards::{Card, Cards, Suit};
pub use deal::Deal;
pub use knowledge::Knowledge;
pub use moves::{Bid, Move, Seen};
pub use position::Position;
pub use public_state::{Phase, PublicState};
pub use reveal::{Due, Reveal};
pub use rules::Toy;
pub use view::ToyView;
pub use worlds::{Place, Places, Placing};

use rules::MOST_DEBT;
