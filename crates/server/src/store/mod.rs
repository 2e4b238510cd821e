//! Where everything is kept: a SQLite file, or PostgreSQL by its URL. One schema, the same queries.
//!
//! Moves are written by one [`Writer`] that commits everything that waits in one transaction, so that a
//! thousand moves a second cost a few dozen commits.

mod forgetting;
mod nodes;
mod page;
mod people;
mod records;
mod tables;
mod writer;

use std::time::Duration;

use sqlx::any::{AnyPoolOptions, install_default_drivers};
use sqlx::{AnyPool, Executor};
use thiserror::Error;

pub use forgetting::Rewritten;
pub use page::Mark;
pub use people::{NewAccount, PersonRow};
pub use records::{RecordRow, RecordsAsked};
pub use tables::{Claimed, TableRow, TablesAsked};
pub use writer::{Append, Rated, WriteError, Writer};

/// Why something could not be kept or found.
#[derive(Debug, Error)]
pub enum StoreError {
    /// The database said no.
    #[error("the database failed: {0}")]
    Database(#[from] sqlx::Error),
    /// The schema could not be brought up to date.
    #[error("the database could not be brought up to date: {0}")]
    Migration(#[from] sqlx::migrate::MigrateError),
    /// Something in it cannot be read.
    #[error("the database holds something unreadable: {0}")]
    Unreadable(String),
}

/// How many rows a page of a list has.
pub(crate) const PAGE: i64 = 50;

/// The database.
#[derive(Clone, Debug)]
pub struct Store {
    pool: AnyPool,
    postgres: bool,
}

impl Store {
    /// Opens `postgres://…`, `sqlite:…` or the path of a SQLite file (made if it is not there), and brings its
    /// schema up to date.
    pub async fn open(url: &str) -> Result<Store, StoreError> {
        install_default_drivers();
        let postgres = is_postgres(url);
        let url = address(url);
        let options = AnyPoolOptions::new()
            .max_connections(if postgres { 16 } else { 6 })
            .acquire_timeout(Duration::from_secs(30))
            .after_connect(move |connection, _| {
                Box::pin(async move {
                    if !postgres {
                        // An acknowledged move is on the disk; readers do not wait for the writer.
                        connection.execute("PRAGMA journal_mode = WAL").await?;
                        connection.execute("PRAGMA synchronous = FULL").await?;
                        connection.execute("PRAGMA busy_timeout = 20000").await?;
                        // What is deleted is overwritten: a person who is forgotten is not in the file any more.
                        connection.execute("PRAGMA secure_delete = ON").await?;
                    }
                    Ok(())
                })
            });
        let pool = options.connect(&url).await?;
        sqlx::migrate!("./migrations").run(&pool).await?;
        Ok(Store { pool, postgres })
    }

    /// Whether several processes may share it.
    pub fn is_shared(&self) -> bool {
        self.postgres
    }

    /// Whether it answers.
    pub async fn ping(&self) -> Result<(), StoreError> {
        sqlx::query("SELECT 1").execute(&self.pool).await?;
        Ok(())
    }

    /// Writes a copy of a SQLite database into a new file while it is in use.
    pub async fn backup(&self, path: &str) -> Result<(), StoreError> {
        sqlx::query("VACUUM INTO $1").bind(path.to_owned()).execute(&self.pool).await?;
        Ok(())
    }

    /// Closes every connection.
    pub async fn close(&self) {
        self.pool.close().await;
    }

    pub(crate) fn pool(&self) -> &AnyPool {
        &self.pool
    }
}

fn is_postgres(url: &str) -> bool {
    url.starts_with("postgres:") || url.starts_with("postgresql:")
}

/// The URL that the database driver wants.
fn address(url: &str) -> String {
    if is_postgres(url) {
        url.to_owned()
    } else {
        let path = url.strip_prefix("sqlite://").or_else(|| url.strip_prefix("sqlite:")).unwrap_or(url);
        let path = path.split('?').next().unwrap_or(path);
        format!("sqlite://{path}?mode=rwc")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_is_a_sqlite_file() {
        assert_eq!(address("house.db"), "sqlite://house.db?mode=rwc");
        assert_eq!(address("sqlite:house.db"), "sqlite://house.db?mode=rwc");
        assert_eq!(address("postgres://localhost/house"), "postgres://localhost/house");
    }
}
