//! What the house sees to now and then, as long as it is open.

use std::sync::Arc;
use std::time::Duration;

use super::SESSION_MS;
use crate::house::{House, now};

/// How often.
const EVERY: Duration = Duration::from_hours(1);

/// Sweeps away sessions that have run out, forgets guests who do not come back, and goes on with whatever was begun and not finished: at the start, and every
/// hour. Does not return.
pub(crate) async fn tend(house: Arc<House>) {
    loop {
        match house.store.sweep_sessions(now() - SESSION_MS).await {
            Ok(0) => {}
            Ok(swept) => tracing::info!(swept, "sessions had run out"),
            Err(error) => tracing::warn!(%error, "sessions that have run out stay"),
        }
        if let Err(error) = house.go_on_forgetting().await {
            tracing::warn!(%error, "somebody is not forgotten yet");
        }
        if let Err(error) = house.expire().await {
            tracing::warn!(%error, "guests who did not come back stay");
        }
        tokio::time::sleep(EVERY).await;
    }
}
