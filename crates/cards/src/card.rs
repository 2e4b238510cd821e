//! One card, and one suit.

use std::fmt;
use std::marker::PhantomData;

use game::NotationError;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::{CardSet, Language, Pack, Rank};

/// A suit of a pack; the taroks are one too.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Suit<P> {
    index: u8,
    pack: PhantomData<P>,
}

impl<P: Pack> Suit<P> {
    /// Suit number `index` in the order of the pack; panics beyond the last.
    #[inline]
    pub const fn at(index: usize) -> Suit<P> {
        assert!(index < P::SUITS.len(), "the pack has no such suit");
        Suit { index: index as u8, pack: PhantomData }
    }

    /// All suits in the order of the pack.
    pub fn all() -> impl DoubleEndedIterator<Item = Suit<P>> + ExactSizeIterator + Clone {
        (0..P::SUITS.len()).map(Suit::at)
    }

    /// The suit with this letter.
    pub fn of_letter(letter: char) -> Option<Suit<P>> {
        Suit::all().find(|suit| suit.letter() == letter)
    }

    /// Its number in the order of the pack.
    #[inline]
    pub const fn index(self) -> usize {
        self.index as usize
    }

    /// Its letter in the notation.
    pub const fn letter(self) -> char {
        P::SUITS[self.index()].letter
    }

    /// Its ranks, the weakest first.
    pub const fn ranks(self) -> &'static [Rank] {
        P::SUITS[self.index()].ranks
    }

    /// All its cards.
    #[inline]
    pub const fn cards(self) -> CardSet<P> {
        CardSet::from_bits(P::LAYOUT.bits[self.index()])
    }

    /// What players call it.
    ///
    /// ```
    /// use cards::{Italian, Language, Suit};
    /// assert_eq!(Suit::<Italian>::of_letter('B').unwrap().name(Language::Croatian), "baštone");
    /// ```
    pub fn name(self, language: Language) -> &'static str {
        P::WORDS.of(language).suit(self.index())
    }
}

impl<P: Pack> fmt::Display for Suit<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.letter().fmt(f)
    }
}

impl<P: Pack> fmt::Debug for Suit<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl<P: Pack> Serialize for Suit<P> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_char(self.letter())
    }
}

impl<'de, P: Pack> Deserialize<'de> for Suit<P> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Suit<P>, D::Error> {
        let letter = char::deserialize(deserializer)?;
        Suit::of_letter(letter).ok_or_else(|| {
            let letters = listed(Suit::<P>::all().map(|suit| suit.letter().to_string()));
            de::Error::custom(format!("expected a suit {letters}, got {letter:?}"))
        })
    }
}

/// A card of a pack, ordered by suit, then by strength. Written suit then rank: `S13`, `H10`, `T22`.
///
/// ```
/// use cards::{Card, German, Language, Tarok};
/// let mond: Card<Tarok> = "T21".parse().unwrap();
/// assert_eq!(mond.name(Language::Slovenian), "mond");
/// let card: Card<German> = "L10".parse().unwrap();
/// assert_eq!((card.suit().letter(), card.rank().to_string().as_str()), ('L', "10"));
/// let error = "X7".parse::<Card<German>>().unwrap_err();
/// assert_eq!(error.to_string(), "expected a card: a suit H, L, A or B, then its rank at character 1 of \"X7\"");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card<P> {
    index: u8,
    pack: PhantomData<P>,
}

impl<P: Pack> Card<P> {
    /// Card number `index` of the pack; panics beyond the last.
    #[inline]
    pub const fn at(index: usize) -> Card<P> {
        assert!(index < P::SIZE, "the pack has no such card");
        Card { index: index as u8, pack: PhantomData }
    }

    /// The card of a suit with a rank, if the suit has it.
    pub fn of(suit: Suit<P>, rank: Rank) -> Option<Card<P>> {
        let place = suit.ranks().iter().position(|known| *known == rank)?;
        Some(Card::at(P::LAYOUT.first[suit.index()] as usize + place))
    }

    /// All cards of the pack in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Card<P>> + ExactSizeIterator + Clone {
        (0..P::SIZE).map(Card::at)
    }

    /// Its number in the pack.
    #[inline]
    pub const fn index(self) -> usize {
        self.index as usize
    }

    /// Its suit.
    #[inline]
    pub const fn suit(self) -> Suit<P> {
        Suit { index: P::LAYOUT.suit_of[self.index as usize % P::LAYOUT.suit_of.len()], pack: PhantomData }
    }

    /// Its place in its suit, from the weakest card up.
    #[inline]
    pub const fn strength(self) -> usize {
        self.index as usize - P::LAYOUT.first[self.suit().index()] as usize
    }

    /// What is printed on it.
    pub const fn rank(self) -> Rank {
        self.suit().ranks()[self.strength()]
    }

    /// The set of this card alone.
    #[inline]
    pub const fn alone(self) -> CardSet<P> {
        CardSet::from_bits(1 << self.index)
    }

    /// What players call it.
    ///
    /// ```
    /// use cards::{Card, German, Italian, Language};
    /// let trica: Card<Italian> = "S3".parse().unwrap();
    /// assert_eq!(trica.name(Language::Croatian), "trica špada");
    /// assert_eq!(trica.name(Language::English), "three of swords");
    /// let ace: Card<German> = "LA".parse().unwrap();
    /// assert_eq!(ace.name(Language::Slovak), "zelené eso");
    /// ```
    pub fn name(self, language: Language) -> String {
        P::WORDS.of(language).card(self.suit().index(), self.rank())
    }

    /// Reads a card that is a word of `text` starting at byte `at`, so that an error can say where.
    pub fn parse_word(text: &str, at: usize, word: &str) -> Result<Card<P>, NotationError> {
        let mut letters = word.chars();
        let suit = letters.next().and_then(Suit::of_letter);
        let Some(suit) = suit else {
            let letters = listed(Suit::<P>::all().map(|suit| suit.letter().to_string()));
            return Err(NotationError::new(text, at, format!("a card: a suit {letters}, then its rank")));
        };
        Rank::parse(letters.as_str()).and_then(|rank| Card::of(suit, rank)).ok_or_else(|| {
            let ranks = listed(suit.ranks().iter().map(ToString::to_string));
            let at = at + suit.letter().len_utf8();
            NotationError::new(text, at, format!("a rank of suit {suit}: {ranks}"))
        })
    }
}

/// `H, L, A or B`.
fn listed(words: impl Iterator<Item = String>) -> String {
    let words: Vec<String> = words.collect();
    match words.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, others)) => format!("{} or {last}", others.join(", ")),
        None => String::new(),
    }
}

impl<P: Pack> fmt::Display for Card<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.suit(), self.rank())
    }
}

impl<P: Pack> fmt::Debug for Card<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl<P: Pack> std::str::FromStr for Card<P> {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Card<P>, NotationError> {
        Card::parse_word(text, 0, text)
    }
}

impl<P: Pack> Serialize for Card<P> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de, P: Pack> Deserialize<'de> for Card<P> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Card<P>, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
    }
}
