//! Forgetting people: whatever names them goes, a row that says so stays until nothing does.

use game::Seat;
use serde_json::Value;
use sqlx::{AnyConnection, Row};

use super::{PersonRow, Store, StoreError};
use crate::table::{Entry, Millis, SOMEBODY, What};

/// A table's log, written anew without one of its people.
#[derive(Debug)]
pub struct Rewritten {
    /// The table.
    pub table: String,
    /// The epoch in which its owner took it.
    pub epoch: i64,
    /// How many entries it has.
    pub version: u64,
    /// What the lobby shows.
    pub card: String,
    /// The entries that are different, with their numbers from 1.
    pub changed: Vec<(u64, Entry)>,
    /// The records in which the person has seats, and which.
    pub records: Vec<(String, Vec<Seat>)>,
}

impl Store {
    /// Deletes a person with all sessions and ratings and whatever they brought along, and notes that tables and records
    /// are to forget them. `false` when that has happened before.
    pub async fn begin_forgetting(&self, person: &PersonRow, now: Millis) -> Result<bool, StoreError> {
        let mut work = self.begin().await?;
        let known =
            sqlx::query("DELETE FROM people WHERE id = $1").bind(&person.id).execute(work.on()).await?;
        if known.rows_affected() == 0 {
            return Ok(false);
        }
        sqlx::query("INSERT INTO forgetting (person, name, since) VALUES ($1, $2, $3)")
            .bind(&person.id)
            .bind(&person.name)
            .bind(now)
            .execute(work.on())
            .await?;
        for statement in [
            "DELETE FROM sessions WHERE person = $1",
            "DELETE FROM ratings WHERE subject = $1",
            "DELETE FROM daily WHERE subject = $1",
            "DELETE FROM rating_steps WHERE subject = $1",
            "UPDATE tournament_players SET person = '' WHERE person = $1",
            "UPDATE tournaments SET host = '', title = '' WHERE host = $1",
            "DELETE FROM ties WHERE person = $1 OR other = $1",
            "DELETE FROM records WHERE table_id IS NULL \
             AND id IN (SELECT record_id FROM record_people WHERE person = $1)",
            "DELETE FROM record_people WHERE person = $1 AND record_id NOT IN (SELECT id FROM records)",
        ] {
            sqlx::query(statement).bind(&person.id).execute(work.on()).await?;
        }
        work.commit().await?;
        Ok(true)
    }

    /// The people who are being forgotten: ids and names.
    pub async fn forgettings(&self) -> Result<Vec<(String, String)>, StoreError> {
        let rows =
            sqlx::query("SELECT person, name FROM forgetting ORDER BY since").fetch_all(&self.pool).await?;
        rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect()
    }

    /// The tables at which a person had a seat, or only talked.
    pub async fn tables_knowing(&self, person: &str) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query("SELECT table_id FROM table_people WHERE person = $1 ORDER BY table_id")
            .bind(person.to_owned())
            .fetch_all(&self.pool)
            .await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    /// Writes what a table and its records know of a person anew, all at once; `false` when another process has taken the
    /// table.
    pub async fn rewrite(&self, anew: &Rewritten, person: &str) -> Result<bool, StoreError> {
        let mut work = self.begin().await?;
        let own = sqlx::query("UPDATE tables SET card = $1 WHERE id = $2 AND epoch = $3 AND version = $4")
            .bind(&anew.card)
            .bind(&anew.table)
            .bind(anew.epoch)
            .bind(anew.version as i64)
            .execute(work.on())
            .await?;
        if own.rows_affected() == 0 {
            return Ok(false);
        }
        for (number, entry) in &anew.changed {
            let body =
                serde_json::to_string(entry).map_err(|error| StoreError::Unreadable(error.to_string()))?;
            sqlx::query("UPDATE entries SET body = $1 WHERE table_id = $2 AND seq = $3")
                .bind(body)
                .bind(&anew.table)
                .bind(*number as i64)
                .execute(work.on())
                .await?;
        }
        for (record, seats) in &anew.records {
            let had = |place: usize, _: &str| seats.iter().any(|seat| seat.index() == place);
            forget_in_record(work.on(), record, person, &had).await?;
        }
        sqlx::query("DELETE FROM table_people WHERE table_id = $1 AND person = $2")
            .bind(&anew.table)
            .bind(person.to_owned())
            .execute(work.on())
            .await?;
        work.commit().await?;
        Ok(true)
    }

    /// Forgets that there was anything to forget. A record whose table is gone has nothing but the name to go by.
    pub async fn end_forgetting(&self, person: &str, name: &str) -> Result<(), StoreError> {
        let mut work = self.begin().await?;
        // A write first, so that nobody else writes in between.
        sqlx::query("DELETE FROM ratings WHERE subject = $1")
            .bind(person.to_owned())
            .execute(work.on())
            .await?;
        let rows = sqlx::query("SELECT record_id FROM record_people WHERE person = $1")
            .bind(person.to_owned())
            .fetch_all(work.on())
            .await?;
        for row in rows {
            let record: String = row.try_get(0)?;
            forget_in_record(work.on(), &record, person, &|_, found| found == name).await?;
        }
        for statement in [
            "DELETE FROM sessions WHERE person = $1",
            "DELETE FROM daily WHERE subject = $1",
            "DELETE FROM rating_steps WHERE subject = $1",
            "DELETE FROM ties WHERE person = $1 OR other = $1",
            "DELETE FROM table_people WHERE person = $1 AND table_id NOT IN (SELECT id FROM tables)",
            // Somebody who sat down at the last moment is forgotten another time.
            "DELETE FROM forgetting WHERE person = $1 \
             AND NOT EXISTS (SELECT 1 FROM table_people WHERE table_people.person = $1)",
        ] {
            sqlx::query(statement).bind(person.to_owned()).execute(work.on()).await?;
        }
        work.commit().await?;
        if !self.is_shared() {
            // What was deleted is in the log of the file until that is emptied. If somebody reads just now, it is
            // emptied another time.
            let _ = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&self.pool).await;
        }
        Ok(())
    }

    /// Takes note of who has talked at tables where nobody took note of it yet, once.
    pub async fn note_talkers(&self, now: Millis) -> Result<(), StoreError> {
        const CHORE: &str = "note talkers";
        let done = sqlx::query("SELECT done FROM chores WHERE name = $1")
            .bind(CHORE)
            .fetch_optional(&self.pool)
            .await?;
        if done.is_some() {
            return Ok(());
        }
        let rows = sqlx::query("SELECT table_id, body FROM entries WHERE body LIKE '%\"what\":\"said\"%'")
            .fetch_all(&self.pool)
            .await?;
        let mut work = self.begin().await?;
        for row in rows {
            let (table, body): (String, String) = (row.try_get(0)?, row.try_get(1)?);
            if let Ok(Entry { what: What::Said { person, .. }, .. }) = serde_json::from_str(&body) {
                note_talker(work.on(), &table, &person).await?;
            }
        }
        sqlx::query("INSERT INTO chores (name, done) VALUES ($1, $2) ON CONFLICT DO NOTHING")
            .bind(CHORE)
            .bind(now)
            .execute(work.on())
            .await?;
        work.commit().await?;
        Ok(())
    }
}

/// Takes note that somebody talked at a table, unless they are known there.
pub(super) async fn note_talker(
    work: &mut AnyConnection,
    table: &str,
    person: &str,
) -> Result<(), sqlx::Error> {
    sqlx::query(
        "INSERT INTO table_people (table_id, person, role) VALUES ($1, $2, 'talk') ON CONFLICT DO NOTHING",
    )
    .bind(table.to_owned())
    .bind(person.to_owned())
    .execute(&mut *work)
    .await?;
    Ok(())
}

/// Calls a person somebody in the seats of a record that were theirs, by number and name of the seat.
async fn forget_in_record(
    work: &mut AnyConnection,
    record: &str,
    person: &str,
    had: &(dyn Fn(usize, &str) -> bool + Send + Sync),
) -> Result<(), StoreError> {
    let row = sqlx::query("SELECT seats, body FROM records WHERE id = $1")
        .bind(record.to_owned())
        .fetch_optional(&mut *work)
        .await?;
    if let Some(row) = row {
        let unreadable = |error: serde_json::Error| StoreError::Unreadable(error.to_string());
        let mut seats: Value = serde_json::from_str(&row.try_get::<String, _>(0)?).map_err(unreadable)?;
        let mut body: Value = serde_json::from_str(&row.try_get::<String, _>(1)?).map_err(unreadable)?;
        // Whatever names were given at the table were given by somebody of its people.
        if let Some(record) = body.as_object_mut() {
            record.remove("names");
        }
        for names in [seats.as_array_mut(), body["seats"].as_array_mut()].into_iter().flatten() {
            for (place, name) in names.iter_mut().enumerate() {
                if had(place, name.as_str().unwrap_or_default()) {
                    *name = Value::from(SOMEBODY);
                }
            }
        }
        sqlx::query("UPDATE records SET seats = $1, body = $2 WHERE id = $3")
            .bind(seats.to_string())
            .bind(body.to_string())
            .bind(record.to_owned())
            .execute(&mut *work)
            .await?;
    }
    sqlx::query("DELETE FROM record_people WHERE record_id = $1 AND person = $2")
        .bind(record.to_owned())
        .bind(person.to_owned())
        .execute(&mut *work)
        .await?;
    Ok(())
}
