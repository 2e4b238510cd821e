//! A deal: three cards for each seat, three in the talon.

use serde::{Deserialize, Serialize};

use super::cards::{Card, Cards};
use super::notation::{parse_cards, words_from};
use crate::random::shuffle;
use crate::{NotationError, Rng, Seat};

/// What everybody was dealt, and the talon.
///
/// The order within a hand means nothing in this game, so a deal is four sets, written in card order:
/// `A1 B3 C2/A2 B4 C1/A3 B1 B2/A4 C3 C4`. No hand of a deal is poor (see [`Cards::is_poor`]).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Deal {
    hands: [Cards; 3],
    talon: Cards,
}

impl Deal {
    /// How many cards each hand and the talon have.
    pub const SIZE: usize = 3;

    /// A deal of these cards, which must be all the cards, three by three.
    pub(super) fn of(hands: [Cards; 3], talon: Cards) -> Deal {
        debug_assert_eq!(hands.into_iter().fold(talon, |all, hand| all | hand), Cards::ALL);
        Deal { hands, talon }
    }

    /// Shuffles and deals until no hand is poor: about one shuffle in four has a poor hand.
    pub fn random(rng: &mut dyn Rng) -> Deal {
        loop {
            let mut deck: Vec<Card> = Card::all().collect();
            shuffle(rng, &mut deck);
            let pile = |place: usize| deck[place * Deal::SIZE..][..Deal::SIZE].iter().copied().collect();
            let deal = Deal::of([pile(0), pile(1), pile(2)], pile(3));
            if deal.poor_hand().is_none() {
                return deal;
            }
        }
    }

    /// The cards dealt to a seat.
    pub fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat.index()]
    }

    /// The cards dealt to nobody.
    pub fn talon(&self) -> Cards {
        self.talon
    }

    fn poor_hand(self) -> Option<Seat> {
        Seat::all(3).find(|seat| self.hand(*seat).is_poor())
    }
}

impl std::fmt::Display for Deal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let [first, second, third] = self.hands;
        write!(f, "{first}/{second}/{third}/{}", self.talon)
    }
}

impl std::str::FromStr for Deal {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Deal, NotationError> {
        let mut piles = [Cards::NONE; 4];
        let mut dealt = Cards::NONE;
        let mut at = 0;
        let mut parts = text.split('/');
        for pile in &mut piles {
            let part = parts.next().ok_or_else(|| {
                NotationError::new(text, text.len(), "three hands and the talon, with / between")
            })?;
            let cards = parse_cards(text, words_from(text, at, at + part.len()))?;
            if cards.len() != Deal::SIZE {
                return Err(NotationError::new(text, at, "three cards"));
            }
            if !(cards & dealt).is_empty() {
                return Err(NotationError::new(text, at, format!("cards other than {}", cards & dealt)));
            }
            dealt |= cards;
            *pile = cards;
            at += part.len() + 1;
        }
        if parts.next().is_some() {
            return Err(NotationError::new(text, at - 1, "nothing after the talon"));
        }
        let [first, second, third, talon] = piles;
        let deal = Deal::of([first, second, third], talon);
        match deal.poor_hand() {
            None => Ok(deal),
            Some(seat) => {
                let at = text.split('/').take(seat.index()).map(|part| part.len() + 1).sum();
                Err(NotationError::new(text, at, "a hand with a 3 or a 4 (others are dealt again)"))
            }
        }
    }
}

impl TryFrom<String> for Deal {
    type Error = NotationError;
    fn try_from(text: String) -> Result<Deal, NotationError> {
        text.parse()
    }
}

impl From<Deal> for String {
    fn from(deal: Deal) -> String {
        deal.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::deal_stream;

    #[test]
    fn no_hand_is_poor_and_no_card_is_missing() {
        for index in 0..200 {
            let deal = Deal::random(&mut deal_stream(1, index));
            assert_eq!(deal.poor_hand(), None);
            assert_eq!(Seat::all(3).fold(deal.talon(), |all, seat| all | deal.hand(seat)), Cards::ALL);
        }
    }

    #[test]
    fn a_deal_is_written_and_read() {
        let text = "A1 B3 C2/A2 B4 C1/A3 B1 B2/A4 C3 C4";
        assert_eq!(text.parse::<Deal>().unwrap().to_string(), text);
        let any_order = "C2 A1 B3/A2 C1 B4/B2 B1 A3/C4 C3 A4";
        assert_eq!(any_order.parse::<Deal>().unwrap().to_string(), text);
    }

    #[test]
    fn a_bad_deal_says_what_was_expected_where() {
        let error = |text: &str| text.parse::<Deal>().unwrap_err().to_string();
        assert!(error("A1 B3 C2").starts_with("expected three hands and the talon, with / between at"));
        assert!(error("A1 B3/A2 B4 C1/A3 B1 B2/A4 C3 C4").starts_with("expected three cards at character 1"));
        assert!(error("A1 B3 C2/A1 B4 C1/A3 B1 B2/A4 C3 C4").starts_with("expected cards other than A1"));
        assert!(
            error("A1 B3 C2/A2 B5 C1/A3 B1 B2/A4 C3 C4").starts_with("expected one rank 1-4 at character 14")
        );
        assert!(error("A3 B3 C2/A2 B1 C1/A1 B4 B2/A4 C3 C4").starts_with("expected a hand with a 3 or a 4"));
        assert!(error("A3 B3 C2/A2 B1 C1/A1 B4 B2/A4 C3 C4").contains("at character 10"));
        assert!(
            error("A1 B3 C2/A2 B4 C1/A3 B1 B2/A4 C3 C4/").starts_with("expected nothing after the talon")
        );
    }
}
