//! Running a house from a command: logs, metrics, signals, backups.

use std::io::IsTerminal;
use std::net::SocketAddr;
use std::sync::OnceLock;

use catalog::Catalog;
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use tokio::runtime::Runtime;
use tokio::signal;
use tracing::{Level, Metadata};
use tracing_subscriber::filter::filter_fn;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{EnvFilter, fmt};

use crate::config::Config;
use crate::serve::{ServeError, start};
use crate::store::Store;

static METRICS: OnceLock<PrometheusHandle> = OnceLock::new();

/// How logs are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Logs {
    /// Lines for people.
    Text,
    /// Lines of JSON.
    Json,
}

/// What is counted, as Prometheus reads it; `None` where nobody counts.
pub(crate) fn metrics_text() -> Option<String> {
    METRICS.get().map(PrometheusHandle::render)
}

/// The parts of the program that are written not to log a hand or a secret.
const OWN: [&str; 4] = ["server", "tables", "arena", "kavarna"];

/// Whether something may be logged, however much is asked for. Libraries log whatever passes through them, hands and
/// cookies among it, when they are asked for more than warnings.
fn may_be_logged(what: &Metadata<'_>) -> bool {
    let part = what.target().split("::").next().unwrap_or_default();
    *what.level() <= Level::WARN || OWN.contains(&part)
}

fn runtime() -> Result<Runtime, ServeError> {
    tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(ServeError::Runtime)
}

/// Opens a house and serves until somebody presses Ctrl-C or asks the process to end. `opened` is told the
/// address.
pub fn run(
    config: Config,
    catalog: Catalog,
    logs: Logs,
    opened: &mut dyn FnMut(SocketAddr),
) -> Result<(), ServeError> {
    let wanted = EnvFilter::try_from_env("KAVARNA_LOG").unwrap_or_else(|_| EnvFilter::new("info"));
    let lines = fmt::layer().with_writer(std::io::stderr).with_ansi(std::io::stderr().is_terminal());
    let subscriber = tracing_subscriber::registry().with(wanted).with(filter_fn(may_be_logged));
    // Somebody who embeds the house may have set these up already.
    let _ = match logs {
        Logs::Text => subscriber.with(lines).try_init(),
        Logs::Json => subscriber.with(lines.json()).try_init(),
    };
    if METRICS.get().is_none()
        && let Ok(handle) = PrometheusBuilder::new().install_recorder()
    {
        let _ = METRICS.set(handle);
    }
    tell_panics_by_their_place();
    runtime()?.block_on(async {
        survive_limits();
        let running = start(config, catalog).await?;
        tracing::info!(address = %running.address, node = running.house.node, "the house is open");
        opened(running.address);
        asked_to_stop().await;
        tracing::info!("the house closes");
        running.close().await;
        Ok(())
    })
}

/// Something that breaks is told by its place in the program, not in its words: they may name cards.
fn tell_panics_by_their_place() {
    std::panic::set_hook(Box::new(|broken| {
        let place = broken.location().map(ToString::to_string).unwrap_or_default();
        tracing::error!(place, "something in the house is broken: please report it");
    }));
}

/// A file that may not grow any more is an error of the write, not the end of the process: the signal that comes with it
/// is caught.
fn survive_limits() {
    #[cfg(target_os = "linux")]
    {
        /// `SIGXFSZ`.
        const FILE_SIZE: i32 = 25;
        if let Ok(mut exceeded) = signal::unix::signal(signal::unix::SignalKind::from_raw(FILE_SIZE)) {
            tokio::spawn(async move { while exceeded.recv().await.is_some() {} });
        }
    }
}

async fn asked_to_stop() {
    #[cfg(unix)]
    {
        let terminated = signal::unix::signal(signal::unix::SignalKind::terminate());
        if let Ok(mut terminated) = terminated {
            tokio::select! {
                _ = signal::ctrl_c() => {}
                _ = terminated.recv() => {}
            }
            return;
        }
    }
    let _ = signal::ctrl_c().await;
}

/// Copies the SQLite database of a house, which may be open, into a new file.
pub fn backup(db: &str, to: &str) -> Result<(), ServeError> {
    runtime()?.block_on(async {
        let store = Store::open_beside(db).await?;
        store.backup(to).await?;
        store.close().await;
        Ok(())
    })
}
