//! A person leaves the house for good, and the table forgets them.

use std::sync::Arc;

use super::task::{Task, written_card};
use crate::Code;
use crate::store::Rewritten;
use crate::table::{Actor, Command, Phase, Refusal, SOMEBODY, Table};
use crate::wire::card;

impl Task {
    /// Resigns for the person if a game is on, stands up for them, writes the log anew without them, and tells everybody
    /// how the table stands now.
    pub(super) async fn forget(&mut self, person: &str) -> Result<(), Refusal> {
        self.audience.close_person(person, 4401, "no session");
        let actor = Actor::person(person, SOMEBODY);
        if !self.table.seats_of(person).is_empty()
            && matches!(self.table.phase, Phase::Playing | Phase::Paused)
        {
            self.carry_out(&actor, &Command::Resign).await?;
        }
        // The seat is free: the others would wait for ever for somebody who does not come back.
        while !self.table.seats_of(person).is_empty() {
            self.carry_out(&actor, &Command::Leave).await?;
        }
        let failed = |error: String| Refusal::new(Code::Failed, error);
        let id = self.table.plan.id.clone();
        let log = self.house.store.log(&id).await.map_err(|error| failed(error.to_string()))?;
        let (catalog, person) = (Arc::clone(&self.house.catalog), person.to_owned());
        let forgotten = self.house.apart(move || {
            let pseudonym = crate::id::word::<16>();
            (Table::forget(&catalog, log, &person, &pseudonym), person)
        });
        let (forgotten, person) = forgotten.await.map_err(|error| failed(error.to_string()))?;
        let forgotten = forgotten.map_err(|damaged| failed(damaged.to_string()))?;
        let shown = card(&forgotten.table, &self.audience.presence(&forgotten.table));
        let anew = Rewritten {
            table: id,
            epoch: self.epoch,
            version: self.table.version,
            card: written_card(&shown),
            changed: forgotten.changed,
            records: forgotten.records,
        };
        match self.house.store.rewrite(&anew, &person).await {
            Ok(true) => {}
            Ok(false) => {
                self.broken = true;
                return Err(Refusal::new(Code::Moved, "another process has taken this table"));
            }
            Err(error) => return Err(failed(error.to_string())),
        }
        self.table = forgotten.table;
        let sockets: Vec<u64> = self.audience.sockets.keys().copied().collect();
        for socket in sockets {
            self.show_all(socket);
        }
        self.arrange();
        Ok(())
    }
}
