//! What each card has brought in the worlds that were looked at.

use arrayvec::ArrayVec;
use cards::{Card, Italian};
use game::{Candidate, Report, Worth};
use search::Meter;

use super::aim::{Aim, Prospect};
use crate::Variant;

/// A card and what it has brought.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tally {
    card: Card<Italian>,
    sum: Prospect,
}

/// All cards of a hand, each tried in the same worlds.
#[derive(Clone, Debug)]
pub(super) struct Tallies {
    cards: ArrayVec<Tally, 4>,
    /// How many worlds were looked at.
    pub(super) worlds: u64,
    /// How much all worlds weigh, and the same of the squares.
    weight: f64,
    squares: f64,
}

impl Tallies {
    /// Nothing has been tried yet.
    pub(super) fn of(cards: impl IntoIterator<Item = Card<Italian>>) -> Tallies {
        let tally = |card| Tally { card, sum: Prospect::NONE };
        Tallies {
            cards: cards.into_iter().take(4).map(tally).collect(),
            worlds: 0,
            weight: 0.0,
            squares: 0.0,
        }
    }

    /// Tries every card in a world that weighs so much. Says whether all were tried: a world in which the budget
    /// ended does not count.
    pub(super) fn look(
        &mut self,
        weight: f64,
        mut follow: impl FnMut(Card<Italian>) -> Option<Prospect>,
    ) -> bool {
        let mut found: ArrayVec<Prospect, 4> = ArrayVec::new();
        for tally in &self.cards {
            let Some(prospect) = follow(tally.card) else { return false };
            found.push(prospect);
        }
        for (tally, prospect) in self.cards.iter_mut().zip(found) {
            tally.sum.add(prospect, weight);
        }
        self.worlds += 1;
        self.weight += weight;
        self.squares += weight * weight;
        true
    }

    /// Lets a first thought count as much as this many worlds: of worlds that weigh differently, the heavy ones
    /// stand for all.
    pub(super) fn lean_on(&mut self, thoughts: &[(Card<Italian>, Prospect)], worlds: f64) {
        // So many equal worlds would say as much.
        let equal = if self.squares > 0.0 { self.weight * self.weight / self.squares } else { 0.0 };
        let unit = if equal > 0.0 { self.weight / equal } else { 1.0 };
        for tally in &mut self.cards {
            for (_, thought) in thoughts.iter().filter(|(card, _)| *card == tally.card) {
                tally.sum.add(*thought, worlds * unit);
            }
        }
        self.weight += worlds * unit;
    }

    /// The report, best card first.
    pub(super) fn report(
        mut self,
        aim: Aim,
        variant: Variant,
        meter: Option<&Meter<'_>>,
    ) -> Report<Card<Italian>> {
        let mean = |tally: &Tally| tally.sum.scaled(1.0 / self.weight.max(f64::MIN_POSITIVE));
        self.cards.sort_by(|one, other| aim.compare(mean(other), mean(one)).then(one.card.cmp(&other.card)));
        let candidate = |tally: &Tally| Candidate {
            points: Some(mean(tally).own_points(variant)),
            visits: self.worlds,
            ..Candidate::new(tally.card, Worth::Chance(mean(tally).chance.clamp(0.0, 1.0)))
        };
        Report {
            candidates: self.cards.iter().map(candidate).collect(),
            depth: 0,
            nodes: meter.map_or(0, Meter::nodes),
            iterations: meter.map_or(0, Meter::iterations),
            worlds: self.worlds,
            evaluations: 0,
        }
    }
}
