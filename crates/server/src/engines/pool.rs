//! The engine pool: a fixed number of searches at a time, in the order that [`super::schedule`] decides.
//!
//! A search that has to give way is paused through its [`Stop`] flag and goes on later on its own thread, so that there
//! are a few more threads than searches that run. Its [`RunClock`] stands while it is paused: nobody loses thinking
//! time to others.

use std::collections::HashMap;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use catalog::AnyPlayer;
use game::{Clock, Stop};
use thiserror::Error;

use super::schedule::{Action, Order, Schedule, TICK};

/// What somebody is waiting for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Class {
    /// The move of an engine at a table where somebody plays.
    Move,
    /// The move of an engine where engines play among themselves, and people watch.
    Show,
    /// A hint.
    Hint,
    /// An analysis, a review, a match of the lab.
    Study,
    /// What an engine thinks on a person's time: nobody waits for it, and it gives way to everybody.
    Ponder,
}

impl Class {
    /// Whether nobody sits at a table and waits for it.
    pub fn is_study(self) -> bool {
        self == Class::Study
    }

    /// Whether somebody at a table waits for it.
    pub fn is_awaited(self) -> bool {
        !matches!(self, Class::Study | Class::Ponder)
    }
}

/// How much may wait in all, and for one person.
const MOST: usize = 20_000;
const MOST_OF_PERSON: usize = 1_000;

/// Why something is not thought about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Full {
    /// Too much is waiting.
    #[error("too much is waiting to be thought about: try again later")]
    Queue,
    /// The person, or the address, has spent the budget of this hour.
    #[error("you have used up the thinking time of this hour: try again later")]
    Budget,
    /// The search would hold more memory than all of them together may.
    #[error("this search needs more memory than the house has for searches")]
    Memory,
}

/// What a pool may use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Power {
    /// How many searches run at a time.
    pub workers: usize,
    /// How many bytes all searches may hold.
    pub memory: u64,
    /// How long searches of one person may run in an hour. Beyond that studies are refused, and moves come last.
    pub of_person: Duration,
    /// The same for an address.
    pub of_address: Duration,
}

/// A clock that stands while its search is paused.
#[derive(Debug)]
pub struct RunClock(Mutex<Run>);

#[derive(Debug)]
struct Run {
    before: Duration,
    since: Option<Instant>,
}

impl RunClock {
    /// A clock that runs from now on.
    pub fn start() -> RunClock {
        RunClock(Mutex::new(Run { before: Duration::ZERO, since: Some(Instant::now()) }))
    }

    fn run(&self) -> MutexGuard<'_, Run> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn pause(&self) {
        let mut run = self.run();
        if let Some(since) = run.since.take() {
            run.before += since.elapsed();
        }
    }

    fn resume(&self) {
        self.run().since.get_or_insert_with(Instant::now);
    }
}

impl Clock for RunClock {
    fn now(&self) -> Duration {
        let run = self.run();
        run.before + run.since.map_or(Duration::ZERO, |since| since.elapsed())
    }
}

/// A player that is kept between its searches.
type Player = Box<dyn AnyPlayer>;

/// A search: it is given its player, where that was kept, and gives it back, where it is to be kept.
type Work = Box<dyn FnOnce(&RunClock, Option<Player>) -> Option<Player> + Send>;

/// What belongs to a search of the schedule.
struct Held {
    stop: Stop,
    clock: Arc<RunClock>,
    /// Until it begins.
    work: Option<Work>,
    /// Whether it was told to wait.
    paused: bool,
    /// The key of its player, and how many bytes that holds, where it is kept.
    keeps: Option<(u64, u64)>,
}

struct Waiting {
    schedule: Schedule,
    held: HashMap<u64, Held>,
    /// The players that somebody wants to be kept, by their keys; nobody where it thinks, or had to go.
    kept: HashMap<u64, Option<Player>>,
    next_key: u64,
    /// Those that may begin.
    called: Vec<u64>,
    /// How many threads there are, and how many of them have nothing to do.
    threads: usize,
    idle: usize,
    closed: bool,
}

struct Inner {
    waiting: Mutex<Waiting>,
    /// Something may begin.
    work: Condvar,
    /// Somebody waits for somebody else.
    contended: Condvar,
    begun: Instant,
    power: Power,
}

impl Waiting {
    /// Lets go of a player that is laid by; whoever wants it kept gets a new one the next time.
    fn drop_player(&mut self, key: u64) {
        if let Some(place) = self.kept.get_mut(&key) {
            *place = None;
        }
    }
}

impl Inner {
    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn now(&self) -> Duration {
        self.begun.elapsed()
    }

    /// Decides who thinks now. Threads are started when they are first needed.
    fn decide(self: &Arc<Inner>, waiting: &mut Waiting) {
        for action in waiting.schedule.tick(self.now()) {
            match action {
                Action::Start(id) => {
                    waiting.called.push(id);
                    let needed = waiting.called.len() > waiting.idle;
                    if needed && waiting.threads < Schedule::threads(self.power.workers) {
                        waiting.threads += 1;
                        spawn(self, format!("engine {}", waiting.threads), work);
                    }
                    self.work.notify_one();
                }
                Action::Pause(id) => {
                    if let Some(held) = waiting.held.get_mut(&id) {
                        held.paused = true;
                        held.stop.pause();
                        held.clock.pause();
                    }
                }
                Action::Resume(id) => {
                    if let Some(held) = waiting.held.get_mut(&id) {
                        held.paused = false;
                        held.clock.resume();
                        held.stop.resume();
                    }
                }
                Action::Cut(id) => {
                    if let Some(held) = waiting.held.get(&id) {
                        metrics::counter!("kavarna_engine_cut").increment(1);
                        held.clock.resume();
                        held.stop.stop();
                    }
                }
                Action::GiveWay(id) => {
                    if let Some(held) = waiting.held.get(&id) {
                        held.stop.stop();
                    }
                }
                Action::Drop(key) => waiting.drop_player(key),
            }
        }
        if waiting.schedule.is_contended() {
            self.contended.notify_one();
        }
    }
}

/// The pool. Clones share it; its threads end when it is closed.
#[derive(Clone)]
pub struct Pool {
    inner: Arc<Inner>,
}

impl std::fmt::Debug for Pool {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Pool").field("power", &self.inner.power).finish_non_exhaustive()
    }
}

/// A place for a player between its searches, under a key of its own. Whatever is kept there is let go of with it.
#[derive(Debug)]
pub struct Keep {
    pool: Pool,
    key: u64,
}

impl Drop for Keep {
    fn drop(&mut self) {
        let let_go = {
            let mut waiting = self.pool.inner.lock();
            waiting.schedule.let_go(self.key);
            waiting.kept.remove(&self.key)
        };
        // Its tables are freed outside of the lock.
        drop(let_go);
    }
}

/// A place in the queue. Dropping it gives the place up, if the work has not begun.
#[derive(Debug)]
pub struct Ticket {
    pool: Pool,
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
        self.pool.inner.lock().schedule.place(self.pool.inner.now(), self.id)
    }
}

impl Drop for Ticket {
    fn drop(&mut self) {
        if !self.given_up_on_drop {
            return;
        }
        let given_up = {
            let mut waiting = self.pool.inner.lock();
            // Once it is called it begins, however soon it may see that nobody wants it.
            if !waiting.schedule.is_waiting(self.id) {
                return;
            }
            waiting.schedule.finish(self.pool.inner.now(), self.id);
            waiting.held.remove(&self.id)
        };
        // Whatever the work holds is let go of outside of the lock: it may hold a ticket itself.
        drop(given_up);
    }
}

impl Pool {
    /// A pool that uses so much.
    pub fn start(power: Power) -> Pool {
        let power = Power { workers: power.workers.max(1), ..power };
        let schedule = Schedule::new(power.workers, power.memory, (power.of_person, power.of_address));
        let waiting = Waiting {
            schedule,
            held: HashMap::new(),
            kept: HashMap::new(),
            next_key: 0,
            called: Vec::new(),
            threads: 0,
            idle: 0,
            closed: false,
        };
        let inner = Arc::new(Inner {
            waiting: Mutex::new(waiting),
            work: Condvar::new(),
            contended: Condvar::new(),
            begun: Instant::now(),
            power,
        });
        spawn(&inner, "engine turns".to_owned(), take_turns);
        Pool { inner }
    }

    /// Queues work. It is told the clock that it must think by, and is paused and stopped through `stop`.
    pub fn submit(
        &self,
        order: Order,
        stop: &Stop,
        work: impl FnOnce(&RunClock) + Send + 'static,
    ) -> Result<Ticket, Full> {
        let work = |clock: &RunClock, _: Option<Player>| {
            work(clock);
            None
        };
        self.queue(order, None, stop, Box::new(work))
    }

    /// A place for a player between its searches.
    pub fn keep(&self) -> Keep {
        let mut waiting = self.inner.lock();
        let key = waiting.next_key;
        waiting.next_key += 1;
        waiting.kept.insert(key, None);
        Keep { pool: self.clone(), key }
    }

    /// Queues work of a player that is kept for its next search as long as there is room. The work is given the player,
    /// if it was kept since the last time, and gives it back. It has to wait until the last search with that player is over.
    pub fn submit_keeping(
        &self,
        order: Order,
        keep: &Keep,
        stop: &Stop,
        work: impl FnOnce(&RunClock, Option<Player>) -> Option<Player> + Send + 'static,
    ) -> Result<Ticket, Full> {
        self.queue(order, Some(keep.key), stop, Box::new(work))
    }

    fn queue(&self, order: Order, key: Option<u64>, stop: &Stop, work: Work) -> Result<Ticket, Full> {
        let Power { memory, of_person, of_address, .. } = self.inner.power;
        if order.memory > memory {
            return Err(Full::Memory);
        }
        let mut waiting = self.inner.lock();
        let now = self.inner.now();
        let (person, address) = waiting.schedule.spent(now, &order.person, &order.address);
        if order.class.is_study() && (person > of_person || address > of_address) {
            return Err(Full::Budget);
        }
        if waiting.held.len() >= MOST || waiting.schedule.count_of(&order) >= MOST_OF_PERSON || waiting.closed
        {
            return Err(Full::Queue);
        }
        let keeps = key.map(|key| (key, order.memory));
        let id = waiting.schedule.submit(now, order, key);
        let clock = Arc::new(RunClock(Mutex::new(Run { before: Duration::ZERO, since: None })));
        waiting.held.insert(id, Held { stop: stop.clone(), clock, work: Some(work), paused: false, keeps });
        self.inner.decide(&mut waiting);
        drop(waiting);
        Ok(Ticket { pool: self.clone(), id, given_up_on_drop: true })
    }

    /// How many searches run at a time at most, how many do, and how many wait.
    pub fn load(&self) -> (usize, usize, usize) {
        let (waits, runs) = self.inner.lock().schedule.load();
        (self.inner.power.workers, runs, waits)
    }

    /// Lets the threads end when they have finished what they are at; what waits is dropped.
    pub fn close(&self) {
        let mut waiting = self.inner.lock();
        waiting.closed = true;
        for held in waiting.held.values() {
            held.stop.stop();
        }
        let dropped: Vec<Option<Work>> = waiting.held.values_mut().map(|held| held.work.take()).collect();
        let players = std::mem::take(&mut waiting.kept);
        drop(waiting);
        drop((dropped, players));
        self.inner.work.notify_all();
        self.inner.contended.notify_all();
    }
}

fn spawn(inner: &Arc<Inner>, name: String, run: fn(&Arc<Inner>)) {
    let inner = Arc::clone(inner);
    let builder = thread::Builder::new().name(name).stack_size(16 << 20);
    if let Err(error) = builder.spawn(move || run(&inner)) {
        tracing::error!(%error, "an engine thread could not be started");
    }
}

fn work(inner: &Arc<Inner>) {
    let mut waiting = inner.lock();
    loop {
        if waiting.closed {
            return;
        }
        let Some(id) = waiting.called.pop() else {
            waiting.idle += 1;
            waiting = inner.work.wait(waiting).unwrap_or_else(PoisonError::into_inner);
            waiting.idle -= 1;
            continue;
        };
        let Some(held) = waiting.held.get_mut(&id) else { continue };
        let (work, clock, keeps) = (held.work.take(), Arc::clone(&held.clock), held.keeps);
        let player = keeps.and_then(|(key, _)| waiting.kept.get_mut(&key)?.take());
        drop(waiting);
        clock.resume();
        let mut player = work.and_then(|work| {
            // Work guards itself against panics; whatever still comes through must not end the thread.
            let done = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| work(&clock, player)));
            done.unwrap_or_default()
        });
        waiting = inner.lock();
        // It may have been told to wait when it had looked at its flag for the last time. The next step of the same study
        // has the same flag, and nobody would ever tell that one to go on.
        if let Some(held) = waiting.held.remove(&id).filter(|held| held.paused) {
            held.stop.resume();
        }
        let now = inner.now();
        waiting.schedule.finish(now, id);
        if let Some((key, bytes)) = keeps.filter(|_| player.is_some())
            && waiting.kept.contains_key(&key)
        {
            waiting.kept.insert(key, player.take());
            for gone in waiting.schedule.lay_by(key, bytes) {
                waiting.drop_player(gone);
            }
        }
        inner.decide(&mut waiting);
    }
}

/// Sees to it that turns are taken while somebody waits.
fn take_turns(inner: &Arc<Inner>) {
    let mut waiting = inner.lock();
    while !waiting.closed {
        waiting = if waiting.schedule.is_contended() {
            inner.contended.wait_timeout(waiting, TICK).unwrap_or_else(PoisonError::into_inner).0
        } else {
            inner.contended.wait(waiting).unwrap_or_else(PoisonError::into_inner)
        };
        if !waiting.closed {
            inner.decide(&mut waiting);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::{Sender, channel};

    use super::super::schedule::Demand;
    use super::*;

    fn order(class: Class, person: &str) -> Order {
        Order {
            class,
            person: person.to_owned(),
            address: String::new(),
            memory: 0,
            demand: Demand::default(),
        }
    }

    fn one_worker() -> Pool {
        let hour = Duration::from_hours(1);
        Pool::start(Power { workers: 1, memory: 1 << 20, of_person: hour, of_address: hour })
    }

    /// A pool whose only worker is busy, and cannot be interrupted, until the sender is dropped.
    fn held_up() -> (Pool, Sender<()>) {
        let pool = one_worker();
        let (free, wait) = channel::<()>();
        let (begun, has_begun) = channel();
        // It never looks at its flag, and whoever comes later does not come before it for a while.
        let held = pool.submit(order(Class::Move, "first"), &Stop::new(), move |_| {
            let _ = begun.send(());
            let _ = wait.recv();
        });
        has_begun.recv().unwrap();
        held.unwrap().keep();
        (pool, free)
    }

    #[test]
    fn whoever_leaves_gives_up_the_place() {
        let (pool, free) = held_up();
        let (told, order_of) = channel();
        let also = told.clone();
        let ask = |person: &str, told: Sender<&'static str>, what: &'static str| {
            pool.submit(order(Class::Study, person), &Stop::new(), move |_| {
                assert!(told.send(what).is_ok());
            })
        };
        let given_up = ask("ana", told, "ana").unwrap();
        let kept = ask("bor", also, "bor").unwrap();
        assert_eq!((given_up.place(), kept.place()), (Some(0), Some(1)));
        drop(given_up);
        assert_eq!(kept.place(), Some(0));
        drop(free);
        assert_eq!(order_of.recv().unwrap(), "bor");
    }

    /// A step of a study queues the next and is told to wait before it has ended: the next goes on all the same.
    #[test]
    fn a_pause_that_comes_too_late_does_not_hold_up_the_next_step() {
        let pool = one_worker();
        let stop = Stop::new();
        let (told, heard) = channel();
        let (next, its_ticket) = channel();
        let (within, of_study) = (pool.clone(), stop.clone());
        let first = pool.submit(order(Class::Study, "ana"), &stop, move |_| {
            let of_next = of_study.clone();
            let work = move |_: &RunClock| assert!(told.send(of_next.is_stopped()).is_ok());
            let _ = next.send(within.submit(order(Class::Study, "ana"), &of_study, work));
            let a_move = within.submit(order(Class::Move, "bor"), &Stop::new(), |_| ());
            a_move.unwrap().keep();
            while !within.inner.lock().held.values().any(|held| held.paused) {
                thread::yield_now();
            }
        });
        let next = its_ticket.recv().unwrap();
        assert_eq!(heard.recv_timeout(Duration::from_mins(1)), Ok(false));
        drop((first, next));
    }

    #[test]
    fn those_who_ask_for_much_wait_behind_those_who_ask_for_little() {
        let (pool, free) = held_up();
        let (told, order_of) = channel();
        let ask = |person: &'static str, what: &'static str| {
            let told = told.clone();
            let work = move |_: &RunClock| assert!(told.send(what).is_ok());
            pool.submit(order(Class::Study, person), &Stop::new(), work).unwrap()
        };
        let greedy = [ask("ana", "a1"), ask("ana", "a2"), ask("ana", "a3")];
        let modest = ask("bor", "b1");
        assert_eq!(greedy.each_ref().map(Ticket::place), [Some(0), Some(2), Some(3)]);
        assert_eq!(modest.place(), Some(1));
        drop(free);
        let mut said: Vec<&str> = (0..4).map(|_| order_of.recv().unwrap()).collect();
        assert_eq!(said[..2], ["a1", "b1"]);
        said.sort_unstable();
        assert_eq!(said, ["a1", "a2", "a3", "b1"]);
        assert_eq!(modest.place(), None);
    }

    #[test]
    fn a_study_waits_while_somebody_is_answered_and_loses_no_time() {
        let pool = one_worker();
        let stop = Stop::new();
        let (begun, has_begun) = channel();
        let (told, heard) = channel();
        let searching = stop.clone();
        let study = pool.submit(order(Class::Study, "ana"), &stop, move |clock| {
            let _ = begun.send(());
            while !searching.is_stopped() {
                std::hint::spin_loop();
            }
            let _ = told.send(clock.now());
        });
        has_begun.recv().unwrap();
        let (answer, answered) = channel();
        let held = Duration::from_millis(300);
        let work = move |_: &RunClock| {
            thread::sleep(held);
            let _ = answer.send(());
        };
        let asked = Instant::now();
        pool.submit(order(Class::Move, "bor"), &Stop::new(), work).unwrap().keep();
        answered.recv().unwrap();
        let real = asked.elapsed();
        stop.stop();
        let thought = heard.recv().unwrap();
        assert!(thought + held / 2 < real + held, "{thought:?} of {real:?} were thought");
        study.unwrap().keep();
    }

    #[test]
    fn a_search_that_is_too_large_is_refused() {
        let pool = one_worker();
        let large = Order { memory: 2 << 20, ..order(Class::Move, "ana") };
        assert_eq!(pool.submit(large, &Stop::new(), |_| {}).unwrap_err(), Full::Memory);
    }

    #[test]
    fn studies_beyond_the_budget_are_refused() {
        let none = Duration::ZERO;
        let pool = Pool::start(Power { workers: 1, memory: 0, of_person: none, of_address: none });
        let (told, heard) = channel::<()>();
        let work = move |_: &RunClock| {
            thread::sleep(Duration::from_millis(5));
            drop(told);
        };
        pool.submit(order(Class::Study, "ana"), &Stop::new(), work).unwrap().keep();
        let _ = heard.recv();
        let refused = || pool.submit(order(Class::Study, "ana"), &Stop::new(), |_| {}).map(Ticket::keep);
        while refused() != Err(Full::Budget) {
            thread::yield_now();
        }
        assert!(
            pool.submit(order(Class::Move, "ana"), &Stop::new(), |_| {}).is_ok(),
            "moves are made all the same"
        );
    }

    /// A player with a seed of its own, which says whether it is the same as before.
    fn player() -> Player {
        let catalog = catalog::Catalog::house();
        let rules = catalog.game("gobblet3").unwrap().rules(&game::Options::none()).unwrap();
        rules.player(&rules.player_spec("random").unwrap()).unwrap()
    }

    /// Asks for a search whose player holds so many bytes, and tells whether it was the one of the last time.
    fn was_kept(pool: &Pool, keep: &Keep, memory: u64) -> bool {
        let (told, heard) = channel();
        let work = move |_: &RunClock, kept: Option<Player>| {
            let _ = told.send(kept.is_some());
            kept.or_else(|| Some(player()))
        };
        let order = Order { memory, ..order(Class::Move, "ana") };
        pool.submit_keeping(order, keep, &Stop::new(), work).unwrap().keep();
        heard.recv_timeout(Duration::from_mins(1)).unwrap()
    }

    #[test]
    fn a_player_is_kept_between_its_searches_until_somebody_needs_the_room() {
        let pool = one_worker();
        let (first, second) = (pool.keep(), pool.keep());
        let most = 1 << 20;
        assert_eq!([0; 3].map(|_| was_kept(&pool, &first, most)), [false, true, true]);
        assert!(!was_kept(&pool, &second, most), "there is room for one of them only");
        assert!(!was_kept(&pool, &first, most));
        drop(first);
        drop(second);
        assert!(pool.inner.lock().kept.is_empty());
        let third = pool.keep();
        assert_eq!([0; 2].map(|_| was_kept(&pool, &third, most)), [false, true]);
    }

    #[test]
    fn whoever_has_panicked_is_not_kept() {
        let pool = one_worker();
        let keep = pool.keep();
        assert!(!was_kept(&pool, &keep, 1));
        let broken = pool.submit_keeping(order(Class::Move, "ana"), &keep, &Stop::new(), |_, _| panic!("oh"));
        broken.unwrap().keep();
        assert!(!was_kept(&pool, &keep, 1));
    }

    #[test]
    fn what_is_thought_on_somebodys_time_ends_as_soon_as_anybody_asks() {
        let pool = one_worker();
        let (stop, keep) = (Stop::new(), pool.keep());
        let (begun, has_begun) = channel();
        let searching = stop.clone();
        let work = move |_: &RunClock, _: Option<Player>| {
            let _ = begun.send(());
            while !searching.is_stopped() {
                std::hint::spin_loop();
            }
            Some(player())
        };
        let pondering = pool.submit_keeping(order(Class::Ponder, "ana"), &keep, &stop, work);
        pondering.unwrap().keep();
        has_begun.recv().unwrap();
        let (answer, answered) = channel();
        let work = move |_: &RunClock| assert!(answer.send(()).is_ok());
        pool.submit(order(Class::Study, "bor"), &Stop::new(), work).unwrap().keep();
        answered.recv_timeout(Duration::from_mins(1)).unwrap();
        assert!(was_kept(&pool, &keep, 0), "and its player remembers what it has found");
    }
}
