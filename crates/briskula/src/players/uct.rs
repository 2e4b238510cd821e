//! The published tree search: `uct`, which is fair, and `uct-open`, which peeks as the published program did.

use cards::{Card, Italian};
use game::random::{Fast, fast};
use game::{
    Decision, Limits, OptionSpec, Player, Report, SearchTree, Seat, Settings, Thinking, TreeExtent, Viewer,
    Worlds,
};
use search::{Branches, OpenLoop, OpenLoopOptions, Reward};

use super::decision;
use super::fan::{Fan, Outlook};
use crate::{ALL_POINTS, Briskula, BriskulaView};

/// The random deals for each card of the published programs easy, medium and hard; the one with open cards has as many as
/// hard.
const EASY: u64 = 200;
const MEDIUM: u64 = 2000;
const HARD: u64 = 5000;

/// Which cards it sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sight {
    /// What its seat sees: another world in every iteration.
    Fair,
    /// All hands, as published; only the order of the stock is another in every iteration. Where it is given
    /// nothing but the view of its seat, it is fair.
    Open,
    /// All hands and the stock: the whole state, as a copy of it would have it.
    Everything,
}

/// One tree over all iterations, random play to the end, wins counted for whoever moved; the card with most
/// wins is played, and 60-60 counts a half.
pub(super) struct PublishedUct {
    sight: Sight,
    outlook: Outlook,
    limits: Limits,
    search: OpenLoop<Fan>,
    rng: Fast,
}

impl PublishedUct {
    /// The options of `uct-open`: those of `uct`, and how far it peeks.
    pub(super) fn open_options() -> Vec<OptionSpec> {
        let peek = OptionSpec::choice(
            "peek",
            &["hands", "stock"],
            "hands",
            "what it sees beside its own hand: the other hands, or the order of the stock as well",
        )
        .remote();
        PublishedUct::options_with(&["own", "easy", "medium", "hard", "open-cards"])
            .into_iter()
            .chain([peek])
            .collect()
    }

    /// The options of `uct`.
    pub(super) fn options() -> Vec<OptionSpec> {
        PublishedUct::options_with(&["own", "easy", "medium", "hard"])
    }

    /// The options of both, with the published programs that a player can be.
    fn options_with(programs: &'static [&'static str]) -> Vec<OptionSpec> {
        vec![
            OptionSpec::whole(
                "iterations",
                (1, 1_000_000_000),
                "2000",
                "random deals for each card; published: easy 200, medium 2000, hard 5000",
            )
            .remote_within((1, 100_000)),
            OptionSpec::choice(
                "published",
                programs,
                "own",
                "a published program by its name; own: as many random deals as iterations says",
            )
            .remote(),
            OptionSpec::number(
                "c",
                (0.0, 100_000.0),
                "1.4142135623730951",
                "the exploration constant of the selection",
            )
            .remote(),
            OptionSpec::choice(
                "branches",
                &["places", "cards"],
                "places",
                "what a branch of the tree is: a place in the hand, as published, or a card",
            )
            .remote(),
            OptionSpec::choice(
                "goal",
                &["win", "points"],
                "win",
                "what a random deal counts for: a won deal, as published, or its points",
            )
            .remote(),
            OptionSpec::choice(
                "consider",
                &["all", "useful"],
                "all",
                "the cards in the tree: all, as published, or without those that are hardly ever right",
            )
            .remote(),
        ]
    }

    /// The player that sees all hands.
    pub(super) fn open(game: &Briskula, settings: &Settings<'_>) -> PublishedUct {
        let everything = settings.text("peek") == "stock";
        PublishedUct::new(game, if everything { Sight::Everything } else { Sight::Open }, settings)
    }

    /// A player that sees so much.
    pub(super) fn new(game: &Briskula, sight: Sight, settings: &Settings<'_>) -> PublishedUct {
        let branches = if settings.text("branches") == "cards" { Branches::Moves } else { Branches::Places };
        let outlook = Outlook {
            points: settings.text("goal") == "points",
            useful: settings.text("consider") == "useful",
        };
        let all = i32::from(ALL_POINTS);
        let reward = if outlook.points {
            Reward::Score { lowest: -all, highest: all * (game.variant().sides() as i32 - 1) }
        } else {
            Reward::Score { lowest: -1, highest: 1 }
        };
        let options = OpenLoopOptions {
            exploration: settings.number("c"),
            branches,
            reward,
            ..OpenLoopOptions::default()
        };
        let iterations = match settings.text("published") {
            "easy" => EASY,
            "medium" => MEDIUM,
            "hard" | "open-cards" => HARD,
            _ => settings.whole("iterations") as u64,
        };
        let limits = Limits::iterations(iterations);
        PublishedUct { sight, outlook, limits, search: OpenLoop::new(options), rng: fast(0) }
    }

    fn search(
        &mut self,
        view: &BriskulaView,
        thinking: &mut Thinking<'_, Card<Italian>>,
    ) -> Report<Card<Italian>> {
        let limits = thinking.limits.and(self.limits);
        let open = if self.sight == Sight::Everything {
            view.clone()
        } else {
            view.without(|known| known.cards.forget_stock())
        };
        let outlook = self.outlook;
        self.search.search(
            |rng| Fan::new(open.sample(rng), outlook),
            &mut self.rng,
            &mut thinking.within(limits),
        )
    }
}

impl Player<Briskula> for PublishedUct {
    fn begin(&mut self, seed: u64) {
        self.rng = fast(seed);
    }

    fn eyes(&self, own: Seat) -> Viewer {
        match self.sight {
            Sight::Fair => Viewer::Seat(own),
            Sight::Open | Sight::Everything => Viewer::All,
        }
    }

    fn decide(
        &mut self,
        view: &BriskulaView,
        thinking: &mut Thinking<'_, Card<Italian>>,
    ) -> Decision<Card<Italian>> {
        let report = self.search(view, thinking);
        decision(view, report)
    }

    fn explain(
        &mut self,
        view: &BriskulaView,
        thinking: &mut Thinking<'_, Card<Italian>>,
        extent: TreeExtent,
    ) -> Option<SearchTree> {
        self.search(view, thinking);
        Some(self.search.tree(extent))
    }

    fn memory(&self, limits: &Limits, _threads: usize) -> u64 {
        self.search.memory(&limits.and(self.limits))
    }
}
