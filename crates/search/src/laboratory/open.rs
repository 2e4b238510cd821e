//! The searches of open games.

use game::{Open, OptionSpec, PlayerKind, Thoughts};

use super::{Laboratory, switch};
use crate::mcts::UctOptions;
use crate::players::{
    AlphaBetaPlayer, BStarPlayer, ConfidentPlayer, ConspiracyPlayer, ProofNumberPlayer, TrappyPlayer,
    UctPlayer,
};
use crate::solve::ProofNumberOptions;
use crate::tree::{
    Against, Assumption, BStar, BStarOptions, Conspiracy, ConspiracyOptions, Margin, Others, TrappyOptions,
};

/// `tree`, `uct`, `proof`, `bstar`, `conspiracy`, `trappy` and `confident`: alpha-beta, MCTS, proof-number search, B*,
/// conspiracy numbers, trappy minimax and opponents at random, with every enhancement as an option.
pub fn open_players<G: Laboratory + Open>() -> Vec<PlayerKind<G>> {
    vec![
        PlayerKind {
            name: "tree",
            help: "the house's alpha-beta with every enhancement as an option, for experiments",
            options: G::tree().specs(),
            thoughts: Thoughts::Tree(
                "every move at the depth that was reached, and the answers to it, by alpha-beta",
            ),
            make: |_, settings| {
                Ok(Box::new(AlphaBetaPlayer::new(G::guide(), G::tree().with_settings(settings))))
            },
        },
        PlayerKind {
            name: "uct",
            help: "Monte Carlo tree search with every enhancement as an option, for experiments",
            options: UctOptions::specs(),
            thoughts: Thoughts::Tree("the moves that playouts went through, and how often"),
            make: |_, settings| {
                Ok(Box::new(UctPlayer::with_guide(G::guide(), UctOptions::from_settings(settings))))
            },
        },
        PlayerKind {
            name: "proof",
            help: "proof-number search: forces a win where it can prove one, else avoids proven losses, for experiments",
            options: vec![
                OptionSpec::whole(
                    "table_bits",
                    (4, 28),
                    "20",
                    "the table has two to this power entries of 16 bytes",
                ),
                switch("mobility", "yes", "a new leaf counts as many leaves as it has moves to be answered"),
                switch("foresight", "yes", "ask the game for wins at once"),
            ],
            thoughts: Thoughts::Tree(
                "how many positions are still to be won and to be lost: proof and disproof numbers",
            ),
            make: |_, settings| {
                let options = ProofNumberOptions {
                    aim: G::tree().aim,
                    against: G::tree().against,
                    entries: 1 << settings.whole("table_bits"),
                    mobility: settings.yes("mobility"),
                    foresight: settings.yes("foresight"),
                    ..ProofNumberOptions::default()
                };
                Ok(Box::new(ProofNumberPlayer::new(G::guide(), options)))
            },
        },
        PlayerKind {
            name: "bstar",
            help: "B*: grows its tree until one move stands out, by ranges around evaluations, for experiments",
            options: vec![
                OptionSpec::number(
                    "spread",
                    (0.0, 10_000.0),
                    "100",
                    "how far a position can lie from its evaluation",
                )
                .remote(),
                OptionSpec::number("narrowing", (0.0, 1.0), "0.8", "what of that is left after each ply")
                    .remote(),
                capacity_spec(),
            ],
            thoughts: Thoughts::Tree("the least and the most that each move can be worth"),
            make: |_, settings| {
                let options = BStarOptions {
                    aim: G::tree().aim,
                    against: G::tree().against,
                    capacity: 1 << settings.whole("capacity_bits"),
                    ..BStarOptions::default()
                };
                let guide = G::guide();
                let (margin, narrowing) = (settings.number("spread"), settings.number("narrowing"));
                let ranges = Margin { guide, margin, narrowing };
                Ok(Box::new(BStarPlayer::new(BStar::new(ranges, options))))
            },
        },
        PlayerKind {
            name: "conspiracy",
            help: "conspiracy numbers: grows its tree until no few leaves can change the value, for experiments",
            options: vec![
                OptionSpec::whole("grain", (1, 10_000), "25", "so much evaluation is one step of the scale")
                    .remote(),
                OptionSpec::whole(
                    "threshold",
                    (0, 1000),
                    "0",
                    "ends when every other value needs more leaves than this; 0: only the limits end it",
                )
                .remote(),
                capacity_spec(),
            ],
            thoughts: Thoughts::Tree("how many positions must change for a move to be worth more, or less"),
            make: |_, settings| {
                let options = ConspiracyOptions {
                    aim: G::tree().aim,
                    against: G::tree().against,
                    grain: settings.whole("grain") as i32,
                    threshold: settings.whole("threshold") as u16,
                    capacity: 1 << settings.whole("capacity_bits"),
                    ..ConspiracyOptions::default()
                };
                Ok(Box::new(ConspiracyPlayer::new(Conspiracy::new(G::guide(), options))))
            },
        },
        PlayerKind {
            name: "trappy",
            help: "of nearly equal moves the one that a shallower look answers wrongly, for experiments",
            options: vec![
                OptionSpec::whole(
                    "within",
                    (0, 10_000),
                    "15",
                    "moves worse than the best by this are considered",
                )
                .remote(),
                OptionSpec::number("weight", (0.0, 10.0), "0.5", "how much of what a trap brings is added")
                    .remote(),
                OptionSpec::whole("most_gain", (0, 100_000), "500", "no mistake counts for more").remote(),
            ],
            thoughts: Thoughts::Tree("every move with the trap that it sets, and the answers to it"),
            make: |_, settings| {
                let options = TrappyOptions {
                    tree: G::tree(),
                    margin: settings.whole("within") as i32,
                    weight: settings.number("weight"),
                    most_gain: settings.whole("most_gain") as i32,
                    ..TrappyOptions::default()
                };
                Ok(Box::new(TrappyPlayer::new(G::guide(), options)))
            },
        },
        PlayerKind {
            name: "confident",
            help: "takes the others to play at random, or partly so, for experiments",
            options: vec![
                OptionSpec::whole("best_share", (0, 100), "0", "how many hundredths of them play their best")
                    .remote(),
            ],
            thoughts: Thoughts::Tree(
                "every move, and the answers to it as far as they are taken to be played",
            ),
            make: |_, settings| {
                let best = Others::Best(Against::OtherSides);
                let assumption = match settings.whole("best_share") {
                    0 => Assumption::One(Others::Chance),
                    share => Assumption::Mixture([best, Others::Chance], share as i32),
                };
                Ok(Box::new(ConfidentPlayer::new(G::guide(), assumption)))
            },
        },
    ]
}

/// The size of a tree that is kept whole.
fn capacity_spec() -> OptionSpec {
    OptionSpec::whole("capacity_bits", (4, 24), "17", "the tree has room for two to this power positions")
}
