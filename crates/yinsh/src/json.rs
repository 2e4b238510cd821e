//! A position as JSON, for browsers and external players.
//!
//! ```json
//! {"rings": [["e5", "f6"], ["g4"]], "markers": [["e3"], []], "taken": [0, 0], "markers_left": 50,
//!  "phase": "move", "turn": 1, "next": 1,
//!  "rows": [],
//!  "last": {"move": "e3-e5", "seat": 0, "from": "e3", "to": "e5", "flipped": [], "removed": []},
//!  "blitz": false}
//! ```
//!
//! * `rings`, `markers`: the points of each seat's rings and of the markers that show its colour.
//! * `taken`: the rings each seat has taken; `markers_left`: the markers beside the board.
//! * `phase`: what is asked: `place`, `move`, `row`, `ring`, `over`; `turn`: who decides, `null` when over;
//!   `next`: who moves a ring next, once rows and rings are taken.
//! * `rows`: the rows of five on the board, `{"seat": 0, "row": "e4-i4", "points": ["e4", ...], "now": true}`;
//!   `now` says whether this decision can take it.
//! * `last`: the last decision, who made it, where a ring came from and went to (`null` where none did), the
//!   markers that were turned over, the pieces that were taken off.
//!
//! How a game ended is told beside the view.

use game::{Game, Line, Seat};
use serde_json::{Value, json};

use crate::{Asked, Board, Move, Point, Points, Yinsh};

/// The JSON of a line's position.
pub(crate) fn position(line: &Line<Yinsh>) -> Value {
    let board = line.position();
    let of_both = |points: &dyn Fn(Seat) -> Points| -> Vec<Vec<String>> {
        Seat::all(2).map(|seat| names(points(seat))).collect()
    };
    json!({
        "rings": of_both(&|seat| board.rings(seat)),
        "markers": of_both(&|seat| board.markers(seat)),
        "taken": Seat::all(2).map(|seat| board.taken(seat)).collect::<Vec<_>>(),
        "markers_left": board.markers_left(),
        "phase": line.game().decision(board),
        "turn": line.turn(),
        "next": line.turn().map(|_| board.next_to_move()),
        "rows": Seat::all(2).flat_map(|seat| rows(board, seat)).collect::<Vec<_>>(),
        "last": last_move(line),
        "blitz": board.rules().blitz,
    })
}

pub(crate) fn names(points: Points) -> Vec<String> {
    points.iter().map(|point| point.to_string()).collect()
}

fn rows(board: &Board, seat: Seat) -> impl Iterator<Item = Value> {
    let now = board.asked() == Asked::Row && board.decider() == seat;
    board.rows(seat).map(
        move |row| json!({"seat": seat, "row": row.to_string(), "points": names(row.points()), "now": now}),
    )
}

fn last_move(line: &Line<Yinsh>) -> Option<Value> {
    let (before, mv) = (line.earlier().last()?, *line.moves().last()?);
    let (mut from, mut to): (Option<Point>, Option<Point>) = (None, None);
    let (mut flipped, mut removed) = (Points::NONE, Points::NONE);
    match mv {
        Move::Place(point) => to = Some(point),
        Move::Slide { from: start, to: end } => {
            (from, to) = (Some(start), Some(end));
            flipped = before.flips(start, end);
        }
        Move::TakeRow(row) => removed = row.points(),
        Move::TakeRing(point) => removed = point.alone(),
        Move::Pass => {}
    }
    Some(json!({
        "move": mv.to_string(),
        "seat": before.decider(),
        "from": from.map(|point| point.to_string()),
        "to": to.map(|point| point.to_string()),
        "flipped": names(flipped),
        "removed": names(removed),
    }))
}
