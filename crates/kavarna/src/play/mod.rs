//! `kavarna play`: the terminal app.
//!
//! [`state`] is pure: messages go in, effects come out, and nothing in it knows a terminal, a thread or a
//! file. [`app`] carries the effects out: [`engine`] thinks in the background, [`keep`] writes files.
//! [`screen`] draws a state, [`keys`] says what each key means, [`menu`] asks what to play, [`setup`] turns
//! what was typed or read into a table with people and players around it.

mod app;
mod chair;
mod engine;
mod keep;
mod keys;
mod menu;
mod panels;
mod screen;
mod setup;
mod state;
#[cfg(test)]
mod tests;

use std::time::Duration;

use crate::cli::PlayArgs;
use crate::context::Context;
use crate::exit::ExitCode;
use crate::problem::Problem;
use crate::terminal::Screen;
use crate::{interrupt, place};
use app::PlayApp;
use keep::Shelf;
pub(crate) use keys::Press;
use menu::{Choice, Menu};
pub(crate) use screen::{faint, strong, too_small};
use setup::Setup;

/// How long the app may take to leave when it is told to.
const LEAVING: Duration = Duration::from_secs(2);

/// Plays in the terminal until the person has had enough.
pub(crate) fn run(args: &PlayArgs, context: &mut Context<'_>) -> Result<ExitCode, Problem> {
    let limits = place::limits(&args.limits)?;
    let asked = match (&args.resume, &args.game) {
        (Some(file), game) => Some(Setup::resumed(context.catalog, file, game.as_deref(), &args.seats)?),
        (None, Some(game)) => {
            let options = place::options(&args.options)?;
            Some(Setup::new(context.catalog, game, &options, &args.seats, args.seed)?)
        }
        (None, None) => None,
    };
    let shelf = Shelf::of_user();
    let mut screen = Screen::open("play")?;
    let mut setup = match asked {
        Some(setup) => setup,
        None => match choose(context, &mut screen, &shelf, args.seed)? {
            Some(setup) => setup,
            None => return Ok(ExitCode::Done),
        },
    };
    setup.ponders = args.ponder;
    let stop = interrupt::watch_screen(LEAVING)?;
    let mut app = PlayApp::new(setup, limits, shelf, context.look.colours, stop.clone());
    screen.run(&mut app)?;
    drop(screen);
    if let Some(farewell) = app.farewell() {
        context.talk.say(&farewell);
    }
    Ok(if stop.is_stopped() { ExitCode::Interrupted } else { ExitCode::Done })
}

fn choose(
    context: &Context<'_>,
    screen: &mut Screen,
    shelf: &Shelf,
    seed: Option<u64>,
) -> Result<Option<Setup>, Problem> {
    let mut menu = Menu::new(context.catalog, shelf.kept(context.catalog), context.look.colours);
    screen.run(&mut menu)?;
    match menu.choice() {
        None => Ok(None),
        Some(Choice::Resume(file)) => Ok(Some(Setup::resumed(context.catalog, file, None, &[])?)),
        Some(Choice::New { game, seats }) => {
            Ok(Some(Setup::new(context.catalog, game, &game::Options::none(), seats, seed)?))
        }
    }
}
