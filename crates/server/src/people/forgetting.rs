//! Forgetting people who leave for good.
//!
//! The person is deleted at once, with a note that tables and records are to forget them ([`Store::begin_forgetting`]).
//! Then the owner of each table is asked to: a game that runs is resigned, the seat is left, the log is written anew.
//! When no table knows them the note goes too; a house that dies before that goes on when it is opened again.
//!
//! [`Store::begin_forgetting`]: crate::store::Store::begin_forgetting

use std::sync::Arc;
use std::time::Duration;

use crate::house::House;
use crate::http::forget_elsewhere;
use crate::room::Place;
use crate::store::StoreError;

/// How long what the person asked for just before may take to be done.
const SETTLE: Duration = Duration::from_secs(2);
/// How often a table is asked that changes hands at the same moment.
const TRIES: usize = 3;

impl House {
    /// Has every table forget a person whose forgetting has begun. `false` when one of them could not be asked.
    pub(crate) async fn forget_at_tables(self: &Arc<House>, person: &str) -> Result<bool, StoreError> {
        let mut all = true;
        for table in self.store.tables_knowing(person).await? {
            if let Err(why) = self.forget_at_table(&table, person).await {
                tracing::warn!(table, why, "a table cannot forget somebody yet");
                all = false;
            }
        }
        Ok(all)
    }

    async fn forget_at_table(self: &Arc<House>, table: &str, person: &str) -> Result<(), String> {
        for _ in 0..TRIES {
            match self.place(table).await.map_err(|error| error.to_string())? {
                Place::Here(room) => {
                    if let Some(outcome) = room.forget(person).await {
                        return outcome.map_err(|refusal| refusal.message);
                    }
                }
                Place::There(address) => {
                    return forget_elsewhere(self, &address, table, person)
                        .await
                        .map_err(|error| error.message);
                }
                Place::Nowhere => return Ok(()),
            }
        }
        Err("the table is being moved".to_owned())
    }

    /// Finishes the forgetting of a person: once more, for what was under way when it began, and then the note itself.
    pub(crate) async fn finish_forgetting(
        self: &Arc<House>,
        person: &str,
        name: &str,
    ) -> Result<(), StoreError> {
        tokio::time::sleep(SETTLE).await;
        if self.forget_at_tables(person).await? {
            self.store.end_forgetting(person, name).await?;
        }
        Ok(())
    }

    /// Goes on with every forgetting that was begun.
    pub(super) async fn go_on_forgetting(self: &Arc<House>) -> Result<(), StoreError> {
        for (person, name) in self.store.forgettings().await? {
            self.finish_forgetting(&person, &name).await?;
        }
        Ok(())
    }
}
