//! How many open hands are solved in a second, and how many positions each takes: `speed [COUNT]`.
//!
//! Seconds are those of the processor where the system tells them, so that a busy machine does not count.
#![allow(clippy::print_stdout, reason = "that is its purpose")]

use std::time::Instant;

use game::random::{deal_stream, fast};
use game::{Game, Limits, Position as _, Seat, Thinking, think_alone};
use search::Meter;
use tarok::{Aim, Move, OpenHands, Position, Tarok};

const SOLO: &str = "pass; pass; bid solo; announce none; kontra none; kontra none";

/// Solo hands of so many cards each, reached at random.
fn hands(cards: usize, count: u64) -> Vec<Position> {
    let game = Tarok::default();
    let reach = |index: u64| {
        let mut position = game.start(&game.deal(&mut deal_stream(3, index)));
        for mv in game.parse_moves(SOLO).expect("an auction") {
            position.play(mv);
        }
        let mut rng = fast(index);
        while position.hand(Seat::new(0)).len() > cards || !position.table().trick().is_empty() {
            let mv = position.random_move(&mut rng);
            position.play(mv);
        }
        position
    };
    (0..count).map(reach).collect()
}

/// Seconds of the processor that this program has used.
fn seconds(begun: Instant) -> f64 {
    let told = std::fs::read_to_string("/proc/self/schedstat").ok();
    let nanos = told.and_then(|text| text.split_whitespace().next()?.parse::<f64>().ok());
    nanos.map_or_else(|| begun.elapsed().as_secs_f64(), |nanos| nanos / 1e9)
}

fn main() {
    let begun = Instant::now();
    let count: u64 = std::env::args().nth(1).map_or(400, |word| word.parse().expect("a number of hands"));
    let wanted = [
        (6, Aim::Score, 1),
        (6, Aim::Thirds, 1),
        (8, Aim::Thirds, 1),
        (8, Aim::Score, 1),
        (8, Aim::Win, 1),
        (9, Aim::Thirds, 2),
        (10, Aim::Thirds, 4),
        (10, Aim::Win, 1),
        (12, Aim::Win, 8),
    ];
    for (cards, aim, part) in wanted {
        let positions = hands(cards, count / part);
        let mut solver = OpenHands::default();
        let before = seconds(begun);
        let nodes = think_alone(Limits::NONE, |thinking: &mut Thinking<'_, Move>| {
            let mut meter = Meter::new(thinking, Limits::NONE);
            for position in &positions {
                assert!(solver.value(position, aim, &mut meter).is_some());
            }
            meter.nodes()
        });
        let took = seconds(begun) - before;
        let hands = positions.len() as f64;
        println!(
            "{cards:2} cards, {aim:?}: {:8.0} a second, {:8.0} nodes each, {:5.1} million nodes a second",
            hands / took,
            nodes as f64 / hands,
            nodes as f64 / took / 1e6,
        );
    }
}
