//! The `kavarna` command: the games of the house on the command line and in the terminal.
//!
//! What was typed ([`cli`]) becomes a configuration and is run by one small file per command
//! ([`commands`]). The terminal app lives in [`play`], the terminal replay in [`replay`].

#![forbid(unsafe_code)]

mod account;
mod arena_cli;
mod cli;
mod columns;
mod commands;
mod context;
mod examples;
mod exit;
mod interrupt;
mod job_cli;
mod paint;
mod place;
mod play;
mod problem;
mod progress;
mod records;
mod replay;
mod run;
mod serve_cli;
mod solve_cli;
mod terminal;
mod words;

fn main() -> std::process::ExitCode {
    run::run(std::env::args_os(), &catalog::Catalog::house()).into()
}
