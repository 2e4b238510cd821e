//! Which third cards of a trick are looked at: the published tables, as data.
//!
//! A row says which *classes* of card are kept when the third hand plays such a card to such a trick. A class that names
//! no card adds none; the kept cards are the union of all classes; everything else is not searched.

use std::fmt;

use cards::{Card, CardSet, Suit, Tarok};

use crate::counting::{MOND, PAGAT, SKIS, TAROKS};
use crate::duty::beats;
use crate::{Contract, PublicState};

/// To whom the trick would fall as it lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Trick {
    /// The partner's card beats the opponent's.
    Partners,
    /// It does not, or there is no partner.
    Opponents,
    /// The deal is klop.
    Klop,
    /// The deal is a beggar.
    Beggar,
}

/// What the third hand plays to what was led.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Play {
    SuitOnSuit,
    TarokOnSuit,
    OtherOnSuit,
    TarokOnTarok,
    SuitOnTarok,
}

/// A class of cards worth a look.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Class {
    Lowest,
    LowestThatWins,
    /// Only if the highest is good enough: a queen, or in klop the mond.
    SecondHighest,
    Highest,
    /// Only if the lowest is the pagat.
    AbovePagat,
    Mond,
}

/// One row of the tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Row {
    pub(super) trick: Trick,
    pub(super) play: Play,
    pub(super) kept: &'static [Class],
    /// Whether the choice is made in each suit separately.
    pub(super) by_suit: bool,
}

use Class::{AbovePagat, Highest, Lowest, LowestThatWins, Mond, SecondHighest};
use Play::{OtherOnSuit, SuitOnSuit, SuitOnTarok, TarokOnSuit, TarokOnTarok};

const fn row(trick: Trick, play: Play, kept: &'static [Class]) -> Row {
    Row { trick, play, kept, by_suit: matches!(play, OtherOnSuit | SuitOnTarok) }
}

/// All of it.
pub(super) const TABLE: [Row; 20] = [
    row(Trick::Partners, SuitOnSuit, &[SecondHighest, Highest]),
    row(Trick::Partners, TarokOnSuit, &[Lowest, LowestThatWins, Mond]),
    row(Trick::Partners, OtherOnSuit, &[SecondHighest, Highest]),
    row(Trick::Partners, TarokOnTarok, &[Lowest, LowestThatWins, Mond]),
    row(Trick::Partners, SuitOnTarok, &[SecondHighest, Highest]),
    row(Trick::Opponents, SuitOnSuit, &[Lowest, SecondHighest, Highest]),
    row(Trick::Opponents, TarokOnSuit, &[Lowest, LowestThatWins, AbovePagat, Mond]),
    row(Trick::Opponents, OtherOnSuit, &[Lowest]),
    row(Trick::Opponents, TarokOnTarok, &[Lowest, LowestThatWins, AbovePagat, Mond]),
    row(Trick::Opponents, SuitOnTarok, &[Lowest]),
    row(Trick::Klop, SuitOnSuit, &[Lowest, Highest]),
    row(Trick::Klop, TarokOnSuit, &[Lowest, SecondHighest, Highest]),
    row(Trick::Klop, OtherOnSuit, &[Highest]),
    row(Trick::Klop, TarokOnTarok, &[Lowest, SecondHighest, Highest]),
    row(Trick::Klop, SuitOnTarok, &[Highest]),
    row(Trick::Beggar, SuitOnSuit, &[Lowest, Highest]),
    row(Trick::Beggar, TarokOnSuit, &[Lowest, Highest]),
    row(Trick::Beggar, OtherOnSuit, &[Highest]),
    row(Trick::Beggar, TarokOnTarok, &[Lowest, Highest]),
    row(Trick::Beggar, SuitOnTarok, &[Highest]),
];

/// A row as the documents print it.
impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let trick = ["partner's", "opponent's", "klop", "beggar"][self.trick as usize];
        let play = ["suit on suit", "tarok on suit", "other suit on suit", "tarok on tarok", "suit on tarok"]
            [self.play as usize];
        write!(f, "| {trick} | {play} |")?;
        for class in [Lowest, LowestThatWins, SecondHighest, Highest, AbovePagat, Mond] {
            f.write_str(if self.kept.contains(&class) { " x |" } else { " |" })?;
        }
        f.write_str(if self.by_suit { " x |" } else { " |" })
    }
}

/// What of the tables is left to options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Elimination {
    /// The second highest card is kept if the highest is at least as strong as this in its suit: 6 for a queen.
    pub(super) queen: usize,
    /// Whether the lowest card is kept in beggar: so the table; the prose keeps the highest alone.
    pub(super) beggar_lowest: bool,
}

impl Elimination {
    /// Of the legal cards of the third hand those worth a look.
    pub(super) fn kept(self, public: &PublicState, legal: CardSet<Tarok>) -> CardSet<Tarok> {
        let [led, _] = public.trick() else { return legal };
        if legal.len() < 2 {
            return legal;
        }
        let row = &TABLE[row_of(public, *led, legal)];
        if !row.by_suit {
            return self.of_row(row, public, legal);
        }
        Suit::<Tarok>::all().fold(CardSet::NONE, |kept, suit| {
            let cards = legal.of_suit(suit);
            if cards.is_empty() { kept } else { kept | self.of_row(row, public, cards) }
        })
    }

    fn of_row(self, row: &Row, public: &PublicState, cards: CardSet<Tarok>) -> CardSet<Tarok> {
        let (Some(lowest), Some(highest)) = (cards.lowest(), cards.highest()) else { return CardSet::NONE };
        let mut kept = CardSet::NONE;
        for class in row.kept {
            kept |= match class {
                Lowest if row.trick == Trick::Beggar && !self.beggar_lowest => CardSet::NONE,
                Lowest => lowest.alone(),
                LowestThatWins => alone(winning(public, cards).lowest()),
                SecondHighest if self.is_saved(row.trick, highest) => alone(cards.without(highest).highest()),
                Highest => highest.alone(),
                AbovePagat if lowest == PAGAT => alone(cards.without(PAGAT).lowest()),
                Mond => cards & MOND.alone(),
                SecondHighest | AbovePagat => CardSet::NONE,
            };
        }
        kept
    }

    /// Whether the highest card is one that may be saved for later, so that the second is of interest.
    fn is_saved(self, trick: Trick, highest: Card<Tarok>) -> bool {
        if trick == Trick::Klop { highest == MOND } else { highest.strength() >= self.queen }
    }
}

/// The place of the row for the third hand's legal cards: they are all of one kind.
fn row_of(public: &PublicState, led: Card<Tarok>, legal: CardSet<Tarok>) -> usize {
    let taroks = legal.meets(TAROKS);
    let play = match (TAROKS.contains(led), taroks) {
        (false, true) => TarokOnSuit,
        (false, false) if legal.meets(led.suit().cards()) => SuitOnSuit,
        (false, false) => OtherOnSuit,
        (true, true) => TarokOnTarok,
        (true, false) => SuitOnTarok,
    };
    let trick = match public.contract() {
        Some(Contract::Klop) | None => Trick::Klop,
        Some(Contract::Beggar) => Trick::Beggar,
        Some(_) => {
            let taker = public.taking().map(|(seat, _)| seat);
            let declarer = public.declarer();
            if declarer != Some(public.mover()) && taker != declarer {
                Trick::Partners
            } else {
                Trick::Opponents
            }
        }
    };
    5 * trick as usize + play as usize
}

/// The cards that would take the trick: those that beat what lies there, and the pagat on mond and škis.
fn winning(public: &PublicState, cards: CardSet<Tarok>) -> CardSet<Tarok> {
    let Some((_, best)) = public.taking() else { return cards };
    let laid: CardSet<Tarok> = public.trick().iter().copied().collect();
    let emperor = if laid == MOND.alone() | SKIS.alone() { PAGAT.alone() } else { CardSet::NONE };
    cards & (cards.iter().filter(|card| beats(*card, best)).collect::<CardSet<Tarok>>() | emperor)
}

fn alone(card: Option<Card<Tarok>>) -> CardSet<Tarok> {
    card.map_or(CardSet::NONE, Card::alone)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::players::silicijasti::tests::{after, ending};

    const PUBLISHED: Elimination = Elimination { queen: 6, beggar_lowest: true };

    /// The kept cards of seat 2 after seats 0 and 1 have played a card each.
    fn kept(words: &str, hands: [&str; 3], cards: &str) -> String {
        let position = after(ending(words, hands), cards);
        let public = position.public();
        assert_eq!((public.trick().len(), public.mover().index()), (2, 2), "{cards}");
        PUBLISHED.kept(public, public.playable(position.hand(public.mover()))).to_string()
    }

    const SOLO: &str = "pass; pass; bid solo; announce none; kontra none; kontra none";
    const KLOP: &str = "pass; pass; bid klop";
    const BEGGAR: &str = "pass; pass; bid beggar; kontra none; kontra none";

    #[test]
    fn every_row_stands_at_the_place_of_its_trick_and_play() {
        for (place, row) in TABLE.iter().enumerate() {
            assert_eq!(place, 5 * row.trick as usize + row.play as usize);
        }
    }

    #[test]
    fn all_twenty_rows() {
        // Seat 0 declares and leads, 1 and 2 are partners. The trick is the partner's when seat 1 beats the card led.
        let partners: [(&str, [&str; 3], &str, &str); 5] = [
            ("suit on suit", ["H4", "HJ", "H3 H1 HC HQ"], "H4; HJ", "HC HQ"),
            ("tarok on suit", ["H4", "T5", "T1 T3 T9 T12 T21"], "H4; T5", "T1 T9 T21"),
            ("other on suit", ["H4", "HK", "D4 DJ DQ S7 SK C7 C8"], "H4; HK", "DJ DQ S7 SK C8"),
            ("tarok on tarok", ["T4", "T7", "T1 T5 T9 T21 HQ"], "T4; T7", "T1 T9 T21"),
            ("suit on tarok", ["T4", "T7", "H4 HC HQ D4 DJ"], "T4; T7", "HC HQ DJ"),
        ];
        for (what, hands, cards, expected) in partners {
            assert_eq!(kept(SOLO, hands, cards), expected, "partner's: {what}");
        }
        let opponents: [(&str, [&str; 3], &str, &str); 5] = [
            ("suit on suit", ["HK", "HJ", "H3 H1 HC HQ"], "HK; HJ", "H3 HC HQ"),
            ("suit on suit, highest a knight", ["HK", "HJ", "H3 H1 HC"], "HK; HJ", "H3 HC"),
            ("tarok on suit", ["HK", "HJ", "T1 T3 T9 T21"], "HK; HJ", "T1 T3 T21"),
            ("other on suit", ["HK", "HJ", "D4 DJ DQ S7 SK"], "HK; HJ", "D4 S7"),
            ("tarok on tarok", ["T8", "T7", "T1 T5 T9 T21 HQ"], "T8; T7", "T1 T5 T9 T21"),
        ];
        for (what, hands, cards, expected) in opponents {
            assert_eq!(kept(SOLO, hands, cards), expected, "opponent's: {what}");
        }
        assert_eq!(
            kept(SOLO, ["T8", "T7", "H4 HC HQ D4 DJ"], "T8; T7"),
            "H4 D4",
            "opponent's: suit on tarok"
        );
        let klop: [(&str, [&str; 3], &str, &str); 6] = [
            ("suit on suit, must beat", ["H4", "HJ", "H3 H1 HC HQ"], "H4; HJ", "HC HQ"),
            ("tarok on suit", ["H4", "HJ", "T2 T3 T9 T21"], "H4; HJ", "T2 T9 T21"),
            ("tarok on suit without mond", ["H4", "HJ", "T2 T3 T9 T12"], "H4; HJ", "T2 T12"),
            ("other on suit", ["H4", "HJ", "D4 DJ DQ S7 SK"], "H4; HJ", "DQ SK"),
            ("tarok on tarok", ["T4", "T7", "T5 T9 T12 T21"], "T4; T7", "T9 T12 T21"),
            ("suit on tarok", ["T4", "T7", "H4 HC D4 DJ"], "T4; T7", "HC DJ"),
        ];
        for (what, hands, cards, expected) in klop {
            assert_eq!(kept(KLOP, hands, cards), expected, "klop: {what}");
        }
        let beggar: [(&str, [&str; 3], &str, &str); 5] = [
            ("suit on suit", ["H4", "HJ", "H3 H1 HC HQ HK"], "H4; HJ", "HC HK"),
            ("tarok on suit", ["H4", "HJ", "T2 T3 T9 T21"], "H4; HJ", "T2 T21"),
            ("other on suit", ["H4", "HJ", "D4 DJ DQ S7 SK"], "H4; HJ", "DQ SK"),
            ("tarok on tarok", ["T4", "T7", "T5 T9 T12 T21"], "T4; T7", "T9 T21"),
            ("suit on tarok", ["T4", "T7", "H4 HC D4 DJ"], "T4; T7", "HC DJ"),
        ];
        for (what, hands, cards, expected) in beggar {
            assert_eq!(kept(BEGGAR, hands, cards), expected, "beggar: {what}");
        }
    }

    #[test]
    fn the_options_of_the_tables() {
        let position = after(ending(BEGGAR, ["H4", "HJ", "H3 H1 HC HQ HK"]), "H4; HJ");
        let legal = position.public().playable(position.hand(position.public().mover()));
        let prose = Elimination { beggar_lowest: false, ..PUBLISHED };
        assert_eq!(prose.kept(position.public(), legal).to_string(), "HK");
        let position = after(ending(SOLO, ["H4", "HJ", "H3 H1 HC HQ"]), "H4; HJ");
        let legal = position.public().playable(position.hand(position.public().mover()));
        let king = Elimination { queen: 7, ..PUBLISHED };
        assert_eq!(king.kept(position.public(), legal).to_string(), "HQ");
    }

    #[test]
    fn the_documents_print_these_tables() {
        let printed = include_str!("../../../../../docs/silicijasti.md");
        for row in &TABLE {
            let line = row.to_string();
            assert!(printed.contains(&line), "docs/silicijasti.md lacks the line\n{line}");
        }
    }
}
