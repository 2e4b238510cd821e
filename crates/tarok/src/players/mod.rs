//! The named players.
//!
//! `house` is a first player of ours: worlds and rules of thumb. `random` is the fixed point below everybody.

mod house;
mod thumb;

use game::{Hosted, PlayerKind, Rng};
use search::players::RandomPlayer;

use crate::{Move, Tarok};
use house::House;

impl Hosted for Tarok {
    fn players() -> Vec<PlayerKind<Tarok>> {
        vec![
            PlayerKind {
                name: "house",
                help: "the house's own player: every choice tried in worlds that are played out, at ten levels",
                options: House::options(),
                make: |_, settings| Ok(Box::new(House::new(settings))),
            },
            PlayerKind {
                name: "random",
                help: "any decision, each with the same chance",
                options: Vec::new(),
                make: |_, _| Ok(Box::new(RandomPlayer::new())),
            },
        ]
    }

    fn opening(&self, _: &mut dyn Rng) -> Vec<Move> {
        Vec::new()
    }
}
