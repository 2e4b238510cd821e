//! Positions that need not be on any table: shown, step by step, as one viewer would see them.

use catalog::{AnyTable, Catalog, CatalogError, Start};
use game::{Options, Seat, Viewer};
use serde::Deserialize;
use serde_json::{Value, json};
use utoipa::ToSchema;

use crate::table::{Opening, Refusal};

/// A position somebody asks about.
#[derive(Clone, PartialEq, Debug, Deserialize, ToSchema)]
#[schema(as = PositionAsked)]
pub struct Asked {
    /// The game.
    pub game: String,
    /// Its options.
    #[serde(default)]
    #[schema(value_type = Object)]
    pub options: Options,
    /// Where it begins.
    #[serde(default)]
    #[schema(value_type = Option<crate::http::words::StartAsked>)]
    pub start: Option<Opening>,
    /// The moves after that.
    #[serde(default)]
    pub moves: Vec<String>,
    /// Whose eyes: `all`, `public`, or the number of a seat.
    #[serde(default)]
    pub viewer: Option<Value>,
}

/// More moves than any game of the house has: a position or a record with more is refused.
pub const MOST_MOVES: usize = 2000;

/// Reads `all`, `public` or a seat; nothing is `all`.
pub fn viewer(asked: Option<&Value>, seats: usize) -> Result<Viewer, Refusal> {
    let bad = || Refusal::bad(format!("viewer: expected all, public, or a seat from 0 to {}", seats - 1));
    let number = match asked {
        None | Some(Value::Null) => return Ok(Viewer::All),
        Some(Value::Number(number)) => number.as_u64().ok_or_else(bad)?,
        Some(Value::String(word)) => match word.as_str() {
            "all" => return Ok(Viewer::All),
            "public" => return Ok(Viewer::Spectator),
            number => number.parse().map_err(|_| bad())?,
        },
        Some(_) => return Err(bad()),
    };
    let seat = usize::try_from(number).ok().filter(|seat| *seat < seats).ok_or_else(bad)?;
    Ok(Viewer::Seat(Seat::new(seat)))
}

impl Asked {
    /// Sets the position up.
    pub fn table(&self, catalog: &Catalog) -> Result<Box<dyn AnyTable>, Refusal> {
        let bad = |error: CatalogError| Refusal::bad(error.to_string());
        let rules = catalog.game(&self.game).and_then(|game| game.rules(&self.options)).map_err(bad)?;
        let opening = self.start.clone().unwrap_or_default();
        if opening.moves.len() + self.moves.len() > MOST_MOVES {
            return Err(Refusal::bad(format!("moves: expected at most {MOST_MOVES}")));
        }
        let start = opening.start()?.unwrap_or(Start::Usual);
        let mut table = rules.table(&start).map_err(bad)?;
        for (number, mv) in opening.moves.iter().chain(&self.moves).enumerate() {
            table.play(mv).map_err(|error| Refusal::bad(format!("move {}: {error}", number + 1)))?;
        }
        Ok(table)
    }
}

/// A position, as one viewer sees it.
pub fn shown(table: &dyn AnyTable, viewer: Viewer) -> Value {
    let view = table.view(viewer);
    let ending = table.ending();
    let all = viewer == Viewer::All;
    json!({
        "view": view.json(),
        "legal": if table.turn().is_some_and(|seat| viewer.sees(seat)) { table.legal() } else { Vec::new() },
        "turn": table.turn(),
        "decision": table.decision(),
        "moves": if all { json!(table.moves()) } else { Value::Null },
        "history": view.history(),
        "position": if all { json!(table.position_text()) } else { Value::Null },
        "deal": if all { json!(table.deal_text()) } else { Value::Null },
        "insight": view.insight(),
        "over": ending.is_some(),
        "scores": ending.map(|ending| ending.scores),
        "reason": ending.map(|ending| ending.reason),
    })
}

/// How many steps of a record are told at a time.
pub const PAGE: usize = 100;

/// Steps of a played table as one viewer saw them: a page that begins with step `from`, where 0 is the beginning. The game
/// is played through once, and the view grows with it.
pub fn frames(
    table: &dyn AnyTable,
    viewer: Viewer,
    from: usize,
) -> Result<(Vec<Value>, Option<usize>), CatalogError> {
    let moves = table.moves();
    let ending = table.ending();
    let until = moves.len().min(from.saturating_add(PAGE - 1));
    let mut line = table.fork();
    while line.undo().is_some() {}
    let mut view = line.rules().blank_view(viewer);
    let mut frames = Vec::with_capacity(PAGE);
    for step in 0..=until {
        let seat = match step.checked_sub(1) {
            Some(before) => {
                let seat = line.turn();
                line.play(&moves[before])?;
                seat
            }
            None => None,
        };
        let events = line.events_of(step, viewer);
        for event in &events {
            view.observe(event)?;
        }
        if step < from {
            continue;
        }
        let seen = seat.and_then(|_| {
            events.iter().find_map(|event| match event {
                catalog::AnyEvent::Decision { mv, .. } => Some(mv.clone()),
                catalog::AnyEvent::Reveal(_) => None,
            })
        });
        let over = line.ending().or(if step == moves.len() { ending } else { None });
        let sees = over.is_none() && line.turn().is_some_and(|seat| viewer.sees(seat));
        frames.push(json!({
            "move": seen,
            "seat": seat,
            "events": events,
            "view": view.json(),
            "legal": if sees { line.legal() } else { Vec::new() },
            "turn": if over.is_none() { line.turn() } else { None },
            "decision": line.decision(),
            "over": over.is_some(),
            "scores": over.map(|ending| ending.scores),
            "reason": over.map(|ending| ending.reason),
        }));
    }
    Ok((frames, (until < moves.len()).then_some(until + 1)))
}
