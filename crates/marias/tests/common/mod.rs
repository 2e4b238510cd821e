//! What the tests share: lines from texts, and a second writing of the rules.

#![allow(dead_code, reason = "every test file uses a part of this")]

pub(crate) mod plain;
pub(crate) mod story;

use cards::{Card, CardSet, German};
use game::random::deal_stream;
use game::{Game, Line, Options, Seat};
use marias::Marias;

/// A game with these options.
pub(crate) fn game(options: &str) -> Marias {
    Marias::from_options(&Options::parse(options).unwrap()).unwrap()
}

/// A line at a written position.
pub(crate) fn line(options: &str, deal: &str, moves: &str) -> Line<Marias> {
    game(options).parse_position(&format!("{deal} | {moves}")).unwrap()
}

/// The deal of a seed, and its game.
pub(crate) fn dealt(options: &str, seed: u64) -> Line<Marias> {
    let game = game(options);
    Line::new(game, game.deal(&mut deal_stream(seed, 0)))
}

/// A deal with these cards; forhont is seat 0. What is not named follows in a fixed order.
pub(crate) fn deal(hands: [&str; 3]) -> String {
    let named: CardSet<German> = hands.join(" ").parse().unwrap();
    let mut rest = (!named).iter();
    let mut full = Vec::new();
    for (hand, size) in hands.iter().zip([12, 10, 10]) {
        let mut cards: Vec<String> = hand.split_whitespace().map(str::to_owned).collect();
        while cards.len() < size {
            cards.push(rest.next().unwrap().to_string());
        }
        full.push(cards.join(" "));
    }
    full.join("/")
}

/// The legal decisions as texts.
pub(crate) fn legal(line: &Line<Marias>) -> Vec<String> {
    line.legal().iter().map(ToString::to_string).collect()
}

/// The scores, seat 0 first.
pub(crate) fn scores(line: &Line<Marias>) -> Vec<i32> {
    line.ending().unwrap().scores.as_slice().to_vec()
}

pub(crate) fn card(text: &str) -> Card<German> {
    text.parse().unwrap()
}

pub(crate) fn cards(text: &str) -> CardSet<German> {
    text.parse().unwrap()
}

pub(crate) const fn seat(index: usize) -> Seat {
    Seat::new(index)
}

/// How many random deals: few in a usual run, all that the rules ask for in a long one.
pub(crate) fn deals(few: u64, all: u64) -> u64 {
    if std::env::var_os("KAVARNA_SOAK").is_some() { all } else { few }
}
