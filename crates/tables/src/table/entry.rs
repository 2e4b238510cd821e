//! What has happened at a table, one line of its log each.

use game::{Options, Scores, Seat};
use serde::{Deserialize, Serialize};

use super::{Matter, Millis, Plan, Sitter};

/// One thing that happened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// When.
    pub at: Millis,
    /// Which command of which person it was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tag: Option<Tag>,
    /// What.
    #[serde(flatten)]
    pub what: What,
}

/// A command as its sender named it, kept so that it is never carried out twice.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Tag {
    /// Who.
    pub person: String,
    /// What they call it.
    pub command: String,
}

/// Why a game ended that the rules had not ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Why {
    /// This seat gave up.
    Resigned(Seat),
    /// This seat had no time left.
    Time(Seat),
    /// A draw was offered and taken.
    Agreed,
    /// This seat claimed the rest and was right.
    Claimed(Seat),
    /// The engine or program in this seat could not go on.
    Forfeit(Seat, String),
}

impl Why {
    /// The reason as records write it.
    pub fn word(&self) -> &'static str {
        match self {
            Why::Resigned(_) => "resigned",
            Why::Time(_) => "time",
            Why::Agreed => "agreed",
            Why::Claimed(_) => "claimed",
            Why::Forfeit(..) => "forfeit",
        }
    }
}

/// What happened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "lowercase")]
#[allow(clippy::large_enum_variant, reason = "the large ones are rare, and entries are not kept in memory")]
pub enum What {
    /// The table was made.
    Made {
        /// As what.
        plan: Plan,
        /// By whom.
        host: String,
    },
    /// Somebody sat down.
    Sat {
        /// Where.
        seat: Seat,
        /// Who.
        sitter: Sitter,
    },
    /// A seat can be taken with a new link.
    Linked {
        /// Which.
        seat: Seat,
        /// The hash of its secret.
        hash: String,
    },
    /// Somebody stood up.
    Left {
        /// Where.
        seat: Seat,
    },
    /// Somebody wants, or does not want, to begin.
    Ready {
        /// Who.
        seat: Seat,
        /// Which.
        ready: bool,
    },
    /// A game begins.
    Dealt {
        /// The options of this deal, the score of the match among them.
        options: Options,
        /// The deal; empty where nothing is dealt.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        deal: String,
        /// The position it begins with, when that is not the usual one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        position: Option<String>,
        /// Moves made beforehand.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        opening: Vec<String>,
        /// What is hashed with the deal.
        salt: String,
        /// By how many seats everybody moved on.
        #[serde(default)]
        rotated: usize,
    },
    /// A decision.
    Moved {
        /// Whose.
        seat: Seat,
        /// Which.
        #[serde(rename = "move")]
        mv: String,
    },
    /// Decisions were taken back.
    Undone {
        /// How many.
        steps: usize,
    },
    /// Something was offered.
    Offered {
        /// What.
        matter: Matter,
        /// By whom.
        seat: Seat,
        /// The engine that does not agree to a claim.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        objector: Option<Seat>,
    },
    /// Somebody agreed to an offer.
    Agreed {
        /// To which.
        matter: Matter,
        /// Who.
        seat: Seat,
    },
    /// An offer was refused, or withdrawn.
    Declined {
        /// Which.
        matter: Matter,
        /// By whom.
        seat: Seat,
    },
    /// The rules ended the game with the last move.
    Finished,
    /// The game was ended.
    Ended {
        /// Why.
        why: Why,
        /// What each seat scores.
        scores: Scores,
    },
    /// The clocks stand.
    Paused {
        /// Who asked.
        seat: Seat,
    },
    /// The clocks run.
    Resumed {
        /// Who asked.
        seat: Seat,
    },
    /// Somebody wants the next game.
    Wanted {
        /// Who.
        seat: Seat,
        /// A new match instead of the next deal.
        rematch: bool,
    },
    /// Somebody said something.
    Said {
        /// Who.
        person: String,
        /// Called what.
        name: String,
        /// In which seat.
        seat: Option<Seat>,
        /// What.
        text: String,
    },
    /// The house opened again.
    Woke {
        /// The last moment before that at which it is known to have been open.
        #[serde(default)]
        lived: Millis,
    },
}
