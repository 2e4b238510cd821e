//! How many play, and with how many cards.

use cards::{CardSet, Italian};
use game::{Scores, Seat};

/// The four ways to sit down.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Variant {
    /// Two players, three cards each.
    #[default]
    Two,
    /// Three players, each for himself, three cards each; the two of kupe is left out.
    Three,
    /// Four players in two sides, 0 and 2 against 1 and 3, three cards each.
    Four,
    /// Two players, four cards each; a trick is four cards, played in turn.
    Dupla,
}

impl Variant {
    /// All of them.
    pub const ALL: [Variant; 4] = [Variant::Two, Variant::Three, Variant::Four, Variant::Dupla];
    /// Their words in the option `variant`, in the same order.
    pub const WORDS: &'static [&'static str] = &["2", "3", "4", "dupla"];

    /// Its word in the option `variant`.
    pub const fn word(self) -> &'static str {
        Variant::WORDS[self as usize]
    }

    /// How many sit at the table.
    #[inline]
    pub const fn seats(self) -> usize {
        match self {
            Variant::Two | Variant::Dupla => 2,
            Variant::Three => 3,
            Variant::Four => 4,
        }
    }

    /// How many play for different things: three, or two.
    #[inline]
    pub const fn sides(self) -> usize {
        if matches!(self, Variant::Three) { 3 } else { 2 }
    }

    /// The side that a seat plays for.
    #[inline]
    pub const fn side(self, seat: Seat) -> usize {
        if matches!(self, Variant::Four) { seat.index() % 2 } else { seat.index() }
    }

    /// The seat opposite, if it is a partner.
    pub const fn partner(self, seat: Seat) -> Option<Seat> {
        if matches!(self, Variant::Four) { Some(Seat::new((seat.index() + 2) % 4)) } else { None }
    }

    /// What everybody scores when a side wins.
    pub fn won_by(self, winner: usize) -> Scores {
        let mut scores = Scores::zero(self.seats());
        for seat in Seat::all(self.seats()) {
            scores[seat] = if self.side(seat) == winner { 1 } else { -1 };
        }
        scores
    }

    /// How many cards a hand has while there is a stock.
    #[inline]
    pub const fn hand_size(self) -> usize {
        if matches!(self, Variant::Dupla) { 4 } else { 3 }
    }

    /// How many cards make a trick; as many are drawn after it.
    #[inline]
    pub const fn trick_size(self) -> usize {
        match self {
            Variant::Two => 2,
            Variant::Three => 3,
            Variant::Four | Variant::Dupla => 4,
        }
    }

    /// The cards in play.
    pub const fn pack(self) -> CardSet<Italian> {
        match self {
            // The two of kupe is the weakest card of the first suit: the first of all.
            Variant::Three => CardSet::<Italian>::ALL.without(cards::Card::at(0)),
            _ => CardSet::ALL,
        }
    }

    /// How many cards are dealt to the stock, the turned one included.
    pub const fn stock_size(self) -> usize {
        self.pack().len() - self.seats() * self.hand_size()
    }

    /// How many cards are dealt to each seat and to the stock, in the order of a written deal.
    pub const fn piles(self) -> &'static [usize] {
        match self {
            Variant::Two => &[3, 3, 34],
            Variant::Three => &[3, 3, 3, 30],
            Variant::Four => &[3, 3, 3, 3, 28],
            Variant::Dupla => &[4, 4, 32],
        }
    }

    /// How many tricks a deal has.
    pub const fn tricks(self) -> usize {
        self.pack().len() / self.trick_size()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_are_those_of_the_rules() {
        assert_eq!(Variant::ALL.map(Variant::tricks), [20, 13, 10, 10]);
        assert_eq!(Variant::ALL.map(Variant::stock_size), [34, 30, 28, 32]);
        for variant in Variant::ALL {
            let hands = std::iter::repeat_n(variant.hand_size(), variant.seats());
            assert!(hands.chain([variant.stock_size()]).eq(variant.piles().iter().copied()));
            assert_eq!(variant.stock_size() % variant.trick_size(), 0, "nobody draws alone");
        }
        assert_eq!((CardSet::ALL - Variant::Three.pack()).to_string(), "C2");
    }
}
