//! Everything that the requests of one process share.

use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use arena::SeatSpec;
use catalog::{AnyRules, Catalog};

use crate::config::Config;
use crate::engines::Pool;
use crate::people::{Gate, Passwords, Reserved, Sessions};
use crate::room::Hub;
use crate::store::{Store, StoreError, Writer};
use crate::table::Millis;

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
}

impl std::fmt::Debug for House {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("House").field("node", &self.node).finish_non_exhaustive()
    }
}

impl House {
    /// Opens a house: the database, the writer, the engines.
    pub async fn open(config: Config, catalog: Arc<Catalog>) -> Result<Arc<House>, StoreError> {
        let store = Store::open(&config.db).await?;
        store.fill_skeletons().await?;
        store.note_talkers(now()).await?;
        let secret = store.secret("internal").await?;
        let pool = Pool::start(config.workers);
        Ok(Arc::new(House {
            writer: Writer::start(store.clone()),
            gate: Gate::new(config.bounds),
            reserved: Reserved::of(&catalog),
            passwords: Passwords::default(),
            sessions: Sessions::default(),
            hub: Hub::default(),
            node: crate::id::word::<12>(),
            studies: crate::studies::Studies::default(),
            config,
            catalog,
            store,
            pool,
            secret,
        }))
    }

    /// The SPEC of a seat, with the operator's programs filled in.
    pub fn seat_spec(&self, rules: &dyn AnyRules, spec: &str) -> Result<SeatSpec, String> {
        let text = match spec.strip_prefix("external:") {
            Some(name) => match self.config.programs.get(name) {
                Some(command) => format!("cmd:{command}"),
                None => return Err(format!("the operator of this house has no program \"{name}\"")),
            },
            // Only the operator's own programs are run, never a command that came from outside.
            None if spec.starts_with("cmd:") => return Err("programs are seated by the operator".to_owned()),
            None => spec.to_owned(),
        };
        SeatSpec::parse(rules, &text).map_err(|error| error.to_string())
    }
}

/// The time.
pub fn now() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Millis::try_from(since.as_millis()).unwrap_or(Millis::MAX)
}
