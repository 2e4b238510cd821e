//! The forty Italian cards of briškula.

use super::italian_words::WORDS;
use crate::naming::Spoken;
use crate::{Pack, Rank, Suit, SuitSpec};

/// 40 cards: suits `C B S D` (kupe, baštone, špade, dinari), ranks `1`..`7 11 12 13`.
///
/// In strength the three comes right below the ace: 2 4 5 6 7 11 12 13 3 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Italian;

/// From the weakest to the strongest.
const RANKS: &[Rank] = &[
    Rank::Number(2),
    Rank::Number(4),
    Rank::Number(5),
    Rank::Number(6),
    Rank::Number(7),
    Rank::Number(11),
    Rank::Number(12),
    Rank::Number(13),
    Rank::Number(3),
    Rank::Number(1),
];

impl Pack for Italian {
    const TITLE: &'static str = "Italian";
    const SUITS: &'static [SuitSpec] = &[
        SuitSpec { letter: 'C', ranks: RANKS },
        SuitSpec { letter: 'B', ranks: RANKS },
        SuitSpec { letter: 'S', ranks: RANKS },
        SuitSpec { letter: 'D', ranks: RANKS },
    ];
    const WORDS: &'static Spoken = &WORDS;
}

impl Suit<Italian> {
    /// Cups, `C`.
    pub const KUPE: Suit<Italian> = Suit::at(0);
    /// Batons, `B`.
    pub const BASTONE: Suit<Italian> = Suit::at(1);
    /// Swords, `S`.
    pub const SPADE: Suit<Italian> = Suit::at(2);
    /// Coins, `D`.
    pub const DINARI: Suit<Italian> = Suit::at(3);
}
