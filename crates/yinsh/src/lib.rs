//! Yinsh: rules, notation, records of others, evaluation, players.
//!
//! Two seats move rings over a hexagonal board. A moving ring leaves a marker of its colour behind and turns
//! over every marker it jumps. Five markers of one colour in a row are taken off together with a ring of
//! that colour; the third ring taken wins, though every ring taken is one less to play with.
//!
//! * [`Yinsh`] is the game with its [`Rules`].
//! * [`Board`] is a position: sets of [`Points`] that are copied freely.
//! * [`sgf`] reads and writes the game records of Boardspace.
//! * [`Move`] is a decision; moving a ring, taking a [`Row`] and taking a ring are three.
//!
//! # Words
//!
//! A *point* is where lines cross; there are 85. A *row* is five adjacent markers of one colour on a line; a
//! longer run holds several. The *set-up* is the first ten decisions, in which the rings are placed. The
//! *mover* is the seat that moved a ring last: its rows are taken before the opponent's.
//!
//! # Options
//!
//! | option | values, the usual one first | |
//! | --- | --- | --- |
//! | `blitz` | `no`, `yes` | whether the first ring taken wins, not the third |
//!
//! # Positions as text
//!
//! Four parts, separated by spaces.
//!
//! 1. The board: the letters `a` to `k`, separated by `/`, each from its lowest number up. `W` and `B` are
//!    rings, `w` and `b` markers, a number is that many vacant points; one vacant point may also be a `.`. The
//!    empty board is `4/7/8/9/10/9/10/9/8/7/4`.
//! 2. Who decides: `w` or `b`.
//! 3. What is asked: `place`, `move`, `row`, `ring`, or `over` for a finished game. `move-after-pass` says that
//!    the other side has just passed, so that another pass would end the game. `row` and `ring` mean that
//!    the other side moves next; when the one who takes is also the one to move next, because the opponent's
//!    move made the row, they are `row-then-move` and `ring-then-move`.
//! 4. The rings taken by White and by Black: `1-0`.
//!
//! ```
//! use game::{Game, Line};
//! use yinsh::Yinsh;
//!
//! let game = Yinsh::default();
//! let text = "4/7/8/9/W1wb6/W8/WWW7/BBBBB4/8/7/4 w move 0-0";
//! let line = game.parse_position(text).unwrap();
//! assert!(line.legal().contains(&game.parse_move("e1-e5").unwrap()), "over two markers");
//! assert_eq!(game.position_text(&line), text);
//! ```
//!
//! A text need not be reachable by play, but what the rules count must add up: rings on the board and taken
//! make five a side, there are at most 51 markers, and what is asked is what the rules would ask.

#![forbid(unsafe_code)]

mod board;
mod book;
mod direction;
mod evaluation;
mod historical;
mod house;
mod json;
mod judgement;
mod keys;
mod learning;
mod moves;
mod notation;
mod numbers;
mod ordering;
mod picture;
mod players;
mod point;
mod possible;
mod reach;
mod row;
mod rules;
pub mod sgf;
mod symmetry;
mod threats;
mod yinsh;

pub use board::{Asked, Board};
pub use direction::Direction;
pub use moves::Move;
pub use point::{Point, Points, PointsIter};
pub use row::Row;
pub use rules::Rules;
pub use threats::Threat;
pub use yinsh::Yinsh;
