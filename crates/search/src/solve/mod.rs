//! Exact answers: what a position is worth when nobody errs.
//!
//! [`FullDepth`] searches every line to its end and remembers what it met; [`Retrograde`] goes through all
//! positions of a game that can number them, circles included. [`TwoSided`] is for two sides that collect: whole deals
//! of cards, hands open. [`Anything`] answers about any position of any game that the first of them can finish.
//! [`PartitionSearch`] does the same with sets of positions that
//! are alike in what matters. [`ProofNumber`] asks whether something can be forced. [`two_sides`] and [`each_alone`] are for the last few moves, by a value of the game's own. A game that writes its own
//! solver for speed has [`Promising`] and [`Replies`] for the order in which moves are tried.

mod anything;
mod cells;
mod few;
mod full;
mod partition;
mod promising;
mod proof_number;
mod retrograde;
mod two_sided;

pub use anything::Anything;
pub use few::{each_alone, two_sides};
pub use full::{FullDepth, Solution, SolveOptions, Unsolved, Windows};
pub use partition::{Partition, PartitionLaws, PartitionSearch, RankSet, RankedHands};
pub use promising::{NO_MOVE, Promising, Replies};
pub use proof_number::{Proof, ProofNumber, ProofNumberOptions, Verdict};
pub use retrograde::{Numbered, Retrograde, RetrogradeError, Tally, Width};
pub use two_sided::{Switches, TwoSided};
