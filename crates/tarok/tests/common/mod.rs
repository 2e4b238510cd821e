//! What several tests need.
#![allow(dead_code, reason = "not every test needs all of it")]

pub(crate) mod plain;

use game::random::{Fast, below};

/// Chooses a decision so that all contracts, announcements and kontras come up: uniform choice would pass almost
/// always and drown play in discards.
pub(crate) fn choose(legal: &[String], rng: &mut Fast) -> String {
    let any = |rng: &mut Fast| legal[below(rng, legal.len() as u32) as usize].clone();
    let first = legal[0].split(' ').next().unwrap_or_default();
    match first {
        // Mostly let the auction end; the last word is any game, klop as often as all others.
        "bid" | "pass" => match legal.iter().find(|text| *text == "pass") {
            Some(pass) if below(rng, 3) > 0 => pass.clone(),
            _ => match legal.iter().find(|text| *text == "bid klop") {
                Some(klop) if below(rng, 3) == 0 => klop.clone(),
                _ => any(rng),
            },
        },
        "announce" | "kontra" => {
            if below(rng, 2) == 0 {
                legal[0].clone()
            } else {
                any(rng)
            }
        }
        _ => any(rng),
    }
}

use game::{Game, Line, Options, View, Viewer};
use tarok::Tarok;

/// The game with these options.
pub(crate) fn game(options: &str) -> Tarok {
    Tarok::from_options(&Options::parse(options).unwrap()).unwrap()
}

/// A deal in which the seats and the talon have these cards; what is not said is filled up in the order of the pack.
pub(crate) fn deal(hands: [&str; 3], talon: &str) -> String {
    let mut piles: Vec<Vec<String>> = hands
        .iter()
        .chain([&talon])
        .map(|pile| pile.split_whitespace().map(String::from).collect())
        .collect();
    let named: Vec<String> = piles.concat();
    let mut rest =
        cards::Card::<cards::Tarok>::all().map(|card| card.to_string()).filter(|card| !named.contains(card));
    for (pile, size) in piles.iter_mut().zip([16, 16, 16, 6]) {
        while pile.len() < size {
            pile.push(rest.next().unwrap());
        }
    }
    piles.iter().map(|pile| pile.join(" ")).collect::<Vec<_>>().join("/")
}

/// A line with these decisions made.
pub(crate) fn line(options: &str, deal: &str, moves: &str) -> Line<Tarok> {
    let game = game(options);
    let mut line = Line::new(game, game.parse_deal(deal).unwrap());
    play(&mut line, moves);
    line
}

/// Makes decisions; panics with what was legal if one is not.
pub(crate) fn play(line: &mut Line<Tarok>, moves: &str) {
    for mv in line.game().parse_moves(moves).unwrap() {
        let legal = legal(line);
        line.play(mv).unwrap_or_else(|error| panic!("{error}; legal: {}", legal.join("; ")));
    }
}

/// The legal decisions as texts.
pub(crate) fn legal(line: &Line<Tarok>) -> Vec<String> {
    line.legal().iter().map(ToString::to_string).collect()
}

/// Plays to the end: each seat plays the first of its cards on its list that is legal, else the first legal one.
pub(crate) fn play_out(line: &mut Line<Tarok>, plans: [&str; 3]) {
    while let Some(seat) = line.turn() {
        let legal = legal(line);
        let planned = plans[seat.index()].split_whitespace().find(|card| legal.iter().any(|mv| mv == card));
        let text = planned.unwrap_or(&legal[0]).to_owned();
        play(line, &text);
    }
}

/// The scores of a finished line.
pub(crate) fn scores(line: &Line<Tarok>) -> Vec<i32> {
    line.ending().expect("the deal is over").scores.as_slice().to_vec()
}

/// What a seat was told, as texts: decisions as seen, reveals as JSON.
pub(crate) fn told(line: &Line<Tarok>, viewer: Viewer) -> Vec<String> {
    let event = |event: &game::Event<Tarok>| match event {
        game::Event::Decision { seat, seen } => format!("{seat}:{seen}"),
        game::Event::Reveal(reveal) => serde_json::to_string(reveal).unwrap(),
    };
    line.view(viewer).history().iter().map(event).collect()
}
