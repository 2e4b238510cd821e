//! The named players.
//!
//! `random`, `min`, `max`, `smart`, `minimax` and `trusting` are the published ones: fixed points for comparisons, never
//! tuned. `confident`, `mixed`, `trappy` and `belief` are what their author names as next steps. `house` is ours. `pimc`,
//! `epimc`, `vector`, `achievable`, `alphamu` and `ismcts` are the searches over worlds laid open for experiments.

mod belief;
mod house;
mod laboratory;
mod minimax;
mod modest;
mod sight;
mod simple;
mod smart;
mod trump;

pub use sight::Sight;
pub use smart::{Smart, smart_deal};
pub(crate) use smart::{court, rating};

use game::{
    Account, Course, Hosted, NoAnswer, PlayerKind, Quest, Rng, Scores, Seat, Solver, Tensor, Thoughts, View,
};
use search::laboratory::hidden_players;
use search::players::RandomPlayer;

use crate::solving::Answers;
use crate::{
    Marias, MariasView, Move, Phase, Position, TrumpTable, beliefs, claim, counts, numbers, scoring, trumps,
};
use belief::Belief;
use house::House;
use minimax::{Kind, Minimax};
use modest::Modest;
use simple::Simple;

impl Hosted for Marias {
    fn actions(&self) -> Vec<Self::Move> {
        numbers::actions()
    }

    fn observation(view: &Self::View, into: &mut Tensor) {
        numbers::observation(view, into);
    }

    fn players() -> Vec<PlayerKind<Marias>> {
        let mut players = vec![
            PlayerKind {
                name: "house",
                help: "the house's own player: expected money over sampled worlds, at ten levels",
                options: House::options(),
                thoughts: Thoughts::Tree(
                    "of a card: the own plan against rules of thumb, in the last tricks one plan for all worlds",
                ),
                make: house::from_settings,
            },
            PlayerKind {
                name: "random",
                help: "as published: anything that is legal, each with the same chance",
                options: vec![Modest::option()],
                thoughts: Thoughts::Plain("it plays at random"),
                make: |_, settings| Ok(Modest::or(Box::new(RandomPlayer::new()), settings)),
            },
            PlayerKind {
                name: "min",
                help: "as published: the smallest legal card, and silence",
                options: vec![Modest::option()],
                thoughts: Thoughts::Plain("it goes by rules of thumb and looks nowhere"),
                make: |_, settings| Ok(Modest::or(Box::new(Simple::Min), settings)),
            },
            PlayerKind {
                name: "max",
                help: "as published: the largest legal card, announcing and raising everything",
                options: vec![Modest::option()],
                thoughts: Thoughts::Plain("it goes by rules of thumb and looks nowhere"),
                make: |_, settings| Ok(Modest::or(Box::new(Simple::Max), settings)),
            },
            PlayerKind {
                name: "smart",
                help: "as published: a set of conditions",
                options: [Smart::options(), vec![Modest::option()]].concat(),
                thoughts: Thoughts::Plain("it goes by rules of thumb and looks nowhere"),
                make: |_, settings| Ok(Modest::or(Box::new(Smart::new(settings)), settings)),
            },
            PlayerKind {
                name: "minimax",
                help: "as published: looks ahead trick by trick in sampled deals, everybody else against it",
                options: Minimax::options(Kind::Paranoid),
                thoughts: Thoughts::Tree(
                    "of a card: how many worlds say the same, and the answers in the first of them",
                ),
                make: |game, settings| Ok(Box::new(Minimax::new(Kind::Paranoid, game, settings)?)),
            },
            PlayerKind {
                name: "trusting",
                help: "as published: the same, with a partner who sees all and plays for the common gain",
                options: Minimax::options(Kind::Trusting),
                thoughts: Thoughts::Tree(
                    "of a card: how many worlds say the same, and the answers in the first of them",
                ),
                make: |game, settings| Ok(Box::new(Minimax::new(Kind::Trusting, game, settings)?)),
            },
            PlayerKind {
                name: "confident",
                help: "named as a next step: the same, the others playing at random",
                options: Minimax::options(Kind::Confident),
                thoughts: Thoughts::Tree(
                    "of a card: how many worlds say the same, and the answers in the first of them",
                ),
                make: |game, settings| Ok(Box::new(Minimax::new(Kind::Confident, game, settings)?)),
            },
            PlayerKind {
                name: "mixed",
                help: "named as a next step: between minimax and trusting",
                options: Minimax::options(Kind::Mixed),
                thoughts: Thoughts::Tree(
                    "of a card: how many worlds say the same, and the answers in the first of them",
                ),
                make: |game, settings| Ok(Box::new(Minimax::new(Kind::Mixed, game, settings)?)),
            },
            PlayerKind {
                name: "trappy",
                help: "named as a next step: minimax that prefers cards whose refutation lies deeper",
                options: Minimax::options(Kind::Trappy),
                thoughts: Thoughts::Tree(
                    "of a card: how many worlds say the same, and the answers in the first of them",
                ),
                make: |game, settings| Ok(Box::new(Minimax::new(Kind::Trappy, game, settings)?)),
            },
            PlayerKind {
                name: "belief",
                help: "named as a next step: minimax whose last tricks are searched by what each player can hold possible",
                options: Belief::options(),
                thoughts: Thoughts::Tree(
                    "of a card: as minimax; in the last tricks what everybody can do by what they can know",
                ),
                make: |game, settings| Ok(Box::new(Belief::new(game, settings)?)),
            },
        ];
        players.extend(hidden_players());
        players
    }

    fn solver(&self) -> Result<Option<Box<dyn Solver<Marias>>>, NoAnswer> {
        Ok(Some(Box::new(Answers::default())))
    }

    fn courses() -> Vec<Course> {
        vec![trumps::course(), beliefs::course()]
    }

    /// What the trump table says of the seven cards from which a trump is chosen.
    fn table_says(view: &MariasView) -> Option<String> {
        let sight = Sight::of_view(view).filter(|sight| sight.public.phase() == Phase::Trump)?;
        let suits = TrumpTable::find(view.game())?.look_up(sight.hand)?;
        Some(trumps::in_words(&suits))
    }

    fn counts() -> Vec<(&'static str, u64)> {
        counts::counts()
    }

    fn has_claims() -> bool {
        true
    }

    fn rest_to(position: &Position, seat: Seat) -> Option<Scores> {
        let end = claim::with_rest_to(position, seat)?;
        Some(scoring::shared(end.declarer(), scoring::value(&end)))
    }

    fn kept_all(claimed: &Position, now: &Position, seat: Seat) -> bool {
        claim::kept_all(claimed, now, seat)
    }

    fn rest_account(position: &Position, seat: Seat) -> Account {
        claim::with_rest_to(position, seat).map_or_else(Account::new, |end| scoring::account(&end))
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

    fn first_sight(position: &Position) -> Option<Move> {
        crate::quests::first_sight(position)
    }

    fn toward(position: &Position, quest: &Quest) -> Option<Move> {
        crate::quests::toward(position, quest)
    }
}
