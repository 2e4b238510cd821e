//! What happens in a tournament, one line of its log each.

use serde::{Deserialize, Serialize};

use super::Setup;
use crate::table::Millis;

/// Whoever plays in a tournament. People have numbers here, so that its log need not be written anew when somebody is
/// forgotten.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Entrant {
    /// The person with this number.
    Person(usize),
    /// A player of the house that fills a seat, the first of them or a further one.
    Engine(usize),
}

/// One thing that happened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// When, by the server's clock.
    pub at: Millis,
    /// What.
    #[serde(flatten)]
    pub what: What,
}

/// What happened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "lowercase")]
pub enum What {
    /// The tournament was made.
    Made {
        /// As it was asked for, checked.
        setup: Setup,
        /// What all deals come from; nobody is told before the end.
        secret: String,
    },
    /// Somebody takes part: the next number, or one who had left before it began.
    Joined {
        /// The number of the person.
        player: usize,
    },
    /// Somebody does not take part any more.
    Left {
        /// The number of the person.
        player: usize,
    },
    /// Nobody can join any more, and the rounds begin.
    Started,
    /// A round begins.
    Paired {
        /// Who sits together, in the order of the seats in the first game.
        boards: Vec<Vec<Entrant>>,
        /// Who sits out.
        byes: Vec<Entrant>,
    },
    /// The next game of a board of the round has its table.
    Seated {
        /// The board, counted from 0.
        board: usize,
        /// Who sits there, seat by seat.
        seats: Vec<Entrant>,
        /// The table.
        table: String,
    },
    /// A game is over.
    Played {
        /// The table.
        table: String,
        /// What each seat scored.
        scores: Vec<i32>,
        /// The seat whose time was over, if that ended it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        late: Option<usize>,
    },
    /// The next game of a board of the round is not played, since somebody is not there any more.
    Walkover {
        /// The board, counted from 0.
        board: usize,
        /// Those who were there.
        to: Vec<Entrant>,
    },
    /// There are no more rounds.
    Ended {
        /// Whether it never began.
        cancelled: bool,
    },
}
