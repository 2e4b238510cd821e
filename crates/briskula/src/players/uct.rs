//! The published tree search: `uct`, which is fair, and `uct-open`, which peeks as the published program did.

use cards::{Card, Italian};
use game::random::{Fast, fast};
use game::{Decision, Limits, OptionSpec, Player, Report, Seat, Settings, Thinking, Viewer, Worlds};
use search::{Branches, OpenLoop, OpenLoopOptions, Reward};

use super::{decision, within};
use crate::{Briskula, BriskulaView, Position};

/// Which cards it sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sight {
    /// What its seat sees: another world in every iteration.
    Fair,
    /// All hands, as published; only the order of the stock is another in every iteration. Where it is given
    /// nothing but the view of its seat, it is fair.
    Open,
}

/// One tree over all iterations, random play to the end, wins counted for whoever moved; the card with most
/// wins is played, and 60-60 counts a half.
pub(super) struct PublishedUct {
    sight: Sight,
    limits: Limits,
    search: OpenLoop<Position>,
    rng: Fast,
}

impl PublishedUct {
    pub(super) fn options() -> Vec<OptionSpec> {
        vec![
            OptionSpec::whole(
                "iterations",
                (1, 1_000_000_000),
                "2000",
                "random deals for each card; published: easy 200, medium 2000, hard 5000",
            ),
            OptionSpec::number("c", (0.0, 100_000.0), "1.4142135623730951", "how curious the selection is"),
            OptionSpec::choice(
                "branches",
                &["places", "cards"],
                "places",
                "what a branch of the tree is: a place in the hand, as published, or a card",
            ),
        ]
    }

    pub(super) fn new(sight: Sight, settings: &Settings<'_>) -> PublishedUct {
        let branches = if settings.text("branches") == "cards" { Branches::Moves } else { Branches::Places };
        let options = OpenLoopOptions {
            exploration: settings.number("c"),
            branches,
            reward: Reward::Score { lowest: -1, highest: 1 },
            ..OpenLoopOptions::default()
        };
        let limits = Limits::iterations(settings.whole("iterations") as u64);
        PublishedUct { sight, limits, search: OpenLoop::new(options), rng: fast(0) }
    }

    fn search(
        &mut self,
        view: &BriskulaView,
        thinking: &mut Thinking<'_, Card<Italian>>,
    ) -> Report<Card<Italian>> {
        let limits = thinking.limits.and(self.limits);
        let open = view.without_stock_order();
        self.search.search(|rng| open.sample(rng), &mut self.rng, &mut within(thinking, limits))
    }
}

impl Player<Briskula> for PublishedUct {
    fn begin(&mut self, seed: u64) {
        self.rng = fast(seed);
    }

    fn eyes(&self, own: Seat) -> Viewer {
        match self.sight {
            Sight::Fair => Viewer::Seat(own),
            Sight::Open => Viewer::All,
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
}
