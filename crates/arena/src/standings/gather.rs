//! Adding games up: for every participant the sums of each group, the tallies, the roles.

use std::collections::BTreeMap;
use std::sync::Arc;

use game::Seat;
use game::random::{below, fast};

use crate::encounter::seats_of;
use crate::stats::{Span, Sum};
use crate::{Encounter, Outcome, Results, WinDrawLoss};

/// What one participant did.
#[derive(Clone, Debug, Default)]
pub(super) struct Tally {
    pub(super) games: u64,
    pub(super) won: u64,
    pub(super) drawn: u64,
    pub(super) lost: u64,
    pub(super) forfeits: u64,
    pub(super) first_fault: Option<String>,
    /// The sums of complete groups, encounter by encounter.
    pub(super) groups: Vec<Vec<Sum>>,
    /// The sum of the squares of all single results in complete groups, encounter by encounter.
    squares: Vec<f64>,
    /// The sums of complete groups in each role.
    pub(super) roles: BTreeMap<Arc<str>, Vec<Sum>>,
}

impl Tally {
    /// How many times larger the variance of the mean would be if all games were independent.
    pub(super) fn grouping_gain(&self) -> Option<f64> {
        let (mut games, mut groups) = (0.0, 0.0);
        for (sums, squares) in self.groups.iter().zip(&self.squares) {
            let all = sums.iter().fold(Sum::default(), |all, sum| Sum {
                total: all.total + sum.total,
                weight: all.weight + sum.weight,
            });
            let mean = all.total / all.weight;
            games += squares - all.weight * mean * mean;
            let off = |sum: &Sum| sum.total - sum.weight * mean;
            groups += sums.iter().map(|sum| off(sum) * off(sum)).sum::<f64>();
        }
        (groups > 1e-9 && games > 1e-9).then(|| games / groups)
    }
}

/// All games of some encounters, added up.
#[derive(Clone, Debug)]
pub(super) struct Gathered {
    pub(super) tallies: Vec<Tally>,
    /// With two seats: the groups of every two who met, as the first saw them.
    pub(super) meetings: BTreeMap<(usize, usize), Vec<Sum>>,
    /// Complete groups.
    pub(super) groups: u64,
    /// For every encounter and group the sums of all participants in it.
    together: Vec<Vec<Vec<(usize, Sum)>>>,
    /// For every participant the squares of the encounter being added up.
    squares: Vec<f64>,
    /// All single results.
    seen: Span,
}

impl Gathered {
    pub(super) fn of(
        players: usize,
        seats: usize,
        encounters: &[Encounter],
        counted: &[usize],
        results: &Results,
    ) -> Gathered {
        let mut gathered = Gathered {
            tallies: vec![Tally::default(); players],
            meetings: BTreeMap::new(),
            groups: 0,
            together: Vec::new(),
            squares: vec![0.0; players],
            seen: Span::NOTHING,
        };
        for number in counted {
            let encounter = &encounters[*number];
            let orders = encounter.orders();
            for (_, place, outcome) in results.games(*number) {
                gathered.tally(&orders[place], outcome);
            }
            let mut together = Vec::new();
            for (_, outcomes) in results.complete(*number) {
                // At a table of three or four a forfeit spoils the group; with two seats it is a loss.
                if seats == 2 || outcomes.iter().all(|outcome| outcome.forfeit.is_none()) {
                    together.push(gathered.group(&orders, &outcomes, seats));
                    gathered.groups += 1;
                }
            }
            gathered.encounter(encounter, &together, seats);
            gathered.together.push(together);
        }
        gathered
    }

    /// How far apart results can lie: as the rules fix it, or as was seen.
    pub(super) fn span(&self, of_rules: Span) -> Span {
        if of_rules.fixed { of_rules } else { self.seen }
    }

    fn tally(&mut self, order: &[usize], outcome: &Outcome) {
        let seats = order.len();
        let scores = outcome.scores;
        for seat in Seat::all(seats) {
            let tally = &mut self.tallies[order[seat.index()]];
            tally.games += 1;
            if let Some(forfeit) = outcome.forfeit.as_ref().filter(|forfeit| forfeit.seat == seat) {
                tally.forfeits += 1;
                tally.first_fault.get_or_insert_with(|| forfeit.why.clone());
            }
            if outcome.forfeit.is_some() && seats > 2 {
                continue;
            }
            match WinDrawLoss::of(&scores, seat) {
                WinDrawLoss::Win => tally.won += 1,
                WinDrawLoss::Draw => tally.drawn += 1,
                WinDrawLoss::Loss => tally.lost += 1,
            }
        }
    }

    /// Adds one complete group and gives the sum of everybody in it.
    fn group(&mut self, orders: &[Vec<usize>], outcomes: &[&Outcome], seats: usize) -> Vec<(usize, Sum)> {
        let mut sums: BTreeMap<usize, Sum> = BTreeMap::new();
        let mut roles: BTreeMap<(usize, Arc<str>), Sum> = BTreeMap::new();
        for (order, outcome) in orders.iter().zip(outcomes) {
            for seat in Seat::all(seats) {
                let player = order[seat.index()];
                let value = value(outcome, seat);
                sums.entry(player).or_default().add(value);
                self.squares[player] += value * value;
                self.seen.see(value);
                let deals =
                    if outcome.deals.is_empty() { std::slice::from_ref(*outcome) } else { &outcome.deals };
                for deal in deals {
                    if let Some(role) = deal.roles.get(seat.index()) {
                        let value = self::value(deal, seat);
                        roles.entry((player, Arc::clone(role))).or_default().add(value);
                    }
                }
            }
        }
        for ((player, role), sum) in roles {
            self.tallies[player].roles.entry(role).or_default().push(sum);
        }
        sums.into_iter().collect()
    }

    /// Adds the groups of one encounter to everybody's results and to the meetings.
    fn encounter(&mut self, encounter: &Encounter, together: &[Vec<(usize, Sum)>], seats: usize) {
        let mut own: BTreeMap<usize, Vec<Sum>> = BTreeMap::new();
        for (player, sum) in together.iter().flatten() {
            own.entry(*player).or_default().push(*sum);
        }
        if let ([first, second], true) = (encounter.players.as_slice(), seats == 2)
            && first != second
        {
            let (low, high) = (*first.min(second), *first.max(second));
            let groups = own.get(&low).cloned().unwrap_or_default();
            self.meetings.entry((low, high)).or_default().extend(groups);
        }
        for (player, groups) in own {
            self.tallies[player].groups.push(groups);
            self.tallies[player].squares.push(std::mem::take(&mut self.squares[player]));
        }
    }

    /// How likely it is that each in this order is better than the next: the share of resamplings (of the
    /// groups of every encounter, with everybody in them) in which it is so.
    pub(super) fn superiorities(&self, order: &[usize]) -> Vec<f64> {
        const TIMES: usize = 1000;
        let mut rng = fast(1);
        let mut better = vec![0.0; order.len().saturating_sub(1)];
        for _ in 0..TIMES {
            let mut sums = vec![Sum::default(); self.tallies.len()];
            for groups in &self.together {
                for _ in 0..groups.len() {
                    for (player, sum) in &groups[below(&mut rng, groups.len() as u32) as usize] {
                        sums[*player].total += sum.total;
                        sums[*player].weight += sum.weight;
                    }
                }
            }
            let mean = |player: usize| sums[player].total / sums[player].weight;
            for (place, pair) in order.windows(2).enumerate() {
                let (one, next) = (mean(pair[0]), mean(pair[1]));
                better[place] += if one > next {
                    1.0
                } else if one < next {
                    0.0
                } else {
                    0.5
                };
            }
        }
        // Never quite certain.
        better.iter().map(|better| (better + 0.5) / (TIMES as f64 + 1.0)).collect()
    }
}

/// What a seat got out of a game: with two seats the share of the win, with more the score.
pub(super) fn value(outcome: &Outcome, seat: Seat) -> f64 {
    if outcome.scores.seats() == 2 {
        Outcome::share(outcome.scores[seat])
    } else {
        f64::from(outcome.scores[seat])
    }
}

/// What a participant got out of a game, over all seats it sat in.
pub(crate) fn sum_of(outcome: &Outcome, order: &[usize], player: usize) -> Sum {
    let mut sum = Sum::default();
    seats_of(order, player).for_each(|seat| sum.add(value(outcome, seat)));
    sum
}
