//! What the commands of the arena have in common: the setting, the ledger, the files they write.

use std::fs;
use std::path::Path;
use std::thread;

use arena::{Ledger, SeatSpec, Setting};
use catalog::AnyRules;
use serde::Serialize;

use crate::arena_cli::PlayingArgs;
use crate::cli::Opening;
use crate::context::Context;
use crate::place;
use crate::problem::Problem;

/// The setting that was typed.
pub(super) fn setting(args: &PlayingArgs) -> Result<Setting, Problem> {
    Ok(Setting {
        options: place::options(&args.options)?,
        seed: args.seed,
        limits: place::limits(&args.limits)?,
        openings: args.opening == Opening::Varied,
        session: args.session,
        ..Setting::new(&args.game)
    })
}

/// The rules that were typed.
pub(super) fn rules(args: &PlayingArgs, context: &Context<'_>) -> Result<Box<dyn AnyRules>, Problem> {
    place::rules(context.catalog, &args.game, &args.options)
}

/// The players that were typed.
pub(super) fn players(rules: &dyn AnyRules, texts: &[String]) -> Result<Vec<SeatSpec>, Problem> {
    texts.iter().map(|text| Ok(SeatSpec::parse(rules, text)?)).collect()
}

/// As many games at once as asked for, or as there are cores.
pub(super) fn threads(asked: Option<usize>) -> usize {
    asked.unwrap_or_else(|| thread::available_parallelism().map_or(1, usize::from))
}

/// The file of records, or only memory, with what was worked out elsewhere.
pub(super) fn ledger(records: Option<&Path>, context: &Context<'_>) -> Result<Ledger, Problem> {
    let mut ledger = records.map_or_else(|| Ok(Ledger::in_memory()), Ledger::open)?;
    context.kept.iter().try_for_each(|line| ledger.take_in(line))?;
    Ok(ledger)
}

/// Prints a result: the text for people, and the JSON where it was asked for. With `--json -` the JSON takes
/// standard output and the text goes to standard error.
pub(super) fn publish(
    text: &str,
    value: &impl Serialize,
    json: Option<&Path>,
    context: &mut Context<'_>,
) -> Result<(), Problem> {
    let written = serde_json::to_string(value).map_err(|error| Problem::Failed(error.to_string()))?;
    match json {
        Some(path) if path == Path::new("-") => {
            writeln!(context.out, "{written}")?;
            context.talk.say(text.trim_end());
        }
        Some(path) => {
            fs::write(path, format!("{written}\n")).map_err(|error| Problem::file("write", path, &error))?;
            write!(context.out, "{text}")?;
        }
        None => write!(context.out, "{text}")?,
    }
    context.out.flush()?;
    Ok(())
}

/// What to say when somebody pressed Ctrl-C.
pub(super) fn how_to_go_on(records: Option<&Path>) -> &'static str {
    if records.is_some() {
        "kavarna: interrupted; type the same command again to go on"
    } else {
        "kavarna: interrupted; with --records it could go on"
    }
}
