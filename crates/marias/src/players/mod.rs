//! The named players.
//!
//! `random`, `min`, `max` and `smart` are the published ones: fixed points for comparisons, never tuned. `house` is
//! ours.

mod house;
mod sight;
mod simple;
mod smart;

pub use sight::Sight;
pub use smart::{Smart, smart_deal};

use game::{Hosted, PlayerKind, Rng};
use search::players::RandomPlayer;

use crate::{Marias, Move};
use house::House;
use simple::Simple;

impl Hosted for Marias {
    fn players() -> Vec<PlayerKind<Marias>> {
        vec![
            PlayerKind {
                name: "house",
                help: "the house's own player: expected money over sampled worlds, at ten levels",
                options: House::options(),
                make: |_, settings| Ok(Box::new(House::new(settings))),
            },
            PlayerKind {
                name: "random",
                help: "as published: anything that is legal, each with the same chance",
                options: Vec::new(),
                make: |_, _| Ok(Box::new(RandomPlayer::new())),
            },
            PlayerKind {
                name: "min",
                help: "as published: the smallest legal card, and silence",
                options: Vec::new(),
                make: |_, _| Ok(Box::new(Simple::Min)),
            },
            PlayerKind {
                name: "max",
                help: "as published: the largest legal card, announcing and raising everything",
                options: Vec::new(),
                make: |_, _| Ok(Box::new(Simple::Max)),
            },
            PlayerKind {
                name: "smart",
                help: "as published: a set of conditions",
                options: Smart::options(),
                make: |_, settings| Ok(Box::new(Smart::new(settings))),
            },
        ]
    }

    fn opening(&self, _: &mut dyn Rng) -> Vec<Move> {
        Vec::new()
    }
}
