//! What can be typed after `kavarna serve` and `kavarna backup`.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use server::config::{IpNet, host_name, network, operator};

use crate::cli::threads;

/// `kavarna serve`
#[derive(Debug, Args)]
#[command(after_help = SERVE)]
#[allow(clippy::struct_excessive_bools, reason = "these are switches of the command line, thrown one by one")]
pub(crate) struct ServeArgs {
    /// Listen on this address [default: 127.0.0.1:7878]
    #[arg(long, value_name = "ADDR", env = "KAVARNA_LISTEN")]
    pub(crate) listen: Option<String>,
    /// Keep everything here: a file, or postgres://... [default: kavarna.db]
    #[arg(long, value_name = "URL", env = "KAVARNA_DB")]
    pub(crate) db: Option<String>,
    /// Read settings from this TOML file; what is typed or in the environment comes first
    #[arg(long, value_name = "FILE", env = "KAVARNA_CONFIG")]
    pub(crate) config: Option<PathBuf>,
    /// People open the app under this address; may be given several times
    #[arg(long = "origin", value_name = "URL", env = "KAVARNA_ORIGINS", value_delimiter = ',')]
    pub(crate) origins: Vec<String>,
    /// The house is also asked for under this name; may be given several times
    #[arg(long = "host", value_name = "NAME", env = "KAVARNA_HOSTS", value_delimiter = ',', value_parser = host_name)]
    pub(crate) hosts: Vec<String>,
    /// Believe what a proxy at this address or in this network says of the client; may be given several times
    #[arg(
        long = "trusted-proxy",
        value_name = "NETWORK",
        env = "KAVARNA_TRUSTED_PROXIES",
        value_delimiter = ',',
        value_parser = network
    )]
    pub(crate) trusted_proxies: Vec<IpNet>,
    /// Tell Prometheus what the house does, at this address under /metrics [default: nowhere]
    #[arg(long, value_name = "ADDR", env = "KAVARNA_METRICS")]
    pub(crate) metrics: Option<String>,
    /// TLS ends in front of this process: make cookies for TLS only
    #[arg(long, env = "KAVARNA_TLS")]
    pub(crate) tls: bool,
    /// How many threads think [default: all cores but one]
    #[arg(long, value_name = "N", env = "KAVARNA_WORKERS", allow_negative_numbers = true, value_parser = threads)]
    pub(crate) workers: Option<usize>,
    /// Show this queue of long work to operators in the lab, and take work for it: a file, or postgres://...
    #[arg(long, value_name = "URL", env = "KAVARNA_JOBS")]
    pub(crate) jobs: Option<String>,
    /// Whoever has the account of this name is an operator; may be given several times
    #[arg(long = "operator", value_name = "NAME", env = "KAVARNA_OPERATORS", value_delimiter = ',', value_parser = operator)]
    pub(crate) operators: Vec<String>,
    /// Where other processes of this house reach this one [default: the address it listens on]
    #[arg(long, value_name = "ADDR", env = "KAVARNA_INTERNAL")]
    pub(crate) internal: Option<String>,
    /// Let people fix the cards of a table at which others sit; its card says so
    #[arg(long, env = "KAVARNA_FIXED_DEALS")]
    pub(crate) fixed_deals: bool,
    /// Show the moves of engines at once, without a pause
    #[arg(long)]
    pub(crate) no_pause: bool,
    /// Lift the limits per person and address: for load from one machine
    #[arg(long)]
    pub(crate) no_bounds: bool,
    /// How logs are written to standard error; `KAVARNA_LOG` says how much (warn, info, debug)
    #[arg(long, value_enum, default_value_t = LogsArg::Text, env = "KAVARNA_LOGS")]
    pub(crate) logs: LogsArg,
}

/// How logs are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum LogsArg {
    /// Lines for people
    Text,
    /// Lines of JSON
    Json,
}

/// `kavarna backup`
#[derive(Debug, Args)]
#[command(after_help = BACKUP)]
pub(crate) struct BackupArgs {
    /// Write the copy here; the file must not exist
    pub(crate) to: PathBuf,
    /// The file of the house
    #[arg(long, value_name = "FILE", env = "KAVARNA_DB", default_value = "kavarna.db")]
    pub(crate) db: String,
}

const SERVE: &str = "\
Examples:
  kavarna serve                                       for this machine, kept in kavarna.db
  kavarna serve --listen 0.0.0.0:7878 --host pi.local   for everybody who can reach it, also by that name
  kavarna serve --tls --origin https://house.example --trusted-proxy 127.0.0.1   behind a proxy
  kavarna serve --db postgres://user@host/kavarna --metrics 127.0.0.1:7879

Open http://127.0.0.1:7878 in a browser. /healthz and /readyz say how it is. Ctrl-C closes in good order; after a
crash every table goes on where it was. docs/operating.md has proxies, limits, backups and every key of a settings file:

  listen = \"0.0.0.0:7878\"
  origins = [\"https://house.example\"]
  [programs]                     # seats for `external:NAME`
  mybot = \"python3 bot.py\"";

const BACKUP: &str = "\
Examples:
  kavarna backup house-monday.db
  kavarna backup --db games.db copy.db

Copies the SQLite file of a house, open or not. A house in PostgreSQL is copied with pg_dump.";
