//! A record as something to wind forward and back.

use catalog::{AnyEvent, AnyTable, Catalog, CatalogError};
use game::{Picture, Record, Seat, Viewer};

use crate::account;
use crate::words::counted;

/// A recorded game, standing at one of its positions.
pub(crate) struct Film {
    table: Box<dyn AnyTable>,
    record: Record,
    /// All decisions with who made them.
    decisions: Vec<(Seat, String)>,
    at: usize,
}

impl Film {
    /// The film of a record, at its beginning.
    pub(crate) fn of(catalog: &Catalog, record: &Record) -> Result<Film, CatalogError> {
        let mut table = catalog.replay(record)?;
        let decided = |event| match event {
            AnyEvent::Decision { seat, mv } => Some((seat, mv)),
            AnyEvent::Reveal(_) => None,
        };
        let decisions = table.view(Viewer::All).history().into_iter().filter_map(decided).collect();
        while table.undo().is_some() {}
        Ok(Film { table, record: record.clone(), decisions, at: 0 })
    }

    /// The record.
    pub(crate) fn record(&self) -> &Record {
        &self.record
    }

    /// The title of the game.
    pub(crate) fn title(&self) -> &'static str {
        self.table.rules().facts().title
    }

    /// All decisions with who made them.
    pub(crate) fn decisions(&self) -> &[(Seat, String)] {
        &self.decisions
    }

    /// How many decisions have been made where the film stands.
    pub(crate) fn at(&self) -> usize {
        self.at
    }

    /// One decision on; false at the end.
    pub(crate) fn forward(&mut self) -> bool {
        let Some((_, mv)) = self.decisions.get(self.at) else { return false };
        if self.table.play(mv).is_err() {
            return false;
        }
        self.at += 1;
        true
    }

    /// One decision back; false at the beginning.
    pub(crate) fn back(&mut self) -> bool {
        let went = self.table.undo().is_some();
        if went {
            self.at -= 1;
        }
        went
    }

    /// To the beginning.
    pub(crate) fn rewind(&mut self) {
        while self.back() {}
    }

    /// To the end.
    pub(crate) fn wind_on(&mut self) {
        while self.forward() {}
    }

    /// The position, with everything that was hidden.
    pub(crate) fn picture(&self) -> Picture {
        self.table.view(Viewer::All).picture()
    }

    /// What has just happened: `3. seat 0 (house): 3@b2`.
    pub(crate) fn caption(&self) -> String {
        let Some(last) = self.at.checked_sub(1) else { return "start".to_owned() };
        let (seat, mv) = &self.decisions[last];
        let name = self.record.seats.get(seat.index()).map_or(String::new(), |name| format!(" ({name})"));
        let given = if last < self.record.opening { ", opening" } else { "" };
        format!("{}. seat {seat}{name}: {mv}{given}", self.at)
    }

    /// How the scores came about, as the record says; nothing where the result says everything.
    pub(crate) fn account(&self) -> Vec<String> {
        account::told(&self.record.account, self.table.rules().account_words())
    }

    /// Whether it stands at the end.
    pub(crate) fn is_at_end(&self) -> bool {
        self.at == self.decisions.len()
    }

    /// How it ended, as the record says.
    pub(crate) fn result(&self) -> String {
        let unit = self.table.rules().facts().unit;
        let after = counted(self.decisions.len(), "decision");
        let Some(scores) = self.record.scores else { return format!("unfinished after {after}") };
        let scores: Vec<String> = scores.as_slice().iter().map(ToString::to_string).collect();
        let reason = self.record.reason.as_deref().map(|reason| format!(" ({reason})")).unwrap_or_default();
        let fault = self.record.forfeit.as_ref();
        let fault = fault.map(|forfeit| format!(", seat {} forfeited: {}", forfeit.seat, forfeit.why));
        format!("over{reason} after {after}: {} {unit}{}", scores.join(" "), fault.unwrap_or_default())
    }
}
