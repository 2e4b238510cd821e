//! The house player: every decision by expected money over believed worlds.
//!
//! * Worlds that fit everything certain are drawn; those in which the others would have decided as they did are
//!   believed more ([`belief`], [`past`]).
//! * A card is judged by the money of every world ([`cards`]); all worlds are looked at where there are few. Beside open
//!   hands stands a plan for the own cards against others who keep to rules of thumb ([`habits`]).
//! * A bid is judged by where its ladder of raises ends ([`bidding`], [`ladder`], [`outcome`]).
//! * Trump and talon are judged with the bidding that follows ([`prepare`]). A trump can be judged as the trump table
//!   does it instead (`trump=games`).
//!
//! * Betl and durch are played out by rules of thumb of their own, in which nobody sees more than he does ([`naming`],
//!   [`trumpless`]).
//!
//! The same worlds serve all candidates.

mod alike;
mod belief;
mod bidding;
mod cards;
mod endgame;
mod habits;
mod ladder;
mod naming;
mod outcome;
mod past;
mod prepare;
mod task;
#[cfg(test)]
mod tests;
mod trumpless;

use ::cards::{German, Suit};
use game::random::{Fast, fast};
use game::{
    Candidate, Limits, OptionError, OptionSpec, Player, Report, SearchTree, Seat, Settings, Thinking,
    TreeExtent, View,
};
use search::Meter;
use search::house::{self, Level, Levels, Mind};

use super::Sight;
use super::smart::Smart;
use super::trump::TrumpChoice;
use crate::beliefs::Weights;
use crate::moves::Move;
use crate::solving::OpenHands;
use crate::{Contract, Marias, MariasView, Phase};
use belief::Belief;
use endgame::Endgame;
use habits::Plan;
use ladder::Ladder;
use task::Task;

/// From so many worlds a decision on, bids are judged by them.
const ENOUGH_TO_BID: u64 = 8;

/// What rules of thumb would play appeals by so much more: where cards are worth the same nobody throws an ace away.
const HABIT: f64 = 0.6;

/// So many worlds for a decision, at a temperature in units of money.
const fn level(worlds: u64, temperature: f64) -> Level {
    Level { effort: Limits::iterations(worlds), temperature }
}

/// The levels, the weakest first; BENCHMARKS.md says what each takes from the one before. All think and bid alike, and err
/// less and less in talon and cards; the highest looks at more worlds.
static LEVELS: Levels = Levels::new([
    level(8, 80.0),
    level(8, 27.0),
    level(8, 18.0),
    level(8, 12.0),
    level(8, 8.5),
    level(8, 6.0),
    level(8, 4.0),
    level(8, 2.5),
    level(8, 1.0),
    level(40, 0.0),
]);

/// The player that these settings ask for.
pub(super) fn from_settings(
    game: &Marias,
    settings: &Settings<'_>,
) -> Result<Box<dyn Player<Marias>>, OptionError> {
    let mind = House::new(game, settings)?;
    Ok(Box::new(house::House::new(mind, &LEVELS, settings.whole("level") as usize)))
}

/// What the house thinks with.
pub(super) struct House {
    belief: Belief,
    /// How much of a bid's worth is judged by quick play instead of open hands, from 0 to 1.
    thumb: f64,
    /// The same for cards.
    quick: f64,
    /// How many standard errors a bid has to be better than the least that can be said.
    doubt: f64,
    trump: TrumpChoice,
    /// Whether the trump is chosen by games, or by open hands.
    by_games: bool,
    rng: Fast,
    solver: OpenHands,
    endgame: Endgame,
    /// How often the rest is played by a plan of the own cards for each world with open hands.
    simulations: u64,
    plan: Plan,
}

impl House {
    pub(super) fn options() -> Vec<OptionSpec> {
        let mut options = vec![
            house::level_option(),
            OptionSpec::whole("pool", (1, 100), "16", "of how many worlds that fit one is chosen").remote(),
            OptionSpec::whole(
                "past",
                (0, 100),
                "80",
                "how much is believed of what decisions tell about hidden cards, in hundredths; 0 is nothing at all",
            )
            .remote(),
            OptionSpec::whole(
                "habit",
                (0, 100),
                "50",
                "how likely the others are taken to play by rules of thumb before they are seen to, in hundredths",
            )
            .remote(),
            OptionSpec::whole(
                "doubt",
                (0, 1000),
                "0",
                "how many standard errors, in hundredths, a bid has to be better than silence",
            )
            .remote(),
            OptionSpec::whole("thumb", (0, 100), "100", "how much bids go by quick play, in hundredths")
                .remote(),
            OptionSpec::whole("quick", (0, 100), "75", "how much cards go by quick play, in hundredths")
                .remote(),
            OptionSpec::whole(
                "simulations",
                (0, 10_000),
                "500",
                "how many plays of a plan against rules of thumb there are for each world with open hands",
            )
            .remote(),
            OptionSpec::choice(
                "trump",
                &["open", "games"],
                "open",
                "whether open hands or many deals of quick play choose the trump",
            )
            .remote(),
        ];
        options.extend(TrumpChoice::options());
        options
    }

    pub(super) fn new(game: &Marias, settings: &Settings<'_>) -> Result<House, OptionError> {
        let belief = Belief {
            pool: settings.whole("pool") as usize,
            trust: settings.whole("past") as f64 / 100.0,
            habit: settings.whole("habit") as f64 / 100.0,
        };
        Ok(House {
            belief,
            thumb: settings.whole("thumb") as f64 / 100.0,
            quick: settings.whole("quick") as f64 / 100.0,
            doubt: settings.whole("doubt") as f64 / 100.0,
            trump: TrumpChoice::new(game, settings)?,
            by_games: settings.text("trump") == "games",
            rng: fast(0),
            solver: OpenHands::default(),
            endgame: Endgame::new(belief),
            simulations: settings.whole("simulations") as u64,
            plan: Plan::new(),
        })
    }

    /// How many worlds, and within which limits: an iteration is a world.
    fn limits(asked: Limits, phase: Phase) -> (u64, Limits) {
        // The rest of the time is for the arithmetic at the end: ladders are climbed when their worlds are solved.
        let ms = asked.ms.map(|ms| ms - ms / if phase == Phase::Playing { 10 } else { 5 });
        (asked.iterations.unwrap_or(u64::MAX), Limits { iterations: None, ms, ..asked })
    }

    /// The talons with which a trump game can be played.
    fn colour_talons(view: &MariasView) -> Vec<Move> {
        let Some(sight) = Sight::of_view(view) else { return Vec::new() };
        let layable = sight.layable();
        let keeps = |mv: &Move| matches!(mv, Move::Talon(one, other) if layable.contains(*one) && layable.contains(*other));
        view.legal().into_iter().filter(keeps).collect()
    }

    /// How biddings are judged. Who does not believe in the past does not believe in what was learned from it either.
    fn ladder(&self, seat: Seat) -> Ladder {
        let weights = if self.belief.trust > 0.0 { Weights::learned() } else { Weights::blank() };
        Ladder { seat, weights, habit: self.belief.habit, thumb: self.thumb, doubt: self.doubt }
    }

    /// What it thinks about at all.
    fn candidates(view: &MariasView, sight: &Sight<'_>) -> Vec<Move> {
        match sight.public.phase() {
            // One card of each suit that promises at least half of what the best promises.
            Phase::Trump => {
                let shown = |suit: &Suit<German>| Smart::default().card_to_show(sight, *suit);
                crate::promising(sight.hand).iter().filter_map(shown).map(Move::Trump).collect()
            }
            _ => view.legal(),
        }
    }

    fn search(&mut self, view: &MariasView, thinking: &mut Thinking<'_, Move>) -> Report<Move> {
        self.searched(view, thinking, TreeExtent::NOTHING).0
    }

    /// What it thinks, and what its plan for the last tricks looked at as far as that is to be told, where it made one.
    fn searched(
        &mut self,
        view: &MariasView,
        thinking: &mut Thinking<'_, Move>,
        extent: TreeExtent,
    ) -> (Report<Move>, Option<SearchTree>) {
        let seat = view.turn().expect("a player is asked only while the game goes on");
        let sight = Sight::of_view(view).expect("a player is asked only while the game goes on");
        let usual = Smart::default().choose(&sight);
        let (most, limits) = House::limits(thinking.limits, sight.public.phase());
        let mut task = Task::new(view, seat, House::candidates(view, &sight), most);
        let near = task.moves.len() > 1 && most >= ENOUGH_TO_BID && Endgame::is_near(view);
        let planned = if near {
            self.endgame.search(view, &mut self.rng, &mut thinking.within(limits), extent)
        } else {
            None
        };
        let (planned, tree) = planned.unzip();
        let mut meter = Meter::new(&thinking.within(limits), Limits::NONE);
        if view.legal().len() > 1 {
            let trumpless = sight.public.contract() > Contract::Colour;
            let betl = sight.public.rules().betl_durch;
            match sight.public.phase() {
                Phase::Playing if trumpless => self.trumpless_cards(&mut task, &mut meter),
                Phase::Playing => self.cards(&mut task, planned.as_ref(), &mut meter),
                Phase::Bidding if trumpless => self.raise(&mut task, &mut meter),
                Phase::Bidding => self.bids(&mut task, &mut meter),
                Phase::Speaking => self.speak(&mut task, &mut meter),
                Phase::Answering => self.answer(&mut task, &mut meter),
                Phase::Talon if betl => self.talon_with_betl(&mut task, &mut meter),
                Phase::Trump if self.by_games => self.trump(&mut task, &mut meter),
                _ => self.prepare(&mut task, &mut meter),
            }
        }
        let mut report = task.report(usual, meter.nodes());
        // A handful of worlds is no reason to raise: with so few it says what everybody would.
        if sight.public.phase() == Phase::Bidding
            && most < ENOUGH_TO_BID
            && let Some(place) = report.candidates.iter().position(|found| found.mv == usual)
        {
            report.candidates[..=place].rotate_right(1);
        }
        (report, tree)
    }

    /// The trump: the mean winnings of many deals that `smart` plays.
    fn trump(&self, task: &mut Task<'_>, meter: &mut Meter<'_>) {
        let hand = task.view.held(task.seat);
        for (suit, mean) in self.trump.suits(hand, meter) {
            let card = |mv: &Move| matches!(mv, Move::Trump(card) if card.suit() == suit);
            if let (Some(at), Some(mean)) = (task.moves.iter().position(card), mean) {
                task.tallies[at].add(mean);
            }
        }
    }
}

impl Mind<Marias> for House {
    fn begin(&mut self, seed: u64) {
        self.rng = fast(seed);
        self.solver.clear();
    }

    fn think(&mut self, view: &MariasView, thinking: &mut Thinking<'_, Move>) -> Report<Move> {
        self.search(view, thinking)
    }

    /// The tree of a card in a game with a trump: what the plan for the last tricks looked at, else the own plan against rules
    /// of thumb. All other decisions rest on deals that are played out.
    fn explain(
        &mut self,
        view: &MariasView,
        thinking: &mut Thinking<'_, Move>,
        extent: TreeExtent,
    ) -> Option<SearchTree> {
        let public = view.public();
        if public.phase() != Phase::Playing || public.contract() > Contract::Colour {
            return None;
        }
        self.plan.show(extent.depth);
        let (report, tree) = self.searched(view, thinking, extent);
        let tree = tree.unwrap_or_else(|| self.plan.told(view, extent));
        self.plan.show(0);
        Some(tree.under(&report, view.turn(), extent))
    }

    /// Trump and bids are always thought about: a raise by chance would cost more than all the cards of an evening.
    fn may_slip(&self, view: &MariasView) -> bool {
        matches!(view.public().phase(), Phase::Talon | Phase::Playing)
    }

    fn appeal(&self, view: &MariasView, candidate: &Candidate<Move>) -> f64 {
        if candidate.visits == 0 {
            return f64::NEG_INFINITY;
        }
        let usual = Sight::of_view(view).map(|sight| Smart::default().choose(&sight));
        candidate.worth.rank() + if usual == Some(candidate.mv) { HABIT } else { 0.0 }
    }

    fn heeds(&self, asked: Limits) -> Limits {
        Limits { depth: None, ..asked }
    }

    fn memory(&self, _: &Limits, _: usize) -> u64 {
        // The table of the solver; the tallies, worlds and stories of a decision.
        OpenHands::memory() + Endgame::memory() + self.plan.memory() + (8 << 20)
    }
}
