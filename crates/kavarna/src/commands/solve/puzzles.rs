//! `kavarna solve GAME --puzzles N`: positions in which one move is right, with what every other move costs.

use std::fs;
use std::path::Path;

use catalog::{Puzzle, PuzzleMaker};
use game::{Limits, Stop};
use indicatif::ProgressBar;

use super::Work;
use crate::context::Context;
use crate::exit::ExitCode;
use crate::problem::Problem;
use crate::solve_cli::SolveArgs;
use crate::{interrupt, place, progress};

/// How hard the solver tries when nobody says.
const USUAL: u64 = 300_000;

/// Prints so many puzzles, or as many as a file holds.
pub(super) fn run(args: &SolveArgs, wanted: u64, context: &mut Context<'_>) -> Result<ExitCode, Problem> {
    let rules = place::table(context.catalog, &args.place)?.rules();
    let limits = place::limits(&args.limits)?.or(Limits::nodes(USUAL));
    let mut solver = rules.solver()?;
    let stop = interrupt::watch()?;
    let mut work = Work { bar: progress::bar(1, "", context.talk), stop: &stop, args };
    work.labour(|labour| solver.prepare(false, labour))?;
    if let Some(kept) = solver.kept() {
        context.talk.say(&format!("kavarna: {kept}"));
    }
    let bar = progress::bar(wanted, "puzzles", context.talk);
    let mut maker = PuzzleMaker::new(rules.as_ref(), solver.as_mut(), limits, &stop);
    if args.from.is_none() && !rules.quests().is_empty() {
        let seed = args.place.seed.unwrap_or(1);
        let found = maker.of_each_kind(seed, wanted, &mut || bar.inc(1))?;
        return print(&bar, &found, &stop, context);
    }
    let mut found: Vec<Puzzle> = Vec::new();
    let mut keep = |puzzle: Puzzle| {
        if found.iter().all(|known| known.position != puzzle.position) {
            found.push(puzzle);
            bar.set_position(found.len() as u64);
        }
        found.len() as u64 >= wanted
    };
    match &args.from {
        Some(file) => of_file(file, &mut maker, &stop, &mut keep)?,
        None => of_games(args.place.seed.unwrap_or(1), &mut maker, &stop, &mut keep)?,
    }
    // The easy ones first.
    found.sort_by_key(Puzzle::depth);
    print(&bar, &found, &stop, context)
}

fn print(
    bar: &ProgressBar,
    found: &[Puzzle],
    stop: &Stop,
    context: &mut Context<'_>,
) -> Result<ExitCode, Problem> {
    bar.finish_and_clear();
    for puzzle in found {
        let line = serde_json::to_string(puzzle).map_err(|error| Problem::Failed(error.to_string()))?;
        writeln!(context.out, "{line}")?;
    }
    Ok(if stop.is_stopped() { ExitCode::Interrupted } else { ExitCode::Done })
}

fn of_file(
    file: &Path,
    maker: &mut PuzzleMaker<'_>,
    stop: &Stop,
    keep: &mut dyn FnMut(Puzzle) -> bool,
) -> Result<(), Problem> {
    let text = fs::read_to_string(file).map_err(|error| Problem::file("read", file, &error))?;
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let mut fields = line.split(';').map(str::trim);
        let position = fields.next().unwrap_or_default();
        // A search that went further knows of more than one right move: then there is nothing to find.
        if fields.nth(1).is_some_and(|proven| proven.contains(' ')) {
            continue;
        }
        if stop.is_stopped() {
            return Ok(());
        }
        if let Some(puzzle) = maker.from_position(position)?
            && keep(puzzle)
        {
            return Ok(());
        }
    }
    Ok(())
}

fn of_games(
    seed: u64,
    maker: &mut PuzzleMaker<'_>,
    stop: &Stop,
    keep: &mut dyn FnMut(Puzzle) -> bool,
) -> Result<(), Problem> {
    for index in 0.. {
        if stop.is_stopped() {
            return Ok(());
        }
        if let Some(puzzle) = maker.from_game(seed, index)?
            && keep(puzzle)
        {
            return Ok(());
        }
    }
    Ok(())
}
