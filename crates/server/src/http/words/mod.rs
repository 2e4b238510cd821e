//! The words of the protocol as types, from which `docs/openapi.json` is made.
//!
//! Answers are written where they are made, as JSON. These types describe them, and a test holds the two together:
//! whatever the house says in the tests is checked against them, field by field, in both directions.

mod answers;
mod frames;
mod games;
mod tables;

pub use answers::{
    Done, Export, Failure, FailureBody, Film, FilmFrame, Kept, Made, Me, NewLink, News, Queued, Rating,
    RecordCard, RecordList, Shown, TableList,
};
pub use frames::{
    Ack, Change, Command, Hint, History, Matter, Pong, Presence, Refused, Snapshot, Standing, Talk, Thinking,
    You,
};
pub use games::{
    Candidate, ExperimentCard, ExperimentList, GameInfo, GameList, OptionInfo, PlayerInfo, PuzzleAnswer,
    PuzzleCard, PuzzleList, Report, Worth,
};
pub use tables::{
    ClaimShown, ClockRule, Clocks, Event, MatchScore, Moment, Offers, Reveal, SeatCard, SeatKind, Session,
    Sheet, StartAsked, State, TableAsked, TableCard, Visibility,
};
