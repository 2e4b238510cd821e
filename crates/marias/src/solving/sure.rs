//! What is certain of open hands before a trick: cards that take a trick whatever the others do.
//!
//! All of this is about the usual order of strength, in which a higher card of a suit has a higher number.

use cards::{CardSet, German, Suit};

use crate::play::FAT;

/// The points of the fat cards of a set.
#[inline]
pub(super) const fn fat_points(cards: CardSet<German>) -> i32 {
    10 * (cards.bits() & FAT.bits()).count_ones() as i32
}

/// Those of `mine` that are stronger than all of `theirs`; both are cards of one suit.
#[inline]
const fn top(mine: CardSet<German>, theirs: CardSet<German>) -> CardSet<German> {
    let above = match theirs.bits() {
        0 => u64::MAX,
        bits => u64::MAX << bits.ilog2() << 1,
    };
    CardSet::from_bits(mine.bits() & above)
}

/// The cards with which the leader takes a trick each, if he leads them in the right order: the highest trumps, all
/// trumps when they draw those of the others, the highest cards of a suit as long as nobody can trump it, long suits.
/// The partner counts as an opponent here: he may have to take a trick, and then leads.
#[inline]
pub(super) fn winners(
    own: CardSet<German>,
    others: [CardSet<German>; 2],
    trumps: CardSet<German>,
) -> CardSet<German> {
    let [one, two] = others;
    let both = one | two;
    let (one_trumps, two_trumps) = ((one & trumps).len(), (two & trumps).len());
    let own_trumps = own & trumps;
    let highest = top(own_trumps, both & trumps);
    let drawn = highest.len() >= one_trumps.max(two_trumps);
    let mut winners = if drawn { own_trumps } else { highest };
    for suit in Suit::all() {
        let mine = own.of_suit(suit);
        if mine.is_empty() || suit.cards() == trumps {
            continue;
        }
        let run = top(mine, both.of_suit(suit));
        let (one_len, two_len) = (one.of_suit(suit).len(), two.of_suit(suit).len());
        if drawn {
            winners |= if run.len() >= one_len.max(two_len) { mine } else { run };
            continue;
        }
        // Whoever has a trump has to follow as long as he can.
        let untrumped = |trumps: usize, len: usize| if trumps > 0 { len } else { usize::MAX };
        let rounds = untrumped(one_trumps, one_len).min(untrumped(two_trumps, two_len));
        let mut bits = run.bits();
        while (bits.count_ones() as usize) > rounds {
            bits &= bits - 1;
        }
        winners |= CardSet::from_bits(bits);
    }
    winners
}

/// The fat trumps that nobody can take from their side: the highest that is left, and the next if it is of the same
/// side. `side` are all cards of that side, `all` those of everybody.
#[inline]
pub(super) fn highest_fat_trumps(
    side: CardSet<German>,
    all: CardSet<German>,
    trumps: CardSet<German>,
) -> CardSet<German> {
    // Fat cards are the two highest of a suit.
    top(side & trumps & FAT, (all - side) & trumps & FAT)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(text: &str) -> CardSet<German> {
        text.parse().unwrap()
    }

    fn won(own: &str, one: &str, two: &str) -> String {
        winners(cards(own), [cards(one), cards(two)], Suit::<German>::CERVEN.cards()).to_string()
    }

    #[test]
    fn high_trumps_draw_and_long_suits_run() {
        assert_eq!(won("HA H10 L9", "HK L7 L8", "HQ LA A7"), "H10 HA");
        assert_eq!(won("HA H9 L9", "HK L7 L8", "A8 LA A7"), "H9 HA", "one round draws the only trump");
        assert_eq!(won("HA LA L10 LK", "HK L7 B8", "A8 A9 A7"), "HA L10 LK LA", "drawn, and a long suit");
        assert_eq!(won("LA L10 AK", "H7 L7 B8", "A8 A9 L8"), "LA", "the second round is trumped");
        assert_eq!(won("LA L10 AK", "B9 L7 B8", "A8 A9 L8"), "L10 LA AK", "there are no trumps");
    }

    #[test]
    fn the_highest_fat_trumps_are_safe() {
        let hearts = Suit::<German>::CERVEN.cards();
        let safe = |side: &str, others: &str| {
            highest_fat_trumps(cards(side), cards(side) | cards(others), hearts).to_string()
        };
        assert_eq!(safe("HA H10 L7", "HK"), "H10 HA");
        assert_eq!(safe("H10 L7", "HA"), "");
        assert_eq!(safe("H10 LA", "HK"), "H10");
    }
}
