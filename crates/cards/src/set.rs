//! Sets of cards: one bit for each.

use std::fmt;
use std::marker::PhantomData;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not, Sub, SubAssign};

use game::{MoveList, NotationError, Rng, random::below};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::notation::parse_set;
use crate::{Card, Pack, Suit};

/// A set of cards. Written in the pack's order with spaces between: `C2 C3 S13`. It is also the list of legal moves
/// where a move is a card.
///
/// ```
/// use cards::{CardSet, German, Suit};
/// let hand: CardSet<German> = "H7 HQ HK L10".parse().unwrap();
/// let hearts = hand & Suit::<German>::CERVEN.cards();
/// assert_eq!(hearts.to_string(), "H7 HQ HK");
/// assert_eq!((hand - hearts).to_string(), "L10");
/// assert_eq!(hand.highest().unwrap().to_string(), "L10");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CardSet<P> {
    bits: u64,
    pack: PhantomData<P>,
}

impl<P: Pack> CardSet<P> {
    /// No card.
    pub const NONE: CardSet<P> = CardSet::from_bits(0);
    /// The whole pack.
    pub const ALL: CardSet<P> = CardSet::from_bits(u64::MAX >> (u64::BITS - P::SIZE as u32));

    /// The cards whose numbers are the set bits; bits beyond the pack must not be set.
    #[inline]
    pub const fn from_bits(bits: u64) -> CardSet<P> {
        debug_assert!(bits >> (P::SIZE - 1) <= 1, "the pack has fewer cards");
        CardSet { bits, pack: PhantomData }
    }

    /// One bit for each card.
    #[inline]
    pub const fn bits(self) -> u64 {
        self.bits
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> usize {
        self.bits.count_ones() as usize
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// Whether `card` is in the set.
    #[inline]
    pub const fn contains(self, card: Card<P>) -> bool {
        self.bits >> card.index() & 1 == 1
    }

    /// Whether every card of this set is in `other`.
    #[inline]
    pub const fn is_within(self, other: CardSet<P>) -> bool {
        self.bits & !other.bits == 0
    }

    /// Whether the two sets have a card in common.
    #[inline]
    pub const fn meets(self, other: CardSet<P>) -> bool {
        self.bits & other.bits != 0
    }

    /// The cards of one suit.
    #[inline]
    pub const fn of_suit(self, suit: Suit<P>) -> CardSet<P> {
        CardSet::from_bits(self.bits & suit.cards().bits)
    }

    /// The first card in order: of one suit, the weakest.
    #[inline]
    pub const fn lowest(self) -> Option<Card<P>> {
        if self.is_empty() { None } else { Some(Card::at(self.bits.trailing_zeros() as usize)) }
    }

    /// The last card in order: of one suit, the strongest.
    #[inline]
    pub const fn highest(self) -> Option<Card<P>> {
        if self.is_empty() { None } else { Some(Card::at(63 - self.bits.leading_zeros() as usize)) }
    }

    /// The card at a place in order, from 0.
    #[inline]
    pub const fn nth(self, place: usize) -> Option<Card<P>> {
        if place >= self.len() {
            return None;
        }
        // The half, the quarter and the byte in which it lies, without a branch: where a random place is cannot be
        // foreseen.
        let (mut bits, mut place, mut first) = (self.bits, place as u32, 0);
        let mut width = if P::SIZE > 32 { 32 } else { 16 };
        while width >= 8 {
            let lower = (bits & ((1 << width) - 1)).count_ones();
            let beyond = (place >= lower) as u32;
            place -= lower * beyond;
            first += width * beyond;
            bits >>= width * beyond;
            width /= 2;
        }
        Some(Card::at(first as usize + PLACES[(bits & 0xff) as usize][(place & 7) as usize] as usize))
    }

    /// One of the cards, each with the same chance; `None` if there is none.
    #[inline]
    pub fn any<R: Rng + ?Sized>(self, rng: &mut R) -> Option<Card<P>> {
        if self.is_empty() {
            return None;
        }
        let place = below(rng, self.len() as u32);
        if self.len() > 4 {
            return self.nth(place as usize);
        }
        // Of a small hand it is faster to choose between all.
        let mut bits = self.bits;
        for skipped in 0..3 {
            let rest = bits & bits.wrapping_sub(1);
            bits = if skipped < place { rest } else { bits };
        }
        CardSet::from_bits(bits).lowest()
    }

    /// Puts a card in.
    #[inline]
    pub const fn insert(&mut self, card: Card<P>) {
        self.bits |= 1 << card.index();
    }

    /// Takes a card out.
    #[inline]
    pub const fn remove(&mut self, card: Card<P>) {
        self.bits &= !(1 << card.index());
    }

    /// The set with one more card.
    #[inline]
    pub const fn with(mut self, card: Card<P>) -> CardSet<P> {
        self.insert(card);
        self
    }

    /// The set without a card.
    #[inline]
    pub const fn without(mut self, card: Card<P>) -> CardSet<P> {
        self.remove(card);
        self
    }

    /// The cards in order.
    pub fn iter(self) -> Cards<P> {
        Cards(self)
    }

    /// The cards in the order in which they are written. Only where a pack writes its cards in another order than
    /// that of their strength does it differ from [`iter`](CardSet::iter).
    ///
    /// ```
    /// use cards::{CardSet, German};
    /// let hand: CardSet<German> = "HK H10 HA".parse().unwrap();
    /// assert_eq!(hand.to_string(), "H10 HK HA");
    /// assert_eq!(hand.as_written().next(), Some("H10".parse().unwrap()));
    /// assert_eq!(hand.lowest(), Some("HK".parse().unwrap()), "in strength the ten is above the king");
    /// ```
    #[inline]
    pub fn as_written(self) -> Written<P> {
        if P::LAYOUT.rewritten {
            let places = self.iter().fold(0, |places, card| places | 1 << P::LAYOUT.place_of[card.index()]);
            Written(places, PhantomData)
        } else {
            Written(self.bits, PhantomData)
        }
    }

    /// The notation of the set, with `?` for every card up to `size` that is not known.
    ///
    /// ```
    /// use cards::{CardSet, Italian};
    /// let known: CardSet<Italian> = "D1".parse().unwrap();
    /// assert_eq!(known.with_unknown(3), "D1 ? ?");
    /// ```
    pub fn with_unknown(self, size: usize) -> String {
        let known = self.as_written().map(|card| card.to_string());
        let unknown = std::iter::repeat_n("?".to_owned(), size.saturating_sub(self.len()));
        known.chain(unknown).collect::<Vec<_>>().join(" ")
    }
}

/// For every byte, the number of the set bit at each place.
static PLACES: [[u8; 8]; 256] = places();

const fn places() -> [[u8; 8]; 256] {
    let mut all = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut place) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                all[byte][place] = bit;
                place += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    all
}

/// The cards of a set in order.
#[derive(Clone, Debug)]
pub struct Cards<P: Pack>(CardSet<P>);

impl<P: Pack> Iterator for Cards<P> {
    type Item = Card<P>;
    #[inline]
    fn next(&mut self) -> Option<Card<P>> {
        let card = self.0.lowest()?;
        self.0.bits &= self.0.bits - 1;
        Some(card)
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl<P: Pack> ExactSizeIterator for Cards<P> {}

impl<P: Pack> DoubleEndedIterator for Cards<P> {
    #[inline]
    fn next_back(&mut self) -> Option<Card<P>> {
        let card = self.0.highest()?;
        self.0.remove(card);
        Some(card)
    }
}

/// The cards of a set in the order of writing.
#[derive(Clone, Debug)]
pub struct Written<P: Pack>(u64, PhantomData<P>);

impl<P: Pack> Iterator for Written<P> {
    type Item = Card<P>;
    #[inline]
    fn next(&mut self) -> Option<Card<P>> {
        if self.0 == 0 {
            return None;
        }
        let place = self.0.trailing_zeros() as usize;
        self.0 &= self.0 - 1;
        let index = if P::LAYOUT.rewritten { P::LAYOUT.card_at[place] as usize } else { place };
        Some(Card::at(index))
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.count_ones() as usize, Some(self.0.count_ones() as usize))
    }
}

impl<P: Pack> ExactSizeIterator for Written<P> {}

impl<P: Pack> IntoIterator for CardSet<P> {
    type Item = Card<P>;
    type IntoIter = Cards<P>;
    fn into_iter(self) -> Cards<P> {
        self.iter()
    }
}

impl<P: Pack> FromIterator<Card<P>> for CardSet<P> {
    fn from_iter<I: IntoIterator<Item = Card<P>>>(cards: I) -> CardSet<P> {
        cards.into_iter().fold(CardSet::NONE, CardSet::with)
    }
}

impl<P: Pack> From<Card<P>> for CardSet<P> {
    fn from(card: Card<P>) -> CardSet<P> {
        card.alone()
    }
}

impl<P: Pack> Default for CardSet<P> {
    fn default() -> CardSet<P> {
        CardSet::NONE
    }
}

impl<P: Pack> BitOr for CardSet<P> {
    type Output = CardSet<P>;
    #[inline]
    fn bitor(self, other: CardSet<P>) -> CardSet<P> {
        CardSet::from_bits(self.bits | other.bits)
    }
}

impl<P: Pack> BitOrAssign for CardSet<P> {
    #[inline]
    fn bitor_assign(&mut self, other: CardSet<P>) {
        self.bits |= other.bits;
    }
}

impl<P: Pack> BitAnd for CardSet<P> {
    type Output = CardSet<P>;
    #[inline]
    fn bitand(self, other: CardSet<P>) -> CardSet<P> {
        CardSet::from_bits(self.bits & other.bits)
    }
}

impl<P: Pack> BitAndAssign for CardSet<P> {
    #[inline]
    fn bitand_assign(&mut self, other: CardSet<P>) {
        self.bits &= other.bits;
    }
}

impl<P: Pack> Sub for CardSet<P> {
    type Output = CardSet<P>;
    /// The cards that are not in `other`.
    #[inline]
    fn sub(self, other: CardSet<P>) -> CardSet<P> {
        CardSet::from_bits(self.bits & !other.bits)
    }
}

impl<P: Pack> SubAssign for CardSet<P> {
    #[inline]
    fn sub_assign(&mut self, other: CardSet<P>) {
        self.bits &= !other.bits;
    }
}

impl<P: Pack> Not for CardSet<P> {
    type Output = CardSet<P>;
    /// The rest of the pack.
    #[inline]
    fn not(self) -> CardSet<P> {
        CardSet::ALL - self
    }
}

/// Legal moves as a bit set: in card order, whatever the order of pushing.
impl<P: Pack> MoveList<Card<P>> for CardSet<P> {
    const CAPACITY: Option<usize> = Some(P::SIZE);

    fn push(&mut self, card: Card<P>) {
        self.insert(card);
    }
    fn clear(&mut self) {
        *self = CardSet::NONE;
    }
    fn len(&self) -> usize {
        CardSet::len(*self)
    }
    fn get(&self, place: usize) -> Card<P> {
        self.nth(place).expect("a place below the length")
    }
    fn iter(&self) -> impl Iterator<Item = Card<P>> + '_ {
        CardSet::iter(*self)
    }
    fn contains(&self, card: Card<P>) -> bool {
        CardSet::contains(*self, card)
    }
}

impl<P: Pack> fmt::Display for CardSet<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.with_unknown(0))
    }
}

impl<P: Pack> fmt::Debug for CardSet<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}

impl<P: Pack> std::str::FromStr for CardSet<P> {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<CardSet<P>, NotationError> {
        parse_set(text)
    }
}

impl<P: Pack> Serialize for CardSet<P> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de, P: Pack> Deserialize<'de> for CardSet<P> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<CardSet<P>, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{German, Italian, Tarok};

    #[test]
    fn a_card_is_at_the_place_where_counting_finds_it() {
        fn agree<P: Pack>() {
            let mut rng = game::random::fast(1);
            for share in 1..9 {
                let cards: CardSet<P> = Card::all().filter(|_| below(&mut rng, 8) < share).collect();
                for place in 0..=cards.len() {
                    assert_eq!(cards.nth(place), cards.iter().nth(place), "{place} of {cards}");
                }
            }
        }
        agree::<German>();
        agree::<Italian>();
        agree::<Tarok>();
    }
}
