//! `kavarna tournament`: many players, one table.

use arena::{Tournament, TournamentKind, run_tournament};
use serde_json::json;

use crate::arena_cli::{KindWord, TournamentArgs};
use crate::commands::playing;
use crate::context::Context;
use crate::exit::ExitCode;
use crate::problem::Problem;
use crate::{interrupt, progress};

/// Plays a tournament and prints its table.
pub(crate) fn run(args: &TournamentArgs, context: &mut Context<'_>) -> Result<ExitCode, Problem> {
    let tournament = tournament(args, context)?;
    let ledger = playing::ledger(args.records.as_deref(), context)?;
    let stop = interrupt::watch()?;
    let bar = progress::bar(0, "games", context.talk);
    let standings = run_tournament(context.catalog, &tournament, ledger, &stop, &mut |progress| {
        bar.set_length(progress.all);
        bar.set_position(progress.done);
    })?;
    bar.finish_and_clear();
    let setting = &tournament.setting;
    let value = json!({
        "kavarna": 1,
        "game": setting.game,
        "options": setting.options.to_json(),
        "seed": setting.seed,
        "limit": setting.limits,
        "table": standings,
    });
    playing::publish(&standings.to_string(), &value, args.json.as_deref(), context)?;
    if stop.is_stopped() {
        context.talk.say(playing::how_to_go_on(args.records.as_deref()));
        return Ok(ExitCode::Interrupted);
    }
    Ok(ExitCode::Done)
}

pub(super) fn tournament(args: &TournamentArgs, context: &Context<'_>) -> Result<Tournament, Problem> {
    let rules = playing::rules(&args.playing, context)?;
    let players = playing::players(rules.as_ref(), &args.players)?;
    let kind = match (args.kind, args.rounds) {
        (KindWord::Swiss, None) => TournamentKind::swiss_for(players.len()),
        (KindWord::Swiss, Some(rounds)) => TournamentKind::Swiss { rounds },
        (_, Some(_)) => return Err(Problem::bad("--rounds: expected together with --kind swiss")),
        (KindWord::RoundRobin, None) => TournamentKind::RoundRobin,
        (KindWord::Gauntlet, None) => TournamentKind::Gauntlet,
    };
    let luck = playing::players(rules.as_ref(), args.luck.as_slice())?.pop();
    Ok(Tournament {
        setting: playing::setting(&args.playing)?,
        players,
        kind,
        games: args.games,
        threads: playing::threads(args.playing.threads),
        luck,
    })
}
