//! The list of games, and the type-erased face of each.

use std::any::Any;

use game::{
    Account, AccountWord, Course, Decision, Ending, Facts, Format, IllegalMove, Limits, MatchScore,
    NotationError, OptionError, OptionSpec, Options, Picture, Presets, Quest, Record, RecordError, Report,
    Scores, SearchTree, Seat, Stop, Tensor, Thinking, Thoughts, TreeExtent, Viewer,
};
use serde_json::Value;
use thiserror::Error;

#[cfg_attr(
    not(any(
        feature = "gobblet",
        feature = "yinsh",
        feature = "briskula",
        feature = "tarok",
        feature = "marias"
    )),
    allow(unused_imports, reason = "a catalog without any game hosts nothing")
)]
use crate::host;
use crate::{AnyEvent, AnySolver, PlayerSpec, Puzzle, Unproven};

/// Everything that can be wrong with a request to the catalog.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum CatalogError {
    /// No such game.
    #[error("unknown game \"{name}\": expected one of {}", .known.join(", "))]
    Game {
        /// What was asked for.
        name: String,
        /// What there is.
        known: Vec<&'static str>,
    },
    /// No such player.
    #[error("unknown player \"{name}\" of {game}: expected one of {}", .known.join(", "))]
    Player {
        /// The game.
        game: &'static str,
        /// What was asked for.
        name: String,
        /// What there is.
        known: Vec<&'static str>,
    },
    /// A bad option of a game or player.
    #[error(transparent)]
    Option(#[from] OptionError),
    /// A text that cannot be read.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// A move against the rules.
    #[error(transparent)]
    Illegal(#[from] IllegalMove),
    /// A bad record.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// An event that cannot be.
    #[error(transparent)]
    Contradiction(#[from] game::Contradiction),
    /// A collection of puzzles that cannot be read.
    #[error("line {line} of the puzzles: {why}")]
    Puzzle {
        /// The line, from 1.
        line: usize,
        /// What is wrong.
        why: String,
    },
    /// No exact answer.
    #[error(transparent)]
    NoAnswer(#[from] game::NoAnswer),
}

/// Every game of the house, by name.
pub struct Catalog {
    games: Vec<Box<dyn AnyGame>>,
}

impl std::fmt::Debug for Catalog {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.names()).finish()
    }
}

impl Catalog {
    /// The games of the house: those whose features are on, which are all unless somebody says otherwise. Adding one is a
    /// line here.
    pub fn house() -> Catalog {
        Catalog::of(vec![
            #[cfg(feature = "gobblet")]
            host::<gobblet::Gobblet3>(),
            #[cfg(feature = "gobblet")]
            host::<gobblet::Gobblet4>(),
            #[cfg(feature = "yinsh")]
            host::<yinsh::Yinsh>(),
            #[cfg(feature = "briskula")]
            host::<briskula::Briskula>(),
            #[cfg(feature = "tarok")]
            host::<tarok::Tarok>(),
            #[cfg(feature = "marias")]
            host::<marias::Marias>(),
        ])
    }

    /// A catalog of these games.
    pub fn of(games: Vec<Box<dyn AnyGame>>) -> Catalog {
        Catalog { games }
    }

    /// All games.
    pub fn games(&self) -> impl Iterator<Item = &dyn AnyGame> {
        self.games.iter().map(AsRef::as_ref)
    }

    /// The names of all games.
    pub fn names(&self) -> Vec<&'static str> {
        self.games().map(|game| game.facts().name).collect()
    }

    /// The game of this name.
    pub fn game(&self, name: &str) -> Result<&dyn AnyGame, CatalogError> {
        self.games()
            .find(|game| game.facts().name == name)
            .ok_or_else(|| CatalogError::Game { name: name.chars().take(40).collect(), known: self.names() })
    }

    /// Replays a record of any game of the house.
    pub fn replay(&self, record: &Record) -> Result<Box<dyn AnyTable>, CatalogError> {
        self.game(&record.game)?.replay(record)
    }
}

/// What a kind of player is.
#[derive(Clone, PartialEq, Debug)]
pub struct PlayerFacts {
    /// The name in a SPEC.
    pub name: &'static str,
    /// What it is, in one line.
    pub help: &'static str,
    /// Its options.
    pub options: Vec<OptionSpec>,
    /// Whether it tells a tree, and what it shows, or why not.
    pub thoughts: Thoughts,
}

/// How a table begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Start {
    /// A game without a deal at its usual position. With a deal, the first deal of seed 0.
    Usual,
    /// Deal number `index` of a match with this seed.
    Seed {
        /// The seed of the match.
        seed: u64,
        /// The number of the deal.
        index: u64,
    },
    /// A written deal.
    Deal(String),
    /// A written position.
    Position(String),
}

/// What a player is given beside the view, with moves as texts.
pub type AnyThinking<'a> = Thinking<'a, String>;

/// One game of the house.
pub trait AnyGame: Send + Sync {
    /// Its facts.
    fn facts(&self) -> Facts;
    /// Its options.
    fn option_specs(&self) -> Vec<OptionSpec>;
    /// The option that chooses many others at once, with what each of its words stands for.
    fn presets(&self) -> Option<Presets>;
    /// Its players.
    fn players(&self) -> Vec<PlayerFacts>;
    /// Those of its players that must never change, whose searches the signature counts beside the house's.
    fn fixed_points(&self) -> &'static [&'static str];
    /// The game with these options.
    fn rules(&self, options: &Options) -> Result<Box<dyn AnyRules>, CatalogError>;
    /// A table on which a record has been played through.
    fn replay(&self, record: &Record) -> Result<Box<dyn AnyTable>, CatalogError>;
    /// How its house players learned what they know.
    fn courses(&self) -> Vec<Course>;
    /// Forms other than our own in which its records are known elsewhere.
    fn formats(&self) -> Vec<Format>;
    /// Its puzzles; none where nobody has made any.
    fn puzzles(&self) -> Result<Vec<Puzzle>, CatalogError>;
    /// Numbers of the game that can be counted and that published works state.
    fn counts(&self) -> Vec<(&'static str, u64)>;
    /// Whether the rest of a deal can be claimed at some moment.
    fn has_claims(&self) -> bool;
    /// The names of the playthrough files that this game must have.
    fn playthrough_files(&self) -> Vec<String>;
    /// A name in words for every key that an account of this game uses.
    fn account_words(&self) -> &'static [AccountWord];
}

/// A game with its options chosen.
pub trait AnyRules: Send + Sync {
    /// The facts of the game.
    fn facts(&self) -> Facts;
    /// The options, as far as they differ from the defaults.
    fn options(&self) -> Options;
    /// How many sit at the table.
    fn seats(&self) -> usize;
    /// A name in words for every key that an account of this game uses.
    fn account_words(&self) -> &'static [AccountWord];
    /// Whether one game is a match of several deals that comes to an end by itself.
    fn plays_match(&self) -> bool;
    /// The state of the session before this deal: every option that passes from deal to deal.
    fn session(&self) -> Options;
    /// What everybody scores when a seat cannot or will not go on.
    fn forfeited(&self, seat: Seat) -> Scores;
    /// The least and the most that a seat can score in one deal, where the rules fix it.
    fn score_range(&self) -> Option<(i32, i32)>;
    /// A new table.
    fn table(&self, start: &Start) -> Result<Box<dyn AnyTable>, CatalogError>;
    /// Opening moves for game number `index` of a match: none where the deal varies the game.
    fn opening(&self, seed: u64, index: u64) -> Vec<String>;
    /// A player of this SPEC.
    fn player(&self, spec: &PlayerSpec) -> Result<Box<dyn AnyPlayer>, CatalogError>;
    /// Reads a SPEC, checking name and options.
    fn player_spec(&self, text: &str) -> Result<PlayerSpec, CatalogError>;
    /// Reads a SPEC of somebody who reaches the house over the network: only options that are marked for that
    /// ([`OptionSpec::remote`]), within their bounds, and no limits of its own.
    ///
    /// ```
    /// use catalog::Catalog;
    /// use game::Options;
    ///
    /// let rules = Catalog::house().game("gobblet3")?.rules(&Options::none())?;
    /// assert_eq!(rules.remote_player_spec("house:level=5")?, rules.player_spec("house:level=5")?);
    /// let refused = |spec: &str| rules.remote_player_spec(spec).unwrap_err().to_string();
    /// assert_eq!(
    ///     refused("perfect:table=/dev/zero"),
    ///     "option \"table\" cannot be chosen over the network: expected level"
    /// );
    /// assert_eq!(refused("house:ms=1"), "option \"ms\" cannot be chosen over the network: expected level");
    /// # Ok::<(), catalog::CatalogError>(())
    /// ```
    fn remote_player_spec(&self, text: &str) -> Result<PlayerSpec, CatalogError>;
    /// The player as it goes into the next deal of the session, with what its own view of the end has taught it
    /// ([`game::Player::learned`]): only options that pass from deal to deal. A player that cannot be asked has learned
    /// nothing.
    fn after_deal(&self, spec: &PlayerSpec, end: &dyn AnyView) -> PlayerSpec;
    /// The view of `viewer` before anything has been shown, to be fed with events.
    fn blank_view(&self, viewer: Viewer) -> Box<dyn AnyView>;
    /// Reads several decisions as the game separates them and writes each in its canonical form.
    fn split_moves(&self, text: &str) -> Result<Vec<String>, CatalogError>;
    /// Who gives exact answers about positions by these rules.
    fn solver(&self) -> Result<Box<dyn AnySolver>, CatalogError>;
    /// Every decision that can be asked for by these rules, each once, in an order that depends on the rules alone
    /// ([`game::Hosted::actions`]).
    fn actions(&self) -> Vec<String>;
    /// What random games come to on `count` deals of a seed from number `first` on, as many as `stop` allows. The same
    /// numbers give the same scores in whatever portions they are asked for.
    ///
    /// ```
    /// use catalog::Catalog;
    /// use game::{Options, Stop};
    ///
    /// let rules = Catalog::house().game("briskula")?.rules(&Options::none())?;
    /// let scores = rules.random_games(7, 0, 100, &Stop::new());
    /// assert_eq!(scores.len(), 100);
    /// assert_eq!(scores[60..], rules.random_games(7, 60, 40, &Stop::new()));
    /// # Ok::<(), catalog::CatalogError>(())
    /// ```
    fn random_games(&self, seed: u64, first: u64, count: usize, stop: &Stop) -> Vec<Scores>;
    /// What puzzles of this game ask beside who wins and what it scores.
    fn quests(&self) -> &'static [Quest];
    /// The same rules again.
    fn again(&self) -> Box<dyn AnyRules>;
}

/// A game being played. It knows everything; only [`view`](AnyTable::view) and the events of a viewer may
/// leave the house.
pub trait AnyTable: Send {
    /// The rules.
    fn rules(&self) -> Box<dyn AnyRules>;
    /// Whose decision it is; `None` when the game is over.
    fn turn(&self) -> Option<Seat>;
    /// What kind of decision is asked; `None` when the game is over.
    fn decision(&self) -> Option<&'static str>;
    /// The legal moves, in the order of the game.
    fn legal(&self) -> Vec<String>;
    /// Makes a move and gives its canonical text; a refused move changes nothing.
    fn play(&mut self, mv: &str) -> Result<String, CatalogError>;
    /// Takes the last move back.
    fn undo(&mut self) -> Option<String>;
    /// The decisions so far.
    fn moves(&self) -> Vec<String>;
    /// How many decisions have been made.
    fn plies(&self) -> usize;
    /// How the game ended, if it did.
    fn ending(&self) -> Option<Ending>;
    /// Ends the game from outside.
    fn end(&mut self, ending: Ending);
    /// Ends the game with a claim of `seat`: with the account of the rest, where the game has one.
    fn end_by_claim(&mut self, seat: Seat, ending: Ending);
    /// How the scores came about; empty before the end, and where the game has no account.
    fn account(&self) -> Account;
    /// What `viewer` knows.
    fn view(&self, viewer: Viewer) -> Box<dyn AnyView>;
    /// What `viewer` was told at one step: 0 is the start, `n` the nth move.
    fn events_of(&self, step: usize, viewer: Viewer) -> Vec<AnyEvent>;
    /// Has a view that was fed up to the step before take in what its viewer was told at this one: a view that grows with
    /// the game costs the same at every move.
    ///
    /// ```
    /// use catalog::{Catalog, Start};
    /// use game::{Options, Seat, Viewer};
    ///
    /// let mut table = Catalog::house().game("briskula")?.rules(&Options::none())?.table(&Start::Usual)?;
    /// let mut grown = table.view(Viewer::Seat(Seat::new(0)));
    /// let first = table.legal().remove(0);
    /// table.play(&first)?;
    /// table.feed(1, grown.as_mut())?;
    /// assert_eq!(grown.json(), table.view(Viewer::Seat(Seat::new(0))).json());
    /// # Ok::<(), catalog::CatalogError>(())
    /// ```
    fn feed(&self, step: usize, view: &mut dyn AnyView) -> Result<(), CatalogError>;
    /// Whose decision it was after so many moves, without playing them again.
    fn turn_at(&self, plies: usize) -> Option<Seat>;
    /// What kind of decision was asked after so many moves.
    fn decision_at(&self, plies: usize) -> Option<&'static str>;
    /// What was legal after so many moves.
    fn legal_at(&self, plies: usize) -> Vec<String>;
    /// What `viewer` knew after so many moves.
    fn view_at(&self, plies: usize, viewer: Viewer) -> Box<dyn AnyView>;
    /// The deal as text; empty where nothing is dealt.
    fn deal_text(&self) -> String;
    /// The position as text.
    fn position_text(&self) -> String;
    /// The record of the game as it stands.
    fn record(&self, seats: Vec<String>) -> Record;
    /// The role of each seat.
    fn roles(&self) -> Vec<&'static str>;
    /// Leaves of the decision tree.
    fn perft(&self, depth: u32) -> u64;
    /// What `count` random games from here on come to, as many as `stop` allows.
    fn random_games(&self, seed: u64, count: usize, stop: &Stop) -> Vec<Scores>;
    /// The rules of the next deal of the session; `None` while this one runs or when the match is decided.
    fn next(&self) -> Option<Box<dyn AnyRules>>;
    /// How the match stands, this deal included once it has ended; `None` where no match is played.
    fn match_score(&self) -> Option<MatchScore>;
    /// The rules of the deal that follows a decided match when the same people go on; `None` before the end.
    fn rematch(&self) -> Option<Box<dyn AnyRules>>;
    /// Who plays with whom at the end: seats with the same number are on one side.
    fn sides(&self) -> Vec<u8>;
    /// The named counts of a decision that is legal here; none for other texts.
    fn tactics(&self, mv: &str) -> Vec<(&'static str, f64)>;
    /// What each seat scores if all that is left goes to the side of `seat`; `None` where there is nothing to
    /// claim.
    fn rest_to(&self, seat: Seat) -> Option<Scores>;
    /// Judges the claim of `seat` to all that is left: over every world that `seat` cannot tell from this one, or,
    /// with open cards, over those of them that `judge` cannot tell from this one either. What it says depends
    /// on what those two know and on nothing else. Whoever is stopped half-way has proven nothing.
    fn claim(&self, seat: Seat, judge: Option<Seat>, stop: &Stop) -> Result<Scores, Unproven>;
    /// Whether a quest makes sense here, for the seat to move.
    fn can_ask(&self, quest: &Quest) -> bool;
    /// What somebody would do here at first sight; `None` where nobody has written down such rules of thumb.
    fn first_sight(&self) -> Option<String>;
    /// What is decided here in a game that is to lead to a quest; `None` where that makes no difference.
    fn toward(&self, quest: &Quest) -> Option<String>;
    /// A copy to try things on.
    fn fork(&self) -> Box<dyn AnyTable>;
    /// The line of play as its own type, for the solver that will be asked about it.
    fn as_any(&self) -> &dyn Any;
}

/// What one viewer knows.
pub trait AnyView: Send + Sync {
    /// Whose eyes these are.
    fn viewer(&self) -> Viewer;
    /// Takes in one more event; one that cannot be is refused, and the view stays as it was.
    fn observe(&mut self, event: &AnyEvent) -> Result<(), CatalogError>;
    /// All events so far.
    fn history(&self) -> Vec<AnyEvent>;
    /// Whose decision it is.
    fn turn(&self) -> Option<Seat>;
    /// The legal moves when it is this viewer's own decision.
    fn legal(&self) -> Vec<String>;
    /// The JSON for interfaces.
    fn json(&self) -> Value;
    /// The view drawn with characters.
    fn picture(&self) -> Picture;
    /// What an interface may point out: threats, what a move would turn over.
    fn insight(&self) -> Value;
    /// The view as numbers, for learners; see [`game::Hosted::observation`].
    fn observation(&self) -> Tensor;
    /// Worlds that fit this view, each a table with a whole story that would have shown this viewer the same; every
    /// world has the same chance.
    ///
    /// ```
    /// use catalog::{Catalog, Start};
    /// use game::{Options, Seat, Viewer};
    ///
    /// let table = Catalog::house().game("marias")?.rules(&Options::none())?.table(&Start::Usual)?;
    /// let viewer = Viewer::Seat(Seat::new(1));
    /// let view = table.view(viewer);
    /// for world in view.sample_worlds(1, 3) {
    ///     assert_eq!(world.view(viewer).json(), view.json());
    /// }
    /// assert!(view.count_worlds().unwrap() > 1_000_000);
    /// assert!(view.all_worlds(1_000).is_none(), "there are more");
    /// # Ok::<(), catalog::CatalogError>(())
    /// ```
    fn sample_worlds(&self, seed: u64, count: usize) -> Vec<Box<dyn AnyTable>>;
    /// One world, with chances in proportion to what `weigh` says, chosen among so many that are drawn evenly.
    fn sample_weighted_world(
        &self,
        seed: u64,
        among: usize,
        weigh: &mut dyn FnMut(&dyn AnyTable) -> f64,
    ) -> Box<dyn AnyTable>;
    /// How many worlds fit; `None` where that cannot be counted at once.
    fn count_worlds(&self) -> Option<u128>;
    /// Every world that fits, if there are at most so many.
    fn all_worlds(&self, at_most: usize) -> Option<Vec<Box<dyn AnyTable>>>;
    /// What a table that was made beforehand says of the decision, in words; see [`game::Hosted::table_says`].
    fn table_says(&self) -> Option<String>;
    /// The same view again, to grow apart from this one.
    fn fork(&self) -> Box<dyn AnyView>;
    /// The view as its own type, for the player that will decide on it.
    fn as_any(&self) -> &dyn Any;
    /// The same, for the game that feeds it.
    fn as_any_mut(&mut self) -> &mut dyn Any;
}

/// Somebody who decides on views of one game.
pub trait AnyPlayer: Send {
    /// A new game begins.
    fn begin(&mut self, seed: u64);
    /// With whose eyes it looks in a match between programs: its seat's, but for a published player that is
    /// known to peek.
    fn eyes(&self, own: Seat) -> Viewer;
    /// Decides. The view must be of this player's game, and of the seat to move.
    fn decide(&mut self, view: &dyn AnyView, thinking: &mut AnyThinking<'_>) -> Decision<String>;
    /// Thinks on somebody else's time, until it is stopped ([`Player::ponder`](game::Player::ponder)).
    fn ponder(&mut self, view: &dyn AnyView, thinking: &mut AnyThinking<'_>);
    /// Whether that is of any use to it ([`Player::ponders`](game::Player::ponders)).
    fn ponders(&self) -> bool;
    /// Whether it gives the game up instead of making the move that it has just decided on
    /// ([`Player::gives_up`](game::Player::gives_up)).
    fn gives_up(&self) -> bool;
    /// Values every legal move, best first.
    fn assess(&mut self, view: &dyn AnyView, thinking: &mut AnyThinking<'_>) -> Report<String>;
    /// Thinks as for a decision and tells the tree that it grew meanwhile; `None` for a player that grows none
    /// ([`Player::explain`](game::Player::explain)). Where it had not even time to look at its moves they are told as they are,
    /// without a worth.
    fn explain(
        &mut self,
        view: &dyn AnyView,
        thinking: &mut AnyThinking<'_>,
        extent: TreeExtent,
    ) -> Option<SearchTree>;
    /// What it has learned for the next deal of the session, from its own view of the end.
    fn learned(&self, end: &dyn AnyView) -> Options;
    /// The most bytes that it holds for itself while it thinks within these limits on so many threads
    /// ([`Player::memory`](game::Player::memory)).
    ///
    /// ```
    /// use catalog::Catalog;
    /// use game::{Limits, Options};
    ///
    /// let rules = Catalog::house().game("gobblet4")?.rules(&Options::none())?;
    /// let needs = |spec: &str| {
    ///     Ok::<u64, catalog::CatalogError>(rules.player(&rules.player_spec(spec)?)?.memory(&Limits::ms(1000), 1))
    /// };
    /// assert_eq!(needs("random")?, 0);
    /// assert!(needs("tree:table_bits=24")? > 16 << 24, "16 bytes for each entry of the table");
    /// # Ok::<(), catalog::CatalogError>(())
    /// ```
    fn memory(&self, limits: &Limits, threads: usize) -> u64;
    /// The game is over.
    fn end(&mut self, own: Seat, scores: &Scores);
}
