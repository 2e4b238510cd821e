//! The answers of the API as types: what is written is what `docs/openapi.json` and the types of the app are made from.
//! The frames of the sockets, and what they share with the answers, are in [`crate::wire`].

mod answers;
mod club;
mod daily;
mod games;
mod record;
mod standings;
mod typescript;

pub use answers::{
    Done, Export, Failure, FailureBody, Film, FilmFrame, Found, Kept, Made, Me, NewLink, News, Queued,
    Rating, RecordCard, RecordList, Shown, StudyState, TableList,
};
pub use club::{Acquaintance, Met, Paired, Profile, RatingPoint, SolvedPuzzle, Tie, TieList};
pub use daily::{Calendar, CalendarDay, DayCard, DayDeal, DayDone, DayGame, DayPuzzle, DayScore, DayTable};
pub use games::{
    DecisionJudged, ExperimentCard, ExperimentList, FareCard, FareList, GameInfo, GameList, OptionInfo,
    OptionKind, PlayerInfo, PuzzleAnswer, PuzzleCard, PuzzleList, PuzzleTask, Review, StudyReport,
};
pub use record::{GameForfeit, GameRecord, RecordAccount, RecordCount, RecordEntry, RecordFactor};
pub use standings::{Interval, LuckFreeTold, RoleTold, StandingTold, StandingsTold};
pub use typescript::typescript;
