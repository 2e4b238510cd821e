//! Who is told what: everybody in a seat gets frames of their own, all who watch get the same.

use std::collections::BTreeMap;

use axum::extract::ws::Utf8Bytes;

use super::{Guest, Out, Outbox};
use crate::table::{Entry, Table, What};
use crate::wire::{Eyes, Frame, Presence, event, snapshot, written};

pub(super) struct Socket {
    pub(super) guest: Option<Guest>,
    pub(super) out: Outbox,
    /// The place of a hint that is waited for.
    pub(super) hint: Option<crate::engines::Ticket>,
}

/// The sockets of a room.
pub(super) struct Audience {
    pub(super) sockets: BTreeMap<u64, Socket>,
    next: u64,
}

/// Frames that wait for the commit.
#[derive(Default)]
pub(super) struct Frames {
    out: Vec<(u64, Utf8Bytes)>,
}

impl Audience {
    pub(super) fn new() -> Audience {
        Audience { sockets: BTreeMap::new(), next: 1 }
    }

    pub(super) fn join(&mut self, guest: Option<Guest>, out: Outbox) -> u64 {
        let socket = self.next;
        self.next += 1;
        self.sockets.insert(socket, Socket { guest, out, hint: None });
        socket
    }

    pub(super) fn is_empty(&self) -> bool {
        self.sockets.is_empty()
    }

    pub(super) fn person(&self, socket: u64) -> Option<&str> {
        self.sockets.get(&socket)?.guest.as_ref().map(|guest| guest.id.as_str())
    }

    /// Where a person is connected from; where several sockets are open, the first.
    pub(super) fn address(&self, person: &str) -> Option<&str> {
        let guests = self.sockets.values().filter_map(|socket| socket.guest.as_ref());
        guests.filter(|guest| guest.id == person).map(|guest| guest.address.as_str()).next()
    }

    pub(super) fn presence(&self, table: &Table) -> Presence {
        let people = self.sockets.values().filter_map(|socket| socket.guest.as_ref());
        let here = people.map(|guest| guest.id.clone()).collect();
        let watches =
            |socket: &&Socket| socket.guest.as_ref().is_none_or(|guest| table.seats_of(&guest.id).is_empty());
        Presence { here, watchers: self.sockets.values().filter(watches).count() }
    }

    /// Writes the frames of one entry. The table stands right after it; nobody is told before the commit.
    /// Whatever those who only watch are told is written once for all of them.
    pub(super) fn write(&self, table: &Table, entry: &Entry, frames: &mut Frames) {
        let presence = self.presence(table);
        let dealt = matches!(entry.what, What::Dealt { .. });
        let mut shared: BTreeMap<Option<&str>, Utf8Bytes> = BTreeMap::new();
        for (number, socket) in &self.sockets {
            let person = socket.guest.as_ref().map(|guest| guest.id.as_str());
            let special = person.filter(|person| is_special(table, person));
            // Nothing in the frame of somebody who watches says who they are, so that it is the same for all.
            let make = || written(event(&Eyes::of(table, person), entry, &presence)).into();
            let frame: &Utf8Bytes = shared.entry(special).or_insert_with(make);
            frames.out.push((*number, frame.clone()));
            if dealt {
                let all = snapshot(&Eyes::of(table, person), &presence, entry.at);
                frames.out.push((*number, written(all).into()));
            }
        }
    }

    /// Sends what was written. A socket that does not keep up is closed.
    pub(super) fn send(&mut self, frames: Frames) {
        for (socket, frame) in frames.out {
            self.tell(socket, Out::Text(frame));
        }
    }

    /// Everybody, whatever they may know: only for what is public.
    pub(super) fn tell_all(&mut self, frame: &Out) {
        let sockets: Vec<u64> = self.sockets.keys().copied().collect();
        for socket in sockets {
            self.tell(socket, frame.clone());
        }
    }

    pub(super) fn tell(&mut self, socket: u64, frame: Out) {
        if self.sockets.get(&socket).is_some_and(|found| !found.out.send(frame)) {
            // Full or closed: dropping the only sender ends the socket's task, which says why.
            self.sockets.remove(&socket);
        }
    }

    /// Closes the sockets of one person.
    pub(super) fn close_person(&mut self, person: &str, code: u16, reason: &'static str) {
        self.sockets.retain(|_, socket| {
            let own = socket.guest.as_ref().is_some_and(|guest| guest.id == person);
            if own {
                socket.out.send(Out::Close(code, reason));
            }
            !own
        });
    }

    pub(super) fn close(&mut self, code: u16, reason: &'static str) {
        for socket in self.sockets.values() {
            socket.out.send(Out::Close(code, reason));
        }
        self.sockets.clear();
    }
}

/// Whether a person is told things of their own: those in seats, and whoever made a table of engines.
fn is_special(table: &Table, person: &str) -> bool {
    !table.seats_of(person).is_empty() || (table.heads() == 0 && table.host == person)
}

pub(super) fn text(frame: Frame) -> Out {
    Out::Text(written(frame).into())
}
