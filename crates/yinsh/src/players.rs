//! The named players.
//!
//! `markers`, `rows`, `greedy`, `advanced` and `mcts` are the published ones, constants and all: fixed points
//! for comparisons, never tuned. `house` is ours; `tree` and `uct` are searches laid open for experiments.

use game::random::shuffle;
use game::{Course, Hosted, OpenView, PlayerKind, Rng, Tensor, Thoughts};
use search::Guide;
use search::laboratory::{Laboratory, open_players};
use search::players::RandomPlayer;
use search::tree::AlphaBetaOptions;
use serde_json::Value;

use crate::historical::{Mcts, Minimax};
use crate::judgement::Judgement;
use crate::{Board, Move, Point, Yinsh, house, numbers, threats};

impl Laboratory for Yinsh {
    fn guide() -> impl Guide<Board> + 'static {
        Judgement::usual()
    }

    fn tree() -> AlphaBetaOptions {
        house::search()
    }
}

impl Hosted for Yinsh {
    fn actions(&self) -> Vec<Self::Move> {
        numbers::actions(*self.rules())
    }

    fn observation(view: &Self::View, into: &mut Tensor) {
        numbers::observation(view, into);
    }

    fn formats() -> Vec<game::Format> {
        vec![crate::sgf::FORMAT, crate::sgf::OF_ROBOTS]
    }

    fn players() -> Vec<PlayerKind<Self>> {
        let mut players = vec![
            PlayerKind {
                name: "house",
                help: "the house's own player: alpha-beta with all that helps, at ten levels",
                options: house::options(),
                thoughts: Thoughts::Tree(
                    "every move at the depth that was reached, and the answers to it, by alpha-beta",
                ),
                make: |_, settings| Ok(house::from_settings(settings)),
            },
            PlayerKind {
                name: "random",
                help: "any legal move, each with the same chance",
                options: Vec::new(),
                thoughts: Thoughts::Plain("it plays at random"),
                make: |_, _| Ok(Box::new(RandomPlayer::new())),
            },
            PlayerKind {
                name: "markers",
                help: "as published: minimax that counts markers and takes rows",
                options: Minimax::options("5", false),
                thoughts: Thoughts::Tree(
                    "of a move of a ring: every move at its depth, and the answers to it",
                ),
                make: |_, settings| Ok(Box::new(Minimax::markers(settings)?)),
            },
            PlayerKind {
                name: "rows",
                help: "as published: minimax that values runs of markers by a ladder",
                options: Minimax::options("4", true),
                thoughts: Thoughts::Tree(
                    "of a move of a ring: every move at its depth, and the answers to it",
                ),
                make: |_, settings| Ok(Box::new(Minimax::rows(settings)?)),
            },
            PlayerKind {
                name: "greedy",
                help: "as published: like rows, but a completed row is worth more than anything else",
                options: Minimax::options("4", true),
                thoughts: Thoughts::Tree(
                    "of a move of a ring: every move at its depth, and the answers to it",
                ),
                make: |_, settings| Ok(Box::new(Minimax::greedy(settings)?)),
            },
            PlayerKind {
                name: "advanced",
                help: "as published: like rows, with rings inside runs, wins, and the stability of a branch",
                options: Minimax::advanced_options(),
                thoughts: Thoughts::Tree(
                    "of a move of a ring: every move at its depth, and the answers to it",
                ),
                make: |_, settings| Ok(Box::new(Minimax::advanced(settings)?)),
            },
            PlayerKind {
                name: "debray",
                help: "stands in for a program that cannot be had: minimax with its five known terms, at guessed weights",
                options: Minimax::debray_options(),
                thoughts: Thoughts::Tree(
                    "of a move of a ring: every move at its depth, and the answers to it",
                ),
                make: |_, settings| Ok(Box::new(Minimax::debray(settings)?)),
            },
            PlayerKind {
                name: "mcts",
                help: "as published: UCT with epsilon-greedy or random playouts",
                options: Mcts::options(),
                thoughts: Thoughts::Tree("the moves that playouts went through, and how often"),
                make: |_, settings| Ok(Box::new(Mcts::new(settings))),
            },
        ];
        players.extend(open_players());
        players
    }

    fn insight(view: &OpenView<Yinsh>) -> Value {
        threats::insight(view)
    }

    fn puzzles() -> &'static str {
        include_str!("../data/puzzles.jsonl")
    }

    fn courses() -> Vec<Course> {
        crate::learning::courses()
    }

    /// Two rings of each side on random points: players that place the rest alike still play different games.
    fn opening(&self, rng: &mut dyn Rng) -> Vec<Move> {
        let mut points: Vec<Point> = Point::all().collect();
        shuffle(rng, &mut points);
        points.into_iter().take(4).map(Move::Place).collect()
    }
}
