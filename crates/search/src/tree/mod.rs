//! The minimax family: looking at every line to some depth.

mod alphabeta;
mod deepen;
mod maxn;
mod memory;
mod options;
mod parallel;
mod reductions;
mod switches;
mod table;
mod worker;

pub use alphabeta::AlphaBeta;
pub use deepen::{Bounded, Reach};
pub use maxn::{MaxN, MaxNOptions, ValueBounds};
pub use options::{Against, AlphaBetaOptions, DepthUnit, History, PathCare, Reductions, TableOptions, Trust};
pub use table::Replacement;
