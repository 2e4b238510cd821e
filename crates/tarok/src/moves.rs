//! Decisions, what others see of them, and their texts.

use std::fmt;

use cards::{Card, CardSet, Tarok, parse_cards, words};
use game::NotationError;

use crate::{Contract, Items};

/// A decision.
///
/// ```
/// use game::Game;
/// use tarok::{Move, Tarok};
/// let read = |text: &str| Tarok::default().parse_move(text);
/// assert_eq!(read("discard T5 H1").unwrap().to_string(), "discard H1 T5");
/// assert_eq!(read("kontra pagat game").unwrap().to_string(), "kontra game pagat");
/// assert_eq!(read("T21").unwrap(), Move::Card("T21".parse().unwrap()));
/// assert!(read("discard HK").is_ok(), "whether it is legal is another question");
/// let error = read("bid four").unwrap_err();
/// assert_eq!(error.expected(), "three, two, one, solo, beggar or klop");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// A game is bid, or klop chosen.
    Bid(Contract),
    /// Nothing more in this auction.
    Pass,
    /// A group of the talon is taken, counted from 1.
    Talon(u8),
    /// Cards are laid away for those taken.
    Discard(Discard),
    /// What is announced.
    Announce(Items),
    /// What is raised: kontra, re, sub or mort, whichever is due.
    Kontra(Items),
    /// A card is played.
    Card(Card<Tarok>),
}

/// One to three cards that are laid away; in the order of the pack.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Discard {
    /// Their numbers; [`NO_CARD`] where there are fewer.
    numbers: [u8; 3],
}

/// Stands behind the last card of a discard.
const NO_CARD: u8 = u8::MAX;

impl Discard {
    /// These cards; `None` for none, or more than three.
    pub fn of(cards: CardSet<Tarok>) -> Option<Discard> {
        if !(1..=3).contains(&cards.len()) {
            return None;
        }
        let mut numbers = [NO_CARD; 3];
        for (number, card) in numbers.iter_mut().zip(cards) {
            *number = card.index() as u8;
        }
        Some(Discard { numbers })
    }

    /// The cards.
    pub fn cards(self) -> CardSet<Tarok> {
        let numbers = self.numbers.into_iter().filter(|number| *number != NO_CARD);
        numbers.map(|number| Card::at(number.into())).collect()
    }
}

impl fmt::Debug for Discard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.cards().fmt(f)
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Bid(contract) => write!(f, "bid {contract}"),
            Move::Pass => f.write_str("pass"),
            Move::Talon(group) => write!(f, "talon {group}"),
            Move::Discard(discard) => write!(f, "discard {}", discard.cards()),
            Move::Announce(items) => write!(f, "announce {items}"),
            Move::Kontra(items) => write!(f, "kontra {items}"),
            Move::Card(card) => card.fmt(f),
        }
    }
}

/// What a viewer sees of a decision: of a discard perhaps only the taroks, which are shown, and how many more.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Seen {
    /// Any decision but a discard: all of it.
    Said(Move),
    /// A discard.
    Discard {
        /// The cards that are seen.
        known: CardSet<Tarok>,
        /// How many are not.
        hidden: u8,
    },
}

impl Seen {
    /// What is seen by somebody who sees everything.
    pub(crate) fn whole(mv: Move) -> Seen {
        match mv {
            Move::Discard(discard) => Seen::Discard { known: discard.cards(), hidden: 0 },
            said => Seen::Said(said),
        }
    }

    /// The decision, where all of it is seen.
    pub fn decision(self) -> Option<Move> {
        match self {
            Seen::Said(mv) => Some(mv),
            Seen::Discard { known, hidden: 0 } => Discard::of(known).map(Move::Discard),
            Seen::Discard { .. } => None,
        }
    }
}

impl fmt::Display for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Seen::Said(mv) => mv.fmt(f),
            Seen::Discard { known, hidden } => {
                write!(f, "discard {}", known.with_unknown(known.len() + usize::from(*hidden)))
            }
        }
    }
}

const EXPECTED: &str = "bid GAME, pass, talon GROUP, discard CARDS, announce ITEMS, kontra ITEMS or a card";

/// Reads a decision.
pub(crate) fn parse_move(text: &str) -> Result<Move, NotationError> {
    match parse_seen(text)? {
        Seen::Said(mv) => Ok(mv),
        Seen::Discard { known, hidden: 0 } => {
            Discard::of(known).map(Move::Discard).ok_or_else(|| NotationError::new(text, text.len(), CARDS))
        }
        Seen::Discard { .. } => {
            let at = text.find('?').unwrap_or_default();
            Err(NotationError::new(text, at, "a card"))
        }
    }
}

const CARDS: &str = "one to three cards";

/// Reads what a viewer saw of a decision.
pub(crate) fn parse_seen(text: &str) -> Result<Seen, NotationError> {
    let mut rest = words(text);
    let Some((at, first)) = rest.next() else { return Err(NotationError::new(text, 0, EXPECTED)) };
    let said = match first {
        "bid" => {
            let word = rest.next();
            let contract = word.and_then(|(_, word)| Contract::of_word(word));
            let at = word.map_or(text.len(), |(at, _)| at);
            let expected = "three, two, one, solo, beggar or klop";
            Move::Bid(contract.ok_or_else(|| NotationError::new(text, at, expected))?)
        }
        "pass" => Move::Pass,
        "talon" => {
            let word = rest.next();
            let groups = ["1", "2", "3", "4", "5", "6"];
            let group = word.and_then(|(_, word)| groups.iter().position(|number| *number == word));
            let at = word.map_or(text.len(), |(at, _)| at);
            let group = group.ok_or_else(|| NotationError::new(text, at, "the number of a group, 1 to 6"))?;
            Move::Talon(group as u8 + 1)
        }
        "announce" => return Items::parse(text, rest).map(|items| Seen::Said(Move::Announce(items))),
        "kontra" => return Items::parse(text, rest).map(|items| Seen::Said(Move::Kontra(items))),
        "discard" => return parse_discard(text, &rest.collect::<Vec<_>>()),
        word if word.starts_with(['H', 'D', 'S', 'C', 'T']) => Move::Card(Card::parse_word(text, at, word)?),
        _ => return Err(NotationError::new(text, at, EXPECTED)),
    };
    match rest.next() {
        Some((at, _)) => Err(NotationError::new(text, at, "nothing more")),
        None => Ok(Seen::Said(said)),
    }
}

/// Reads the words behind `discard`: cards, then a `?` for each that is hidden.
fn parse_discard(text: &str, rest: &[(usize, &str)]) -> Result<Seen, NotationError> {
    let hidden = rest.iter().rev().take_while(|(_, word)| *word == "?").count();
    let (shown, _) = rest.split_at(rest.len() - hidden);
    let known: CardSet<Tarok> = parse_cards(text, shown.iter().copied())?.into_iter().collect();
    match rest.get(3) {
        Some((at, _)) => Err(NotationError::new(text, *at, "no more than three cards")),
        None if rest.is_empty() => Err(NotationError::new(text, text.len(), CARDS)),
        None => Ok(Seen::Discard { known, hidden: hidden as u8 }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_decision_is_four_bytes() {
        assert_eq!(size_of::<Move>(), 4);
    }

    #[test]
    fn what_is_hidden_comes_last() {
        let seen = parse_seen("discard T5 ?").unwrap();
        assert_eq!(seen, Seen::Discard { known: "T5".parse().unwrap(), hidden: 1 });
        assert_eq!(seen.to_string(), "discard T5 ?");
        assert!(parse_seen("discard ? T5").is_err());
        assert!(parse_move("discard T5 ?").is_err());
        assert_eq!(parse_seen("discard ? ? ?").unwrap().to_string(), "discard ? ? ?");
        assert!(parse_seen("discard ? ? ? ?").is_err());
        assert!(parse_seen("discard").is_err());
    }

    #[test]
    fn items_are_read_in_any_order_but_once() {
        assert_eq!(parse_move("announce kings trula").unwrap().to_string(), "announce trula kings");
        assert_eq!(parse_move("kontra pagat/d game").unwrap().to_string(), "kontra game pagat/d");
        for bad in
            ["announce", "announce trula trula", "announce none trula", "announce trula none", "kontra x"]
        {
            assert!(parse_move(bad).is_err(), "{bad}");
        }
    }
}
