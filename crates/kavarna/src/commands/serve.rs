//! `kavarna serve`: the house, open to browsers and programs.

use std::io::Write;

use catalog::Catalog;
use server::config::File;
use server::jobs::SpecReader;
use server::store::StoreError;
use server::{Bounds, Config, Logs, ServeError};

use crate::commands::job;
use crate::context::{Context, Talk};
use crate::exit::ExitCode;
use crate::problem::Problem;
use crate::serve_cli::{BackupArgs, LogsArg, ServeArgs};

/// Serves until interrupted.
pub(crate) fn run(args: &ServeArgs, context: &mut Context<'_>) -> Result<ExitCode, Problem> {
    let config = config(args)?;
    let logs = match args.logs {
        LogsArg::Text => Logs::Text,
        LogsArg::Json => Logs::Json,
    };
    let (out, talk) = (&mut context.out, context.talk);
    let mut opened = |address: std::net::SocketAddr| {
        if talk != Talk::Quiet {
            // Whoever started the program may have stopped reading; the house is open all the same.
            let _ = writeln!(out, "http://{address}").and_then(|()| out.flush());
        }
    };
    server::run(config, Catalog::house(), logs, &mut opened).map_err(|error| problem(&error))?;
    Ok(ExitCode::Done)
}

/// Copies the database of a house.
pub(crate) fn backup(args: &BackupArgs, context: &mut Context<'_>) -> Result<ExitCode, Problem> {
    let to = args.to.display().to_string();
    if args.to.exists() {
        return Err(Problem::bad(format!("{to} exists: expected the name of a new file")));
    }
    if args.db.contains("://") && !args.db.starts_with("sqlite:") {
        return Err(Problem::bad(
            "expected the file of a house: a PostgreSQL database is copied with pg_dump",
        ));
    }
    if !std::path::Path::new(&args.db).exists() {
        return Err(Problem::bad(format!("cannot read {}: no such file", args.db)));
    }
    server::backup(&args.db, &to).map_err(|error| problem(&error))?;
    context.talk.say(&format!("kavarna: copied {} to {to}", args.db));
    Ok(ExitCode::Done)
}

/// What was typed or stands in the environment, over the file, over the defaults.
fn config(args: &ServeArgs) -> Result<Config, Problem> {
    let file = match &args.config {
        Some(path) => File::read(path).map_err(|error| Problem::bad(error.to_string()))?,
        None => File::default(),
    };
    let config = file.over(Config::default());
    Ok(Config {
        listen: args.listen.clone().unwrap_or(config.listen),
        db: args.db.clone().unwrap_or(config.db),
        origins: if args.origins.is_empty() { config.origins } else { args.origins.clone() },
        hosts: if args.hosts.is_empty() { config.hosts } else { args.hosts.clone() },
        trusted_proxies: if args.trusted_proxies.is_empty() {
            config.trusted_proxies
        } else {
            args.trusted_proxies.clone()
        },
        metrics: args.metrics.clone().or(config.metrics),
        tls: args.tls || config.tls,
        workers: args.workers.unwrap_or(config.workers),
        jobs: args.jobs.clone().or(config.jobs),
        operators: if args.operators.is_empty() { config.operators } else { args.operators.clone() },
        spec_reader: SpecReader(job::read_spec),
        internal: args.internal.clone().or(config.internal),
        fixed_deals: args.fixed_deals || config.fixed_deals,
        pace: if args.no_pause { (0, 0) } else { config.pace },
        tournament_pause_ms: if args.no_pause { 0 } else { config.tournament_pause_ms },
        bounds: if args.no_bounds { Bounds::wide() } else { config.bounds },
        ..config
    })
}

fn problem(error: &ServeError) -> Problem {
    match error {
        ServeError::Listen(..) | ServeError::Store(StoreError::Address(_)) => {
            Problem::BadInput(error.to_string())
        }
        ServeError::Store(_) | ServeError::OpenFiles { .. } | ServeError::Runtime(_) => {
            Problem::Failed(error.to_string())
        }
    }
}
