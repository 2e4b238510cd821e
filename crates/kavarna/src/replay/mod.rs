//! `kavarna replay FILE`: a recorded game, position by position.
//!
//! On a terminal it is stepped through with keys; anywhere else every position is printed as text.

mod film;
mod screen;

use std::io::{self, IsTerminal};

use game::Record;

use crate::cli::ReplayArgs;
use crate::context::Context;
use crate::exit::ExitCode;
use crate::paint;
use crate::problem::Problem;
use crate::records;
use crate::terminal::Screen;
use film::Film;
use screen::ReplayApp;

/// Shows recorded games.
pub(crate) fn run(args: &ReplayArgs, context: &mut Context<'_>) -> Result<ExitCode, Problem> {
    let on_terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
    let records = records::chosen(&args.file, args.game)?;
    let named = |number: usize, error: &dyn std::fmt::Display| {
        Problem::bad(format!("{} game {number}: {error}", args.file.display()))
    };
    if on_terminal {
        // A bad first record is told before the screen is taken over.
        for (number, record) in records.iter().take(1) {
            Film::of(context.catalog, record).map_err(|error| named(*number, &error))?;
        }
        let mut app = ReplayApp::new(context.catalog, records, context.look.colours);
        Screen::open("replay")?.run(&mut app)?;
        return Ok(ExitCode::Done);
    }
    for (number, record) in &records {
        let mut film = Film::of(context.catalog, record).map_err(|error| named(*number, &error))?;
        print(*number, record, &mut film, context)?;
    }
    Ok(ExitCode::Done)
}

fn print(number: usize, record: &Record, film: &mut Film, context: &mut Context<'_>) -> Result<(), Problem> {
    writeln!(context.out, "game {number}: {}, {}", record.game, record.seats.join(" - "))?;
    loop {
        writeln!(context.out, "\n{}", film.caption())?;
        write!(context.out, "{}", paint::text(&film.picture(), context.look.colours))?;
        if !film.forward() {
            break;
        }
    }
    writeln!(context.out, "\n{}\n", film.result())?;
    Ok(())
}
