//! People: who they are, how they prove it, and how much each may do.

mod gate;
mod name;
mod password;

pub use gate::{Gate, Held, TooMuch};
pub use name::clean_name;
pub use password::{hash_password, is_password};
