//! Everything that the requests of one process share.

use std::collections::HashMap;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use arena::SeatSpec;
use axum::http::StatusCode;
use catalog::{AnyRules, Catalog};
use game::Limits;
use tables::answers::GameInfo;
use tokio::sync::Semaphore;
use tokio::time::timeout;

use crate::Code;
use crate::config::Config;
use crate::engines::{Demand, Pool, Power};
use crate::http::ApiError;
use crate::people::{Gate, Passwords, Reserved, Sessions};
use crate::room::Hub;
use crate::store::{Store, StoreError, Writer};
use crate::table::{Millis, Refusal};

/// The house: one value per process, shared by everything that serves.
pub struct House {
    /// How it is run.
    pub config: Config,
    /// The games.
    pub catalog: Arc<Catalog>,
    /// Where everything is kept.
    pub store: Store,
    /// Who writes moves.
    pub writer: Writer,
    /// Who thinks.
    pub pool: Pool,
    /// The tables that are open in this process.
    pub hub: Hub,
    /// How much everybody does.
    pub gate: Gate,
    /// The names that nobody may take.
    pub reserved: Reserved,
    /// Who makes and checks the hashes of passwords.
    pub passwords: Passwords,
    /// What hangs on sessions: open sockets, requests that wait.
    pub sessions: Sessions,
    /// The name of this process among those of the house.
    pub node: String,
    /// What the processes of this house know and nobody else.
    pub secret: String,
    /// The work of the study: analyses, reviews, matches.
    pub studies: crate::studies::Studies,
    /// The puzzles that have been asked for.
    pub(crate) shelf: crate::studies::puzzles::Shelf,
    /// The deal and the puzzle of the day.
    pub daily: crate::daily::Daily,
    /// The queue of long work, where there is one.
    pub jobs: Option<crate::jobs::Desk>,
    /// What is due in tournaments.
    pub(crate) tournaments: crate::tournaments::Tournaments,
    /// What can be played, found out once: to tell what a player has use for it is made.
    games: OnceLock<Vec<GameInfo>>,
    /// What players hold, found out once.
    memories: Mutex<HashMap<String, u64>>,
    desks: Arc<Semaphore>,
    /// Places for programs of the operator that run at once.
    pub(crate) places: Arc<Semaphore>,
}

impl std::fmt::Debug for House {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("House").field("node", &self.node).finish_non_exhaustive()
    }
}

impl House {
    /// Opens a house: the database, the writer, the engines.
    pub async fn open(config: Config, catalog: Arc<Catalog>) -> Result<Arc<House>, StoreError> {
        let jobs = crate::jobs::Desk::of(&config)?;
        let store = Store::open(&config.db).await?;
        store.fill_skeletons().await?;
        store.note_talkers(now()).await?;
        let secret = store.secret("internal").await?;
        let daily = crate::daily::Daily::new(store.secret("daily").await?);
        let pool = Pool::start(Power {
            workers: config.workers,
            memory: config.engine_memory,
            of_person: Duration::from_secs(config.bounds.engine_seconds_of_person),
            of_address: Duration::from_secs(config.bounds.engine_seconds_of_address),
        });
        Ok(Arc::new(House {
            writer: Writer::start(store.clone()),
            gate: Gate::new(config.bounds),
            reserved: Reserved::of(&catalog),
            passwords: Passwords::default(),
            sessions: Sessions::default(),
            hub: Hub::default(),
            node: crate::id::word::<12>(),
            studies: crate::studies::Studies::default(),
            shelf: crate::studies::puzzles::Shelf::default(),
            daily,
            jobs,
            tournaments: crate::tournaments::Tournaments::default(),
            games: OnceLock::new(),
            memories: Mutex::default(),
            desks: Arc::new(Semaphore::new(DESKS)),
            places: Arc::new(Semaphore::new(config.most_programs)),
            config,
            catalog,
            store,
            pool,
            secret,
        }))
    }

    /// What can be played, and by whom.
    pub fn games(&self) -> &[GameInfo] {
        self.games.get_or_init(|| self.catalog.games().map(GameInfo::from).collect())
    }

    /// The SPEC of a seat as somebody asked for it from outside: a program of the operator by its name, or a player with
    /// options that anybody may choose. Tables, hints, analyses, reviews and matches all come through here.
    pub fn seat_spec(&self, rules: &dyn AnyRules, spec: &str) -> Result<SeatSpec, String> {
        if let Some(name) = spec.strip_prefix("external:") {
            let command = self.config.programs.get(name);
            let command =
                command.ok_or_else(|| format!("the operator of this house has no program \"{name}\""))?;
            return SeatSpec::parse(rules, &format!("cmd:{command}")).map_err(|error| error.to_string());
        }
        // Only the operator's own programs are run, never a command that came from outside.
        if spec.starts_with("cmd:") {
            return Err("programs are seated by the operator".to_owned());
        }
        rules.remote_player_spec(spec).map(SeatSpec::Own).map_err(|error| error.to_string())
    }

    /// What one decision may cost: as asked, but never longer than this, whoever asks for it and for what.
    pub fn limits(&self, asked: Limits, longest_ms: u64) -> Limits {
        self.config.thinking.unwrap_or(asked).and(Limits::ms(longest_ms))
    }

    /// Runs something that takes a while where it holds nobody up: a few at a time, and nobody waits for ever.
    pub async fn aside<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, ApiError> {
        let busy = || {
            let message = "the house has too much to do: try again in a moment";
            ApiError::new(StatusCode::SERVICE_UNAVAILABLE, Code::Busy, message)
        };
        let place = Arc::clone(&self.desks).acquire_owned();
        let place = timeout(ASIDE, place).await.map_err(|_| busy())?.map_err(|_| busy())?;
        let done = tokio::task::spawn_blocking(move || {
            let _place = place;
            work()
        });
        done.await.map_err(|_| busy())
    }

    /// Runs work of the house's own that takes a while: a few at a time, never on a thread that serves, and nobody is sent
    /// away.
    pub(crate) async fn apart<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, StoreError> {
        let failed = || StoreError::Unreadable("the work broke off".to_owned());
        let place = Arc::clone(&self.desks).acquire_owned().await.map_err(|_| failed())?;
        let done = tokio::task::spawn_blocking(move || {
            let _place = place;
            work()
        });
        done.await.map_err(|_| failed())
    }

    /// Whether a person may have so much more kept, from an address: what both of them had kept in a day is added up, in
    /// logs, talk and records alike. Nobody knows the address of somebody without a connection: then it is empty.
    pub fn may_store(&self, person: &str, address: &str, bytes: usize) -> Result<(), Refusal> {
        let bounds = &self.gate.bounds;
        for (key, most, whose) in [
            (kept_of_person(person), bounds.kib_stored_of_person_a_day, "you have"),
            (kept_of_address(address), bounds.kib_stored_of_address_a_day, "this address has"),
        ] {
            let most = u64::from(most) * 1024;
            if !key.is_empty() && self.gate.added_up(&key) + bytes as u64 >= most {
                let message = format!("{whose} stored as much as may be stored in a day: come back tomorrow");
                return Err(Refusal::new(Code::Quota, message));
            }
        }
        Ok(())
    }

    /// Adds to what a person, from an address, had kept in a day.
    pub fn stored(&self, person: &str, address: &str, bytes: usize) {
        for key in [kept_of_person(person), kept_of_address(address)] {
            if !key.is_empty() {
                self.gate.add_up(key, bytes as u64);
            }
        }
    }

    /// How many bytes a player may hold while it thinks.
    pub fn memory(&self, rules: &dyn AnyRules, spec: &SeatSpec, limits: Limits) -> Result<u64, String> {
        // A program of the operator holds its own.
        let SeatSpec::Own(player) = spec else { return Ok(0) };
        let name = format!("{} {} {player} {limits}", rules.facts().name, rules.options());
        let known = || self.memories.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(found) = known().get(&name) {
            return Ok(*found);
        }
        let made = rules.player(player).map_err(|error| error.to_string())?;
        let memory = made.memory(&limits, 1);
        let mut known = known();
        if known.len() >= MEMORIES {
            known.clear();
        }
        known.insert(name, memory);
        Ok(memory)
    }
}

/// What is asked of a player. Levels below the strong ones are made to answer at once, and so does whoever is given no
/// longer.
pub(crate) fn demand(rules: &dyn AnyRules, spec: &SeatSpec, limits: Limits) -> Demand {
    let (player, level, own) = match spec {
        // What it has learned at the table makes it no slower.
        SeatSpec::Own(player) => (player.name.clone(), player.options.get("level"), player.limits),
        SeatSpec::Command(_) | SeatSpec::Guest(_) => (spec.to_string(), None, None),
    };
    let low = level.and_then(|level| level.parse::<u32>().ok()).is_some_and(|level| level <= MODEST_LEVEL);
    let ms = own.and_then(|own| own.ms).into_iter().chain(limits.ms).min();
    let modest = (low && own.is_none()) || ms.is_some_and(|ms| ms <= MODEST_MS);
    let own = own.map(|own| own.to_string()).unwrap_or_default();
    let name = format!("{} {player} level {} {own} {limits}", rules.facts().name, level.unwrap_or_default());
    Demand { name, modest }
}

/// The highest level of which it is believed unseen that it answers soon, and the limit of which that is so.
const MODEST_LEVEL: u32 = 6;
const MODEST_MS: u64 = 300;

/// How long somebody waits for work that is done aside.
const ASIDE: Duration = Duration::from_secs(5);
/// How much of it is done at once.
const DESKS: usize = 2;
/// How many figures of memory are remembered.
const MEMORIES: usize = 10_000;

/// Under which names it is added up what is kept; none where nobody knows whose it is.
fn kept_of_person(person: &str) -> String {
    if person.is_empty() { String::new() } else { format!("kept of {person}") }
}

fn kept_of_address(address: &str) -> String {
    if address.is_empty() { String::new() } else { format!("kept from {address}") }
}

/// By how many milliseconds the clock of this process is off. Only tests set it.
static SET: AtomicI64 = AtomicI64::new(0);

/// Sets the clock that this process reads, as somebody sets the clock of the machine: for tests.
#[doc(hidden)]
pub fn set_wall_clock(by: Millis) {
    SET.fetch_add(by, Ordering::Relaxed);
}

/// The time on the wall, in milliseconds since 1970. Somebody may set it: whoever measures compares it with a clock that
/// nobody can set.
pub fn now() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Millis::try_from(since.as_millis()).unwrap_or(Millis::MAX) + SET.load(Ordering::Relaxed)
}
