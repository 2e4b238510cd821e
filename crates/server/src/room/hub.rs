//! The tables that are open in this process.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::mpsc;

use super::task::{Task, append};
use super::{Room, ToRoom};
use crate::Code;
use crate::house::{House, now};
use crate::http::ApiError;
use crate::store::{Append, Claimed, StoreError, WriteError};
use crate::studies::Asker;
use crate::table::{
    Actor, Asked, Command, Luck, Millis, Occasion, Operator, Refusal, Sitter, Table, TableSetup,
};
use crate::wire::{Presence, TableCard, card};

/// How many messages may wait for a table.
const INBOX: usize = 256;
/// An opening of so many moves is played through at once.
const SHORT_OPENING: usize = 16;
/// In how many parts the opening of tables is kept apart.
const DOORS: usize = 32;

/// The secrets of links, with their seats.
type Secrets = Vec<(usize, String)>;

/// Where a table is served.
#[derive(Clone, Debug)]
pub enum Place {
    /// In this process.
    Here(Room),
    /// By the process at this address.
    There(String),
    /// Nowhere: there is no such table.
    Nowhere,
}

/// The rooms of this process.
#[derive(Debug, Default)]
pub struct Hub {
    rooms: Mutex<HashMap<String, Room>>,
    /// One opens a table at a time.
    doors: [tokio::sync::Mutex<()>; DOORS],
}

impl Hub {
    fn rooms(&self) -> MutexGuard<'_, HashMap<String, Room>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn open_room(&self, table: &str) -> Option<Room> {
        self.rooms().get(table).filter(|room| !room.inbox.is_closed()).cloned()
    }

    /// How many rooms are open.
    pub fn len(&self) -> usize {
        self.rooms().len()
    }

    /// Whether no room is open.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Closes every room: the house stops.
    pub async fn close(&self) {
        let rooms: Vec<Room> = self.rooms().drain().map(|(_, room)| room).collect();
        for room in &rooms {
            let _ = room.inbox.send(ToRoom::Close).await;
        }
        for room in &rooms {
            room.inbox.closed().await;
        }
    }
}

impl House {
    /// Makes a table for somebody who asks from an address. The answer is its card and the secrets of its link seats. A
    /// long opening is played through where it holds nobody up.
    pub async fn make_table(
        self: &Arc<House>,
        asked: Asked,
        host: &Sitter,
        asker: &Asker,
    ) -> Result<(TableCard, Secrets), ApiError> {
        self.may_store(&asker.person, &asker.address, 0)?;
        let long = asked.start.as_ref().is_some_and(|start| start.moves.len() > SHORT_OPENING);
        let (own, host, host_id) = (Arc::clone(self), host.clone(), asker.person.clone());
        let prepare = move || own.prepare(asked, &host, &host_id);
        let (table, append, shown, secrets) = if long { self.aside(prepare).await?? } else { prepare()? };
        let size = append.size();
        self.open_table(table, append).await?;
        self.stored(&asker.person, &asker.address, size);
        Ok((shown, secrets))
    }

    /// Makes a table that the house itself wants and nobody else has, as it was checked before. Nothing is done where one of
    /// this name is.
    pub(crate) async fn lay_table(self: &Arc<House>, plan: TableSetup) -> Result<(), Refusal> {
        let (table, append, _) = self.laid(plan, "")?;
        self.open_table(table, append).await
    }

    /// Keeps a new table and starts its task.
    async fn open_table(self: &Arc<House>, table: Table, append: Append) -> Result<(), Refusal> {
        let id = append.table.clone();
        match self.writer.append(append).await {
            Ok(()) => {
                self.seat(id, table, 1);
                metrics::counter!("kavarna_tables").increment(1);
                Ok(())
            }
            // Another process was faster.
            Err(WriteError::Fenced) => Ok(()),
            Err(error) => {
                // The details are for the operator.
                tracing::error!(table = id, %error, "a table could not be kept");
                let message = "the house cannot keep anything now: try again in a moment";
                Err(Refusal::new(Code::Failed, message))
            }
        }
    }

    /// A table as somebody asks for it, and what is to be kept of it.
    fn prepare(
        &self,
        asked: Asked,
        host: &Sitter,
        host_id: &str,
    ) -> Result<(Table, Append, TableCard, Secrets), Refusal> {
        let id = crate::id::word::<12>();
        let mut secrets = Vec::new();
        let mut secret = |seat: usize| {
            let secret = crate::id::word::<26>();
            let hash = crate::id::hash(&secret);
            secrets.push((seat, secret));
            hash
        };
        let plan = {
            let program = |name: &str| self.config.programs.contains_key(name);
            let operator = Operator { program: &program, fixed_deals: self.config.fixed_deals };
            TableSetup::check(asked, id, host, &self.catalog, &operator, &mut secret)?
        };
        let (table, append, shown) = self.laid(plan, host_id)?;
        Ok((table, append, shown, secrets))
    }

    /// A table at its beginning, what is to be kept of it, and its card.
    fn laid(&self, plan: TableSetup, host: &str) -> Result<(Table, Append, TableCard), Refusal> {
        let occasion = Occasion { at: now(), luck: Luck::fresh() };
        let (mut table, first) = Table::make(Arc::clone(&self.catalog), plan, host, occasion.at);
        let mut entries = vec![first];
        entries.extend(table.settle(&occasion, &mut |_, _| {})?);
        let shown = card(&table, &Presence::default());
        let append = append(&table, &self.node, 1, 1, entries, &shown);
        Ok((table, append, shown))
    }

    /// Starts the task of a table.
    fn seat(self: &Arc<House>, id: String, table: Table, epoch: i64) -> Room {
        let (inbox, messages) = mpsc::channel(INBOX);
        let task = Task::new(Arc::clone(self), table, epoch, inbox.downgrade());
        let room = Room { inbox };
        self.hub.rooms().insert(id.clone(), room.clone());
        let house = Arc::clone(self);
        tokio::spawn(async move {
            task.run(messages).await;
            let mut rooms = house.hub.rooms();
            if rooms.get(&id).is_some_and(|room| room.inbox.is_closed()) {
                rooms.remove(&id);
            }
        });
        room
    }

    /// A table as its log tells it, and when the last entry was made. A long log is read where it holds nobody up.
    pub(super) async fn read_table(&self, table: &str) -> Result<(Table, Millis), StoreError> {
        let log = self.store.log(table).await?;
        let last = log.last().map_or(0, |entry| entry.at);
        let catalog = Arc::clone(&self.catalog);
        let read = self.apart(move || Table::replay(catalog, log)).await?;
        Ok((read.map_err(|error| StoreError::Unreadable(error.to_string()))?, last))
    }

    /// Finds a table: in this process, in another, or in the store, from which it is then opened here.
    pub async fn place(self: &Arc<House>, table: &str) -> Result<Place, StoreError> {
        if let Some(room) = self.hub.open_room(table) {
            return Ok(Place::Here(room));
        }
        let door =
            table.bytes().fold(0_usize, |sum, byte| sum.wrapping_mul(31).wrapping_add(usize::from(byte)));
        let _one_at_a_time = self.hub.doors[door % DOORS].lock().await;
        if let Some(room) = self.hub.open_room(table) {
            return Ok(Place::Here(room));
        }
        let claimed = self.store.claim(table, &self.node, now(), self.config.patience_ms).await?;
        let (epoch, lived) = match claimed {
            Claimed::Own(epoch, lived) => (epoch, lived),
            Claimed::Other(address) => return Ok(Place::There(address)),
            Claimed::Missing => return Ok(Place::Nowhere),
        };
        let (read, last) = self.read_table(table).await?;
        // Whoever wrote the last entry lived then, whatever is known besides.
        let lived = last.max(lived);
        let clock_runs = read.clocks.as_ref().is_some_and(|clocks| clocks.running.is_some());
        let room = self.seat(table.to_owned(), read, epoch);
        if clock_runs {
            // Nobody pays for the time in which the house was closed.
            let _ = room.ask(Actor::House, Command::Wake { lived }).await;
        }
        Ok(Place::Here(room))
    }
}
