//! People, their sessions and ratings in the store.

use sqlx::{AnyConnection, Row};

use super::{Store, StoreError};
use crate::people::skeleton;
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

pub(super) fn person(row: &sqlx::any::AnyRow) -> Result<PersonRow, StoreError> {
    Ok(PersonRow {
        id: row.try_get(0)?,
        name: row.try_get(1)?,
        login: row.try_get(2)?,
        password: row.try_get(3)?,
        created: row.try_get(4)?,
    })
}

/// An account to be made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewAccount {
    /// The person, under the name of the account and with the hash of the password.
    pub person: PersonRow,
    /// The skeleton of the name.
    pub skeleton: String,
    /// The name, and its skeleton, for a guest who bears the name of the account.
    pub other: (String, String),
    /// The session of the guest who becomes an account, which goes on under a new token; none for somebody new.
    pub session: Option<String>,
    /// The hash of the new token.
    pub token_hash: String,
    /// When.
    pub now: Millis,
}

async fn open_session(
    work: &mut AnyConnection,
    person: &str,
    token_hash: &str,
    now: Millis,
) -> Result<(), sqlx::Error> {
    sqlx::query("INSERT INTO sessions (token_hash, person, created, id) VALUES ($1, $2, $3, $4)")
        .bind(token_hash.to_owned())
        .bind(person.to_owned())
        .bind(now)
        .bind(crate::id::word::<16>())
        .execute(&mut *work)
        .await?;
    Ok(())
}

/// Whether an error only says that somebody else was first.
fn is_taken(error: &sqlx::Error) -> bool {
    error.as_database_error().is_some_and(sqlx::error::DatabaseError::is_unique_violation)
}

impl Store {
    /// A new guest with a session; `false` when the name is borne by somebody.
    pub async fn welcome(
        &self,
        person: &PersonRow,
        skeleton: &str,
        token_hash: &str,
    ) -> Result<bool, StoreError> {
        let mut work = self.begin().await?;
        let made = sqlx::query(
            "INSERT INTO people (id, name, skeleton, created) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
        )
        .bind(&person.id)
        .bind(&person.name)
        .bind(skeleton.to_owned())
        .bind(person.created)
        .execute(work.on())
        .await?;
        if made.rows_affected() == 0 {
            return Ok(false);
        }
        open_session(work.on(), &person.id, token_hash, person.created).await?;
        work.commit().await?;
        Ok(true)
    }

    /// Whether somebody has an account under a name of this skeleton.
    pub async fn is_account(&self, skeleton: &str) -> Result<bool, StoreError> {
        let row = sqlx::query("SELECT id FROM people WHERE skeleton = $1 AND login IS NOT NULL")
            .bind(skeleton.to_owned())
            .fetch_optional(&self.pool)
            .await?;
        Ok(row.is_some())
    }

    /// Gives everybody from before names had skeletons theirs, accounts first. Of people with names that look alike the
    /// others get one that no name has: they keep their names.
    pub async fn fill_skeletons(&self) -> Result<(), StoreError> {
        let rows = sqlx::query(
            "SELECT id, name FROM people WHERE skeleton IS NULL \
             ORDER BY CASE WHEN login IS NULL THEN 1 ELSE 0 END, created, id",
        )
        .fetch_all(&self.pool)
        .await?;
        for row in rows {
            let (id, name): (String, String) = (row.try_get(0)?, row.try_get(1)?);
            let own = skeleton(&name);
            for bones in [own.clone(), format!("{own}#{id}")] {
                let done = sqlx::query("UPDATE people SET skeleton = $1 WHERE id = $2 AND skeleton IS NULL")
                    .bind(bones)
                    .bind(&id)
                    .execute(&self.pool)
                    .await;
                match done {
                    Ok(_) => break,
                    Err(error) if is_taken(&error) => {}
                    Err(error) => return Err(error.into()),
                }
            }
        }
        Ok(())
    }

    /// A session for whoever has just proven to know the password of an account; `false` when it has another one by now.
    pub async fn log_in(
        &self,
        person: &PersonRow,
        token_hash: &str,
        now: Millis,
    ) -> Result<bool, StoreError> {
        let mut work = self.begin().await?;
        // Whoever changes the password at the same moment, or deletes the account, waits for this or is waited for.
        let same = sqlx::query("UPDATE people SET password = $1 WHERE id = $2 AND password = $1")
            .bind(person.password.clone())
            .bind(&person.id)
            .execute(work.on())
            .await?;
        if same.rows_affected() == 0 {
            return Ok(false);
        }
        open_session(work.on(), &person.id, token_hash, now).await?;
        work.commit().await?;
        Ok(true)
    }

    /// Ends a session.
    pub async fn close_session(&self, session: &str) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM sessions WHERE id = $1")
            .bind(session.to_owned())
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// Ends every session of a person.
    pub async fn close_sessions(&self, person: &str) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM sessions WHERE person = $1")
            .bind(person.to_owned())
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// Sweeps away the sessions that began before this moment: they have run out.
    pub async fn sweep_sessions(&self, since: Millis) -> Result<u64, StoreError> {
        let swept =
            sqlx::query("DELETE FROM sessions WHERE created <= $1").bind(since).execute(&self.pool).await?;
        Ok(swept.rows_affected())
    }

    /// Whether a session, of those that began after this moment, is not over.
    pub async fn is_session(&self, session: &str, since: Millis) -> Result<bool, StoreError> {
        let row = sqlx::query("SELECT person FROM sessions WHERE id = $1 AND created > $2")
            .bind(session.to_owned())
            .bind(since)
            .fetch_optional(&self.pool)
            .await?;
        Ok(row.is_some())
    }

    /// Whose session this is, and the name of the session.
    pub async fn person_of(
        &self,
        token_hash: &str,
        since: Millis,
    ) -> Result<Option<(PersonRow, String)>, StoreError> {
        let row = sqlx::query(
            "SELECT people.id, name, login, password, people.created, sessions.id FROM sessions \
             JOIN people ON people.id = sessions.person WHERE token_hash = $1 AND sessions.created > $2",
        )
        .bind(token_hash.to_owned())
        .bind(since)
        .fetch_optional(&self.pool)
        .await?;
        row.as_ref().map(|row| Ok((person(row)?, row.try_get(5)?))).transpose()
    }

    /// The account of this login.
    pub async fn account(&self, login: &str) -> Result<Option<PersonRow>, StoreError> {
        let row = sqlx::query("SELECT id, name, login, password, created FROM people WHERE login = $1")
            .bind(login.to_owned())
            .fetch_optional(&self.pool)
            .await?;
        row.as_ref().map(person).transpose()
    }

    /// Gives a guest another name; `false` when somebody else bears it.
    pub async fn rename(&self, person: &str, name: &str, skeleton: &str) -> Result<bool, StoreError> {
        let done = sqlx::query("UPDATE people SET name = $1, skeleton = $2 WHERE id = $3 AND login IS NULL")
            .bind(name.to_owned())
            .bind(skeleton.to_owned())
            .bind(person.to_owned())
            .execute(&self.pool)
            .await;
        match done {
            Ok(done) => Ok(done.rows_affected() == 1),
            Err(error) if is_taken(&error) => Ok(false),
            Err(error) => Err(error.into()),
        }
    }

    /// Makes an account of a guest, who is made if there is none, and renews the session's token; `false` when the name is taken by another account. A
    /// guest who bears it gets the other name.
    pub async fn make_account(&self, account: &NewAccount) -> Result<bool, StoreError> {
        let NewAccount { person, skeleton, other, .. } = account;
        let mut work = self.begin().await?;
        // A write first: two who do this at once wait for each other from the beginning.
        let made = sqlx::query(
            "UPDATE people SET name = $1, skeleton = $2 WHERE skeleton = $3 AND id <> $4 AND login IS NULL",
        )
        .bind(&other.0)
        .bind(&other.1)
        .bind(skeleton)
        .bind(&person.id)
        .execute(work.on())
        .await
        .map(|_| ());
        let made = match made {
            Ok(()) => {
                if account.session.is_none() {
                    sqlx::query("INSERT INTO people (id, name, created) VALUES ($1, $2, $3)")
                        .bind(&person.id)
                        .bind(&person.name)
                        .bind(person.created)
                        .execute(work.on())
                        .await?;
                }
                sqlx::query(
                    "UPDATE people SET login = $1, name = $1, skeleton = $2, password = $3 WHERE id = $4 \
                     AND login IS NULL AND NOT EXISTS (SELECT 1 FROM people WHERE login = $1)",
                )
                .bind(&person.name)
                .bind(skeleton)
                .bind(person.password.clone())
                .bind(&person.id)
                .execute(work.on())
                .await
                .map(|done| done.rows_affected() == 1)
            }
            Err(error) => Err(error),
        };
        match made {
            Ok(true) => {}
            Ok(false) => return Ok(false),
            Err(error) if is_taken(&error) => return Ok(false),
            Err(error) => return Err(error.into()),
        }
        let renewed = sqlx::query("UPDATE sessions SET token_hash = $1, created = $2 WHERE id = $3")
            .bind(&account.token_hash)
            .bind(account.now)
            .bind(account.session.clone())
            .execute(work.on())
            .await?;
        if renewed.rows_affected() == 0 {
            open_session(work.on(), &person.id, &account.token_hash, account.now).await?;
        }
        work.commit().await?;
        Ok(true)
    }

    /// Another password instead of the one that is kept; every session ends but the new one. `false` when there is another
    /// one by now.
    pub async fn change_password(
        &self,
        person: &PersonRow,
        password: &str,
        token_hash: &str,
        now: Millis,
    ) -> Result<bool, StoreError> {
        let mut work = self.begin().await?;
        let done = sqlx::query("UPDATE people SET password = $1 WHERE id = $2 AND password = $3")
            .bind(password.to_owned())
            .bind(&person.id)
            .bind(person.password.clone())
            .execute(work.on())
            .await?;
        if done.rows_affected() == 0 {
            return Ok(false);
        }
        sqlx::query("DELETE FROM sessions WHERE person = $1").bind(&person.id).execute(work.on()).await?;
        open_session(work.on(), &person.id, token_hash, now).await?;
        work.commit().await?;
        Ok(true)
    }

    /// Takes note that a person is here.
    pub async fn see(&self, person: &str, now: Millis) -> Result<(), StoreError> {
        sqlx::query("UPDATE people SET seen = $1 WHERE id = $2")
            .bind(now)
            .bind(person.to_owned())
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// Guests who have not been here since: some hundreds at a time.
    pub async fn stale_guests(&self, since: Millis) -> Result<Vec<PersonRow>, StoreError> {
        let rows = sqlx::query(
            "SELECT id, name, login, password, created FROM people \
             WHERE login IS NULL AND created < $1 AND seen < $1 ORDER BY created LIMIT 500",
        )
        .bind(since)
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(person).collect()
    }

    /// Deletes tables and records that are nobody's, and tables at which nobody ever began to play, if they have been left
    /// alone since; how many there were.
    pub async fn delete_what_is_nobodys(&self, since: Millis) -> Result<u64, StoreError> {
        // Who has left a finished game may still look at it; a game that nobody plays any more is nobody's.
        const NOBODYS: &str = "owner IS NULL AND updated < $1 AND (state = 'waiting' \
             OR id NOT IN (SELECT table_id FROM table_people) \
             OR (state <> 'over' AND id NOT IN (SELECT table_id FROM table_people WHERE role = 'seat')))";
        let mut work = self.begin().await?;
        // Marked first: whose a table is, is known by rows that are deleted, too.
        let marked = format!("UPDATE tables SET state = 'gone' WHERE {NOBODYS}");
        sqlx::query(sqlx::AssertSqlSafe(marked)).bind(since).execute(work.on()).await?;
        let records = "DELETE FROM records WHERE finished < $1 AND uploader IS NULL \
                       AND id NOT IN (SELECT record_id FROM record_people)";
        for statement in [
            "DELETE FROM entries WHERE table_id IN (SELECT id FROM tables WHERE state = 'gone')",
            "DELETE FROM table_people WHERE table_id IN (SELECT id FROM tables WHERE state = 'gone')",
        ] {
            sqlx::query(statement).execute(work.on()).await?;
        }
        let tables = sqlx::query("DELETE FROM tables WHERE state = 'gone'").execute(work.on()).await?;
        let records = sqlx::query(records).bind(since).execute(work.on()).await?;
        work.commit().await?;
        Ok(tables.rows_affected() + records.rows_affected())
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
