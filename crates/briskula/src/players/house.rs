//! The house player: the learned policy, search over worlds on top of it, the end of a deal played exactly.

use cards::{Card, Italian};
use game::random::{Fast, below, fast, unit};
use game::{Decision, Limits, OptionSpec, Player, Report, Settings, Thinking, View, Worlds};
use search::{Branches, Meter, OpenLoop, OpenLoopOptions, Reward};

use super::aim::Aim;
use super::heuristic::Heuristic;
use super::lookahead::{Lookahead, Manner};
use super::{decision, endgame};
use crate::policy::trained;
use crate::{Briskula, BriskulaView, Position, Variant};

/// How strong a level is.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Level {
    /// In how many of all decisions its attention slips, and it plays any card.
    slips: f64,
    /// Whether it plays the end exactly.
    exact: bool,
    /// In how many worlds it tries each card on top of the policy.
    worlds: u64,
    /// How many random deals it looks at for each card when it has no policy.
    iterations: u64,
}

/// The levels, the weakest first. For two each wins 56 to 58 % of the decided deals against the one before, the highest
/// less: there is nothing between it and a level that hardly ever slips.
const LEVELS: [Level; 10] = [
    Level { slips: 0.95, exact: false, worlds: 0, iterations: 10 },
    Level { slips: 0.82, exact: false, worlds: 0, iterations: 20 },
    Level { slips: 0.66, exact: false, worlds: 0, iterations: 40 },
    Level { slips: 0.53, exact: false, worlds: 0, iterations: 80 },
    Level { slips: 0.42, exact: false, worlds: 0, iterations: 150 },
    Level { slips: 0.31, exact: false, worlds: 0, iterations: 300 },
    Level { slips: 0.2, exact: false, worlds: 0, iterations: 600 },
    Level { slips: 0.09, exact: false, worlds: 0, iterations: 1500 },
    Level { slips: 0.03, exact: true, worlds: 0, iterations: 5000 },
    Level { slips: 0.0, exact: true, worlds: 3000, iterations: 20_000 },
];

/// The house player.
pub(super) struct House {
    level: usize,
    aim: Aim,
    mind: Mind,
    rng: Fast,
}

/// What it thinks with before the end.
enum Mind {
    /// The policy and worlds.
    Learned(Lookahead<'static>),
    /// Worlds alone: information-set search.
    Blank(OpenLoop<Position>),
}

impl House {
    pub(super) fn options() -> Vec<OptionSpec> {
        vec![
            OptionSpec::whole("level", (1, 10), "10", "how strong it plays: 10 is all it can").remote(),
            OptionSpec::choice(
                "aim",
                Aim::WORDS,
                "win",
                "what it plays for: to win the deal, for points, or to win the match",
            ).remote(),
            OptionSpec::choice(
                "weights",
                &["own", "none"],
                "own",
                "none: without the learned policy, by search over worlds alone",
            ).remote(),
            OptionSpec::choice(
                "worlds",
                &["best", "all", "some"],
                "best",
                "where it tries cards in worlds: where it can look at all, anywhere in some, or what is best for so many seats",
            ).remote(),
            OptionSpec::whole(
                "horizon",
                (0, 20),
                "1",
                "own decisions that are played through in a world before the policy judges it",
            ).remote(),
            OptionSpec::whole(
                "reading",
                (0, 40),
                "0",
                "how many of the cards that others played last say which worlds are plausible",
            ).remote(),
        ]
    }

    /// A player of a level from 1 to 10.
    pub(super) fn new(game: &Briskula, settings: &Settings<'_>) -> House {
        let level = (settings.whole("level") as usize).clamp(1, LEVELS.len());
        let aim = Aim::new(settings.choice("aim"), game);
        let net = trained(game.variant()).filter(|_| settings.text("weights") == "own");
        let manner = Manner {
            horizon: settings.whole("horizon") as usize,
            reading: settings.whole("reading") as usize,
            samples: match settings.text("worlds") {
                "best" => game.variant() != Variant::Two,
                word => word == "some",
            },
        };
        let mind = match net {
            Some(net) => Mind::Learned(Lookahead::new(net, aim, manner)),
            None => Mind::Blank(OpenLoop::new(OpenLoopOptions {
                exploration: 0.7,
                branches: Branches::Moves,
                reward: Reward::Score { lowest: -1, highest: 1 },
                ..OpenLoopOptions::default()
            })),
        };
        House { level, aim, mind, rng: fast(0) }
    }

    fn level(&self) -> Level {
        LEVELS[self.level - 1]
    }

    /// The limits of the caller together with those of the level, whichever come first. On the highest level
    /// the caller's limits stand alone, if there are any.
    fn limits(&self, asked: Limits, own: u64) -> Limits {
        let own = Limits::iterations(own);
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

    fn memory(&self, limits: &Limits, _threads: usize) -> u64 {
        match &self.mind {
            Mind::Learned(_) => Lookahead::MEMORY,
            Mind::Blank(search) => {
                Lookahead::MEMORY + search.memory(&self.limits(*limits, self.level().iterations))
            }
        }
    }

    fn assess(
        &mut self,
        view: &BriskulaView,
        thinking: &mut Thinking<'_, Card<Italian>>,
    ) -> Report<Card<Italian>> {
        let level = self.level();
        if level.exact {
            let mut meter = Meter::new(thinking, Limits::NONE);
            if let Some(report) = endgame::assess(view, self.aim, &mut self.rng, &mut meter) {
                return report;
            }
        }
        let own = if matches!(self.mind, Mind::Learned(_)) { level.worlds } else { level.iterations };
        let limits = self.limits(thinking.limits, own);
        let report = match &mut self.mind {
            Mind::Learned(policy) if own == 0 => policy.policy(view),
            Mind::Learned(policy) => {
                let mut meter = Meter::new(&thinking.within(limits), Limits::NONE);
                policy.search(view, &mut self.rng, &mut meter)
            }
            Mind::Blank(search) => {
                let found =
                    search.search(|rng| view.sample(rng), &mut self.rng, &mut thinking.within(limits));
                Some(found).filter(|report| report.iterations > 0)
            }
        };
        report.unwrap_or_else(|| Heuristic::report(view))
    }
}
