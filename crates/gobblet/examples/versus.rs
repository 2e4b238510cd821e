//! Two named players of 4x4 against each other, both seats told apart.
//!
//! ```text
//! cargo run --release -p gobblet --example versus -- ONE OTHER [PAIRS] [NODES] [SEED] [OPENINGS]
//! ```
//!
//! ONE and OTHER are players with their options: `house:level=7`, `mcts:iterations=30000,t=200`. NODES limits each
//! decision of `house` (0: only its level does); the others think as long as their options say. OPENINGS is `varied`
//! or `none`: from a few random moves, or from the empty board.

#![allow(clippy::print_stdout, reason = "what it measures is for people to read")]

use game::random::{deal_stream, seat_seed};
use game::{Hosted, Limits, Line, Options, Player, Seat, Viewer, think_alone};
use gobblet::Gobblet4;

/// A player, and how long it may think.
struct Contestant {
    player: Box<dyn Player<Gobblet4>>,
    limits: Limits,
}

fn contestant(text: &str, nodes: u64) -> Result<Contestant, String> {
    let (name, options) = text.split_once(':').unwrap_or((text, ""));
    let kinds = Gobblet4::players();
    let kind = kinds.iter().find(|kind| kind.name == name).ok_or_else(|| format!("no player {name:?}"))?;
    let options = Options::parse(options).map_err(|error| error.to_string())?;
    let settings = options.checked(&kind.options).map_err(|error| error.to_string())?;
    let player = (kind.make)(&Gobblet4::default(), &settings).map_err(|error| error.to_string())?;
    let limits = if name == "house" && nodes > 0 { Limits::nodes(nodes) } else { Limits::NONE };
    Ok(Contestant { player, limits })
}

/// The score of the first contestant in a game in which it has seat `seat`.
fn game(both: &mut [Contestant; 2], seat: usize, number: u64, seed: u64, varied: bool) -> f64 {
    let game = Gobblet4::default();
    let mut line = Line::new(game, ());
    if varied {
        for mv in game.opening(&mut deal_stream(seed, number)) {
            line.play(mv).expect("openings are legal");
        }
    }
    for (place, contestant) in both.iter_mut().enumerate() {
        contestant.player.begin(seat_seed(seed, 2 * number + seat as u64, Seat::new(place)));
    }
    while let Some(turn) = line.turn() {
        if line.moves().len() > 300 {
            return 0.5;
        }
        let contestant = &mut both[usize::from(turn.index() != seat)];
        let view = line.view(Viewer::Seat(turn));
        let limits = contestant.limits;
        let decision = think_alone(limits, |thinking| contestant.player.decide(&view, thinking));
        line.play(decision.mv).expect("a legal move");
    }
    let score = line.ending().map_or(0, |ending| ending.scores[Seat::new(seat)]);
    f64::from(score + 1) / 2.0
}

fn main() -> Result<(), String> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [one, other, rest @ ..] = words.as_slice() else {
        return Err("expected ONE OTHER [PAIRS] [NODES] [SEED] [OPENINGS]".to_string());
    };
    let number =
        |place: usize, usual: u64| rest.get(place).and_then(|word| word.parse().ok()).unwrap_or(usual);
    let (pairs, nodes, seed) = (number(0, 20), number(1, 0), number(2, 1));
    let varied = rest.get(3).is_none_or(|word| word != "none");
    let mut both = [contestant(one, nodes)?, contestant(other, nodes)?];
    let mut points = [0.0, 0.0];
    for pair in 0..pairs {
        for (seat, sum) in points.iter_mut().enumerate() {
            *sum += game(&mut both, seat, pair, seed, varied);
        }
        if (pair + 1) % 10 == 0 || pair + 1 == pairs {
            let games = (pair + 1) as f64;
            println!(
                "{one} - {other}: {} games, {:.1} % (as first {:.1} %, as second {:.1} %)",
                2 * (pair + 1),
                50.0 * (points[0] + points[1]) / games,
                100.0 * points[0] / games,
                100.0 * points[1] / games
            );
        }
    }
    Ok(())
}
