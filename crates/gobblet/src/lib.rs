//! Gobblet on 3x3 and 4x4: rules, notation, evaluation, players.
//!
//! Two seats put pieces of several sizes on a small board, or move their own visible pieces; a piece may
//! cover any smaller one. Whoever shows a full line wins. What makes it hard: lifting a piece shows what it
//! covered, and only the final board of a move counts.
//!
//! * [`Gobblet`] is the game with its [`Rules`]; [`Gobblet3`] and [`Gobblet4`] are the two boards.
//! * [`Board`] is a position, a few machine words that are copied freely.
//! * [`Move`] is a decision: `3@b2` from the reserve, `a1-b2` on the board.
//!
//! # Words
//!
//! *Visible* is the uppermost piece of a square; a seat *shows* it. The *reserve* is what a seat has not yet
//! put on the board. On 4x4 it is three *nested* stacks, in which each piece sits inside the next larger one,
//! so that only the *outermost* of each stack is at hand.
//!
//! # Options
//!
//! | option | values, the usual one first | |
//! | --- | --- | --- |
//! | `both` | `opponent`, `mover`, `draw` | who wins when a move leaves a line of both sides |
//! | `reserve_covers` | 3x3 `always`, 4x4 `when-threatened`; `never` | when a piece from the reserve may cover an opponent's piece |
//! | `reserve_covers_own` | 3x3 `yes`, 4x4 `no` | whether it may cover an own piece |
//! | `no_move` | `loses`, `draw` | what happens to a player without a legal move |
//! | `moving` | `yes`, `no` | whether pieces on the board may move |
//! | `repetition` | `third`, `second`, `never` | at which occurrence of a position the game is drawn |
//! | `limit` | 400 | with `repetition=never`: after how many moves it is drawn |
//! | `memory` | `no`, `yes` | whether what lies beneath is hidden from both |
//! | `pieces` | `2`, `3` | 3x3 only: how many pieces of each size a side has |
//!
//! *Threatened* is an opponent's visible piece that stands in a line of which the opponent shows all squares
//! but one: three of four, and on 3x3 two of three. With `reserve_covers=never` a piece from the reserve goes
//! on empty squares only, whatever `reserve_covers_own` says. With `moving=no` a game has at most as many
//! moves as there are pieces, and `no_move` decides what happens when they are used up. With `pieces=3` a side of
//! 3x3 has nine pieces instead of six; that game is not solved, and the house searches.
//!
//! # Positions as text
//!
//! The ranks from the top down, separated by `/`, then a space and who is to move. Seat 0 is `x`, seat 1 is
//! `o`; an empty square is `.`, a piece `x3`, a stack `(o1x2)` with the lowest piece first:
//!
//! ```
//! use game::{Game, Line};
//! use gobblet::Gobblet3;
//!
//! let game = Gobblet3::default();
//! let line = game.parse_position("x2.x2/.x3./o3.. o").unwrap();
//! assert_eq!(line.legal().len(), 17 + 7, "17 from the reserve, 7 with the piece on a1");
//! assert_eq!(game.position_text(&line), "x2.x2/.x3./o3.. o");
//! ```
//!
//! A text need not be reachable by play, but the pieces must exist: no more of a size than a seat has, and on
//! 4x4 no more than have been set free by larger ones. A board that shows a line is a finished game; when both
//! sides show one, the side that is *not* to move counts as the one that moved.

#![forbid(unsafe_code)]

mod board;
mod book;
mod choices;
mod evaluation;
mod gobblet;
mod historical;
mod house;
mod insight;
mod json;
mod judgement;
mod layers;
mod learning;
mod lines;
mod moves;
mod notation;
mod numbers;
mod opening;
mod patterns;
mod perfect;
mod picture;
mod players;
mod published;
mod rules;
mod size;
pub mod solve;
mod solved;
mod square;
mod symmetry;
mod tactics;
mod threats;

pub use board::{Board, Piece};
pub use evaluation::{FULL_LINE, Published};
pub use gobblet::{Gobblet, Gobblet3, Gobblet4};
pub use insight::Threat;
pub use judgement::Judgement;
pub use moves::Move;
pub use patterns::Patterns;
pub use rules::{BothLines, NoMove, Repetition, ReserveCovers, Rules};
pub use size::Size;
pub use square::Square;
pub use tactics::Tactic;
