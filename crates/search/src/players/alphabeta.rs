//! Alpha-beta at the table.

use game::{Decision, Limits, Open, Player, Position, Report, SearchTree, Thinking, TreeExtent};

use super::decision;
use crate::tree::{AlphaBeta, AlphaBetaOptions};
use crate::{Guide, Root};

/// Plays what [`AlphaBeta`] finds. What it learns in one game is forgotten before the next.
///
/// ```
/// use game::{Game, Limits, Line, Player, think_alone};
/// use search::{Blind, example::TicTacToe, players::AlphaBetaPlayer, tree::AlphaBetaOptions};
///
/// let mut line = Line::new(TicTacToe, ());
/// for mv in TicTacToe.parse_moves("a1 b1 a2 b2").unwrap() {
///     line.play(mv).unwrap();
/// }
/// let mut player: Box<dyn Player<TicTacToe>> =
///     Box::new(AlphaBetaPlayer::new(Blind, AlphaBetaOptions::default()));
/// player.begin(1);
/// let view = line.view(line.turn().unwrap().into());
/// let decision = think_alone(Limits::depth(4), |thinking| player.decide(&view, thinking));
/// assert_eq!(decision.mv.to_string(), "a3");
/// ```
#[derive(Debug)]
pub struct AlphaBetaPlayer<P: Position, E> {
    engine: AlphaBeta<P, E>,
}

impl<P: Position, E: Guide<P>> AlphaBetaPlayer<P, E> {
    /// A player that evaluates with this guide.
    pub fn new(guide: E, options: AlphaBetaOptions) -> AlphaBetaPlayer<P, E> {
        AlphaBetaPlayer { engine: AlphaBeta::new(guide, options) }
    }

    /// The search behind the player.
    pub fn engine(&mut self) -> &mut AlphaBeta<P, E> {
        &mut self.engine
    }
}

impl<G: Open, E: Guide<G::Position>> Player<G> for AlphaBetaPlayer<G::Position, E> {
    fn begin(&mut self, _seed: u64) {
        self.engine.clear();
    }

    fn decide(&mut self, view: &G::View, thinking: &mut Thinking<'_, G::Move>) -> Decision<G::Move> {
        decision::<G>(view, self.engine.search(&Root::of_view(view), thinking))
    }

    fn ponder(&mut self, view: &G::View, thinking: &mut Thinking<'_, G::Move>) {
        self.engine.ponder(&Root::of_view(view), thinking);
    }

    fn ponders(&self) -> bool {
        true
    }

    fn explain(
        &mut self,
        view: &G::View,
        thinking: &mut Thinking<'_, G::Move>,
        extent: TreeExtent,
    ) -> Option<SearchTree> {
        Some(self.engine.explain(&Root::of_view(view), thinking, extent))
    }

    fn memory(&self, limits: &Limits, threads: usize) -> u64 {
        self.engine.memory(limits, threads)
    }

    fn assess(&mut self, view: &G::View, thinking: &mut Thinking<'_, G::Move>) -> Report<G::Move> {
        self.engine.assess(&Root::of_view(view), thinking)
    }
}
