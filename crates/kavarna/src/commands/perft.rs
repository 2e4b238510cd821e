//! `kavarna perft`: the fingerprint of the move generator.

use crate::cli::PerftArgs;
use crate::context::Context;
use crate::exit::ExitCode;
use crate::place;
use crate::problem::Problem;

/// Prints `depth leaves`, one line a depth from 1, each as soon as it is known.
pub(crate) fn run(args: &PerftArgs, context: &mut Context<'_>) -> Result<ExitCode, Problem> {
    let table = place::table(context.catalog, &args.place)?;
    for depth in 1..=args.depth {
        writeln!(context.out, "{depth} {}", table.perft(depth))?;
        context.out.flush()?;
    }
    Ok(ExitCode::Done)
}
