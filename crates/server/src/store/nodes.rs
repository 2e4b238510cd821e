//! The processes that serve one house.

use sqlx::Row;
use tokio::time::timeout;

use super::{Store, StoreError};
use crate::table::Millis;

impl Store {
    /// Tells the others that this process lives, and where. A database that does not answer is not waited for.
    pub async fn beat(&self, node: &str, address: &str, now: Millis) -> Result<(), StoreError> {
        let beat = async {
            let mut work = self.begin().await?;
            sqlx::query(
                "INSERT INTO nodes (id, address, beat) VALUES ($1, $2, $3) \
                 ON CONFLICT (id) DO UPDATE SET address = excluded.address, beat = excluded.beat",
            )
            .bind(node.to_owned())
            .bind(address.to_owned())
            .bind(now)
            .execute(work.on())
            .await?;
            work.commit().await
        };
        Ok(timeout(super::WAITING, beat).await.map_err(|_| StoreError::Slow)??)
    }

    /// The addresses of the processes that live, but for one.
    pub async fn neighbours(&self, node: &str, alive: Millis) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query("SELECT address FROM nodes WHERE id <> $1 AND beat > $2")
            .bind(node.to_owned())
            .bind(alive)
            .fetch_all(&self.pool)
            .await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    /// A process begins at an address. Whoever was there before is dead; and a house in a file has one process, so
    /// that every earlier one is.
    pub async fn move_in(&self, address: &str) -> Result<(), StoreError> {
        let dead = if self.is_shared() {
            "SELECT id FROM nodes WHERE address = $1"
        } else {
            "SELECT id FROM nodes WHERE $1 = $1"
        };
        let rows = sqlx::query(dead).bind(address.to_owned()).fetch_all(&self.pool).await?;
        for row in rows {
            self.bury(&row.try_get::<String, _>(0)?).await?;
        }
        Ok(())
    }

    /// Strikes a dead process from the list. Its tables remember until when it lived.
    async fn bury(&self, node: &str) -> Result<(), StoreError> {
        for statement in [
            "UPDATE tables SET lived = COALESCE((SELECT beat FROM nodes WHERE nodes.id = $1), tables.lived), \
             owner = NULL WHERE owner = $1",
            "DELETE FROM nodes WHERE id = $1",
        ] {
            sqlx::query(statement).bind(node.to_owned()).execute(&self.pool).await?;
        }
        Ok(())
    }

    /// Strikes a process from the list, and those that have been silent for very long.
    pub async fn forget_node(&self, node: &str, silent_since: Millis) -> Result<(), StoreError> {
        let rows = sqlx::query("SELECT id FROM nodes WHERE id = $1 OR beat < $2")
            .bind(node.to_owned())
            .bind(silent_since)
            .fetch_all(&self.pool)
            .await?;
        for row in rows {
            self.bury(&row.try_get::<String, _>(0)?).await?;
        }
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
