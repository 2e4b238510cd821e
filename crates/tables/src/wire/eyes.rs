//! A table through one person's eyes.

use std::sync::Arc;

use catalog::AnyView;
use game::{Options, Scores, Seat, Viewer};
use serde::Serialize;
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

use super::{Account, Event, OptionValues};
use crate::table::{Allowed, Matter, Table};

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

/// The game as one viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema, TS)]
pub struct Moment {
    /// Its number at this table, from 1.
    pub number: usize,
    /// The options of this deal.
    #[schema(value_type = Object)]
    #[ts(as = "OptionValues")]
    pub options: Options,
    /// What the viewer sees, in the words of the game.
    #[ts(type = "unknown")]
    pub view: Value,
    /// What somebody sees who sees everything, at the one screen of a table that lies open; null for everybody else.
    #[ts(type = "unknown")]
    pub open: Option<Value>,
    /// The legal moves, when the viewer is to move.
    pub legal: Vec<String>,
    /// What kind of decision is asked.
    pub decision: Option<String>,
    /// Whose decision it is.
    #[schema(value_type = Option<usize>)]
    #[ts(type = "number | null")]
    pub turn: Option<Seat>,
    /// How many decisions were made.
    pub moves: usize,
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
    /// What an interface may point out.
    #[ts(type = "unknown")]
    pub insight: Value,
    /// Everything the viewer was told; not in the frame of a single move.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub history: Option<Vec<Event>>,
    /// How many of the first events are left out of `history`, because the frame would be too long.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub history_from: Option<usize>,
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

    pub(super) fn allowed(&self) -> Vec<Allowed> {
        self.table.allowed(self.person)
    }

    /// What the person has been told of the last move.
    pub(super) fn last_events(&self) -> Vec<Event> {
        let Some(play) = &self.table.play else { return Vec::new() };
        let events = play.line().events_of(play.line().plies(), self.table.viewer(self.person));
        events.into_iter().map(Event::from).collect()
    }

    /// The game as the person sees it; `None` before the first deal.
    pub fn game(&self, with_history: bool) -> Option<Moment> {
        let (play, view) = (self.table.play.as_ref()?, self.view.as_ref()?);
        let (line, ending) = (play.line(), play.line().ending());
        let on_turn = self.table.turn().filter(|turn| self.seats().contains(turn));
        Some(Moment {
            number: play.number,
            options: line.rules().options(),
            view: view.json(),
            open: self.open.as_ref().map(|open| open.json()),
            legal: on_turn.map(|_| line.legal()).unwrap_or_default(),
            decision: line.decision().map(str::to_owned),
            turn: self.table.turn(),
            moves: line.plies(),
            over: ending.is_some(),
            scores: ending.map(|ending| ending.scores),
            reason: ending.map(|ending| ending.reason.to_owned()),
            account: Account::told(line.account()),
            insight: view.insight(),
            history: with_history.then(|| self.history()),
            history_from: with_history.then_some(0),
        })
    }

    /// What the person has been told of the game, from the first event on.
    pub(super) fn history(&self) -> Vec<Event> {
        let events = self.view.as_ref().map(|view| view.history()).unwrap_or_default();
        events.into_iter().map(Event::from).collect()
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

/// What is offered.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema, TS)]
pub struct Offers {
    /// The seat that offers a draw.
    #[schema(value_type = Option<usize>)]
    #[ts(type = "number | null")]
    pub draw: Option<Seat>,
    /// The seat that asks to take moves back.
    #[schema(value_type = Option<usize>)]
    #[ts(type = "number | null")]
    pub undo: Option<Seat>,
    /// The seat that claims the rest with open cards, and what it knows.
    pub claim: Option<ClaimShown>,
    /// The seats that want to go on.
    #[schema(value_type = Vec<usize>)]
    #[ts(type = "number[]")]
    pub next: Vec<Seat>,
}

/// A claim with open cards: whoever makes it lets everybody see what they see.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema, TS)]
pub struct ClaimShown {
    /// Who claims.
    #[schema(value_type = usize)]
    #[ts(type = "number")]
    pub seat: Seat,
    /// What that seat sees.
    #[ts(type = "unknown")]
    pub view: Value,
}

pub(super) fn offers(table: &Table) -> Offers {
    let claim = |(seat, play): (Seat, &crate::table::Play)| ClaimShown {
        seat,
        view: play.view(Viewer::Seat(seat)).json(),
    };
    Offers {
        draw: table.offered(Matter::Draw),
        undo: table.offered(Matter::Undo),
        claim: table.offered(Matter::Claim).zip(table.play.as_ref()).map(claim),
        next: table.wanted(),
    }
}
