//! What the tests share: lines from texts, and a second writing of the rules.

#![allow(dead_code, reason = "every test file uses a part of this")]

pub(crate) mod plain;

use briskula::Briskula;
use game::{Game, Line, Options, Seat};

/// A game with these options.
pub(crate) fn game(options: &str) -> Briskula {
    Briskula::from_options(&Options::parse(options).unwrap()).unwrap()
}

/// A line at a written position.
pub(crate) fn line(options: &str, deal: &str, moves: &str) -> Line<Briskula> {
    game(options).parse_position(&format!("{deal} | {moves}")).unwrap()
}

/// A deal that begins with these hands; the other cards follow in a fixed order, then the turned card.
pub(crate) fn deal(options: &str, hands: &[&str], stock: &str, turned: &str) -> String {
    let variant = game(options).variant();
    let text = format!("{} {stock} {turned}", hands.join(" "));
    let named: cards::CardSet<cards::Italian> = text.parse().unwrap();
    let rest = (variant.pack() - named).to_string();
    format!("{}/{stock} {rest} {turned}", hands.join("/"))
}

/// The points of each side.
pub(crate) fn points(line: &Line<Briskula>) -> Vec<u8> {
    let public = line.position().public();
    (0..public.variant().sides()).map(|side| public.points(side)).collect()
}

/// The hands, seat 0 first.
pub(crate) fn hands(line: &Line<Briskula>) -> Vec<String> {
    Seat::all(line.game().seats()).map(|seat| line.position().hand(seat).to_string()).collect()
}
