//! What the suits of seven cards bring as trumps: deals that `smart` plays, the same deals for every suit.

use arrayvec::ArrayVec;
use cards::{Card, CardSet, German, Suit};
use game::random::{fast, mix, shuffle};
use game::{Limits, Position as _, Seat, Thinking, think_alone};
use search::Meter;

use super::hands::Canonical;
use crate::deal::{FIRST_OF_OTHERS, SECOND};
use crate::moves::Move;
use crate::players::{Sight, Smart, rating, smart_deal};
use crate::solving::{Aim, OpenHands};
use crate::{Phase, Position, PublicState, Rules, SEATS, Voids, scoring};

/// What a deal is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Judged {
    /// What `smart` makes of it in every seat.
    Games,
    /// The exact money of open hands, after the talon and the bids of `smart`.
    Exact,
}

impl Judged {
    /// All of them, the usual first.
    pub const ALL: [Judged; 2] = [Judged::Games, Judged::Exact];
    /// Their words, in the same order.
    pub const WORDS: &'static [&'static str] = &["games", "exact"];

    /// Its word.
    pub const fn word(self) -> &'static str {
        Judged::WORDS[self as usize]
    }
}

/// How suits are judged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Judging {
    /// By which rules.
    pub rules: Rules,
    /// In how many deals.
    pub deals: u32,
    /// By what.
    pub by: Judged,
    /// The seed of the deals.
    pub seed: u64,
}

/// The suits that are worth a thought, in their order: those with at least half of the best rating.
///
/// ```
/// let hand = "HA HK HQ H9 L10 LK B7".parse().unwrap();
/// let suits: Vec<String> = marias::promising(hand).iter().map(ToString::to_string).collect();
/// assert_eq!(suits, ["H"]);
/// ```
pub fn promising(hand: CardSet<German>) -> ArrayVec<Suit<German>, 4> {
    let rated = |suit: &Suit<German>| rating(hand.of_suit(*suit));
    let best = Suit::all().map(|suit| rated(&suit)).max().unwrap_or(0);
    Suit::all().filter(|suit| !hand.of_suit(*suit).is_empty() && 2 * rated(suit) >= best).collect()
}

impl Judging {
    /// The mean winnings of forhont with every promising suit of seven cards, in the order of the suits. What depends on
    /// chance depends on nothing but the seed and the hand up to symmetry. `None` when `goes_on` said no: it is asked
    /// before every deal.
    pub(crate) fn means(
        &self,
        hand: CardSet<German>,
        solver: &mut OpenHands,
        mut goes_on: impl FnMut() -> bool,
    ) -> Option<ArrayVec<(Suit<German>, f64), 4>> {
        let canonical = Canonical::of(hand);
        let suits = promising(canonical.hand);
        let mut sums: ArrayVec<i64, 4> = suits.iter().map(|_| 0).collect();
        let mut rng = fast(mix(self.seed ^ mix(canonical.hand.bits())));
        let mut others: ArrayVec<Card<German>, 32> = (!canonical.hand).iter().collect();
        for _ in 0..self.deals {
            if !goes_on() {
                return None;
            }
            shuffle(&mut rng, &mut others);
            let start = self.dealt(canonical.hand, &others);
            for (sum, suit) in sums.iter_mut().zip(&suits) {
                *sum += i64::from(self.winnings(&start, *suit, solver));
            }
        }
        let mean = |sum: &i64| *sum as f64 / f64::from(self.deals.max(1));
        let found = suits.iter().zip(&sums).map(|(suit, sum)| (canonical.was[suit.index()], mean(sum)));
        let mut found: ArrayVec<_, 4> = found.collect();
        found.sort_by_key(|(suit, _)| suit.index());
        Some(found)
    }

    /// The deal in which forhont has these seven cards first, and the others lie in this order.
    fn dealt(&self, hand: CardSet<German>, others: &[Card<German>]) -> Position {
        let set = |cards: &[Card<German>]| cards.iter().copied().collect::<CardSet<German>>();
        let (coming, rest) = others.split_at(SECOND);
        let mut hands = [hand; SEATS];
        let mut second = [set(coming); SEATS];
        for (place, cards) in rest.chunks_exact(FIRST_OF_OTHERS + SECOND).enumerate() {
            hands[1 + place] = set(&cards[..FIRST_OF_OTHERS]);
            second[1 + place] = set(&cards[FIRST_OF_OTHERS..]);
        }
        let public = PublicState::new(self.rules, Seat::new(0));
        Position::of(public, hands, CardSet::NONE, second, coming.first().copied(), None)
    }

    /// What forhont wins in a deal with a suit of his hand as trumps.
    fn winnings(&self, start: &Position, suit: Suit<German>, solver: &mut OpenHands) -> i32 {
        let smart = Smart::default();
        let mut position = *start;
        let shown = smart.card_to_show(&Sight::of_position(start, Voids::default()), suit);
        let Some(card) = shown else { return 0 };
        position.play_unchecked(Move::Trump(card));
        let exact = match self.by {
            Judged::Games => {
                smart_deal(&mut position, Voids::default());
                None
            }
            Judged::Exact => {
                while position.public().phase() < Phase::Playing {
                    position.play_unchecked(smart.choose(&Sight::of_position(&position, Voids::default())));
                }
                think_alone(Limits::NONE, |thinking: &mut Thinking<'_, Move>| {
                    solver.value(&position, Aim::Money, &mut Meter::new(thinking, Limits::NONE))
                })
            }
        };
        2 * exact.unwrap_or_else(|| scoring::value(position.public()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Profile;

    fn judging(by: Judged, deals: u32) -> Judging {
        Judging { rules: Profile::OpenMarias.rules(), deals, by, seed: 1 }
    }

    #[test]
    fn suits_under_half_of_the_best_rating_are_dropped() {
        let suits =
            |hand: &str| promising(hand.parse().unwrap()).iter().map(ToString::to_string).collect::<String>();
        // Ratings: 27 + 10 for LA L9 L8, 27 + 8 for A10 AJ A7, 1 for H7.
        assert_eq!(suits("H7 L8 L9 LA A7 AJ A10"), "LA");
        // 64 + 20 + 53 against 27.
        assert_eq!(suits("L10 LA LQ LK B7 B8 B9"), "L");
        // Exactly half stays: 1 + 13 = 14 of 27 is more, 13 of 27 is less.
        assert_eq!(suits("L7 L8 L9 HK AQ B7 B8"), "HLA");
    }

    #[test]
    fn all_suits_see_the_same_deals_and_the_names_of_suits_change_nothing() {
        let one = judging(Judged::Games, 60);
        let mut solver = OpenHands::default();
        let means =
            |hand: &str, solver: &mut OpenHands| one.means(hand.parse().unwrap(), solver, || true).unwrap();
        let here = means("H7 L8 L9 LA A7 AJ A10", &mut solver);
        let there = means("H7 B8 B9 BA L7 LJ L10", &mut solver);
        assert_eq!(here.len(), 2);
        let value = |of: &ArrayVec<(Suit<German>, f64), 4>, letter: char| {
            of.iter().find(|(suit, _)| suit.to_string() == letter.to_string()).unwrap().1
        };
        assert!((value(&here, 'L') - value(&there, 'B')).abs() < 1e-12);
        assert!((value(&here, 'A') - value(&there, 'L')).abs() < 1e-12);
        assert_eq!(here, means("H7 L8 L9 LA A7 AJ A10", &mut solver), "nothing else is left to chance");
    }

    #[test]
    fn it_stops_when_told_to_and_judges_by_open_hands_too() {
        let hand = "L9 LK LQ L10 A8 AA AQ".parse().unwrap();
        let mut solver = OpenHands::default();
        assert_eq!(judging(Judged::Games, 5).means(hand, &mut solver, || false), None);
        let exact = judging(Judged::Exact, 5).means(hand, &mut solver, || true).unwrap();
        assert!(exact.iter().all(|(_, mean)| mean.abs() < 1000.0));
    }
}
