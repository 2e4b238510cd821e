//! `kavarna bench`: the signature of all searches, and how fast this machine runs them.

use std::hint::black_box;
use std::time::{Duration, Instant};

use arena::WallClock;
use catalog::{PlayerSpec, Signature};
use game::Limits;
use game::random::mix;

use crate::cli::BenchArgs;
use crate::columns::Columns;
use crate::context::Context;
use crate::exit::ExitCode;
use crate::problem::Problem;

/// Steps of the calibrating loop: about a tenth of a second on a machine of today.
const CALIBRATION_STEPS: u64 = 50_000_000;

/// How far searches go that are compared.
const TO_COMPARE: Limits =
    Limits { depth: Some(5), nodes: Some(3_000_000), iterations: Some(1_000), ms: None };

/// The players whose options are the switches of a search, where a game has them.
const LABORATORY: [&str; 13] = [
    "tree",
    "uct",
    "proof",
    "bstar",
    "conspiracy",
    "trappy",
    "confident",
    "pimc",
    "epimc",
    "vector",
    "achievable",
    "alphamu",
    "ismcts",
];

/// Prints `game nodes nodes/second`, the same for published players as `game:player`, `signature N` and `calibration
/// STEPS`.
pub(crate) fn run(args: &BenchArgs, context: &mut Context<'_>) -> Result<ExitCode, Problem> {
    let names = match &args.game {
        Some(name) => vec![context.catalog.game(name)?.facts().name],
        None => context.catalog.names(),
    };
    let mut total = 0;
    for &name in &names {
        for player in std::iter::once(&"house").chain(context.catalog.game(name)?.fixed_points()) {
            let signature = measured(context, name, &PlayerSpec::plain(player))?;
            let speed = a_second(signature.nodes, signature.thought);
            let label = if *player == "house" { name.to_owned() } else { format!("{name}:{player}") };
            context.talk.detail(&format!("{label}: {} positions", signature.positions));
            writeln!(context.out, "{label} {} {speed}", signature.nodes)?;
            context.out.flush()?;
            total += signature.nodes;
        }
    }
    writeln!(context.out, "signature {total}")?;
    context.out.flush()?;
    writeln!(context.out, "calibration {}", calibration())?;
    if args.searches {
        for name in names {
            writeln!(context.out)?;
            players(name, context)?;
            for player in LABORATORY {
                enhancements(name, player, context)?;
            }
        }
    }
    Ok(ExitCode::Done)
}

/// Nodes (or iterations) a second of every player on the fixed positions.
fn players(game: &'static str, context: &mut Context<'_>) -> Result<(), Problem> {
    let mut table = Columns::new(&["player", ">nodes", ">a second"]);
    for kind in context.catalog.game(game)?.players() {
        let Signature { nodes, thought, .. } = measured(context, game, &PlayerSpec::plain(kind.name))?;
        table.row([format!("{game} {}", kind.name), nodes.to_string(), a_second(nodes, thought).to_string()]);
    }
    Ok(table.write(context.out, context.look)?)
}

/// A search with one switch thrown at a time: how many more nodes, how much more time, and in how many of the
/// positions it still decides the same.
fn enhancements(game: &'static str, player: &str, context: &mut Context<'_>) -> Result<(), Problem> {
    if context.catalog.game(game)?.players().iter().all(|kind| kind.name != player) {
        return Ok(());
    }
    let limited = |spec: PlayerSpec| PlayerSpec { limits: Some(TO_COMPARE), ..spec };
    let usual = measured(context, game, &limited(PlayerSpec::plain(player)))?;
    writeln!(context.out)?;
    let mut table =
        Columns::new(&["switch", ">nodes", ">times the nodes", ">times the time a node", ">same decisions"]);
    let mut row = |name: String, other: &Signature| {
        let ratio = |a: f64, b: f64| format!("{:.2}", a / b.max(1e-9));
        let a_node = |from: &Signature| from.thought.as_secs_f64() / from.nodes.max(1) as f64;
        let same = usual.decisions.iter().zip(&other.decisions).filter(|(a, b)| a == b).count();
        table.row([
            name,
            other.nodes.to_string(),
            ratio(other.nodes as f64, usual.nodes as f64),
            ratio(a_node(other), a_node(&usual)),
            format!("{same} of {}", usual.decisions.len()),
        ]);
    };
    row(format!("{game} {player}"), &usual);
    for spec in catalog::thrown_switches(context.catalog, game, player)? {
        row(spec.options.to_string(), &measured(context, game, &limited(spec))?);
    }
    Ok(table.write(context.out, context.look)?)
}

fn measured(context: &Context<'_>, game: &str, spec: &PlayerSpec) -> Result<Signature, Problem> {
    Ok(catalog::signature_of(context.catalog, game, spec, &WallClock::start())?)
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
