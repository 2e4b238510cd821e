//! Where everything is kept: a SQLite file, or PostgreSQL by its URL. One schema, the same queries.
//!
//! Moves are written by one [`Writer`] that commits everything that waits in one transaction, so that a
//! thousand moves a second cost a few dozen commits.

mod club;
mod daily;
mod fares;
mod forgetting;
mod health;
mod lock;
mod migrations;
mod nodes;
mod page;
mod people;
mod records;
mod tables;
mod tournaments;
mod writer;

use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use database::{OF_POSTGRES, Transaction, plain};
use sqlx::any::{AnyPoolOptions, install_default_drivers};
use sqlx::{AnyConnection, AnyPool, Connection, Executor, Row};
use thiserror::Error;
use tokio::time::timeout;

pub use club::{Meetings, RatingStep, TieRow};
pub use daily::{DailyRow, DailyScore};
pub use database::{Address, AddressError};
pub use fares::{Fare, FareSum};
pub use forgetting::Rewritten;
pub use health::Health;
pub use page::Mark;
pub use people::{NewAccount, PersonRow};
pub use records::{RecordRow, RecordsAsked};
pub use tables::{BETWEEN, Claimed, TableRow, TablesAsked};
pub use tournaments::{TournamentGame, TournamentPerson, TournamentRow};
pub use writer::{Append, Rated, WriteError, Writer};

/// Why something could not be kept or found.
#[derive(Debug, Error)]
pub enum StoreError {
    /// It is not the address of a database.
    #[error(transparent)]
    Address(#[from] AddressError),
    /// Another process has the file.
    #[error("another house is open on {0}: close it first, or name another file")]
    InUse(String),
    /// The database cannot be used.
    #[error("cannot use the database {place}: {why}")]
    Open {
        /// The file, or the URL without a password.
        place: String,
        /// What is wrong with it.
        why: String,
    },
    /// The database said no.
    #[error("the database failed: {0}")]
    Database(#[from] sqlx::Error),
    /// The database did not answer in time.
    #[error("the database does not answer in time")]
    Slow,
    /// Something in it cannot be read.
    #[error("the database holds something unreadable: {0}")]
    Unreadable(String),
}

/// How many rows a page of a list has.
pub(crate) const PAGE: i64 = 50;

/// How long a database may take to say whether it is there.
const OPENING: Duration = Duration::from_millis(1_500);
/// How long somebody waits for a free connection.
const WAITING: Duration = Duration::from_secs(5);
/// Up to this size, in bytes, a file is looked through for damage before it is used; a larger one while it is.
const LOOKED_THROUGH: u64 = 32 << 20;

/// The database.
#[derive(Clone, Debug)]
pub struct Store {
    pool: AnyPool,
    /// The one connection that moves are written on.
    writing: AnyPool,
    postgres: bool,
    health: Health,
    lock: Arc<Mutex<Option<lock::Lock>>>,
}

impl Store {
    /// Opens a database for a house: a SQLite file (made if it is not there) for this process alone, or PostgreSQL.
    /// Brings its schema up to date.
    pub async fn open(url: &str) -> Result<Store, StoreError> {
        let address = Address::parse(url)?;
        let lock = address.file().map(lock::Lock::take).transpose()?;
        let store = Store::reach(&address, true).await?;
        let broken = |why: String| StoreError::Open { place: address.to_string(), why };
        migrations::migrator().run(&store.pool).await.map_err(|error| broken(error.to_string()))?;
        match timeout(OPENING, store.keep_probe(0)).await {
            Ok(kept) => kept.map_err(|error| broken(plain(&error)))?,
            Err(_) => return Err(broken("it does not answer".to_owned())),
        }
        if address.file().is_some_and(is_large) {
            tokio::spawn(look_through(store.clone(), address.clone()));
        }
        *store.lock.lock().unwrap_or_else(PoisonError::into_inner) = lock;
        Ok(store)
    }

    /// Opens a SQLite file that a house may have open, to read it.
    pub async fn open_beside(url: &str) -> Result<Store, StoreError> {
        Store::reach(&Address::parse(url)?, false).await
    }

    /// Connects, and finds out in a moment whether the database is one and answers, and whether it can be written to.
    async fn reach(address: &Address, to_write: bool) -> Result<Store, StoreError> {
        install_default_drivers();
        let broken = |why: String| StoreError::Open { place: address.to_string(), why };
        let url = address.url();
        let first = async {
            let mut first = AnyConnection::connect(&url).await?;
            check(&mut first, address, to_write).await?;
            first.close().await
        };
        match timeout(OPENING, first).await {
            Ok(Ok(())) => {}
            Ok(Err(error)) => return Err(broken(plain(&error))),
            Err(_) => return Err(broken("it does not answer".to_owned())),
        }
        let postgres = address.file().is_none();
        let pool = |most: u32| {
            AnyPoolOptions::new()
                .max_connections(most)
                .acquire_timeout(WAITING)
                .test_before_acquire(postgres)
                .after_connect(move |connection, _| {
                    Box::pin(async move {
                        if postgres {
                            connection.execute(OF_POSTGRES).await?;
                        } else {
                            // An acknowledged move is on the disk; readers do not wait for the writer.
                            connection.execute("PRAGMA journal_mode = WAL").await?;
                            connection.execute("PRAGMA synchronous = FULL").await?;
                            connection.execute("PRAGMA busy_timeout = 4000").await?;
                            // What is deleted is overwritten: a person who is forgotten is not in the file any more.
                            connection.execute("PRAGMA secure_delete = ON").await?;
                        }
                        Ok(())
                    })
                })
        };
        let reached = pool(if postgres { 16 } else { 6 }).connect(&url).await;
        let writing = pool(1).connect_lazy(&url);
        Ok(Store {
            pool: reached.map_err(|error| broken(plain(&error)))?,
            writing: writing.map_err(|error| broken(plain(&error)))?,
            postgres,
            health: Health::new(),
            lock: Arc::default(),
        })
    }

    /// Whether several processes may share it.
    pub fn is_shared(&self) -> bool {
        self.postgres
    }

    /// Begins to write what must be true together.
    async fn begin(&self) -> Result<Transaction, sqlx::Error> {
        Transaction::begin(&self.pool, self.postgres).await
    }

    /// Writes a copy of a SQLite database into a new file while it is in use.
    pub async fn backup(&self, path: &str) -> Result<(), StoreError> {
        sqlx::query("VACUUM INTO $1").bind(path.to_owned()).execute(&self.pool).await?;
        Ok(())
    }

    /// Closes every connection. One that hangs is left behind: whatever was acknowledged is kept.
    pub async fn close(&self) {
        for pool in [&self.writing, &self.pool] {
            let _ = timeout(WAITING, pool.close()).await;
        }
        self.lock.lock().unwrap_or_else(PoisonError::into_inner).take();
    }
}

/// Whether it takes longer to look a file through than anybody waits for a house to open.
fn is_large(path: &Path) -> bool {
    std::fs::metadata(path).is_ok_and(|file| file.len() > LOOKED_THROUGH)
}

/// Looks a large file through for damage while the house is open. If there is any, the operator is told: in the log, and by
/// `/readyz`, which says no from then on.
async fn look_through(store: Store, address: Address) {
    let looked = async {
        let mut own = AnyConnection::connect(&address.url()).await?;
        let said = quick_check(&mut own).await?;
        own.close().await?;
        Ok::<String, sqlx::Error>(said)
    };
    let damage = match looked.await {
        Ok(said) if said == "ok" => return,
        Ok(said) => format!("the file is damaged: {said}"),
        Err(error) => format!("the file cannot be looked through: {}", plain(&error)),
    };
    tracing::error!(file = %address, damage, "close the house and go back to a backup");
    store.health.tell_damage(damage);
}

async fn quick_check(connection: &mut AnyConnection) -> Result<String, sqlx::Error> {
    sqlx::query("PRAGMA quick_check(1)").fetch_one(connection).await?.try_get(0)
}

/// Whether a file is a whole SQLite database and, where it is to be written to, can be and is not held by another program.
/// A large one is looked through later.
async fn check(connection: &mut AnyConnection, address: &Address, to_write: bool) -> Result<(), sqlx::Error> {
    let Some(path) = address.file() else {
        connection.execute("SELECT 1").await?;
        return Ok(());
    };
    connection.execute("PRAGMA busy_timeout = 500").await?;
    if is_large(path) {
        connection.execute("PRAGMA schema_version").await?;
    } else {
        let said = quick_check(connection).await?;
        if said != "ok" {
            return Err(sqlx::Error::Protocol(format!("the file is damaged: {said}")));
        }
    }
    if to_write {
        connection.execute("BEGIN IMMEDIATE").await?;
        connection.execute("ROLLBACK").await?;
    }
    Ok(())
}
