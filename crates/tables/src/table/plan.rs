//! What somebody asked for when they made a table, and what of it is kept.

use catalog::{AnyRules, Catalog, Start};
use game::Options;
use serde::{Deserialize, Serialize};

use super::{Clock, Refusal, Sitter};

/// Who may find a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Visibility {
    /// Everybody.
    #[default]
    Listed,
    /// Whoever knows its address.
    Private,
}

/// Where a game begins.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opening {
    /// A written deal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deal: Option<String>,
    /// A written position.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// The deal of a seed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
    /// Moves made beforehand.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub moves: Vec<String>,
}

/// How the first game of a table begins.
pub type Begin = Option<Opening>;

impl Opening {
    /// Whether anything is given that a fresh game would not have.
    pub fn is_fixed(&self) -> bool {
        self.deal.is_some() || self.position.is_some() || self.seed.is_some() || !self.moves.is_empty()
    }

    /// What was given, in one word: `deal`, `position`, `seed` or `moves`; `None` for a fresh game.
    pub fn word(&self) -> Option<&'static str> {
        let given = [("deal", self.deal.is_some()), ("position", self.position.is_some())];
        let given =
            given.into_iter().chain([("seed", self.seed.is_some()), ("moves", !self.moves.is_empty())]);
        given.into_iter().find_map(|(word, is_given)| is_given.then_some(word))
    }

    /// The catalog's start, if one is named.
    pub fn start(&self) -> Result<Option<Start>, Refusal> {
        Ok(match (&self.deal, &self.position, self.seed) {
            (None, None, None) => None,
            (Some(deal), None, None) => Some(Start::Deal(deal.clone())),
            (None, Some(position), None) => Some(Start::Position(position.clone())),
            (None, None, Some(seed)) => Some(Start::Seed { seed, index: 0 }),
            _ => return Err(Refusal::bad("start: expected one of deal, position and seed, not several")),
        })
    }
}

/// What the operator of a house allows.
pub struct Operator<'a> {
    /// Whether there is a program of this name.
    pub program: &'a dyn Fn(&str) -> bool,
    /// Whether somebody may fix the cards of a table at which others sit. It is said on the card of the table.
    pub fixed_deals: bool,
}

impl std::fmt::Debug for Operator<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Operator").field("fixed_deals", &self.fixed_deals).finish_non_exhaustive()
    }
}

/// A seat as it was asked for: `me`, `open`, `link`, or the SPEC of a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeatAsked {
    /// The person who makes the table.
    Me,
    /// Anybody.
    Open,
    /// Whoever gets the link.
    Link,
    /// A player of the house, or a program of the operator.
    Engine(String),
}

/// What is asked for.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(clippy::struct_excessive_bools, reason = "these are switches that people throw one by one")]
pub struct Asked {
    /// The game.
    pub game: String,
    /// Its options.
    #[serde(default)]
    pub options: Options,
    /// `me`, `open`, `link` or the SPEC of a player, for each seat.
    pub seats: Vec<String>,
    /// How time is counted.
    #[serde(default)]
    pub clock: Option<Clock>,
    /// Who may find it.
    #[serde(default)]
    pub visibility: Visibility,
    /// Whether people may ask for hints.
    #[serde(default = "yes")]
    pub hints: bool,
    /// Whether engines show what they thought.
    #[serde(default = "yes")]
    pub thoughts: bool,
    /// Whether people may talk.
    #[serde(default = "yes")]
    pub chat: bool,
    /// Whether the result counts.
    #[serde(default)]
    pub rated: bool,
    /// Whether the only legal move is played by itself.
    #[serde(default)]
    pub auto_play: bool,
    /// Whether everything lies open for the one person at a table of engines.
    #[serde(default)]
    pub open: bool,
    /// Whether deals go on until the match is decided.
    #[serde(default = "yes", rename = "match")]
    pub is_match: bool,
    /// Where the first game begins.
    #[serde(default)]
    pub start: Begin,
}

fn yes() -> bool {
    true
}

/// A table as it was made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[allow(clippy::struct_excessive_bools, reason = "these are switches that people throw one by one")]
pub struct Plan {
    /// The table's name in addresses.
    pub id: String,
    /// The game.
    pub game: String,
    /// Its options.
    pub options: Options,
    /// Who has, or may take, each seat.
    pub seats: Vec<Sitter>,
    /// How time is counted.
    pub clock: Option<Clock>,
    /// Who may find it.
    pub visibility: Visibility,
    /// Whether people may ask for hints.
    pub hints: bool,
    /// Whether engines show what they thought.
    pub thoughts: bool,
    /// Whether people may talk.
    pub chat: bool,
    /// Whether the result counts.
    pub rated: bool,
    /// Whether the only legal move is played by itself.
    pub auto_play: bool,
    /// Whether everything lies open for the one person at a table of engines.
    #[serde(default)]
    pub open: bool,
    /// Whether deals go on until the match is decided.
    #[serde(rename = "match")]
    pub is_match: bool,
    /// Where the first game begins.
    pub start: Begin,
}

impl Plan {
    /// Checks what was asked for. `secret` gives the hash for the link of a seat.
    pub fn check(
        asked: Asked,
        id: String,
        host: &Sitter,
        catalog: &Catalog,
        operator: &Operator<'_>,
        secret: &mut dyn FnMut(usize) -> String,
    ) -> Result<Plan, Refusal> {
        let bad = |error: catalog::CatalogError| Refusal::bad(error.to_string());
        let rules = catalog.game(&asked.game).and_then(|game| game.rules(&asked.options)).map_err(bad)?;
        if asked.seats.len() != rules.seats() {
            let (wanted, got) = (rules.seats(), asked.seats.len());
            return Err(Refusal::bad(format!("seats: expected {wanted} for this game, got {got}")));
        }
        if let Some(clock) = asked.clock {
            clock.check().map_err(Refusal::bad)?;
        }
        let mut seats = Vec::new();
        for (seat, text) in asked.seats.iter().enumerate() {
            seats.push(match seat_of(text) {
                SeatAsked::Me => host.clone(),
                SeatAsked::Open => Sitter::Open,
                SeatAsked::Link => Sitter::Link(secret(seat)),
                SeatAsked::Engine(spec) => Sitter::Engine(engine(&spec, rules.as_ref(), operator.program)?),
            });
        }
        let own = seats.iter().filter(|sitter| *sitter == host).count();
        if rules.facts().hidden && own > 1 {
            return Err(Refusal::bad("seats: with hidden cards one person can have one seat only"));
        }
        if asked.rated && (own > 1 || asked.start.is_some()) {
            let message = "rated: expected a fresh game between different players";
            return Err(Refusal::bad(message));
        }
        let host_alone = seats.iter().all(|sitter| sitter == host || matches!(sitter, Sitter::Engine(_)));
        let fixed = asked.start.as_ref().is_some_and(Opening::is_fixed);
        if rules.facts().hidden && fixed && !host_alone && !operator.fixed_deals {
            // Whoever names the deal knows every card.
            let message = "start: expected a fresh deal where another person can sit down";
            return Err(Refusal::bad(message));
        }
        if asked.open {
            may_lie_open(&asked, &seats, host, rules.facts().hidden)?;
        }
        let plan = Plan {
            id,
            game: asked.game,
            options: rules.options(),
            seats,
            clock: asked.clock,
            visibility: asked.visibility,
            hints: asked.hints && !asked.rated,
            thoughts: asked.thoughts && !asked.rated,
            chat: asked.chat,
            rated: asked.rated,
            auto_play: asked.auto_play,
            open: asked.open,
            is_match: asked.is_match,
            start: asked.start,
        };
        plan.check_start(rules.as_ref())?;
        Ok(plan)
    }

    /// Plays the asked start through, so that a bad one is refused before there is a table.
    fn check_start(&self, rules: &dyn AnyRules) -> Result<(), Refusal> {
        let Some(opening) = &self.start else { return Ok(()) };
        if opening.moves.len() > MOST_MOVES {
            return Err(Refusal::bad(format!("start: expected at most {MOST_MOVES} moves")));
        }
        let start = opening.start()?.unwrap_or(Start::Usual);
        let bad = |error: catalog::CatalogError| Refusal::bad(format!("start: {error}"));
        let mut table = rules.table(&start).map_err(bad)?;
        for mv in &opening.moves {
            table.play(mv).map_err(bad)?;
        }
        if table.turn().is_none() {
            return Err(Refusal::bad("start: expected a position in which the game is not over"));
        }
        Ok(())
    }
}

/// Whether cards may lie open: only where nobody is harmed by it. The seats can never be taken by a second person, so that
/// this holds for as long as there is the table.
fn may_lie_open(asked: &Asked, seats: &[Sitter], host: &Sitter, hidden: bool) -> Result<(), Refusal> {
    let expected = |what: &str| Err(Refusal::bad(format!("open: expected {what}")));
    if !hidden {
        return expected("a game in which something is hidden");
    }
    if asked.rated {
        return expected("a table that is not rated");
    }
    if seats.iter().any(|sitter| sitter != host && !matches!(sitter, Sitter::Engine(_))) {
        return expected("engines in all seats but one's own");
    }
    Ok(())
}

/// More moves than any game of the house has.
const MOST_MOVES: usize = 1000;

fn seat_of(text: &str) -> SeatAsked {
    match text {
        "me" => SeatAsked::Me,
        "open" => SeatAsked::Open,
        "link" => SeatAsked::Link,
        spec => SeatAsked::Engine(spec.to_owned()),
    }
}

/// A SPEC that this house seats for anybody, in its canonical form.
fn engine(spec: &str, rules: &dyn AnyRules, program: &dyn Fn(&str) -> bool) -> Result<String, Refusal> {
    if let Some(name) = spec.strip_prefix("external:") {
        return if program(name) {
            Ok(spec.to_owned())
        } else {
            let name: String = name.chars().take(40).collect();
            Err(Refusal::bad(format!("seats: the operator of this house has no program \"{name}\"")))
        };
    }
    let parsed = rules.remote_player_spec(spec).map_err(|error| Refusal::bad(format!("seats: {error}")))?;
    Ok(parsed.to_string())
}
