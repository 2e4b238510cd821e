//! The game of the examples is a game like any other.

use game::conformance;
use search::example::TicTacToe;

#[test]
fn tictactoe_keeps_all_laws() {
    conformance::check::<TicTacToe>();
    conformance::check_symmetry::<TicTacToe>();
}
