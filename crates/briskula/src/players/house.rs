//! The house player: the learned policy, search over worlds on top of it, the end of a deal played exactly.

use cards::{Card, Italian};
use game::random::{Fast, fast};
use game::{
    Candidate, Limits, OptionSpec, Player, Report, SearchTree, Settings, Thinking, TreeExtent, View, Worlds,
    Worth,
};
use search::house::{House, Level, Levels, Mind, level_option};
use search::worlds::{Courses, verdicts};
use search::{Branches, Meter, OpenLoop, OpenLoopOptions, Reward};

use super::aim::Aim;
use super::endgame;
use super::heuristic::Heuristic;
use super::lookahead::{Lookahead, Manner, Tree};
use crate::policy::trained;
use crate::{Briskula, BriskulaView, Position, Variant, points};

/// So many worlds (with none the policy alone speaks), at a temperature in points.
const fn level(worlds: u64, temperature: f64) -> Level {
    Level { effort: Limits::iterations(worlds), temperature }
}

/// The levels with the learned policy, the weakest first; BENCHMARKS.md says what each takes from the one before.
static LEARNED: Levels = Levels::new([
    level(0, 36.0),
    level(0, 20.0),
    level(0, 10.0),
    level(0, 5.0),
    level(0, 3.4),
    level(0, 2.5),
    level(0, 1.9),
    level(0, 1.2),
    level(0, 0.3),
    level(3000, 0.0),
]);

/// The levels by search alone.
static BLANK: Levels = Levels::new([
    level(10, 15.0),
    level(20, 9.0),
    level(40, 6.0),
    level(80, 4.0),
    level(150, 3.0),
    level(300, 2.0),
    level(600, 1.5),
    level(1500, 1.0),
    level(5000, 0.4),
    level(20_000, 0.0),
]);

/// From this level on the end is played exactly.
const EXACT: usize = 9;

/// How many points a won deal appeals by: a tenth of a chance is as much as throwing a king into a lost trick.
const DEAL: f64 = 40.0;

/// How many points a point repels that is laid where somebody else takes it: what everybody sees.
const GIFT: f64 = 2.0;

/// The options of the player.
pub(super) fn options() -> Vec<OptionSpec> {
    vec![
        level_option(),
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
        OptionSpec::choice(
            "search",
            &["best", "trick", "tree"],
            "best",
            "what it does with worlds: looks ahead by the horizon, or grows a tree of its own decisions over likely worlds; best: a tree where two play and it is given a time",
        ).remote(),
        OptionSpec::whole(
            "particles",
            (1, 10_000),
            "300",
            "how many likely hands of the others the tree is grown with",
        ).remote_within((1, 1000)),
    ]
}

/// The player that these settings ask for.
pub(super) fn from_settings(game: &Briskula, settings: &Settings<'_>) -> Box<dyn Player<Briskula>> {
    let level = settings.whole("level") as usize;
    let mind = CardMind::new(game, settings, level >= EXACT);
    let levels = if matches!(mind.middle, Middle::Learned(_)) { &LEARNED } else { &BLANK };
    Box::new(House::new(mind, levels, level))
}

/// What it thinks with.
struct CardMind {
    aim: Aim,
    /// Whether it plays the end exactly.
    exact: bool,
    middle: Middle,
    rng: Fast,
}

/// What it thinks with before the end.
enum Middle {
    /// The policy and worlds.
    Learned(Lookahead<'static>),
    /// Worlds alone: information-set search.
    Blank(OpenLoop<Position>),
}

impl CardMind {
    fn new(game: &Briskula, settings: &Settings<'_>, exact: bool) -> CardMind {
        let aim = Aim::new(settings.choice("aim"), game);
        let net = trained(game.variant()).filter(|_| settings.text("weights") == "own");
        let manner = Manner {
            horizon: settings.whole("horizon") as usize,
            reading: settings.whole("reading") as usize,
            tree: match settings.text("search") {
                "tree" => Tree::Always,
                // At other tables nobody has measured yet that it is worth its time.
                "best" if game.variant() == Variant::Two => Tree::Timed,
                _ => Tree::Never,
            },
            particles: settings.whole("particles") as usize,
            samples: match settings.text("worlds") {
                "best" => game.variant() != Variant::Two,
                word => word == "some",
            },
        };
        let middle = match net {
            Some(net) => Middle::Learned(Lookahead::new(net, aim, manner)),
            None => Middle::Blank(OpenLoop::new(OpenLoopOptions {
                exploration: 0.7,
                branches: Branches::Moves,
                reward: Reward::Score { lowest: -1, highest: 1 },
                ..OpenLoopOptions::default()
            })),
        };
        CardMind { aim, exact, middle, rng: fast(0) }
    }
}

impl CardMind {
    /// The end of a deal: in how many worlds each card wins it. `None` where the end is too far away.
    fn told_exactly(
        &mut self,
        view: &BriskulaView,
        thinking: &mut Thinking<'_, Card<Italian>>,
        extent: TreeExtent,
    ) -> Option<SearchTree> {
        let limits = Limits { iterations: None, ..thinking.limits };
        let mut meter = Meter::new(&thinking.within(limits), Limits::NONE);
        let mut said: Vec<(Card<Italian>, Worth)> = Vec::new();
        let report = endgame::assess_each(view, self.aim, &mut self.rng, &mut meter, &mut |card, found| {
            said.push((card, Worth::Chance(found.chance)));
        })?;
        Some(SearchTree::of_report(&report, view.turn(), extent, |found, left| {
            let of_card = said.iter().filter(|(card, _)| *card == found.mv).map(|(_, worth)| *worth);
            verdicts(&of_card.collect::<Vec<_>>(), left, |_, _| SearchTree::default())
        }))
    }
}

impl Mind<Briskula> for CardMind {
    fn begin(&mut self, seed: u64) {
        self.rng = fast(seed);
    }

    fn think(
        &mut self,
        view: &BriskulaView,
        thinking: &mut Thinking<'_, Card<Italian>>,
    ) -> Report<Card<Italian>> {
        if self.exact {
            let mut meter =
                Meter::new(&thinking.within(Limits { iterations: None, ..thinking.limits }), Limits::NONE);
            if let Some(report) = endgame::assess(view, self.aim, &mut self.rng, &mut meter) {
                return report;
            }
        }
        let report = match &mut self.middle {
            Middle::Learned(policy) if thinking.limits.iterations == Some(0) => policy.policy(view),
            Middle::Learned(policy) => {
                let mut meter = Meter::new(thinking, Limits::NONE);
                policy.search(view, &mut self.rng, &mut meter)
            }
            Middle::Blank(search) => {
                let found = search.search(|rng| view.sample(rng), &mut self.rng, thinking);
                Some(found).filter(|report| report.iterations > 0)
            }
        };
        report.unwrap_or_else(|| Heuristic::report(view))
    }

    fn explain(
        &mut self,
        view: &BriskulaView,
        thinking: &mut Thinking<'_, Card<Italian>>,
        extent: TreeExtent,
    ) -> Option<SearchTree> {
        let own = view.turn()?;
        if self.exact
            && let Some(tree) = self.told_exactly(view, thinking, extent)
        {
            return Some(tree);
        }
        if let Middle::Learned(policy) = &mut self.middle {
            policy.courses = Some(Courses::new(extent.depth));
        }
        let report = self.think(view, thinking);
        let side = |seat| view.public().variant().side(seat);
        let tree = match &mut self.middle {
            Middle::Learned(policy) => policy.courses.take().map(|courses| {
                let say = |mean: f64, seat| if side(seat) == side(own) { mean } else { 1.0 - mean };
                courses.told(extent.whole(), |mean, seat| Worth::Chance(say(mean, seat).clamp(0.0, 1.0)))
            }),
            Middle::Blank(search) => Some(search.tree(extent.whole())),
        };
        Some(tree.unwrap_or_default().under(&report, Some(own), extent))
    }

    fn appeal(&self, view: &BriskulaView, candidate: &Candidate<Card<Italian>>) -> f64 {
        let (public, card) = (view.public(), candidate.mv);
        // In a deal that is as good as decided points are still points, and nobody throws an ace away.
        let own =
            |seat| view.turn().is_some_and(|own| public.variant().side(own) == public.variant().side(seat));
        let given = public.taking().is_some_and(|(taker, _)| !own(taker) && !public.takes(card));
        let gift = if given { GIFT * f64::from(points(card)) } else { 0.0 };
        DEAL * candidate.worth.as_chance() + candidate.points.unwrap_or(0.0) - gift
    }

    fn heeds(&self, asked: Limits) -> Limits {
        Limits { depth: None, ..asked }
    }

    fn memory(&self, limits: &Limits, _threads: usize) -> u64 {
        match &self.middle {
            Middle::Learned(policy) => policy.memory(limits),
            Middle::Blank(search) => Lookahead::MEMORY + search.memory(limits),
        }
    }
}
