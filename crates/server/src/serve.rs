//! Opening and closing the house.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use catalog::Catalog;
use thiserror::Error;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::timeout;

use crate::config::Config;
use crate::house::{House, now};
use crate::http::{metrics_router, router};
use crate::listen::{self, Listening};
use crate::store::StoreError;

/// Why a house cannot open.
#[derive(Debug, Error)]
pub enum ServeError {
    /// The database.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The address.
    #[error("cannot listen on {0}: {1}")]
    Listen(String, std::io::Error),
    /// The limit of open files.
    #[error("the limit of open files is {limit}: expected at least {needed} (raise it with `ulimit -n`)")]
    OpenFiles {
        /// The limit, raised as far as this process may.
        limit: u64,
        /// What a house needs at least.
        needed: u64,
    },
    /// The threads that serve.
    #[error("cannot start: {0}")]
    Runtime(std::io::Error),
}

/// Most connections of those who watch what the house does.
const WATCHING: usize = 16;

/// A house that is open.
#[derive(Debug)]
pub struct Running {
    /// Where it listens.
    pub address: SocketAddr,
    /// Where it tells what it does, if anywhere.
    pub metrics: Option<SocketAddr>,
    /// The house itself.
    pub house: Arc<House>,
    close: watch::Sender<bool>,
    serving: JoinHandle<()>,
    beating: JoinHandle<()>,
}

/// Opens a house and serves it in the background. Tables on which an engine is to move, or a clock runs, go on
/// at once.
pub async fn start(config: Config, catalog: Catalog) -> Result<Running, ServeError> {
    let connections = listen::connections_that_fit(config.bounds.connections)?;
    let (listener, address) = bind(&config.listen).await?;
    let watched = match &config.metrics {
        Some(listen) => Some(bind(listen).await?),
        None => None,
    };
    let house = House::open(config, Arc::new(catalog)).await?;
    // Before anybody is served: whoever was here before is dead, and this process must not take itself for them.
    let internal = house.config.internal.clone().unwrap_or_else(|| address.to_string());
    house.store.move_in(&internal).await?;
    house.store.beat(&house.node, &internal, now()).await?;
    let (close, closed) = watch::channel(false);
    let metrics = watched.as_ref().map(|(_, address)| *address);
    if let Some((listener, _)) = watched {
        let listening = Listening {
            listener,
            app: metrics_router(Arc::clone(&house)),
            house: Arc::clone(&house),
            name: "connections for metrics",
            most: WATCHING,
            most_of_address: WATCHING,
        };
        tokio::spawn(listen::serve(listening, closed.clone()));
    }
    let bounds = house.config.bounds;
    let serving = tokio::spawn(listen::serve(
        Listening {
            listener,
            app: router(Arc::clone(&house)),
            house: Arc::clone(&house),
            name: "connections",
            most: connections,
            // Whatever one address does, there is room for others.
            most_of_address: bounds.connections_of_address.min(connections * 3 / 4).max(1),
        },
        closed,
    ));
    let tending = crate::people::tend(Arc::clone(&house));
    let tournaments = Arc::clone(&house).tend_tournaments();
    let beating = beat(Arc::clone(&house), internal);
    let beating = tokio::spawn(async move {
        tokio::join!(beating, tending, tournaments);
    });
    Ok(Running { address, metrics, house, close, serving, beating })
}

async fn bind(listen: &str) -> Result<(TcpListener, SocketAddr), ServeError> {
    let refused = |error| ServeError::Listen(listen.to_owned(), error);
    let listener = TcpListener::bind(listen).await.map_err(refused)?;
    let address = listener.local_addr().map_err(refused)?;
    Ok((listener, address))
}

impl Running {
    /// Closes in good order: tables are given back, sockets told to come again, the database closed. A database that
    /// does not answer is not waited for: whatever was acknowledged is in it.
    pub async fn close(self) {
        self.beating.abort();
        let _ = timeout(PATIENCE, self.house.hub.close()).await;
        let _ = self.close.send(true);
        self.house.pool.close();
        let _ = timeout(PATIENCE, self.serving).await;
        let silent = now() - 3_600_000;
        let goodbye = async {
            self.house.store.release(&self.house.node, now()).await?;
            self.house.store.forget_node(&self.house.node, silent).await
        };
        match timeout(PATIENCE, goodbye).await {
            Ok(Ok(())) => {}
            Ok(Err(error)) => tracing::warn!(%error, "the house could not tell that it closes"),
            Err(_) => tracing::warn!("the database does not hear that the house closes"),
        }
        self.house.store.close().await;
    }
}

/// How long each step of closing may take.
const PATIENCE: Duration = Duration::from_secs(5);
/// How often it is tried whether things can be kept again.
const RETRY: Duration = Duration::from_millis(500);

/// Tells the other processes that this one lives, and wakes tables that nobody serves: at the start those that
/// an earlier process left, later those of a process that died. While nothing can be kept it tries often whether
/// something can again.
async fn beat(house: Arc<House>, address: String) {
    let every = Duration::from_millis(u64::try_from(house.config.patience_ms / 3).unwrap_or(1).max(100));
    let mut health = house.store.health().subscribe();
    loop {
        if let Err(error) = house.store.beat(&house.node, &address, now()).await {
            tracing::warn!(%error, "the database does not hear this process");
            let _ = house.store.probe().await;
        }
        while !house.store.health().is_writable() {
            tokio::time::sleep(RETRY).await;
            let _ = house.store.probe().await;
        }
        let sleepers = timeout(PATIENCE, house.store.sleepers(now(), house.config.patience_ms));
        match sleepers.await.unwrap_or(Err(StoreError::Slow)) {
            Ok(tables) => {
                for table in tables {
                    if let Err(error) = house.place(&table).await {
                        tracing::error!(table, %error, "a table cannot be opened");
                    }
                }
            }
            Err(error) => tracing::warn!(%error, "tables that nobody serves cannot be found"),
        }
        tokio::select! {
            () = tokio::time::sleep(every) => {}
            _ = health.changed() => {}
        }
    }
}
