//! Running a house from a command: logs, metrics, signals, backups.

use std::net::SocketAddr;
use std::sync::OnceLock;

use catalog::Catalog;
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use tokio::runtime::Runtime;
use tokio::signal;
use tracing_subscriber::EnvFilter;

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
    let filter = EnvFilter::try_from_env("KAVARNA_LOG").unwrap_or_else(|_| EnvFilter::new("info,sqlx=warn"));
    let subscriber = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    // Somebody who embeds the house may have set these up already.
    let _ = match logs {
        Logs::Text => subscriber.try_init(),
        Logs::Json => subscriber.json().try_init(),
    };
    if METRICS.get().is_none()
        && let Ok(handle) = PrometheusBuilder::new().install_recorder()
    {
        let _ = METRICS.set(handle);
    }
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
