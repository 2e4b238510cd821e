//! What people ask the house to think about away from the tables: analyses, reviews, matches, puzzles.
//!
//! Such work waits in the engine pool behind moves and hints. Whoever asked can watch how it goes, stop it, and
//! come back for the result for a while after it is done.

mod analysis;
mod lab;
pub mod puzzles;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use game::Stop;
use tokio::sync::watch;
use tokio::time::timeout;

pub use lab::MatchAsked;
pub use tables::answers::{AnalysisAsked, ReviewAsked};

use crate::engines::{Class, Demand, Order, Ticket};
use crate::house::now;
use crate::http::words::{Found, News, StudyState};
use crate::people::Held;
use crate::table::Millis;

/// How long a finished study is kept.
const KEPT_MS: Millis = 900_000;
/// How many finished studies of a person are kept, and how many bytes of records of their matches.
const KEPT: usize = 20;
const KEPT_BYTES: usize = 32 << 20;
/// How many bytes of records of all matches are kept.
const KEPT_IN_ALL: usize = 256 << 20;
/// How long somebody who waits for news is kept waiting.
const LONG_POLL: Duration = Duration::from_secs(25);

/// Who asks for a study, and from where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asker {
    /// The id of the person.
    pub person: String,
    /// The address, as addresses are counted.
    pub address: String,
}

impl Asker {
    /// The order of a study that holds so many bytes.
    pub(crate) fn order(&self, memory: u64) -> Order {
        let (person, address) = (self.person.clone(), self.address.clone());
        Order { class: Class::Study, person, address, memory, demand: Demand::default() }
    }
}

#[derive(Debug)]
struct Inside {
    state: StudyState,
    found: Found,
    /// The records of a match that is over, one a line.
    records: Option<Arc<str>>,
    ticket: Option<Ticket>,
    /// The step that the ticket is for.
    waits_for: u64,
    /// What counts against the person until it is done.
    held: Vec<Held>,
    ended: Option<Millis>,
}

/// One piece of work.
#[derive(Debug)]
pub struct Study {
    /// Who asked.
    pub person: String,
    /// Raised when nobody wants it any more.
    pub stop: Stop,
    inside: Mutex<Inside>,
    news: watch::Sender<u64>,
}

impl Study {
    fn new(person: &str, held: Vec<Held>) -> Arc<Study> {
        let inside = Inside {
            state: StudyState::Queued,
            found: Found::default(),
            records: None,
            ticket: None,
            waits_for: 0,
            held,
            ended: None,
        };
        let (person, stop) = (person.to_owned(), Stop::new());
        Arc::new(Study { person, stop, inside: Mutex::new(inside), news: watch::channel(1).0 })
    }

    fn inside(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits with the ticket of a step. A step may be over, and the ticket of a later one here, before whoever queued it
    /// gets to say so: the later one stays, since a ticket that is dropped takes its work out of the queue.
    fn wait_in(&self, ticket: Ticket, step: u64) {
        let mut inside = self.inside();
        if inside.ended.is_none() && step >= inside.waits_for {
            inside.waits_for = step;
            inside.ticket = Some(ticket);
        }
    }

    /// The records of a match that is over, one a line.
    pub fn records(&self) -> Option<Arc<str>> {
        self.inside().records.clone()
    }

    fn keep_records(&self, lines: String) {
        self.inside().records = Some(lines.into());
    }

    /// When it ended, and how many bytes it holds.
    fn ended(&self) -> Option<(Millis, usize)> {
        let inside = self.inside();
        Some((inside.ended?, inside.records.as_ref().map_or(0, |lines| lines.len())))
    }

    /// Tells whoever waits how far it is. What has ended stays as it ended: a worker may just have begun what
    /// somebody gave up as waiting.
    fn tell(&self, state: StudyState, found: Found) {
        let (held, ticket) = {
            let mut inside = self.inside();
            if inside.ended.is_some() {
                return;
            }
            inside.state = state;
            inside.found = found;
            if matches!(state, StudyState::Done | StudyState::Failed) {
                inside.ended = Some(now());
                (std::mem::take(&mut inside.held), inside.ticket.take())
            } else {
                (Vec::new(), None)
            }
        };
        drop((held, ticket));
        self.news.send_modify(|step| *step += 1);
    }

    /// How far it is. Whoever has seen this step is answered when there is a later one, or after a while.
    pub async fn news(&self, seen: u64) -> News {
        let mut news = self.news.subscribe();
        let _ = timeout(LONG_POLL, news.wait_for(|step| *step > seen)).await;
        let step = *self.news.borrow();
        let inside = self.inside();
        let place = inside.ticket.as_ref().and_then(Ticket::place);
        News { state: inside.state, step, place, found: inside.found.clone() }
    }

    /// Nobody wants it any more.
    pub fn give_up(&self) {
        self.stop.stop();
        let (waiting, found) = {
            let inside = self.inside();
            (inside.state == StudyState::Queued, inside.found.clone())
        };
        if waiting {
            self.tell(StudyState::Done, found);
        }
    }
}

/// All studies of this process.
#[derive(Debug, Default)]
pub struct Studies {
    all: Mutex<HashMap<String, Arc<Study>>>,
}

impl Studies {
    fn all(&self) -> MutexGuard<'_, HashMap<String, Arc<Study>>> {
        self.all.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The study of this name, if this person asked for it.
    pub fn find(&self, id: &str, person: &str) -> Option<Arc<Study>> {
        self.all().get(id).filter(|study| study.person == person).cloned()
    }

    /// Gives up whatever a person asked for, and forgets it.
    pub fn forget(&self, person: &str) {
        let mut all = self.all();
        for study in all.values().filter(|study| study.person == person) {
            study.give_up();
        }
        all.retain(|_, study| study.person != person);
    }

    fn add(&self, study: &Arc<Study>) -> String {
        let id = crate::id::word::<12>();
        let mut all = self.all();
        let old = now() - KEPT_MS;
        all.retain(|_, study| study.ended().is_none_or(|(ended, _)| ended > old));
        let ended = all.iter().filter_map(|(id, other)| {
            let (ended, bytes) = other.ended()?;
            Some((ended, id.clone(), bytes, other.person == study.person))
        });
        let mut ended: Vec<(Millis, String, usize, bool)> = ended.collect();
        // The latest stay: so many of this person, and so much of all.
        ended.sort_unstable_by(|one, other| other.cmp(one));
        let (mut own, mut of_person, mut of_all) = (0, 0, 0);
        for (_, id, bytes, is_own) in ended {
            own += usize::from(is_own);
            of_person += if is_own { bytes } else { 0 };
            of_all += bytes;
            if (is_own && (own >= KEPT || of_person > KEPT_BYTES)) || of_all > KEPT_IN_ALL {
                all.remove(&id);
            }
        }
        all.insert(id.clone(), Arc::clone(study));
        id
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;
    use std::time::Duration;

    use super::*;
    use crate::engines::{Pool, Power};

    /// Two workers play the steps of a match one after the other; the one that queued a step may come to its ticket when
    /// the next step is queued already.
    #[test]
    fn a_late_ticket_does_not_give_up_the_step_after_it() {
        let hour = Duration::from_hours(1);
        let pool = Pool::start(Power { workers: 1, memory: 1 << 20, of_person: hour, of_address: hour });
        let asker = Asker { person: "ana".to_owned(), address: String::new() };
        let order = || asker.order(0);
        let (study, stop) = (Study::new("ana", Vec::new()), Stop::new());
        let (begun, has_begun) = channel();
        let (free, wait) = channel::<()>();
        let first = pool.submit(order(), &stop, move |_| {
            assert!(begun.send(()).is_ok());
            let _ = wait.recv();
        });
        has_begun.recv().unwrap();
        let (told, done) = channel();
        let second = pool.submit(order(), &stop, move |_| assert!(told.send("second").is_ok()));
        study.wait_in(second.unwrap(), 2);
        study.wait_in(first.unwrap(), 1);
        drop(free);
        assert_eq!(done.recv(), Ok("second"));
    }
}
