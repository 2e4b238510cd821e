//! How many open hands are solved in a second, and how many positions each takes: `tarok-speed [COUNT]`. Then how many whole
//! deals are played at random and scored, and how many worlds are imagined, both by the public rules.
//!
//! Seconds are those of the processor where the system tells them, so that a busy machine does not count.
#![allow(clippy::print_stdout, reason = "that is its purpose")]

use std::hint::black_box;
use std::time::Instant;

use game::random::{deal_stream, fast, mix};
use game::{Game, Limits, Line, Position as _, Seat, Thinking, Viewer, Worlds, think_alone};
use search::Meter;
use tarok::{Aim, Move, OpenHands, Position, Tarok};

const SOLO: &str = "pass; pass; bid solo; announce none; kontra none; kontra none";

/// Solo hands of so many cards each, reached at random.
fn hands(cards: usize, count: u64) -> Vec<Position> {
    let game = Tarok::default();
    let reach = |index: u64| {
        let mut position = game.start(&game.deal(&mut deal_stream(3, index)));
        for mv in game.parse_moves(SOLO).expect("an auction") {
            position.play_unchecked(mv);
        }
        let mut rng = fast(index);
        while position.hand(Seat::new(0)).len() > cards || !position.public().trick().is_empty() {
            let mv = position.random_move(&mut rng);
            position.play_unchecked(mv);
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

/// Millions of steps a second of the loop of `kavarna bench`.
fn calibration(begun: Instant) -> f64 {
    const STEPS: u32 = 50_000_000;
    let before = seconds(begun);
    black_box((0..STEPS).fold(1, |bits, _| mix(bits)));
    f64::from(STEPS) / (seconds(begun) - before) / 1e6
}

/// How often something can be done in a second.
fn rate(name: &str, begun: Instant, times: u64, mut once: impl FnMut(u64)) {
    let before = seconds(begun);
    (0..times).for_each(&mut once);
    println!("{name}: {:.0} a second", times as f64 / (seconds(begun) - before));
}

/// Random deals of sixteen cards each from the first card on, and worlds of the first defender's first view.
fn rates(begun: Instant, count: u64) {
    let solos = hands(16, 100);
    let mut rng = fast(1);
    rate("random playouts of a solo, scored", begun, 2000 * count, |index| {
        let mut position = solos[index as usize % solos.len()];
        position.play_out(&mut rng, || true);
        black_box(position.ending().map(|ending| ending.scores));
    });
    let game = Tarok::default();
    let mut line = Line::new(game, game.deal(&mut deal_stream(3, 0)));
    for mv in game.parse_moves(SOLO).expect("an auction") {
        line.play(mv).expect("it is legal");
    }
    let first = line.legal()[0];
    line.play(first).expect("it is legal");
    let view = line.view(Viewer::Seat(line.turn().expect("a defender follows")));
    rate("worlds from a defender's first view", begun, 2000 * count, |_| {
        black_box(view.sample(&mut rng));
    });
}

fn main() {
    let begun = Instant::now();
    println!("calibration {:.0} M steps a second", calibration(begun));
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
    rates(begun, count);
    println!("calibration {:.0} M steps a second", calibration(begun));
}
