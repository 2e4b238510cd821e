//! People: who they are, how they prove it, and how much each may do.

mod gate;
mod name;
mod naming;
mod password;

pub use gate::{Gate, Held, TooMuch};
pub use name::{LONGEST_NAME, Reserved, SOMEBODY, clean_name, skeleton};
pub(crate) use naming::{Bearer, NoName};
pub use password::{Passwords, check_password};
