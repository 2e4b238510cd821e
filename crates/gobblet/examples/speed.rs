//! How many positions a second the house looks at on 4x4, one thread.
//!
//! ```text
//! cargo run --release -p gobblet --example speed -- [NODES] [POSITIONS]
//! ```
//!
//! The positions come from random games with fixed seeds, so two builds search the same ones. On a busy machine
//! compare instructions and user time, not the clock: `perf stat -e instructions:u,user_time ...`.

#![allow(clippy::print_stdout, reason = "what it measures is for people to read")]

use std::time::Instant;

use game::random::{deal_stream, fast};
use game::{Hosted, Limits, Line, Options, Player, Position, Viewer, think_alone};
use gobblet::Gobblet4;

/// A position some moves into a random game that is not over.
fn position(number: u64) -> Line<Gobblet4> {
    let game = Gobblet4::default();
    let mut rng = fast(number);
    loop {
        let mut line = Line::new(game, ());
        for mv in game.opening(&mut deal_stream(number, number)) {
            line.play(mv).expect("openings are legal");
        }
        for _ in 0..2 * number {
            let mv = line.position().random_move(&mut rng);
            if line.position().after(mv).is_over() {
                break;
            }
            line.play(mv).expect("a legal move");
        }
        if line.turn().is_some() {
            return line;
        }
    }
}

fn main() {
    let mut given = std::env::args().skip(1).filter_map(|word| word.parse::<u64>().ok());
    let nodes = given.next().unwrap_or(1_000_000);
    let positions = given.next().unwrap_or(12);
    let game = Gobblet4::default();
    let kinds = Gobblet4::players();
    let house = kinds.iter().find(|kind| kind.name == "house").expect("there is a house player");
    let none = Options::none();
    let settings = none.checked(&house.options).expect("defaults fit");
    let mut player: Box<dyn Player<Gobblet4>> = (house.make)(&game, &settings).expect("defaults make one");
    let (mut searched, begun) = (0, Instant::now());
    for number in 0..positions {
        let line = position(number);
        player.begin(number);
        let Some(seat) = line.turn() else { continue };
        let view = line.view(Viewer::Seat(seat));
        let report = think_alone(Limits::nodes(nodes), |thinking| player.decide(&view, thinking)).report;
        let best = report.best().map(|best| format!("{} {}", best.mv, best.worth)).unwrap_or_default();
        println!("{:>9} nodes  depth {:>2}  {best}  {}", report.nodes, report.depth, line.position());
        searched += report.nodes;
    }
    let seconds = begun.elapsed().as_secs_f64();
    println!("{searched} nodes, {:.2} million a second", searched as f64 / seconds / 1e6);
}
