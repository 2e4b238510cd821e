//! The house player of every game: ten levels around what a game thinks with.
//!
//! A game brings a [`Mind`]: how it thinks about a view within limits, what it knows by heart, which decisions are ever
//! left to chance. [`House`] is the rest, the same for all games:
//!
//! * **Levels** ([`Levels`]): how much a level thinks, and its temperature.
//! * **Limits**: whichever come first, the caller's or the level's; on the highest level the caller's alone.
//! * **Slips** ([`tempered`]): below the highest levels a move is drawn from all that the mind considered, by a temperature
//!   on its values. So a low level errs as people do: often between moves that are worth almost the same, seldom by much,
//!   and never by more than a few temperatures.
//! * **Openings by heart**, which only the highest level plays.
//! * **Random streams**: the mind has its own, so that slips do not change what is thought.
//! * **Reasons**: a slip comes with the whole report, in which the better moves stand before it.
//!
//! From level [`SEES_WINS`] on a win at once is never missed.

mod levels;
mod slip;

pub use levels::{Level, Levels};
pub use slip::{Scale, tempered};

use game::random::{Fast, fast, mix};
use game::{
    Candidate, Decision, Game, Limits, OptionSpec, Options, Player, Report, SearchTree, Thinking, TreeExtent,
    Worth,
};

use crate::players::decision;

/// From this level on a win at once is never missed.
pub const SEES_WINS: usize = 3;

/// The option that every house player has.
pub fn level_option() -> OptionSpec {
    OptionSpec::whole("level", (1, Levels::COUNT as i64), "10", "how strong it plays: 10 is all it can")
        .remote()
}

/// What a house player thinks with. It knows nothing of levels but what it was made with.
pub trait Mind<G: Game>: Send {
    /// A new game begins: whatever was learned in the last one is forgotten. The seed is that of its own random stream.
    fn begin(&mut self, seed: u64);

    /// What it thinks of a view within these limits: candidates, best first. The first is the one to play; others need
    /// not be valued.
    fn think(&mut self, view: &G::View, thinking: &mut Thinking<'_, G::Move>) -> Report<G::Move>;

    /// The same with a value for every move that it considers: for slips, hints and reviews.
    fn assess(&mut self, view: &G::View, thinking: &mut Thinking<'_, G::Move>) -> Report<G::Move> {
        self.think(view, thinking)
    }

    /// Thinks on the others' time: see [`Player::ponder`]. Asked of the highest level only, since what a lower one sees is
    /// measured.
    fn ponder(&mut self, _view: &G::View, _thinking: &mut Thinking<'_, G::Move>) {}

    /// Whether that is of any use to it.
    fn ponders(&self) -> bool {
        false
    }

    /// Thinks like [`think`](Mind::think) and tells the tree that it grew: see [`Player::explain`].
    fn explain(
        &mut self,
        _view: &G::View,
        _thinking: &mut Thinking<'_, G::Move>,
        _extent: TreeExtent,
    ) -> Option<SearchTree> {
        None
    }

    /// How much a move appeals, in the unit in which the game's levels states temperatures. What is worth minus infinity is
    /// never played by chance.
    fn appeal(&self, view: &G::View, candidate: &Candidate<G::Move>) -> f64;

    /// A move that wins the game before anybody else decides, whether or not it was found.
    fn wins_at_once(&self, _view: &G::View, report: &Report<G::Move>) -> Option<G::Move> {
        report.candidates.iter().find(|found| found.worth == Worth::Win(1)).map(|found| found.mv)
    }

    /// A move that it knows by heart. `rng` chooses among several.
    fn by_heart(&mut self, _view: &G::View, _rng: &mut Fast) -> Option<G::Move> {
        None
    }

    /// Whether a low level may err in this decision at all. A raise by chance can cost more than all cards of an evening.
    fn may_slip(&self, _view: &G::View) -> bool {
        true
    }

    /// How many times the usual effort of a level a decision takes: for words that are tried by quick play, say, and not
    /// searched like cards.
    fn weight(&self, _view: &G::View) -> u64 {
        1
    }

    /// The limits of a caller as this mind can keep them: without those that say nothing here.
    fn heeds(&self, asked: Limits) -> Limits {
        asked
    }

    /// What it learned in a deal for the next one, as options of the player: see [`Player::learned`].
    fn learned(&self, _end: &G::View) -> Options {
        Options::none()
    }

    /// The most bytes that it holds: see [`Player::memory`].
    fn memory(&self, limits: &Limits, threads: usize) -> u64;
}

/// A mind at a level.
///
/// ```
/// use game::{Candidate, Game, Limits, Line, Player, Report, Thinking, think_alone};
/// use search::example::{Board, Cell, TicTacToe};
/// use search::house::{House, Level, Levels, Mind, Scale};
/// use search::{Blind, Root, tree::{AlphaBeta, AlphaBetaOptions}};
///
/// struct Tree(AlphaBeta<Board, Blind>);
///
/// impl Mind<TicTacToe> for Tree {
///     fn begin(&mut self, _seed: u64) {
///         self.0.clear();
///     }
///     fn think(&mut self, view: &<TicTacToe as Game>::View, thinking: &mut Thinking<'_, Cell>) -> Report<Cell> {
///         self.0.assess(&Root::of_view(view), thinking)
///     }
///     fn appeal(&self, _: &<TicTacToe as Game>::View, candidate: &Candidate<Cell>) -> f64 {
///         Scale { unit: 100.0, decided: 10.0 }.appeal(candidate.worth)
///     }
///     fn memory(&self, limits: &Limits, threads: usize) -> u64 {
///         self.0.memory(limits, threads)
///     }
/// }
///
/// static LEVELS: Levels = Levels::new([Level { effort: Limits::depth(9), temperature: 0.0 }; 10]);
/// let mut house = House::new(Tree(AlphaBeta::new(Blind, AlphaBetaOptions::default())), &LEVELS, 10);
/// Player::<TicTacToe>::begin(&mut house, 1);
/// let mut line = Line::new(TicTacToe, ());
/// for mv in TicTacToe.parse_moves("a1 b1 a2 b2").unwrap() {
///     line.play(mv).unwrap();
/// }
/// let view = line.view(line.turn().unwrap().into());
/// let decision = think_alone(Limits::NONE, |thinking| house.decide(&view, thinking));
/// assert_eq!(decision.mv.to_string(), "a3");
/// ```
#[derive(Clone, Debug)]
pub struct House<M> {
    mind: M,
    levels: &'static Levels,
    /// From 1 to [`Levels::COUNT`].
    level: usize,
    /// What slips and openings are drawn from.
    rng: Fast,
}

impl<M> House<M> {
    /// A mind at a level from 1 to [`Levels::COUNT`]; beyond these the nearest.
    pub fn new(mind: M, levels: &'static Levels, level: usize) -> House<M> {
        House { mind, levels, level: level.clamp(1, Levels::COUNT), rng: fast(0) }
    }

    /// What it thinks with.
    pub fn mind(&self) -> &M {
        &self.mind
    }

    /// The limits that hold for a decision of the usual weight when a caller asks for these.
    pub fn limits<G: Game>(&self, asked: Limits) -> Limits
    where
        M: Mind<G>,
    {
        self.levels.limits(self.level, self.mind.heeds(asked))
    }

    /// The same for the decision that a view is about.
    fn limits_here<G: Game>(&self, view: &G::View, asked: Limits) -> Limits
    where
        M: Mind<G>,
    {
        self.levels.weighted_limits(self.level, self.mind.heeds(asked), self.mind.weight(view))
    }

    /// The move to play of all that were valued, by the temperature of the level.
    fn chosen<G: Game>(&mut self, view: &G::View, report: &Report<G::Move>) -> Option<G::Move>
    where
        M: Mind<G>,
    {
        if self.level >= SEES_WINS
            && let Some(win) = self.mind.wins_at_once(view, report)
        {
            return Some(win);
        }
        let appeals: Vec<f64> = report.candidates.iter().map(|found| self.mind.appeal(view, found)).collect();
        let place = tempered(&appeals, self.levels.level(self.level).temperature, &mut self.rng);
        report.candidates.get(place).map(|found| found.mv)
    }
}

impl<G: Game, M: Mind<G>> Player<G> for House<M> {
    fn begin(&mut self, seed: u64) {
        self.mind.begin(seed);
        self.rng = fast(mix(seed));
    }

    fn decide(&mut self, view: &G::View, thinking: &mut Thinking<'_, G::Move>) -> Decision<G::Move> {
        if self.level == Levels::COUNT
            && let Some(mv) = self.mind.by_heart(view, &mut self.rng)
        {
            return Decision::plain(mv);
        }
        let limits = self.limits_here(view, thinking.limits);
        let mut own = thinking.within(limits);
        if self.levels.level(self.level).temperature == 0.0 || !self.mind.may_slip(view) {
            let report = self.mind.think(view, &mut own);
            let sure = matches!(report.best().map(|best| best.worth), Some(Worth::Win(_)));
            // A short search may overlook what anybody sees.
            if !sure
                && self.level >= SEES_WINS
                && let Some(mv) = self.mind.wins_at_once(view, &report)
            {
                return Decision { mv, report };
            }
            return decision::<G>(view, report);
        }
        let report = self.mind.assess(view, &mut own);
        match self.chosen(view, &report) {
            Some(mv) => Decision { mv, report },
            None => decision::<G>(view, report),
        }
    }

    fn ponder(&mut self, view: &G::View, thinking: &mut Thinking<'_, G::Move>) {
        if Player::<G>::ponders(self) {
            self.mind.ponder(view, thinking);
        }
    }

    fn ponders(&self) -> bool {
        self.level == Levels::COUNT && self.mind.ponders()
    }

    fn explain(
        &mut self,
        view: &G::View,
        thinking: &mut Thinking<'_, G::Move>,
        extent: TreeExtent,
    ) -> Option<SearchTree> {
        let limits = self.limits_here(view, thinking.limits);
        self.mind.explain(view, &mut thinking.within(limits), extent)
    }

    fn learned(&self, end: &G::View) -> Options {
        self.mind.learned(end)
    }

    fn assess(&mut self, view: &G::View, thinking: &mut Thinking<'_, G::Move>) -> Report<G::Move> {
        let limits = self.limits_here(view, thinking.limits);
        self.mind.assess(view, &mut thinking.within(limits))
    }

    fn memory(&self, limits: &Limits, threads: usize) -> u64 {
        self.mind.memory(&self.limits(*limits), threads)
    }
}
