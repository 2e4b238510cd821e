//! What a pack of cards is: its suits, and the ranks of each from the weakest to the strongest.

use std::fmt::Debug;
use std::hash::Hash;

use crate::Rank;
use crate::naming::Spoken;

/// The most cards a pack can have: one bit each.
pub const MAX_CARDS: usize = 64;
/// The most suits a pack can have, taroks counted as one.
pub const MAX_SUITS: usize = 5;

/// A suit as its pack declares it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SuitSpec {
    /// The letter in the notation.
    pub letter: char,
    /// The ranks, the weakest first.
    pub ranks: &'static [Rank],
}

/// A pack: a type without values worth having, so that the cards of two packs cannot be mixed up.
///
/// The cards are numbered from 0, suit by suit, and in each suit from the weakest to the strongest as the
/// game of the pack has it. So the cards of a suit are neighbouring bits, and the stronger of two cards of
/// one suit is the higher bit.
pub trait Pack: Copy + Ord + Hash + Debug + Default + Send + Sync + 'static {
    /// What the pack is called.
    const TITLE: &'static str;
    /// The suits in their order.
    const SUITS: &'static [SuitSpec];
    /// Where each card lies, computed from the suits.
    const LAYOUT: &'static Layout = &Layout::of(Self::SUITS, Self::WRITTEN);
    /// How many cards there are.
    const SIZE: usize = Self::LAYOUT.size;
    /// The ranks of every suit in the order in which cards are written, where that is not the order of strength.
    const WRITTEN: Option<&'static [Rank]> = None;
    /// What players call these cards.
    #[doc(hidden)]
    const WORDS: &'static Spoken;
}

/// Where the suits lie among the bits: a table instead of a division in every question about a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Layout {
    pub(crate) size: usize,
    /// The suit of each card.
    pub(crate) suit_of: [u8; MAX_CARDS],
    /// The number of each suit's weakest card.
    pub(crate) first: [u8; MAX_SUITS],
    /// The cards of each suit.
    pub(crate) bits: [u64; MAX_SUITS],
    /// The place of each card in the order of writing.
    pub(crate) place_of: [u8; MAX_CARDS],
    /// The card at each place in the order of writing.
    pub(crate) card_at: [u8; MAX_CARDS],
    /// Whether cards are written in another order than that of their numbers.
    pub(crate) rewritten: bool,
}

impl Layout {
    /// The layout of these suits, whose ranks are written in the order given, or in that of their strength.
    pub const fn of(suits: &[SuitSpec], written: Option<&[Rank]>) -> Layout {
        assert!(suits.len() <= MAX_SUITS, "a pack has at most five suits");
        let mut layout = Layout {
            size: 0,
            suit_of: [0; MAX_CARDS],
            first: [0; MAX_SUITS],
            bits: [0; MAX_SUITS],
            place_of: [0; MAX_CARDS],
            card_at: [0; MAX_CARDS],
            rewritten: written.is_some(),
        };
        let mut suit = 0;
        while suit < suits.len() {
            layout.first[suit] = layout.size as u8;
            let end = layout.size + suits[suit].ranks.len();
            assert!(end <= MAX_CARDS, "a pack has at most 64 cards");
            while layout.size < end {
                layout.suit_of[layout.size] = suit as u8;
                layout.bits[suit] |= 1 << layout.size;
                let first = layout.first[suit] as usize;
                let place = match written {
                    Some(written) => first + place_among(suits[suit].ranks[layout.size - first], written),
                    None => layout.size,
                };
                layout.place_of[layout.size] = place as u8;
                layout.card_at[place] = layout.size as u8;
                layout.size += 1;
            }
            suit += 1;
        }
        layout
    }
}

/// Where a rank stands in a list that has it.
const fn place_among(rank: Rank, written: &[Rank]) -> usize {
    let mut place = 0;
    while !rank.is(written[place]) {
        place += 1;
    }
    place
}
