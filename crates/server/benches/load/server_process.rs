//! The server, in a process of its own.

use std::process::{Child, Command, Stdio};
use std::time::Duration;

use server::{Bounds, Config, Logs};
use tokio::net::TcpStream;

use crate::client::Client;

/// What the child does: a house as an operator would run it, but for the limits per person and address.
pub(crate) fn serve() {
    let (Ok(db), Ok(listen)) = (std::env::var("HOUSE_DB"), std::env::var("HOUSE_LISTEN")) else { return };
    let metrics = std::env::var("HOUSE_METRICS").ok();
    let bounds = Bounds { messages: 10_000, ..Bounds::wide() };
    let config = Config { db, listen, bounds, metrics, ..Config::default() };
    if let Err(error) = server::run(config, catalog::Catalog::house(), Logs::Text, &mut |_| {}) {
        eprintln!("{error}");
    }
}

/// A running server with a database of its own.
pub(crate) struct ServerProcess {
    pub(crate) address: String,
    metrics: String,
    child: Child,
    _folder: tempfile::TempDir,
}

impl ServerProcess {
    pub(crate) async fn start() -> ServerProcess {
        let folder = tempfile::tempdir().expect("a temporary folder can be made");
        let free = || std::net::TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
        let address = free().expect("a port is free").to_string();
        let metrics = free().expect("a port is free").to_string();
        let child = Command::new(std::env::current_exe().expect("this program has a name"))
            .arg("serve")
            .env("HOUSE_DB", folder.path().join("house.db"))
            .env("HOUSE_LISTEN", &address)
            .env("HOUSE_METRICS", &metrics)
            .env("KAVARNA_LOG", "error")
            .stdin(Stdio::null())
            .spawn()
            .expect("this program can be started again");
        while TcpStream::connect(&address).await.is_err() {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        ServerProcess { address, metrics, child, _folder: folder }
    }

    /// A figure of the process, in MiB.
    pub(crate) fn memory(&self, name: &str) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap_or_default();
        let line = status.lines().find(|line| line.starts_with(name)).unwrap_or_default();
        line.split_whitespace().nth(1).and_then(|kib| kib.parse::<u64>().ok()).unwrap_or_default() / 1024
    }

    /// How many engine workers think, of how many.
    pub(crate) async fn engines(&self) -> String {
        let text = Client::nobody(&self.metrics).get("/metrics").await;
        let figure = |name: &str| {
            let line = text.lines().find(|line| line.starts_with(name)).unwrap_or_default();
            line.split(' ').nth(1).unwrap_or("?").to_owned()
        };
        format!("{} of {}", figure("kavarna_engine_busy "), figure("kavarna_engine_workers "))
    }
}

impl Drop for ServerProcess {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
