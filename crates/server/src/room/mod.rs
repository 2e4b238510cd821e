//! Live tables: one task owns each, and whoever wants something of it sends a message.
//!
//! The task carries a command out in memory, has the entries committed, and only then tells anybody. If they
//! cannot be committed the command is refused, the table is read again from its log, and whoever is there is told that
//! nothing can be kept. No clock runs until something can be kept again. If another process has taken the table, or
//! the log cannot be read, the task ends and the table is opened anew by whoever wants it next.

mod audience;
mod claims;
mod forget;
mod hub;
mod pondering;
mod steps;
mod task;
mod thinking;

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use game::Report;
use serde::{Deserialize, Serialize};
use tokio::sync::{mpsc, oneshot};

pub use hub::{Hub, Place};

use crate::table::{Actor, Command, Refusal, Verdict};
use crate::wire::{ClientFrame, TableCard};

/// A person at the door.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Guest {
    /// Who.
    pub id: String,
    /// Called what.
    pub name: String,
    /// From where, as addresses are counted.
    pub address: String,
}

/// What a socket is told to do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Out {
    /// Send this.
    Text(axum::extract::ws::Utf8Bytes),
    /// Close, with this code and reason.
    Close(u16, &'static str),
}

/// How many frames, and how many bytes of them, may wait for a client that does not read.
const UNREAD: usize = 128;
const UNREAD_BYTES: usize = 512 * 1024;

/// The way to one socket: what does not fit any more is not sent, and the socket is given up.
#[derive(Clone, Debug)]
pub struct Outbox {
    sender: mpsc::Sender<Out>,
    unread: Arc<AtomicUsize>,
}

/// What waits to be sent over one socket.
#[derive(Debug)]
pub struct Unread {
    receiver: mpsc::Receiver<Out>,
    unread: Arc<AtomicUsize>,
}

/// The two ends of the way to a socket.
pub fn outbox() -> (Outbox, Unread) {
    let (sender, receiver) = mpsc::channel(UNREAD);
    let unread = Arc::new(AtomicUsize::new(0));
    (Outbox { sender, unread: Arc::clone(&unread) }, Unread { receiver, unread })
}

impl Out {
    fn size(&self) -> usize {
        match self {
            Out::Text(text) => text.len(),
            Out::Close(..) => 0,
        }
    }
}

impl Outbox {
    /// Sends something; `false` when too much waits already, or nobody is there any more.
    pub fn send(&self, out: Out) -> bool {
        let size = out.size();
        let waits = self.unread.fetch_add(size, Ordering::Relaxed);
        // Something always fits into an empty box.
        waits + size <= UNREAD_BYTES.max(size) && self.sender.try_send(out).is_ok()
    }
}

impl Unread {
    /// The next thing to be sent; `None` when the room has given the socket up.
    pub async fn next(&mut self) -> Option<Out> {
        let out = self.receiver.recv().await?;
        self.unread.fetch_sub(out.size(), Ordering::Relaxed);
        Some(out)
    }
}

/// What a room is told.
#[derive(Debug)]
pub(crate) enum ToRoom {
    /// Somebody opened a socket.
    Join { guest: Option<Guest>, out: Outbox, reply: oneshot::Sender<u64> },
    /// A socket was closed.
    Gone { socket: u64 },
    /// A frame came over a socket.
    Frame { socket: u64, frame: ClientFrame },
    /// A command came another way.
    Ask { actor: Actor, command: Command, reply: oneshot::Sender<Result<u64, Refusal>> },
    /// What would everybody be told of the table?
    Card { reply: oneshot::Sender<Box<TableCard>> },
    /// Somebody has left the house for good.
    Forget { person: String, reply: oneshot::Sender<Result<(), Refusal>> },
    /// An engine thinks.
    Thinking { question: u64, report: Report<String> },
    /// An engine has decided, or failed.
    Decided { question: u64, thought: Result<crate::engines::Thought, crate::engines::Failure> },
    /// An engine has thought on somebody's time: until it had to make room for others, or until nothing was left to find.
    Pondered { question: u64, gave_way: bool },
    /// The house has thought about a hint.
    Advised { socket: u64, id: String, thought: Result<crate::engines::Thought, crate::engines::Failure> },
    /// A claim has been judged.
    Judged { socket: u64, actor: Actor, show: bool, verdict: Verdict },
    /// The house closes.
    Close,
}

/// The way to a room. Clones share it.
#[derive(Clone, Debug)]
pub struct Room {
    inbox: mpsc::Sender<ToRoom>,
}

impl Room {
    /// Opens a socket and gives its number in this room; `None` when the room has just been left and must be opened again.
    pub async fn join(&self, guest: Option<Guest>, out: Outbox) -> Option<u64> {
        let (reply, wait) = oneshot::channel();
        self.inbox.send(ToRoom::Join { guest, out, reply }).await.ok()?;
        wait.await.ok()
    }

    /// A socket was closed.
    pub async fn gone(&self, socket: u64) {
        let _ = self.inbox.send(ToRoom::Gone { socket }).await;
    }

    /// Passes a frame on; `false` when the room is gone.
    pub async fn frame(&self, socket: u64, frame: ClientFrame) -> bool {
        self.inbox.send(ToRoom::Frame { socket, frame }).await.is_ok()
    }

    /// Carries a command out; `None` when the room has just been left and must be opened again.
    pub async fn ask(&self, actor: Actor, command: Command) -> Option<Result<u64, Refusal>> {
        let (reply, wait) = oneshot::channel();
        self.inbox.send(ToRoom::Ask { actor, command, reply }).await.ok()?;
        wait.await.ok()
    }

    /// Has the table forget a person; `None` when the room has just been left and must be opened again.
    pub async fn forget(&self, person: &str) -> Option<Result<(), Refusal>> {
        let (reply, wait) = oneshot::channel();
        self.inbox.send(ToRoom::Forget { person: person.to_owned(), reply }).await.ok()?;
        wait.await.ok()
    }

    /// The card of the table.
    pub async fn card(&self) -> Option<Box<TableCard>> {
        let (reply, wait) = oneshot::channel();
        self.inbox.send(ToRoom::Card { reply }).await.ok()?;
        wait.await.ok()
    }
}
