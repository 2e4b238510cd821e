//! The player without a plan.

use game::random::{Fast, below, fast};
use game::{Decision, Game, Player, Thinking, View};

/// Plays any legal move, each with the same chance.
///
/// ```
/// use game::{Limits, Line, Player, think_alone};
/// use search::{example::TicTacToe, players::RandomPlayer};
///
/// let mut line = Line::new(TicTacToe, ());
/// let mut player: Box<dyn Player<TicTacToe>> = Box::new(RandomPlayer::new());
/// player.begin(7);
/// while let Some(seat) = line.turn() {
///     let view = line.view(seat.into());
///     let decision = think_alone(Limits::NONE, |thinking| player.decide(&view, thinking));
///     line.play(decision.mv).unwrap();
/// }
/// ```
#[derive(Clone, Debug)]
pub struct RandomPlayer {
    rng: Fast,
}

impl RandomPlayer {
    /// A random player before its first game.
    pub fn new() -> RandomPlayer {
        RandomPlayer { rng: fast(0) }
    }
}

impl Default for RandomPlayer {
    fn default() -> RandomPlayer {
        RandomPlayer::new()
    }
}

impl<G: Game> Player<G> for RandomPlayer {
    fn begin(&mut self, seed: u64) {
        self.rng = fast(seed);
    }

    fn decide(&mut self, view: &G::View, _thinking: &mut Thinking<'_, G::Move>) -> Decision<G::Move> {
        let legal = view.legal();
        Decision::plain(legal[below(&mut self.rng, legal.len() as u32) as usize])
    }
}
