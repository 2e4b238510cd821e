//! A table through one person's eyes.

use std::collections::HashSet;
use std::sync::Arc;

use catalog::AnyView;
use game::{Seat, Viewer};
use serde_json::{Value, json};

use crate::table::{Chair, Clocks, Matter, Opening, Sitter, Table};

/// Who is connected. It is not part of a table's log: it is gone with the process.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Presence {
    /// The people who have a socket open.
    pub here: HashSet<String>,
    /// How many sockets watch without a seat.
    pub watchers: usize,
}

/// What one person may know of a table.
pub struct Eyes<'a> {
    table: &'a Table,
    person: Option<&'a str>,
    view: Option<Arc<dyn AnyView>>,
    /// Everything there is to see, where the table lies open for this person.
    open: Option<Arc<dyn AnyView>>,
}

impl std::fmt::Debug for Eyes<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Eyes").field("person", &self.person).finish_non_exhaustive()
    }
}

impl<'a> Eyes<'a> {
    /// The eyes of a person; `None` for anybody who only watches.
    pub fn of(table: &'a Table, person: Option<&'a str>) -> Eyes<'a> {
        let viewer = table.viewer(person);
        let view = table.play.as_ref().map(|play| play.view(viewer));
        let open = table.play.as_ref().filter(|_| table.lies_open(person));
        let open = open.map(|play| play.view(Viewer::All));
        Eyes { table, person, view, open }
    }

    /// The table itself, for what everybody may know of it.
    pub(super) fn table(&self) -> &'a Table {
        self.table
    }

    /// The first seat of the person.
    pub(super) fn seat(&self) -> Option<Seat> {
        self.seats().first().copied()
    }

    pub(super) fn seats(&self) -> Vec<Seat> {
        self.person.map(|person| self.table.seats_of(person)).unwrap_or_default()
    }

    pub(super) fn person(&self) -> Option<&'a str> {
        self.person
    }

    pub(super) fn allowed(&self) -> Vec<&'static str> {
        self.table.allowed(self.person)
    }

    /// What the person has been told of the last move.
    pub(super) fn last_events(&self) -> Vec<catalog::AnyEvent> {
        let Some(play) = &self.table.play else { return Vec::new() };
        play.line().events_of(play.line().plies(), self.table.viewer(self.person))
    }

    /// The game as the person sees it.
    pub fn game(&self, with_history: bool) -> Value {
        let (Some(play), Some(view)) = (&self.table.play, &self.view) else { return Value::Null };
        let ending = play.line().ending();
        let on_turn = self.table.turn().filter(|turn| self.seats().contains(turn));
        let legal = on_turn.map(|_| play.line().legal());
        let mut game = json!({
            "number": play.number,
            "options": play.line().rules().options().to_json(),
            "view": view.json(),
            "open": self.open.as_ref().map(|open| open.json()),
            "legal": legal.unwrap_or_default(),
            "decision": play.line().decision(),
            "turn": self.table.turn(),
            "moves": play.line().plies(),
            "over": ending.is_some(),
            "scores": ending.map(|ending| ending.scores),
            "reason": ending.map(|ending| ending.reason),
            "insight": view.insight(),
        });
        if with_history {
            game["history"] = json!(view.history());
            game["history_from"] = json!(0);
        }
        game
    }

    /// What the person has been told of the game, from the first event on.
    pub(super) fn history(&self) -> Vec<catalog::AnyEvent> {
        self.view.as_ref().map(|view| view.history()).unwrap_or_default()
    }

    /// The view, for a player who is asked what the person should do: what the seat sees, also where more lies open.
    pub fn into_view(self) -> Option<Arc<dyn AnyView>> {
        self.view
    }

    /// What a seat sees, for the engine in it.
    pub fn of_seat(table: &Table, seat: Seat) -> Option<Arc<dyn AnyView>> {
        table.play.as_ref().map(|play| play.view(Viewer::Seat(seat)))
    }
}

/// The card of a table: what everybody may know of it.
pub fn card(table: &Table, presence: &Presence) -> Value {
    let seat = |(seat, chair): (usize, &Chair)| {
        let here = match &chair.sitter {
            Sitter::Person { id, .. } => presence.here.contains(id),
            Sitter::Engine(_) => true,
            Sitter::Open | Sitter::Link(_) => false,
        };
        json!({
            "seat": seat,
            "kind": chair.kind(),
            "name": chair.name(),
            "person": chair.person(),
            "spec": chair.engine(),
            "here": here,
            "ready": chair.ready && chair.name().is_some(),
        })
    };
    let plan = &table.plan;
    json!({
        "id": plan.id,
        "game": plan.game,
        "options": plan.options.to_json(),
        "seats": table.chairs.iter().enumerate().map(seat).collect::<Vec<Value>>(),
        "state": table.phase.word(),
        "clock": plan.clock,
        "visibility": plan.visibility,
        "hints": plan.hints,
        "thoughts": plan.thoughts,
        "chat": plan.chat,
        "rated": plan.rated,
        "auto_play": plan.auto_play,
        "open": plan.open,
        "match": plan.is_match,
        "start": plan.start.as_ref().and_then(Opening::word),
        "host": table.host,
        "watchers": presence.watchers,
        "moves": table.play.as_ref().map_or(0, |play| play.line().plies()),
        "games": table.sheet.len(),
        "next": table.has_next(),
        "created": table.created,
        "result": table.sheet.last().filter(|_| table.phase == crate::table::Phase::Over),
    })
}

pub(super) fn clocks(clocks: Option<&Clocks>) -> Value {
    clocks.map_or(Value::Null, |clocks| {
        json!({
            "left": clocks.left,
            "running": clocks.running.map(|(seat, _)| seat),
            "since": clocks.running.map(|(_, since)| since),
        })
    })
}

pub(super) fn offers(table: &Table) -> Value {
    json!({
        "draw": table.offered(Matter::Draw),
        "undo": table.offered(Matter::Undo),
        "claim": claim(table),
        "next": table.wanted(),
    })
}

/// A claim with open cards: whoever makes it lets everybody see what they see.
fn claim(table: &Table) -> Value {
    match (table.offered(Matter::Claim), &table.play) {
        (Some(seat), Some(play)) => {
            json!({ "seat": seat, "view": play.view(Viewer::Seat(seat)).json() })
        }
        _ => Value::Null,
    }
}

/// How many results of earlier games are told.
const SHEET: usize = 50;

/// The running results: of the people in the seats as they sit now, whatever colours they had.
pub(super) fn session(table: &Table) -> Value {
    let counted = table.counted();
    json!({
        "deals": counted.len(),
        "score": table.score(),
        "next": table.has_next(),
        "match": table.match_score(),
        "sheet": &counted[counted.len().saturating_sub(SHEET)..],
    })
}
