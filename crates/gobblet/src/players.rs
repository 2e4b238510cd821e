//! The named players.
//!
//! `random`, `simple-monte`, `alphabeta` and `mcts` are the published ones, constants and all: fixed points
//! for comparisons, never tuned; `similar` is what their author names as a next step. `house` is ours; `tree` and
//! `uct` are searches laid open.

use game::{
    Course, Decision, Game, Hosted, Line, NoAnswer, OptionSpec, PlayerKind, Report, Rng, Solver, Tensor,
    Thoughts,
};
use search::Guide;
use search::laboratory::{Laboratory, open_players};
use search::players::RandomPlayer;
use search::tree::AlphaBetaOptions;
use serde_json::Value;

use crate::historical::Order;
use crate::judgement::Judgement;
use crate::published::{Lost, PublishedAlphaBeta, PublishedMcts, Similar, SimpleMonte};
use crate::{Board, Gobblet, Move, house, insight, learning, numbers, opening, perfect, solved};

/// What a player of this game is shown.
pub(crate) type View<const N: usize> = <Gobblet<N> as Game>::View;

impl<const N: usize> Laboratory for Gobblet<N> {
    fn guide() -> impl Guide<Board<N>> + 'static {
        Judgement::house::<N>()
    }

    fn tree() -> AlphaBetaOptions {
        house::search()
    }
}

impl<const N: usize> Hosted for Gobblet<N> {
    fn actions(&self) -> Vec<Self::Move> {
        numbers::actions()
    }

    fn observation(view: &Self::View, into: &mut Tensor) {
        numbers::observation(view, into);
    }

    fn players() -> Vec<PlayerKind<Self>> {
        let mut players = vec![
            PlayerKind {
                name: "house",
                help: "the house's own player: alpha-beta with all that helps, at ten levels",
                options: house::options::<N>(),
                thoughts: Thoughts::Tree("every move at the depth that was reached, and the answers to it, by alpha-beta"),
                make: |game, settings| {
                    Ok(perfect::house(game, settings).unwrap_or_else(|| house::from_settings(settings)))
                },
            },
            PlayerKind {
                name: "random",
                help: "any legal move, each with the same chance",
                options: Vec::new(),
                thoughts: Thoughts::Plain("it plays at random"),
                make: |_, _| Ok(Box::new(RandomPlayer::new())),
            },
            PlayerKind {
                name: "simple-monte",
                help: "as published: m random games after each move, the best share of wins",
                options: vec![OptionSpec::whole("m", (1, 1_000_000), "750", "random games after each move").remote_within((1, 10_000))],
                thoughts: Thoughts::Plain("it plays random games after each move and remembers no answer"),
                make: |_, settings| Ok(Box::new(SimpleMonte::new(settings))),
            },
            PlayerKind {
                name: "alphabeta",
                help: "as published: minimax with alpha-beta to a fixed depth, the published evaluation",
                options: vec![
                    OptionSpec::whole(
                        "depth",
                        (1, 30),
                        "3",
                        "how many moves it looks ahead; published: 3, 5, 7",
                    ).remote_within((1, 12)),
                    OptionSpec::choice(
                        "wins",
                        &["any", "fastest"],
                        "any",
                        "which of several winning moves it takes; published: any, for all wins were worth the same",
                    ).remote(),
                    OptionSpec::choice(
                        "order",
                        Order::WORDS,
                        "generated",
                        "in which order it looks at moves, of which it takes the first best; not published; targets: moves on the board before the reserve, square by square where they go; mixed: another every game",
                    ).remote(),
                    OptionSpec::choice(
                        "lost",
                        Lost::WORDS,
                        "first",
                        "what it does when every move loses: the first move, none as the printed code has it (in matches it forfeits the game), or the move that loses last",
                    ).remote(),
                ],
                thoughts: Thoughts::Tree("every move at its depth, and the answers to it"),
                make: |_, settings| Ok(Box::new(PublishedAlphaBeta::new(settings))),
            },
            PlayerKind {
                name: "similar",
                help: "named in the source as a next step: minimax to a fixed depth, the published evaluation, part of a value the mean over all moves",
                options: vec![
                    OptionSpec::whole("depth", (1, 12), "3", "how many moves it looks ahead").remote_within((1, 4)),
                    OptionSpec::number(
                        "similarity",
                        (0.0, 1.0),
                        "0.2",
                        "what part of a value is the mean over all moves; 0 is minimax",
                    ).remote(),
                ],
                thoughts: Thoughts::Tree("every move at its depth, and the answers to it, each drawn to the mean of what follows"),
                make: |_, settings| Ok(Box::new(Similar::new(settings))),
            },
            PlayerKind {
                name: "mcts",
                help: "as published: UCT that makes one random child a visit until a node was visited t times",
                options: vec![
                    OptionSpec::whole(
                        "iterations",
                        (1, 1_000_000_000),
                        "10000",
                        "random games for each decision; published: 10000, 30000",
                    ).remote_within((1, 100_000)),
                    OptionSpec::number("c", (0.0, 1000.0), "0.5", "the exploration constant of the selection").remote(),
                    OptionSpec::whole(
                        "t",
                        (0, 1_000_000_000),
                        "50",
                        "the visits from which a node's children are chosen by their results; published: 50, 200",
                    ).remote_within((0, 1_000_000)),
                    OptionSpec::choice(
                        "expansion",
                        &["one", "all"],
                        "one",
                        "the children of a node: one at random a visit until t visits and no more, as the printed code has it; or all after t visits",
                    ).remote(),
                    OptionSpec::choice(
                        "preselection",
                        &["yes", "no"],
                        "yes",
                        "whether wins at once are played and gifts to the opponent are left out before the search",
                    ).remote(),
                    OptionSpec::choice(
                        "backup",
                        &["own", "mover"],
                        "own",
                        "whose result is counted at a node: the searching player's, or that of whoever moved there",
                    ).remote(),
                ],
                thoughts: Thoughts::Tree("the moves that playouts went through, and how often"),
                make: |_, settings| Ok(Box::new(PublishedMcts::new(settings))),
            },
        ];
        players.extend(perfect::kind());
        players.extend(open_players());
        players
    }

    fn opening(&self, rng: &mut dyn Rng) -> Vec<Move<N>> {
        opening::opening(&Line::new(*self, ()), rng)
    }

    fn puzzles() -> &'static str {
        if N == 3 { include_str!("../data/puzzles3.jsonl") } else { include_str!("../data/puzzles4.jsonl") }
    }

    fn courses() -> Vec<Course> {
        learning::courses::<N>().into_iter().chain(solved::courses::<N>()).collect()
    }

    fn insight(view: &View<N>) -> Value {
        // Threats would give away what lies beneath.
        if view.position().rules().memory { Value::Null } else { insight::threats(view.position()) }
    }

    fn solver(&self) -> Result<Option<Box<dyn Solver<Self>>>, NoAnswer> {
        solved::solver(self)
    }
}

/// The best move of a report, as a decision.
pub(crate) fn decision<const N: usize>(view: &View<N>, report: Report<Move<N>>) -> Decision<Move<N>> {
    let first = || game::View::legal(view).first().copied();
    let mv = report.best().map(|best| best.mv).or_else(first);
    Decision { mv: mv.expect("a player is asked only while the game goes on"), report }
}
