//! `kavarna completions SHELL`: what the shell offers when Tab is pressed.

use clap::CommandFactory;
use clap::builder::PossibleValuesParser;

use crate::cli::{Cli, CompletionsArgs};
use crate::context::Context;
use crate::exit::ExitCode;
use crate::problem::Problem;

/// Prints a completion script that also knows the names of the games.
pub(crate) fn run(args: &CompletionsArgs, context: &mut Context<'_>) -> Result<ExitCode, Problem> {
    let names = context.catalog.names();
    let with_names = |mut command: clap::Command| {
        // Only where `game` is a name: elsewhere it is the number of a game in a file.
        if command.get_positionals().any(|arg| arg.get_id() == "game") {
            let names = PossibleValuesParser::new(names.iter().copied());
            command = command.mut_arg("game", |arg| arg.value_parser(names));
        }
        command
    };
    let mut command = Cli::command().mut_subcommands(with_names);
    // Into memory first: the generator itself cannot bear a reader that goes away.
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut command, "kavarna", &mut script);
    context.out.write_all(&script)?;
    Ok(ExitCode::Done)
}
