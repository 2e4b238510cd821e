//! Records in the store.

use sqlx::{AnyConnection, Row};

use super::{Fare, Mark, Store, StoreError, fares};
use crate::table::Millis;

/// What is read of a record.
macro_rules! columns {
    () => {
        "id, game, table_id, finished, seats, scores, reason, body, uploader, private"
    };
}

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
    /// The people whose record it is, with what they scored; nothing where it is not known which seat was theirs.
    pub people: Vec<(String, Option<i32>)>,
    /// Who brought it along; none for a game of the house.
    pub uploader: Option<String>,
    /// Whether it is for those who took part: its table was private.
    pub private: bool,
    /// What engines scored in it against people.
    pub fares: Vec<Fare>,
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
    /// By that person: what was brought along and what was private, too.
    pub own: bool,
}

pub(super) async fn insert(to: &mut AnyConnection, record: &RecordRow) -> Result<(), sqlx::Error> {
    sqlx::query(
        "INSERT INTO records (id, game, table_id, finished, seats, scores, reason, body, uploader, private) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT DO NOTHING",
    )
    .bind(&record.id)
    .bind(&record.game)
    .bind(record.table.clone())
    .bind(record.finished)
    .bind(&record.seats)
    .bind(&record.scores)
    .bind(&record.reason)
    .bind(&record.body)
    .bind(record.uploader.clone())
    .bind(i64::from(record.private))
    .execute(&mut *to)
    .await?;
    for (person, score) in &record.people {
        sqlx::query(
            "INSERT INTO record_people (record_id, person, score) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
        )
        .bind(&record.id)
        .bind(person)
        .bind(score.map(i64::from))
        .execute(&mut *to)
        .await?;
    }
    for fare in &record.fares {
        fares::insert(&mut *to, &record.id, &record.game, fare).await?;
    }
    Ok(())
}

impl Store {
    /// Keeps a record that somebody brought.
    pub async fn keep_record(&self, record: &RecordRow) -> Result<(), StoreError> {
        let mut work = self.begin().await?;
        insert(work.on(), record).await?;
        work.commit().await?;
        Ok(())
    }

    /// One record.
    pub async fn record(&self, id: &str) -> Result<Option<RecordRow>, StoreError> {
        let row = sqlx::query(concat!("SELECT ", columns!(), " FROM records WHERE id = $1"))
            .bind(id.to_owned())
            .fetch_optional(&self.pool)
            .await?;
        row.as_ref().map(read).transpose()
    }

    /// The records that fit, newest first, a page at most. Of one's own all are listed; of others, and of everybody, the
    /// games of the house at tables that were listed.
    pub async fn records(&self, asked: &RecordsAsked) -> Result<Vec<RecordRow>, StoreError> {
        let before = asked.before.clone().unwrap_or_else(Mark::first);
        let rows = sqlx::query(concat!(
            "SELECT ",
            columns!(),
            " FROM records WHERE ($1 = '' OR game = $1) \
             AND (finished < $2 OR ($5 <> '' AND finished = $2 AND id > $5)) \
             AND ($3 = '' OR id IN (SELECT record_id FROM record_people WHERE person = $3)) \
             AND ($6 = 1 OR (table_id IS NOT NULL AND private = 0)) \
             ORDER BY finished DESC, id LIMIT $4"
        ))
        .bind(asked.game.clone().unwrap_or_default())
        .bind(before.at)
        .bind(asked.person.clone().unwrap_or_default())
        .bind(super::PAGE)
        .bind(before.id)
        .bind(i64::from(asked.own && asked.person.is_some()))
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(read).collect()
    }

    /// Whether a record is one of this person's.
    pub async fn is_record_of(&self, id: &str, person: &str) -> Result<bool, StoreError> {
        let row = sqlx::query("SELECT COUNT(*) FROM record_people WHERE record_id = $1 AND person = $2")
            .bind(id.to_owned())
            .bind(person.to_owned())
            .fetch_one(&self.pool)
            .await?;
        Ok(row.try_get::<i64, _>(0)? > 0)
    }

    /// How many records a person has brought along, and how many bytes they take.
    pub async fn uploaded(&self, person: &str) -> Result<(i64, i64), StoreError> {
        let row = sqlx::query(
            "SELECT COUNT(*), CAST(COALESCE(SUM(LENGTH(body)), 0) AS BIGINT) FROM records WHERE uploader = $1",
        )
        .bind(person.to_owned())
        .fetch_one(&self.pool)
        .await?;
        Ok((row.try_get(0)?, row.try_get(1)?))
    }

    /// Takes a record from a person: it is no longer one of theirs, and when it is nobody's any more it is deleted.
    pub async fn drop_record(&self, id: &str, person: &str) -> Result<(), StoreError> {
        let mut work = self.begin().await?;
        sqlx::query("DELETE FROM record_people WHERE record_id = $1 AND person = $2")
            .bind(id.to_owned())
            .bind(person.to_owned())
            .execute(work.on())
            .await?;
        sqlx::query(
            "DELETE FROM records WHERE id = $1 AND (uploader = $2 \
             OR NOT EXISTS (SELECT 1 FROM record_people WHERE record_id = $1))",
        )
        .bind(id.to_owned())
        .bind(person.to_owned())
        .execute(work.on())
        .await?;
        work.commit().await?;
        Ok(())
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
        uploader: row.try_get(8)?,
        private: row.try_get::<i64, _>(9)? == 1,
        fares: Vec::new(),
    })
}
