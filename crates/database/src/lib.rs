//! What whatever keeps something in a database has in common: which database is meant ([`Address`]), and what must be
//! true together ([`Transaction`]). A SQLite file, or PostgreSQL by its URL.

#![forbid(unsafe_code)]

mod address;
#[cfg(feature = "private")]
mod disk;
#[cfg(feature = "private")]
mod private;
mod transaction;

pub use address::{Address, AddressError};
#[cfg(feature = "private")]
pub use disk::{Disk, done, not_tested};
#[cfg(feature = "private")]
pub use private::Postgres;
pub use transaction::Transaction;

/// What every connection to PostgreSQL begins with. A process that is cut off in the middle of a transaction would hold what it
/// has locked until the network gives it up, which takes hours; after five seconds its transaction is taken back.
pub const OF_POSTGRES: &str = "SET idle_in_transaction_session_timeout = 5000";

/// What is wrong with a database, without the driver's words around it.
pub fn plain(error: &sqlx::Error) -> String {
    match error {
        sqlx::Error::Database(error) => error.message().to_owned(),
        sqlx::Error::PoolTimedOut => "it does not answer".to_owned(),
        error => error.to_string(),
    }
}
