//! How engines fare against people: their scores in finished deals, kept without names.

use sqlx::{AnyConnection, Row};

use super::{Store, StoreError};

/// What one engine scored in a finished deal with people.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fare {
    /// Its seat.
    pub seat: usize,
    /// Its SPEC.
    pub engine: String,
    /// The options of the game that do not pass from deal to deal, as text.
    pub rules: String,
    /// What it scored.
    pub score: i32,
}

/// All deals of one engine by the same rules.
#[derive(Clone, PartialEq, Debug)]
pub struct FareSum {
    /// Its SPEC.
    pub engine: String,
    /// The options of the game, as text.
    pub rules: String,
    /// How many deals.
    pub deals: i64,
    /// The sum of the scores.
    pub sum: f64,
    /// The sum of their squares.
    pub squares: f64,
}

pub(super) async fn insert(
    to: &mut AnyConnection,
    record: &str,
    game: &str,
    fare: &Fare,
) -> Result<(), sqlx::Error> {
    sqlx::query(
        "INSERT INTO fares (record_id, seat, game, rules, engine, score) \
         VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING",
    )
    .bind(record.to_owned())
    .bind(fare.seat as i64)
    .bind(game.to_owned())
    .bind(fare.rules.clone())
    .bind(fare.engine.clone())
    .bind(i64::from(fare.score))
    .execute(&mut *to)
    .await?;
    Ok(())
}

impl Store {
    /// The engines that have played this game with people, by rules and SPEC.
    pub async fn fares(&self, game: &str) -> Result<Vec<FareSum>, StoreError> {
        let rows = sqlx::query(
            "SELECT engine, rules, COUNT(*), CAST(SUM(score) AS DOUBLE PRECISION), \
             CAST(SUM(score * score) AS DOUBLE PRECISION) \
             FROM fares WHERE game = $1 GROUP BY engine, rules ORDER BY rules, engine",
        )
        .bind(game.to_owned())
        .fetch_all(&self.pool)
        .await?;
        let read = |row: &sqlx::any::AnyRow| -> Result<FareSum, StoreError> {
            Ok(FareSum {
                engine: row.try_get(0)?,
                rules: row.try_get(1)?,
                deals: row.try_get(2)?,
                sum: row.try_get(3)?,
                squares: row.try_get(4)?,
            })
        };
        rows.iter().map(read).collect()
    }
}
