//! Games to try the searches on, with everything that a [`Game`](game::Game) needs: tic-tac-toe, open
//! hands of a trick game, and trees in
//! worlds that not everybody knows.

mod board;
mod hosted;
mod tictactoe;
mod tricks;
mod veil;

pub use board::{Board, Cell};
pub use tictactoe::TicTacToe;
pub use tricks::{OpenTricks, TrickCard, TrickRanks};
pub use veil::{Branch, Glimpse, MOST_WORLDS, Shown, Spot, Veil, VeilView};
