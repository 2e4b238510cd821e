//! How promising cards are, and the order in which they are tried.

use super::bare::{FAT_BITS, FIRST_TRUMP, Place, TRUMP_BITS, beaters, suit_of};
use super::lanes;
use crate::TRICKS;

/// Cards, the most promising first; of equally promising ones the lowest of the pack.
pub(super) type Promising = search::solve::Promising<TRICKS, 5>;

/// How early leads are tried.
pub(super) struct Leads {
    own: u32,
    /// The places over which nobody else has a card.
    highest: u32,
    /// Whether the others have trumps.
    drawing: bool,
    /// Whether it is declarer who leads: he has most trumps, and draws them first.
    declarer: bool,
}

impl Leads {
    #[inline]
    pub(super) const fn new(own: u32, others: u32, declarer: bool) -> Leads {
        let highest = !(lanes::below(others as u64) as u32);
        Leads { own, highest, drawing: others & TRUMP_BITS != 0, declarer }
    }

    /// Puts cards in their order.
    #[inline]
    pub(super) fn rank(&self, cards: u32, promising: &mut Promising) {
        promising.rank_all(cards.into(), |card| self.rank_of(card));
    }

    #[inline]
    fn rank_of(&self, card: Place) -> i16 {
        let fat = FAT_BITS >> card & 1 == 1;
        let highest = self.highest >> card & 1 == 1;
        let strength = (card & 7) as i16;
        if card >= FIRST_TRUMP {
            return match (highest, self.drawing) {
                (true, true) if self.declarer => 60 + strength,
                (true, true) => 25 + strength,
                (true, false) => 30,
                _ if fat => -60,
                _ => 20 - strength,
            };
        }
        match (highest, fat) {
            (true, true) => 70,
            (true, false) => 50,
            (false, true) => -50,
            (false, false) => 30 - strength + (self.own & suit_of(card)).count_ones() as i16,
        }
    }
}

/// How early cards are tried on others.
pub(super) struct Follows {
    /// The cards that take the trick as it lies.
    beaters: u32,
    /// Whether the trick as it lies goes to the own side in the end.
    ours: bool,
    /// What the third card can be, where it is still to come.
    third: u32,
    /// Whether the third card is the partner's.
    partner: bool,
}

impl Follows {
    /// On one card; `hand` is that of the third, and the places are those of all three.
    #[inline]
    pub(super) const fn second(led: Place, hand: u32, [leader, place, last]: [usize; 3]) -> Follows {
        let beaters = beaters(led);
        // It takes the trick if it can, and it has to.
        let following = hand & suit_of(led);
        let third = if following == 0 { hand & TRUMP_BITS } else { following };
        let partner = (last == 0) == (place == 0);
        let ours = if third & beaters != 0 { partner } else { (leader == 0) == (place == 0) };
        Follows { beaters, ours, third, partner }
    }

    /// On two cards; `best` takes the trick so far, `ours` is whether it is of the own side.
    #[inline]
    pub(super) const fn third(best: Place, ours: bool) -> Follows {
        Follows { beaters: beaters(best), ours, third: 0, partner: false }
    }

    /// Puts cards in their order.
    #[inline]
    pub(super) fn rank(&self, cards: u32, promising: &mut Promising) {
        promising.rank_all(cards.into(), |card| self.rank_of(card));
    }

    #[inline]
    fn rank_of(&self, card: Place) -> i16 {
        let ours = if self.beaters >> card & 1 == 1 {
            self.partner || self.third & beaters(card) == 0
        } else {
            self.ours
        };
        let strength = (card & 7) as i16;
        match (ours, FAT_BITS >> card & 1 == 1) {
            (true, true) => 80 - i16::from(card >= FIRST_TRUMP) * 30 - strength,
            (true, false) => 40 - strength,
            (false, false) => 20 - strength,
            (false, true) => -20 - strength,
        }
    }
}
