//! The named players.
//!
//! `house` is ours: every choice tried in worlds that the others' decisions make likely. `silicijasti` is the published one; `planner` is the same but for declarer's cards. `random` is the fixed point below everybody.
//! `pimc`, `epimc`, `vector`, `achievable`, `alphamu` and `ismcts` are the searches over worlds laid open for experiments.

mod house;
mod laboratory;
mod planner;
mod silicijasti;
pub(crate) mod thumb;

use game::{
    Account, Course, Hosted, NoAnswer, PlayerKind, Quest, Rng, Scores, Seat, Solver, Tensor, Thoughts,
};
use search::laboratory::hidden_players;
use search::players::RandomPlayer;

use crate::{Answers, Move, Position, Tarok, numbers};
pub use house::measuring;
pub(crate) use house::{instinct, leaf, think};
use planner::Planner;
use silicijasti::Silicijasti;

impl Hosted for Tarok {
    fn actions(&self) -> Vec<Self::Move> {
        numbers::actions()
    }

    fn observation(view: &Self::View, into: &mut Tensor) {
        numbers::observation(view, into);
    }

    fn players() -> Vec<PlayerKind<Tarok>> {
        let mut players = vec![
            PlayerKind {
                name: "house",
                help: "the house's own player: every choice tried in worlds that are played out, at ten levels",
                options: house::options(),
                thoughts: Thoughts::Tree("of a card: how many worlds say the same of it"),
                make: |_, settings| Ok(house::from_settings(settings)),
            },
            PlayerKind {
                name: "silicijasti",
                help: "Silicijasti tarokist of 2002 as published: sampled worlds, alpha-beta to the end of a trick",
                options: Silicijasti::options(),
                thoughts: Thoughts::Tree(
                    "of a card: how many worlds say the same, and the answers in the first of them",
                ),
                make: |_, settings| Ok(Box::new(Silicijasti::new(settings))),
            },
            PlayerKind {
                name: "planner",
                help: "silicijasti whose cards as declarer are planned: tactics as tasks and methods, for experiments",
                options: Planner::options(),
                thoughts: Thoughts::Tree(
                    "of declarer's card: the ways to it that its methods give, and what may come of each; else as silicijasti",
                ),
                make: |_, settings| Ok(Box::new(Planner::new(settings))),
            },
            PlayerKind {
                name: "random",
                help: "any decision, each with the same chance",
                options: Vec::new(),
                thoughts: Thoughts::Plain("it plays at random"),
                make: |_, _| Ok(Box::new(RandomPlayer::new())),
            },
        ];
        players.extend(hidden_players());
        players
    }

    fn courses() -> Vec<Course> {
        crate::learning::courses()
    }

    fn solver(&self) -> Result<Option<Box<dyn Solver<Tarok>>>, NoAnswer> {
        Ok(Some(Box::new(Answers::default())))
    }

    fn fixed_points() -> &'static [&'static str] {
        &["silicijasti"]
    }

    fn opening(&self, _: &mut dyn Rng) -> Vec<Move> {
        Vec::new()
    }

    fn puzzles() -> &'static str {
        include_str!("../../data/puzzles.jsonl")
    }

    fn quests() -> &'static [Quest] {
        crate::quests::QUESTS
    }

    fn can_ask(position: &Position, quest: &Quest) -> bool {
        crate::quests::can_ask(position, quest)
    }

    fn tactics(position: &Position, mv: Move) -> Vec<(&'static str, f64)> {
        crate::tactics::tactics(position, mv)
    }

    fn has_claims() -> bool {
        true
    }

    fn rest_to(position: &Position, seat: Seat) -> Option<Scores> {
        crate::claims::rest_to(position, seat)
    }

    fn rest_account(position: &Position, seat: Seat) -> Account {
        crate::claims::rest_account(position, seat)
    }

    fn kept_all(claimed: &Position, now: &Position, seat: Seat) -> bool {
        crate::claims::kept_all(claimed, now, seat)
    }

    fn first_sight(position: &Position) -> Option<Move> {
        crate::quests::first_sight(position)
    }

    fn toward(position: &Position, quest: &Quest) -> Option<Move> {
        crate::quests::toward(position, quest)
    }
}
