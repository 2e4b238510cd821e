//! What is shown without a decision.

use std::fmt;

use cards::{Card, CardSet, Tarok};
use game::Seat;
use serde::{Deserialize, Serialize};

/// Knowledge that comes without a decision.
///
/// ```
/// use tarok::Reveal;
/// let reveal: Reveal = serde_json::from_str(r#"{"what":"gift","seat":1,"card":"T3"}"#).unwrap();
/// assert_eq!(serde_json::to_value(&reveal).unwrap()["card"], "T3");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "lowercase")]
pub enum Reveal {
    /// All cards that a seat holds: the own ones after the deal, declarer's in an open beggar.
    Hand {
        /// Whose they are.
        seat: Seat,
        /// The cards.
        cards: CardSet<Tarok>,
    },
    /// The talon in its order, when it is opened.
    Talon {
        /// The cards in their order.
        cards: Vec<Card<Tarok>>,
    },
    /// The card of the talon that whoever took a trick of klop gets with it.
    Gift {
        /// Who took the trick.
        seat: Seat,
        /// The card.
        card: Card<Tarok>,
    },
}

/// Something that is to be shown. The rules show exactly these and a view expects exactly these.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Due {
    /// All cards that a seat holds.
    Hand(Seat),
    /// The talon.
    Talon,
    /// The gift of a trick of klop: to whom, and how many were given before it.
    Gift(Seat, u8),
}

impl fmt::Display for Due {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Due::Hand(seat) => write!(f, "the hand of seat {seat}"),
            Due::Talon => f.write_str("the talon"),
            Due::Gift(seat, _) => write!(f, "the gift for seat {seat}"),
        }
    }
}
