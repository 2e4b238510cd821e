//! What a game is.
//!
//! This crate has no rules, no search and no I/O. It says what a [`Game`] is, for open and hidden
//! information alike, so that searches, tables, matches and servers can be written once:
//!
//! * a [`Position`] knows whose decision it is, what they may do and what happens then;
//! * a [`Line`] is a game being played: deal, decisions, repetition, undo;
//! * a [`View`] is what one viewer knows, built from [`Event`]s and nothing else; [`Worlds`] samples the
//!   positions that fit it;
//! * a [`Record`] keeps a game as one line of JSON that replays for ever;
//! * a [`Player`] decides on views within [`Limits`];
//! * [`conformance`] checks that a game keeps all the laws, in three lines of test.
//!
//! ```
//! # #[cfg(feature = "toy")] {
//! use game::{Game, Line, Options, Seat, View, Viewer, random, toy::Toy};
//!
//! let toy = Toy::from_options(&Options::none()).unwrap();
//! let deal = toy.deal(&mut random::deal_stream(7, 0));
//! let mut line = Line::new(toy, deal);
//! while line.turn().is_some() {
//!     let first = line.legal()[0];
//!     line.play(first).unwrap();
//! }
//! assert!(line.ending().is_some());
//! println!("{}", line.view(Viewer::Seat(Seat::new(0))).picture());
//! # }
//! ```

#![forbid(unsafe_code)]

mod account;
pub mod conformance;
mod course;
mod event;
mod format;
mod game;
pub mod hidden;
mod line;
mod match_score;
mod moves;
mod notation;
mod open;
mod options;
mod perft;
mod picture;
mod player;
mod position;
pub mod prelude;
mod quest;
pub mod random;
mod record;
mod scores;
mod search_tree;
mod seat;
mod solving;
mod stop;
mod tensor;
#[cfg(feature = "toy")]
pub mod toy;
mod tree_figure;
mod view;

pub use account::{Account, AccountCount, AccountEntry, AccountWord, Factor};
pub use course::{
    Course, CourseEnd, CourseError, CoursePieces, CourseShare, Headway, Learned, LearnedFile, Lesson,
};
pub use event::{Event, Nothing};
pub use format::Format;
pub use game::{Facts, Game};
pub use hidden::{Fitting, Hidden, HiddenView};
pub use line::{IllegalMove, Line};
pub use match_score::MatchScore;
pub use moves::{Move, MoveList};
pub use notation::{NotationError, Reader};
pub use options::{Kind, OptionError, OptionSpec, Options, Presets, Settings};
pub use perft::perft;
pub use picture::{Picture, Piece, Tone};
pub use player::{
    Candidate, Clock, Decision, Hosted, Limits, NamedFigure, NoClock, Player, PlayerKind, Report, Thinking,
    Thoughts, Worth, think_alone,
};
pub use position::{Ending, LineRules, Position, Symmetric};
pub use quest::{Asks, Quest};
pub use rand_core::Rng;
pub use record::{Forfeit, Record, RecordError};
pub use scores::Scores;
pub use search_tree::{SearchTree, TreeExtent};
pub use seat::{MAX_SEATS, Seat, Viewer};
pub use solving::{Census, Exact, Labour, NoAnswer, Solved, Solver, Survey};
pub use stop::Stop;
pub use tensor::Tensor;
pub use tree_figure::{Amount, Measure, TreeFigure};
pub use view::{Contradiction, Open, OpenView, View, Worlds};
