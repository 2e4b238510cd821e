//! What is asked of a player who thinks about a position or a game, and what the decisions of a game cost.

use catalog::Reviewed;
use game::{Record, Seat, TreeExtent};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::show;
use crate::table::Refusal;
use crate::wire::Worth;

/// What the decisions of a game cost.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema, TS)]
pub struct Review {
    /// One after the other, as far as they are judged.
    pub decisions: Vec<DecisionJudged>,
}

/// One decision, judged.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema, TS)]
pub struct DecisionJudged {
    /// The number of the step that it led to, from 1.
    pub step: usize,
    /// Who decided.
    #[schema(value_type = usize)]
    #[ts(type = "number")]
    pub seat: Seat,
    /// What was played.
    #[serde(rename = "move")]
    pub mv: String,
    /// What that was worth, if the reviewer looked at it.
    pub worth: Option<Worth>,
    /// The same as a share of a win, from 0 to 1.
    pub share: Option<f64>,
    /// The points to expect after it, where the reviewer knows them.
    pub points: Option<f64>,
    /// What would have been best.
    pub best: Option<String>,
    /// What that would have been worth.
    pub best_worth: Option<Worth>,
    /// The same as a share of a win, from 0 to 1.
    pub best_share: Option<f64>,
    /// The points to expect after that, where the reviewer knows them.
    pub best_points: Option<f64>,
    /// What the decision cost: a share of a win, or points where the worth is in points. Never negative.
    pub cost: Option<f64>,
    /// What the cost is counted in: `win` or `points`.
    pub unit: String,
    /// What would have been best with open cards, in games with hidden ones, where that could be found out.
    pub open_best: Option<String>,
    /// What the decision cost with open cards, in the unit of the game. Exact, and nobody could know it at the table.
    pub open_cost: Option<f64>,
}

impl From<&catalog::Judgement> for DecisionJudged {
    fn from(judged: &catalog::Judgement) -> DecisionJudged {
        DecisionJudged {
            step: judged.ply + 1,
            seat: judged.seat,
            mv: judged.mv.clone(),
            worth: judged.worth.map(Worth::from),
            share: judged.worth.map(game::Worth::as_chance),
            points: judged.points,
            best: judged.best.clone(),
            best_worth: judged.best_worth.map(Worth::from),
            best_share: judged.best_worth.map(game::Worth::as_chance),
            best_points: judged.best_points,
            cost: judged.cost,
            unit: judged.unit.to_owned(),
            open_best: judged.open.as_ref().map(|open| open.best.clone()),
            open_cost: judged.open.as_ref().map(|open| open.cost),
        }
    }
}

/// How much of a search's tree is told: what somebody can look through, and some 80 kB at most.
pub const TOLD_TREE: TreeExtent = TreeExtent { depth: 4, width: 5, least_visits: 1 };

/// A position to be analysed.
#[derive(Clone, PartialEq, Debug, Deserialize, ToSchema, TS)]
pub struct AnalysisAsked {
    /// The position.
    #[serde(flatten)]
    pub place: show::Asked,
    /// Who analyses.
    #[serde(default = "house")]
    #[ts(as = "Option<String>", optional)]
    pub spec: String,
    /// How long.
    #[serde(default = "two_seconds")]
    #[ts(as = "Option<u64>", optional)]
    pub ms: u64,
    /// Whether the tree of the search is wanted, too: the player thinks once more for it.
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub tree: bool,
}

/// A game to be reviewed.
#[derive(Clone, PartialEq, Debug, Deserialize, ToSchema, TS)]
pub struct ReviewAsked {
    /// The name of the record.
    pub record: String,
    /// The key of its link, where it is a private one of others.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub key: Option<String>,
    /// Whose decisions, counted from 0; those of all seats where it is absent.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub seat: Option<usize>,
    /// Who reviews.
    #[serde(default = "house")]
    #[ts(as = "Option<String>", optional)]
    pub spec: String,
    /// How long for each decision.
    #[serde(default = "fifth_of_a_second")]
    #[ts(as = "Option<u64>", optional)]
    pub ms: u64,
}

fn house() -> String {
    "house".to_owned()
}

fn two_seconds() -> u64 {
    2_000
}

fn fifth_of_a_second() -> u64 {
    200
}

/// The longest thought about one position, in milliseconds.
const LONGEST_MS: u64 = 60_000;

/// The time that was asked for, if anybody may think for so long.
pub fn thinking_time(ms: u64) -> Result<u64, Refusal> {
    if !(1..=LONGEST_MS).contains(&ms) {
        return Err(Refusal::bad(format!("ms: expected 1 to {LONGEST_MS}")));
    }
    Ok(ms)
}

impl ReviewAsked {
    /// Which decisions of a record with so many seats are judged.
    pub fn which(&self, record: &Record, seats: usize) -> Result<Reviewed, Refusal> {
        if self.seat.is_some_and(|seat| seat >= seats) {
            return Err(Refusal::bad(format!("seat: expected 0 to {}", seats - 1)));
        }
        Ok(Reviewed { seat: self.seat.map(Seat::new), ..Reviewed::after(record.opening) })
    }
}
