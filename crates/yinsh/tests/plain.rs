//! The fast rules against the plain ones, decision by decision, on random games.

mod common;

use std::collections::BTreeMap;

use common::plain::{Piece, Plain, name};
use common::{game, legal, result};
use game::random::{below, fast};
use game::{Game, Line, Rng, Seat};
use yinsh::{Points, Yinsh};

/// How many games are compared.
fn games(few: u64, many: u64) -> u64 {
    if std::env::var_os("KAVARNA_SOAK").is_some() { many } else { few }
}

fn agree(line: &Line<Yinsh>, plain: &Plain) {
    let board = line.position();
    let mut expected = plain.legal();
    expected.sort();
    assert_eq!(legal(line), expected, "after {:?}", line.moves());
    let mut pieces = BTreeMap::new();
    for seat in Seat::all(2) {
        let mut lay = |points: Points, piece: Piece| {
            pieces.extend(points.iter().map(|point| (point.to_string(), piece)));
        };
        lay(board.rings(seat), Piece::Ring(seat.index()));
        lay(board.markers(seat), Piece::Marker(seat.index()));
        assert_eq!(board.taken(seat), plain.taken[seat.index()]);
    }
    let expected: BTreeMap<String, Piece> =
        plain.pieces.iter().map(|(spot, piece)| (name(*spot), *piece)).collect();
    assert!(pieces == expected, "different pieces after {:?}", line.moves());
    let expected = match plain.over {
        None => "on".to_owned(),
        Some((winner, reason)) => {
            format!("{} {reason}", winner.map_or("draw".to_owned(), |seat| seat.to_string()))
        }
    };
    assert_eq!(result(line), expected, "after {:?}", line.moves());
    assert_eq!(line.turn().map(Seat::index), plain.over.is_none().then_some(plain.decider));
}

/// Plays one game on both, choosing by `choose` among the legal moves as text.
fn compare(options: &str, rng: &mut impl Rng, choose: fn(&mut dyn Rng, &[String]) -> usize) -> String {
    let mut line = Line::new(game(options), ());
    let mut plain = Plain::new(options == "blitz=yes");
    loop {
        agree(&line, &plain);
        let moves = plain.legal();
        if moves.is_empty() {
            return result(&line);
        }
        let text = &moves[choose(rng, &moves)];
        line.play(line.game().parse_move(text).unwrap()).unwrap();
        plain.play(text);
    }
}

fn any(rng: &mut dyn Rng, moves: &[String]) -> usize {
    below(rng, moves.len() as u32) as usize
}

/// Prefers short moves near the first letters, so that the board is crowded and rings get stuck.
fn crowding(rng: &mut dyn Rng, moves: &[String]) -> usize {
    below(rng, moves.len().min(2) as u32) as usize
}

#[test]
fn random_games_agree_with_the_plain_rules() {
    let mut rng = fast(41);
    let mut results = BTreeMap::new();
    for _ in 0..games(120, 10_000) {
        *results.entry(compare("", &mut rng, any)).or_insert(0) += 1;
    }
    assert!(results.len() >= 3, "too few kinds of endings: {results:?}");
}

#[test]
fn random_games_of_blitz_agree_with_the_plain_rules() {
    let mut rng = fast(42);
    for _ in 0..games(60, 2_000) {
        compare("blitz=yes", &mut rng, any);
    }
}

#[test]
fn crowded_games_agree_with_the_plain_rules() {
    let mut rng = fast(43);
    for _ in 0..games(60, 2_000) {
        compare("", &mut rng, crowding);
    }
}
