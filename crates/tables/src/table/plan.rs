//! What somebody asked for when they made a table, and what of it is kept.

use catalog::{AnyRules, Catalog, Start};
use game::Options;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::ponder::may_ponder;
use super::{Clock, Refusal, Sitter};
use crate::wire::OptionValues;

/// Who may find a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "lowercase")]
pub enum Visibility {
    /// Everybody.
    #[default]
    Listed,
    /// Whoever knows its address.
    Private,
}

/// Where a game begins: one of deal, position and seed, and moves made beforehand.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[schema(as = StartAsked)]
#[ts(rename = "StartAsked", optional_fields)]
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
    #[ts(as = "Option<Vec<String>>", optional)]
    pub moves: Vec<String>,
}

/// What of the first game somebody has fixed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "lowercase")]
pub enum StartWord {
    /// The deal.
    Deal,
    /// The position.
    Position,
    /// The seed of the deal.
    Seed,
    /// The first moves.
    Moves,
}

/// How the first game of a table begins.
pub type Begin = Option<Opening>;

impl Opening {
    /// Whether anything is given that a fresh game would not have.
    pub fn is_fixed(&self) -> bool {
        self.deal.is_some() || self.position.is_some() || self.seed.is_some() || !self.moves.is_empty()
    }

    /// What was given, in one word; `None` for a fresh game.
    pub fn word(&self) -> Option<StartWord> {
        let given = [
            (StartWord::Deal, self.deal.is_some()),
            (StartWord::Position, self.position.is_some()),
            (StartWord::Seed, self.seed.is_some()),
            (StartWord::Moves, !self.moves.is_empty()),
        ];
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

/// A table to be made.
#[derive(Clone, PartialEq, Debug, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[schema(as = TableAsked)]
#[ts(rename = "TableAsked")]
#[allow(clippy::struct_excessive_bools, reason = "these are switches that people throw one by one")]
pub struct Asked {
    /// The game.
    pub game: String,
    /// Its options.
    #[serde(default)]
    #[schema(value_type = Option<Object>)]
    #[ts(as = "Option<OptionValues>", optional)]
    pub options: Options,
    /// `me`, `open`, `link` or the SPEC of a player, for each seat.
    pub seats: Vec<String>,
    /// What whoever sits in each seat is called at this table; empty where they keep their own name. Nothing, or one for
    /// each seat.
    #[serde(default)]
    #[ts(as = "Option<Vec<String>>", optional)]
    pub names: Vec<String>,
    /// How time is counted.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub clock: Option<Clock>,
    /// Who may find it.
    #[serde(default)]
    #[ts(as = "Option<Visibility>", optional)]
    pub visibility: Visibility,
    /// Whether people may ask for hints; when nothing is said, where no second person can sit down.
    #[serde(default)]
    #[ts(optional)]
    pub hints: Option<bool>,
    /// Whether engines show what they thought; when nothing is said, where no second person can sit down.
    #[serde(default)]
    #[ts(optional)]
    pub thoughts: Option<bool>,
    /// Whether people may talk.
    #[serde(default = "yes")]
    #[ts(as = "Option<bool>", optional)]
    pub chat: bool,
    /// Whether the result counts.
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub rated: bool,
    /// Whether the only legal move is played by itself.
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub auto_play: bool,
    /// Whether everything lies open at a table that nobody plays at from elsewhere, for the people at its one screen.
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub open: bool,
    /// Whether engines think on people's time, too: at a table of at least one person and one engine that has use for it,
    /// where nothing counts.
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub ponder: bool,
    /// Whether deals go on until the match is decided.
    #[serde(default = "yes", rename = "match")]
    #[ts(as = "Option<bool>", optional)]
    pub is_match: bool,
    /// Where the first game begins.
    #[serde(default)]
    #[schema(value_type = Option<Opening>)]
    #[ts(optional = nullable)]
    pub start: Begin,
    /// Whether it was made for whoever wants to play with anybody; only the house itself says so.
    #[serde(skip)]
    #[schema(ignore)]
    #[ts(skip)]
    pub quick: bool,
    /// The day whose deal is played; only the house itself says so.
    #[serde(skip)]
    #[schema(ignore)]
    #[ts(skip)]
    pub day: Option<String>,
}

fn yes() -> bool {
    true
}

impl Asked {
    /// A listed table of a fresh game, without a clock, help or talk.
    pub fn plain(game: &str, options: Options, seats: Vec<String>) -> Asked {
        Asked {
            game: game.to_owned(),
            options,
            seats,
            names: Vec::new(),
            clock: None,
            visibility: Visibility::Listed,
            hints: Some(false),
            thoughts: Some(false),
            chat: false,
            rated: false,
            auto_play: false,
            open: false,
            ponder: false,
            is_match: false,
            start: None,
            quick: false,
            day: None,
        }
    }
}

/// A table as it was made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[allow(clippy::struct_excessive_bools, reason = "these are switches that people throw one by one")]
pub struct TableSetup {
    /// The table's name in addresses.
    pub id: String,
    /// The game.
    pub game: String,
    /// Its options.
    pub options: Options,
    /// Who has, or may take, each seat.
    pub seats: Vec<Sitter>,
    /// The names that engines were given, seat by seat and empty where there is none; empty where no seat has one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub names: Vec<String>,
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
    /// Whether everything lies open at a table that nobody plays at from elsewhere, for the people at its one screen.
    #[serde(default)]
    pub open: bool,
    /// Whether engines think on people's time, too.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub ponder: bool,
    /// Whether deals go on until the match is decided.
    #[serde(rename = "match")]
    pub is_match: bool,
    /// Where the first game begins.
    pub start: Begin,
    /// Whether it was made for whoever wants to play with anybody.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub quick: bool,
    /// The day whose deal is played here, once and without taking back, as in `2026-11-18`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub day: Option<String>,
    /// The tournament whose game is played here, once and without taking back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tournament: Option<String>,
}

impl TableSetup {
    /// Whether the game is one of many that are compared: it is played once, and nothing is taken back.
    pub fn is_compared(&self) -> bool {
        self.day.is_some() || self.tournament.is_some()
    }

    /// Checks what was asked for. `secret` gives the hash for the link of a seat.
    pub fn check(
        asked: Asked,
        id: String,
        host: &Sitter,
        catalog: &Catalog,
        operator: &Operator<'_>,
        secret: &mut dyn FnMut(usize) -> String,
    ) -> Result<TableSetup, Refusal> {
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
        let is_host = |sitter: &Sitter| sitter.is_same(host);
        let own = seats.iter().filter(|sitter| is_host(sitter)).count();
        if asked.rated && (own > 1 || asked.start.is_some()) {
            let message = "rated: expected a fresh game between different players";
            return Err(Refusal::bad(message));
        }
        let host_alone = seats.iter().all(|sitter| is_host(sitter) || matches!(sitter, Sitter::Engine(_)));
        let names = call(&asked.names, &mut seats, host_alone)?;
        if rules.facts().hidden && own > 1 && !host_alone {
            // Several people at one screen see each other's cards only if they want to; somebody elsewhere could not tell.
            let message = "seats: with hidden cards one person can have one seat only where others sit down";
            return Err(Refusal::bad(message));
        }
        let fixed = asked.start.as_ref().is_some_and(Opening::is_fixed);
        if rules.facts().hidden && fixed && !host_alone && !operator.fixed_deals {
            // Whoever names the deal knows every card.
            let message = "start: expected a fresh deal where another person can sit down";
            return Err(Refusal::bad(message));
        }
        if asked.open {
            may_lie_open(&asked, &seats, host, rules.facts().hidden)?;
        }
        if asked.ponder {
            may_ponder(asked.rated, &seats, rules.as_ref())?;
        }
        let plan = TableSetup {
            id,
            game: asked.game,
            options: rules.options(),
            seats,
            names,
            clock: asked.clock,
            visibility: asked.visibility,
            // Help is for playing against engines; between people it is there when somebody wishes it.
            hints: asked.hints.unwrap_or(host_alone) && !asked.rated,
            thoughts: asked.thoughts.unwrap_or(host_alone) && !asked.rated,
            chat: asked.chat,
            rated: asked.rated,
            auto_play: asked.auto_play,
            open: asked.open,
            ponder: asked.ponder,
            is_match: asked.is_match,
            start: asked.start,
            quick: asked.quick,
            day: asked.day,
            tournament: None,
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
    if seats.iter().any(|sitter| !sitter.is_same(host) && !matches!(sitter, Sitter::Engine(_))) {
        return expected("engines in all seats but one's own");
    }
    Ok(())
}

/// Gives everybody the name they are to have at this table. People have it as their own in that seat; what engines are called
/// is returned, seat by seat, or nothing where none has a name. Names are for those who share a screen: whoever sits down
/// elsewhere must be able to tell an engine from a person, and one person from another.
fn call(wanted: &[String], seats: &mut [Sitter], host_alone: bool) -> Result<Vec<String>, Refusal> {
    if wanted.iter().all(String::is_empty) {
        return Ok(Vec::new());
    }
    if wanted.len() != seats.len() {
        let (seats, got) = (seats.len(), wanted.len());
        return Err(Refusal::bad(format!(
            "names: expected none, or one for each of {seats} seats, got {got}"
        )));
    }
    if !host_alone {
        return Err(Refusal::bad("names: expected none where another person can sit down"));
    }
    let mut engines = vec![String::new(); seats.len()];
    for ((sitter, wanted), engine) in seats.iter_mut().zip(wanted).zip(&mut engines) {
        match sitter {
            _ if wanted.is_empty() => {}
            Sitter::Person { name, .. } => name.clone_from(wanted),
            Sitter::Engine(_) | Sitter::Open | Sitter::Link(_) => engine.clone_from(wanted),
        }
    }
    Ok(if engines.iter().all(String::is_empty) { Vec::new() } else { engines })
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

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn plan(seats: [&str; 2], wish: &serde_json::Value) -> TableSetup {
        checked(seats, wish).unwrap()
    }

    fn checked(seats: [&str; 2], wish: &serde_json::Value) -> Result<TableSetup, Refusal> {
        let mut asked = json!({ "game": "gobblet3", "seats": seats });
        asked.as_object_mut().unwrap().extend(wish.as_object().unwrap().clone());
        let asked = serde_json::from_value(asked).unwrap();
        let host = Sitter::Person { id: "id-of-ana".to_owned(), name: "Ana".to_owned() };
        let operator = Operator { program: &|_| false, fixed_deals: false };
        let mut secret = |_| String::new();
        TableSetup::check(asked, "t".to_owned(), &host, &Catalog::house(), &operator, &mut secret)
    }

    #[test]
    fn help_is_on_against_engines_and_between_people_by_wish() {
        let (nothing, on) = (json!({}), json!({ "hints": true, "thoughts": true }));
        let off = json!({ "hints": false, "thoughts": false });
        for (seats, wish, help) in [
            (["me", "random"], &nothing, true),
            (["me", "me"], &nothing, true),
            (["me", "open"], &nothing, false),
            (["me", "link"], &nothing, false),
            (["me", "open"], &on, true),
            (["me", "random"], &off, false),
        ] {
            let plan = plan(seats, wish);
            assert_eq!((plan.hints, plan.thoughts), (help, help), "{seats:?} {wish}");
        }
    }

    #[test]
    fn people_and_engines_at_one_screen_have_the_names_they_are_given() {
        let ana = |name: &str| Sitter::Person { id: "id-of-ana".to_owned(), name: name.to_owned() };
        let engine = Sitter::Engine("random".to_owned());
        let named = plan(["me", "random"], &json!({ "names": ["", "Nada"] }));
        assert_eq!(
            (named.seats, named.names),
            (vec![ana("Ana"), engine.clone()], vec![String::new(), "Nada".to_owned()])
        );
        let named = plan(["me", "me"], &json!({ "names": ["Bor", "Cene"] }));
        assert_eq!((named.seats, named.names), (vec![ana("Bor"), ana("Cene")], Vec::new()));
        let plain = plan(["me", "random"], &json!({ "names": ["", ""] }));
        assert_eq!((plain.seats, plain.names), (vec![ana("Ana"), engine], Vec::new()));
    }

    #[test]
    fn names_are_refused_where_they_could_deceive_or_do_not_fit() {
        for (seats, names, part) in [
            (["me", "open"], json!(["Bor", ""]), "another person can sit down"),
            (["random", "link"], json!(["Bor", ""]), "another person can sit down"),
            (["me", "random"], json!(["Bor"]), "one for each of 2 seats, got 1"),
            (["me", "random"], json!(["Bor", "", ""]), "one for each of 2 seats, got 3"),
        ] {
            let said = checked(seats, &json!({ "names": names })).unwrap_err().message;
            assert!(said.starts_with("names: ") && said.contains(part), "{seats:?} {names}: {said}");
        }
    }
}
