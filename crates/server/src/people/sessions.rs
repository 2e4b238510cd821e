//! What hangs on sessions in this process: open sockets, and requests that wait for news. When a session ends, they end.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::watch;
use tokio::time::{Instant, sleep_until};

use crate::house::{House, now};
use crate::store::StoreError;
use crate::table::Millis;

/// How long a session lasts.
pub const SESSION_MS: Millis = 180 * 86_400_000;

#[derive(Debug)]
struct Hanging {
    session: String,
    end: watch::Sender<bool>,
}

#[derive(Debug, Default)]
struct Open {
    people: HashMap<String, HashMap<u64, Hanging>>,
    next: u64,
}

/// Everything that hangs on sessions, by person.
#[derive(Debug, Default)]
pub struct Sessions {
    open: Arc<Mutex<Open>>,
}

fn lock(open: &Mutex<Open>) -> MutexGuard<'_, Open> {
    open.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Sessions {
    fn attach(&self, person: &str, session: &str) -> Attached {
        let (end, ended) = watch::channel(false);
        let mut open = lock(&self.open);
        open.next += 1;
        let number = open.next;
        let hanging = Hanging { session: session.to_owned(), end };
        open.people.entry(person.to_owned()).or_default().insert(number, hanging);
        let (person, session) = (person.to_owned(), session.to_owned());
        Attached { person, session, number, ended, asked: Instant::now(), open: Arc::clone(&self.open) }
    }

    /// Ends what hangs on one session of a person, or on all of them.
    pub fn end(&self, person: &str, session: Option<&str>) {
        for hanging in lock(&self.open).people.get(person).into_iter().flat_map(HashMap::values) {
            if session.is_none_or(|session| session == hanging.session) {
                let _ = hanging.end.send(true);
            }
        }
    }
}

/// Something that hangs on a session for as long as this is held.
#[derive(Debug)]
pub struct Attached {
    person: String,
    session: String,
    number: u64,
    ended: watch::Receiver<bool>,
    /// When the database was last asked.
    asked: Instant,
    open: Arc<Mutex<Open>>,
}

impl Drop for Attached {
    fn drop(&mut self) {
        let mut open = lock(&self.open);
        if let Some(own) = open.people.get_mut(&self.person) {
            own.remove(&self.number);
            if own.is_empty() {
                open.people.remove(&self.person);
            }
        }
    }
}

impl Attached {
    /// Returns when the session is over: as soon as this process is told, and otherwise when the database, which is asked
    /// now and then, does not know it any more.
    pub async fn ended(&mut self, house: &House) {
        let every = Duration::from_millis(house.config.session_check_ms);
        loop {
            tokio::select! {
                _ = self.ended.wait_for(|ended| *ended) => return,
                () = sleep_until(self.asked + every) => {}
            }
            // A database that does not answer is no reason to send anybody away.
            if let Ok(false) = house.store.is_session(&self.session, now() - SESSION_MS).await {
                return;
            }
            self.asked = Instant::now();
        }
    }
}

impl House {
    /// Hangs something on a session; `None` when the session is over. It is looked for after this process has taken note, so
    /// that one which ends at the same moment is found ended by one or the other.
    pub async fn attach(&self, person: &str, session: &str) -> Result<Option<Attached>, StoreError> {
        let attached = self.sessions.attach(person, session);
        let lives = self.store.is_session(session, now() - SESSION_MS).await?;
        Ok(lives.then_some(attached))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_hangs_on_a_session_ends_with_it() {
        let sessions = Sessions::default();
        let [first, second] = ["1", "2"].map(|session| sessions.attach("ana", session));
        let other = sessions.attach("bor", "3");
        let ended = |attached: &Attached| *attached.ended.borrow();
        sessions.end("ana", Some("2"));
        assert_eq!([&first, &second, &other].map(ended), [false, true, false]);
        sessions.end("ana", None);
        assert_eq!([&first, &second, &other].map(ended), [true, true, false]);
        drop((first, second));
        assert!(!lock(&sessions.open).people.contains_key("ana"), "nothing is left of it");
    }
}
