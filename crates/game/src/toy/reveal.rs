//! What is shown without a decision.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::cards::Cards;
use super::deal::Deal;
use crate::Seat;

/// Knowledge that comes without a decision.
///
/// ```
/// use game::toy::Reveal;
/// let reveal: Reveal = serde_json::from_str(r#"{"what":"talon","cards":"A1 B2 C3"}"#).unwrap();
/// assert_eq!(reveal, Reveal::Talon { cards: "A1 B2 C3".parse().unwrap() });
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "lowercase")]
pub enum Reveal {
    /// The cards dealt to a seat.
    Hand {
        /// Whose they are.
        seat: Seat,
        /// The three cards.
        cards: Cards,
    },
    /// The talon: to its finder, or to everybody.
    Talon {
        /// The three cards.
        cards: Cards,
    },
    /// Everything, when the deal is over.
    End {
        /// What was dealt.
        deal: Deal,
        /// What the declarer laid away; nothing when all passed.
        discards: Cards,
    },
}

/// What a viewer must be shown before anybody decides again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Due {
    /// The cards dealt to a seat.
    Hand(Seat),
    /// The talon.
    Talon,
    /// Everything.
    End,
}

impl fmt::Display for Due {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Due::Hand(seat) => write!(f, "the hand of seat {seat}"),
            Due::Talon => f.write_str("the talon"),
            Due::End => f.write_str("the whole deal"),
        }
    }
}
