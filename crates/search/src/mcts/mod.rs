//! Monte Carlo tree search: random games, and a tree that grows where they go well.

mod arena;
mod options;
mod preselect;
mod uct;

pub use options::{Backup, Choice, UctOptions};
pub use uct::Uct;
