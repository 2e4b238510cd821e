//! The fifty-four cards of tarok.

use super::tarok_words::WORDS;
use crate::naming::Spoken;
use crate::{Pack, Rank, Suit, SuitSpec};

/// 54 cards: suits `H D S C` of eight, and the taroks `T1` (pagat) to `T21` (mond) and `T22` (škis).
///
/// In strength the red suits go 4 3 2 1 J C Q K and the black ones 7 8 9 10 J C Q K.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Tarok;

const RED: &[Rank] = &[
    Rank::Number(4),
    Rank::Number(3),
    Rank::Number(2),
    Rank::Number(1),
    Rank::Jack,
    Rank::Knight,
    Rank::Queen,
    Rank::King,
];

const BLACK: &[Rank] = &[
    Rank::Number(7),
    Rank::Number(8),
    Rank::Number(9),
    Rank::Number(10),
    Rank::Jack,
    Rank::Knight,
    Rank::Queen,
    Rank::King,
];

const TAROKS: &[Rank] = &{
    let mut taroks = [Rank::Number(0); 22];
    let mut place = 0;
    while place < taroks.len() {
        taroks[place] = Rank::Number(place as u8 + 1);
        place += 1;
    }
    taroks
};

impl Pack for Tarok {
    const TITLE: &'static str = "tarok";
    const SUITS: &'static [SuitSpec] = &[
        SuitSpec { letter: 'H', ranks: RED },
        SuitSpec { letter: 'D', ranks: RED },
        SuitSpec { letter: 'S', ranks: BLACK },
        SuitSpec { letter: 'C', ranks: BLACK },
        SuitSpec { letter: 'T', ranks: TAROKS },
    ];
    const WORDS: &'static Spoken = &WORDS;
}

impl Suit<Tarok> {
    /// Hearts, `H`.
    pub const HEARTS: Suit<Tarok> = Suit::at(0);
    /// Diamonds, `D`.
    pub const DIAMONDS: Suit<Tarok> = Suit::at(1);
    /// Spades, `S`.
    pub const SPADES: Suit<Tarok> = Suit::at(2);
    /// Clubs, `C`.
    pub const CLUBS: Suit<Tarok> = Suit::at(3);
    /// The taroks, `T`.
    pub const TAROKS: Suit<Tarok> = Suit::at(4);
}
