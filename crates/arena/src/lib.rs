//! Matches between players, in this process and outside it.
//!
//! * [`run_match`] plays a [`MatchPlan`]: duplicate deals with rotated seats for card games, both colours
//!   from varied openings for board games, on all cores, with records in the order of the games whatever
//!   the number of threads.
//! * [`External`] seats any program that speaks the JSON lines of [`wire`]; [`agent`] is the other
//!   direction, one of our players as such a program.
//! * [`Summary`] says what came out, with 95 % intervals; [`stats`] has the arithmetic.
//!
//! Nothing here names a game: everything goes through the [`catalog`].
//!
//! ```
//! use arena::{MatchPlan, SeatSpec, run_match};
//! use catalog::Catalog;
//! use game::{Options, Stop};
//!
//! let house = Catalog::house();
//! let rules = house.game("gobblet3")?.rules(&Options::none())?;
//! let seats = vec![SeatSpec::parse(rules.as_ref(), "random")?, SeatSpec::parse(rules.as_ref(), "random")?];
//! let plan = MatchPlan { games: 4, ..MatchPlan::new("gobblet3", seats) };
//! let mut records = Vec::new();
//! let summary = run_match(&house, &plan, &Stop::new(), &mut |record| records.push(record.to_line()))?;
//! assert_eq!(summary.games, 4);
//! assert_eq!(records.len(), 4);
//! # Ok::<(), arena::ArenaError>(())
//! ```

#![forbid(unsafe_code)]

mod agent;
mod clock;
mod crew;
mod encounter;
mod error;
pub mod experiment;
mod external;
mod hall;
mod ledger;
mod matches;
mod outcome;
mod own;
pub mod pairing;
mod plan;
pub mod plot;
mod pool;
mod reached;
pub mod report;
mod scratch;
mod seat_spec;
mod session;
mod setting;
mod sitter;
mod standings;
pub mod stats;
mod study;
mod summary;
mod table;
mod tournament;
mod trial;
mod tuning;
pub mod wire;

pub use agent::agent;
pub use clock::WallClock;
pub use crew::run_chunk;
pub use encounter::{Encounter, Participant, Seating, Task, tasks_of};
pub use error::ArenaError;
pub use external::{External, Patience};
pub use hall::{Finished, Hall};
pub use ledger::{Ledger, Sheet, read_lines};
pub use matches::{MatchPlan, go_on_with_match, run_match};
pub use outcome::{Entry, Outcome, Results, WinDrawLoss};
pub use own::OwnPlayer;
pub use plan::{Portion, WorkPlan};
pub use reached::{ReachedBy, Until};
pub use scratch::Scratch;
pub use seat_spec::{Guest, SeatSpec};
pub use session::Sitting;
pub use setting::Setting;
pub use sitter::{Answer, Fault, Sitter, Turn};
pub use standings::{LuckFreeResult, RoleResult, Standing, Standings};
pub use study::{Study, Vary};
pub use summary::{PlayerResult, Summary};
pub use table::{Played, play_game};
pub use tournament::{Kind as TournamentKind, Progress, Tournament, run_tournament};
pub use trial::{Trial, TrialProgress, TrialReport, run_trial};
pub use tuning::{Method, Tuned, Tuner, Tuning, TuningProgress, go_on_tuning, knob, run_tuning, with_lists};
