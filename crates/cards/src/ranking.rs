//! Which card beats which.

use crate::pack::MAX_CARDS;
use crate::{Card, CardSet, German, Pack, Rank};

/// The order of strength within the suits.
///
/// A card beats another if it is a stronger card of the same suit, or a trump on a card that is none. What
/// is neither, a discard, beats nothing.
///
/// ```
/// use cards::{Card, CardSet, German, Ranking, Suit};
/// let card = |text: &str| text.parse::<Card<German>>().unwrap();
/// let trumps = Suit::<German>::GULA.cards();
/// let usual = Ranking::<German>::USUAL;
/// assert!(usual.beats(card("H10"), card("HK"), trumps));
/// assert!(usual.beats(card("B7"), card("HA"), trumps));
/// assert!(!usual.beats(card("LA"), card("H7"), trumps), "another suit beats nothing");
/// assert!(!Ranking::NATURAL.beats(card("H10"), card("HK"), trumps));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ranking<P: Pack> {
    /// For each card, the stronger cards of its suit.
    above: [CardSet<P>; MAX_CARDS],
}

impl<P: Pack> Ranking<P> {
    /// The order of the pack's own game.
    pub const USUAL: &'static Ranking<P> = &Ranking::usual();

    const fn usual() -> Ranking<P> {
        let mut above = [CardSet::NONE; MAX_CARDS];
        let mut index = 0;
        while index < P::SIZE {
            let higher = P::LAYOUT.bits[P::LAYOUT.suit_of[index] as usize] & (u64::MAX << index << 1);
            above[index] = CardSet::from_bits(higher);
            index += 1;
        }
        Ranking { above }
    }

    /// Another order: the ranks from the weakest to the strongest. A rank that is not listed is weaker than
    /// all that are.
    pub fn of_ranks(weakest_first: &[Rank]) -> Ranking<P> {
        let strength = |card: Card<P>| weakest_first.iter().position(|rank| *rank == card.rank());
        let mut above = [CardSet::NONE; MAX_CARDS];
        for card in Card::<P>::all() {
            let suit = card.suit().cards().iter();
            above[card.index()] = suit.filter(|other| strength(*other) > strength(card)).collect();
        }
        Ranking { above }
    }

    /// The stronger cards of the same suit.
    #[inline]
    pub const fn above(&self, card: Card<P>) -> CardSet<P> {
        self.above[card.index() % MAX_CARDS]
    }

    /// All cards that beat `card` when `trumps` are trumps.
    #[inline]
    pub fn beaters(&self, card: Card<P>, trumps: CardSet<P>) -> CardSet<P> {
        let above = self.above(card);
        if trumps.contains(card) { above } else { above | trumps }
    }

    /// Whether `card` beats `other`.
    #[inline]
    pub fn beats(&self, card: Card<P>, other: Card<P>, trumps: CardSet<P>) -> bool {
        self.beaters(other, trumps).contains(card)
    }

    /// The place of the card that wins a trick: the highest trump, else the highest card of the suit led.
    /// `None` for no cards.
    ///
    /// ```
    /// use cards::{Card, Italian, Ranking, Suit, parse_cards, words};
    /// let trick = "C13 S2 C3 D1";
    /// let trick: Vec<Card<Italian>> = parse_cards(trick, words(trick)).unwrap();
    /// let winner = |trumps: Suit<Italian>| Ranking::USUAL.winner(&trick, trumps.cards());
    /// assert_eq!(winner(Suit::<Italian>::BASTONE), Some(2), "the trica beats the king");
    /// assert_eq!(winner(Suit::<Italian>::SPADE), Some(1), "the only trump");
    /// ```
    pub fn winner(&self, trick: &[Card<P>], trumps: CardSet<P>) -> Option<usize> {
        let mut winner = None;
        for (place, card) in trick.iter().enumerate() {
            if winner.is_none_or(|best: usize| self.beats(*card, trick[best], trumps)) {
                winner = Some(place);
            }
        }
        winner
    }
}

impl Ranking<German> {
    /// The printed order 7 8 9 10 J Q K A.
    pub const NATURAL: &'static Ranking<German> = &Ranking::natural();

    const fn natural() -> Ranking<German> {
        // From the order 7 8 9 J Q K 10 A only the ten moves: it falls below J, Q and K.
        const JACK: usize = 3;
        const TEN: usize = 6;
        const COURT: u64 = 0b11_1000;
        let mut ranking = Ranking::usual();
        let mut suit = 0;
        while suit < German::SUITS.len() {
            let first = German::LAYOUT.first[suit] as usize;
            let mut place = JACK;
            while place < TEN {
                let card = first + place;
                ranking.above[card] = CardSet::from_bits(ranking.above[card].bits() & !(1 << (first + TEN)));
                place += 1;
            }
            let ten = first + TEN;
            ranking.above[ten] = CardSet::from_bits(ranking.above[ten].bits() | COURT << first);
            suit += 1;
        }
        ranking
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Italian, Tarok};

    #[test]
    fn a_tarok_has_the_higher_taroks_above_it() {
        let above = |text: &str| Ranking::<Tarok>::USUAL.above(text.parse().unwrap()).to_string();
        assert_eq!(above("T20"), "T21 T22");
        assert_eq!(above("H2"), "H1 HJ HC HQ HK");
        assert_eq!(above("C10"), "CJ CC CQ CK");
        assert_eq!(above("T22"), "");
    }

    #[test]
    fn the_natural_order_is_the_printed_one() {
        let printed = ["7", "8", "9", "10", "J", "Q", "K", "A"].map(|rank| Rank::parse(rank).unwrap());
        assert_eq!(*Ranking::NATURAL, Ranking::of_ranks(&printed));
    }

    #[test]
    fn the_usual_order_is_that_of_the_ranks() {
        fn agrees<P: Pack>() {
            for suit in crate::Suit::<P>::all() {
                let listed = Ranking::<P>::of_ranks(suit.ranks());
                suit.cards().iter().for_each(|card| {
                    assert_eq!(listed.above(card), Ranking::USUAL.above(card), "{card}");
                });
            }
        }
        agrees::<Italian>();
        agrees::<German>();
        agrees::<Tarok>();
    }
}
