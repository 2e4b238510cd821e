//! The published players, constants and all.

use game::random::{Fast, fast};
use game::{Decision, Limits, Player, Report, Settings, Thinking};
use search::mcts::{Backup, Choice, Uct, UctOptions};
use search::tree::{AlphaBeta, AlphaBetaOptions};
use search::value::Aim;
use search::{FlatMonteOptions, Reward, Root, flat_monte};

use crate::evaluation::Published;
use crate::historical::{Historical, Order};
use crate::players::{View, decision};
use crate::{Board, Gobblet, Move};

/// Where a published search begins.
fn root_of<const N: usize>(view: &View<N>) -> Root<Historical<N>> {
    let root = Root::of_view(view);
    Root { position: Historical::new(root.position), path: root.path, plies: root.plies }
}

/// Flat Monte Carlo over the moves that the published program looked at.
pub(crate) struct SimpleMonte {
    options: FlatMonteOptions,
    rng: Fast,
}

impl SimpleMonte {
    pub(crate) fn new(settings: &Settings<'_>) -> SimpleMonte {
        let playouts = settings.whole("m") as u32;
        SimpleMonte { options: FlatMonteOptions { playouts, ..FlatMonteOptions::default() }, rng: fast(0) }
    }
}

impl<const N: usize> Player<Gobblet<N>> for SimpleMonte {
    fn begin(&mut self, seed: u64) {
        self.rng = fast(seed);
    }

    fn decide(&mut self, view: &View<N>, thinking: &mut Thinking<'_, Move<N>>) -> Decision<Move<N>> {
        decision(view, flat_monte(&root_of(view), &self.options, &mut self.rng, thinking))
    }

    fn assess(&mut self, view: &View<N>, thinking: &mut Thinking<'_, Move<N>>) -> Report<Move<N>> {
        flat_monte(&Root::of_view(view), &self.options, &mut self.rng, thinking)
    }
}

/// Alpha-beta with the published evaluation.
pub(crate) struct PublishedAlphaBeta<const N: usize> {
    limits: Limits,
    /// Whether moves are looked at in another order every game.
    mixed: bool,
    order: Order,
    engine: AlphaBeta<Historical<N>, Published>,
    /// Values all moves, symmetric ones too, with the distance of wins.
    assessor: AlphaBeta<Board<N>, Published>,
}

impl<const N: usize> PublishedAlphaBeta<N> {
    pub(crate) fn new(settings: &Settings<'_>) -> PublishedAlphaBeta<N> {
        let aim = if settings.text("wins") == "any" { Aim::Margin } else { Aim::Win };
        // The moves come in the order of generation, and only the full depth is searched.
        let options =
            AlphaBetaOptions { deepening: false, ordering: false, aim, ..AlphaBetaOptions::plain() };
        PublishedAlphaBeta {
            limits: Limits::depth(settings.whole("depth") as u32),
            mixed: settings.text("order") == "mixed",
            order: Order::Generated,
            engine: AlphaBeta::new(Published, options),
            assessor: AlphaBeta::new(Published, AlphaBetaOptions::default()),
        }
    }
}

impl<const N: usize> Player<Gobblet<N>> for PublishedAlphaBeta<N> {
    fn begin(&mut self, seed: u64) {
        self.engine.clear();
        self.assessor.clear();
        self.order = if self.mixed { Order::Mixed(seed) } else { Order::Generated };
    }

    fn decide(&mut self, view: &View<N>, thinking: &mut Thinking<'_, Move<N>>) -> Decision<Move<N>> {
        let limits = thinking.limits.and(self.limits);
        let mut root = root_of(view);
        root.position.order = self.order;
        decision(view, self.engine.search(&root, &mut thinking.within(limits)))
    }

    fn assess(&mut self, view: &View<N>, thinking: &mut Thinking<'_, Move<N>>) -> Report<Move<N>> {
        let limits = thinking.limits.and(self.limits);
        self.assessor.assess(&Root::of_view(view), &mut thinking.within(limits))
    }

    fn memory(&self, limits: &Limits, threads: usize) -> u64 {
        let limits = limits.and(self.limits);
        self.engine.memory(&limits, threads) + self.assessor.memory(&limits, threads)
    }
}

/// UCT as published.
pub(crate) struct PublishedMcts<const N: usize> {
    limits: Limits,
    uct: Uct<Historical<N>>,
    rng: Fast,
}

impl<const N: usize> PublishedMcts<N> {
    pub(crate) fn new(settings: &Settings<'_>) -> PublishedMcts<N> {
        let options = UctOptions {
            exploration: settings.number("c"),
            threshold: settings.whole("t") as u32,
            backup: if settings.text("backup") == "own" { Backup::Own } else { Backup::Mover },
            choice: Choice::Value,
            reward: Reward::Win { draw: 0.0 },
            preselection: settings.yes("preselection"),
            ..UctOptions::default()
        };
        let limits = Limits::iterations(settings.whole("iterations") as u64);
        PublishedMcts { limits, uct: Uct::new(options), rng: fast(0) }
    }
}

impl<const N: usize> Player<Gobblet<N>> for PublishedMcts<N> {
    fn begin(&mut self, seed: u64) {
        self.rng = fast(seed);
    }

    fn decide(&mut self, view: &View<N>, thinking: &mut Thinking<'_, Move<N>>) -> Decision<Move<N>> {
        let limits = thinking.limits.and(self.limits);
        decision(view, self.uct.search(&root_of(view), &mut self.rng, &mut thinking.within(limits)))
    }

    fn assess(&mut self, view: &View<N>, thinking: &mut Thinking<'_, Move<N>>) -> Report<Move<N>> {
        let limits = thinking.limits.and(self.limits);
        let mut every_move = Uct::new(UctOptions { preselection: false, ..*self.uct.options() });
        every_move.search(&Root::of_view(view), &mut self.rng, &mut thinking.within(limits))
    }

    /// The tree of the last decision stays while another one values every move.
    fn memory(&self, limits: &Limits, threads: usize) -> u64 {
        2 * self.uct.memory(&limits.and(self.limits), threads)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Gobblet;
    use game::{Game, Position, random, think_alone};

    /// The published search did without a table and everything else that makes ours faster; the moves it
    /// chooses must be the same.
    fn chooses_as_plain_alpha_beta_does<const N: usize>(depth: u32, boards: usize) {
        let settings = game::Options::none();
        let specs = <Gobblet<N> as game::Hosted>::players();
        let spec = specs.iter().find(|kind| kind.name == "alphabeta").unwrap();
        let mut fast = PublishedAlphaBeta::<N>::new(&settings.checked(&spec.options).unwrap());
        let plain = AlphaBetaOptions {
            deepening: false,
            ordering: false,
            aim: Aim::Margin,
            ..AlphaBetaOptions::plain()
        };
        let mut plain = AlphaBeta::new(Published, plain);
        let mut rng = random::fast(4);
        let mut compared = 0;
        while compared < boards {
            let mut board = Gobblet::<N>::default().start(&());
            for _ in 0..random::below(&mut rng, 16) {
                if !board.is_over() {
                    board.play_unchecked(board.random_move(&mut rng));
                }
            }
            if board.is_over() {
                continue;
            }
            let root = Root::new(Historical::new(board));
            let fast = think_alone(Limits::depth(depth), |thinking| fast.engine.search(&root, thinking));
            let plain = think_alone(Limits::depth(depth), |thinking| plain.search(&root, thinking));
            let choice = |report: &Report<Move<N>>| report.best().map(|best| (best.mv, best.worth));
            assert_eq!(choice(&fast), choice(&plain), "{board}");
            compared += 1;
        }
    }

    #[test]
    fn what_makes_it_faster_does_not_change_the_published_choice() {
        chooses_as_plain_alpha_beta_does::<3>(4, 25);
        chooses_as_plain_alpha_beta_does::<4>(3, 15);
    }
}
