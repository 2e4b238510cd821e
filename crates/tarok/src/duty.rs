//! What may be played to a trick, and what playing proves.
//!
//! Follow suit; without it a tarok; without that anything. In klop and beggar also: beat the winning card if you can
//! with a card that you may play; the pagat only when it is the only legal card, but when mond and škis lie on the
//! table it must be played.

use cards::{Card, CardSet, Duty, Following, Ranking, Tarok, Trick, TrickRules};

use crate::SEATS;
use crate::counting::{PAGAT, TAROKS};
use crate::follow::{self, Place};

/// What whoever plays has to mind beside following suit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Duties {
    /// Klop and beggar.
    pub(crate) must_beat: bool,
    /// This seat announced pagat ultimo and must keep the pagat.
    pub(crate) keeps_pagat: bool,
}

/// A card as its place in the pack.
#[inline]
const fn place(card: Card<Tarok>) -> Place {
    card.index() as Place
}

/// Whether a card beats another by rank.
#[inline]
pub(crate) const fn beats(card: Card<Tarok>, other: Card<Tarok>) -> bool {
    follow::beats(place(card), place(other))
}

/// The cards with which a hand follows: of the suit led, else taroks, else all.
#[inline]
pub(crate) const fn following(hand: CardSet<Tarok>, led: Card<Tarok>) -> CardSet<Tarok> {
    CardSet::from_bits(follow::following(hand.bits(), place(led)))
}

/// The cards of a hand that may be played to a trick in which `best` is winning by rank.
#[inline]
pub(crate) fn playable(
    duties: Duties,
    hand: CardSet<Tarok>,
    trick: &[Card<Tarok>],
    best: Card<Tarok>,
) -> CardSet<Tarok> {
    let allowed = trick.first().map_or(hand, |led| following(hand, *led)).bits();
    CardSet::from_bits(if duties.must_beat && !trick.is_empty() {
        follow::beating(allowed, place(best), emperor_lies(trick))
    } else if duties.must_beat || duties.keeps_pagat {
        follow::keeping_pagat(allowed)
    } else {
        allowed
    })
}

/// Whether mond and škis lie on the table, so that the pagat would win.
#[inline]
fn emperor_lies(trick: &[Card<Tarok>]) -> bool {
    matches!(trick, [one, other] if follow::emperor_lies(place(*one), place(*other)))
}

/// Which of three cards takes the trick, by its place in it.
#[inline]
pub(crate) fn winner(trick: [Card<Tarok>; SEATS]) -> usize {
    follow::winner(trick.map(place))
}

impl Duties {
    /// The rules without what is special to the pagat.
    const fn plain(self) -> TrickRules<'static, Tarok> {
        let duty = if self.must_beat { Duty::FOLLOW_AND_BEAT } else { Duty::FOLLOW };
        TrickRules { ranking: Ranking::USUAL, trumps: TAROKS, duty }
    }
}

impl Following<Tarok> for Duties {
    fn barring(&self, trick: &Trick<Tarok>, card: Card<Tarok>) -> CardSet<Tarok> {
        let plain = self.plain();
        let barring = plain.barring(trick, card);
        let must_come = self.must_beat && emperor_lies(trick.cards());
        match card {
            PAGAT if !must_come && (self.must_beat || self.keeps_pagat) => {
                barring | plain.beside(trick, card)
            }
            PAGAT => barring,
            _ if must_come => barring.with(PAGAT),
            _ => barring,
        }
    }

    fn winner(&self, trick: &[Card<Tarok>]) -> Option<usize> {
        match *trick {
            [one, two, three] => Some(winner([one, two, three])),
            _ => Ranking::USUAL.winner(trick, TAROKS),
        }
    }

    fn playable(&self, hand: CardSet<Tarok>, trick: &Trick<Tarok>) -> CardSet<Tarok> {
        let best = trick.winning().map_or(PAGAT, |(_, card)| card);
        playable(*self, hand, trick.cards(), best)
    }
}

#[cfg(test)]
mod tests {
    use cards::check_following;

    use crate::counting::{MOND, SKIS};

    use super::*;

    #[test]
    fn what_may_be_played_is_what_nothing_forbids() {
        for must_beat in [false, true] {
            for keeps_pagat in [false, true] {
                for seed in 0..20 {
                    check_following(&Duties { must_beat, keeps_pagat }, 3, seed);
                }
            }
        }
    }

    #[test]
    fn a_pagat_that_is_played_in_klop_proves_that_nothing_else_could_be() {
        let klop = Duties { must_beat: true, keeps_pagat: false };
        let mut trick = Trick::default();
        assert_eq!(klop.barring(&trick, PAGAT), !PAGAT.alone(), "led: nothing else");
        klop.play_unchecked(&mut trick, MOND);
        assert_eq!(klop.barring(&trick, PAGAT), TAROKS.without(PAGAT), "no other tarok");
        klop.play_unchecked(&mut trick, SKIS);
        assert_eq!(klop.barring(&trick, PAGAT), CardSet::NONE, "it had to be played");
        let other = "T7".parse().unwrap();
        assert_eq!(klop.barring(&trick, other), PAGAT.alone(), "who has it must play it");
        let usual = Duties { must_beat: false, keeps_pagat: false };
        assert_eq!(usual.barring(&trick, other), CardSet::NONE);
    }
}
