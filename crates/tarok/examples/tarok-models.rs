//! What a model of the opponents is worth against each published player of tarok: `tarok-models [DEALS]`.
//!
//! Plain sampling plays every deal twice, without a model and with one that knows all these players as manners, knows at
//! first nobody at the table, and learns from every deal that is over. The limit is one of nodes: what weighing worlds costs in
//! time is not counted.
#![allow(clippy::print_stdout, reason = "that is its purpose")]

use game::Limits;
use search::laboratory::{Manner, ModelStudy};
use tarok::Tarok;

fn main() {
    let deals = std::env::args().nth(1).and_then(|deals| deals.parse().ok()).unwrap_or(20);
    let study = ModelStudy { deals, seed: 23, worlds: 20, draws: 4, limits: Limits::nodes(20_000) };
    let manners = [
        Manner { name: "random", limits: Limits::NONE, known: None },
        // As a model knows him he looks at a few positions only: his whole search at each decision of each world takes hours.
        Manner { name: "silicijasti", limits: Limits::NONE, known: Some(Limits::nodes(200)) },
    ];
    for (opponent, manner) in manners.iter().enumerate() {
        println!("{}: {}", manner.name, study.against(&Tarok::default(), &manners, opponent));
    }
}
