//! A table of the house as a pure state machine.
//!
//! A [`Command`] of somebody is either refused or becomes one [`Entry`] of the table's log, perhaps with
//! others that follow from it (everybody is there, so the cards are dealt). The state is what the entries add
//! up to, nothing else: a log that is read again after a crash gives the same table. Nothing here reads a
//! clock, a random source, a file or a socket; time and luck come with the command.

mod allowed;
mod chair;
mod claim;
mod clocks;
mod command;
mod decide;
mod entry;
mod follow;
mod forget;
mod plan;
mod play;
mod ponder;
mod refusal;
mod state;
mod undo;

pub use allowed::Allowed;
pub use chair::{Chair, Sitter};
pub use claim::{Case, Verdict};
pub use clocks::{Clock, Clocks};
pub use command::{Actor, Command, Luck, Matter, Occasion};
pub use entry::{Entry, Learned, Tag, What, Why};
pub use forget::{Forgotten, SOMEBODY};
pub use plan::{Asked, Begin, Opening, Operator, SeatAsked, StartWord, TableSetup, Visibility};
pub use play::{Play, Sheet};
pub use refusal::Refusal;
pub use state::{Phase, Said, Table};

/// Milliseconds since 1970 by the server's clock.
pub type Millis = i64;
