//! What must be true together is written together, or not at all.
//!
//! SQLite takes a transaction back by itself when the disk is full or fails. A connection that believes itself in the
//! middle of one would from then on keep nothing of what it says it kept. So a transaction here is an explicit `BEGIN`
//! and `COMMIT`, and a connection on which anything has gone wrong is never used again.

use sqlx::pool::PoolConnection;
use sqlx::{Any, AnyConnection, AnyPool, Connection, Executor};

/// A transaction. Dropped before it was committed, it has written nothing.
#[derive(Debug)]
pub struct Transaction {
    connection: Option<PoolConnection<Any>>,
}

impl Transaction {
    /// Begins. A writer of SQLite takes its place in the queue at once, not with its first statement: two that have
    /// both read could not both write.
    pub async fn begin(pool: &AnyPool, postgres: bool) -> Result<Transaction, sqlx::Error> {
        let mut begun = Transaction { connection: Some(pool.acquire().await?) };
        let begin = if postgres { "BEGIN" } else { "BEGIN IMMEDIATE" };
        begun.on().execute(begin).await?;
        Ok(begun)
    }

    /// The connection to write on.
    pub fn on(&mut self) -> &mut AnyConnection {
        self.connection.as_mut().expect("a transaction has its connection until it ends")
    }

    /// Ends: everything is kept, where a second reader finds it.
    pub async fn commit(mut self) -> Result<(), sqlx::Error> {
        self.on().execute("COMMIT").await?;
        // Nothing has gone wrong: the connection may be used again.
        drop(self.connection.take());
        Ok(())
    }

    /// Gives up and returns when the database has heard of it.
    pub async fn abandon(mut self) {
        if let Some(connection) = self.connection.take() {
            let _ = connection.detach().close_hard().await;
        }
    }
}

impl Drop for Transaction {
    fn drop(&mut self) {
        if let Some(connection) = self.connection.take() {
            drop(connection.detach());
        }
    }
}
