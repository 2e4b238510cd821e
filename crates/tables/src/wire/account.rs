//! How the scores of a game came about, as it is told.

use game::Scores;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// How the scores of a game came about: what was counted, what each thing is worth, multiplied by what, for whom.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Account {
    /// What was counted during play in units of its own: card points, tricks. It is not added to the entries.
    pub counts: Vec<AccountCount>,
    /// What was scored; adds up to the scores of the game.
    pub entries: Vec<AccountEntry>,
}

/// Something that was counted for each seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct AccountCount {
    /// The key of what was counted: `points`.
    pub what: String,
    /// The number of each seat.
    #[schema(value_type = Vec<i32>)]
    #[ts(type = "number[]")]
    pub each: Scores,
}

/// One thing that brought or cost something.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct AccountEntry {
    /// The key of what was scored: `hra`, `pagat`.
    pub what: String,
    /// What it is worth once; null where every seat has an amount of its own.
    pub base: Option<i32>,
    /// How often it counts.
    pub times: i32,
    /// What multiplies it.
    pub factors: Vec<AccountFactor>,
    /// What each seat gets or pays for it.
    #[schema(value_type = Vec<i32>)]
    #[ts(type = "number[]")]
    pub scores: Scores,
}

/// Something that multiplies an entry of an account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct AccountFactor {
    /// The key of what multiplies: `flek`, `radelc`.
    pub what: String,
    /// By how much.
    pub by: i32,
}

impl Account {
    /// What is told of an account; `None` where there is none: games whose result says everything have none.
    ///
    /// ```
    /// assert_eq!(tables::wire::Account::told(game::Account::default()), None);
    /// ```
    pub fn told(account: game::Account) -> Option<Account> {
        let counts = |count: game::AccountCount| AccountCount { what: count.what.into(), each: count.each };
        let factor = |factor: game::Factor| AccountFactor { what: factor.what.into(), by: factor.by };
        let entry = |entry: game::AccountEntry| AccountEntry {
            what: entry.what.into(),
            base: entry.base,
            times: entry.times,
            factors: entry.factors.into_iter().map(factor).collect(),
            scores: entry.scores,
        };
        (!account.is_empty()).then(|| Account {
            counts: account.counts.into_iter().map(counts).collect(),
            entries: account.entries.into_iter().map(entry).collect(),
        })
    }
}
