//! One game at a table.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::sync::Arc;

use catalog::{AnyTable, AnyView, CatalogError};
use game::{Ending, Forfeit, Record, Scores, Seat, Viewer};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::Why;
use crate::id::hash;
use crate::wire::Account;

/// A game being played, or the last one that was.
pub struct Play {
    /// The game itself. It knows every card: only views of it may leave the house. Moves are made and taken back through
    /// the methods below, so that the views follow.
    line: Box<dyn AnyTable>,
    /// What each viewer knows, for those who have been asked about: one view a viewer, which grows with the game.
    views: RefCell<BTreeMap<Viewer, Arc<dyn AnyView>>>,
    /// Who made each move after those that were given.
    pub movers: Vec<Seat>,
    /// How many of the first moves were given.
    pub opening: usize,
    /// What is hashed with the deal.
    pub salt: String,
    /// Its number at this table, from 1.
    pub number: usize,
    /// Why it was ended, if not by the rules.
    pub why: Option<Why>,
}

impl std::fmt::Debug for Play {
    /// Without the cards: this may end up in a log.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Play")
            .field("number", &self.number)
            .field("moves", &self.movers.len())
            .finish_non_exhaustive()
    }
}

impl Play {
    pub(super) fn new(line: Box<dyn AnyTable>, salt: &str, number: usize) -> Play {
        let opening = line.plies();
        let (views, salt) = (RefCell::default(), salt.to_owned());
        Play { line, views, movers: Vec::new(), opening, salt, number, why: None }
    }

    /// The game itself, to look at.
    pub fn line(&self) -> &dyn AnyTable {
        self.line.as_ref()
    }

    /// What a viewer knows. It is added up once; after that every move adds what it tells.
    pub(crate) fn view(&self, viewer: Viewer) -> Arc<dyn AnyView> {
        let mut views = self.views.borrow_mut();
        Arc::clone(views.entry(viewer).or_insert_with(|| self.line.view(viewer).into()))
    }

    /// Makes a move and gives its canonical text; a refused move changes nothing.
    pub(super) fn make_move(&mut self, seat: Seat, mv: &str) -> Result<String, CatalogError> {
        let mv = self.line.play(mv)?;
        self.movers.push(seat);
        let (line, step) = (self.line.as_ref(), self.line.plies());
        self.views.get_mut().retain(|_, view| {
            // An engine may still be looking at how things stood when it was asked.
            if Arc::get_mut(view).is_none() {
                *view = view.fork().into();
            }
            let fed = Arc::get_mut(view).map(|view| line.feed(step, view));
            debug_assert!(matches!(fed, Some(Ok(()))), "a view takes in what its own game tells it");
            matches!(fed, Some(Ok(())))
        });
        Ok(mv)
    }

    /// Takes the last move back; `false` when there is none.
    pub(super) fn take_back(&mut self) -> bool {
        self.movers.pop();
        self.views.get_mut().clear();
        self.line.undo().is_some()
    }

    /// Ends the game from outside.
    pub(super) fn end(&mut self, why: Why, scores: Scores) {
        let ending = Ending { scores, reason: why.word() };
        match why {
            Why::Claimed(seat) => self.line.end_by_claim(seat, ending),
            _ => self.line.end(ending),
        }
        self.why = Some(why);
    }

    /// Nobody looks with the eyes of a seat any more.
    pub(super) fn close_eyes(&mut self) {
        self.views.get_mut().clear();
    }

    /// The hash of salt and deal that was published when the cards were dealt; `None` where nothing is dealt.
    pub fn commitment(&self) -> Option<String> {
        let deal = self.line.deal_text();
        (!deal.is_empty()).then(|| hash(&format!("{}:{deal}", self.salt)))
    }

    /// The record of the game as it stands.
    pub fn record(&self, seats: Vec<String>) -> Record {
        let mut record = self.line.record(seats);
        record.opening = self.opening;
        match &self.why {
            Some(Why::Forfeit(seat, why)) => record.forfeit = Some(Forfeit { seat: *seat, why: why.clone() }),
            Some(Why::Resigned(seat)) => {
                record.forfeit = Some(Forfeit { seat: *seat, why: "resigned".to_owned() });
            }
            Some(Why::Time(seat)) => {
                record.forfeit = Some(Forfeit { seat: *seat, why: "out of time".to_owned() });
            }
            Some(Why::Agreed | Why::Claimed(_)) | None => {}
        }
        record
    }
}

/// The result of one finished game of a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Sheet {
    /// Its number, from 1.
    pub number: usize,
    /// What each seat scored.
    #[schema(value_type = Vec<i32>)]
    #[ts(type = "number[]")]
    pub scores: Scores,
    /// Why it ended.
    pub reason: String,
    /// The record.
    pub record: String,
    /// Who sat where.
    pub seats: Vec<String>,
    /// How the scores came about; left out where the result says everything, and of deals long past.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub account: Option<Account>,
    /// How far the seats had moved on since the first game: results belong to people, not to seats.
    #[serde(skip)]
    pub rotated: usize,
}
