//! Whether anything can be kept at the moment.

use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::{Mutex, watch};
use tokio::time::timeout;

use super::{Store, StoreError};
use crate::house::now;

/// How long the database may take to show that it can be written to.
const PROBE: Duration = Duration::from_millis(900);
/// How long it is believed that something could be kept: whoever asks often is not to be a burden.
const FRESH: Duration = Duration::from_secs(1);
/// How much must go in before a database that was full is taken for one that has room again.
const ROOM: usize = 64 * 1024;

/// Whether the last thing that was to be kept was kept. Clones share it.
#[derive(Clone, Debug)]
pub struct Health {
    writable: Arc<watch::Sender<bool>>,
    /// One tries at a time; when it was last tried.
    trying: Arc<Mutex<Option<Instant>>>,
}

impl Health {
    pub(super) fn new() -> Health {
        Health { writable: Arc::new(watch::channel(true).0), trying: Arc::default() }
    }

    /// Whether things can be kept.
    pub fn is_writable(&self) -> bool {
        *self.writable.borrow()
    }

    /// Told whenever that changes.
    pub fn subscribe(&self) -> watch::Receiver<bool> {
        self.writable.subscribe()
    }

    /// Something could, or could not, be kept.
    pub(super) fn tell(&self, writable: bool) {
        let changed = self.writable.send_if_modified(|known| std::mem::replace(known, writable) != writable);
        if changed && writable {
            tracing::info!("the database can be written to again");
        } else if changed {
            tracing::error!("the database cannot be written to: nothing is acknowledged until it can");
        }
        metrics::gauge!("kavarna_database_writable").set(f64::from(u8::from(writable)));
    }
}

impl Store {
    /// Whether things can be kept.
    pub fn health(&self) -> &Health {
        &self.health
    }

    /// Tries whether something can be kept, by keeping something; answers in less than a second. Where it could not
    /// be done before, as much must fit as a busy house writes at once.
    pub async fn probe(&self) -> Result<(), StoreError> {
        let attempt = async {
            let mut trying = Arc::clone(&self.health.trying).lock_owned().await;
            let fresh = trying.is_some_and(|tried| tried.elapsed() < FRESH);
            if fresh && self.health.is_writable() {
                return Ok(());
            }
            let store = self.clone();
            // Goes on by itself when nobody waits for it any more, so that it is never tried twice at once.
            let tried = tokio::spawn(async move {
                let size = if store.health.is_writable() { 0 } else { ROOM };
                let outcome = store.keep_probe(size).await.map_err(StoreError::from);
                store.health.tell(outcome.is_ok());
                *trying = Some(Instant::now());
                outcome
            });
            tried.await.unwrap_or(Err(StoreError::Slow))
        };
        timeout(PROBE, attempt).await.unwrap_or(Err(StoreError::Slow))
    }

    /// Writes something, so many bytes and then none.
    pub(super) async fn keep_probe(&self, size: usize) -> Result<(), sqlx::Error> {
        for body in [" ".repeat(size), String::new()] {
            sqlx::query(
                "INSERT INTO probe (id, at, body) VALUES (1, $1, $2) \
                 ON CONFLICT (id) DO UPDATE SET at = excluded.at, body = excluded.body",
            )
            .bind(now())
            .bind(body)
            .execute(&self.pool)
            .await?;
            if size == 0 {
                break;
            }
        }
        Ok(())
    }
}
