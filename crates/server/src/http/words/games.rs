//! What can be played here, experiments, and what studies say.

use serde::Serialize;
use tables::answers::{GameInfo, Review};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::store::FareSum;
use crate::wire::Report;

/// What can be played.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema, TS)]
pub struct GameList {
    /// The games of the house.
    pub games: Vec<GameInfo>,
    /// The operator's own programs, for seats `external:NAME`.
    pub programs: Vec<String>,
}

/// What a study has to say.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema, TS)]
#[serde(untagged)]
pub enum StudyReport {
    /// An analysis.
    Thoughts(Report),
    /// A review.
    Review(Review),
}

/// How the engines of a game fare against people at the tables of this house.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema, TS)]
pub struct FareList {
    /// What is counted: the unit of the game.
    pub unit: String,
    /// One engine by one set of rules a line.
    pub fares: Vec<FareCard>,
}

/// What one engine scored a deal against people.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema, TS)]
pub struct FareCard {
    /// Its SPEC.
    pub engine: String,
    /// The options of the game, as text; empty for the usual ones.
    pub rules: String,
    /// How many deals it played with people to their end.
    pub deals: i64,
    /// What it scored a deal.
    pub mean: f64,
    /// The lower end of the 95 % interval; null for a single deal.
    pub low: Option<f64>,
    /// The upper end.
    pub high: Option<f64>,
}

impl From<&FareSum> for FareCard {
    fn from(sum: &FareSum) -> FareCard {
        let deals = sum.deals.max(1) as f64;
        let mean = sum.sum / deals;
        let half = (sum.deals > 1).then(|| {
            let variance = ((sum.squares - deals * mean * mean) / (deals - 1.0)).max(0.0);
            arena::stats::student_quantile(0.975, sum.deals as usize - 1) * (variance / deals).sqrt()
        });
        FareCard {
            engine: sum.engine.clone(),
            rules: sum.rules.clone(),
            deals: sum.deals,
            mean,
            low: half.map(|half| mean - half),
            high: half.map(|half| mean + half),
        }
    }
}

/// The published experiments.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema, TS)]
pub struct ExperimentList {
    /// All of them.
    pub experiments: Vec<ExperimentCard>,
}

/// A published experiment.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema, TS)]
pub struct ExperimentCard {
    /// Its name on the command line.
    pub name: String,
    /// Its title.
    pub title: String,
    /// Where it was published.
    pub source: String,
}
