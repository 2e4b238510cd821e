//! A position as JSON, for browsers and external players.
//!
//! ```json
//! {"board": {"size": 3, "squares": {"a1": [{"seat": 0, "size": 1}, {"seat": 1, "size": 3}], "b1": [], ...}},
//!  "reserve": [{"left": [1, 2, 2], "at_hand": [3, 3, 2, 2, 1]}, {...}],
//!  "turn": 0, "last": {"move": "a2-a1", "from": "a2", "to": "a1"},
//!  "beneath": true, "lines": []}
//! ```
//!
//! * `squares`: each stack, the lowest piece first. With the option `memory` only the visible piece, and
//!   `beneath` is false.
//! * `left`: how many pieces of each size a seat has in the reserve, the smallest size first; `at_hand`: the
//!   pieces that can be used now, the largest first: all of them on 3x3, the outermost of each stack on 4x4.
//! * `lines`: the lines of a finished game, `{"seat": 0, "squares": ["a1", "b2", "c3"]}`.
//!
//! How a game ended is told beside the view.

use game::{Line, Seat};
use serde_json::{Map, Value, json};

use crate::board::{Board, Piece};
use crate::square::squares_of;
use crate::{Gobblet, Move, Size, Square};

/// The JSON of a line's position.
pub(crate) fn position<const N: usize>(line: &Line<Gobblet<N>>) -> Value {
    let board = line.position();
    let memory = board.rules().memory;
    json!({
        "board": {"size": N, "squares": squares(board, memory)},
        "reserve": Seat::all(2).map(|seat| reserve(board, seat)).collect::<Vec<_>>(),
        "turn": line.turn(),
        "last": line.moves().last().map(|mv| last_move(*mv)),
        "beneath": !memory,
        "lines": Seat::all(2).filter_map(|seat| full_line(board, seat)).collect::<Vec<_>>(),
    })
}

fn squares<const N: usize>(board: &Board<N>, memory: bool) -> Value {
    let stack = |square| {
        let pieces = board.stack(square);
        let hidden = if memory { pieces.len().saturating_sub(1) } else { 0 };
        pieces[hidden..]
            .iter()
            .map(|piece| json!({"seat": piece.seat, "size": piece.size.number()}))
            .collect()
    };
    Value::Object(Square::<N>::all().map(|square| (square.to_string(), stack(square))).collect::<Map<_, _>>())
}

fn reserve<const N: usize>(board: &Board<N>, seat: Seat) -> Value {
    let left: Vec<usize> = Size::all::<N>().map(|size| board.in_reserve(Piece { seat, size })).collect();
    let at_hand: Vec<usize> = board.at_hand(seat).map(Size::number).collect();
    json!({"left": left, "at_hand": at_hand})
}

fn last_move<const N: usize>(mv: Move<N>) -> Value {
    json!({
        "move": mv.to_string(),
        "from": mv.from().map(|square| square.to_string()),
        "to": mv.to().to_string(),
    })
}

fn full_line<const N: usize>(board: &Board<N>, seat: Seat) -> Option<Value> {
    let line = board.line_of(seat)?;
    let squares: Vec<String> = squares_of::<N>(line).map(|square| square.to_string()).collect();
    Some(json!({"seat": seat, "squares": squares}))
}
