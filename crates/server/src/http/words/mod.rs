//! The answers of the API as types: what is written is what `docs/openapi.json` and the types of the app are made from.
//! The frames of the sockets, and what they share with the answers, are in [`crate::wire`].

mod answers;
mod club;
mod daily;
mod games;
mod jobs;
mod standings;
mod tournaments;
mod typescript;

pub use answers::{
    Done, Export, Failure, FailureBody, Film, Found, Kept, Made, Me, NewLink, News, Queued, Rating,
    RecordCard, RecordList, StudyState, TableList,
};
pub use club::{Acquaintance, Met, Paired, Profile, RatingPoint, SolvedPuzzle, Tie, TieList};
pub use daily::{Calendar, CalendarDay, DayCard, DayDeal, DayDone, DayGame, DayPuzzle, DayScore, DayTable};
pub use games::{ExperimentCard, ExperimentList, FareCard, FareList, GameList, StudyReport};
pub use jobs::{JobAsked, JobList, JobMade, JobSoFar};
pub use standings::{Interval, LuckFreeTold, RoleTold, StandingTold, StandingsTold};
pub use tables::answers::{
    DecisionJudged, FilmFrame, GameForfeit, GameInfo, GameRecord, OptionInfo, OptionKind, PlayerInfo,
    PuzzleAnswer, PuzzleCard, PuzzleList, PuzzleTask, RecordAccount, RecordCount, RecordEntry, RecordFactor,
    Review, Shown,
};
pub use tournaments::{
    BoardTold, EntrantTold, PlaceTold, RoundTold, TournamentCard, TournamentGameTold, TournamentLine,
    TournamentList, TournamentYou,
};
pub use typescript::typescript;
