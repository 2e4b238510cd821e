//! The published players, constants and all.

use game::random::{Fast, fast};
use game::{Decision, Limits, Player, Report, SearchTree, Settings, Thinking, TreeExtent, Worth};
use search::mcts::{Backup, Choice, Expansion, Uct, UctOptions};
use search::tree::{AlphaBeta, AlphaBetaOptions, Averaged, AveragedOptions};
use search::value::Aim;
use search::{FlatMonteOptions, Reward, Root, flat_monte};

use crate::evaluation::{FULL_LINE, Published};
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

/// What a side does all of whose moves lose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Lost {
    /// It makes the first of them.
    First,
    /// It finds no move, for none is better than what the printed search begins with: the game is over.
    Forfeit,
    /// It makes the one that loses last.
    Resist,
}

impl Lost {
    const ALL: [Lost; 3] = [Lost::First, Lost::Forfeit, Lost::Resist];
    /// The words of the option, in the order of [`Lost::ALL`].
    pub(crate) const WORDS: &'static [&'static str] = &["first", "forfeit", "resist"];
}

/// Alpha-beta with the published evaluation.
pub(crate) struct PublishedAlphaBeta<const N: usize> {
    limits: Limits,
    /// In which order moves are looked at, as it was asked for.
    asked: Order,
    /// The same in this game.
    order: Order,
    lost: Lost,
    /// Whether it saw no move that does not lose.
    gave_up: bool,
    /// Sees how far away a loss is; asked only when every move loses.
    resistance: AlphaBeta<Historical<N>, Published>,
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
            asked: Order::ALL[settings.choice("order")],
            order: Order::Generated,
            lost: Lost::ALL[settings.choice("lost")],
            gave_up: false,
            resistance: AlphaBeta::new(Published, AlphaBetaOptions { aim: Aim::Win, ..options }),
            engine: AlphaBeta::new(Published, options),
            assessor: AlphaBeta::new(Published, AlphaBetaOptions::default()),
        }
    }
}

impl<const N: usize> Player<Gobblet<N>> for PublishedAlphaBeta<N> {
    fn begin(&mut self, seed: u64) {
        self.engine.clear();
        self.assessor.clear();
        self.resistance.clear();
        self.gave_up = false;
        self.order = if let Order::Mixed(_) = self.asked { Order::Mixed(seed) } else { self.asked };
    }

    fn decide(&mut self, view: &View<N>, thinking: &mut Thinking<'_, Move<N>>) -> Decision<Move<N>> {
        let limits = thinking.limits.and(self.limits);
        let mut root = root_of(view);
        root.position.order = self.order;
        let mut report = self.engine.search(&root, &mut thinking.within(limits));
        let lost = report.best().is_some_and(|best| is_lost(best.worth));
        self.gave_up = lost && self.lost == Lost::Forfeit;
        if lost && self.lost == Lost::Resist {
            report = self.resistance.search(&root, &mut thinking.within(limits));
        }
        decision(view, report)
    }

    fn explain(
        &mut self,
        view: &View<N>,
        thinking: &mut Thinking<'_, Move<N>>,
        extent: TreeExtent,
    ) -> Option<SearchTree> {
        let limits = thinking.limits.and(self.limits);
        let mut root = root_of(view);
        root.position.order = self.order;
        Some(self.engine.explain(&root, &mut thinking.within(limits), extent))
    }

    fn gives_up(&self) -> bool {
        self.gave_up
    }

    fn assess(&mut self, view: &View<N>, thinking: &mut Thinking<'_, Move<N>>) -> Report<Move<N>> {
        let limits = thinking.limits.and(self.limits);
        self.assessor.assess(&Root::of_view(view), &mut thinking.within(limits))
    }

    fn memory(&self, limits: &Limits, threads: usize) -> u64 {
        let limits = limits.and(self.limits);
        2 * self.engine.memory(&limits, threads) + self.assessor.memory(&limits, threads)
    }
}

/// What the source would have tried next: minimax with the published evaluation that prefers positions whose evaluations
/// are similar below.
pub(crate) struct Similar {
    limits: Limits,
    search: Averaged<Published>,
}

impl Similar {
    pub(crate) fn new(settings: &Settings<'_>) -> Similar {
        let options = AveragedOptions {
            aim: Aim::Margin,
            weight: settings.number("similarity"),
            ..AveragedOptions::default()
        };
        Similar {
            limits: Limits::depth(settings.whole("depth") as u32),
            search: Averaged::new(Published, options),
        }
    }
}

impl<const N: usize> Player<Gobblet<N>> for Similar {
    fn begin(&mut self, _seed: u64) {}

    fn decide(&mut self, view: &View<N>, thinking: &mut Thinking<'_, Move<N>>) -> Decision<Move<N>> {
        let limits = thinking.limits.and(self.limits);
        decision(view, self.search.search(&root_of(view), &mut thinking.within(limits)))
    }

    fn assess(&mut self, view: &View<N>, thinking: &mut Thinking<'_, Move<N>>) -> Report<Move<N>> {
        let limits = thinking.limits.and(self.limits);
        self.search.search(&Root::of_view(view), &mut thinking.within(limits))
    }

    fn explain(
        &mut self,
        view: &View<N>,
        thinking: &mut Thinking<'_, Move<N>>,
        extent: TreeExtent,
    ) -> Option<SearchTree> {
        let limits = thinking.limits.and(self.limits);
        Some(self.search.explain(&root_of(view), &mut thinking.within(limits), extent))
    }

    fn memory(&self, _limits: &Limits, _threads: usize) -> u64 {
        self.search.memory()
    }
}

/// Whether nothing worse can be: a loss, or the worth of a full line of the other side.
fn is_lost(worth: Worth) -> bool {
    match worth {
        Worth::Loss(_) => true,
        Worth::Points(points) | Worth::Eval(points) => points <= f64::from(-FULL_LINE),
        _ => false,
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
            expansion: if settings.text("expansion") == "one" { Expansion::One } else { Expansion::All },
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

    fn explain(
        &mut self,
        view: &View<N>,
        thinking: &mut Thinking<'_, Move<N>>,
        extent: TreeExtent,
    ) -> Option<SearchTree> {
        let limits = thinking.limits.and(self.limits);
        let root = root_of(view);
        self.uct.search(&root, &mut self.rng, &mut thinking.within(limits));
        Some(self.uct.tree(&root, extent))
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
