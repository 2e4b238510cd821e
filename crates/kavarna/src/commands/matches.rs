//! `kavarna match`: many games between the same players.

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::Path;

use arena::{MatchPlan, go_on_with_match};
use game::{Record, Stop};

use super::playing;
use crate::cli::MatchArgs;
use crate::context::Context;
use crate::exit::ExitCode;
use crate::problem::Problem;
use crate::{interrupt, progress};

/// Plays a match and prints its result.
pub(crate) fn run(args: &MatchArgs, context: &mut Context<'_>) -> Result<ExitCode, Problem> {
    let plan = plan(args, context)?;
    let mut kept = playing::ledger(None, context)?;
    let to_stdout = args.json.as_deref() == Some(Path::new("-"));
    let mut file = match &args.json {
        Some(path) if !to_stdout => {
            Some(BufWriter::new(File::create(path).map_err(|error| Problem::file("write", path, &error))?))
        }
        _ => None,
    };
    let records: Option<&mut dyn Write> = match (&mut file, to_stdout) {
        (Some(file), _) => Some(file),
        (None, true) => Some(&mut *context.out),
        (None, false) => None,
    };
    let interrupted = interrupt::watch()?;
    let bar = progress::bar(plan.games, "games", context.talk);
    context.talk.detail(&format!("{} games, {} at once", plan.games, plan.threads));
    let mut secretary = Secretary { records, stop: interrupted.clone(), refused: None };
    let summary = go_on_with_match(context.catalog, &plan, &mut kept, &interrupted, &mut |record| {
        secretary.write(record);
        // The later deals of a session are no games of their own.
        if record.deal_of_session.is_none_or(|deal| deal == 0) {
            bar.inc(1);
        }
    })?;
    bar.finish_and_clear();
    if let Some(error) = secretary.refused {
        return Err(match (&args.json, to_stdout) {
            (Some(path), false) => Problem::Failed(format!("cannot write {}: {error}", path.display())),
            _ => error.into(),
        });
    }
    if to_stdout {
        context.talk.say(summary.to_string().trim_end());
    } else {
        write!(context.out, "{summary}")?;
        context.out.flush()?;
    }
    if summary.games < plan.games {
        context.talk.say(&format!("kavarna: interrupted after {} of {} games", summary.games, plan.games));
        return Ok(ExitCode::Interrupted);
    }
    Ok(ExitCode::Done)
}

pub(super) fn plan(args: &MatchArgs, context: &Context<'_>) -> Result<MatchPlan, Problem> {
    let rules = playing::rules(&args.playing, context)?;
    let (seats, given) = (rules.seats(), args.seats.len());
    if seats != given {
        let game = rules.facts().name;
        return Err(Problem::bad(format!("{game} has {seats} seats: expected {seats} --seat, got {given}")));
    }
    let setting = playing::setting(&args.playing)?;
    Ok(MatchPlan {
        options: setting.options,
        games: args.games,
        seed: setting.seed,
        limits: setting.limits,
        threads: playing::threads(args.playing.threads),
        openings: setting.openings,
        session: setting.session,
        ..MatchPlan::new(&setting.game, playing::players(rules.as_ref(), &args.seats)?)
    })
}

/// Writes the records as the games finish. When they cannot be written any more the match is stopped.
struct Secretary<'a> {
    records: Option<&'a mut dyn Write>,
    stop: Stop,
    refused: Option<io::Error>,
}

impl Secretary<'_> {
    fn write(&mut self, record: &Record) {
        let Some(records) = &mut self.records else { return };
        if self.refused.is_some() {
            return;
        }
        let written = writeln!(records, "{}", record.to_line()).and_then(|()| records.flush());
        if let Err(error) = written {
            self.refused = Some(error);
            self.stop.stop();
        }
    }
}
