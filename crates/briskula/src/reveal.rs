//! What is shown without a decision, to whom, and in which order.

use arrayvec::ArrayVec;
use cards::{Card, CardSet, Italian};
use game::{Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::{Briskula, Position, Table};

/// Knowledge that comes without a decision.
///
/// ```
/// use briskula::Reveal;
/// let reveal: Reveal = serde_json::from_str(r#"{"what":"draw","seat":1,"card":"D3"}"#).unwrap();
/// assert_eq!(serde_json::to_value(&reveal).unwrap()["card"], "D3");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "lowercase")]
pub enum Reveal {
    /// All cards that a seat holds: the own ones after the deal, the partner's when the stock is empty.
    Hand {
        /// Whose they are.
        seat: Seat,
        /// The cards.
        cards: CardSet<Italian>,
    },
    /// The card turned up under the stock: its suit is briškula.
    Turned {
        /// The card.
        card: Card<Italian>,
    },
    /// The stock from the top; only for whoever sees everything.
    Stock {
        /// The cards in their order.
        cards: Vec<Card<Italian>>,
    },
    /// A card drawn: an own one, or the turned one, which everybody sees.
    Draw {
        /// Who drew.
        seat: Seat,
        /// What was drawn.
        card: Card<Italian>,
    },
}

/// A kind of reveal that is due. The rules show exactly these and a view expects exactly these, so both ask
/// here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Showing {
    Hand(Seat),
    Turned,
    Stock,
    /// Who draws, and how many cards are left in the stock then.
    Draw(Seat, u8),
}

/// No move shows more.
pub(crate) type Showings = ArrayVec<Showing, 6>;

impl Showing {
    /// What `viewer` is shown before the first decision.
    pub(crate) fn at_start(game: &Briskula, viewer: Viewer) -> Showings {
        let hands = Seat::all(game.variant().seats()).filter(|seat| viewer.sees(*seat)).map(Showing::Hand);
        let stock = (viewer == Viewer::All).then_some(Showing::Stock);
        hands.chain([Showing::Turned]).chain(stock).collect()
    }

    /// What `viewer` is shown when cards are drawn at `table`, as it is before that.
    pub(crate) fn of_draw(game: &Briskula, table: &Table, viewer: Viewer) -> Showings {
        let mut showings = Showings::new();
        let mut table = *table;
        table.draw(|seat, left| {
            // The last card is the turned one, which everybody has seen lying there.
            if viewer.sees(seat) || left == 0 {
                showings.push(Showing::Draw(seat, left as u8));
            }
        });
        let own = viewer.seat().filter(|_| table.stock() == 0 && game.partners_open());
        showings.extend(own.and_then(|own| game.variant().partner(own)).map(Showing::Hand));
        showings
    }

    /// The reveal itself. A draw is shown from the position `before` the cards were drawn.
    pub(crate) fn reveal(self, before: &Position, after: &Position) -> Reveal {
        match self {
            Showing::Hand(seat) => Reveal::Hand { seat, cards: after.hand(seat) },
            Showing::Turned => Reveal::Turned { card: before.stock()[0] },
            Showing::Stock => Reveal::Stock { cards: before.stock().iter().rev().copied().collect() },
            Showing::Draw(seat, left) => Reveal::Draw { seat, card: before.stock()[usize::from(left)] },
        }
    }

    pub(crate) fn text(self) -> String {
        match self {
            Showing::Hand(seat) => format!("the hand of seat {seat}"),
            Showing::Turned => "the turned card".to_owned(),
            Showing::Stock => "the stock".to_owned(),
            Showing::Draw(seat, _) => format!("the card that seat {seat} draws"),
        }
    }
}
