//! What a model of the opponent is worth against each published player of briškula: `briskula-models [DEALS]`.
//!
//! Plain sampling plays every deal twice, without a model and with one that knows all these players as manners, knows at
//! first nobody at the table, and learns from every deal that is over. The limit is one of nodes: what weighing worlds costs in
//! time is not counted.
#![allow(clippy::print_stdout, reason = "that is its purpose")]

use briskula::Briskula;
use game::Limits;
use search::laboratory::{Manner, ModelStudy};

fn main() {
    let deals = std::env::args().nth(1).and_then(|deals| deals.parse().ok()).unwrap_or(100);
    let study = ModelStudy { deals, seed: 23, worlds: 20, draws: 4, limits: Limits::nodes(20_000) };
    let manners = [
        Manner { name: "random", limits: Limits::NONE, known: None },
        Manner { name: "heuristic", limits: Limits::NONE, known: Some(Limits::NONE) },
        Manner { name: "uct", limits: Limits::iterations(300), known: Some(Limits::iterations(30)) },
    ];
    for (opponent, manner) in manners.iter().enumerate() {
        println!("{}: {}", manner.name, study.against(&Briskula::default(), &manners, opponent));
    }
}
