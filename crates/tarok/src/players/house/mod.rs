//! The house player: the levels of [`search::house`] over what a [`Thinker`] thinks.

mod belief;
mod bidding;
mod fusion;
pub(crate) mod instinct;
mod klop;
mod laying;
pub(crate) mod leaf;
mod lookahead;
pub mod measuring;
mod play;
mod simulation;
mod stakes;
mod tally;
mod thinker;

use game::{Candidate, Limits, OptionSpec, Player, Report, SearchTree, Settings, Thinking, TreeExtent, View};
use search::house::{House, Level, Levels, Mind, level_option};

use crate::{Move, Phase, Tarok, TarokView};
use thinker::Thinker;

/// So many worlds for a card, at a temperature in points. Whoever errs does so in bids, groups, discards and cards; nothing is
/// announced or raised by chance, which would cost hundreds.
const fn level(worlds: u64, temperature: f64) -> Level {
    Level { effort: Limits::iterations(worlds), temperature }
}

/// The levels, the weakest first; BENCHMARKS.md says what each takes from the one before. Forty worlds were not found to be
/// better than six (in sixteen deals), so it is temperatures
/// that set levels apart.
static LEVELS: Levels = Levels::new([
    level(4, 320.0),
    level(4, 210.0),
    level(4, 160.0),
    level(4, 130.0),
    level(4, 105.0),
    level(4, 80.0),
    level(6, 60.0),
    level(6, 41.0),
    level(6, 20.0),
    level(100, 0.0),
]);

/// A bid appeals by so many times what it is worth: whoever plays a card badly once in a while still knows that a solo
/// with an empty hand is lost.
const GRAVITY_OF_BIDS: f64 = 3.0;

/// A word is tried in so many worlds for each that a level looks at for a card: a deal is played out much faster than it
/// is searched.
const WORDS: u64 = 10;

/// The options of the player.
pub(super) fn options() -> Vec<OptionSpec> {
    vec![level_option()]
}

/// The player that these settings ask for.
pub(super) fn from_settings(settings: &Settings<'_>) -> Box<dyn Player<Tarok>> {
    Box::new(House::new(Thinker::new(), &LEVELS, settings.whole("level") as usize))
}

/// What a house decides that thinks without any levels.
pub(crate) fn think(view: &TarokView, seed: u64, thinking: &mut Thinking<'_, Move>) -> Move {
    let mut thinker = Thinker::new();
    thinker.begin(seed);
    let report = thinker.report(view, thinking, 1);
    report.best().map_or_else(|| view.legal()[0], |best| best.mv)
}

impl Mind<Tarok> for Thinker {
    fn begin(&mut self, seed: u64) {
        Thinker::begin(self, seed);
    }

    fn think(&mut self, view: &TarokView, thinking: &mut Thinking<'_, Move>) -> Report<Move> {
        self.report(view, thinking, 1)
    }

    fn explain(
        &mut self,
        view: &TarokView,
        thinking: &mut Thinking<'_, Move>,
        extent: TreeExtent,
    ) -> Option<SearchTree> {
        self.told(view, thinking, extent)
    }

    fn appeal(&self, view: &TarokView, candidate: &Candidate<Move>) -> f64 {
        let gravity = if view.public().phase() == Phase::Bid { GRAVITY_OF_BIDS } else { 1.0 };
        gravity * candidate.worth.rank()
    }

    fn may_slip(&self, view: &TarokView) -> bool {
        !matches!(view.public().phase(), Phase::Announce | Phase::Kontra)
    }

    fn weight(&self, view: &TarokView) -> u64 {
        if view.public().phase() == Phase::Card { 1 } else { WORDS }
    }

    fn heeds(&self, asked: Limits) -> Limits {
        Limits { depth: None, ..asked }
    }

    fn memory(&self, _: &Limits, _: usize) -> u64 {
        Thinker::memory()
    }
}
