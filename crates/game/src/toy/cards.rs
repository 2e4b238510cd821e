//! The twelve cards, and sets of them.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::NotationError;

/// A suit. Only [`Suit::C`] can be trump.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Suit {
    /// The first suit.
    A,
    /// The second suit.
    B,
    /// The third suit, trump when the declarer says so.
    C,
}

impl Suit {
    /// All suits in order.
    pub const ALL: [Suit; 3] = [Suit::A, Suit::B, Suit::C];
}

/// One of the twelve cards, ordered by suit, then by rank. Written suit then rank: `A1` to `C4`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card(u8);

impl Card {
    /// How many cards there are.
    pub const COUNT: usize = 12;
    /// The highest rank.
    pub const TOP: u8 = 4;

    /// The card of a suit with a rank from 1 to 4.
    pub const fn new(suit: Suit, rank: u8) -> Card {
        assert!(rank >= 1 && rank <= Card::TOP, "ranks go from 1 to 4");
        Card(suit as u8 * Card::TOP + rank - 1)
    }

    /// All cards in order.
    pub fn all() -> impl ExactSizeIterator<Item = Card> {
        (0..Card::COUNT as u8).map(Card)
    }

    /// The suit.
    pub const fn suit(self) -> Suit {
        Suit::ALL[(self.0 / Card::TOP) as usize]
    }

    /// The rank, from 1 to 4; the higher beats the lower.
    pub const fn rank(self) -> u8 {
        self.0 % Card::TOP + 1
    }

    /// A rank of 3 or 4: a hand without any such card is dealt again.
    pub const fn is_high(self) -> bool {
        self.rank() >= 3
    }

    /// The place among all cards, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Reads one card that is a word of `text` starting at byte `at`.
    pub(super) fn parse_word(text: &str, at: usize, word: &str) -> Result<Card, NotationError> {
        let mut letters = word.chars();
        let suit = match letters.next() {
            Some('A') => Suit::A,
            Some('B') => Suit::B,
            Some('C') => Suit::C,
            _ => return Err(NotationError::new(text, at, "a card: a suit A, B or C, then a rank 1-4")),
        };
        match (letters.next().and_then(|rank| rank.to_digit(10)), letters.next()) {
            (Some(rank @ 1..=4), None) => Ok(Card::new(suit, rank as u8)),
            _ => Err(NotationError::new(text, at + 1, "one rank 1-4")),
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}{}", self.suit(), self.rank())
    }
}

/// A set of cards. Written in order with spaces between: `A1 B2 C3`.
///
/// ```
/// use game::toy::{Cards, Suit};
/// let hand: Cards = "A1 B2 C3".parse().unwrap();
/// assert_eq!(hand.of_suit(Suit::B).to_string(), "B2");
/// assert_eq!((Cards::ALL - hand).len(), 9);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Cards(u16);

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards(0);
    /// All twelve.
    pub const ALL: Cards = Cards((1 << Card::COUNT) - 1);
    /// The fours: discarded, they are shown.
    pub const FOURS: Cards = Cards(0b1000_1000_1000);

    /// Whether `card` is in the set.
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    /// Whether every card of this set is in `other`.
    pub const fn is_within(self, other: Cards) -> bool {
        self.0 & !other.0 == 0
    }

    /// How many there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards of one suit.
    pub const fn of_suit(self, suit: Suit) -> Cards {
        Cards(self.0 & 0b1111 << (suit as u16 * Card::TOP as u16))
    }

    /// Only low cards: such a hand is dealt again.
    pub fn is_poor(self) -> bool {
        !self.iter().any(Card::is_high)
    }

    /// The cards in order.
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        (0..Card::COUNT as u8).map(Card).filter(move |card| self.contains(*card))
    }

    /// The bits of the set, for keys.
    pub(super) const fn bits(self) -> u64 {
        self.0 as u64
    }

    /// Every way to take three of these cards, in order.
    pub fn threes(self) -> impl Iterator<Item = Cards> {
        self.iter().flat_map(move |first| {
            let later = self.iter().filter(move |card| *card > first);
            later.flat_map(move |second| {
                let last = self.iter().filter(move |card| *card > second);
                last.map(move |third| [first, second, third].into_iter().collect())
            })
        })
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        cards.into_iter().fold(Cards::NONE, |set, card| set | card.into())
    }
}

impl From<Card> for Cards {
    fn from(card: Card) -> Cards {
        Cards(1 << card.0)
    }
}

impl std::ops::BitOr for Cards {
    type Output = Cards;
    fn bitor(self, other: Cards) -> Cards {
        Cards(self.0 | other.0)
    }
}

impl std::ops::BitOrAssign for Cards {
    fn bitor_assign(&mut self, other: Cards) {
        self.0 |= other.0;
    }
}

impl std::ops::BitAnd for Cards {
    type Output = Cards;
    fn bitand(self, other: Cards) -> Cards {
        Cards(self.0 & other.0)
    }
}

impl std::ops::Sub for Cards {
    type Output = Cards;
    /// The cards that are not in `other`.
    fn sub(self, other: Cards) -> Cards {
        Cards(self.0 & !other.0)
    }
}

impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, card) in self.iter().enumerate() {
            let space = if place == 0 { "" } else { " " };
            write!(f, "{space}{card}")?;
        }
        Ok(())
    }
}

impl std::str::FromStr for Cards {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Cards, NotationError> {
        super::notation::parse_cards(text, super::notation::words(text))
    }
}

impl TryFrom<String> for Cards {
    type Error = NotationError;
    fn try_from(text: String) -> Result<Cards, NotationError> {
        text.parse()
    }
}

impl From<Cards> for String {
    fn from(cards: Cards) -> String {
        cards.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_is_its_suit_and_rank() {
        assert_eq!(Card::all().len(), Card::COUNT);
        for card in Card::all() {
            assert_eq!(Card::new(card.suit(), card.rank()), card);
        }
        assert_eq!(Cards::FOURS.to_string(), "A4 B4 C4");
    }

    #[test]
    fn six_cards_can_be_discarded_in_twenty_ways() {
        let six: Cards = "A1 A2 B1 B2 C1 C2".parse().unwrap();
        let threes: Vec<Cards> = six.threes().collect();
        assert_eq!(threes.len(), 20);
        assert!(threes.iter().all(|three| three.len() == 3 && three.is_within(six)));
        assert!(threes.windows(2).all(|pair| pair[0] != pair[1]));
        assert_eq!(threes[0].to_string(), "A1 A2 B1");
        assert_eq!(threes[19].to_string(), "B2 C1 C2");
    }

    #[test]
    fn a_hand_of_ones_and_twos_is_poor() {
        assert!("A1 B2 C1".parse::<Cards>().unwrap().is_poor());
        assert!(!"A1 B3 C1".parse::<Cards>().unwrap().is_poor());
    }
}
