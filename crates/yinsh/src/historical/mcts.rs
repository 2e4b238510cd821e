//! The published player by playouts.

use game::random::{Fast, fast};
use game::{
    Decision, Limits, OpenView, OptionSpec, Player, Position, Report, SearchTree, Settings, Thinking,
    TreeExtent, View,
};
use search::mcts::{Backup, Choice, Uct, UctOptions};
use search::{Reward, Root};

use super::eager::Eager;
use super::evaluation::{Evaluation, Kind, Ladder};
use super::placing::Placing;
use super::taking;
use crate::{Asked, Board, Move, Yinsh};

/// How the games of a search by playouts are played.
enum Playouts {
    Random(Uct<Board>),
    EpsilonGreedy(Uct<Eager>, f64),
}

/// UCT as published.
pub(crate) struct Mcts {
    playouts: Playouts,
    limits: Limits,
    placing: Placing,
    rng: Fast,
}

impl Mcts {
    /// The options.
    pub(crate) fn options() -> Vec<OptionSpec> {
        vec![
            OptionSpec::whole(
                "iterations",
                (1, 1_000_000_000),
                "5000",
                "playouts for each decision; published: 10 s, about 3500 at the first move",
            )
            .remote_within((1, 100_000)),
            OptionSpec::number("c", (0.0, 1000.0), "2", "the exploration constant of the selection").remote(),
            OptionSpec::choice(
                "playouts",
                &["epsilon-greedy", "random"],
                "epsilon-greedy",
                "how playouts choose their moves",
            )
            .remote(),
            OptionSpec::number(
                "epsilon",
                (0.0, 1.0),
                "0.1",
                "the chance of a random move in a greedy playout",
            )
            .remote(),
            OptionSpec::choice("setup", Placing::WORDS, "near", "how it places its rings").remote(),
        ]
    }

    pub(crate) fn new(settings: &Settings<'_>) -> Mcts {
        let options = UctOptions {
            exploration: settings.number("c"),
            backup: Backup::Mover,
            choice: Choice::Visits,
            // Only wins are counted.
            reward: Reward::Win { draw: 0.0 },
            ..UctOptions::default()
        };
        let playouts = if settings.text("playouts") == "random" {
            Playouts::Random(Uct::new(options))
        } else {
            Playouts::EpsilonGreedy(Uct::new(options), settings.number("epsilon"))
        };
        Mcts {
            playouts,
            limits: Limits::iterations(settings.whole("iterations") as u64),
            placing: Placing::ALL[settings.choice("setup")],
            rng: fast(0),
        }
    }

    /// A limit of time takes the place of the published number of playouts.
    fn limits(&self, asked: Limits) -> Limits {
        if asked.ms.is_some() { asked } else { asked.and(self.limits) }
    }

    fn search(&mut self, board: Board, thinking: &mut Thinking<'_, Move>) -> Report<Move> {
        let limits = self.limits(thinking.limits);
        let mut thinking = thinking.within(limits);
        match &mut self.playouts {
            Playouts::Random(uct) => uct.search(&Root::new(board), &mut self.rng, &mut thinking),
            Playouts::EpsilonGreedy(uct, epsilon) => {
                let root = Root::new(Eager { board, epsilon: *epsilon });
                uct.search(&root, &mut self.rng, &mut thinking)
            }
        }
    }
}

impl Player<Yinsh> for Mcts {
    fn begin(&mut self, seed: u64) {
        self.rng = fast(seed);
    }

    fn memory(&self, limits: &Limits, threads: usize) -> u64 {
        let limits = self.limits(*limits);
        match &self.playouts {
            Playouts::Random(uct) => uct.memory(&limits, threads),
            Playouts::EpsilonGreedy(uct, _) => uct.memory(&limits, threads),
        }
    }

    fn decide(&mut self, view: &OpenView<Yinsh>, thinking: &mut Thinking<'_, Move>) -> Decision<Move> {
        let board = view.position();
        match board.asked() {
            Asked::Place => Decision::plain(Move::Place(self.placing.choose(view, &mut self.rng))),
            Asked::Row | Asked::Ring => {
                // The source takes off by "the evaluation" without saying which; runs are the plainest.
                let runs = Evaluation { kind: Kind::Rows, ladder: Ladder::PUBLISHED };
                let taken = taking::choose(board, runs);
                Decision::plain(taken.expect("there is always something to take where it is asked"))
            }
            Asked::Move | Asked::Nothing => {
                let report = self.search(*board, thinking);
                let first = || view.legal().first().copied();
                let mv = report.best().map(|best| best.mv).or_else(first);
                Decision { mv: mv.expect("a player is asked only while the game goes on"), report }
            }
        }
    }

    /// The tree of a move of a ring; the other decisions are made without one.
    fn explain(
        &mut self,
        view: &OpenView<Yinsh>,
        thinking: &mut Thinking<'_, Move>,
        extent: TreeExtent,
    ) -> Option<SearchTree> {
        let board = *view.position();
        if board.asked() != Asked::Move {
            return None;
        }
        self.search(board, thinking);
        Some(match &self.playouts {
            Playouts::Random(uct) => uct.tree(&Root::new(board), extent),
            Playouts::EpsilonGreedy(uct, epsilon) => {
                uct.tree(&Root::new(Eager { board, epsilon: *epsilon }), extent)
            }
        })
    }

    fn assess(&mut self, view: &OpenView<Yinsh>, thinking: &mut Thinking<'_, Move>) -> Report<Move> {
        if view.position().is_over() { Report::default() } else { self.search(*view.position(), thinking) }
    }
}
