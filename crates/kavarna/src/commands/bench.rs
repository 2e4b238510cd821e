//! `kavarna bench`: the signature of all searches, and how fast this machine runs them.

use std::hint::black_box;
use std::time::{Duration, Instant};

use arena::WallClock;
use catalog::PlayerSpec;
use game::Limits;
use game::random::mix;

use crate::cli::BenchArgs;
use crate::columns::Columns;
use crate::context::Context;
use crate::exit::ExitCode;
use crate::problem::Problem;

/// Steps of the calibrating loop: about a tenth of a second on a machine of today.
const CALIBRATION_STEPS: u64 = 50_000_000;

/// The player whose options are the switches of the tree search.
const LABORATORY: &str = "tree";

/// Prints `game nodes nodes/second`, `signature N` and `calibration STEPS`.
pub(crate) fn run(args: &BenchArgs, context: &mut Context<'_>) -> Result<ExitCode, Problem> {
    let names = match &args.game {
        Some(name) => vec![context.catalog.game(name)?.facts().name],
        None => context.catalog.names(),
    };
    let mut total = 0;
    for &name in &names {
        let signature =
            catalog::signature_of(context.catalog, name, &PlayerSpec::plain("house"), &WallClock::start())?;
        let speed = a_second(signature.nodes, signature.thought);
        context.talk.detail(&format!("{name}: {} positions", signature.positions));
        writeln!(context.out, "{name} {} {speed}", signature.nodes)?;
        context.out.flush()?;
        total += signature.nodes;
    }
    writeln!(context.out, "signature {total}")?;
    context.out.flush()?;
    writeln!(context.out, "calibration {}", calibration())?;
    if args.searches {
        for name in names {
            writeln!(context.out)?;
            players(name, context)?;
            enhancements(name, context)?;
        }
    }
    Ok(ExitCode::Done)
}

/// Nodes (or iterations) a second of every player on the fixed positions.
fn players(game: &'static str, context: &mut Context<'_>) -> Result<(), Problem> {
    let mut table = Columns::new(&["player", ">nodes", ">a second"]);
    for kind in context.catalog.game(game)?.players() {
        let (nodes, time) = measured(context, game, &PlayerSpec::plain(kind.name))?;
        table.row([format!("{game} {}", kind.name), nodes.to_string(), a_second(nodes, time).to_string()]);
    }
    Ok(table.write(context.out, context.look)?)
}

/// The tree search with one enhancement less at a time: how many more nodes, how much more time.
fn enhancements(game: &'static str, context: &mut Context<'_>) -> Result<(), Problem> {
    if context.catalog.game(game)?.players().iter().all(|kind| kind.name != LABORATORY) {
        return Ok(());
    }
    let to_depth = |spec: PlayerSpec| PlayerSpec { limits: Some(Limits::depth(5)), ..spec };
    let (nodes, time) = measured(context, game, &to_depth(PlayerSpec::plain(LABORATORY)))?;
    writeln!(context.out)?;
    let mut table = Columns::new(&["without", ">nodes", ">times the nodes", ">times the time"]);
    table.row([format!("{game}: nothing"), nodes.to_string(), "1.00".into(), "1.00".into()]);
    for (switch, spec) in catalog::one_less(context.catalog, game, LABORATORY)? {
        let (more, longer) = measured(context, game, &to_depth(spec))?;
        let ratio = |a: f64, b: f64| format!("{:.2}", a / b.max(1e-9));
        table.row([
            switch.to_owned(),
            more.to_string(),
            ratio(more as f64, nodes as f64),
            ratio(longer.as_secs_f64(), time.as_secs_f64()),
        ]);
    }
    Ok(table.write(context.out, context.look)?)
}

fn measured(context: &Context<'_>, game: &str, spec: &PlayerSpec) -> Result<(u64, Duration), Problem> {
    let signature = catalog::signature_of(context.catalog, game, spec, &WallClock::start())?;
    Ok((signature.nodes, signature.thought))
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
