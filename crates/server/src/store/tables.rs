//! Tables in the store: the lobby's list, logs, and who owns what.

use sqlx::{AnyConnection, Row};

use super::{Mark, PAGE, Store, StoreError};
use crate::table::{Entry, Millis};

/// A table as the lobby knows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableRow {
    /// Its name in addresses.
    pub id: String,
    /// When it was made.
    pub created: Millis,
    /// The card as it was after the last entry.
    pub card: String,
}

/// Which tables somebody wants to see.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TablesAsked {
    /// Of this game.
    pub game: Option<String>,
    /// In this state: a word of the protocol, or `unfinished` for all but finished games and matches.
    pub state: Option<String>,
    /// Of this person, private ones too.
    pub person: Option<String>,
    /// After this row.
    pub before: Option<Mark>,
}

/// Who may serve a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Claimed {
    /// This process, in this epoch; whoever served it before is known to have lived at this moment.
    Own(i64, Millis),
    /// The process at this address.
    Other(String),
    /// Nobody: there is no such table.
    Missing,
}

/// The state under which a match is listed that waits for its next deal; its card says `over`, as its last game is.
pub const BETWEEN: &str = "between";

/// How often a table is tried to be taken that changes hands at the same moment.
const TRIES: usize = 10;

impl Store {
    /// The tables that fit, newest first, a page at most.
    pub async fn tables(&self, asked: &TablesAsked) -> Result<Vec<TableRow>, StoreError> {
        let before = asked.before.clone().unwrap_or_else(Mark::first);
        let rows = sqlx::query(
            "SELECT id, created, card FROM tables WHERE ($1 = '' OR game = $1) AND ($2 = '' OR state = $2 \
             OR ($2 = 'over' AND state = 'between') OR ($2 = 'unfinished' AND state <> 'over')) \
             AND (created < $3 OR ($6 <> '' AND created = $3 AND id > $6)) AND (($4 = '' AND visibility = 'listed') \
             OR id IN (SELECT table_id FROM table_people WHERE person = $4 \
             AND (role = 'seat' OR (role = 'left' AND state NOT IN ('waiting', 'playing', 'paused'))))) \
             ORDER BY created DESC, id LIMIT $5",
        )
        .bind(asked.game.clone().unwrap_or_default())
        .bind(asked.state.clone().unwrap_or_default())
        .bind(before.at)
        .bind(asked.person.clone().unwrap_or_default())
        .bind(PAGE)
        .bind(before.id)
        .fetch_all(&self.pool)
        .await?;
        let read = |row: &sqlx::any::AnyRow| {
            Ok(TableRow { id: row.try_get(0)?, created: row.try_get(1)?, card: row.try_get(2)? })
        };
        rows.iter().map(read).collect()
    }

    /// Whether a table is listed, and whether a person has been at it; `None` if there is no such table.
    pub async fn admission(
        &self,
        table: &str,
        person: Option<&str>,
    ) -> Result<Option<(bool, bool)>, StoreError> {
        let row = sqlx::query(
            "SELECT visibility, (SELECT COUNT(*) FROM table_people WHERE table_id = $1 AND person = $2 AND role <> 'talk') \
             FROM tables WHERE id = $1",
        )
        .bind(table.to_owned())
        .bind(person.unwrap_or_default().to_owned())
        .fetch_optional(&self.pool)
        .await?;
        let Some(row) = row else { return Ok(None) };
        Ok(Some((row.try_get::<String, _>(0)? == "listed", row.try_get::<i64, _>(1)? > 0)))
    }

    /// How many games of a person are not over; a match that waits for its next deal costs nobody anything.
    pub async fn unfinished(&self, person: &str) -> Result<i64, StoreError> {
        let row = sqlx::query(
            "SELECT COUNT(*) FROM tables JOIN table_people ON table_people.table_id = tables.id \
             WHERE person = $1 AND role = 'seat' AND state NOT IN ('over', 'between')",
        )
        .bind(person.to_owned())
        .fetch_one(&self.pool)
        .await?;
        Ok(row.try_get(0)?)
    }

    /// Takes a table from a person who has no seat at it: it is not one of theirs any more. `false` when it was not.
    pub async fn step_back(&self, table: &str, person: &str) -> Result<bool, StoreError> {
        let mut connection = self.pool.acquire().await?;
        Ok(step_back(&mut connection, table, person).await?)
    }

    /// The log of a table, in order.
    pub async fn log(&self, table: &str) -> Result<Vec<Entry>, StoreError> {
        let rows = sqlx::query("SELECT body FROM entries WHERE table_id = $1 ORDER BY seq")
            .bind(table.to_owned())
            .fetch_all(&self.pool)
            .await?;
        let entry = |row: &sqlx::any::AnyRow| {
            let body: String = row.try_get(0)?;
            serde_json::from_str(&body).map_err(|error| StoreError::Unreadable(error.to_string()))
        };
        rows.iter().map(entry).collect()
    }

    /// Tables that go on without anybody doing anything and that no living process serves.
    pub async fn sleepers(&self, now: Millis, patience: Millis) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query(
            "SELECT id FROM tables WHERE awake = 1 AND (owner IS NULL OR owner NOT IN \
             (SELECT id FROM nodes WHERE beat > $1)) LIMIT 5000",
        )
        .bind(now - patience)
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    /// Takes a table for a process, unless a living one has it. Every taking is a new epoch, and what the
    /// earlier owner may still want to write is refused.
    pub async fn claim(
        &self,
        table: &str,
        node: &str,
        now: Millis,
        patience: Millis,
    ) -> Result<Claimed, StoreError> {
        for _ in 0..TRIES {
            if let Some(claimed) = self.try_claim(table, node, now - patience).await? {
                return Ok(claimed);
            }
        }
        Err(StoreError::Unreadable("a table that changes hands without end".to_owned()))
    }

    /// `None` when the table changed hands in the meantime.
    async fn try_claim(&self, table: &str, node: &str, alive: Millis) -> Result<Option<Claimed>, StoreError> {
        let row = sqlx::query(
            "UPDATE tables SET lived = COALESCE((SELECT beat FROM nodes WHERE nodes.id = tables.owner), tables.lived), \
             owner = $1, epoch = epoch + 1 WHERE id = $2 AND (owner IS NULL OR owner = $1 \
             OR owner NOT IN (SELECT id FROM nodes WHERE beat > $3)) RETURNING epoch, lived",
        )
        .bind(node.to_owned())
        .bind(table.to_owned())
        .bind(alive)
        .fetch_optional(&self.pool)
        .await?;
        if let Some(row) = row {
            return Ok(Some(Claimed::Own(row.try_get(0)?, row.try_get(1)?)));
        }
        let row = sqlx::query(
            "SELECT nodes.address FROM tables LEFT JOIN nodes ON nodes.id = tables.owner WHERE tables.id = $1",
        )
        .bind(table.to_owned())
        .fetch_optional(&self.pool)
        .await?;
        Ok(match row {
            Some(row) => row.try_get::<Option<String>, _>(0)?.map(Claimed::Other),
            None => Some(Claimed::Missing),
        })
    }

    /// Gives tables back when a process stops in good order.
    pub async fn release(&self, node: &str, now: Millis) -> Result<(), StoreError> {
        sqlx::query("UPDATE tables SET owner = NULL, lived = $2 WHERE owner = $1")
            .bind(node.to_owned())
            .bind(now)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// Gives one table back when it falls asleep.
    pub async fn let_go(&self, table: &str, epoch: i64, now: Millis) -> Result<(), StoreError> {
        sqlx::query("UPDATE tables SET owner = NULL, lived = $3 WHERE id = $1 AND epoch = $2")
            .bind(table.to_owned())
            .bind(epoch)
            .bind(now)
            .execute(&self.pool)
            .await?;
        Ok(())
    }
}

/// Takes note that somebody has left a table, at which they sat or which they made.
pub(super) async fn step_back(
    to: &mut AnyConnection,
    table: &str,
    person: &str,
) -> Result<bool, sqlx::Error> {
    let done = sqlx::query(
        "UPDATE table_people SET role = 'left' WHERE table_id = $1 AND person = $2 AND role = 'seat'",
    )
    .bind(table.to_owned())
    .bind(person.to_owned())
    .execute(&mut *to)
    .await?;
    Ok(done.rows_affected() == 1)
}
