//! What the search knows of the game: the three published evaluations, elimination, and the key of the table.
//!
//! Values are three times the published ones, so that thirds of points stay whole numbers.

use cards::{CardSet, Tarok};
use game::Seat;
use game::random::mix;
use search::Guide;

use super::constants::{Constants, Keys};
use crate::choices::{Choice, Moves};
use crate::counting::{MOND, SKIS, TAROKS};
use crate::{Contract, Items, Move, Position, PublicState, SEATS, thirds};

/// What a beggar that took a trick is worth.
const ENDLESS: i32 = 100_000_000;
/// All values are so many times the published ones.
pub(super) const SCALE: i32 = 3;

/// The guide of its searches.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Judge {
    pub(super) constants: Constants,
}

impl Judge {
    /// What cannot change any more: what has been taken.
    fn taken(&self, public: &PublicState, own: Seat) -> i32 {
        let weights = &self.constants.weights;
        let of = |seat: usize| thirds(public.taken(Seat::new(seat)));
        match public.contract() {
            Some(Contract::Beggar) | None => 0,
            Some(Contract::Klop) => {
                let mine = of(own.index());
                let all = of(0) + of(1) + of(2);
                weights.klop_others * (all - mine) - weights.klop_own * mine
            }
            Some(_) => {
                let declarer = public.declarer().unwrap_or(own);
                let alone = of(declarer.index());
                let difference = 2 * alone - (of(0) + of(1) + of(2));
                weights.difference * if declarer == own { difference } else { -difference }
            }
        }
    }

    /// The cards of the hand to play that are looked at: all that are legal, of a third hand those that elimination
    /// keeps.
    pub(super) fn cards(&self, public: &PublicState, hand: CardSet<Tarok>) -> CardSet<Tarok> {
        let legal = public.playable(hand);
        if self.constants.eliminates { self.constants.elimination.kept(public, legal) } else { legal }
    }

    fn value(&self, position: &Position, own: Seat) -> i32 {
        let public = position.public();
        let weights = &self.constants.weights;
        let taroks = position.hand(own) & TAROKS;
        match public.contract() {
            None => 0,
            Some(Contract::Beggar) => {
                let declarer = public.declarer().unwrap_or(own);
                let lost = if public.tricks(declarer) > 0 { ENDLESS } else { 0 };
                if declarer == own { -lost } else { lost }
            }
            Some(Contract::Klop) => {
                let highest = taroks.highest().map_or(0, |tarok| tarok.strength() as i32 + 1);
                self.taken(public, own) + SCALE * weights.klop_tarok * highest
            }
            Some(_) => {
                let has = |card| i32::from(taroks.contains(card));
                let hand = weights.taroks * sum_of_taroks(taroks) as i32
                    + weights.mond * has(MOND)
                    + weights.skis * has(SKIS);
                self.taken(public, own) + SCALE * (hand + weights.pagat * pagat_ultimo(public, own))
            }
        }
    }

    /// The three hands as numbers in which nearly equal hands are equal.
    fn groups(&self, position: &Position, form: Form) -> [u64; SEATS] {
        let public = position.public();
        let mut laid = [0; SEATS];
        for (seat, card) in public.laid() {
            laid[seat.index()] = card.index() as u64 + 1;
        }
        [0, 1, 2]
            .map(|seat| form.code(position.hand(Seat::new(seat)), laid[seat], self.constants.table.divisor))
    }

    /// The hash function of the source: the three numbers with a factor between them.
    fn hashed(&self, groups: [u64; SEATS]) -> u64 {
        let factor = self.constants.table.factor;
        groups[0]
            .wrapping_add(groups[1].wrapping_mul(factor))
            .wrapping_add(groups[2].wrapping_mul(factor.wrapping_mul(factor)))
    }

    fn form(&self) -> Form {
        if self.constants.table.key == Keys::Published { Form::PUBLISHED } else { Form::OURS }
    }
}

/// 1 if a seat won the last trick with its pagat, -1 if it lost it there to the other side; twice that if it had
/// announced it.
fn pagat_ultimo(public: &PublicState, own: Seat) -> i32 {
    let Some(pagat) = public.last_pagat().filter(|pagat| pagat.owner == own) else { return 0 };
    let declarer = public.declarer();
    let made = if pagat.taker == own {
        1
    } else if declarer == Some(own) || declarer == Some(pagat.taker) {
        -1
    } else {
        0
    };
    let announced = declarer == Some(own) && public.stakes().announced().has(Items::PAGAT);
    made * (1 + i32::from(announced))
}

/// The sum of the numbers of taroks.
fn sum_of_taroks(taroks: CardSet<Tarok>) -> u32 {
    const FIRST: u32 = TAROKS.bits().trailing_zeros();
    // Tarok n stands at bit n - 1: their number, and what each binary digit of the places adds.
    const DIGITS: [u64; 5] = [0xaa_aaaa, 0xcc_cccc, 0xf0_f0f0, 0x00_ff00, 0x3f_0000];
    let bits = taroks.bits() >> FIRST;
    let places: u32 =
        DIGITS.iter().enumerate().map(|(digit, mask)| (bits & mask).count_ones() << digit).sum();
    bits.count_ones() + places
}

/// The ranges of the parts of a grouped key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Form {
    /// By what the courts of a suit are multiplied: more than the number of its low cards.
    courts: u64,
    counts: u64,
    sums: u64,
    /// By what the card on the table is multiplied: more than any hand.
    hand: u64,
}

/// The codes of four suits.
const SUITS: u64 = 80 * 80 * 80 * 80;
/// The codes of a highest tarok and of which of the trula are there.
const HIGH: u64 = 22 * 8;

impl Form {
    /// As printed: four low cards collide with a jack alone, fewer than 16 taroks, sums below 210, and the number of
    /// hands lacks a digit.
    const PUBLISHED: Form = Form { courts: 4, counts: 16, sums: 21, hand: 242_210_560_000 };
    /// Wide enough: 16 taroks, and any sum whatever it is divided by.
    const OURS: Form = Form { courts: 5, counts: 17, sums: 254, hand: SUITS * 17 * 254 * HIGH };

    /// A hand and the card that its owner has on the table: of each suit how many low cards and which courts; how many
    /// taroks, their sum by tens, the highest, and which of the trula.
    fn code(self, hand: CardSet<Tarok>, laid: u64, divisor: u32) -> u64 {
        const SUIT: u64 = 80;
        let bits = hand.bits();
        let mut suits = 0;
        let mut unit = 1;
        for suit in 0..4 {
            let cards = bits >> (8 * suit) & 0xff;
            let low = u64::from((cards & 15).count_ones());
            suits += (low + self.courts * (cards >> 4)) * unit;
            unit *= SUIT;
        }
        let taroks = hand & TAROKS;
        let highest = taroks.highest().map_or(0, |tarok| tarok.strength() as u64);
        let trula = bits >> 32 & 1 | (bits >> 52 & 3) << 1;
        let high = highest * 8 + trula;
        let sum = u64::from(sum_of_taroks(taroks) / divisor.max(1));
        let taroks = taroks.len() as u64 + self.counts * (sum + self.sums * high);
        suits + SUITS * taroks + self.hand * laid
    }
}

impl Guide<Position> for Judge {
    #[inline]
    fn evaluate(&self, position: &Position, seat: Seat) -> i32 {
        self.value(position, seat)
    }

    fn ended(&self, end: &Position, seat: Seat) -> Option<i32> {
        Some(self.value(end, seat))
    }

    fn banked(&self, position: &Position, seat: Seat) -> i32 {
        // The printed table keeps values as they are, though its key says nothing of what has been taken.
        if self.constants.table.key == Keys::Published { 0 } else { self.taken(position.public(), seat) }
    }

    fn settled(&self, position: &Position) -> bool {
        position.public().trick().is_empty()
    }

    fn worth_trying(&self, position: &Position, moves: &mut Moves) -> bool {
        let public = position.public();
        if public.trick().len() + 1 != SEATS {
            return false;
        }
        moves.extend(Choice::Cards(self.cards(public, position.hand(public.mover()))));
        true
    }

    fn canonical_key(&self, position: &Position) -> u64 {
        let public = position.public();
        let numbers = match self.constants.table.key {
            Keys::Exact => {
                let trick = public.trick().iter().fold(1, |bits, card| bits << 8 | card.index() as u64);
                let [one, two, three] = [0, 1, 2].map(|seat| position.hand(Seat::new(seat)).bits());
                // Who holds what of the rest tells the third hand.
                return mix(one ^ mix(two ^ mix(three ^ mix(trick << 8 | public.mover().index() as u64))));
            }
            Keys::Grouped | Keys::Published => self.groups(position, self.form()),
        };
        if self.constants.table.key == Keys::Published {
            return self.hashed(numbers);
        }
        let [one, two, three] = numbers;
        mix(one ^ mix(two ^ mix(three ^ mix(public.mover().index() as u64))))
    }

    fn code(&self, position: &Position) -> u64 {
        self.hashed(self.groups(position, self.form()))
    }

    #[inline]
    fn slot(&self, mv: Move) -> usize {
        match mv {
            Move::Card(card) => card.index(),
            _ => 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::players::silicijasti::tests::{after, ending, published};

    fn judge() -> Judge {
        Judge { constants: published("") }
    }

    #[test]
    fn taroks_are_summed_up() {
        for (cards, sum) in [("", 0), ("T1", 1), ("T22", 22), ("HK T1 T7 T16 T17 T22", 63)] {
            assert_eq!(sum_of_taroks(cards.parse::<CardSet<Tarok>>().unwrap() & TAROKS), sum, "{cards}");
        }
        assert_eq!(sum_of_taroks(TAROKS), 253);
    }

    #[test]
    fn the_evaluation_of_a_game_for_points() {
        let solo = "pass; pass; bid solo; announce none; kontra none; kontra none";
        let start = ending(solo, ["HK T21", "H4 H3", "HQ H1"]);
        // Sum of taroks 21, mond 50.
        assert_eq!(judge().evaluate(&start, Seat::new(0)), 3 * 71);
        assert_eq!(judge().evaluate(&start, Seat::new(1)), 0);
        let taken = after(start, "HK; H4; HQ");
        // HK HQ H4 are 13 + 10 + 1 thirds.
        assert_eq!(judge().evaluate(&taken, Seat::new(0)), 5 * 24 + 3 * 71);
        assert_eq!(judge().evaluate(&taken, Seat::new(2)), -5 * 24);
        assert_eq!(judge().banked(&taken, Seat::new(1)), -5 * 24);
    }

    #[test]
    fn klop_counts_a_high_tarok_with_either_sign() {
        let start = ending("pass; pass; bid klop", ["HK T9", "H4 H3", "HQ H1"]);
        assert_eq!(judge().evaluate(&start, Seat::new(0)), 3 * 9);
        let prose = Judge { constants: published("klop_sign=prose") };
        assert_eq!(prose.evaluate(&start, Seat::new(0)), -3 * 9);
        let taken = after(start, "HK; H4; HQ");
        assert!(
            judge().evaluate(&taken, Seat::new(0)) < -2000 && judge().evaluate(&taken, Seat::new(1)) > 400
        );
    }

    #[test]
    fn a_beggar_is_lost_with_its_first_trick() {
        let beggar = "pass; pass; bid beggar; kontra none; kontra none";
        let start = ending(beggar, ["H4 HK", "H3 S7", "H2 S8"]);
        assert_eq!(judge().evaluate(&start, Seat::new(0)), 0);
        let lost = after(start, "HK; H3; H2");
        assert_eq!(judge().ended(&lost, Seat::new(0)), Some(-ENDLESS));
        assert_eq!(judge().ended(&lost, Seat::new(2)), Some(ENDLESS));
    }

    #[test]
    fn nearly_equal_hands_share_a_grouped_key_and_no_other() {
        let solo = "pass; pass; bid solo; announce none; kontra none; kontra none";
        let one = ending(solo, ["H4 HK T11", "S7 S8 T2", "C7 C8 T4"]);
        let low = ending(solo, ["H3 HK T11", "S9 S8 T2", "C7 C8 T4"]);
        let court = ending(solo, ["H4 HQ T11", "S7 S8 T2", "C7 C8 T4"]);
        assert_eq!(judge().canonical_key(&one), judge().canonical_key(&low));
        assert_ne!(judge().canonical_key(&one), judge().canonical_key(&court));
        let exact = Judge { constants: published("key=exact") };
        assert_ne!(exact.canonical_key(&one), exact.canonical_key(&low));
        assert_eq!(exact.code(&one) % 1_000_003, exact.code(&low) % 1_000_003);
    }

    /// The printed constants, slips and all.
    #[test]
    fn the_printed_key_lies_where_the_print_does() {
        let judge = Judge { constants: published("key=published") };
        let solo = "pass; pass; bid solo; announce none; kontra none; kontra none";
        let low = ending(solo, ["H4 H3 H2 H1", "S7 S8 S9 S10", "C7 C8 C9 C10"]);
        let jack = ending(solo, ["HJ", "S7 S8 S9 S10", "C7 C8 C9 C10"]);
        assert_eq!(judge.canonical_key(&low), judge.canonical_key(&jack), "4 stands for 5");
        assert_ne!(self::judge().canonical_key(&low), self::judge().canonical_key(&jack));
        // Two low hearts are 2, a tarok T2 is 1 taken 80^4 times with highest tarok T2 (8 a place) at 16 * 21.
        let hand: CardSet<Tarok> = "H4 H3 T2".parse().unwrap();
        assert_eq!(Form::PUBLISHED.code(hand, 0, 10), 2 + 40_960_000 * (1 + 16 * 21 * 8));
        assert_eq!(Form::PUBLISHED.code(CardSet::NONE, 3, 10), 3 * 242_210_560_000);
        let taken = after(ending(solo, ["HK T21", "H4 H3", "HQ H1"]), "HK; H4; HQ");
        assert_eq!(judge.banked(&taken, Seat::new(0)), 0, "values are kept with what has been taken");
        assert_ne!(self::judge().banked(&taken, Seat::new(0)), 0);
    }
}
