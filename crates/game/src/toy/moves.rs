//! Decisions, and what others see of them.

use super::cards::{Card, Cards};

/// What a declarer promises: to take two tricks of three (`game`), and perhaps more.
///
/// Bids are ordered by their [`worth`](Bid::worth), which is different for each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Bid {
    /// To take the last trick as well.
    pub last: bool,
    /// Suit C is trump.
    pub trump: bool,
}

impl Bid {
    /// All bids, the cheapest first.
    pub const ALL: [Bid; 4] = [
        Bid { last: false, trump: false },
        Bid { last: false, trump: true },
        Bid { last: true, trump: false },
        Bid { last: true, trump: true },
    ];

    /// What is promised, and what each part is worth: 1 for the game, 1 for the trump, 2 for the last trick.
    pub fn parts(self) -> impl Iterator<Item = (&'static str, i32)> {
        let trump = self.trump.then_some(("trump", 1));
        let last = self.last.then_some(("last", 2));
        [Some(("game", 1)), trump, last].into_iter().flatten()
    }

    /// What the bid is worth in all.
    pub fn worth(self) -> i32 {
        self.parts().map(|(_, worth)| worth).sum()
    }
}

/// A decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// Not bidding: `pass`.
    Pass,
    /// Bidding: `bid game`, with `trump` and `last` as promised.
    Bid(Bid),
    /// Laying three cards away: `discard A1 B2 C3`.
    Discard(Cards),
    /// Playing a card: `A1`.
    Play(Card),
}

/// What a viewer sees of a decision: all of it, but for the cards in somebody else's discard.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Seen {
    /// Somebody passed.
    Pass,
    /// Somebody bid.
    Bid(Bid),
    /// Somebody discarded three cards, and these are the ones that the viewer sees: `discard A4 ? ?`.
    Discard(Cards),
    /// Somebody played a card.
    Play(Card),
}

impl Move {
    /// What the seat itself sees of its decision, or with `by_others` what the rest of the table sees.
    pub fn seen(self, by_others: bool) -> Seen {
        match self {
            Move::Pass => Seen::Pass,
            Move::Bid(bid) => Seen::Bid(bid),
            Move::Discard(cards) if by_others => Seen::Discard(cards & Cards::FOURS),
            Move::Discard(cards) => Seen::Discard(cards),
            Move::Play(card) => Seen::Play(card),
        }
    }
}
