//! The minimax family: looking at every line to some depth.

mod alphabeta;
mod deepen;
mod memory;
mod options;
mod reductions;
mod table;
mod worker;

pub use alphabeta::AlphaBeta;
pub use options::{Against, AlphaBetaOptions, DepthUnit, History, PathCare, Reductions, TableOptions, Trust};
pub use table::Replacement;
