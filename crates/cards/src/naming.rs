//! How the names of cards are put together in a language.
//!
//! Players say "ace of cups", "zelené eso", "dečko žir": a word for the rank and a word for the suit, which
//! in some languages agrees with the gender of the rank and stands before it.

use crate::{Language, Rank};

/// The gender of a rank's word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gender {
    /// král, dolník.
    Masculine,
    /// sedma, dama.
    Feminine,
    /// eso.
    Neuter,
}

/// How a suit is said together with a rank.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// Before the rank, agreeing with it: masculine, feminine, neuter.
    Before(&'static str, &'static str, &'static str),
    /// After the rank, always the same.
    After(&'static str),
    /// Before a Roman numeral, as printed on taroks.
    Numeral(&'static str),
}

/// The words of one suit: its name alone, and with a rank.
pub type SuitWords = (&'static str, Form);
/// The word of a rank and its gender.
pub type RankWords = (Rank, &'static str, Gender);
/// A card that has a name of its own: suit, rank, name.
pub type OwnName = (usize, Rank, &'static str);

/// All words that one language has for one pack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Words {
    pub(crate) suits: &'static [SuitWords],
    pub(crate) ranks: &'static [RankWords],
    pub(crate) own_names: &'static [OwnName],
}

/// The words for one pack in every language of the house. A language more is a field more, and the compiler
/// names every pack that lacks it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spoken {
    pub(crate) english: Words,
    pub(crate) slovenian: Words,
    pub(crate) slovak: Words,
    pub(crate) czech: Words,
    pub(crate) croatian: Words,
}

impl Spoken {
    /// The words of one language.
    pub(crate) fn of(&self, language: Language) -> &Words {
        match language {
            Language::English => &self.english,
            Language::Slovenian => &self.slovenian,
            Language::Slovak => &self.slovak,
            Language::Czech => &self.czech,
            Language::Croatian => &self.croatian,
        }
    }
}

impl Words {
    /// The name of a suit.
    pub(crate) fn suit(&self, suit: usize) -> &'static str {
        self.suits[suit].0
    }

    /// The name of a card.
    pub(crate) fn card(&self, suit: usize, rank: Rank) -> String {
        if let Some((_, _, name)) = self.own_names.iter().find(|(of, own, _)| (*of, *own) == (suit, rank)) {
            return (*name).to_owned();
        }
        let (word, gender) = self.rank(rank);
        match self.suits[suit].1 {
            Form::Before(masculine, feminine, neuter) => {
                let suit = match gender {
                    Gender::Masculine => masculine,
                    Gender::Feminine => feminine,
                    Gender::Neuter => neuter,
                };
                format!("{suit} {word}")
            }
            Form::After(suit) => format!("{word} {suit}"),
            Form::Numeral(suit) => format!("{suit} {}", roman(rank)),
        }
    }

    /// The word of a rank; the notation where there is no word (only taroks, which have numerals).
    fn rank(&self, rank: Rank) -> (&'static str, Gender) {
        let known = self.ranks.iter().find(|(known, _, _)| *known == rank);
        known.map_or(("", Gender::Masculine), |(_, word, gender)| (word, *gender))
    }
}

/// A number up to 39 in Roman numerals; there is no larger one on a card.
fn roman(rank: Rank) -> String {
    let Rank::Number(number) = rank else { return rank.to_string() };
    let ones = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"][usize::from(number % 10)];
    format!("{}{ones}", "X".repeat(usize::from(number / 10)))
}
