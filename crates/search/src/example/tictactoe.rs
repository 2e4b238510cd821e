//! The rules around the board: notation, views, pictures.

use game::{
    Ending, Facts, Game, Line, NotationError, Open, OptionError, OptionSpec, Options, Picture, Seat, Tone,
};
use serde_json::{Value, json};

use super::{Board, Cell};

/// Tic-tac-toe: three in a row on nine cells. A draw between players who do not sleep.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TicTacToe;

impl TicTacToe {
    /// The empty board.
    pub fn start() -> Board {
        Board::default()
    }

    /// The board after these moves, such as `"a1 b2 c3"`. Panics on what is not a game: for examples.
    pub fn after(moves: &str) -> Board {
        let mut line = Line::new(TicTacToe, ());
        for mv in TicTacToe.parse_moves(moves).expect("an example is written in the game's notation") {
            line.play(mv).expect("an example has legal moves");
        }
        *line.position()
    }
}

impl Game for TicTacToe {
    type Move = Cell;
    type Position = Board;
    game::nothing_hidden!();

    const FACTS: Facts = Facts {
        name: "tictactoe",
        title: "Tic-tac-toe",
        about: "three in a row on nine cells",
        seats: (2, 2),
        hidden: false,
        unit: "games",
        zero_sum: true,
        forfeit: -1,
        separator: ' ',
        notation: &[],
    };

    fn option_specs() -> Vec<OptionSpec> {
        Vec::new()
    }

    fn from_options(options: &Options) -> Result<TicTacToe, OptionError> {
        options.checked(&[]).map(|_| TicTacToe)
    }

    fn options(&self) -> Options {
        Options::none()
    }

    fn seats(&self) -> usize {
        2
    }

    fn start(&self, _deal: &()) -> Board {
        Board::default()
    }

    fn next(&self, _end: &Board, _ending: &Ending) -> Option<TicTacToe> {
        Some(TicTacToe)
    }

    fn role(&self, _position: &Board, seat: Seat) -> &'static str {
        if seat == Seat::new(0) { "first" } else { "second" }
    }

    fn parse_move(&self, text: &str) -> Result<Cell, NotationError> {
        let (file, rank) = match text.as_bytes() {
            [file @ b'a'..=b'c', rank @ b'1'..=b'3'] => (file - b'a', rank - b'1'),
            [b'a'..=b'c', ..] => return Err(NotationError::new(text, 1, "a rank 1-3 and nothing more")),
            _ => return Err(NotationError::new(text, 0, "a file a-c")),
        };
        Ok(Cell::new(3 * rank + file))
    }
}

impl Open for TicTacToe {
    fn json(&self, line: &Line<TicTacToe>) -> Value {
        let cells: Vec<Option<Seat>> = (0..9).map(|cell| line.position().owner(cell)).collect();
        json!({ "cells": cells })
    }

    fn draw(&self, line: &Line<TicTacToe>) -> Picture {
        let mut picture = Picture::new();
        for rank in (0..3).rev() {
            picture.add(format!("{} ", rank + 1), Tone::Faint);
            for file in 0..3 {
                match line.position().owner(3 * rank + file) {
                    Some(seat) if seat == Seat::new(0) => picture.add("X", Tone::First),
                    Some(_) => picture.add("O", Tone::Second),
                    None => picture.add(".", Tone::Faint),
                };
            }
            picture.end_line();
        }
        picture.line("  abc", Tone::Faint);
        picture
    }
}

#[cfg(test)]
mod tests {
    use game::{Position, Symmetric, perft};

    use super::*;

    #[test]
    fn the_tree_has_its_known_size() {
        let counts: Vec<u64> = (1..=9).map(|depth| perft(&TicTacToe::start(), depth)).collect();
        assert_eq!(counts, [9, 72, 504, 3024, 15_120, 54_720, 148_176, 200_448, 127_872]);
    }

    #[test]
    fn maps_commute_with_play() {
        let board = TicTacToe::after("a1 b2 c3");
        for map in 0..board.symmetries() {
            for mv in board.legal() {
                let there = board.mapped(map).after(board.mapped_move(mv, map));
                assert_eq!(there, board.after(mv).mapped(map));
            }
        }
    }

    #[test]
    fn moves_read_back_and_bad_ones_are_refused_with_words() {
        for mv in TicTacToe::start().legal() {
            assert_eq!(TicTacToe.parse_move(&mv.to_string()), Ok(mv));
        }
        assert!(TicTacToe.parse_move("d1").is_err_and(|error| error.expected() == "a file a-c"));
        assert!(TicTacToe.parse_move("a11").is_err());
    }
}
