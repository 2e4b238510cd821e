//! The table of results of a match as it is told.

use arena::stats::Estimate;
use arena::{LuckFreeResult, RoleResult, Standing, Standings};
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

/// A figure with its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, ToSchema, TS)]
pub struct Interval {
    /// The figure; null where it is infinite, as the Elo of somebody who won everything.
    pub mean: Option<f64>,
    /// The lower end of the interval; null where nothing is known of it.
    pub low: Option<f64>,
    /// The upper end.
    pub high: Option<f64>,
}

impl From<Estimate> for Interval {
    fn from(estimate: Estimate) -> Interval {
        let known = |value: f64| value.is_finite().then_some(value);
        Interval { mean: known(estimate.mean), low: known(estimate.low), high: known(estimate.high) }
    }
}

/// The table of results, best first.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema, TS)]
#[schema(as = Standings)]
#[ts(rename = "Standings")]
pub struct StandingsTold {
    /// Finished games.
    pub games: u64,
    /// Complete groups: all orders of seats on one deal or opening.
    pub groups: u64,
    /// How many sit at the table.
    pub seats: usize,
    /// The unit of the results.
    pub unit: String,
    /// The participants.
    pub players: Vec<StandingTold>,
    /// With two seats: the share that each participant, by place in the table, won against each other.
    pub against: Vec<Vec<Option<Interval>>>,
}

/// The result of one participant.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema, TS)]
#[schema(as = ParticipantResult)]
#[ts(rename = "ParticipantResult")]
pub struct StandingTold {
    /// The participant.
    pub name: String,
    /// Finished games.
    pub games: u64,
    /// Games won.
    pub won: u64,
    /// Games drawn.
    pub drawn: u64,
    /// Games lost.
    pub lost: u64,
    /// Games this participant forfeited.
    pub forfeits: u64,
    /// What happened at the first forfeit, for whoever writes a program.
    pub first_fault: Option<String>,
    /// The mean over complete groups: share of wins with two seats, score with more.
    pub result: Option<Interval>,
    /// Elo above the mean of all participants; only with two seats.
    pub elo: Option<Interval>,
    /// How likely it is that this participant is stronger than the next in the table.
    pub above_next: Option<f64>,
    /// How many times more games independent deals or openings would have needed for the same interval.
    pub grouping_gain: Option<f64>,
    /// The result in each role.
    pub roles: Vec<RoleTold>,
    /// The result without the luck of the deals, if that was measured.
    pub luck_free: Option<LuckFreeTold>,
}

/// A result in one role.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema, TS)]
#[schema(as = RoleResult)]
#[ts(rename = "RoleResult")]
pub struct RoleTold {
    /// The role, in the game's own word.
    pub role: String,
    /// How many games in complete groups.
    pub games: u64,
    /// The mean.
    pub result: Option<Interval>,
}

/// A result without the luck of the deals.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, ToSchema, TS)]
#[schema(as = LuckFree)]
#[ts(rename = "LuckFree")]
pub struct LuckFreeTold {
    /// The mean with the luck taken out.
    pub result: Interval,
    /// The share of the variance between groups that was luck.
    pub explained: f64,
    /// How many times more groups the plain mean would need for the same interval.
    pub gain: f64,
}

impl From<Standings> for StandingsTold {
    fn from(standings: Standings) -> StandingsTold {
        let Standings { games, groups, seats, unit, players, against } = standings;
        let row = |row: Vec<Option<Estimate>>| row.into_iter().map(|cell| cell.map(Interval::from)).collect();
        StandingsTold {
            games,
            groups,
            seats,
            unit,
            players: players.into_iter().map(StandingTold::from).collect(),
            against: against.into_iter().map(row).collect(),
        }
    }
}

impl From<Standing> for StandingTold {
    fn from(standing: Standing) -> StandingTold {
        let Standing {
            name,
            games,
            won,
            drawn,
            lost,
            forfeits,
            first_fault,
            result,
            elo,
            above_next,
            grouping_gain,
            roles,
            luck_free,
        } = standing;
        let role =
            |RoleResult { role, games, result }| RoleTold { role, games, result: result.map(Interval::from) };
        let free = |LuckFreeResult { result, explained, gain }| LuckFreeTold {
            result: result.into(),
            explained,
            gain,
        };
        StandingTold {
            name,
            games,
            won,
            drawn,
            lost,
            forfeits,
            first_fault,
            result: result.map(Interval::from),
            elo: elo.map(Interval::from),
            above_next,
            grouping_gain,
            roles: roles.into_iter().map(role).collect(),
            luck_free: luck_free.map(free),
        }
    }
}
