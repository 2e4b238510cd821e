//! Search algorithms over any game.
//!
//! Nothing in this crate names a game. A search is given a [`Root`] (a position and what the rules remember
//! of the way there), perhaps a [`Guide`] (what a game can tell about itself: an evaluation, an order of
//! moves), and the [`Thinking`](game::Thinking) of a player: limits, a stop flag, a clock.
//!
//! # Which search for what
//!
//! | search | when | exact? |
//! | --- | --- | --- |
//! | [`tree::AlphaBeta`] | positions can be evaluated, or the end is near; two seats, or two sides | to its depth |
//! | [`tree::MaxN`] | three or four seats, each for itself | to its depth |
//! | [`solve::FullDepth`] | games and endgames small enough to be searched to the end | yes |
//! | [`solve::Retrograde`] | all positions can be numbered; games in circles | yes |
//! | [`mcts::Uct`] | positions are hard to evaluate; any number of seats | in the limit |
//! | [`worlds::Pimc`] | hidden cards, technique: worlds are searched as if they were open | no |
//! | [`worlds::Epimc`], [`worlds::AlphaMu`] | hidden cards, guesses: one plan for all worlds | against those who know all |
//! | [`worlds::Ismcts`] | hidden cards, and knowledge itself matters | no |
//! | [`OpenLoop`] | chance or hidden cards, as the simplest tree over worlds | no |
//! | [`tree::BStar`], [`tree::Conspiracy`] | which move is best, or how sure the value is, by growing one tree | no |
//! | [`solve::ProofNumber`] | can a win be forced? | yes |
//! | [`solve::PartitionSearch`] | trick games with open hands: sets of positions that are alike | yes |
//! | [`worlds::VectorMinimax`], [`worlds::Achievable`] | hidden cards, endings: the faults of sampling repaired one by one | see their table |
//! | [`plan`] | tactics that people can state, as tasks and methods | no |
//! | [`flat_monte`] | a yardstick | no |
//! | [`players`], [`laboratory`] | these with a seat at the table; the same with every switch laid open | |
//! | [`house`] | the house player of a game: ten levels around what the game thinks with | |
//!
//! Each says what it is, when to use it, what it costs and what it does not handle; [`tree`] is a tour of all
//! that helps alpha-beta.
//!
//! # The same everywhere
//!
//! * Values of minimax searches are explained in [`value`]: the fastest win and the slowest loss are chosen.
//! * A search ends within 1,024 nodes of being stopped and still answers ([`Meter`]).
//! * A search limited in depth, nodes or iterations is deterministic: the same root, options and seed give the
//!   same answer on every machine.
//! * Nothing is allocated at a node or in a playout once a search has warmed up.
//! * Each exact method is compared with brute force on thousands of made-up games, with circles and without, in
//!   the tests of this crate.

#![forbid(unsafe_code)]

mod bytes;
#[doc(hidden)]
pub mod example;
mod flat;
mod guide;
pub mod house;
pub mod laboratory;
pub mod mcts;
mod meter;
mod openloop;
pub mod plan;
pub mod players;
mod playout;
mod reward;
mod root;
pub mod solve;
mod told;
mod trail;
pub mod tree;
pub mod value;
pub mod worlds;

pub use flat::{FlatMonteOptions, flat_monte};
pub use guide::{Blind, Guide, Outlook};
pub use meter::Meter;
pub use openloop::{Branches, OpenLoop, OpenLoopOptions};
pub use playout::random_scores;
pub use reward::Reward;
pub use root::Root;
