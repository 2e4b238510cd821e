//! The processes that serve one house.

use sqlx::Row;

use super::{Store, StoreError};
use crate::table::Millis;

impl Store {
    /// Tells the others that this process lives, and where.
    pub async fn beat(&self, node: &str, address: &str, now: Millis) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO nodes (id, address, beat) VALUES ($1, $2, $3) \
             ON CONFLICT (id) DO UPDATE SET address = excluded.address, beat = excluded.beat",
        )
        .bind(node.to_owned())
        .bind(address.to_owned())
        .bind(now)
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    /// A process begins at an address. Whoever was there before is dead; and a house in a file has one process, so
    /// that every earlier one is.
    pub async fn move_in(&self, address: &str) -> Result<(), StoreError> {
        let dead = if self.is_shared() {
            "DELETE FROM nodes WHERE address = $1"
        } else {
            "DELETE FROM nodes WHERE $1 = $1"
        };
        sqlx::query(dead).bind(address.to_owned()).execute(&self.pool).await?;
        Ok(())
    }

    /// Strikes a process from the list, and those that have been silent for very long.
    pub async fn forget_node(&self, node: &str, silent_since: Millis) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM nodes WHERE id = $1 OR beat < $2")
            .bind(node.to_owned())
            .bind(silent_since)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// A secret that all processes of the house share, made by the first that asks.
    pub async fn secret(&self, name: &str) -> Result<String, StoreError> {
        sqlx::query("INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING")
            .bind(name.to_owned())
            .bind(crate::id::word::<32>())
            .execute(&self.pool)
            .await?;
        let row = sqlx::query("SELECT value FROM secrets WHERE name = $1")
            .bind(name.to_owned())
            .fetch_one(&self.pool)
            .await?;
        Ok(row.try_get(0)?)
    }
}
