//! What almost every user of a game names: `use game::prelude::*;`.
//!
//! ```
//! # #[cfg(feature = "toy")] {
//! use game::prelude::*;
//! use game::{random::deal_stream, toy::Toy};
//!
//! let toy = Toy::from_options(&Options::none()).unwrap();
//! let deal = toy.deal(&mut deal_stream(1, 0));
//! let line = Line::new(toy, deal);
//! assert_eq!(line.view(Viewer::Seat(Seat::new(0))).turn(), line.turn());
//! # }
//! ```

pub use crate::{
    Event, Game, Hidden, Hosted, Limits, Line, Move, MoveList, Open, Options, Player, Position, Record,
    Scores, Seat, Solver, Stop, View, Viewer, Worlds,
};
