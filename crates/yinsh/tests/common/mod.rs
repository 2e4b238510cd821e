//! What several tests share.

#![allow(dead_code, reason = "every test file uses a part")]

pub(crate) mod plain;

use game::{Game, Line, Options};
use yinsh::{Point, Yinsh};

/// The game with options written as text.
pub(crate) fn game(options: &str) -> Yinsh {
    Yinsh::from_options(&Options::parse(options).unwrap()).unwrap()
}

/// A line from the start, with moves played.
pub(crate) fn line(options: &str, moves: &str) -> Line<Yinsh> {
    go_on(Line::new(game(options), ()), moves)
}

/// A line from a position, with moves played.
pub(crate) fn line_from(options: &str, position: &str, moves: &str) -> Line<Yinsh> {
    let line = game(options).parse_position(position).unwrap_or_else(|error| panic!("{error}"));
    go_on(line, moves)
}

/// The line with more moves played.
pub(crate) fn go_on(mut line: Line<Yinsh>, moves: &str) -> Line<Yinsh> {
    for mv in line.game().parse_moves(moves).unwrap() {
        line.play(mv).unwrap_or_else(|error| panic!("{error} after {:?}", line.moves()));
    }
    line
}

/// The legal moves as text, sorted.
pub(crate) fn legal(line: &Line<Yinsh>) -> Vec<String> {
    let mut legal: Vec<String> = line.legal().iter().map(ToString::to_string).collect();
    legal.sort();
    legal
}

/// Who won and why: `0 third ring`, `draw last marker`; `on` while it goes on.
pub(crate) fn result(line: &Line<Yinsh>) -> String {
    match line.ending() {
        None => "on".to_owned(),
        Some(ending) => match ending.scores.as_slice() {
            [1, -1] => format!("0 {}", ending.reason),
            [-1, 1] => format!("1 {}", ending.reason),
            [0, 0] => format!("draw {}", ending.reason),
            other => panic!("scores {other:?}"),
        },
    }
}

/// The text of a position: the points of White's rings, Black's rings, White's markers and Black's markers,
/// separated by `/`; then who decides, what is asked and the rings taken.
pub(crate) fn position(pieces: &str, circumstances: &str) -> String {
    let lies = |point: Point| {
        pieces.split('/').zip(["W", "B", "w", "b"]).find_map(|(points, letter)| {
            points.split_whitespace().any(|name| name == point.to_string()).then_some(letter)
        })
    };
    let columns: Vec<String> = ('a'..='k')
        .map(|letter| {
            let points = Point::all().filter(|point| point.letter() == letter);
            points.map(|point| lies(point).unwrap_or(".")).collect()
        })
        .collect();
    format!("{} {circumstances}", columns.join("/"))
}
