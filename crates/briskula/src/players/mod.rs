//! The named players.
//!
//! `random`, `heuristic`, `uct` and `uct-open` are the published ones, constants and all: fixed points for
//! comparisons, never tuned. `house` is ours.
//!
//! The published tree search copied the true state of the game, the other hand included. That program is
//! `uct-open`; it is given all hands by a match between programs, and by nobody else. `uct` is the same search
//! by a player who sees only what his seat sees. The published programs easy, medium and hard are a
//! number of iterations each (`published=`); the one with open cards is `uct-open:published=open-cards`.
//!
//! `planner` plans with hierarchical task networks. `pimc`, `epimc`, `vector`, `achievable`, `alphamu` and `ismcts` are the
//! searches over worlds laid open for experiments.

mod aim;
mod consider;
pub(crate) mod endgame;
mod fan;
mod foresight;
pub(crate) mod heuristic;
mod house;
mod laboratory;
mod likely;
mod lookahead;
mod planner;
mod reading;
mod tally;
mod uct;

use cards::{Card, Italian, others_took_nothing};
use game::{Course, Decision, Hosted, PlayerKind, Report, Rng, Tensor, Thoughts, View};
use search::laboratory::hidden_players;
use search::players::RandomPlayer;

use crate::{Briskula, BriskulaView, numbers};
use heuristic::Heuristic;
use planner::Planner;
use uct::{PublishedUct, Sight};

impl Hosted for Briskula {
    fn actions(&self) -> Vec<Self::Move> {
        Card::all().collect()
    }

    fn observation(view: &Self::View, into: &mut Tensor) {
        numbers::observation(view, into);
    }

    fn players() -> Vec<PlayerKind<Briskula>> {
        let mut players = vec![
            PlayerKind {
                name: "house",
                help: "the house's own player: a learned policy, search over worlds, the end played exactly, at ten levels",
                options: house::options(),
                thoughts: Thoughts::Tree(
                    "at level 10 the cards that followed in the worlds it looked at, and how often; at the end how many worlds say the same",
                ),
                make: |game, settings| Ok(house::from_settings(game, settings)),
            },
            PlayerKind {
                name: "random",
                help: "any card, each with the same chance",
                options: Vec::new(),
                thoughts: Thoughts::Plain("it plays at random"),
                make: |_, _| Ok(Box::new(RandomPlayer::new())),
            },
            PlayerKind {
                name: "heuristic",
                help: "as published: rules of thumb",
                options: Heuristic::options(),
                thoughts: Thoughts::Plain("it goes by rules of thumb and looks nowhere"),
                make: |_, settings| Ok(Box::new(Heuristic::new(settings))),
            },
            PlayerKind {
                name: "planner",
                help: "tactics as tasks and methods, weighed by beliefs: no search of worlds, for experiments",
                options: Vec::new(),
                thoughts: Thoughts::Tree(
                    "the ways to a card that its methods give, and what may come of each",
                ),
                make: |_, _| Ok(Box::new(Planner)),
            },
            PlayerKind {
                name: "uct",
                help: "as published, but fair: one tree over deals that fit what it sees",
                options: PublishedUct::options(),
                thoughts: Thoughts::Tree("the cards that playouts went through, and how often"),
                make: |game, settings| Ok(Box::new(PublishedUct::new(game, Sight::Fair, settings))),
            },
            PlayerKind {
                name: "uct-open",
                help: "as published: in matches it SEES ALL HANDS; elsewhere it plays like uct",
                options: PublishedUct::open_options(),
                thoughts: Thoughts::Tree("the cards that playouts went through, and how often"),
                make: |game, settings| Ok(Box::new(PublishedUct::open(game, settings))),
            },
        ];
        players.extend(hidden_players());
        players
    }

    fn puzzles() -> &'static str {
        include_str!("../../data/puzzles.jsonl")
    }

    fn courses() -> Vec<Course> {
        vec![crate::learning::course()]
    }

    fn opening(&self, _: &mut dyn Rng) -> Vec<Card<Italian>> {
        Vec::new()
    }

    fn has_claims() -> bool {
        true
    }

    fn rest_to(position: &crate::Position, seat: game::Seat) -> Option<game::Scores> {
        Some(position.public().with_rest_to(seat).scores())
    }

    fn rest_account(position: &crate::Position, seat: game::Seat) -> game::Account {
        position.public().with_rest_to(seat).account()
    }

    fn kept_all(claimed: &crate::Position, now: &crate::Position, seat: game::Seat) -> bool {
        let variant = now.public().variant();
        others_took_nothing(variant.side(seat), variant.sides(), |before, side| {
            if before { claimed } else { now }.public().points(side)
        })
    }
}

/// The best card of a report, as a decision.
fn decision(view: &BriskulaView, report: Report<Card<Italian>>) -> Decision<Card<Italian>> {
    let first = || view.legal().first().copied();
    let mv = report.best().map(|best| best.mv).or_else(first);
    Decision { mv: mv.expect("a player is asked only while the game goes on"), report }
}
