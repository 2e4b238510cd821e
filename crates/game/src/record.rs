//! Records: finished or interrupted games, one JSON line each.
//!
//! A record replays to the same positions for ever. It begins with `"kavarna":1`; readers ignore fields
//! they do not know. The published schema is `docs/record.schema.json`.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{Account, Game, IllegalMove, Line, NotationError, OptionError, Options, Scores, Seat};

/// A game as it is kept.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Record {
    /// The version of the format: 1.
    pub kavarna: u32,
    /// The game.
    pub game: String,
    /// Its options, as far as they differ from the defaults.
    #[serde(default)]
    pub options: Options,
    /// The deal, where there is one.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub deal: String,
    /// The position it began with, when that is not the usual one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// Who sat where: the SPEC of a player, or a name.
    pub seats: Vec<String>,
    /// What players were called at the table, seat by seat, where somebody gave them names: empty for a seat that has none
    /// but what stands in `seats`, and left out where no seat has one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub names: Vec<String>,
    /// The seed of the match this game belongs to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
    /// The number of this game in its match, from 0.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub index: Option<u64>,
    /// Which deal of its session this is, from 0; then `index` is the number of the session.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deal_of_session: Option<u64>,
    /// How many of the first moves were given, not decided.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub opening: usize,
    /// The decisions.
    pub moves: Vec<String>,
    /// Milliseconds for each decision after the opening; only under a time limit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ms: Option<Vec<u64>>,
    /// The result; `None` for an interrupted game.
    pub scores: Option<Scores>,
    /// How the scores came about; left out where the game has no account.
    #[serde(default, skip_serializing_if = "Account::is_empty")]
    pub account: Account,
    /// Why it ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// Who forfeited, and what happened.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub forfeit: Option<Forfeit>,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
fn is_zero(number: &usize) -> bool {
    *number == 0
}

/// A seat that lost the right to go on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Forfeit {
    /// The seat that could not, or would not, go on.
    pub seat: Seat,
    /// What happened, in one line.
    pub why: String,
}

/// Why a record cannot be read or replayed.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum RecordError {
    /// Not the JSON of a record.
    #[error("not a record: {0}")]
    Form(String),
    /// A record of another game.
    #[error("a record of {found}, expected {expected}")]
    Game {
        /// The game of the record.
        found: String,
        /// The game asked for.
        expected: &'static str,
    },
    /// Options that the game does not have.
    #[error(transparent)]
    Options(#[from] OptionError),
    /// A text that cannot be read.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// A move that is not legal where it stands.
    #[error("move {}: {error}", .at + 1)]
    Illegal {
        /// Its place, from 0.
        at: usize,
        /// What is wrong with it.
        error: IllegalMove,
    },
    /// A seat too many or too few.
    #[error("seats: expected {expected} of them, got {found}")]
    Seats {
        /// How many the record names.
        found: usize,
        /// How many the game has.
        expected: usize,
    },
    /// Scores that do not follow from the moves.
    #[error("scores: expected {:?}, to which the moves lead, got {:?}", .expected.as_slice(), .found.as_slice())]
    Scores {
        /// Those of the record.
        found: Scores,
        /// Those that the rules give.
        expected: Scores,
    },
}

impl Record {
    /// The version that this program writes.
    pub const VERSION: u32 = 1;

    /// The record of a line as it stands.
    pub fn of<G: Game>(line: &Line<G>, seats: Vec<String>) -> Record {
        let usual = line.game().start(line.deal());
        let position = (line.start() != &usual).then(|| {
            let mut start = line.clone();
            while start.undo().is_some() {}
            line.game().position_text(&start)
        });
        Record {
            kavarna: Record::VERSION,
            game: G::FACTS.name.to_owned(),
            options: line.game().options(),
            deal: line.game().deal_text(line.deal()),
            position,
            seats,
            names: Vec::new(),
            seed: None,
            index: None,
            deal_of_session: None,
            opening: 0,
            moves: line.moves().iter().map(ToString::to_string).collect(),
            ms: None,
            scores: line.ending().map(|ending| ending.scores),
            account: line.account(),
            reason: line.ending().map(|ending| ending.reason.to_owned()),
            forfeit: None,
        }
    }

    /// Reads one line of a record file.
    pub fn parse(text: &str) -> Result<Record, RecordError> {
        let record: Record =
            serde_json::from_str(text).map_err(|error| RecordError::Form(error.to_string()))?;
        if record.kavarna != Record::VERSION {
            return Err(RecordError::Form(format!("expected \"kavarna\":1, got {}", record.kavarna)));
        }
        Ok(record)
    }

    /// One line of a record file, without the line's end.
    pub fn to_line(&self) -> String {
        serde_json::to_string(self).expect("a record is plain data")
    }

    /// Plays the record through. Where the rules end the game, and nobody ended it before them, its scores must be theirs.
    pub fn replay<G: Game>(&self) -> Result<Line<G>, RecordError> {
        if self.game != G::FACTS.name {
            return Err(RecordError::Game { found: self.game.clone(), expected: G::FACTS.name });
        }
        let game = G::from_options(&self.options)?;
        let mut line = if let Some(position) = &self.position {
            game.parse_position(position)?
        } else {
            let deal = game.parse_deal(&self.deal)?;
            Line::new(game, deal)
        };
        for (at, text) in self.moves.iter().enumerate() {
            let mv = line.game().parse_move(text)?;
            line.play(mv).map_err(|error| RecordError::Illegal { at, error })?;
        }
        if self.seats.len() != line.game().seats() {
            return Err(RecordError::Seats { found: self.seats.len(), expected: line.game().seats() });
        }
        if let (Some(found), Some(ending)) = (self.scores, line.ending())
            && found != ending.scores
            && self.forfeit.is_none()
            && self.reason.as_ref().is_none_or(|reason| reason == ending.reason)
        {
            return Err(RecordError::Scores { found, expected: ending.scores });
        }
        Ok(line)
    }
}
