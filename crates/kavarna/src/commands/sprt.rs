//! `kavarna sprt`: is the new player better? The exit code tells.

use arena::stats::{Bounds, Hypotheses, Verdict};
use arena::{Trial, run_trial};

use crate::arena_cli::SprtArgs;
use crate::commands::playing;
use crate::context::Context;
use crate::exit::ExitCode;
use crate::problem::Problem;
use crate::{interrupt, progress};

/// Plays until the test decides.
pub(crate) fn run(args: &SprtArgs, context: &mut Context<'_>) -> Result<ExitCode, Problem> {
    let trial = trial(args, context)?;
    let ledger = playing::ledger(args.records.as_deref(), context)?;
    let stop = interrupt::watch()?;
    let bar = progress::bar(trial.max_games, "games", context.talk);
    let report = run_trial(context.catalog, &trial, ledger, &stop, &mut |progress| {
        let (low, high) = progress.ends;
        bar.set_message(format!("games, ratio {:.2} of {low:.2} to {high:.2}", progress.ratio));
        bar.set_position(progress.games);
    })?;
    bar.finish_and_clear();
    playing::publish(&report.to_string(), &report, args.json.as_deref(), context)?;
    Ok(match report.verdict {
        Verdict::Better => ExitCode::Done,
        Verdict::NotBetter => ExitCode::NotBetter,
        Verdict::Undecided if stop.is_stopped() => {
            context.talk.say(playing::how_to_go_on(args.records.as_deref()));
            ExitCode::Interrupted
        }
        Verdict::Undecided => ExitCode::Undecided,
    })
}

pub(super) fn trial(args: &SprtArgs, context: &Context<'_>) -> Result<Trial, Problem> {
    let rules = playing::rules(&args.playing, context)?;
    let mut seats = playing::players(rules.as_ref(), &args.seats)?.into_iter();
    let (Some(new), Some(old), None) = (seats.next(), seats.next(), seats.next()) else {
        let given = args.seats.len();
        return Err(Problem::bad(format!(
            "expected two --seat, the new player and the old one, got {given}"
        )));
    };
    let hypotheses = match (args.points0, args.points1) {
        (Some(null), Some(alternative)) => Hypotheses::Points { null, alternative },
        _ => Hypotheses::Elo { null: args.elo0.unwrap_or(0.0), alternative: args.elo1.unwrap_or(10.0) },
    };
    Ok(Trial {
        setting: playing::setting(&args.playing)?,
        new,
        old,
        hypotheses,
        bounds: Bounds { alpha: args.alpha, beta: args.beta },
        max_games: args.max_games,
        threads: playing::threads(args.playing.threads),
    })
}
