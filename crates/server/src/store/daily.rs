//! What was made of the deals and puzzles of the days.

use sqlx::{AnyConnection, Row};

use super::{Store, StoreError};
use crate::table::Millis;

/// The subject under which the house keeps its own results; no person has such an id.
const HOUSE: &str = "house";

/// Something that a person did with a day.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DailyRow {
    /// The day, counted from 1970.
    pub day: i64,
    /// The game.
    pub game: String,
    /// `deal` or `puzzle`.
    pub kind: String,
    /// When it was done; 0 while it is not.
    pub done: Millis,
    /// The table of a deal.
    pub table: Option<String>,
    /// What was made of a deal; how many moves were tried in a puzzle.
    pub result: i64,
}

/// What somebody at this house made of something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DailyScore {
    /// The id of the person.
    pub person: String,
    /// Their name.
    pub name: String,
    /// What they made of it.
    pub result: i64,
}

/// Takes note of what was made of the deal at a table, in the transaction that ends the game. It counts once.
pub(super) async fn finish(
    work: &mut AnyConnection,
    table: &str,
    result: i64,
    at: Millis,
) -> Result<(), sqlx::Error> {
    sqlx::query("UPDATE daily SET result = $1, done = $2 WHERE table_id = $3 AND done = 0")
        .bind(result)
        .bind(at)
        .bind(table.to_owned())
        .execute(&mut *work)
        .await?;
    Ok(())
}

impl Store {
    /// The table at which a person plays, or has played, the deal of a day.
    pub async fn daily_table(
        &self,
        day: i64,
        game: &str,
        person: &str,
    ) -> Result<Option<String>, StoreError> {
        let row = sqlx::query(
            "SELECT table_id FROM daily WHERE day = $1 AND game = $2 AND kind = 'deal' AND subject = $3",
        )
        .bind(day)
        .bind(game.to_owned())
        .bind(person.to_owned())
        .fetch_optional(&self.pool)
        .await?;
        Ok(row.map(|row| row.try_get(0)).transpose()?)
    }

    /// Takes note of the table at which a person plays the deal of a day; the answer is the one that counts, an earlier one
    /// if there is.
    pub async fn begin_daily(
        &self,
        day: i64,
        game: &str,
        person: &str,
        table: &str,
    ) -> Result<String, StoreError> {
        sqlx::query(
            "INSERT INTO daily (day, game, kind, subject, done, table_id, result) \
             VALUES ($1, $2, 'deal', $3, 0, $4, 0) ON CONFLICT DO NOTHING",
        )
        .bind(day)
        .bind(game.to_owned())
        .bind(person.to_owned())
        .bind(table.to_owned())
        .execute(&self.pool)
        .await?;
        Ok(self.daily_table(day, game, person).await?.unwrap_or_else(|| table.to_owned()))
    }

    /// Takes note of a move that a person tried in the puzzle of a day. After the right one nothing counts any more.
    pub async fn try_daily(
        &self,
        day: i64,
        game: &str,
        person: &str,
        right: bool,
        at: Millis,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO daily (day, game, kind, subject, done, result) VALUES ($1, $2, 'puzzle', $3, $4, 1) \
             ON CONFLICT (day, game, kind, subject) DO UPDATE SET result = daily.result + 1, \
             done = excluded.done WHERE daily.done = 0",
        )
        .bind(day)
        .bind(game.to_owned())
        .bind(person.to_owned())
        .bind(if right { at } else { 0 })
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    /// What the house made of the deal of a day.
    pub async fn par(&self, day: i64, game: &str) -> Result<Option<i64>, StoreError> {
        let row = sqlx::query(
            "SELECT result FROM daily WHERE day = $1 AND game = $2 AND kind = 'deal' AND subject = $3",
        )
        .bind(day)
        .bind(game.to_owned())
        .bind(HOUSE)
        .fetch_optional(&self.pool)
        .await?;
        Ok(row.map(|row| row.try_get(0)).transpose()?)
    }

    /// Keeps what the house made of the deal of a day; the first time counts.
    pub async fn keep_par(&self, day: i64, game: &str, result: i64, at: Millis) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO daily (day, game, kind, subject, done, result) VALUES ($1, $2, 'deal', $3, $4, $5) \
             ON CONFLICT DO NOTHING",
        )
        .bind(day)
        .bind(game.to_owned())
        .bind(HOUSE)
        .bind(at)
        .bind(result)
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    /// What people of this house made of the deal or puzzle of a day, the best first: of a deal the most, of a puzzle the
    /// fewest tries.
    pub async fn daily_scores(
        &self,
        day: i64,
        game: &str,
        kind: &str,
    ) -> Result<Vec<DailyScore>, StoreError> {
        let rows = sqlx::query(
            "SELECT subject, name, result FROM daily JOIN people ON people.id = daily.subject \
             WHERE day = $1 AND game = $2 AND kind = $3 AND done > 0 \
             ORDER BY CASE WHEN kind = 'deal' THEN -result ELSE result END, done, subject",
        )
        .bind(day)
        .bind(game.to_owned())
        .bind(kind.to_owned())
        .fetch_all(&self.pool)
        .await?;
        let read = |row: &sqlx::any::AnyRow| {
            Ok(DailyScore { person: row.try_get(0)?, name: row.try_get(1)?, result: row.try_get(2)? })
        };
        rows.iter().map(read).collect()
    }

    /// Everything that a person did with the days, the latest first.
    pub async fn daily_of(&self, person: &str) -> Result<Vec<DailyRow>, StoreError> {
        let rows = sqlx::query(
            "SELECT day, game, kind, done, table_id, result FROM daily WHERE subject = $1 \
             ORDER BY day DESC, game, kind",
        )
        .bind(person.to_owned())
        .fetch_all(&self.pool)
        .await?;
        let read = |row: &sqlx::any::AnyRow| {
            Ok(DailyRow {
                day: row.try_get(0)?,
                game: row.try_get(1)?,
                kind: row.try_get(2)?,
                done: row.try_get(3)?,
                table: row.try_get(4)?,
                result: row.try_get(5)?,
            })
        };
        rows.iter().map(read).collect()
    }
}
