//! A tournament as somebody asks for it, and what of it is kept.

use catalog::Catalog;
use game::Options;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::table::{Clock, Refusal};
use crate::wire::OptionValues;

/// Who meets whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "kebab-case")]
#[schema(as = TournamentKind)]
#[ts(rename = "TournamentKind")]
pub enum Kind {
    /// In every round those with similar results so far, if possible such who have not met.
    Swiss,
    /// Everybody meets everybody once; only where two play.
    RoundRobin,
}

/// A tournament that somebody asks for.
#[derive(Clone, PartialEq, Debug, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct TournamentAsked {
    /// What it is called: 1 to 60 letters.
    pub title: String,
    /// The game.
    pub game: String,
    /// Its options.
    #[serde(default)]
    #[schema(value_type = Option<Object>)]
    #[ts(as = "Option<OptionValues>", optional)]
    pub options: Options,
    /// Who meets whom.
    pub kind: Kind,
    /// How many rounds, 1 to 15; for a Swiss tournament only.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub rounds: Option<u32>,
    /// How many games those who meet play in a round, 1 to 8; when nothing is said, one in every seat.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub games: Option<u32>,
    /// How time is counted.
    pub clock: Clock,
    /// The SPEC of the player of the house that sits down where somebody is missing; nothing where people sit out instead.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub fill: Option<String>,
    /// Whether the results count for ratings.
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub rated: bool,
}

/// A tournament as it was made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// The game.
    pub game: String,
    /// Its options.
    pub options: Options,
    /// How many sit at a table.
    pub seats: usize,
    /// Whether anything is hidden in the game: then the same is dealt at every table, and nobody looks on before all of them
    /// have played it.
    pub hidden: bool,
    /// Who meets whom.
    pub kind: Kind,
    /// How many rounds a Swiss tournament has; a round robin has as many as it needs.
    pub rounds: u32,
    /// How many games those who meet play in a round.
    pub games: u32,
    /// How time is counted.
    pub clock: Clock,
    /// Who sits down where somebody is missing; `None` where people sit out.
    pub fill: Option<String>,
    /// Whether the results count for ratings.
    pub rated: bool,
}

const MOST_ROUNDS: u32 = 15;
const MOST_GAMES: u32 = 8;
const LONGEST_TITLE: usize = 60;

impl Setup {
    /// Checks what was asked for: the setup, and the title as it is kept.
    pub fn check(asked: TournamentAsked, catalog: &Catalog) -> Result<(Setup, String), Refusal> {
        let bad = |error: catalog::CatalogError| Refusal::bad(error.to_string());
        let title = asked.title.trim().to_owned();
        if title.is_empty() || title.chars().count() > LONGEST_TITLE || title.chars().any(char::is_control) {
            return Err(Refusal::bad(format!("title: expected 1 to {LONGEST_TITLE} letters")));
        }
        let rules = catalog.game(&asked.game).and_then(|game| game.rules(&asked.options)).map_err(bad)?;
        let seats = rules.seats();
        let rounds = match (asked.kind, asked.rounds) {
            (Kind::RoundRobin, None) => 0,
            (Kind::RoundRobin, Some(_)) => {
                return Err(Refusal::bad("rounds: a round robin has as many as it needs"));
            }
            (Kind::Swiss, rounds) => within("rounds", rounds.unwrap_or(3), MOST_ROUNDS)?,
        };
        let games = within("games", asked.games.unwrap_or(seats as u32), MOST_GAMES)?;
        if matches!(asked.clock, Clock::Correspondence { .. }) {
            return Err(Refusal::bad("clock: expected {per_move_ms} or {total_ms, increment_ms}"));
        }
        asked.clock.check().map_err(Refusal::bad)?;
        let fill = match asked.fill {
            Some(spec) => {
                let spec = rules.remote_player_spec(&spec);
                Some(spec.map_err(|error| Refusal::bad(format!("fill: {error}")))?.to_string())
            }
            None => None,
        };
        let setup = Setup {
            game: asked.game,
            options: rules.options(),
            seats,
            hidden: rules.facts().hidden,
            kind: asked.kind,
            rounds,
            games,
            clock: asked.clock,
            fill,
            rated: asked.rated,
        };
        Ok((setup, title))
    }
}

fn within(name: &str, number: u32, most: u32) -> Result<u32, Refusal> {
    if (1..=most).contains(&number) {
        Ok(number)
    } else {
        Err(Refusal::bad(format!("{name}: expected a number from 1 to {most}, got {number}")))
    }
}
