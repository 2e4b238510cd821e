//! Players: what they are asked, within which limits, and what they answer.

use std::fmt;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::{
    Account, Course, Format, Game, NoAnswer, OptionError, OptionSpec, Options, Quest, Scores, SearchTree,
    Seat, Solver, Stop, Tensor, TreeExtent, Viewer,
};

/// How long a player may think about one decision: whichever limit is reached first. No limit at all
/// leaves it to the player, whose own default is in nodes or iterations, never in time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Limits {
    /// Depth in decisions.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub depth: Option<u32>,
    /// Positions reached by a move.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub nodes: Option<u64>,
    /// Iterations of a search by playouts or worlds.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub iterations: Option<u64>,
    /// Milliseconds of the injected clock.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub ms: Option<u64>,
}

impl Limits {
    /// No limit.
    pub const NONE: Limits = Limits { depth: None, nodes: None, iterations: None, ms: None };
    /// The names of the limits in a player's options and in `--limit`.
    pub const NAMES: [&'static str; 4] = ["depth", "nodes", "iterations", "ms"];

    /// So many nodes.
    pub const fn nodes(nodes: u64) -> Limits {
        Limits { nodes: Some(nodes), ..Limits::NONE }
    }

    /// So deep.
    pub const fn depth(depth: u32) -> Limits {
        Limits { depth: Some(depth), ..Limits::NONE }
    }

    /// So many iterations.
    pub const fn iterations(iterations: u64) -> Limits {
        Limits { iterations: Some(iterations), ..Limits::NONE }
    }

    /// So many milliseconds.
    pub const fn ms(ms: u64) -> Limits {
        Limits { ms: Some(ms), ..Limits::NONE }
    }

    /// Whether nothing is limited.
    pub fn is_none(&self) -> bool {
        *self == Limits::NONE
    }

    /// Both limits at once: the smaller of each.
    pub fn and(self, other: Limits) -> Limits {
        fn smaller<T: Ord>(a: Option<T>, b: Option<T>) -> Option<T> {
            match (a, b) {
                (Some(a), Some(b)) => Some(a.min(b)),
                (a, b) => a.or(b),
            }
        }
        Limits {
            depth: smaller(self.depth, other.depth),
            nodes: smaller(self.nodes, other.nodes),
            iterations: smaller(self.iterations, other.iterations),
            ms: smaller(self.ms, other.ms),
        }
    }

    /// These limits, or `default` when nothing is limited.
    pub fn or(self, default: Limits) -> Limits {
        if self.is_none() { default } else { self }
    }

    /// Reads `ms=1000` or `nodes=5000,depth=6`.
    pub fn parse(text: &str) -> Result<Limits, OptionError> {
        let options = Options::parse(text)?;
        let specs = Limits::NAMES.map(|name| OptionSpec::whole(name, (1, i64::MAX), "1", ""));
        options.checked(&specs)?;
        Ok(Limits::taken_from(&mut options.clone()))
    }

    /// Takes the limits out of a set of options, leaving the rest. Texts that are no numbers stay.
    pub fn taken_from(options: &mut Options) -> Limits {
        let mut limits = Limits::NONE;
        for name in Limits::NAMES {
            let value = options.get(name).and_then(|text| text.parse::<u64>().ok()).filter(|n| *n > 0);
            if let Some(value) = value {
                options.remove(name);
                match name {
                    "depth" => limits.depth = Some(u32::try_from(value).unwrap_or(u32::MAX)),
                    "nodes" => limits.nodes = Some(value),
                    "iterations" => limits.iterations = Some(value),
                    _ => limits.ms = Some(value),
                }
            }
        }
        limits
    }
}

impl fmt::Display for Limits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let depth = self.depth.map(|n| format!("depth={n}"));
        let nodes = self.nodes.map(|n| format!("nodes={n}"));
        let iterations = self.iterations.map(|n| format!("iterations={n}"));
        let ms = self.ms.map(|n| format!("ms={n}"));
        let parts: Vec<String> = [depth, nodes, iterations, ms].into_iter().flatten().collect();
        f.write_str(&parts.join(","))
    }
}

/// Where time comes from. Searches never ask the system: rules and search run where there is no clock.
pub trait Clock: Sync {
    /// Time since some fixed moment.
    fn now(&self) -> Duration;
}

/// A clock that stands still: for limits in nodes, iterations or depth.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoClock;

impl Clock for NoClock {
    fn now(&self) -> Duration {
        Duration::ZERO
    }
}

/// The worth of a decision to the seat that makes it, as exactly as the player knows it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Worth {
    /// A forced win in so many plies, this decision included.
    Win(u32),
    /// A forced draw.
    Draw,
    /// A forced loss in so many plies, this decision included.
    Loss(u32),
    /// An evaluation in the unit of the player; positive is good, 100 is a clear advantage.
    Eval(f64),
    /// The chance to win, draws counting half, from 0 to 1.
    Chance(f64),
    /// Expected score in the unit of the game.
    Points(f64),
}

impl Worth {
    /// The worth as a chance to win, from 0 to 1, so that different kinds can be compared. `Points` has
    /// no such meaning and is squeezed like an evaluation.
    ///
    /// ```
    /// use game::Worth;
    /// assert_eq!(Worth::Win(5).as_chance(), 1.0);
    /// assert!(Worth::Eval(100.0).as_chance() > 0.6);
    /// ```
    pub fn as_chance(self) -> f64 {
        match self {
            Worth::Win(_) => 1.0,
            Worth::Draw => 0.5,
            Worth::Loss(_) => 0.0,
            Worth::Chance(chance) => chance,
            Worth::Eval(value) | Worth::Points(value) => 0.5 + 0.5 * (value / (value.abs() + 100.0)),
        }
    }

    /// As people read it where scores are in another unit than points.
    ///
    /// ```
    /// use game::Worth;
    /// assert_eq!(Worth::Points(1.9).told("money"), "+1.9 money");
    /// assert_eq!(Worth::Chance(0.71).told("money"), "71.0 %");
    /// ```
    pub fn told(self, unit: &str) -> String {
        match self {
            Worth::Points(points) => format!("{points:+.1} {unit}"),
            other => other.to_string(),
        }
    }

    /// Orders worths from worst to best: faster wins and slower losses first.
    pub fn rank(self) -> f64 {
        match self {
            Worth::Win(plies) => 3e9 - f64::from(plies),
            Worth::Loss(plies) => -3e9 + f64::from(plies),
            Worth::Draw => 0.0,
            Worth::Eval(value) | Worth::Points(value) => value.clamp(-1e9, 1e9),
            Worth::Chance(chance) => chance - 0.5,
        }
    }
}

impl fmt::Display for Worth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Worth::Win(plies) => write!(f, "wins in {plies}"),
            Worth::Draw => f.write_str("draw"),
            Worth::Loss(plies) => write!(f, "loses in {plies}"),
            Worth::Eval(value) => write!(f, "{:+.2}", value / 100.0),
            Worth::Chance(chance) => write!(f, "{:.1} %", 100.0 * chance),
            Worth::Points(_) => f.write_str(&self.told("points")),
        }
    }
}

/// A figure with a name beside the worth of a move, from which reasons are made: the chance of a goal, how far worlds lie
/// apart, what a raise costs.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct NamedFigure {
    /// What it is, in one word of the game where there is one: `hra`, `sedma`, `spread`.
    pub name: String,
    /// How much: a chance or points.
    pub worth: Worth,
}

impl NamedFigure {
    /// A chance, from 0 to 1.
    ///
    /// ```
    /// use game::NamedFigure;
    /// assert_eq!(NamedFigure::chance("hra", 0.71).to_string(), "hra 71.0 %");
    /// assert_eq!(NamedFigure::points("raise", -0.6).to_string(), "raise -0.6 points");
    /// ```
    pub fn chance(name: &str, chance: f64) -> NamedFigure {
        NamedFigure { name: name.to_owned(), worth: Worth::Chance(chance) }
    }

    /// Points in the unit of the game.
    pub fn points(name: &str, points: f64) -> NamedFigure {
        NamedFigure { name: name.to_owned(), worth: Worth::Points(points) }
    }

    /// As people read it where scores are in this unit.
    pub fn told(&self, unit: &str) -> String {
        format!("{} {}", self.name, self.worth.told(unit))
    }
}

impl fmt::Display for NamedFigure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.told("points"))
    }
}

/// A move that was considered, and what it is worth.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Candidate<M> {
    /// The move.
    #[serde(rename = "move")]
    pub mv: M,
    /// Its worth to the seat to move.
    pub worth: Worth,
    /// The points to expect beside that, where a game is won by points and the player knows them.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub points: Option<f64>,
    /// How often it was tried, where that is counted.
    pub visits: u64,
    /// The line that it leads to, itself first.
    pub line: Vec<M>,
    /// What else the player found out about it, for reasons.
    #[serde(skip_serializing_if = "Vec::is_empty", default = "Vec::new")]
    pub figures: Vec<NamedFigure>,
}

impl<M: Clone> Candidate<M> {
    /// A move and its worth, and nothing else known about it.
    ///
    /// ```
    /// use game::{Candidate, Worth};
    ///
    /// let card = Candidate { points: Some(64.5), visits: 20, ..Candidate::new("C1", Worth::Chance(0.6)) };
    /// assert_eq!((card.line, card.points), (vec!["C1"], Some(64.5)));
    /// ```
    pub fn new(mv: M, worth: Worth) -> Candidate<M> {
        Candidate { line: vec![mv.clone()], mv, worth, points: None, visits: 0, figures: Vec::new() }
    }
}

/// What a search knows: after it, or while it runs.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Report<M> {
    /// The moves considered, best first. The first is the one to play.
    pub candidates: Vec<Candidate<M>>,
    /// The depth completed, where there is one.
    pub depth: u32,
    /// Positions reached by a move.
    pub nodes: u64,
    /// Iterations of a search by playouts.
    pub iterations: u64,
    /// Worlds considered.
    pub worlds: u64,
    /// What a program evaluates that judges all moves of a position before it tries them: every leaf, and every move
    /// listed where the search went on. Counted by alpha-beta only, for comparisons; written down nowhere.
    #[serde(skip)]
    pub evaluations: u64,
}

impl<M> Default for Report<M> {
    fn default() -> Self {
        Report { candidates: Vec::new(), depth: 0, nodes: 0, iterations: 0, worlds: 0, evaluations: 0 }
    }
}

impl<M> Report<M> {
    /// The best candidate.
    pub fn best(&self) -> Option<&Candidate<M>> {
        self.candidates.first()
    }

    /// The same report with its moves written in another way.
    pub fn map<N>(&self, write: impl Fn(&M) -> N) -> Report<N> {
        let candidate = |from: &Candidate<M>| Candidate {
            mv: write(&from.mv),
            worth: from.worth,
            points: from.points,
            visits: from.visits,
            line: from.line.iter().map(&write).collect(),
            figures: from.figures.clone(),
        };
        Report {
            candidates: self.candidates.iter().map(candidate).collect(),
            depth: self.depth,
            nodes: self.nodes,
            iterations: self.iterations,
            worlds: self.worlds,
            evaluations: self.evaluations,
        }
    }
}

/// A decision and the thoughts behind it.
#[derive(Clone, PartialEq, Debug)]
pub struct Decision<M> {
    /// What to play.
    pub mv: M,
    /// What was considered, best first.
    pub report: Report<M>,
}

impl<M> Decision<M> {
    /// A decision made without thought.
    pub fn plain(mv: M) -> Decision<M> {
        Decision { mv, report: Report::default() }
    }
}

/// All that a thinking player is given beside the view.
pub struct Thinking<'a, M> {
    /// How long it may think.
    pub limits: Limits,
    /// Raised when it must stop; looked at least every 1,024 nodes.
    pub stop: &'a Stop,
    /// The time.
    pub clock: &'a dyn Clock,
    /// How many threads it may use. More than one only without a limit in nodes or iterations.
    pub threads: usize,
    /// Called now and then with what is known so far.
    pub progress: &'a mut dyn FnMut(&Report<M>),
}

impl<M> Thinking<'_, M> {
    /// The same thinking under other limits.
    ///
    /// ```
    /// use game::{Limits, think_alone};
    /// think_alone(Limits::nodes(1000), |thinking: &mut game::Thinking<'_, u8>| {
    ///     assert_eq!(thinking.within(Limits::nodes(10)).limits, Limits::nodes(10));
    /// });
    /// ```
    pub fn within(&mut self, limits: Limits) -> Thinking<'_, M> {
        Thinking {
            limits,
            stop: self.stop,
            clock: self.clock,
            threads: self.threads,
            progress: &mut *self.progress,
        }
    }
}

impl<M> fmt::Debug for Thinking<'_, M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Thinking").field("limits", &self.limits).finish_non_exhaustive()
    }
}

/// Thinks on one thread, without a clock, until the limits: for tests and examples.
///
/// ```
/// use game::{Limits, think_alone};
/// think_alone(Limits::nodes(1000), |thinking: &mut game::Thinking<'_, u8>| {
///     assert_eq!(thinking.limits.nodes, Some(1000));
/// });
/// ```
pub fn think_alone<M, T>(limits: Limits, think: impl FnOnce(&mut Thinking<'_, M>) -> T) -> T {
    let mut quiet = |_: &Report<M>| {};
    let stop = Stop::new();
    think(&mut Thinking { limits, stop: &stop, clock: &NoClock, threads: 1, progress: &mut quiet })
}

/// Somebody who decides. A player sees views, never positions of a game with hidden cards.
pub trait Player<G: Game>: Send {
    /// A new game begins; `seed` is this player's own random stream for it.
    fn begin(&mut self, seed: u64);

    /// With whose eyes it looks when it sits in `own`. Every player sees what its seat may see, but for the
    /// published players that are known to peek: those say [`Viewer::All`] here and in their help. Only a match
    /// between programs grants it; wherever else they sit they are given the view of their seat and must make
    /// do with that.
    fn eyes(&self, own: Seat) -> Viewer {
        Viewer::Seat(own)
    }

    /// Decides. The view is that of the seat to move, and the game is not over.
    fn decide(&mut self, view: &G::View, thinking: &mut Thinking<'_, G::Move>) -> Decision<G::Move>;

    /// Thinks on somebody else's time, until it is stopped: the view is of a moment in which another seat decides. What it
    /// finds is kept for its own next decision, which then may differ from one without it; matches never ask for it. By
    /// default nothing.
    fn ponder(&mut self, _view: &G::View, _thinking: &mut Thinking<'_, G::Move>) {}

    /// Whether [`ponder`](Player::ponder) is of any use to this player as it was made. By default not.
    fn ponders(&self) -> bool {
        false
    }

    /// Whether it gives the game up instead of making the move that it has just decided on. Matches between programs
    /// take that as a forfeit; a table plays the move. By default never.
    fn gives_up(&self) -> bool {
        false
    }

    /// What this player has learned in a deal that matters for the next deal of the session, as options of
    /// the player, drawn from what its own seat sees at the end. They are passed on to the next deal and stand
    /// in its record. By default nothing.
    fn learned(&self, _end: &G::View) -> Options {
        Options::none()
    }

    /// Values every legal move, best first, for hints and reviews. By default what a decision considers.
    fn assess(&mut self, view: &G::View, thinking: &mut Thinking<'_, G::Move>) -> Report<G::Move> {
        self.decide(view, thinking).report
    }

    /// Thinks as for a decision and tells the tree that it grew meanwhile, as far as asked. `None` for players whose
    /// thoughts are no tree.
    fn explain(
        &mut self,
        _view: &G::View,
        _thinking: &mut Thinking<'_, G::Move>,
        _extent: TreeExtent,
    ) -> Option<SearchTree> {
        None
    }

    /// The most bytes that it holds for itself while it thinks within these limits on so many threads, and keeps
    /// for the next decision: tables, trees, worlds. Rounded up rather than down. What is there once for all (books,
    /// networks) is not counted. 0 for a player that keeps nothing but a random stream.
    fn memory(&self, _limits: &Limits, _threads: usize) -> u64 {
        0
    }

    /// The game is over.
    fn end(&mut self, _own: Seat, _scores: &Scores) {}
}

/// Whether what a kind of player thinks is a tree that can be looked at ([`Player::explain`]).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thoughts {
    /// It is: in words, what the tree shows.
    Tree(&'static str),
    /// It is not: in words, why.
    Plain(&'static str),
}

/// A named kind of player that anybody can seat.
pub struct PlayerKind<G: Game> {
    /// The name in a SPEC.
    pub name: &'static str,
    /// What it is, in one line.
    pub help: &'static str,
    /// Its options.
    pub options: Vec<OptionSpec>,
    /// Whether it tells a tree.
    pub thoughts: Thoughts,
    /// Makes one.
    #[allow(clippy::type_complexity)]
    pub make: fn(&G, &crate::Settings<'_>) -> Result<Box<dyn Player<G>>, OptionError>,
}

impl<G: Game> fmt::Debug for PlayerKind<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PlayerKind").field("name", &self.name).finish_non_exhaustive()
    }
}

/// A game that comes with players: what the catalog needs to offer it.
pub trait Hosted: Game {
    /// The named players, the house player (`house`) among them.
    fn players() -> Vec<PlayerKind<Self>>;

    /// Moves to begin a game of a match with, so that players without randomness do not repeat one game:
    /// varied, and without a quick win for either side. Empty where the deal varies the game.
    fn opening(&self, rng: &mut dyn rand_core::Rng) -> Vec<Self::Move>;

    /// How its house players learned what they know. Empty where nothing was learned.
    fn courses() -> Vec<Course> {
        Vec::new()
    }

    /// Puzzles that were made from positions of this game: one a line as `catalog::Puzzle` writes them. Empty where
    /// nobody has made any.
    fn puzzles() -> &'static str {
        ""
    }

    /// The players that are fixed points of comparisons: `kavarna bench` counts their searches beside the house's, so
    /// that a change of theirs is seen.
    fn fixed_points() -> &'static [&'static str] {
        &[]
    }

    /// What its puzzles ask beside who wins and what it scores; every kind gets as many puzzles as the others.
    fn quests() -> &'static [Quest] {
        &[]
    }

    /// Whether a quest makes sense in a position, for the seat to move.
    fn can_ask(_position: &Self::Position, _quest: &Quest) -> bool {
        false
    }

    /// What somebody would do at first sight: a puzzle that is solved by that is none. `None` where nobody has written
    /// down such rules of thumb.
    fn first_sight(_position: &Self::Position) -> Option<Self::Move> {
        None
    }

    /// What somebody decides in a game from which a puzzle with this quest is to be taken, where chance seldom leads there:
    /// who bids what, which card is held back. `None` leaves it to what games for puzzles are played by otherwise.
    fn toward(_position: &Self::Position, _quest: &Quest) -> Option<Self::Move> {
        None
    }

    /// Who gives exact answers about positions by these rules. `None` where nobody knows better than a search
    /// to the end of every line; an error where even that would be wrong.
    fn solver(&self) -> Result<Option<Box<dyn Solver<Self>>>, NoAnswer> {
        Ok(None)
    }

    /// What an interface may point out beyond the view itself: threats, what a move would turn over. It is
    /// computed from the view alone, so it tells nothing that the viewer could not know. `Null` where there
    /// is nothing to say.
    fn insight(_view: &Self::View) -> serde_json::Value {
        serde_json::Value::Null
    }

    /// Numbers of the game that can be counted and that published works state: how many hands, how many deals. By default
    /// nothing is counted.
    fn counts() -> Vec<(&'static str, u64)> {
        Vec::new()
    }

    /// What a table that was made beforehand says of a decision, in words, if this machine has it: `leaves +1.8, bells
    /// +1.1` of seven cards. It helps to decide, so it is shown to whoever studies, never at a table. By default nothing.
    fn table_says(_view: &Self::View) -> Option<String> {
        None
    }

    /// What a decision says about how somebody plays, as named counts: 1 if something was done that could be done here, 0 if
    /// it was not, or what it cost. Statistics take the mean over all decisions in which a name comes up. By default
    /// nothing has a name.
    fn tactics(_position: &Self::Position, _mv: Self::Move) -> Vec<(&'static str, f64)> {
        Vec::new()
    }

    /// Whether the rest of a deal can be claimed at some moment of this game.
    fn has_claims() -> bool {
        false
    }

    /// What each seat scores if all that is left goes to the side of `seat`: what somebody asks for who claims
    /// the rest. `None` where there is nothing to claim, or not yet: before anything can be taken.
    fn rest_to(_position: &Self::Position, _seat: Seat) -> Option<Scores> {
        None
    }

    /// How the scores of [`rest_to`](Hosted::rest_to) came about. By default nothing: the result says everything. Where
    /// there are entries they add up to those scores.
    fn rest_account(_position: &Self::Position, _seat: Seat) -> Account {
        Account::new()
    }

    /// Whether whatever was taken between two positions of a game went to the side of `seat`. Asked only where
    /// there is something to claim.
    fn kept_all(_claimed: &Self::Position, _now: &Self::Position, _seat: Seat) -> bool {
        false
    }

    /// Every decision that can be asked for by these rules, each once, in an order that depends on the rules alone: the
    /// actions of learners, which count decisions instead of naming them. Empty where nobody has numbered them.
    fn actions(&self) -> Vec<Self::Move> {
        Vec::new()
    }

    /// Writes a view as numbers, for learners. Seats are counted from the viewer on (from seat 0 for somebody who sits
    /// nowhere). It is made from the view alone, so it tells nothing that the viewer could not know. By default nothing.
    fn observation(_view: &Self::View, _into: &mut Tensor) {}

    /// Forms other than our own in which records of this game are known elsewhere.
    fn formats() -> Vec<Format> {
        Vec::new()
    }
}
