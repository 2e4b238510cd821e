//! What follows from the cards that were seen: whatever everybody at a table counts.
//!
//! All of this could be worked out from the cards themselves, but a small network needs a great many deals to
//! find out by itself that a konj is high once as, trica and kralj are gone.

use cards::{Card, CardSet, Italian, Ranking};

use super::Sight;
use crate::{KARIGE, PublicState, points};

/// Cards of the pack.
const CARDS: usize = 40;
/// Numbers from 0 to 10.
const NUMBERS: usize = 11;

/// Where each group begins, counted from the first mark.
const HIGHEST: usize = 0;
const BEATEN_BY_ONE: usize = HIGHEST + CARDS;
const TAKING: usize = BEATEN_BY_ONE + CARDS;
const TRUMPS_OUT: usize = TAKING + CARDS;
const TRUMPS_ABOVE: usize = TRUMPS_OUT + NUMBERS;
const TRUMPS_HELD: usize = TRUMPS_ABOVE + NUMBERS;
const KARIGE_OUT: usize = TRUMPS_HELD + 5;
const SUIT_OUT: usize = KARIGE_OUT + 7;
const AS_OUT: usize = SUIT_OUT + 4 * NUMBERS;
const TRICA_OUT: usize = AS_OUT + 4;
const POT: usize = TRICA_OUT + 4;
/// The points that can lie in a trick of two, and more.
const POTS: usize = 23;
/// The number of all marks.
pub(super) const MARKS: usize = POT + POTS;

/// Marks what follows for whoever holds `hand`, when it may not know where the cards `out` are.
pub(super) fn mark(
    sight: &Sight,
    hand: CardSet<Italian>,
    out: CardSet<Italian>,
    public: &PublicState,
    mut add: impl FnMut(usize),
) {
    let trumps = public.trump().cards();
    let above = |card: Card<Italian>| Ranking::USUAL.beaters(card, trumps) & card.suit().cards() & out;
    for card in hand {
        match above(card).len() {
            0 => add(HIGHEST + sight.number(card)),
            1 => add(BEATEN_BY_ONE + sight.number(card)),
            _ => {}
        }
        if !public.trick().is_empty() && public.takes(card) {
            add(TAKING + sight.number(card));
        }
    }
    let held = hand & trumps;
    add(TRUMPS_OUT + (out & trumps).len());
    add(TRUMPS_ABOVE + held.highest().map_or(out & trumps, above).len());
    add(TRUMPS_HELD + held.len());
    add(KARIGE_OUT + ((out & KARIGE) - trumps).len());
    for suit in cards::Suit::<Italian>::all() {
        let place = sight.place(suit);
        let out = out & suit.cards();
        add(SUIT_OUT + place * NUMBERS + out.len());
        for card in out & KARIGE {
            add(if points(card) > 10 { AS_OUT } else { TRICA_OUT } + place);
        }
    }
    add(POT + usize::from(public.points_laid()).min(POTS - 1));
}

#[cfg(test)]
mod tests {
    use game::Game;

    use super::super::sight::FACTS;
    use super::*;
    use crate::policy::{FEATURES, Memory};
    use crate::{Briskula, Variant};

    /// The sight of whoever is to play, trump D, and what it holds.
    fn sight(hands: [&str; 2], top: &str, moves: &str) -> Sight {
        let game = Briskula::new(Variant::Two);
        let named: CardSet<Italian> = format!("{} {} {top} D7", hands[0], hands[1]).parse().unwrap();
        let rest = CardSet::ALL - named;
        let deal = format!("{}/{}/{top} {rest} D7", hands[0], hands[1]);
        let line = game.parse_position(&format!("{deal} | {moves}")).unwrap();
        let own = line.turn().unwrap();
        let memory = Memory::of(&line.view(own.into())).unwrap();
        Sight::of(line.position(), &memory, own)
    }

    fn has(sight: &Sight, group: usize, card: &str) -> bool {
        let number = sight.number(card.parse().unwrap());
        sight.present(FEATURES).contains(&((FACTS + group + number) as u16))
    }

    fn counts(sight: &Sight, group: usize, number: usize) -> bool {
        sight.present(FEATURES).contains(&((FACTS + group + number) as u16))
    }

    #[test]
    fn cards_become_high_when_others_are_gone() {
        let start = sight(["C1 C13 C3", "B2 S2 S4"], "", "");
        assert!(has(&start, HIGHEST, "C1"));
        assert!(has(&start, HIGHEST, "C13"), "as and trica are in the own hand");
        let later = sight(["B4 S1 C3", "C1 B13 S4"], "S11", "C3 C1");
        assert_eq!(later.number("B13".parse().unwrap()) % 10, 7);
        assert!(!has(&later, HIGHEST, "B13") && !has(&later, BEATEN_BY_ONE, "B13"), "as and trica are out");
        assert!(!has(&later, TAKING, "B13"), "there is nothing to take");
    }

    #[test]
    fn trumps_and_points_are_counted() {
        let sight = sight(["B4 S1 C3", "D2 C13 C1"], "", "C3");
        assert!(has(&sight, TAKING, "D2") && has(&sight, TAKING, "C1") && !has(&sight, TAKING, "C13"));
        assert!(counts(&sight, TRUMPS_HELD, 1));
        assert!(counts(&sight, TRUMPS_OUT, 8), "all but the own and the turned one");
        assert!(counts(&sight, TRUMPS_ABOVE, 8));
        assert!(counts(&sight, KARIGE_OUT, 4), "as and trica of B and S");
        assert!(counts(&sight, POT, 10));
        assert!(sight.present(FACTS).len() < sight.present(FEATURES).len(), "older networks see facts only");
    }
}
