//! What is certain of open hands before a trick: cards that take a trick whatever the others do.

use super::bare::{FAT_BITS, Hands, TRUMP_BITS, after, fat_points};

/// Those of `mine` that are stronger than all of `theirs`; both are cards of one suit.
#[inline]
const fn top(mine: u32, theirs: u32) -> u32 {
    if theirs == 0 { mine } else { mine & !(u32::MAX >> theirs.leading_zeros()) }
}

/// The cards with which the leader takes a trick each, if he leads them in the right order: the highest trumps, all
/// trumps when they draw those of the others, the highest cards of a suit as long as nobody can trump it, long suits.
/// The partner counts as an opponent here: he may have to take a trick, and then leads.
#[inline]
fn winners(own: u32, one: u32, two: u32) -> u32 {
    let (one_trumps, two_trumps) = ((one & TRUMP_BITS).count_ones(), (two & TRUMP_BITS).count_ones());
    let own_trumps = own & TRUMP_BITS;
    let highest = top(own_trumps, (one | two) & TRUMP_BITS);
    let drawn = highest.count_ones() >= one_trumps.max(two_trumps);
    let mut winners = if drawn { own_trumps } else { highest };
    for suit in 0..3 {
        let cards = 0xff << (8 * suit);
        let mine = own & cards;
        let run = top(mine, (one | two) & cards);
        if run == 0 {
            continue;
        }
        let (one_len, two_len) = ((one & cards).count_ones(), (two & cards).count_ones());
        if drawn {
            winners |= if run.count_ones() >= one_len.max(two_len) { mine } else { run };
            continue;
        }
        // Whoever has a trump has to follow as long as he can.
        let untrumped = |trumps: u32, len: u32| if trumps > 0 { len } else { u32::MAX };
        let rounds = untrumped(one_trumps, one_len).min(untrumped(two_trumps, two_len));
        let mut sure = run;
        while sure.count_ones() > rounds {
            sure &= sure - 1;
        }
        winners |= sure;
    }
    winners
}

/// The fat trumps that nobody can take from their side: the highest that is left, and the next if it is of the same
/// side.
#[inline]
const fn highest_fat_trumps(side: u32, others: u32) -> u32 {
    // Fat cards are the two highest of a suit.
    top(side & TRUMP_BITS & FAT_BITS, others & TRUMP_BITS & FAT_BITS)
}

/// The least and the most points that declarer can still take, before a trick that `leader` leads. `kept` is the
/// announced seven where it must be kept: it cannot be led before the cards that do not win.
#[inline]
pub(super) fn points_to_come(hands: Hands, leader: usize, kept: u32) -> (i32, i32) {
    let [declarers, one, two] = hands;
    let total = fat_points(declarers | one | two) + 10;
    let own = hands[leader];
    let next = after(leader);
    let mut won = winners(own, hands[next], hands[after(next)]);
    if won == own {
        return if leader == 0 { (total, total) } else { (0, 0) };
    }
    won &= !kept;
    let mine = highest_fat_trumps(declarers, one | two);
    let theirs = highest_fat_trumps(one | two, declarers);
    if leader == 0 {
        (fat_points(won | mine), total - fat_points(theirs))
    } else {
        (fat_points(mine), total - fat_points(won | theirs))
    }
}

#[cfg(test)]
mod tests {
    use cards::{CardSet, German, Suit};

    use super::*;
    use crate::solving::bare::trumps_last;

    fn cards(text: &str) -> u32 {
        trumps_last(text.parse().unwrap(), Suit::CERVEN)
    }

    fn won(own: &str, one: &str, two: &str) -> String {
        let bits = winners(cards(own), cards(one), cards(two));
        // Trumps and the last suit change places again.
        let found = CardSet::<German>::from_bits(bits.into());
        CardSet::<German>::from_bits(trumps_last(found, Suit::CERVEN).into()).to_string()
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
        let safe = |side: &str, others: &str| highest_fat_trumps(cards(side), cards(others));
        assert_eq!(safe("HA H10 L7", "HK"), cards("H10 HA"));
        assert_eq!(safe("H10 L7", "HA"), 0);
        assert_eq!(safe("H10 LA", "HK"), cards("H10"));
    }
}
