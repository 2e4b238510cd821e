//! The thirty-two German cards of mariáš.

use super::german_words::WORDS;
use crate::naming::Spoken;
use crate::{Pack, Rank, Suit, SuitSpec};

/// 32 cards: suits `H L A B` (červeň, zeleň, žaluď, guľa), ranks `7 8 9 10 J Q K A` (dolník `J`, horník `Q`).
///
/// In strength the ten comes right below the ace: 7 8 9 J Q K 10 A. Cards are written in the printed order; where
/// a game has that order in strength too, there is [`Ranking::NATURAL`](crate::Ranking::NATURAL).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct German;

/// From the weakest to the strongest.
const RANKS: &[Rank] = &[
    Rank::Number(7),
    Rank::Number(8),
    Rank::Number(9),
    Rank::Jack,
    Rank::Queen,
    Rank::King,
    Rank::Number(10),
    Rank::Ace,
];

/// As they are printed and written.
const PRINTED: &[Rank] = &[
    Rank::Number(7),
    Rank::Number(8),
    Rank::Number(9),
    Rank::Number(10),
    Rank::Jack,
    Rank::Queen,
    Rank::King,
    Rank::Ace,
];

impl Pack for German {
    const TITLE: &'static str = "German";
    const SUITS: &'static [SuitSpec] = &[
        SuitSpec { letter: 'H', ranks: RANKS },
        SuitSpec { letter: 'L', ranks: RANKS },
        SuitSpec { letter: 'A', ranks: RANKS },
        SuitSpec { letter: 'B', ranks: RANKS },
    ];
    const WRITTEN: Option<&'static [Rank]> = Some(PRINTED);
    const WORDS: &'static Spoken = &WORDS;
}

impl Suit<German> {
    /// Hearts, `H`.
    pub const CERVEN: Suit<German> = Suit::at(0);
    /// Leaves, `L`.
    pub const ZELEN: Suit<German> = Suit::at(1);
    /// Acorns, `A`.
    pub const ZALUD: Suit<German> = Suit::at(2);
    /// Bells, `B`.
    pub const GULA: Suit<German> = Suit::at(3);
}
