//! Whether anything can be kept at the moment.

use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use tokio::sync::{Mutex, watch};
use tokio::time::timeout;

use super::{Store, StoreError};
use crate::house::now;

/// How long the database may take to show that it can be written to.
const PROBE: Duration = Duration::from_millis(700);
/// After how long it is given up to find that out: a server that has vanished never answers.
const GIVEN_UP: Duration = Duration::from_secs(2);
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
    /// What is wrong with the file, where that was found out after it was opened.
    damage: Arc<OnceLock<String>>,
}

impl Health {
    pub(super) fn new() -> Health {
        Health { writable: Arc::new(watch::channel(true).0), trying: Arc::default(), damage: Arc::default() }
    }

    /// Whether things can be kept.
    pub fn is_writable(&self) -> bool {
        *self.writable.borrow()
    }

    /// Told whenever that changes.
    pub fn subscribe(&self) -> watch::Receiver<bool> {
        self.writable.subscribe()
    }

    /// The file turned out to be damaged.
    pub(super) fn tell_damage(&self, why: String) {
        let _ = self.damage.set(why);
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
        if let Some(why) = self.health.damage.get() {
            return Err(StoreError::Unreadable(why.clone()));
        }
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
                let outcome = match timeout(GIVEN_UP, store.keep_probe(size)).await {
                    Ok(kept) => kept.map_err(StoreError::from),
                    Err(_) => Err(StoreError::Slow),
                };
                store.health.tell(outcome.is_ok());
                *trying = Some(Instant::now());
                outcome
            });
            tried.await.unwrap_or(Err(StoreError::Slow))
        };
        timeout(PROBE, attempt).await.unwrap_or(Err(StoreError::Slow))
    }

    /// Writes something, so many bytes and then none. Whoever stops waiting for it takes the connection with them: one on
    /// which nobody answers must not come back.
    pub(super) async fn keep_probe(&self, size: usize) -> Result<(), sqlx::Error> {
        for body in [" ".repeat(size), String::new()] {
            let mut work = self.begin().await?;
            sqlx::query(
                "INSERT INTO probe (id, at, body) VALUES (1, $1, $2) \
                 ON CONFLICT (id) DO UPDATE SET at = excluded.at, body = excluded.body",
            )
            .bind(now())
            .bind(body)
            .execute(work.on())
            .await?;
            work.commit().await?;
            if size == 0 {
                break;
            }
        }
        Ok(())
    }
}
