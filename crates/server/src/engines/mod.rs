//! Thinking, bounded: so many searches at a time, and a queue in which nobody can push in.

mod kept;
mod pool;
mod program;
mod schedule;
mod think;

pub use catalog::{Thought, Wanted};
pub use pool::{Class, Full, Keep, Pool, Power, RunClock, Ticket};
pub use program::Program;
pub use schedule::{Demand, Order};
pub use think::{Failure, Question, ponder, think, think_keeping};
