//! What is answered where no table is needed: which games there are, a position as one viewer sees it, a record step by
//! step, a puzzle, what decisions cost. The house answers with these over HTTP, and so does the one that runs in a page.

mod games;
pub mod puzzles;
mod record;
mod review;
pub mod show;

pub use games::{GameInfo, OptionInfo, OptionKind, PlayerInfo};
pub use puzzles::{PuzzleAnswer, PuzzleCard, PuzzleList, PuzzleTask};
pub use record::{GameForfeit, GameRecord, RecordAccount, RecordCount, RecordEntry, RecordFactor};
pub use review::{AnalysisAsked, DecisionJudged, Review, ReviewAsked, TOLD_TREE, thinking_time};
pub use show::{FilmFrame, Shown};
