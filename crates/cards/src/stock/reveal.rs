//! What is shown without a decision.

use std::fmt;

use game::{Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::{Card, CardSet, Pack};

/// Knowledge that comes without a decision.
///
/// ```
/// use cards::{Italian, StockReveal};
/// let reveal: StockReveal<Italian> = serde_json::from_str(r#"{"what":"draw","seat":1,"card":"D3"}"#).unwrap();
/// assert_eq!(serde_json::to_value(&reveal).unwrap()["card"], "D3");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "lowercase", bound = "")]
pub enum StockReveal<P: Pack> {
    /// All cards that a seat holds: the own ones after the deal, somebody else's when the rules say so.
    Hand {
        /// Whose they are.
        seat: Seat,
        /// The cards.
        cards: CardSet<P>,
    },
    /// The card turned up under the stock.
    Turned {
        /// The card.
        card: Card<P>,
    },
    /// The stock from the top; only for whoever sees everything.
    Stock {
        /// The cards in their order, the turned one last.
        cards: Vec<Card<P>>,
    },
    /// A card drawn: an own one, or the turned one, which everybody sees.
    Draw {
        /// Who drew.
        seat: Seat,
        /// What was drawn.
        card: Card<P>,
    },
}

/// A kind of reveal that is due.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StockDue {
    /// The hand of a seat.
    Hand(Seat),
    /// The turned card.
    Turned,
    /// The whole stock.
    Stock,
    /// Who draws, and how many cards are left in the stock then.
    Draw(Seat, u8),
}

impl StockDue {
    /// What a viewer is to be shown at the start: hands that it sees, the turned card, and the stock where it sees all.
    pub fn at_start(seats: usize, viewer: Viewer) -> Vec<StockDue> {
        let hands = Seat::all(seats).filter(|seat| viewer.sees(*seat)).map(StockDue::Hand);
        let stock = (viewer == Viewer::All).then_some(StockDue::Stock);
        hands.chain([StockDue::Turned]).chain(stock).collect()
    }

    /// Whether a viewer is shown the card that a seat draws and that leaves so many in the stock: the last one is the
    /// turned one, which everybody has seen lying there.
    pub fn is_shown(seat: Seat, left: usize, viewer: Viewer) -> bool {
        viewer.sees(seat) || left == 0
    }

    /// What is shown: `hand` gives the cards of a seat, `stock` lies from the bottom to the top.
    pub fn reveal<P: Pack>(self, hand: impl Fn(Seat) -> CardSet<P>, stock: &[Card<P>]) -> StockReveal<P> {
        match self {
            StockDue::Hand(seat) => StockReveal::Hand { seat, cards: hand(seat) },
            StockDue::Turned => StockReveal::Turned { card: stock[0] },
            StockDue::Stock => StockReveal::Stock { cards: stock.iter().rev().copied().collect() },
            StockDue::Draw(seat, left) => StockReveal::Draw { seat, card: stock[usize::from(left)] },
        }
    }
}

impl fmt::Display for StockDue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StockDue::Hand(seat) => write!(f, "the hand of seat {seat}"),
            StockDue::Turned => f.write_str("the turned card"),
            StockDue::Stock => f.write_str("the stock"),
            StockDue::Draw(seat, _) => write!(f, "the card that seat {seat} draws"),
        }
    }
}
