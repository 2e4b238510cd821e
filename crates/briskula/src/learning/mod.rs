//! How the policy was learned: by playing against itself.
//!
//! Networks begin with random weights and play deals against themselves, mostly what they think best, now
//! and then something else. After each round of deals every decision is compared with what came of it, and the
//! weights move a little towards that. What came of a decision is partly the end of the deal and partly what
//! the same network thought it was worth one, two, three tricks later: the end alone is mostly luck.
//! With two seats a deal is over when the stock is empty: from there on its value is exact.
//!
//! All random choices come from the seed and the number of the round, sums are made in a fixed order, and the
//! state is kept in the folder: a course that was interrupted goes on and ends with the same weights.

mod begin;
mod course;
mod gradient;
mod rounds;
mod selfplay;

pub(crate) use course::course;
