//! People: who they are, how they prove it, and how much each may do.

mod expiry;
mod forgetting;
mod gate;
mod name;
mod naming;
mod password;
mod seats;
mod sessions;
mod tending;

pub use gate::{Gate, Held, TooMuch};
pub use name::{LONGEST_NAME, Reserved, clean_name, looks, skeleton};
pub(crate) use naming::{Bearer, NoName};
pub use password::{Passwords, check_password};
pub use sessions::{Attached, SESSION_MS, Sessions};
pub(crate) use tending::tend;
