//! What has happened at a table, one line of its log each.

use game::{Options, Scores, Seat};
use serde::{Deserialize, Serialize};

use super::{Matter, Millis, Sitter, TableSetup};

/// One thing that happened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// When it happened, by the server's clock.
    pub at: Millis,
    /// The command of a person that it came from; none where it followed by itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tag: Option<Tag>,
    /// What happened.
    #[serde(flatten)]
    pub what: What,
}

/// A command as its sender named it, kept so that it is never carried out twice.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Tag {
    /// The id of the person who sent it.
    pub person: String,
    /// The person's own name for the command, new for each.
    pub command: String,
}

/// An engine that has learned something in the deals of the match so far.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Learned {
    /// Its seat in the deal that begins.
    pub seat: Seat,
    /// The SPEC with which it plays that deal: the one it was seated with, and what it learned as options.
    pub spec: String,
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
        /// The table as it was asked for, checked.
        plan: TableSetup,
        /// The id of the person who made it.
        host: String,
    },
    /// Somebody sat down.
    Sat {
        /// The seat that was taken.
        seat: Seat,
        /// Whoever sits there now.
        sitter: Sitter,
    },
    /// A seat can be taken with a new link.
    Linked {
        /// The seat that the link is for.
        seat: Seat,
        /// The hash of its secret.
        hash: String,
    },
    /// Somebody stood up.
    Left {
        /// The seat that is free again.
        seat: Seat,
    },
    /// Somebody wants, or does not want, to begin.
    Ready {
        /// The seat whose person says so.
        seat: Seat,
        /// Whether they want to begin.
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
        /// The engines that learned something in the deals of the match before this one.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        learned: Vec<Learned>,
    },
    /// A decision.
    Moved {
        /// The seat that decided.
        seat: Seat,
        /// The move in its canonical text.
        #[serde(rename = "move")]
        mv: String,
    },
    /// Decisions were taken back.
    Undone {
        /// How many moves, the last first.
        steps: usize,
    },
    /// Something was offered.
    Offered {
        /// What is offered.
        matter: Matter,
        /// The seat that offers it.
        seat: Seat,
        /// The engine that does not agree to a claim.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        objector: Option<Seat>,
    },
    /// Somebody agreed to an offer.
    Agreed {
        /// What was offered.
        matter: Matter,
        /// The seat that agreed.
        seat: Seat,
    },
    /// An offer was refused, or withdrawn.
    Declined {
        /// What was offered.
        matter: Matter,
        /// The seat that declined it, or took its own offer back.
        seat: Seat,
    },
    /// The rules ended the game with the last move.
    Finished,
    /// The game was ended.
    Ended {
        /// What ended it.
        why: Why,
        /// What each seat scores.
        scores: Scores,
    },
    /// The clocks stand.
    Paused {
        /// The seat that asked for it; 0 where only engines play.
        seat: Seat,
    },
    /// The clocks run.
    Resumed {
        /// The seat that asked to go on; 0 where only engines play.
        seat: Seat,
    },
    /// Somebody wants the next game.
    Wanted {
        /// The seat that wants to go on.
        seat: Seat,
        /// A new match instead of the next deal.
        rematch: bool,
    },
    /// Somebody said something.
    Said {
        /// The id of the person who said it.
        person: String,
        /// The name of that person then.
        name: String,
        /// Their first seat; none for somebody who watches.
        seat: Option<Seat>,
        /// The words, without control characters.
        text: String,
    },
    /// The house opened again.
    Woke {
        /// The last moment before that at which it is known to have been open.
        #[serde(default)]
        lived: Millis,
    },
}
