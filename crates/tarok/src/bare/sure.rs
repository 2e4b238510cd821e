//! What is certain without a search: thirds that one side takes however the others play.

use super::{Hands, Place, TAROK_BITS, TRULA_BITS, after, thirds};

/// The cards of a hand above all of some others.
#[inline]
const fn above(own: u64, others: u64) -> u64 {
    if others == 0 { own } else { own & !(u64::MAX >> others.leading_zeros()) }
}

/// Whether pagat, mond and škis are in three hands, so that the pagat may take the other two.
#[inline]
fn emperor_threatens(hands: Hands) -> bool {
    hands.iter().all(|hand| (hand & TRULA_BITS).is_power_of_two())
}

/// What whoever leads takes at once: cards of suits that both others must follow and cannot beat, and everything that
/// nobody can stop once all taroks of the others are drawn.
#[inline]
fn cashed(own: u64, one: u64, two: u64, top: u64) -> i32 {
    let most = (one & TAROK_BITS).count_ones().max((two & TAROK_BITS).count_ones());
    let draws = top.count_ones() >= most;
    let mut sure = 0;
    if draws {
        // The rest of the own taroks, after the top ones are gone.
        let rest = own & TAROK_BITS & !top;
        sure += thirds(rest) + 2 * rest.count_ones() as i32;
    }
    for suit in 0..4 {
        let cards = 0xff_u64 << (8 * suit);
        let held = own & cards;
        let run = above(held, (one | two) & cards);
        if run == 0 {
            continue;
        }
        let (shorter, longer) = {
            let lengths = ((one & cards).count_ones(), (two & cards).count_ones());
            (lengths.0.min(lengths.1), lengths.0.max(lengths.1))
        };
        let length = run.count_ones();
        if draws {
            let wins = if length >= longer { held } else { run };
            sure += thirds(wins) + 2 * wins.count_ones() as i32;
        } else {
            let follows = length.min(shorter);
            // From the top, as long as both have to follow.
            let mut rest = run;
            for _ in 0..follows {
                let highest: Place = rest.ilog2();
                sure += thirds(1 << highest) + 2;
                rest ^= 1 << highest;
            }
        }
    }
    sure
}

/// The fewest and the most thirds that declarer can still take, before a trick that `leader` leads.
#[inline]
pub(crate) fn to_come(hands: Hands, leader: usize, all: i32) -> (i32, i32) {
    if emperor_threatens(hands) {
        return (0, all);
    }
    let taroks = hands.map(|hand| hand & TAROK_BITS);
    let own = above(taroks[0], taroks[1] | taroks[2]);
    let mut sure = thirds(own) + 2 * own.count_ones() as i32;
    // What a defender has above declarer takes a trick for both, whatever the partner has.
    let (one, two) = (above(taroks[1], taroks[0]), above(taroks[2], taroks[0]));
    let (ones, twos) = (one.count_ones() as i32, two.count_ones() as i32);
    let mut lost = thirds(one | two) + (3 * ones.max(twos) - ones - twos).max(0);
    let next = after(leader);
    let last = after(next);
    let top = above(taroks[leader], taroks[next] | taroks[last]);
    let cashed = cashed(hands[leader], hands[next], hands[last], top);
    if leader == 0 {
        sure += cashed;
    } else if cashed > 0 {
        // Counted with the own top taroks alone: the partner may have to spend his on these tricks.
        let alone = thirds(top) + 2 * top.count_ones() as i32;
        lost = lost.max(alone + cashed);
    }
    (sure, all - lost)
}
