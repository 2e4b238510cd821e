//! Positions that need not be on any table: shown, step by step, as one viewer would see them.

use catalog::{AnyTable, Catalog, CatalogError, Start};
use game::{Options, Record, Scores, Seat, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::table::{Opening, Refusal};
use crate::wire::{Account, Event, OptionValues};

/// One step of a record.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema, TS)]
pub struct FilmFrame {
    /// The decision that led here.
    #[serde(rename = "move")]
    pub mv: Option<String>,
    /// The seat that decided; null at the start.
    #[schema(value_type = Option<usize>)]
    #[ts(type = "number | null")]
    pub seat: Option<Seat>,
    /// What the viewer was told.
    pub events: Vec<Event>,
    /// What the viewer sees.
    #[ts(type = "unknown")]
    pub view: Value,
    /// The legal moves, as far as the viewer may know them.
    pub legal: Vec<String>,
    /// Whose decision it is.
    #[schema(value_type = Option<usize>)]
    #[ts(type = "number | null")]
    pub turn: Option<Seat>,
    /// What kind of decision is asked.
    pub decision: Option<String>,
    /// Whether it is over.
    pub over: bool,
    /// What each seat scored.
    #[schema(value_type = Option<Vec<i32>>)]
    #[ts(type = "number[] | null")]
    pub scores: Option<Scores>,
    /// Why it ended.
    pub reason: Option<String>,
}

/// A position as one viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema, TS)]
pub struct Shown {
    /// What the viewer sees.
    #[ts(type = "unknown")]
    pub view: Value,
    /// The legal moves, as far as the viewer may know them.
    pub legal: Vec<String>,
    /// Whose decision it is.
    #[schema(value_type = Option<usize>)]
    #[ts(type = "number | null")]
    pub turn: Option<Seat>,
    /// What kind of decision is asked.
    pub decision: Option<String>,
    /// The decisions so far; for whoever sees everything.
    pub moves: Option<Vec<String>>,
    /// What the viewer was told.
    pub history: Vec<Event>,
    /// The position as text; for whoever sees everything.
    pub position: Option<String>,
    /// The deal as text; for whoever sees everything.
    pub deal: Option<String>,
    /// What an interface may point out.
    #[ts(type = "unknown")]
    pub insight: Value,
    /// Whether it is over.
    pub over: bool,
    /// What each seat scored.
    #[schema(value_type = Option<Vec<i32>>)]
    #[ts(type = "number[] | null")]
    pub scores: Option<Scores>,
    /// Why it ended.
    pub reason: Option<String>,
    /// How the scores came about; null where the result says everything.
    pub account: Option<Account>,
    /// What a table that was made beforehand says of the decision: `leaves +1.8, bells +1.1`; null where there is none.
    pub table: Option<String>,
}

/// A position somebody asks about.
#[derive(Clone, PartialEq, Debug, Deserialize, ToSchema, TS)]
#[schema(as = PositionAsked)]
#[ts(rename = "PositionAsked")]
pub struct Asked {
    /// The game.
    pub game: String,
    /// Its options.
    #[serde(default)]
    #[schema(value_type = Object)]
    #[ts(as = "Option<OptionValues>", optional)]
    pub options: Options,
    /// Where it begins.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub start: Option<Opening>,
    /// The moves after that.
    #[serde(default)]
    #[ts(as = "Option<Vec<String>>", optional)]
    pub moves: Vec<String>,
    /// Whose eyes: `all`, `public`, or the number of a seat.
    #[serde(default)]
    #[ts(type = "'all' | 'public' | number", optional)]
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
pub fn shown(table: &dyn AnyTable, viewer: Viewer) -> Shown {
    let view = table.view(viewer);
    let ending = table.ending();
    let all = viewer == Viewer::All;
    let sees = table.turn().is_some_and(|seat| viewer.sees(seat));
    Shown {
        view: view.json(),
        legal: if sees { table.legal() } else { Vec::new() },
        turn: table.turn(),
        decision: table.decision().map(str::to_owned),
        moves: all.then(|| table.moves()),
        history: view.history().into_iter().map(Event::from).collect(),
        position: all.then(|| table.position_text()),
        deal: all.then(|| table.deal_text()),
        insight: view.insight(),
        over: ending.is_some(),
        scores: ending.map(|ending| ending.scores),
        reason: ending.map(|ending| ending.reason.to_owned()),
        account: Account::told(table.account()),
        table: view.table_says(),
    }
}

/// How many steps of a record are told at a time.
pub const PAGE: usize = 100;

/// Steps of a played table as one viewer saw them: a page that begins with step `from`, where 0 is the beginning. No move
/// is played again: the positions are those of the table, and the view grows from step to step.
pub fn frames(
    table: &dyn AnyTable,
    viewer: Viewer,
    from: usize,
) -> Result<(Vec<FilmFrame>, Option<usize>), CatalogError> {
    let last = table.plies();
    let until = last.min(from.saturating_add(PAGE - 1));
    let mut view = table.view_at(from.min(last), viewer);
    let mut frames = Vec::with_capacity(PAGE);
    for step in from..=until {
        if step > from {
            table.feed(step, view.as_mut())?;
        }
        let events = table.events_of(step, viewer);
        let seat = step.checked_sub(1).and_then(|before| table.turn_at(before));
        let seen = seat.and_then(|_| {
            events.iter().find_map(|event| match event {
                catalog::AnyEvent::Decision { mv, .. } => Some(mv.clone()),
                catalog::AnyEvent::Reveal(_) => None,
            })
        });
        let over = table.ending().filter(|_| step == last);
        let turn = table.turn_at(step);
        frames.push(FilmFrame {
            mv: seen,
            seat,
            events: events.into_iter().map(Event::from).collect(),
            view: view.json(),
            legal: if turn.is_some_and(|seat| viewer.sees(seat)) { table.legal_at(step) } else { Vec::new() },
            turn,
            decision: table.decision_at(step).map(str::to_owned),
            over: over.is_some(),
            scores: over.map(|ending| ending.scores),
            reason: over.map(|ending| ending.reason.to_owned()),
        });
    }
    Ok((frames, (until < last).then_some(until + 1)))
}

/// A page of a record. How it ended is in the record even when the rules alone would go on.
pub fn film(
    catalog: &Catalog,
    record: &Record,
    eyes: Option<&Value>,
    from: usize,
) -> Result<(Vec<FilmFrame>, Option<usize>), Refusal> {
    let bad = |error: CatalogError| Refusal::bad(error.to_string());
    let table = catalog.replay(record).map_err(bad)?;
    if from > record.moves.len() {
        return Err(Refusal::bad(format!("from: expected 0 to {}", record.moves.len())));
    }
    let viewer = viewer(eyes, table.rules().seats())?;
    let (mut frames, next) = frames(table.as_ref(), viewer, from).map_err(bad)?;
    if let (Some(scores), Some(last), None) = (record.scores, frames.last_mut(), next) {
        (last.over, last.turn, last.decision, last.legal) = (true, None, None, Vec::new());
        (last.scores, last.reason) = (Some(scores), record.reason.clone());
    }
    Ok((frames, next))
}
