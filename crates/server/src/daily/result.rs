//! What somebody made of a deal, as one number that can be compared: the more the better.

use catalog::{AnyRules, AnyTable};
use game::Seat;
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

/// More moves than any game of a board has.
const LONG: i64 = 10_000;

/// What the number of a result counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema, TS)]
#[serde(rename_all = "lowercase")]
pub enum ResultKind {
    /// The score of the deal, in the unit of the game.
    Score,
    /// The card points that were taken.
    Points,
    /// A win or loss: a win is 10,000 less the number of moves, a loss the same below nothing, a draw 0.
    Win,
}

/// What results of a game count. Where a deal can only be won or lost, the card points tell how well.
pub fn kind_of(rules: &dyn AnyRules) -> ResultKind {
    match (rules.facts().hidden, rules.score_range()) {
        (false, _) => ResultKind::Win,
        (true, Some((-1, 1))) => ResultKind::Points,
        (true, _) => ResultKind::Score,
    }
}

/// What a seat made of a finished game; `None` before the end.
pub fn result_of(table: &dyn AnyTable, seat: Seat, gave_up: bool) -> Option<i64> {
    let score = i64::from(table.ending()?.scores[seat]);
    Some(match kind_of(table.rules().as_ref()) {
        ResultKind::Score => score,
        // Whoever gives up has taken nothing, whatever lies in front of them.
        ResultKind::Points if gave_up => 0,
        ResultKind::Points => {
            table.account().counts.first().map_or(score, |count| i64::from(count.each[seat]))
        }
        ResultKind::Win => score.signum() * (LONG - i64::try_from(table.plies()).unwrap_or(LONG)),
    })
}

/// The duplicate score: the share of the others that somebody was better than, equal ones count half; `None` where nobody
/// else has played.
///
/// ```
/// assert_eq!(server::daily::duplicate_share(5, &[3, 5, 9, 1]), Some(0.625));
/// assert_eq!(server::daily::duplicate_share(5, &[]), None);
/// ```
pub fn duplicate_share(own: i64, others: &[i64]) -> Option<f64> {
    let halves: usize =
        others.iter().map(|other| usize::from(own > *other) + usize::from(own >= *other)).sum();
    (!others.is_empty()).then(|| halves as f64 / 2.0 / others.len() as f64)
}
