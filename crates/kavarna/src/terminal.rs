//! The screen of the terminal: taken over, drawn, listened to, and always given back.

use std::io::{self, IsTerminal};
use std::thread;
use std::time::Duration;

use crossterm::event::{self, Event, KeyEvent};
use ratatui::{DefaultTerminal, Frame};

use crate::problem::Problem;

/// How long to wait for a key before looking up what else has happened.
const LOOK_UP: Duration = Duration::from_millis(40);

/// The smallest screen that everything fits on.
pub(crate) const SMALLEST: (u16, u16) = (80, 24);

/// Something that lives on the screen.
pub(crate) trait App {
    /// Draws everything.
    fn draw(&self, frame: &mut Frame<'_>);
    /// A key was pressed.
    fn key(&mut self, key: KeyEvent) -> Flow;
    /// Called many times a second: did anything else happen?
    fn idle(&mut self) -> Flow;
}

/// Whether to stay on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Flow {
    /// Stay.
    GoOn,
    /// Leave.
    Leave,
}

/// The screen, taken over until it is dropped.
pub(crate) struct Screen {
    terminal: DefaultTerminal,
}

impl Screen {
    /// Takes the screen over; refuses where nobody could see it or type.
    pub(crate) fn open(what: &str) -> Result<Screen, Problem> {
        if !io::stdin().is_terminal() || !io::stdout().is_terminal() {
            return Err(Problem::bad(format!("{what} needs a terminal: expected to be started in one")));
        }
        let terminal = ratatui::try_init()?;
        only_our_own_panics_matter();
        Ok(Screen { terminal })
    }

    /// Runs an app until it leaves.
    pub(crate) fn run(&mut self, app: &mut dyn App) -> Result<(), Problem> {
        self.terminal.clear()?;
        loop {
            self.terminal.draw(|frame| app.draw(frame))?;
            if event::poll(LOOK_UP)?
                && let Event::Key(key) = event::read()?
                && key.is_press()
                && app.key(key) == Flow::Leave
            {
                return Ok(());
            }
            if app.idle() == Flow::Leave {
                return Ok(());
            }
        }
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        ratatui::restore();
    }
}

/// A player that panics in its own thread is caught there and forfeits; the screen must stay as it is and
/// nothing may be printed over it.
fn only_our_own_panics_matter() {
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        if thread::current().name() == Some("main") {
            hook(panic);
        }
    }));
}
