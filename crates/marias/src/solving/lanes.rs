//! Four suits, a byte each: what shifting bits says of all of them at once.
//!
//! In the usual order of strength the bits of a set lie as they are; [`printed`] brings them into the natural order.

use crate::play::FAT;

/// The places below those of a set, in each suit.
#[inline]
pub(super) const fn below(bits: u64) -> u64 {
    let one = bits >> 1 & 0x7f7f_7f7f;
    let two = one | one >> 1 & 0x7f7f_7f7f;
    let four = two | two >> 2 & 0x3f3f_3f3f;
    four | four >> 4 & 0x0f0f_0f0f
}

/// The places above those of a set to which one can climb, in each suit, over `free` places alone.
#[inline]
const fn reached(bits: u64, free: u64) -> u64 {
    // Nobody climbs from one suit into the next.
    let free = free & 0xfefe_fefe;
    let one = bits << 1 & free;
    let two = one | one << 1 & free;
    let free_two = free & free << 1;
    let four = two | two << 2 & free_two;
    four | four << 4 & (free_two & free_two << 2)
}

/// A set with its tens below the dolníks, where they are printed.
#[inline]
pub(super) const fn printed(bits: u64) -> u64 {
    bits & 0x8787_8787 | (bits & 0x3838_3838) << 1 | (bits & 0x4040_4040) >> 3
}

/// The way back from [`printed`].
#[inline]
pub(super) const fn unprinted(bits: u64) -> u64 {
    bits & 0x8787_8787 | (bits & 0x7070_7070) >> 1 | (bits & 0x0808_0808) << 3
}

/// Those of `cards` below which there is another, in the same suit, both fat or both not, and nothing of `between` lies
/// between the two: it is as good.
#[inline]
pub(super) const fn doubled(cards: u64, between: u64, natural: bool) -> u64 {
    if natural {
        let (cards, free, fat) = (printed(cards), !printed(between), printed(FAT.bits()));
        let (thin, rich) = (cards & !fat, cards & fat);
        return unprinted(thin & reached(thin, free) | rich & reached(rich, free));
    }
    let (thin, rich) = (cards & !FAT.bits(), cards & FAT.bits());
    // Of fat cards there are two, next to each other.
    thin & reached(thin, !between) | rich & rich << 1
}

#[cfg(test)]
mod tests {
    use cards::{Card, CardSet, German, Ranking};
    use game::random::{below as any, fast};

    use super::*;

    #[test]
    fn bits_say_what_one_card_after_the_other_does() {
        let mut rng = fast(3);
        for round in 0..20_000 {
            let mut set = |kept: u32| {
                Card::<German>::all().filter(|_| any(&mut rng, 8) < kept).collect::<CardSet<German>>()
            };
            let cards = set(4);
            let between = set(3) - cards;
            let natural = round % 2 == 0;
            let ranking = if natural { Ranking::NATURAL } else { Ranking::USUAL };
            let equal = |card: &Card<German>| {
                let alike = if FAT.contains(*card) { FAT } else { !FAT };
                (cards & alike).of_suit(card.suit()).iter().any(|weaker| {
                    let above = ranking.above(weaker);
                    above.contains(*card) && !(above - ranking.above(*card)).meets(between)
                })
            };
            let found = CardSet::from_bits(doubled(cards.bits(), between.bits(), natural));
            assert_eq!(found, cards.iter().filter(equal).collect(), "{cards} between {between}");
            assert_eq!(unprinted(printed(cards.bits())), cards.bits());
            let lower = |card: &Card<German>| Ranking::USUAL.above(*card).meets(cards);
            assert_eq!(below(cards.bits()), Card::all().filter(lower).collect::<CardSet<German>>().bits());
        }
    }
}
