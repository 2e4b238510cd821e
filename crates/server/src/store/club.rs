//! People among each other: what they played, how their ratings went, who is a friend and who is not to be met.

use sqlx::Row;

use super::{PersonRow, Store, StoreError};
use crate::table::Millis;

/// A moment in the course of a rating.
#[derive(Clone, PartialEq, Debug)]
pub struct RatingStep {
    /// The game.
    pub game: String,
    /// When, in milliseconds since 1970.
    pub at: Millis,
    /// The rating after that game.
    pub rating: f64,
}

/// Somebody to whom a person has said what they are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TieRow {
    /// The id of the other.
    pub other: String,
    /// Their name.
    pub name: String,
    /// `friend`, `mute` or `block`.
    pub tie: String,
    /// When they were last here.
    pub seen: Millis,
}

/// How one person fared against another.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Meetings {
    /// How many games both of them have played.
    pub games: i64,
    /// In how many of them the first scored more.
    pub won: i64,
    /// In how many of them the second did.
    pub lost: i64,
}

/// How many steps of a rating are told.
const STEPS: i64 = 500;

impl Store {
    /// A person by id.
    pub async fn person(&self, id: &str) -> Result<Option<PersonRow>, StoreError> {
        let row = sqlx::query("SELECT id, name, login, password, created FROM people WHERE id = $1")
            .bind(id.to_owned())
            .fetch_optional(&self.pool)
            .await?;
        row.as_ref().map(super::people::person).transpose()
    }

    /// How the ratings of a person went, the earliest first.
    pub async fn rating_steps(&self, person: &str) -> Result<Vec<RatingStep>, StoreError> {
        let rows = sqlx::query(
            "SELECT game, at, rating FROM rating_steps WHERE subject = $1 ORDER BY at DESC LIMIT $2",
        )
        .bind(person.to_owned())
        .bind(STEPS)
        .fetch_all(&self.pool)
        .await?;
        let read = |row: &sqlx::any::AnyRow| {
            Ok(RatingStep { game: row.try_get(0)?, at: row.try_get(1)?, rating: row.try_get(2)? })
        };
        rows.iter().rev().map(read).collect()
    }

    /// How many games of each kind a person has played at tables of the house.
    pub async fn games_of(&self, person: &str) -> Result<Vec<(String, i64)>, StoreError> {
        let rows = sqlx::query(
            "SELECT game, COUNT(*) FROM records JOIN record_people ON record_id = records.id \
             WHERE person = $1 AND table_id IS NOT NULL GROUP BY game ORDER BY game",
        )
        .bind(person.to_owned())
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect()
    }

    /// How one person fared against another in the games that both have played.
    pub async fn meetings(&self, one: &str, other: &str) -> Result<Meetings, StoreError> {
        let row = sqlx::query(
            "SELECT COUNT(*), CAST(COALESCE(SUM(CASE WHEN a.score > b.score THEN 1 ELSE 0 END), 0) AS BIGINT), \
             CAST(COALESCE(SUM(CASE WHEN a.score < b.score THEN 1 ELSE 0 END), 0) AS BIGINT) \
             FROM record_people a JOIN record_people b ON a.record_id = b.record_id \
             WHERE a.person = $1 AND b.person = $2 AND a.person <> b.person",
        )
        .bind(one.to_owned())
        .bind(other.to_owned())
        .fetch_one(&self.pool)
        .await?;
        Ok(Meetings { games: row.try_get(0)?, won: row.try_get(1)?, lost: row.try_get(2)? })
    }

    /// What others are to a person, by name.
    pub async fn ties(&self, person: &str) -> Result<Vec<TieRow>, StoreError> {
        let rows = sqlx::query(
            "SELECT other, name, tie, seen FROM ties JOIN people ON people.id = other \
             WHERE person = $1 ORDER BY name",
        )
        .bind(person.to_owned())
        .fetch_all(&self.pool)
        .await?;
        let read = |row: &sqlx::any::AnyRow| {
            Ok(TieRow {
                other: row.try_get(0)?,
                name: row.try_get(1)?,
                tie: row.try_get(2)?,
                seen: row.try_get(3)?,
            })
        };
        rows.iter().map(read).collect()
    }

    /// Says what somebody is to a person; nothing when there is no tie any more.
    pub async fn tie(
        &self,
        person: &str,
        other: &str,
        tie: Option<&str>,
        at: Millis,
    ) -> Result<(), StoreError> {
        let mut work = self.begin().await?;
        sqlx::query("DELETE FROM ties WHERE person = $1 AND other = $2")
            .bind(person.to_owned())
            .bind(other.to_owned())
            .execute(work.on())
            .await?;
        if let Some(tie) = tie {
            sqlx::query("INSERT INTO ties (person, other, tie, since) VALUES ($1, $2, $3, $4)")
                .bind(person.to_owned())
                .bind(other.to_owned())
                .bind(tie.to_owned())
                .bind(at)
                .execute(work.on())
                .await?;
        }
        work.commit().await?;
        Ok(())
    }

    /// Makes two people friends of each other. Whoever blocks the other goes on doing so.
    pub async fn befriend(&self, one: &str, other: &str, at: Millis) -> Result<(), StoreError> {
        let mut work = self.begin().await?;
        for (person, other) in [(one, other), (other, one)] {
            sqlx::query(
                "INSERT INTO ties (person, other, tie, since) VALUES ($1, $2, 'friend', $3) \
                 ON CONFLICT (person, other) DO UPDATE SET tie = excluded.tie WHERE ties.tie <> 'block'",
            )
            .bind(person.to_owned())
            .bind(other.to_owned())
            .bind(at)
            .execute(work.on())
            .await?;
        }
        work.commit().await?;
        Ok(())
    }

    /// The ids of those whom a person blocks, and who block that person.
    pub async fn not_to_meet(&self, person: &str) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query(
            "SELECT other FROM ties WHERE person = $1 AND tie = 'block' \
             UNION SELECT person FROM ties WHERE other = $1 AND tie = 'block'",
        )
        .bind(person.to_owned())
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }
}
