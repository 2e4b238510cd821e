//! One game at a table.

use catalog::AnyTable;
use game::{Forfeit, Record, Scores, Seat};
use serde::Serialize;

use super::Why;
use crate::id::hash;

/// A game being played, or the last one that was.
pub struct Play {
    /// The game itself. It knows every card: only views of it may leave the house.
    pub line: Box<dyn AnyTable>,
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
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Sheet {
    /// Its number, from 1.
    pub number: usize,
    /// What each seat scored.
    pub scores: Scores,
    /// Why it ended.
    pub reason: String,
    /// The record.
    pub record: String,
    /// Who sat where.
    pub seats: Vec<String>,
    /// How far the seats had moved on since the first game: results belong to people, not to seats.
    #[serde(skip)]
    pub rotated: usize,
}
