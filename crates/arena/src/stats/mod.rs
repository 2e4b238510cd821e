//! The arithmetic of results. A figure without an interval is not a result, so everything here that
//! estimates gives an [`Estimate`].
//!
//! Games on one deal or opening are not independent: whoever measures adds them up into *groups* first, and
//! every interval is over groups. Nothing here is random: resampling draws from fixed seeds, logarithms come
//! from `libm` and quantiles from `statrs`, so the same results give the same figures on every machine.
//!
//! | question | answer |
//! | --- | --- |
//! | what is the mean of these groups? | [`bootstrap_mean`], [`mean_interval`] for few plain values |
//! | what did he score a game, at a table of three or four? | [`score_of_groups`], with few groups and equal ones, too |
//! | what share did he win? | [`share_interval`], [`share_of_groups`], right at the edges, too |
//! | how much stronger is that? | [`elo`], [`elo_of`], [`likelihood_of_superiority`] |
//! | who is strongest of many? | [`Ratings`] |
//! | does it differ from what somebody else measured? | [`difference`] |
//! | how much of it was luck of the deals? | [`without_luck`] |
//! | is the change better, with as few games as possible? | [`Sprt`] |
//! | which values of the options are best? | [`Spsa`], [`Evolution`] |

mod bootstrap;
mod compare;
mod distributions;
mod elo;
mod estimate;
mod evolution;
mod linear;
mod luck;
mod moments;
mod ratings;
mod score;
mod share;
mod sprt;
mod spsa;

pub use bootstrap::{Resampling, Sum, bootstrap_mean};
pub use compare::difference;
pub use distributions::{normal_below, normal_quantile, student_quantile};
pub use elo::{elo, elo_of, elo_text, likelihood_of_superiority, share_of_elo};
pub use estimate::Estimate;
pub use evolution::Evolution;
pub use luck::{Luck, LuckFree, without_luck};
pub use moments::{mean, mean_interval, variance};
pub use ratings::{Meeting, Rating, Ratings};
pub use score::{Span, score_of_groups};
pub use share::{share_interval, share_of_groups};
pub use sprt::{Bounds, Hypotheses, Sprt, Verdict};
pub use spsa::{Gains, Knob, Spsa};
