//! Guests who do not come back are forgotten, and what is nobody's any more goes with them.

use std::sync::Arc;
use std::time::Duration;

use crate::house::{House, now};
use crate::store::StoreError;
use crate::table::Millis;

const DAY: Duration = Duration::from_hours(24);
const DAY_MS: Millis = 86_400_000;

impl House {
    /// Takes note that somebody is here, once a day.
    pub(crate) async fn see(&self, person: &str) {
        let first = self.gate.count_quietly(&format!("seen {person}"), 1, DAY).is_ok();
        if first && let Err(error) = self.store.see(person, now()).await {
            tracing::debug!(%error, "nobody takes note that somebody is here");
        }
    }

    /// Forgets guests who have not been here for long, and deletes tables and records that are nobody's.
    pub(super) async fn expire(self: &Arc<House>) -> Result<(), StoreError> {
        let since = now() - self.config.bounds.guest_days * DAY_MS;
        let mut forgotten = 0;
        for guest in self.store.stale_guests(since).await? {
            if self.store.begin_forgetting(&guest, now()).await? && self.forget_at_tables(&guest.id).await? {
                self.store.end_forgetting(&guest.id, &guest.name).await?;
                forgotten += 1;
            }
        }
        let deleted = self.store.delete_what_is_nobodys(since).await?;
        if forgotten + deleted > 0 {
            tracing::info!(forgotten, deleted, "guests who did not come back, and what was nobody's");
        }
        Ok(())
    }
}
