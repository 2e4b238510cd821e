//! `kavarna tune`: better values for a player's numbers, found by play.

use arena::{Method, SeatSpec, Tuning, go_on_tuning, knob, with_lists};

use crate::arena_cli::{TuneArgs, TuneMethod};
use crate::cli::TrainArgs;
use crate::columns::Columns;
use crate::commands::{playing, train};
use crate::context::Context;
use crate::exit::ExitCode;
use crate::problem::Problem;
use crate::{interrupt, progress};

/// Tunes and prints what came out, with what it gained.
pub(crate) fn run(args: &TuneArgs, context: &mut Context<'_>) -> Result<ExitCode, Problem> {
    let Some(player) = &args.player else { return train::run(&weights(args), context) };
    let tuning = tuning(args, player, context)?;
    let stop = interrupt::watch()?;
    let bar = progress::bar(tuning.steps, "steps", context.talk);
    let mut kept = playing::ledger(None, context)?;
    // Games of a plain tuning are forgotten step by step.
    let kept = (!context.kept.is_empty()).then_some(&mut kept);
    let state = args.state.as_deref();
    let tuned = go_on_tuning(context.catalog, &tuning, state, kept, &stop, &mut |progress| {
        bar.set_position(progress.done);
    })?;
    bar.finish_and_clear();
    let mut table = Columns::new(&["option", ">start", ">tuned", ">least of late", ">most of late"]);
    let ends = tuned.tuner.spread();
    for ((knob, value), (low, high)) in tuned.tuner.knobs().iter().zip(tuned.tuner.result()).zip(ends) {
        let number = |value: f64| format!("{value:.4}");
        table.row([knob.name.clone(), number(knob.start), number(value), number(low), number(high)]);
    }
    table.write(context.out, context.look)?;
    let steps = match args.method {
        TuneMethod::Spsa => "steps",
        TuneMethod::Evolution => "generations",
    };
    writeln!(context.out, "{} {steps}: {}", tuned.tuner.done(), tuned.player)?;
    if let Some(standings) = &tuned.standings {
        write!(context.out, "\n{standings}")?;
    }
    context.out.flush()?;
    if stop.is_stopped() {
        let words = if args.state.is_some() {
            "type the same command again to go on"
        } else {
            "with --state it could go on"
        };
        context.talk.say(&format!("kavarna: interrupted; {words}"));
        return Ok(ExitCode::Interrupted);
    }
    Ok(ExitCode::Done)
}

/// Without a player to tune by play, the weights of the house are learned again, as `kavarna train` does it.
pub(super) fn weights(args: &TuneArgs) -> TrainArgs {
    TrainArgs {
        game: args.playing.game.clone(),
        course: Some("weights".to_owned()),
        settings: Vec::new(),
        folder: args.state.clone(),
        seed: args.playing.seed,
        threads: args.playing.threads,
        chunk: None,
        list: false,
    }
}

pub(super) fn tuning(args: &TuneArgs, player: &str, context: &Context<'_>) -> Result<Tuning, Problem> {
    let rules = playing::rules(&args.playing, context)?;
    let SeatSpec::Own(spec) = SeatSpec::parse(rules.as_ref(), player)? else {
        return Err(Problem::bad("--player: expected a player of the house, whose options are known"));
    };
    let kinds = context.catalog.game(&args.playing.game)?.players();
    let options = kinds.into_iter().find(|kind| kind.name == spec.name).map(|kind| kind.options);
    let options = options.unwrap_or_default();
    let knobs = args.knobs.iter().map(|text| knob(text, &options, &spec.options));
    let knobs: Vec<_> = knobs.collect::<Result<_, _>>()?;
    Ok(Tuning {
        setting: playing::setting(&args.playing)?,
        player: with_lists(player, &knobs, &options),
        knobs,
        method: match args.method {
            TuneMethod::Spsa => Method::Spsa,
            TuneMethod::Evolution => Method::Evolution { children: args.children },
        },
        steps: args.steps,
        games: args.games,
        pace: args.pace,
        verify: args.verify,
        threads: playing::threads(args.playing.threads),
    })
}
