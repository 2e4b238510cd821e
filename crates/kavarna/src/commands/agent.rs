//! `kavarna agent GAME SPEC`: one of our players in a seat of somebody else's match.

use std::io;

use crate::cli::AgentArgs;
use crate::context::Context;
use crate::exit::ExitCode;
use crate::problem::Problem;

/// Plays over standard input and output until the input ends.
pub(crate) fn run(args: &AgentArgs, context: &mut Context<'_>) -> Result<ExitCode, Problem> {
    arena::agent(context.catalog, &args.game, &args.spec, io::stdin().lock(), &mut *context.out)?;
    Ok(ExitCode::Done)
}
