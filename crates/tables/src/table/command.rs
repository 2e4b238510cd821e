//! What people, engines and the clock ask of a table.

use game::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::{Millis, Verdict};

/// Randomness from the operating system, for a deal that may follow from a command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Luck {
    /// The seed of the deal.
    pub seed: u64,
    /// The stream of the seed: another 64 bits.
    pub stream: u64,
    /// What is hashed with the deal, so that the published hash tells nothing before the end.
    pub salt: String,
}

impl Luck {
    /// Fresh luck from the operating system.
    pub fn fresh() -> Luck {
        Luck {
            seed: u64::from_le_bytes(crate::id::random_bytes()),
            stream: u64::from_le_bytes(crate::id::random_bytes()),
            salt: crate::id::word::<26>(),
        }
    }
}

/// When something is asked, and the luck that goes with it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Occasion {
    /// The time.
    pub at: Millis,
    /// The luck.
    pub luck: Luck,
}

/// Who asks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Actor {
    /// A person, with the id they gave their command.
    Person {
        /// The id of the person.
        id: String,
        /// The name that others see.
        name: String,
        /// The person's own name for the command; the same name is carried out once.
        command: Option<String>,
    },
    /// The house itself: engines, clocks.
    House,
}

impl Actor {
    /// A person without a name for the command.
    pub fn person(id: &str, name: &str) -> Actor {
        Actor::Person { id: id.to_owned(), name: name.to_owned(), command: None }
    }

    /// The person, if it is one.
    pub fn id(&self) -> Option<&str> {
        match self {
            Actor::Person { id, .. } => Some(id),
            Actor::House => None,
        }
    }
}

/// What can be offered to the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "lowercase")]
pub enum Matter {
    /// To call it a draw.
    Draw,
    /// To take moves back.
    Undo,
    /// To let the rest go to whoever claims it, who shows what they hold.
    Claim,
}

/// What is asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Command {
    /// Sit down: in this seat, or where the secret belongs.
    Sit {
        /// The seat, where anybody may sit.
        seat: Option<usize>,
        /// The secret of a link.
        secret: Option<String>,
    },
    /// A new link for a seat, whose secret has this hash. Links that were used, or given out before, are dead.
    Link {
        /// The seat.
        seat: usize,
        /// The hash of the secret.
        hash: String,
    },
    /// Seat a player of the house where nobody has come.
    Fill {
        /// The seat.
        seat: usize,
        /// The SPEC of the player.
        spec: String,
    },
    /// Stand up before the game.
    Leave,
    /// Whether to begin.
    Ready(bool),
    /// A decision.
    Move {
        /// The move.
        mv: String,
        /// The version of the table that the mover saw.
        version: u64,
    },
    /// The decision of the engine in a seat.
    EngineMove {
        /// The seat of the engine.
        seat: Seat,
        /// The move.
        mv: String,
        /// The version of the table that the engine saw.
        version: u64,
    },
    /// The engine in a seat cannot go on.
    EngineFault {
        /// The seat of the engine.
        seat: Seat,
        /// What happened.
        why: String,
        /// The version of the table that the engine saw.
        version: u64,
    },
    /// The only legal move of a person who asked for it to be played for them.
    AutoMove {
        /// The version of the table at which it was the only one.
        version: u64,
    },
    /// Somebody's time may be over.
    Tick,
    /// The house has opened again: nobody pays for the time it was closed.
    Wake {
        /// The last moment at which whoever served the table is known to have lived.
        lived: Millis,
    },
    /// Give the game up.
    Resign,
    /// Offer something.
    Offer(Matter),
    /// Answer an offer.
    Answer(Matter, bool),
    /// Take back against engines.
    Undo,
    /// The rest is mine.
    Claim {
        /// Whether the others are shown what the claimant sees, and asked. Otherwise the house judges.
        show: bool,
        /// What came of judging it elsewhere ([`Table::case`](super::Table::case)), which takes a while; without it the
        /// claim is judged at once.
        verdict: Option<Verdict>,
    },
    /// Stop the clocks.
    Pause,
    /// Go on.
    Resume,
    /// The next deal of the match.
    Next,
    /// A new game with the same people.
    Rematch,
    /// Say something.
    Chat(String),
}
