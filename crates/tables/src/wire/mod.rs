//! What is said over the wire: frames in, frames out. `docs/protocol.md` is the contract, and these types are what is
//! written and read: `docs/openapi.json` and the types of the app are made from them.
//!
//! Everything that leaves the house about a game goes through [`Eyes`]: it holds one view, made for one
//! person, and there is no other way to the cards.

mod account;
mod card;
mod decode;
mod event;
mod eyes;
mod frames;
mod report;

pub use account::{Account, AccountCount, AccountEntry, AccountFactor};
pub use card::{Clocks, Presence, SeatCard, SeatKind, Session, TableCard, card};
pub use decode::{ClientFrame, Do, FrameSent, LONGEST_FRAME, decode};
pub use event::{Event, OptionValues};
pub use eyes::{ClaimShown, Eyes, Moment, Offers};
pub use frames::{
    Ack, Change, ChatLine, Frame, Happened, Hint, HintState, History, Pong, PresenceTold, Refused, Reveal,
    Snapshot, Standing, Thinking, You, event, history, snapshot, written,
};
pub use report::{Amount, Candidate, NamedFigure, Report, TreeFigure, TreeMove, Worth};
