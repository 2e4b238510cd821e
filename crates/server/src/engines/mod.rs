//! Thinking, bounded: a fixed number of threads, and a queue in which nobody can push in.

mod pool;
mod program;
mod think;

pub use pool::{Class, Full, Pool, Ticket};
pub use program::Program;
pub use think::{Question, Thought, Wanted, think};
