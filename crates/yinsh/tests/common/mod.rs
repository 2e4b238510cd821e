//! What several tests share.

#![allow(dead_code, reason = "every test file uses a part")]

use game::{Game, Line, Options};
use yinsh::Yinsh;

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
