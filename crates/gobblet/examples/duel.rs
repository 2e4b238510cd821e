//! Two searches of 4x4 against each other from varied openings, both colours of each: what a change is worth.
//!
//! ```text
//! cargo run --release -p gobblet --example duel -- ONE OTHER [PAIRS] [NODES] [SEED]
//! ```
//!
//! ONE and OTHER are `house`, `hand` or the path of a file of weights, then perhaps `:` and switches of the search:
//! `house:quiescence=4,extension=no`. The score of ONE is told with its interval of 95 %, over pairs.

#![allow(clippy::print_stdout, reason = "what it measures is for people to read")]

use game::random::deal_stream;
use game::{Hosted, Limits, Line, Options, think_alone};
use gobblet::{Board, Gobblet4, Judgement};
use search::Root;
use search::tree::{AlphaBeta, AlphaBetaOptions, TableOptions};

type Engine = AlphaBeta<Board<4>, Judgement>;

fn engine(text: &str) -> Result<Engine, String> {
    let (weights, switches) = text.split_once(':').unwrap_or((text, ""));
    let judgement = match weights {
        "house" => Judgement::house::<4>(),
        "hand" => Judgement::usual::<4>(),
        path => Judgement::from_weights(
            &std::fs::read_to_string(path).map_err(|error| format!("{path}: {error}"))?,
        )?,
    };
    let usual = Gobblet4::search();
    let specs = usual.specs();
    let asked = Options::parse(switches).map_err(|error| error.to_string())?;
    let options = usual.with_settings(&asked.checked(&specs).map_err(|error| error.to_string())?);
    let table = options.table.map(|table| TableOptions { entries: 1 << 16, ..table });
    Ok(AlphaBeta::new(judgement, AlphaBetaOptions { table, ..options }))
}

/// The score of the first engine in a game in which it has seat `seat`.
fn game(engines: &mut [Engine; 2], seat: usize, opening: u64, seed: u64, nodes: u64) -> f64 {
    let game = Gobblet4::default();
    let mut line = Line::new(game, ());
    for mv in game.opening(&mut deal_stream(seed, opening)) {
        line.play(mv).expect("openings are legal");
    }
    engines.iter_mut().for_each(AlphaBeta::clear);
    while let Some(turn) = line.turn() {
        if line.moves().len() > 300 {
            return 0.5;
        }
        let engine = &mut engines[usize::from(turn.index() != seat)];
        let root = Root::of_line(&line);
        let report = think_alone(Limits::nodes(nodes), |thinking| engine.search(&root, thinking));
        line.play(report.best().expect("there is a move").mv).expect("a legal move");
    }
    let score = line.ending().map_or(0, |ending| ending.scores[game::Seat::new(seat)]);
    f64::from(score + 1) / 2.0
}

fn main() -> Result<(), String> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [one, other, numbers @ ..] = words.as_slice() else {
        return Err("expected ONE OTHER [PAIRS] [NODES] [SEED]".to_string());
    };
    let number =
        |place: usize, usual: u64| numbers.get(place).and_then(|word| word.parse().ok()).unwrap_or(usual);
    let (pairs, nodes, seed) = (number(0, 100), number(1, 10_000), number(2, 1));
    let mut engines = [engine(one)?, engine(other)?];
    let (mut sum, mut squares, mut by_seat) = (0.0, 0.0, [0.0, 0.0]);
    for pair in 0..pairs {
        let scores = [0, 1].map(|seat| game(&mut engines, seat, pair, seed, nodes));
        let score = f64::midpoint(scores[0], scores[1]);
        by_seat = [by_seat[0] + scores[0], by_seat[1] + scores[1]];
        sum += score;
        squares += score * score;
        let played = (pair + 1) as f64;
        if (pair + 1) % 10 == 0 || pair + 1 == pairs {
            let mean = sum / played;
            let error = 1.96 * ((squares / played - mean * mean).max(0.0) / played).sqrt();
            let seats = by_seat.map(|points| 100.0 * points / played);
            println!(
                "{} games: {:.1} % +- {:.1}  (as first {:.1} %, as second {:.1} %)",
                2 * (pair + 1),
                100.0 * mean,
                100.0 * error,
                seats[0],
                seats[1]
            );
        }
    }
    Ok(())
}
