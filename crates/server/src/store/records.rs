//! Records in the store.

use sqlx::{Any, Executor, Row};

use super::{Mark, Store, StoreError};
use crate::table::Millis;

/// A record as kept.
#[derive(Clone, PartialEq, Debug)]
pub struct RecordRow {
    /// Its name in addresses.
    pub id: String,
    /// The game.
    pub game: String,
    /// The table it was played at; none for one that was brought along.
    pub table: Option<String>,
    /// When it ended or was brought.
    pub finished: Millis,
    /// Who sat where, as JSON.
    pub seats: String,
    /// What they scored, as JSON.
    pub scores: String,
    /// Why it ended.
    pub reason: String,
    /// The record itself, one line.
    pub body: String,
    /// The people whose record it is.
    pub people: Vec<String>,
}

/// Which records somebody wants to see.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RecordsAsked {
    /// Of this game.
    pub game: Option<String>,
    /// Of this person.
    pub person: Option<String>,
    /// After this row.
    pub before: Option<Mark>,
    /// All of them, not only a page.
    pub all: bool,
}

pub(super) async fn insert<'c, E>(to: &'c mut E, record: &RecordRow) -> Result<(), sqlx::Error>
where
    for<'e> &'e mut E: Executor<'e, Database = Any>,
{
    sqlx::query(
        "INSERT INTO records (id, game, table_id, finished, seats, scores, reason, body) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING",
    )
    .bind(&record.id)
    .bind(&record.game)
    .bind(record.table.clone())
    .bind(record.finished)
    .bind(&record.seats)
    .bind(&record.scores)
    .bind(&record.reason)
    .bind(&record.body)
    .execute(&mut *to)
    .await?;
    for person in &record.people {
        sqlx::query("INSERT INTO record_people (record_id, person) VALUES ($1, $2) ON CONFLICT DO NOTHING")
            .bind(&record.id)
            .bind(person)
            .execute(&mut *to)
            .await?;
    }
    Ok(())
}

impl Store {
    /// Keeps a record that somebody brought.
    pub async fn keep_record(&self, record: &RecordRow) -> Result<(), StoreError> {
        let mut work = self.pool.begin().await?;
        insert(&mut *work, record).await?;
        work.commit().await?;
        Ok(())
    }

    /// One record.
    pub async fn record(&self, id: &str) -> Result<Option<RecordRow>, StoreError> {
        let row = sqlx::query(
            "SELECT id, game, table_id, finished, seats, scores, reason, body FROM records WHERE id = $1",
        )
        .bind(id.to_owned())
        .fetch_optional(&self.pool)
        .await?;
        row.as_ref().map(read).transpose()
    }

    /// The records that fit, newest first, a page at most unless all are asked for.
    pub async fn records(&self, asked: &RecordsAsked) -> Result<Vec<RecordRow>, StoreError> {
        let before = asked.before.clone().unwrap_or_else(Mark::first);
        let rows = sqlx::query(
            "SELECT id, game, table_id, finished, seats, scores, reason, body FROM records \
             WHERE ($1 = '' OR game = $1) AND (finished < $2 OR ($5 <> '' AND finished = $2 AND id > $5)) \
             AND ($3 = '' OR id IN (SELECT record_id FROM record_people WHERE person = $3)) \
             AND ($3 <> '' OR table_id IS NULL OR table_id IN (SELECT id FROM tables WHERE visibility = 'listed')) \
             ORDER BY finished DESC, id LIMIT $4",
        )
        .bind(asked.game.clone().unwrap_or_default())
        .bind(before.at)
        .bind(asked.person.clone().unwrap_or_default())
        .bind(if asked.all { i64::MAX } else { super::PAGE })
        .bind(before.id)
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(read).collect()
    }
}

fn read(row: &sqlx::any::AnyRow) -> Result<RecordRow, StoreError> {
    Ok(RecordRow {
        id: row.try_get(0)?,
        game: row.try_get(1)?,
        table: row.try_get(2)?,
        finished: row.try_get(3)?,
        seats: row.try_get(4)?,
        scores: row.try_get(5)?,
        reason: row.try_get(6)?,
        body: row.try_get(7)?,
        people: Vec::new(),
    })
}
