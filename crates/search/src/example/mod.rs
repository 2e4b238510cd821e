//! A game to try the searches on: tic-tac-toe, with everything that a [`Game`](game::Game) needs.

mod board;
mod tictactoe;

pub use board::{Board, Cell};
pub use tictactoe::TicTacToe;
