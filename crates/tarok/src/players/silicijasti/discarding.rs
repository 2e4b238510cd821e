//! What to lay away: suit combinations by their prior, the best of them completed in every legal way and simulated.

use cards::{CardSet, Suit, Tarok};
use game::{Position as _, Seat};
use search::Meter;

use super::constants::Constants;
use super::engine::Engine;
use crate::choices::Discards;
use crate::counting::{ALL_THIRDS, KINGS, NEVER_DISCARDED, TAROKS};
use crate::moves::Discard;
use crate::{Items, Move, Phase, Position, TRULA, thirds};

/// What simulations of a hand showed.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Shares {
    /// How many there were.
    pub(super) deals: u32,
    /// In how many trula, kings and pagat ultimo were made.
    pub(super) made: [u32; 3],
}

impl Shares {
    fn note(&mut self, end: &Position, own: Seat) {
        let public = end.public();
        self.deals += 1;
        let pagat = public.last_pagat().is_some_and(|pagat| pagat.owner == own && pagat.taker == own);
        let made = [public.declarer_has(TRULA), public.declarer_has(KINGS), pagat];
        for (count, made) in self.made.iter_mut().zip(made) {
            *count += u32::from(made);
        }
    }

    /// The items that were made in at least these shares, in tenths.
    pub(super) fn announced(&self, least: [i32; 3]) -> Items {
        let items = [Items::TRULA, Items::KINGS, Items::PAGAT];
        let made = self.made.iter().zip(least).zip(items);
        made.filter(|((made, least), _)| self.deals > 0 && 10 * **made as i32 >= least * self.deals as i32)
            .fold(Items::NONE, |all, (_, item)| all.and(item))
    }
}

/// A discard and what it is worth.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct DiscardPlan {
    pub(super) discard: Discard,
    /// The value of its combination: own less opponents' points.
    pub(super) value: f64,
    /// Over all simulations of its combination.
    pub(super) shares: Shares,
    /// Whether everything was simulated that should be.
    pub(super) is_whole: bool,
}

/// What is simulated, and how.
pub(in crate::players) struct Simulator<'a, 'b> {
    pub(in crate::players) engine: &'a mut Engine,
    pub(in crate::players) constants: &'a Constants,
    pub(in crate::players) meter: &'a mut Meter<'b>,
}

impl Simulator<'_, '_> {
    /// The best discard of a declarer who is to lay away, in worlds that `next` deals. When stopped, the best so far;
    /// `None` if nothing was simulated.
    pub(super) fn discard(
        &mut self,
        discards: &Discards,
        hand: CardSet<Tarok>,
        fewest: u32,
        next: &mut dyn FnMut() -> Position,
    ) -> Option<DiscardPlan> {
        let mut best: Option<(f64, DiscardPlan)> = None;
        for combination in combinations(discards, hand, self.constants) {
            let simulated = self.combination(discards, combination, fewest, next);
            // What was cut short counts only where there is nothing else.
            let Some((plan, completion)) = simulated.filter(|(plan, _)| best.is_none() || plan.is_whole)
            else {
                best = best.map(|(rank, plan)| (rank, DiscardPlan { is_whole: false, ..plan }));
                break;
            };
            let rank = if self.constants.choose_combination { plan.value } else { completion };
            if best.is_none_or(|(known, _)| rank > known) {
                best = Some((rank, plan));
            }
        }
        best.map(|(_, plan)| plan)
    }

    /// What is laid away when there was no time to simulate anything: the best combination by its prior.
    pub(super) fn unsimulated(&self, discards: &Discards, hand: CardSet<Tarok>) -> Option<Discard> {
        let combination = *combinations(discards, hand, self.constants).first()?;
        let mut all = (0..discards.len()).map(|place| discards.get(place));
        all.find(|discard| combination.is_within(discard.cards()))
    }

    /// Simulates every completion of a combination: the best of them with the value of the combination, and its own.
    /// When stopped, of those that were simulated; `None` if none was.
    fn combination(
        &mut self,
        discards: &Discards,
        combination: CardSet<Tarok>,
        fewest: u32,
        next: &mut dyn FnMut() -> Position,
    ) -> Option<(DiscardPlan, f64)> {
        let completions: Vec<Discard> = (0..discards.len())
            .map(|place| discards.get(place))
            .filter(|discard| combination.is_within(discard.cards()))
            .collect();
        let mut sums = vec![(0.0, 0_u32); completions.len()];
        let mut shares = Shares::default();
        let mut is_whole = true;
        for deal in 0..completions.len().max(fewest as usize) {
            let place = deal % completions.len();
            let mut position = next();
            position.play_unchecked(Move::Discard(completions[place]));
            let Some(end) = self.simulate(position) else {
                is_whole = false;
                break;
            };
            shares.note(&end, end.public().declarer()?);
            sums[place] = (sums[place].0 + difference(&end), sums[place].1 + 1);
        }
        let simulated = sums.iter().filter(|(_, deals)| *deals > 0);
        let means: Vec<f64> = simulated.map(|(sum, deals)| sum / f64::from(*deals)).collect();
        let (place, best) = first_best(&means)?;
        let weight = self.constants.best_weight;
        let value = (means.iter().sum::<f64>() + weight * best) / (means.len() as f64 + weight);
        Some((DiscardPlan { discard: completions[place], value, shares, is_whole }, best))
    }

    /// Plays a deal out from any decision after the discards on: nothing is announced, nothing raised. `None` when
    /// stopped.
    pub(in crate::players) fn simulate(&mut self, mut position: Position) -> Option<Position> {
        loop {
            match position.public().phase() {
                Phase::Announce => position.play_unchecked(Move::Announce(Items::NONE)),
                Phase::Kontra => position.play_unchecked(Move::Kontra(Items::NONE)),
                _ => return self.engine.play_out(position, self.meter),
            }
        }
    }

    /// What simulations of a hand without a talon show, as far as there was time for them.
    pub(super) fn shares(&mut self, deals: u32, next: &mut dyn FnMut() -> Position) -> Shares {
        let mut shares = Shares::default();
        for _ in 0..deals {
            let Some(end) = self.simulate(next()) else { break };
            let Some(declarer) = end.public().declarer() else { break };
            shares.note(&end, declarer);
        }
        shares
    }
}

/// Declarer's points less the defenders', discards and the rest of the talon included.
pub(super) fn difference(end: &Position) -> f64 {
    f64::from(2 * end.public().declarer_thirds() - ALL_THIRDS) / 3.0
}

fn first_best(means: &[f64]) -> Option<(usize, f64)> {
    means.iter().copied().enumerate().fold(None, |best, (place, mean)| match best {
        Some((_, known)) if known >= mean => best,
        _ => Some((place, mean)),
    })
}

/// The suit combinations with the best priors: cards that leave a suit empty, or with its king alone. The empty one where
/// no suit can be emptied.
fn combinations(discards: &Discards, hand: CardSet<Tarok>, constants: &Constants) -> Vec<CardSet<Tarok>> {
    let most = discards.fixed.len() + usize::from(discards.take);
    let suits: Vec<(CardSet<Tarok>, i32)> = Suit::<Tarok>::all()
        .filter(|suit| suit.cards() != TAROKS)
        .filter_map(|suit| {
            let held = hand.of_suit(suit);
            let away = held - NEVER_DISCARDED;
            let fits = !away.is_empty() && away.len() <= most;
            let king = i32::from(held.meets(KINGS));
            let prior = &constants.prior;
            fits.then(|| (away, prior.emptied + prior.king * king + prior.value * value_of(away)))
        })
        .collect();
    let mut all: Vec<(CardSet<Tarok>, i32)> = (1_usize..1 << suits.len())
        .map(|chosen| {
            let of = suits.iter().enumerate().filter(|(place, _)| chosen >> place & 1 == 1);
            of.fold((CardSet::NONE, 0), |(cards, sum), (_, (away, prior))| (cards | *away, sum + prior))
        })
        .filter(|(cards, _)| cards.len() <= most && is_legal_part(discards, *cards))
        .collect();
    all.sort_by_key(|(_, prior)| std::cmp::Reverse(*prior));
    all.truncate(constants.combinations);
    if all.is_empty() { vec![CardSet::NONE] } else { all.into_iter().map(|(cards, _)| cards).collect() }
}

/// Whether a legal discard has all of these cards.
fn is_legal_part(discards: &Discards, cards: CardSet<Tarok>) -> bool {
    (0..discards.len()).any(|place| cards.is_within(discards.get(place).cards()))
}

/// The values of cards as printed on no card but known to all: five for a king, one for a low card.
fn value_of(cards: CardSet<Tarok>) -> i32 {
    (thirds(cards) + 2 * cards.len() as i32) / 3
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::players::silicijasti::tests::published;

    fn texts(take: u8, hand: &str, options: &str) -> Vec<String> {
        let hand: CardSet<Tarok> = hand.parse().unwrap();
        let discards = Discards { fixed: CardSet::NONE, from: hand - NEVER_DISCARDED, take };
        let found = combinations(&discards, hand, &published(options));
        found.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn combinations_empty_suits_or_leave_a_king_alone() {
        // Hearts: two cards, 10 + 4 + 1 = 15. Diamonds: a knight beside its king, 10 + 3 + 3 = 16. Both: 31.
        let hand = "H4 HQ DC DK S7 S8 S9 SJ T2 T3 T4 T5 T6 T7 T8 T9 T10";
        assert_eq!(texts(3, hand, "combinations=9"), ["H4 HQ DC", "DC", "H4 HQ"]);
        assert_eq!(texts(3, hand, ""), ["H4 HQ DC", "DC"]);
        assert_eq!(texts(2, hand, ""), ["DC", "H4 HQ"]);
        assert_eq!(texts(2, hand, "prior_king=0"), ["H4 HQ", "DC"]);
        let long = "S7 S8 S9 SJ T2 T3 T4 T5 T6 T7 T8 T9 T10 T11 T12 T13 T14";
        assert_eq!(texts(1, long, ""), [""], "no suit can be emptied");
    }

    #[test]
    fn items_are_announced_from_their_share_on() {
        let shares = Shares { deals: 20, made: [10, 11, 20] };
        assert_eq!(shares.announced([5, 6, 7]), Items::TRULA.and(Items::PAGAT));
        assert_eq!(shares.announced([6, 5, 11]), Items::KINGS);
        assert_eq!(Shares::default().announced([0, 0, 0]), Items::NONE);
    }
}
