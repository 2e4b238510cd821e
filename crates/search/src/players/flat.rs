//! Flat Monte Carlo at the table.

use game::random::{Fast, fast};
use game::{Decision, Open, Player, Thinking};

use super::decision;
use crate::{FlatMonteOptions, Root, flat_monte};

/// Plays the move with the best share of wins in random games ([`flat_monte`]).
#[derive(Clone, Debug)]
pub struct FlatMontePlayer {
    options: FlatMonteOptions,
    rng: Fast,
}

impl FlatMontePlayer {
    /// A player before its first game.
    pub fn new(options: FlatMonteOptions) -> FlatMontePlayer {
        FlatMontePlayer { options, rng: fast(0) }
    }
}

impl<G: Open> Player<G> for FlatMontePlayer {
    fn begin(&mut self, seed: u64) {
        self.rng = fast(seed);
    }

    fn decide(&mut self, view: &G::View, thinking: &mut Thinking<'_, G::Move>) -> Decision<G::Move> {
        decision::<G>(view, flat_monte(&Root::of_view(view), &self.options, &mut self.rng, thinking))
    }
}
