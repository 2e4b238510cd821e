//! Decisions, what others see of them, lists of them, and their texts.

use std::fmt;

use arrayvec::ArrayVec;
use cards::{Card, CardSet, German, words};
use game::{MoveList, NotationError};

use crate::bid::Bid;

/// A decision.
///
/// ```
/// use game::Game;
/// use marias::{Marias, Move};
/// let read = |text: &str| Marias::default().parse_move(text);
/// assert_eq!(read("talon B8 LJ").unwrap().to_string(), "talon LJ B8");
/// assert_eq!(read("bid hra sedma").unwrap().to_string(), "bid hra sedma");
/// assert_eq!(read("H10").unwrap(), Move::Play("H10".parse().unwrap()));
/// assert!(read("bid hra hra").unwrap_err().to_string().starts_with("expected each statement only once"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// This card is the trump.
    Trump(Card<German>),
    /// The next card to be dealt is the trump, whatever it is.
    Blind,
    /// These two go into the talon, the first in the order of writing first. Made by [`Move::talon`].
    Talon(Card<German>, Card<German>),
    /// A trump game: "Barva?"
    Colour,
    /// Nothing against the game.
    Good,
    /// The talon, for a higher game.
    Bad,
    /// What is said about goals; silence too.
    Say(Bid),
    /// A card is played.
    Play(Card<German>),
}

impl Move {
    /// Two different cards for the talon, in whatever order.
    pub fn talon(one: Card<German>, other: Card<German>) -> Move {
        let mut cards = (one.alone() | other.alone()).as_written();
        match (cards.next(), cards.next()) {
            (Some(first), Some(second)) => Move::Talon(first, second),
            _ => Move::Talon(one, other),
        }
    }

    /// The card that is played, if it is that kind of decision.
    pub const fn card(self) -> Option<Card<German>> {
        if let Move::Play(card) = self { Some(card) } else { None }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Trump(card) => write!(f, "trump {card}"),
            Move::Blind => f.write_str("trump blind"),
            Move::Talon(first, second) => write!(f, "talon {first} {second}"),
            Move::Colour => f.write_str("colour"),
            Move::Good => f.write_str("good"),
            Move::Bad => f.write_str("bad"),
            Move::Say(bid) => bid.fmt(f),
            Move::Play(card) => card.fmt(f),
        }
    }
}

/// What a viewer sees of a decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Seen {
    /// All of it.
    Whole(Move),
    /// A trump was chosen from the hand.
    HiddenTrump,
    /// Two cards were laid into the talon.
    HiddenTalon,
}

impl fmt::Display for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Seen::Whole(mv) => mv.fmt(f),
            Seen::HiddenTrump => f.write_str("trump ?"),
            Seen::HiddenTalon => f.write_str("talon ? ?"),
        }
    }
}

const EXPECTED: &str =
    "trump CARD, trump blind, talon CARD CARD, colour, good, bad, bid STATEMENTS, pass or a card";
const STATEMENTS: &str = "hra, sedma, stovka, betl, durch, or flek: and one of them";

/// Reads a decision.
pub(crate) fn parse_move(text: &str) -> Result<Move, NotationError> {
    let mut rest = words(text);
    let Some((at, first)) = rest.next() else { return Err(NotationError::new(text, 0, EXPECTED)) };
    let mv = match first {
        "trump" => match rest.next() {
            Some((_, "blind")) => Move::Blind,
            Some((at, word)) => Move::Trump(Card::parse_word(text, at, word)?),
            None => return Err(NotationError::new(text, text.len(), "the trump card, or blind")),
        },
        "talon" => {
            let mut card = || match rest.next() {
                Some((at, word)) => Ok((at, Card::parse_word(text, at, word)?)),
                None => Err(NotationError::new(text, text.len(), "two cards for the talon")),
            };
            let ((_, one), (at, other)) = (card()?, card()?);
            if one == other {
                return Err(NotationError::new(text, at, "each card only once"));
            }
            Move::talon(one, other)
        }
        "colour" => Move::Colour,
        "good" => Move::Good,
        "bad" => Move::Bad,
        "pass" => Move::Say(Bid::NONE),
        "bid" => {
            let mut bid = Bid::NONE;
            for (at, word) in rest.by_ref() {
                let said = Bid::of_word(word).ok_or_else(|| NotationError::new(text, at, STATEMENTS))?;
                if bid.and(said) == bid {
                    return Err(NotationError::new(text, at, "each statement only once"));
                }
                bid = bid.and(said);
            }
            if bid.is_silence() {
                return Err(NotationError::new(text, text.len(), STATEMENTS));
            }
            Move::Say(bid)
        }
        word if word.starts_with(['H', 'L', 'A', 'B']) => Move::Play(Card::parse_word(text, at, word)?),
        _ => return Err(NotationError::new(text, at, EXPECTED)),
    };
    match rest.next() {
        Some((at, _)) => Err(NotationError::new(text, at, "nothing more")),
        None => Ok(mv),
    }
}

/// Reads what a viewer saw of a decision.
pub(crate) fn parse_seen(text: &str) -> Result<Seen, NotationError> {
    let read: Vec<&str> = words(text).map(|(_, word)| word).collect();
    match read.as_slice() {
        ["trump", "?"] => Ok(Seen::HiddenTrump),
        ["talon", "?", "?"] => Ok(Seen::HiddenTalon),
        _ => parse_move(text).map(Seen::Whole),
    }
}

/// The most decisions to choose from: two of twelve cards for the talon. A trump is one of seven cards or unseen, a
/// card one of ten; a bid has at most three statements that can be made or left out (each goal can be announced, or
/// raised, but not both), so at most eight sets.
pub const MOST_MOVES: usize = 66;

/// The legal decisions of a position: cards as a bit set, everything else listed.
#[derive(Clone, Debug)]
#[allow(clippy::large_enum_variant, reason = "a list lives on the stack, and cards are written in place")]
pub enum Moves {
    /// Cards to play, in the order of writing.
    Cards(CardSet<German>),
    /// Anything.
    Listed(ArrayVec<Move, MOST_MOVES>),
}

impl Default for Moves {
    fn default() -> Moves {
        Moves::Cards(CardSet::NONE)
    }
}

impl MoveList<Move> for Moves {
    const CAPACITY: Option<usize> = Some(MOST_MOVES);

    #[inline]
    fn push(&mut self, mv: Move) {
        if let (Moves::Cards(cards), Move::Play(card)) = (&mut *self, mv) {
            cards.insert(card);
            return;
        }
        match self {
            Moves::Listed(list) => list.push(mv),
            Moves::Cards(cards) => {
                let mut list: ArrayVec<Move, MOST_MOVES> = cards.as_written().map(Move::Play).collect();
                list.push(mv);
                *self = Moves::Listed(list);
            }
        }
    }

    #[inline]
    fn clear(&mut self) {
        *self = Moves::default();
    }

    #[inline]
    fn len(&self) -> usize {
        match self {
            Moves::Cards(cards) => cards.len(),
            Moves::Listed(list) => list.len(),
        }
    }

    fn get(&self, place: usize) -> Move {
        match self {
            Moves::Cards(cards) => {
                Move::Play(cards.as_written().nth(place).expect("a place below the length"))
            }
            Moves::Listed(list) => list[place],
        }
    }

    fn iter(&self) -> impl Iterator<Item = Move> + '_ {
        let (cards, list) = match self {
            Moves::Cards(cards) => (*cards, [].as_slice()),
            Moves::Listed(list) => (CardSet::NONE, list.as_slice()),
        };
        cards.as_written().map(Move::Play).chain(list.iter().copied())
    }

    fn contains(&self, mv: Move) -> bool {
        match (self, mv) {
            (Moves::Cards(cards), Move::Play(card)) => cards.contains(card),
            (Moves::Cards(_), _) => false,
            (Moves::Listed(list), _) => list.as_slice().contains(&mv),
        }
    }
}
