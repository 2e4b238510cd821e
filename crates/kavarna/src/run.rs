//! From what was typed to an exit code.

use std::ffi::OsString;
use std::io::{self, BufWriter, Write};

use catalog::Catalog;
use clap::Parser;

use crate::cli::{Cli, Command};
use crate::commands;
use crate::context::{Context, Look, Talk, tell};
use crate::exit::ExitCode;
use crate::problem::Problem;
use crate::words::one_line;

/// Runs the command that was typed and tells how it went.
pub(crate) fn run(typed: impl IntoIterator<Item = OsString>, catalog: &Catalog) -> ExitCode {
    let cli = match Cli::try_parse_from(typed) {
        Ok(cli) => cli,
        Err(refused) => return explain(&refused),
    };
    let mut out = BufWriter::new(io::stdout());
    let mut context = Context {
        catalog,
        out: &mut out,
        look: Look::of_stdout(),
        talk: Talk::asked(cli.quiet, cli.verbose > 0),
        kept: Vec::new(),
    };
    let outcome = dispatch(&cli.command, &mut context).and_then(|code| {
        out.flush()?;
        Ok(code)
    });
    match outcome {
        Ok(code) => code,
        Err(Problem::NobodyReads) => {
            // What is still in the buffer would be refused once more when the buffer is dropped.
            let _ = out.into_parts();
            ExitCode::Done
        }
        Err(problem) => {
            let _ = out.flush();
            tell(&format!("kavarna: {}", one_line(&problem.to_string())));
            problem.exit_code()
        }
    }
}

pub(crate) fn dispatch(command: &Command, context: &mut Context<'_>) -> Result<ExitCode, Problem> {
    match command {
        Command::Games(args) => commands::games::run(args, context),
        Command::Players(args) => commands::players::run(args, context),
        Command::Play(args) => crate::play::run(args, context),
        Command::Match(args) => commands::matches::run(args, context),
        Command::Tournament(args) => commands::tournament::run(args, context),
        Command::Sprt(args) => commands::sprt::run(args, context),
        Command::Study(args) => commands::study::run(args, context),
        Command::Tune(args) => commands::tune::run(args, context),
        Command::Train(args) => commands::train::run(args, context),
        Command::Experiment(args) => commands::experiment::run(args, context),
        Command::Job(args) => commands::job::run(args, context),
        Command::Worker(args) => commands::worker::run(args, context),
        Command::Serve(args) => commands::serve::run(args, context),
        Command::Backup(args) => commands::serve::backup(args, context),
        Command::Agent(args) => commands::agent::run(args, context),
        Command::Perft(args) => commands::perft::run(args, context),
        Command::Show(args) => commands::show::run(args, context),
        Command::Solve(args) => commands::solve::run(args, context),
        Command::Explain(args) => commands::explain::run(args, context),
        Command::Review(args) => commands::review::run(args, context),
        Command::Replay(args) => crate::replay::run(args, context),
        Command::Convert(args) => commands::convert::run(args, context),
        Command::Bench(args) => commands::bench::run(args, context),
        Command::Completions(args) => commands::completions::run(args, context),
        Command::Man(args) => commands::man::run(args, context),
    }
}

/// Help and version go to standard output; everything else is one line on standard error.
fn explain(refused: &clap::Error) -> ExitCode {
    use clap::error::ErrorKind;
    match refused.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            let _ = refused.print();
            ExitCode::Done
        }
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            let _ = refused.print();
            ExitCode::BadInput
        }
        _ => {
            tell(&format!("kavarna: {} (try --help)", shortened(&refused.to_string())));
            ExitCode::BadInput
        }
    }
}

/// The parser's message without its usage lines, as one line.
pub(crate) fn shortened(message: &str) -> String {
    let told = message.split("\nUsage:").next().unwrap_or(message);
    let told = told.split("\nFor more information").next().unwrap_or(told);
    let told = told.strip_prefix("error: ").unwrap_or(told);
    let lines: Vec<&str> = told.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    one_line(&lines.join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_parsers_message_becomes_one_line() {
        let message = "error: the following required arguments were not provided:\n  --depth <N>\n\n\
                       Usage: kavarna perft --depth <N> <GAME>\n\nFor more information, try '--help'.\n";
        assert_eq!(shortened(message), "the following required arguments were not provided: --depth <N>");
    }
}
