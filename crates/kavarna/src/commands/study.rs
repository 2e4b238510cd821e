//! `kavarna study`: which values of a player's options are best?

use std::fs;

use arena::experiment::Workshop;
use arena::report::{ReportRows, Section};
use arena::{Seating, Study, Vary, plot};

use crate::arena_cli::{SeatingWord, StudyArgs};
use crate::columns::Columns;
use crate::commands::playing;
use crate::context::Context;
use crate::exit::ExitCode;
use crate::problem::Problem;
use crate::{interrupt, progress};

/// Plays every combination and prints the tables.
pub(crate) fn run(args: &StudyArgs, context: &mut Context<'_>) -> Result<ExitCode, Problem> {
    let study = study(args)?;
    let mut ledger = playing::ledger(args.records.as_deref(), context)?;
    let stop = interrupt::watch()?;
    let bar = progress::bar(0, "games", context.talk);
    let mut show = |progress: arena::Progress| {
        bar.set_length(progress.all);
        bar.set_position(progress.done);
    };
    let mut workshop = Workshop::new(context.catalog, &mut ledger, &stop, &mut show);
    workshop.threads = playing::threads(args.playing.threads);
    let section = study.measure(&mut workshop)?;
    let sheets = workshop.sheets().to_vec();
    bar.finish_and_clear();
    let Some(section) = section else {
        context.talk.say(playing::how_to_go_on(args.records.as_deref()));
        return Ok(ExitCode::Interrupted);
    };
    ledger.close(&sheets)?;
    for table in &section.tables {
        print(table, context)?;
    }
    if let Some(path) = &args.json {
        let text =
            serde_json::to_string_pretty(&section).map_err(|error| Problem::Failed(error.to_string()))?;
        fs::write(path, format!("{text}\n")).map_err(|error| Problem::file("write", path, &error))?;
    }
    draw(&section, args, context)?;
    Ok(ExitCode::Done)
}

pub(super) fn study(args: &StudyArgs) -> Result<Study, Problem> {
    Ok(Study {
        setting: playing::setting(&args.playing)?,
        player: args.player.clone(),
        vary: args.vary.iter().map(|text| Vary::parse(text)).collect::<Result<_, _>>()?,
        against: args.against.clone(),
        seating: if args.seating == SeatingWord::Fixed { Seating::Fixed } else { Seating::All },
        games: args.games,
    })
}

fn print(table: &ReportRows, context: &mut Context<'_>) -> Result<(), Problem> {
    writeln!(context.out, "{}", table.caption)?;
    let mut rows = table.texts().into_iter();
    let headings = rows.next().unwrap_or_default();
    let mut columns = Columns::new(&headings.iter().map(String::as_str).collect::<Vec<_>>());
    rows.for_each(|row| columns.list(row));
    Ok(columns.write(context.out, context.look)?)
}

fn draw(section: &Section, args: &StudyArgs, context: &Context<'_>) -> Result<(), Problem> {
    let Some(dir) = &args.svg else { return Ok(()) };
    fs::create_dir_all(dir).map_err(|error| Problem::file("create", dir, &error))?;
    for (place, drawn) in section.plots.iter().enumerate() {
        let path = dir.join(format!("study-{}.svg", place + 1));
        fs::write(&path, plot::standalone(drawn)).map_err(|error| Problem::file("write", &path, &error))?;
        context.talk.detail(&format!("wrote {}", path.display()));
    }
    Ok(())
}
