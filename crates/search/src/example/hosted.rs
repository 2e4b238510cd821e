//! The examples as games with players: the searches of this crate, taken apart.

use game::{Hosted, PlayerKind, Rng, Thoughts};

use super::{TicTacToe, Veil};
use crate::laboratory::{Laboratory, hidden_players, open_players};
use crate::players::RandomPlayer;
use crate::{Blind, Guide};

impl Laboratory for TicTacToe {
    fn guide() -> impl Guide<super::Board> + 'static {
        Blind
    }
}

impl Hosted for TicTacToe {
    fn players() -> Vec<PlayerKind<TicTacToe>> {
        open_players()
    }

    fn opening(&self, _: &mut dyn Rng) -> Vec<super::Cell> {
        Vec::new()
    }
}

impl Laboratory for Veil {
    fn guide() -> impl Guide<super::Spot> + 'static {
        Blind
    }
}

impl Hosted for Veil {
    fn players() -> Vec<PlayerKind<Veil>> {
        let mut players = hidden_players();
        players.push(PlayerKind {
            name: "random",
            help: "any branch, each with the same chance",
            options: Vec::new(),
            thoughts: Thoughts::Plain("it plays at random"),
            make: |_, _| Ok(Box::new(RandomPlayer::new())),
        });
        players
    }

    fn opening(&self, _: &mut dyn Rng) -> Vec<super::Branch> {
        Vec::new()
    }
}
