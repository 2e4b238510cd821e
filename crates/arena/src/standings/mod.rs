//! The table of results: who scored what, how sure that is, and in which role.

mod gather;
mod text;

use game::Facts;
use serde::Serialize;

use crate::stats::{
    Estimate, Meeting, Ratings, Resampling, Span, Sum, elo_of, likelihood_of_superiority, score_of_groups,
    share_of_groups,
};
use crate::{Encounter, Participant, Results};
use gather::Gathered;
pub(crate) use gather::sum_of;

/// The result of one participant.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Standing {
    /// The participant.
    pub name: String,
    /// Finished games, those with a forfeit included.
    pub games: u64,
    /// Games won: with two seats by the sign of the score, with more by who scored most.
    pub won: u64,
    /// Games drawn, or shared by several who scored most.
    pub drawn: u64,
    /// Games lost.
    pub lost: u64,
    /// Games this participant forfeited.
    pub forfeits: u64,
    /// What happened at the first forfeit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first_fault: Option<String>,
    /// The mean over complete groups: share of wins with two seats, score with more.
    pub result: Option<Estimate>,
    /// Elo above the mean of all participants; only with two seats.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub elo: Option<Estimate>,
    /// How likely it is that this participant is stronger than the next in the table.
    pub above_next: Option<f64>,
    /// How many times more games independent deals or openings would have needed for the same interval.
    pub grouping_gain: Option<f64>,
    /// The result in each role.
    pub roles: Vec<RoleResult>,
    /// The result without the luck of the deals, if that was measured.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub luck_free: Option<LuckFreeResult>,
}

/// A result in one role.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct RoleResult {
    /// The role, in the game's own word.
    pub role: String,
    /// How many games in complete groups.
    pub games: u64,
    /// The mean.
    pub result: Option<Estimate>,
}

/// A result without the luck of the deals.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct LuckFreeResult {
    /// The mean with the luck taken out.
    pub result: Estimate,
    /// The share of the variance between groups that was luck.
    pub explained: f64,
    /// How many times more groups the plain mean would need for the same interval.
    pub gain: f64,
}

/// The table of results, best first.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Standings {
    /// Finished games.
    pub games: u64,
    /// Complete groups: all orders of seats on one deal or opening, nobody forfeiting at a table of three or
    /// four.
    pub groups: u64,
    /// How many sit at the table.
    pub seats: usize,
    /// The unit of the results.
    pub unit: String,
    /// The participants.
    pub players: Vec<Standing>,
    /// With two seats: the share that each participant (by place in the table) won against each other.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub against: Vec<Vec<Option<Estimate>>>,
}

impl Standings {
    /// The table of all results of these encounters (by number). `span` is how far apart the scores can lie
    /// ([`Setting::span`](crate::Setting::span)).
    pub fn of(
        facts: &Facts,
        seats: usize,
        span: Span,
        participants: &[Participant],
        encounters: &[Encounter],
        counted: &[usize],
        results: &Results,
    ) -> Standings {
        let gathered = Gathered::of(participants.len(), seats, encounters, counted, results);
        let rated = if seats == 2 { by_elo(&gathered) } else { by_mean(&gathered) };
        let share = seats == 2;
        let span = gathered.span(span);
        let players = rated
            .iter()
            .map(|rated| {
                let tally = &gathered.tallies[rated.player];
                let roles = tally.roles.iter().map(|(role, groups)| RoleResult {
                    role: role.to_string(),
                    games: groups.iter().map(|group| group.weight as u64).sum(),
                    result: estimate(groups, share, span),
                });
                Standing {
                    name: participants[rated.player].name.clone(),
                    games: tally.games,
                    won: tally.won,
                    drawn: tally.drawn,
                    lost: tally.lost,
                    forfeits: tally.forfeits,
                    first_fault: tally.first_fault.clone(),
                    result: estimate(&levelled(&tally.groups), share, span),
                    elo: rated.elo,
                    above_next: rated.above_next,
                    grouping_gain: tally.grouping_gain(),
                    roles: roles.collect(),
                    luck_free: None,
                }
            })
            .collect();
        let against = if share { against(&gathered, &rated) } else { Vec::new() };
        Standings {
            games: counted.iter().map(|encounter| results.games(*encounter).count() as u64).sum(),
            groups: gathered.groups,
            seats,
            unit: if share { "share of wins".to_owned() } else { facts.unit.to_owned() },
            players,
            against,
        }
    }
}

/// A participant's place in the table.
struct Rated {
    player: usize,
    elo: Option<Estimate>,
    above_next: Option<f64>,
}

/// By strength in Elo. With two participants it is the plain formula, with more the ratings that explain all
/// results best.
fn by_elo(gathered: &Gathered) -> Vec<Rated> {
    if let [first, second] = gathered.tallies.as_slice()
        && let (Some(one), Some(other)) = (share_of(&first.groups), share_of(&second.groups))
    {
        // Half of the difference lies on either side of the mean.
        let half = |share: Estimate| elo_of(share).mapped(|elo| elo / 2.0);
        let likely = likelihood_of_superiority(&levelled(&first.groups), 0.5, 1.0);
        let mut both = [(0, half(one), likely), (1, half(other), 1.0 - likely)];
        both.sort_by(|(_, one, _), (_, other, _)| other.mean.total_cmp(&one.mean));
        let [(best, best_elo, above), (last, last_elo, _)] = both;
        return vec![
            Rated { player: best, elo: Some(best_elo), above_next: Some(above) },
            Rated { player: last, elo: Some(last_elo), above_next: None },
        ];
    }
    let meetings: Vec<Meeting> = gathered
        .meetings
        .iter()
        .map(|((first, second), groups)| Meeting { first: *first, second: *second, groups: groups.clone() })
        .collect();
    let ratings = Ratings::of(gathered.tallies.len(), &meetings, Resampling { times: 1000, seed: 1 });
    let has_played = |player: usize| gathered.tallies[player].groups.iter().any(|groups| !groups.is_empty());
    ratings
        .0
        .into_iter()
        .map(|rating| Rated {
            player: rating.player,
            elo: has_played(rating.player).then_some(rating.elo),
            above_next: rating.above_next,
        })
        .collect()
}

/// By mean score; how likely the order is comes from resampling the groups of all participants together.
fn by_mean(gathered: &Gathered) -> Vec<Rated> {
    let mean = |player: usize| plain_mean(gathered.tallies[player].groups.iter().flatten());
    let mut order: Vec<usize> = (0..gathered.tallies.len()).collect();
    order.sort_by(|one, other| {
        let value = |player: usize| mean(player).unwrap_or(f64::NEG_INFINITY);
        value(*other).total_cmp(&value(*one))
    });
    let likely = gathered.superiorities(&order);
    let rated = |(place, player): (usize, &usize)| Rated {
        player: *player,
        elo: None,
        above_next: likely.get(place).copied(),
    };
    order.iter().enumerate().map(rated).collect()
}

/// Everybody's share against everybody, in the order of the table.
fn against(gathered: &Gathered, rated: &[Rated]) -> Vec<Vec<Option<Estimate>>> {
    let cell = |row: usize, column: usize| -> Option<Estimate> {
        let usual = Resampling::default();
        if let Some(groups) = gathered.meetings.get(&(row, column)) {
            share_of_groups(groups, usual)
        } else {
            let theirs = gathered.meetings.get(&(column, row))?;
            share_of_groups(&theirs.iter().map(Sum::turned).collect::<Vec<Sum>>(), usual)
        }
    };
    let row = |row: &Rated| rated.iter().map(|column| cell(row.player, column.player)).collect();
    rated.iter().map(row).collect()
}

fn estimate(groups: &[Sum], share: bool, span: Span) -> Option<Estimate> {
    let usual = Resampling::default();
    if share { share_of_groups(groups, usual) } else { score_of_groups(groups, span, usual) }
}

fn share_of(strata: &[Vec<Sum>]) -> Option<Estimate> {
    share_of_groups(&levelled(strata), Resampling::default())
}

fn plain_mean<'a>(groups: impl Iterator<Item = &'a Sum>) -> Option<f64> {
    let (total, weight) =
        groups.fold((0.0, 0.0), |(total, weight), sum| (total + sum.total, weight + sum.weight));
    (weight > 0.0).then(|| total / weight)
}

/// The groups of several encounters in one list, each encounter shifted to the mean of all. Who met whom was
/// fixed before the first game, so that opponents are of different strength is no uncertainty of the result and
/// must not widen its interval.
pub(crate) fn levelled(strata: &[Vec<Sum>]) -> Vec<Sum> {
    let Some(mean) = plain_mean(strata.iter().flatten()) else { return Vec::new() };
    let mut all = Vec::new();
    for stratum in strata {
        let shift = plain_mean(stratum.iter()).map_or(0.0, |own| mean - own);
        all.extend(
            stratum.iter().map(|sum| Sum { total: sum.total + shift * sum.weight, weight: sum.weight }),
        );
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn opponents_of_different_strength_do_not_widen_the_interval() {
        let ones = |value: f64| vec![Sum::one(value); 20];
        let level = levelled(&[ones(0.9), ones(0.1)]);
        assert!(level.iter().all(|sum| (sum.total - 0.5).abs() < 1e-12));
        assert_eq!(levelled(&[]), []);
    }
}
