//! The fast rules against the plain ones: random deals of all variants, and perft.

mod common;

use briskula::Briskula;
use common::plain::Plain;
use game::conformance::variants;
use game::random::{below, deal_stream, fast};
use game::{Game, Line, Options, perft};

fn start(options: &Options, seed: u64) -> (Line<Briskula>, Plain) {
    let game = Briskula::from_options(options).unwrap();
    let deal = game.deal(&mut deal_stream(seed, 0));
    let plain = Plain::new(options, &game.deal_text(&deal));
    (Line::new(game, deal), plain)
}

#[test]
fn random_deals_agree_with_the_plain_rules() {
    for (name, options) in variants::<Briskula>() {
        for seed in 0..30 {
            let (mut line, mut plain) = start(&options, seed);
            let mut rng = fast(seed);
            while let Some(seat) = line.turn() {
                let legal: Vec<String> = line.legal().iter().map(ToString::to_string).collect();
                assert_eq!(Some(seat.index()), plain.turn(), "{name}, seed {seed}");
                assert_eq!(legal, plain.legal(), "{name}, seed {seed}");
                let card = &legal[below(&mut rng, legal.len() as u32) as usize];
                plain.play(card);
                line.play(card.parse().unwrap()).unwrap();
                let points: Vec<u32> = common::points(&line).into_iter().map(u32::from).collect();
                assert_eq!(points, plain.points(), "{name}, seed {seed}");
            }
            assert!(plain.is_over());
            assert_eq!(line.ending().unwrap().scores.as_slice(), plain.scores(), "{name}, seed {seed}");
        }
    }
}

/// `perft.txt`: options, seed of the deal, moves played before (always the first legal one), then the
/// leaves of depths 1, 2, ... Made by the plain rules, so that it does not depend on ours.
#[test]
fn perft_agrees_with_the_file_and_with_the_plain_rules() {
    let mut lines = 0;
    for text in include_str!("perft.txt").lines().filter(|text| !text.starts_with('#')) {
        let words: Vec<&str> = text.split_whitespace().collect();
        let options = Options::parse(if words[0] == "-" { "" } else { words[0] }).unwrap();
        let (mut line, mut plain) = start(&options, words[1].parse().unwrap());
        for _ in 0..words[2].parse::<usize>().unwrap() {
            let first = line.legal()[0];
            plain.play(&first.to_string());
            line.play(first).unwrap();
        }
        for (depth, leaves) in (1..).zip(&words[3..]) {
            let leaves: u64 = leaves.parse().unwrap();
            assert_eq!(perft(line.position(), depth), leaves, "{text}, depth {depth}");
            if leaves < 20_000 {
                assert_eq!(plain.perft(depth), leaves, "{text}, depth {depth}, plain");
            }
        }
        lines += 1;
    }
    assert!(lines >= 8);
}
