//! The searches of open games.

use game::{Open, PlayerKind};

use super::Laboratory;
use crate::mcts::UctOptions;
use crate::players::{AlphaBetaPlayer, UctPlayer};

/// `tree` and `uct`: alpha-beta and MCTS with every enhancement as an option.
pub fn open_players<G: Laboratory + Open>() -> Vec<PlayerKind<G>> {
    vec![
        PlayerKind {
            name: "tree",
            help: "the house's alpha-beta with every enhancement as an option, for experiments",
            options: G::tree().specs(),
            make: |_, settings| {
                Ok(Box::new(AlphaBetaPlayer::new(G::guide(), G::tree().with_settings(settings))))
            },
        },
        PlayerKind {
            name: "uct",
            help: "Monte Carlo tree search with every enhancement as an option, for experiments",
            options: UctOptions::specs(),
            make: |_, settings| {
                Ok(Box::new(UctPlayer::with_guide(G::guide(), UctOptions::from_settings(settings))))
            },
        },
    ]
}
