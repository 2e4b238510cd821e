//! Who thinks next: decided without threads and without a clock of its own, so that it can be tested.
//!
//! What people wait for at a table comes before studies, which give way at once; and of what they wait for, moves of a
//! modest size come before long searches and before engines that play among themselves. What a move takes is known from
//! others like it, whoever asked for those, and believed of its level before there was one. So however many ask for
//! much, from wherever and for the first time, whoever asks for little is answered. Those who have spent the budget of
//! the hour come last. Each of these kinds gets a slice now and then however busy the house is, so that nothing waits
//! for ever.
//!
//! Within a kind everybody who asks has an account: their address, and within it the person. Thinking is charged to
//! both, and the address that has been charged least comes first; within it those whose moves take a moment come before
//! the others, and among these whoever has been charged least. After a slice of time a search gives way to whoever comes
//! before it. It is paused, keeps what it holds, and goes on later. Only so many searches may be paused, for they hold
//! memory; when more would be, the longest of them is cut short and answers with the best it has.
//!
//! Whoever thinks on a person's time comes after all others. Such a search begins only where a worker has nothing to do, is
//! charged to nobody, and ends as soon as anybody else wants the worker or the memory. Its player is laid by between two
//! searches ([`super::kept`]), and has only one of them at a time.

use std::collections::{BTreeMap, HashMap};
use std::time::Duration;

use super::kept::Kept;
use super::pool::Class;

/// How long somebody thinks before they give way to others of their kind.
const SLICE: Duration = Duration::from_millis(100);
/// What a move takes that takes a moment. Nobody who asks for that waits longer for anybody else.
const LIGHT: Duration = Duration::from_millis(25);
/// What a move of a modest size takes at most: a level that people play against, not the strongest there is.
const MODEST: Duration = Duration::from_millis(500);
/// What is believed of a search that had to be cut short: nobody knows how long it would have been.
const LARGE: Duration = Duration::from_secs(1);
/// How often it has to be looked at who thinks while somebody waits.
pub(super) const TICK: Duration = Duration::from_millis(10);
/// How long each of the later kinds waits at most before one of it gets a slice.
const WAITS: [Duration; 3] = [Duration::from_secs(1), Duration::from_secs(1), Duration::from_secs(2)];
/// How many searches for people may be paused at once.
const PAUSED: usize = 4;
/// How many studies may be paused at once.
const PAUSED_STUDIES: usize = 4;
/// The window of the budget.
pub(super) const HOUR: Duration = Duration::from_hours(1);
/// How many accounts are kept before those of people who left are swept away.
const SWEEP: usize = 10_000;

/// Who asks for something, and what it takes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Order {
    /// What for.
    pub class: Class,
    /// Who: the id of a person.
    pub person: String,
    /// From where, as [`crate::people::Gate`] counts addresses; empty where nobody knows.
    pub address: String,
    /// How many bytes the search may hold.
    pub memory: u64,
    /// What is asked of whom.
    pub demand: Demand,
}

/// What is asked of whom. The same demand takes about the same time whoever asks for it, so what it took lately tells what
/// it will take.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Demand {
    /// The same for everything that takes alike.
    pub name: String,
    /// Whether it is likely to be modest: what is believed until it has been seen once.
    pub modest: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum State {
    Waiting,
    /// Since when.
    Running(Duration),
    Paused,
    /// Told to come to an end.
    Cut,
}

#[derive(Debug)]
struct Job {
    class: Class,
    person: usize,
    address: usize,
    demand: usize,
    memory: u64,
    state: State,
    since_waiting: Duration,
    /// How long it has thought in all.
    ran: Duration,
    charged_until: Duration,
    /// Whoever waited long may not be interrupted before this.
    safe_until: Duration,
    /// The key of its player, where that is kept for its next search.
    key: Option<u64>,
}

/// What somebody has been charged, or what a demand has cost.
#[derive(Clone, Copy, Debug, Default)]
struct Account {
    /// Thinking time, in the units of a race: whoever comes back after a while begins with the last.
    paid: Duration,
    /// The window of the budget, and what was spent in it.
    window: Duration,
    spent: Duration,
    /// What a demand took lately; before it was seen, what is believed of it.
    usual: Duration,
    seen: bool,
    jobs: usize,
}

impl Account {
    /// What was spent of the budget of the hour that this moment belongs to.
    fn spent_by(&self, now: Duration) -> Duration {
        if now < self.window + HOUR { self.spent } else { Duration::ZERO }
    }
}

/// What is to be done with a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Action {
    /// Let it begin.
    Start(u64),
    /// Let it wait.
    Pause(u64),
    /// Let it go on.
    Resume(u64),
    /// Let it end with what it has.
    Cut(u64),
    /// Let it end: it goes on when nobody else has need of the worker.
    GiveWay(u64),
    /// Let go of the player of this key, which is laid by.
    Drop(u64),
}

/// What kind of a search it is; earlier ones come first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Kind {
    /// One that has waited so long, while none of its kind had a turn, that it gets a slice.
    Starving,
    /// Somebody at a table waits for a move of a modest size.
    Modest,
    /// Somebody at a table waits for a long search, or watches engines.
    Large,
    /// Nobody at a table waits for it.
    Study,
    /// The budget of the hour is spent.
    Spent,
    /// Nobody waits for it: it is thought on somebody's time.
    Ponder,
}

impl Kind {
    /// The place of a kind among those that get a slice now and then; `None` for those that come first anyway.
    const fn waits(self) -> Option<usize> {
        match self {
            Kind::Starving | Kind::Modest | Kind::Ponder => None,
            Kind::Large => Some(0),
            Kind::Study => Some(1),
            Kind::Spent => Some(2),
        }
    }
}

/// How a search stands among others: less is better.
type Rank = (Kind, Duration, bool, Duration, u64);

/// The schedule of a pool.
#[derive(Debug)]
pub(super) struct Schedule {
    workers: usize,
    memory: u64,
    jobs: BTreeMap<u64, Job>,
    accounts: Vec<Account>,
    names: HashMap<String, usize>,
    next: u64,
    sweep_at: usize,
    /// When one of each kind that waits for others last had a turn.
    had_turns: [Duration; 3],
    /// What a person, and an address, may spend in an hour before they come last.
    budgets: (Duration, Duration),
    kept: Kept,
}

impl Schedule {
    pub(super) fn new(workers: usize, memory: u64, budgets: (Duration, Duration)) -> Schedule {
        Schedule {
            workers,
            memory,
            jobs: BTreeMap::new(),
            accounts: Vec::new(),
            names: HashMap::new(),
            next: 0,
            sweep_at: SWEEP,
            had_turns: [Duration::ZERO; 3],
            budgets,
            kept: Kept::default(),
        }
    }

    /// How many searches for people, and how many for studies, may be at work or paused at once: so many threads are
    /// needed, and a few for those that are just ending.
    pub(super) fn threads(workers: usize) -> usize {
        2 * workers + PAUSED + PAUSED_STUDIES + 4
    }

    fn account(&mut self, name: String) -> usize {
        if let Some(found) = self.names.get(&name) {
            return *found;
        }
        self.accounts.push(Account::default());
        self.names.insert(name, self.accounts.len() - 1);
        self.accounts.len() - 1
    }

    /// Forgets accounts that nobody needs any more.
    fn sweep(&mut self, now: Duration) {
        if self.names.len() < self.sweep_at {
            return;
        }
        let mut moved = vec![0; self.accounts.len()];
        let old = std::mem::take(&mut self.accounts);
        self.names.retain(|_, place| {
            let account = old[*place];
            let kept = account.jobs > 0 || (account.spent > Duration::ZERO && now < account.window + HOUR);
            if kept {
                moved[*place] = self.accounts.len();
                *place = self.accounts.len();
                self.accounts.push(account);
            }
            kept
        });
        for job in self.jobs.values_mut() {
            for place in [&mut job.person, &mut job.address, &mut job.demand] {
                *place = moved[*place];
            }
        }
        // Where most had to be kept it is not tried again at once.
        self.sweep_at = SWEEP.max(2 * self.names.len());
    }

    /// Somebody asks for something, of a player that is kept under a key where there is one.
    pub(super) fn submit(&mut self, now: Duration, order: Order, key: Option<u64>) -> u64 {
        self.sweep(now);
        let Order { class, person, address, memory, demand } = order;
        let address = self.account(format!("address {address}"));
        let person = self.account(format!("person {person}"));
        for place in [address, person] {
            if self.accounts[place].jobs == 0 {
                let least = self.least(place == address, address);
                let account = &mut self.accounts[place];
                account.paid = account.paid.max(least);
            }
            self.accounts[place].jobs += 1;
        }
        let modest = demand.modest;
        let demand = self.account(format!("demand {}", demand.name));
        let cost = &mut self.accounts[demand];
        cost.jobs += 1;
        if !cost.seen {
            cost.usual = if modest { Duration::ZERO } else { LARGE };
        }
        let id = self.next;
        self.next += 1;
        self.jobs.insert(
            id,
            Job {
                class,
                person,
                address,
                demand,
                memory,
                state: State::Waiting,
                since_waiting: now,
                ran: Duration::ZERO,
                charged_until: now,
                safe_until: Duration::ZERO,
                key,
            },
        );
        id
    }

    /// The least that anybody who waits or thinks has paid: among addresses, or among the people of one.
    fn least(&self, of_addresses: bool, address: usize) -> Duration {
        let counts = |job: &&Job| job.class != Class::Ponder && (of_addresses || job.address == address);
        let paid = self.jobs.values().filter(counts).map(|job| {
            let place = if of_addresses { job.address } else { job.person };
            self.accounts[place].paid
        });
        paid.min().unwrap_or_default()
    }

    /// A search is over, or was given up before it began.
    pub(super) fn finish(&mut self, now: Duration, id: u64) {
        self.charge(now);
        if let Some(job) = self.jobs.remove(&id) {
            if job.class.is_awaited() && !job.ran.is_zero() {
                let demand = &mut self.accounts[job.demand];
                let wanted = if job.state == State::Cut { job.ran.max(LARGE) } else { job.ran };
                demand.usual = if demand.seen { (3 * demand.usual + wanted) / 4 } else { wanted };
                demand.seen = true;
            }
            for place in [job.person, job.address, job.demand] {
                self.accounts[place].jobs -= 1;
            }
        }
    }

    /// Whether a search has not begun.
    pub(super) fn is_waiting(&self, id: u64) -> bool {
        self.jobs.get(&id).is_some_and(|job| job.state == State::Waiting)
    }

    /// How much a person has asked for that is not over.
    pub(super) fn count_of(&self, order: &Order) -> usize {
        let place = self.names.get(&format!("person {}", order.person));
        place.map_or(0, |place| self.accounts[*place].jobs)
    }

    /// How many searches are waited for that have not begun, and how many think.
    pub(super) fn load(&self) -> (usize, usize) {
        let waits = |job: &Job| job.state == State::Waiting && job.class != Class::Ponder;
        (self.count(waits), self.count(Schedule::is_running))
    }

    /// Whether anybody has to be asked again after a slice.
    pub(super) fn is_contended(&self) -> bool {
        self.jobs.values().any(|job| matches!(job.state, State::Waiting | State::Paused))
    }

    /// How many waiting ones come before this one; `None` once it has begun.
    pub(super) fn place(&self, now: Duration, id: u64) -> Option<usize> {
        let own = self.jobs.get(&id).filter(|job| job.state == State::Waiting)?;
        let of_class = |job: &Job| job.class.is_study() == own.class.is_study();
        let waiting = |job: &&Job| job.state == State::Waiting && job.class != Class::Ponder;
        let favoured = self.jobs.values().filter(waiting).filter(|job| !of_class(job)).count();
        let favoured = if own.class.is_study() { favoured } else { 0 };
        // Every person in turn, beginning with whoever comes first.
        let mut queues: HashMap<usize, (Rank, usize)> = HashMap::new();
        for (number, job) in self.jobs.iter().filter(|(_, job)| waiting(job) && of_class(job)) {
            let rank = self.rank(*number, job, now);
            let queue = queues.entry(job.person).or_insert((rank, 0));
            queue.0 = queue.0.min(rank);
            queue.1 += 1;
        }
        let before = |number: &u64, job: &Job| {
            *number < id && job.person == own.person && waiting(&job) && of_class(job)
        };
        let depth = self.jobs.iter().filter(|(number, job)| before(number, job)).count();
        let first = queues.get(&own.person)?.0;
        let of_others =
            queues.iter().filter(|(person, _)| **person != own.person).map(|(_, (rank, count))| {
                let rounds = if *rank < first { depth + 1 } else { depth };
                rounds.min(*count)
            });
        Some(favoured + depth + of_others.sum::<usize>())
    }

    /// What a person at an address has spent of this hour's budget.
    pub(super) fn spent(&self, now: Duration, person: &str, address: &str) -> (Duration, Duration) {
        let of = |name: String| {
            self.names.get(&name).map_or(Duration::ZERO, |place| self.accounts[*place].spent_by(now))
        };
        (of(format!("person {person}")), of(format!("address {address}")))
    }

    fn charge(&mut self, now: Duration) {
        let at_work = |job: &Job| matches!(job.state, State::Running(_) | State::Cut);
        let thinking = self.jobs.iter().filter(|(_, job)| at_work(job));
        let thinking: Vec<(u64, Kind)> = thinking.map(|(id, job)| (*id, self.kind(job, now))).collect();
        for (id, kind) in thinking {
            let Some(job) = self.jobs.get_mut(&id) else { continue };
            let passed = now.saturating_sub(job.charged_until);
            job.charged_until = now;
            job.ran += passed;
            if kind == Kind::Ponder {
                continue;
            }
            for place in [job.person, job.address, job.demand] {
                let account = &mut self.accounts[place];
                if now >= account.window + HOUR {
                    (account.window, account.spent) = (now, Duration::ZERO);
                }
                account.paid += passed;
                account.spent += passed;
            }
            // A moment between two moves is not a turn.
            let had_a_turn = matches!(job.state, State::Running(since) if now.saturating_sub(since) >= SLICE);
            if let Some(place) = kind.waits().filter(|_| had_a_turn) {
                self.had_turns[place] = now;
                job.since_waiting = now;
            }
        }
    }

    fn kind(&self, job: &Job, now: Duration) -> Kind {
        let (person, address) = (&self.accounts[job.person], &self.accounts[job.address]);
        let over = person.spent_by(now) > self.budgets.0 || address.spent_by(now) > self.budgets.1;
        match (job.class, over) {
            (Class::Ponder, _) => Kind::Ponder,
            (Class::Study, _) => Kind::Study,
            (_, true) => Kind::Spent,
            (Class::Show, false) => Kind::Large,
            (_, false) if self.likely(job) >= MODEST => Kind::Large,
            (_, false) => Kind::Modest,
        }
    }

    /// What a search takes, as far as anybody can tell.
    fn likely(&self, job: &Job) -> Duration {
        job.ran.max(self.accounts[job.demand].usual)
    }

    fn rank(&self, id: u64, job: &Job, now: Duration) -> Rank {
        let (person, address) = (&self.accounts[job.person], &self.accounts[job.address]);
        (self.kind(job, now), address.paid, self.is_heavy(job), person.paid, id)
    }

    /// How somebody who does not think stands among others, when it counts how long they have waited.
    fn rank_of_waiting(&self, id: u64, job: &Job, now: Duration) -> Rank {
        let rank = self.rank(id, job, now);
        if self.starves(job, now) { (Kind::Starving, rank.1, rank.2, rank.3, id) } else { rank }
    }

    /// Whether this takes, or is likely to take, more than a moment.
    fn is_heavy(&self, job: &Job) -> bool {
        self.likely(job) >= LIGHT
    }

    /// Whether it has waited long while none of its kind had a turn.
    fn starves(&self, job: &Job, now: Duration) -> bool {
        let place = self.kind(job, now).waits();
        place.is_some_and(|place| {
            now.saturating_sub(self.had_turns[place].max(job.since_waiting)) > WAITS[place]
        })
    }

    fn count(&self, fits: impl Fn(&Job) -> bool) -> usize {
        self.jobs.values().filter(|job| fits(job)).count()
    }

    fn is_running(job: &Job) -> bool {
        matches!(job.state, State::Running(_))
    }

    /// Whoever should think next.
    fn best(&self, now: Duration) -> Option<(Rank, u64)> {
        let begun_studies = self.count(|job| job.class.is_study() && job.state != State::Waiting);
        let may = |job: &Job| match job.state {
            State::Waiting if self.is_player_busy(job) => false,
            State::Waiting => !job.class.is_study() || begun_studies < self.workers + PAUSED_STUDIES,
            State::Paused => true,
            State::Running(_) | State::Cut => false,
        };
        let ranks = self.jobs.iter().filter(|(_, job)| may(job));
        ranks.map(|(id, job)| (self.rank_of_waiting(*id, job, now), *id)).min()
    }

    /// Whether its player has not come to the end of another search.
    fn is_player_busy(&self, job: &Job) -> bool {
        let same = |other: &Job| other.key == job.key && other.state != State::Waiting;
        job.key.is_some() && self.jobs.values().any(same)
    }

    /// Whoever of those who think should give way to somebody of this rank.
    fn victim(&self, best: Rank, now: Duration) -> Option<u64> {
        if best.0 == Kind::Ponder {
            return None;
        }
        let gives_way = |(id, job): &(&u64, &Job)| {
            let State::Running(since) = job.state else { return false };
            let rank = self.rank(**id, job, now);
            // Among equals a moment comes before long; whoever is of an earlier kind does not wait for a slice to end.
            let stretch = if best.2 && best.0 == rank.0 { SLICE } else { LIGHT };
            let rested = now.saturating_sub(since) >= stretch;
            let yields = rank.0 == Kind::Ponder
                || (job.class.is_study() && best.0 < Kind::Study)
                || (rested && best < rank);
            now >= job.safe_until && yields
        };
        let ranks = self.jobs.iter().filter(gives_way);
        ranks.map(|(id, job)| (self.rank(*id, job, now), *id)).max().map(|(_, id)| id)
    }

    /// How many bytes the searches hold that have begun.
    fn begun(&self) -> u64 {
        self.jobs.values().filter(|job| job.state != State::Waiting).map(|job| job.memory).sum()
    }

    /// Whether there is memory for one more. One alone always fits.
    fn fits(&self, id: u64) -> bool {
        let begun = self.begun();
        let Some(job) = self.jobs.get(&id).filter(|job| job.state == State::Waiting) else { return true };
        let held = begun + self.kept.bytes_beside(job.key);
        job.memory == 0 || held == 0 || held + job.memory <= self.memory
    }

    /// Somebody does not fit: whatever is kept or thought for nobody who waits goes. Nothing is done where there is no such
    /// thing.
    fn make_room(&mut self, id: u64) -> Option<Action> {
        if let Some(gone) = self.kept.drop_oldest(self.jobs.get(&id)?.key) {
            return Some(Action::Drop(gone));
        }
        let ponders = |job: &Job| job.class == Class::Ponder && Schedule::is_running(job) && job.memory > 0;
        let found = self.jobs.iter().find(|(_, job)| ponders(job)).map(|(id, _)| *id)?;
        Some(self.give_way(found))
    }

    /// Lets a search end that nobody waits for.
    fn give_way(&mut self, id: u64) -> Action {
        self.set(id, State::Cut);
        Action::GiveWay(id)
    }

    /// Whether memory is about to be free: somebody is just giving way.
    fn gives_way(&self) -> bool {
        self.count(|job| job.class == Class::Ponder && job.state == State::Cut && job.memory > 0) > 0
    }

    /// The player of a search that is over is kept. Answers whose players have to go for that; its own where it finds no room.
    pub(super) fn lay_by(&mut self, key: u64, bytes: u64) -> Vec<u64> {
        self.kept.lay_by(key, bytes, self.memory.saturating_sub(self.begun()))
    }

    /// A player that was laid by is not wanted any more.
    pub(super) fn let_go(&mut self, key: u64) {
        self.kept.take(key);
    }

    fn set(&mut self, id: u64, state: State) {
        if let Some(job) = self.jobs.get_mut(&id) {
            job.state = state;
        }
    }

    fn activate(&mut self, id: u64, now: Duration) -> Option<Action> {
        let starving = self.jobs.get(&id).is_some_and(|job| self.starves(job, now));
        let job = self.jobs.get_mut(&id)?;
        if let Some(key) = job.key {
            self.kept.take(key);
        }
        let action = if job.state == State::Waiting { Action::Start(id) } else { Action::Resume(id) };
        job.state = State::Running(now);
        job.charged_until = now;
        if starving {
            job.safe_until = now + SLICE;
        }
        Some(action)
    }

    /// Lets a search end. From now on it thinks again, if it was paused.
    fn cut(&mut self, id: u64, now: Duration) -> Option<Action> {
        let job = self.jobs.get_mut(&id)?;
        job.state = State::Cut;
        job.charged_until = now;
        Some(Action::Cut(id))
    }

    /// Of searches for people that are paused, and this one, the one that has thought longest; of those of the latest
    /// kind.
    fn longest(&self, victim: u64, now: Duration) -> u64 {
        let candidates = self
            .jobs
            .iter()
            .filter(|(id, job)| **id == victim || (job.state == State::Paused && !job.class.is_study()));
        candidates.max_by_key(|(_, job)| (self.kind(job, now), job.ran)).map_or(victim, |(id, _)| *id)
    }

    /// What is to be done now.
    pub(super) fn tick(&mut self, now: Duration) -> Vec<Action> {
        self.charge(now);
        let mut actions = Vec::new();
        while let Some((rank, best)) = self.best(now) {
            if self.count(Schedule::is_running) < self.workers {
                if self.fits(best) {
                    actions.extend(self.activate(best, now));
                    continue;
                }
                if rank.0 != Kind::Ponder
                    && let Some(action) = self.make_room(best)
                {
                    actions.push(action);
                    continue;
                }
                if self.gives_way() {
                    break;
                }
                // Something that is paused must end before there is memory for another.
                let longest = self.longest(best, now);
                if longest != best && rank.0 < Kind::Study {
                    actions.extend(self.cut(longest, now));
                }
                break;
            }
            let Some(victim) = self.victim(rank, now) else { break };
            if self.jobs.get(&victim).is_some_and(|job| job.class == Class::Ponder) {
                actions.push(self.give_way(victim));
                continue;
            }
            let is_study = self.jobs.get(&victim).is_some_and(|job| job.class.is_study());
            let paused = self.count(|job| job.state == State::Paused && !job.class.is_study());
            if !is_study && paused >= PAUSED {
                let longest = self.longest(victim, now);
                actions.extend(self.cut(longest, now));
                if longest == victim {
                    continue;
                }
            }
            self.set(victim, State::Paused);
            actions.push(Action::Pause(victim));
        }
        actions
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MS: Duration = Duration::from_millis(1);

    fn order(class: Class, person: &str, address: &str) -> Order {
        let demand = Demand { name: "long".to_owned(), modest: false };
        Order { class, person: person.to_owned(), address: address.to_owned(), memory: 1, demand }
    }

    /// An order for a move of a modest level.
    fn modest(person: &str, address: &str) -> Order {
        let demand = Demand { name: "modest".to_owned(), modest: true };
        Order { demand, ..order(Class::Move, person, address) }
    }

    /// Plays a schedule through, a millisecond at a time.
    struct House {
        schedule: Schedule,
        /// What each job still needs, and whether it is at work.
        work: BTreeMap<u64, (Duration, bool)>,
        ended: BTreeMap<u64, Duration>,
        cut: Vec<u64>,
        gave_way: Vec<u64>,
        dropped: Vec<u64>,
        now: Duration,
    }

    impl House {
        fn new(workers: usize) -> House {
            let budgets = (HOUR, HOUR);
            House {
                schedule: Schedule::new(workers, 100, budgets),
                work: BTreeMap::new(),
                ended: BTreeMap::new(),
                cut: Vec::new(),
                gave_way: Vec::new(),
                dropped: Vec::new(),
                now: Duration::ZERO,
            }
        }

        fn ask(&mut self, order: Order, needs: Duration) -> u64 {
            self.ask_with(order, None, needs)
        }

        fn ask_with(&mut self, order: Order, key: Option<u64>, needs: Duration) -> u64 {
            let id = self.schedule.submit(self.now, order, key);
            self.work.insert(id, (needs, false));
            self.decide();
            id
        }

        fn decide(&mut self) {
            for action in self.schedule.tick(self.now) {
                match action {
                    Action::Start(id) | Action::Resume(id) => self.work.get_mut(&id).unwrap().1 = true,
                    Action::Pause(id) => self.work.get_mut(&id).unwrap().1 = false,
                    Action::Cut(id) => {
                        self.cut.push(id);
                        *self.work.get_mut(&id).unwrap() = (MS, true);
                    }
                    Action::GiveWay(id) => {
                        self.gave_way.push(id);
                        *self.work.get_mut(&id).unwrap() = (MS, true);
                    }
                    Action::Drop(key) => self.dropped.push(key),
                }
            }
            let working = self.work.values().filter(|(_, working)| *working).count();
            assert!(working <= self.schedule.workers + self.cut.len() + self.gave_way.len());
        }

        fn step(&mut self) {
            self.now += MS;
            let mut done = Vec::new();
            for (id, (needs, working)) in &mut self.work {
                if *working {
                    *needs = needs.saturating_sub(MS);
                    if needs.is_zero() {
                        done.push(*id);
                    }
                }
            }
            for id in done {
                self.work.remove(&id);
                self.ended.insert(id, self.now);
                self.schedule.finish(self.now, id);
            }
            self.decide();
        }

        fn until_ended(&mut self, id: u64) -> Duration {
            while !self.ended.contains_key(&id) {
                assert!(self.now < 600 * 1000 * MS, "{id} never ends");
                self.step();
            }
            self.ended[&id]
        }
    }

    /// Guests of one address who each always want a long search, and a study besides.
    fn besieged(guests: usize) -> (House, Vec<u64>) {
        let mut house = House::new(1);
        let mut moves = Vec::new();
        for number in 0..guests {
            moves.push(house.ask(order(Class::Move, &format!("h{number}"), "hostile"), 10_000 * MS));
            house.ask(order(Class::Study, &format!("h{number}"), "hostile"), 60_000 * MS);
        }
        (house, moves)
    }

    fn pass(house: &mut House, moves: &mut [u64], long: usize) {
        for _ in 0..long {
            house.step();
            for (number, id) in moves.iter_mut().enumerate() {
                if house.ended.contains_key(id) {
                    *id = house.ask(order(Class::Move, &format!("h{number}"), "hostile"), 10_000 * MS);
                }
            }
        }
    }

    fn waited(house: &mut House, moves: &mut [u64], address: &str) -> Duration {
        let asked = house.now;
        let id = house.ask(modest("ana", address), 10 * MS);
        while !house.ended.contains_key(&id) {
            pass(house, moves, 1);
        }
        house.now.saturating_sub(asked)
    }

    #[test]
    fn a_person_is_answered_however_many_others_ask_for_much() {
        for address in ["hostile", "own"] {
            let (mut house, mut moves) = besieged(100);
            // All of them are new, and nobody has ever been seen to ask for this.
            let first = waited(&mut house, &mut moves, address);
            assert!(first <= 300 * MS, "{first:?} from {address}");
            pass(&mut house, &mut moves, 20_000);
            for _ in 0..5 {
                let again = waited(&mut house, &mut moves, address);
                assert!(again <= 300 * MS, "{again:?} from {address}");
                pass(&mut house, &mut moves, 500);
            }
        }
    }

    /// Everybody at an address of their own: no address has had more than its share, and there are as many as one likes.
    #[test]
    fn a_person_is_answered_however_many_addresses_ask_for_much() {
        let mut house = House::new(1);
        let hostile = |number: usize, class| order(class, &format!("h{number}"), &format!("a{number}"));
        let mut moves = Vec::new();
        for number in 0..100 {
            moves.push(house.ask(hostile(number, Class::Move), 10_000 * MS));
            house.ask(hostile(number, Class::Study), 60_000 * MS);
        }
        let mut pass = |house: &mut House| {
            house.step();
            for (number, id) in moves.iter_mut().enumerate() {
                if house.ended.contains_key(id) {
                    let class = if number % 2 == 0 { Class::Move } else { Class::Hint };
                    *id = house.ask(hostile(number, class), 10_000 * MS);
                }
            }
        };
        for _ in 0..5 {
            let asked = house.now;
            let id = house.ask(modest("ana", "own"), 300 * MS);
            while !house.ended.contains_key(&id) {
                pass(&mut house);
            }
            let waited = house.now.saturating_sub(asked);
            assert!(waited <= 1_000 * MS, "{waited:?}");
            assert!(!house.cut.contains(&id), "and with all of the time that her level has");
            for _ in 0..5_000 {
                pass(&mut house);
            }
        }
    }

    #[test]
    fn what_others_were_seen_to_ask_for_is_known_of_everybody() {
        let mut house = House::new(1);
        let asked_as_modest =
            Order { demand: Demand { name: "slow".to_owned(), modest: true }, ..modest("bor", "b") };
        let slow = house.ask(asked_as_modest.clone(), 2_000 * MS);
        house.until_ended(slow);
        // A hundred who ask for the same, each for the first time and each from an address of their own.
        for number in 0..100 {
            let (person, address) = (format!("h{number}"), format!("a{number}"));
            house.ask(Order { person, address, ..asked_as_modest.clone() }, 2_000 * MS);
        }
        let asked = house.now;
        let id = house.ask(modest("ana", "own"), 300 * MS);
        let waited = house.until_ended(id).saturating_sub(asked);
        assert!(waited <= 400 * MS, "{waited:?}");
    }

    #[test]
    fn engines_among_themselves_do_not_hold_up_whoever_plays() {
        let mut house = House::new(1);
        let show = |number: usize| Order {
            class: Class::Show,
            ..modest(&format!("h{number}"), &format!("a{number}"))
        };
        let mut moves: Vec<u64> = (0..100).map(|number| house.ask(show(number), 400 * MS)).collect();
        let asked = house.now;
        let id = house.ask(modest("ana", "own"), 300 * MS);
        while !house.ended.contains_key(&id) {
            house.step();
            for (number, last) in moves.iter_mut().enumerate() {
                if house.ended.contains_key(last) {
                    *last = house.ask(show(number), 400 * MS);
                }
            }
        }
        let waited = house.now.saturating_sub(asked);
        assert!(waited <= 600 * MS, "{waited:?}");
    }

    #[test]
    fn studies_give_way_at_once_and_do_not_starve() {
        let mut house = House::new(1);
        let study = house.ask(order(Class::Study, "bor", "a"), 1_000 * MS);
        for _ in 0..50 {
            house.step();
        }
        let asked = house.now;
        let id = house.ask(order(Class::Move, "ana", "b"), 10 * MS);
        assert_eq!(house.until_ended(id).saturating_sub(asked), 10 * MS);
        // Moves without end.
        let mut last = id;
        while !house.ended.contains_key(&study) && house.now < 60_000 * MS {
            if house.ended.contains_key(&last) {
                last = house.ask(order(Class::Move, "ana", "b"), 400 * MS);
            }
            house.step();
        }
        assert!(house.now < 30_000 * MS, "{:?}", house.now);
        assert_eq!(house.cut, Vec::<u64>::new());
    }

    #[test]
    fn two_of_a_kind_share_and_both_are_finished() {
        let mut house = House::new(1);
        let first = house.ask(order(Class::Move, "ana", "a"), 1_000 * MS);
        let second = house.ask(order(Class::Move, "bor", "b"), 1_000 * MS);
        let (first, second) = (house.until_ended(first), house.until_ended(second));
        assert!(first.abs_diff(second) <= 200 * MS, "{first:?} {second:?}");
        assert_eq!(house.cut, Vec::<u64>::new(), "nobody is cut short while there is room");
    }

    #[test]
    fn only_so_many_are_paused_and_so_much_memory_is_held() {
        let mut house = House::new(1);
        for number in 0..20 {
            let order = Order { memory: 30, ..order(Class::Move, &format!("h{number}"), "x") };
            house.ask(order, 5_000 * MS);
        }
        for _ in 0..20_000 {
            house.step();
            let held: u64 = house
                .schedule
                .jobs
                .values()
                .filter(|job| job.state != State::Waiting)
                .map(|job| job.memory)
                .sum();
            assert!(held <= 100, "{held}");
        }
        assert!(!house.cut.is_empty());
        // Whoever was cut short had a slice at least.
        assert!(house.ended.len() > 15);
    }

    #[test]
    fn accounts_of_people_who_left_are_swept_away_under_those_who_stay() {
        let mut schedule = Schedule::new(1, 100, (HOUR, HOUR));
        let kept = schedule.submit(Duration::ZERO, order(Class::Move, "ana", "a"), None);
        schedule.tick(Duration::ZERO);
        for number in 0..SWEEP {
            let id = schedule.submit(MS, order(Class::Move, &format!("p{number}"), "b"), None);
            schedule.finish(MS, id);
        }
        assert!(schedule.accounts.len() < SWEEP, "{}", schedule.accounts.len());
        schedule.finish(50 * MS, kept);
        assert_eq!(schedule.spent(50 * MS, "ana", "a"), (50 * MS, 50 * MS));
    }

    #[test]
    fn a_budget_follows_its_person_from_address_to_address() {
        let mut schedule = Schedule::new(1, 100, (1_000 * MS, HOUR));
        let id = schedule.submit(Duration::ZERO, order(Class::Move, "h", "x"), None);
        schedule.tick(Duration::ZERO);
        schedule.finish(2_000 * MS, id);
        assert_eq!(schedule.spent(2_000 * MS, "h", "elsewhere"), (2_000 * MS, Duration::ZERO));
    }

    #[test]
    fn whoever_has_spent_the_budget_comes_last() {
        let mut schedule = Schedule::new(1, 100, (1_000 * MS, HOUR));
        let greedy = schedule.submit(Duration::ZERO, order(Class::Move, "h", "x"), None);
        schedule.tick(Duration::ZERO);
        schedule.finish(2_000 * MS, greedy);
        assert_eq!(schedule.spent(2_000 * MS, "h", "x").0, 2_000 * MS);
        let busy = schedule.submit(2_000 * MS, order(Class::Move, "bor", "y"), None);
        schedule.tick(2_000 * MS);
        let again = schedule.submit(2_001 * MS, order(Class::Move, "h", "x"), None);
        let study = schedule.submit(2_001 * MS, order(Class::Study, "eva", "z"), None);
        schedule.finish(2_010 * MS, busy);
        assert_eq!(schedule.tick(2_010 * MS), [Action::Start(study)]);
        schedule.finish(2_020 * MS, study);
        assert_eq!(schedule.tick(2_020 * MS), [Action::Start(again)]);
        assert_eq!(schedule.spent(HOUR + 2_000 * MS, "h", "x").0, Duration::ZERO, "an hour later it is new");
        schedule.finish(2_030 * MS, again);
        // And whoever comes back then comes before studies, as everybody does.
        let later = HOUR + 2_000 * MS;
        let busy = schedule.submit(later, order(Class::Move, "bor", "y"), None);
        schedule.tick(later);
        schedule.submit(later, order(Class::Study, "eva", "z"), None);
        let back = schedule.submit(later, order(Class::Move, "h", "x"), None);
        schedule.finish(later + 10 * MS, busy);
        assert_eq!(schedule.tick(later + 10 * MS), [Action::Start(back)]);
    }

    #[test]
    fn whoever_has_spent_the_budget_is_answered_all_the_same() {
        let mut house = House::new(1);
        house.schedule.budgets = (1_000 * MS, HOUR);
        let spent = house.ask(order(Class::Move, "h", "x"), 1_500 * MS);
        house.until_ended(spent);
        let study = house.ask(order(Class::Study, "eva", "z"), 100_000 * MS);
        let again = house.ask(order(Class::Move, "h", "x"), 300 * MS);
        let asked = house.now;
        // Others, who never run out of moves, each within their own budget.
        let mut number = 0;
        let mut last = house.ask(order(Class::Move, "bor", "y"), 400 * MS);
        while !house.ended.contains_key(&again) {
            if house.ended.contains_key(&last) {
                number += 1;
                last = house.ask(order(Class::Move, &format!("p{number}"), "y"), 400 * MS);
            }
            house.step();
            assert!(house.now.saturating_sub(asked) < 20_000 * MS, "it never ends");
        }
        assert!(!house.ended.contains_key(&study));
    }

    /// What an engine thinks on somebody's time, with a player of this key.
    fn ponder(house: &mut House, person: &str, key: u64, memory: u64) -> u64 {
        let order = Order { memory, ..order(Class::Ponder, person, person) };
        house.ask_with(order, Some(key), 60_000 * MS)
    }

    #[test]
    fn whoever_thinks_on_somebodys_time_gives_way_at_once_to_whatever_is_asked() {
        for class in [Class::Move, Class::Show, Class::Hint, Class::Study] {
            let mut house = House::new(1);
            let pondering = ponder(&mut house, "ana", 1, 1);
            assert!(house.work[&pondering].1, "nobody else has need of the worker");
            house.step();
            let asked = house.now;
            let id = house.ask(order(class, "bor", "b"), 10 * MS);
            assert_eq!(house.until_ended(id).saturating_sub(asked), 10 * MS, "{class:?} is not held up");
            assert_eq!(house.gave_way, [pondering], "{class:?}");
            assert_eq!(house.cut, Vec::<u64>::new());
        }
    }

    #[test]
    fn nobody_thinks_on_somebodys_time_while_anybody_waits() {
        let mut house = House::new(1);
        let study = house.ask(order(Class::Study, "bor", "b"), 5_000 * MS);
        let pondering = ponder(&mut house, "ana", 1, 1);
        assert_eq!(house.schedule.load(), (0, 1), "nobody waits for it");
        let hint = house.ask(order(Class::Hint, "eva", "e"), 5_000 * MS);
        for id in [hint, study] {
            house.until_ended(id);
            assert!(house.ended.contains_key(&study) || !house.work[&pondering].1, "it has waited");
        }
        assert!(house.work[&pondering].1);
        assert_eq!(house.schedule.spent(house.now, "ana", "ana"), (Duration::ZERO, Duration::ZERO));
        for _ in 0..1_000 {
            house.step();
        }
        assert_eq!(
            house.schedule.spent(house.now, "ana", "ana").0,
            Duration::ZERO,
            "nobody is charged for it"
        );
    }

    #[test]
    fn one_who_thinks_on_somebodys_time_does_not_interrupt_another() {
        let mut house = House::new(1);
        let first = ponder(&mut house, "ana", 1, 1);
        let second = ponder(&mut house, "bor", 2, 1);
        for _ in 0..10_000 {
            house.step();
        }
        assert!(house.work[&first].1 && !house.work[&second].1 && house.gave_way.is_empty());
    }

    #[test]
    fn a_player_has_one_search_at_a_time() {
        let mut house = House::new(2);
        let pondering = ponder(&mut house, "ana", 1, 1);
        let own = house.ask_with(modest("ana", "a"), Some(1), 10 * MS);
        assert!(!house.work[&own].1, "its player has not come to an end");
        let other = house.ask_with(modest("bor", "b"), Some(2), 10 * MS);
        assert!(house.work[&other].1, "another one has nothing to wait for");
        house.work.get_mut(&pondering).unwrap().0 = MS;
        house.step();
        assert!(house.work[&own].1);
    }

    #[test]
    fn what_is_kept_or_thought_for_nobody_makes_room() {
        let mut house = House::new(2);
        assert!(house.schedule.lay_by(7, 30).is_empty());
        assert!(house.schedule.lay_by(8, 30).is_empty());
        let pondering = ponder(&mut house, "ana", 1, 40);
        assert!(house.work[&pondering].1);
        let late = ponder(&mut house, "eva", 2, 10);
        assert!(!house.work[&late].1, "nobody who is kept goes for the like of it");
        let large = Order { memory: 80, ..modest("bor", "b") };
        let large = house.ask_with(large, Some(8), 10 * MS);
        assert_eq!((&house.dropped, &house.gave_way), (&vec![7], &vec![pondering]), "its own player stays");
        assert!(!house.work[&large].1, "there is no room before the other has come to its end");
        house.step();
        assert!(house.work[&large].1);
        house.until_ended(large);
        assert!(house.work[&late].1);
    }

    #[test]
    fn nobody_is_kept_where_there_is_no_room() {
        let mut house = House::new(1);
        house.ask(Order { memory: 90, ..modest("bor", "b") }, 1_000 * MS);
        assert_eq!(house.schedule.lay_by(7, 30), [7]);
        assert!(house.schedule.lay_by(8, 10).is_empty());
        assert_eq!(house.schedule.lay_by(9, 10), [8], "whoever was laid by longest goes");
    }
}
