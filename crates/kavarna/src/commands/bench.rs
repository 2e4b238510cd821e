//! `kavarna bench`: the signature of all searches, and how fast this machine runs them.

use std::hint::black_box;
use std::time::{Duration, Instant};

use game::random::mix;

use crate::cli::BenchArgs;
use crate::context::Context;
use crate::exit::ExitCode;
use crate::problem::Problem;

/// Steps of the calibrating loop: about a tenth of a second on a machine of today.
const CALIBRATION_STEPS: u64 = 50_000_000;

/// Prints `game nodes nodes/second`, `signature N` and `calibration STEPS`.
pub(crate) fn run(args: &BenchArgs, context: &mut Context<'_>) -> Result<ExitCode, Problem> {
    let names = match &args.game {
        Some(name) => vec![context.catalog.game(name)?.facts().name],
        None => context.catalog.names(),
    };
    let mut total = 0;
    for name in names {
        let begun = Instant::now();
        let signature = catalog::signature(context.catalog, name)?;
        let speed = a_second(signature.nodes, begun.elapsed());
        context.talk.detail(&format!("{name}: {} positions", signature.positions));
        writeln!(context.out, "{name} {} {speed}", signature.nodes)?;
        context.out.flush()?;
        total += signature.nodes;
    }
    writeln!(context.out, "signature {total}")?;
    context.out.flush()?;
    writeln!(context.out, "calibration {}", calibration())?;
    Ok(ExitCode::Done)
}

/// Steps a second of a loop of multiplications, each waiting for the one before: what one core does, apart from memory.
fn calibration() -> u64 {
    let begun = Instant::now();
    let last = (0..CALIBRATION_STEPS).fold(1, |bits, _| mix(bits));
    black_box(last);
    a_second(CALIBRATION_STEPS, begun.elapsed())
}

fn a_second(steps: u64, time: Duration) -> u64 {
    (steps as f64 / time.as_secs_f64().max(1e-9)) as u64
}
