//! The engine pool.
//!
//! Work waits in three classes: moves of engines at tables, hints, and studies (analyses, reviews, matches of
//! the lab). Inside a class everybody who waits has a queue of their own, and the queues take turns. A
//! worker looks at the classes in a fixed rhythm that favours moves but lets nobody starve.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

use thiserror::Error;

/// What somebody is waiting for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Class {
    /// The move of an engine at a table.
    Move,
    /// A hint.
    Hint,
    /// An analysis, a review, a match of the lab.
    Study,
}

/// In which order workers look at the classes.
const RHYTHM: [Class; 8] =
    [Class::Move, Class::Move, Class::Hint, Class::Move, Class::Move, Class::Study, Class::Move, Class::Hint];

/// How much may wait in all.
const MOST: usize = 20_000;

/// Too much is waiting.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("too much is waiting to be thought about: try again later")]
pub struct Full;

type Work = Box<dyn FnOnce() + Send>;

#[derive(Default)]
struct Fair {
    queues: HashMap<String, VecDeque<(u64, Work)>>,
    /// Whose turn it is next.
    ring: VecDeque<String>,
}

impl Fair {
    fn push(&mut self, key: &str, id: u64, work: Work) {
        let queue = self.queues.entry(key.to_owned()).or_default();
        if queue.is_empty() {
            self.ring.push_back(key.to_owned());
        }
        queue.push_back((id, work));
    }

    fn pop(&mut self) -> Option<Work> {
        let key = self.ring.pop_front()?;
        let queue = self.queues.get_mut(&key)?;
        let (_, work) = queue.pop_front()?;
        if queue.is_empty() {
            self.queues.remove(&key);
        } else {
            self.ring.push_back(key);
        }
        Some(work)
    }

    fn len(&self) -> usize {
        self.queues.values().map(VecDeque::len).sum()
    }

    /// How many are served before this one, within the class.
    fn before(&self, key: &str, id: u64) -> Option<usize> {
        let depth = self.queues.get(key)?.iter().position(|(waiting, _)| *waiting == id)?;
        let own = self.ring.iter().position(|turn| turn == key)?;
        let of_others = self.ring.iter().enumerate().filter(|(_, turn)| *turn != key).map(|(place, turn)| {
            let rounds = if place < own { depth + 1 } else { depth };
            self.queues.get(turn).map_or(0, |queue| queue.len().min(rounds))
        });
        Some(depth + of_others.sum::<usize>())
    }

    fn remove(&mut self, key: &str, id: u64) {
        if let Some(queue) = self.queues.get_mut(key) {
            queue.retain(|(waiting, _)| *waiting != id);
            if queue.is_empty() {
                self.queues.remove(key);
                self.ring.retain(|turn| turn != key);
            }
        }
    }
}

#[derive(Default)]
struct Waiting {
    classes: [Fair; 3],
    beat: usize,
    next: u64,
    busy: usize,
    closed: bool,
}

impl Waiting {
    fn take(&mut self) -> Option<Work> {
        let favoured = RHYTHM[self.beat % RHYTHM.len()];
        self.beat += 1;
        let order = [favoured, Class::Move, Class::Hint, Class::Study];
        order.into_iter().find_map(|class| self.classes[class as usize].pop())
    }

    fn len(&self) -> usize {
        self.classes.iter().map(Fair::len).sum()
    }
}

struct Inner {
    waiting: Mutex<Waiting>,
    work: Condvar,
    workers: usize,
}

impl Inner {
    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The pool. Clones share it; its threads end when it is closed.
#[derive(Clone)]
pub struct Pool {
    inner: Arc<Inner>,
}

impl std::fmt::Debug for Pool {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Pool").field("workers", &self.inner.workers).finish_non_exhaustive()
    }
}

/// A place in the queue. Dropping it gives the place up, if the work has not begun.
#[derive(Debug)]
pub struct Ticket {
    pool: Pool,
    class: Class,
    key: String,
    id: u64,
    given_up_on_drop: bool,
}

impl Ticket {
    /// Keeps the place although nobody holds the ticket.
    pub fn keep(mut self) {
        self.given_up_on_drop = false;
    }

    /// How many come before; `None` once the work has begun.
    pub fn place(&self) -> Option<usize> {
        let waiting = self.pool.inner.lock();
        let own = waiting.classes[self.class as usize].before(&self.key, self.id)?;
        let favoured: usize = waiting.classes[..self.class as usize].iter().map(Fair::len).sum();
        Some(own + favoured)
    }
}

impl Drop for Ticket {
    fn drop(&mut self) {
        if self.given_up_on_drop {
            self.pool.inner.lock().classes[self.class as usize].remove(&self.key, self.id);
        }
    }
}

impl Pool {
    /// A pool of so many threads.
    pub fn start(workers: usize) -> Pool {
        let workers = workers.max(1);
        let inner = Arc::new(Inner { waiting: Mutex::default(), work: Condvar::new(), workers });
        for number in 0..workers {
            let inner = Arc::clone(&inner);
            let builder = thread::Builder::new().name(format!("engine {number}")).stack_size(16 << 20);
            if let Err(error) = builder.spawn(move || work(&inner)) {
                tracing::error!(%error, "an engine thread could not be started");
            }
        }
        Pool { inner }
    }

    /// Queues work for whoever `key` is: a person, a table.
    pub fn submit(
        &self,
        class: Class,
        key: &str,
        work: impl FnOnce() + Send + 'static,
    ) -> Result<Ticket, Full> {
        let mut waiting = self.inner.lock();
        if waiting.len() >= MOST || waiting.closed {
            return Err(Full);
        }
        let id = waiting.next;
        waiting.next += 1;
        waiting.classes[class as usize].push(key, id, Box::new(work));
        drop(waiting);
        self.inner.work.notify_one();
        Ok(Ticket { pool: self.clone(), class, key: key.to_owned(), id, given_up_on_drop: true })
    }

    /// How many threads there are, how many of them think, and how much waits.
    pub fn load(&self) -> (usize, usize, usize) {
        let waiting = self.inner.lock();
        (self.inner.workers, waiting.busy, waiting.len())
    }

    /// Lets the threads end when they have finished what they are at; what waits is dropped.
    pub fn close(&self) {
        let mut waiting = self.inner.lock();
        waiting.closed = true;
        waiting.classes = Default::default();
        drop(waiting);
        self.inner.work.notify_all();
    }
}

fn work(inner: &Inner) {
    let mut waiting = inner.lock();
    loop {
        if waiting.closed {
            return;
        }
        if let Some(work) = waiting.take() {
            waiting.busy += 1;
            drop(waiting);
            // Work guards itself against panics; whatever still comes through must not end the thread.
            let _ = std::panic::catch_unwind(std::panic::AssertUnwindSafe(work));
            waiting = inner.lock();
            waiting.busy -= 1;
        } else {
            waiting = inner.work.wait(waiting).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use super::*;

    /// A pool whose only thread is busy until the sender is dropped.
    fn held_up() -> (Pool, std::sync::mpsc::Sender<()>) {
        let pool = Pool::start(1);
        let (free, wait) = channel::<()>();
        let (begun, has_begun) = channel();
        let held = pool.submit(Class::Move, "first", move || {
            let _ = begun.send(());
            let _ = wait.recv();
        });
        has_begun.recv().unwrap();
        drop(held);
        (pool, free)
    }

    #[test]
    fn those_who_ask_for_much_wait_behind_those_who_ask_for_little() {
        let (pool, free) = held_up();
        let (told, order) = channel();
        let ask = |key: &'static str, what: &'static str| {
            let told = told.clone();
            pool.submit(Class::Study, key, move || assert!(told.send(what).is_ok())).unwrap()
        };
        let greedy = [ask("ana", "a1"), ask("ana", "a2"), ask("ana", "a3")];
        let modest = ask("bor", "b1");
        assert_eq!(greedy.each_ref().map(Ticket::place), [Some(0), Some(2), Some(3)]);
        assert_eq!(modest.place(), Some(1));
        drop(free);
        let order: Vec<&str> = (0..4).map(|_| order.recv().unwrap()).collect();
        assert_eq!(order, ["a1", "b1", "a2", "a3"]);
        assert_eq!(modest.place(), None);
    }

    #[test]
    fn whoever_leaves_gives_up_the_place() {
        let (pool, free) = held_up();
        let (told, order) = channel();
        let also = told.clone();
        let given_up = pool.submit(Class::Hint, "ana", move || assert!(told.send("ana").is_ok())).unwrap();
        let kept = pool.submit(Class::Hint, "bor", move || assert!(also.send("bor").is_ok())).unwrap();
        assert_eq!(kept.place(), Some(1));
        drop(given_up);
        assert_eq!(kept.place(), Some(0));
        drop(free);
        assert_eq!(order.recv().unwrap(), "bor");
    }

    #[test]
    fn studies_do_not_starve_under_moves() {
        let (pool, free) = held_up();
        let (told, order) = channel();
        let mut tickets = Vec::new();
        for number in 0..20 {
            let told = told.clone();
            tickets
                .push(pool.submit(Class::Move, "table", move || assert!(told.send(number).is_ok())).unwrap());
        }
        tickets.push(pool.submit(Class::Study, "ana", move || assert!(told.send(100).is_ok())).unwrap());
        drop(free);
        let place = order.iter().position(|number| number == 100).unwrap();
        assert!(place < 8, "the study came after {place} moves");
    }
}
