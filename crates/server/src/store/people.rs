//! People, their sessions and ratings in the store.

use sqlx::Row;

use super::{Store, StoreError};
use crate::table::Millis;

/// A person as kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PersonRow {
    /// The name nobody sees.
    pub id: String,
    /// The name everybody sees.
    pub name: String,
    /// The name to log in with, for an account.
    pub login: Option<String>,
    /// The hash of the password.
    pub password: Option<String>,
    /// Since when.
    pub created: Millis,
}

fn person(row: &sqlx::any::AnyRow) -> Result<PersonRow, StoreError> {
    Ok(PersonRow {
        id: row.try_get(0)?,
        name: row.try_get(1)?,
        login: row.try_get(2)?,
        password: row.try_get(3)?,
        created: row.try_get(4)?,
    })
}

impl Store {
    /// A new guest with a session.
    pub async fn welcome(&self, person: &PersonRow, token_hash: &str) -> Result<(), StoreError> {
        sqlx::query("INSERT INTO people (id, name, created) VALUES ($1, $2, $3)")
            .bind(&person.id)
            .bind(&person.name)
            .bind(person.created)
            .execute(&self.pool)
            .await?;
        self.open_session(&person.id, token_hash, person.created).await
    }

    /// One more session of a person.
    pub async fn open_session(&self, person: &str, token_hash: &str, now: Millis) -> Result<(), StoreError> {
        sqlx::query("INSERT INTO sessions (token_hash, person, created) VALUES ($1, $2, $3)")
            .bind(token_hash.to_owned())
            .bind(person.to_owned())
            .bind(now)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// Ends a session.
    pub async fn close_session(&self, token_hash: &str) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM sessions WHERE token_hash = $1")
            .bind(token_hash.to_owned())
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// Whose session this is.
    pub async fn person_of(&self, token_hash: &str, since: Millis) -> Result<Option<PersonRow>, StoreError> {
        let row = sqlx::query(
            "SELECT people.id, name, login, password, people.created FROM sessions \
             JOIN people ON people.id = sessions.person WHERE token_hash = $1 AND sessions.created > $2",
        )
        .bind(token_hash.to_owned())
        .bind(since)
        .fetch_optional(&self.pool)
        .await?;
        row.as_ref().map(person).transpose()
    }

    /// The account of this login.
    pub async fn account(&self, login: &str) -> Result<Option<PersonRow>, StoreError> {
        let row = sqlx::query("SELECT id, name, login, password, created FROM people WHERE login = $1")
            .bind(login.to_owned())
            .fetch_optional(&self.pool)
            .await?;
        row.as_ref().map(person).transpose()
    }

    /// Gives a person another name.
    pub async fn rename(&self, person: &str, name: &str) -> Result<(), StoreError> {
        sqlx::query("UPDATE people SET name = $1 WHERE id = $2")
            .bind(name.to_owned())
            .bind(person.to_owned())
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// Turns a guest into an account; `false` when the login is taken.
    pub async fn make_account(&self, person: &str, login: &str, password: &str) -> Result<bool, StoreError> {
        let done = sqlx::query(
            "UPDATE people SET login = $1, name = $1, password = $2 WHERE id = $3 \
             AND NOT EXISTS (SELECT 1 FROM people WHERE login = $1)",
        )
        .bind(login.to_owned())
        .bind(password.to_owned())
        .bind(person.to_owned())
        .execute(&self.pool)
        .await;
        match done {
            Ok(done) => Ok(done.rows_affected() == 1),
            Err(error)
                if error.as_database_error().is_some_and(sqlx::error::DatabaseError::is_unique_violation) =>
            {
                Ok(false)
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Deletes a person: sessions, ratings, the person, and that they sat at tables. Records of games keep the
    /// name they were played under: they belong to the others at the table, too.
    pub async fn delete_person(&self, person: &str) -> Result<(), StoreError> {
        let mut work = self.begin().await?;
        for statement in [
            "DELETE FROM sessions WHERE person = $1",
            "DELETE FROM ratings WHERE subject = $1",
            "DELETE FROM table_people WHERE person = $1",
            "DELETE FROM record_people WHERE person = $1",
            "DELETE FROM people WHERE id = $1",
        ] {
            sqlx::query(statement).bind(person.to_owned()).execute(work.on()).await?;
        }
        work.commit().await?;
        Ok(())
    }

    /// The ratings of a person or engine: game, rating, deviation, games.
    pub async fn ratings(&self, subject: &str) -> Result<Vec<(String, f64, f64, i64)>, StoreError> {
        let rows = sqlx::query(
            "SELECT game, rating, deviation, games FROM ratings WHERE subject = $1 ORDER BY game",
        )
        .bind(subject.to_owned())
        .fetch_all(&self.pool)
        .await?;
        rows.iter()
            .map(|row| Ok((row.try_get(0)?, row.try_get(1)?, row.try_get(2)?, row.try_get(3)?)))
            .collect()
    }
}
