//! The house player: information-set search, and the end of a deal played exactly.

use cards::{Card, Italian};
use game::random::{Fast, below, fast, unit};
use game::{Decision, Limits, OptionSpec, Player, Report, Thinking, View, Worlds};
use search::{Branches, Meter, OpenLoop, OpenLoopOptions, Reward};

use super::heuristic::Heuristic;
use super::{decision, endgame, within};
use crate::{Briskula, BriskulaView, Position};

/// How strong a level is.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Level {
    /// How many random deals it looks at for each card.
    iterations: u64,
    /// In how many of all decisions its attention slips, and it plays any card.
    slips: f64,
    /// Whether it plays the end exactly.
    exact: bool,
}

/// The levels, the weakest first.
const LEVELS: [Level; 10] = [
    Level { iterations: 10, slips: 0.9, exact: false },
    Level { iterations: 20, slips: 0.7, exact: false },
    Level { iterations: 40, slips: 0.5, exact: false },
    Level { iterations: 80, slips: 0.35, exact: false },
    Level { iterations: 150, slips: 0.2, exact: false },
    Level { iterations: 300, slips: 0.1, exact: true },
    Level { iterations: 600, slips: 0.05, exact: true },
    Level { iterations: 1500, slips: 0.0, exact: true },
    Level { iterations: 5000, slips: 0.0, exact: true },
    Level { iterations: 20_000, slips: 0.0, exact: true },
];

/// The house player.
pub(super) struct House {
    level: usize,
    search: OpenLoop<Position>,
    rng: Fast,
}

impl House {
    pub(super) fn options() -> Vec<OptionSpec> {
        vec![OptionSpec::whole("level", (1, 10), "10", "how strong it plays: 10 is all it can")]
    }

    /// A player of a level from 1 to 10.
    pub(super) fn new(level: usize) -> House {
        let options = OpenLoopOptions {
            exploration: 0.7,
            branches: Branches::Moves,
            reward: Reward::Score { lowest: -1, highest: 1 },
            ..OpenLoopOptions::default()
        };
        House { level: level.clamp(1, LEVELS.len()), search: OpenLoop::new(options), rng: fast(0) }
    }

    fn level(&self) -> Level {
        LEVELS[self.level - 1]
    }

    /// The limits of the caller together with those of the level, whichever come first. On the highest level
    /// the caller's limits stand alone, if there are any.
    fn limits(&self, asked: Limits) -> Limits {
        let own = Limits::iterations(self.level().iterations);
        if self.level == LEVELS.len() && !asked.is_none() { asked } else { asked.and(own) }
    }
}

impl Player<Briskula> for House {
    fn begin(&mut self, seed: u64) {
        self.rng = fast(seed);
    }

    fn decide(
        &mut self,
        view: &BriskulaView,
        thinking: &mut Thinking<'_, Card<Italian>>,
    ) -> Decision<Card<Italian>> {
        let legal = view.legal();
        if unit(&mut self.rng) < self.level().slips {
            return Decision::plain(legal[below(&mut self.rng, legal.len() as u32) as usize]);
        }
        let report = self.assess(view, thinking);
        decision(view, report)
    }

    fn assess(
        &mut self,
        view: &BriskulaView,
        thinking: &mut Thinking<'_, Card<Italian>>,
    ) -> Report<Card<Italian>> {
        let limits = self.limits(thinking.limits);
        let mut thinking = within(thinking, limits);
        if self.level().exact {
            let mut meter = Meter::new(&thinking, Limits::NONE);
            if let Some(report) = endgame::assess(view, &mut self.rng, &mut meter) {
                return report;
            }
        }
        let report = self.search.search(|rng| view.sample(rng), &mut self.rng, &mut thinking);
        if report.iterations > 0 { report } else { Heuristic::report(view) }
    }
}
