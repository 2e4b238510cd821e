//! What several tests share.

#![allow(dead_code, reason = "every test file uses a part")]

pub(crate) mod plain;

use game::{Game, Kind, Line, Options};
use gobblet::Gobblet;

/// The usual rules, every single choice of every option, and some mixtures.
pub(crate) fn variants<const N: usize>() -> Vec<Options> {
    let specs = Gobblet::<N>::option_specs();
    let single = specs.iter().flat_map(|spec| {
        let values: Vec<&str> = match spec.kind {
            Kind::Choice(words) => words.to_vec(),
            _ => vec!["7"],
        };
        let other = values.into_iter().filter(|value| *value != spec.default);
        other.map(|value| Options::none().with(spec.name, value)).collect::<Vec<_>>()
    });
    let mut variants: Vec<Options> = std::iter::once(Options::none()).chain(single).collect();
    variants.extend(Gobblet::<N>::more_variants());
    variants
}

/// The game with options written as text.
pub(crate) fn game<const N: usize>(options: &str) -> Gobblet<N> {
    Gobblet::from_options(&Options::parse(options).unwrap()).unwrap()
}

/// A line from a position, with moves played.
pub(crate) fn line<const N: usize>(options: &str, position: &str, moves: &str) -> Line<Gobblet<N>> {
    let game = game::<N>(options);
    let mut line = game.parse_position(position).unwrap();
    for mv in game.parse_moves(moves).unwrap() {
        line.play(mv).unwrap_or_else(|error| panic!("{error} after {:?}", line.moves()));
    }
    line
}

/// The legal moves as text, sorted.
pub(crate) fn legal<const N: usize>(line: &Line<Gobblet<N>>) -> Vec<String> {
    let mut legal: Vec<String> = line.legal().iter().map(ToString::to_string).collect();
    legal.sort();
    legal
}

/// Who won and why: `0 line`, `draw repetition`; `on` while it goes on.
pub(crate) fn result<const N: usize>(line: &Line<Gobblet<N>>) -> String {
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
