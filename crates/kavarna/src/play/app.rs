//! The terminal app: a [`State`] with the engine, the files and the screen around it.

use std::time::Duration;

use crossterm::event::KeyEvent;
use game::{Limits, Stop};
use ratatui::Frame;

use crate::play::engine::{Engine, Seating};
use crate::play::keep::{self, Shelf};
use crate::play::keys::Press;
use crate::play::screen;
use crate::play::setup::Setup;
use crate::play::state::{Effect, Message, State};
use crate::terminal::{App, Flow};

/// How long each decision takes at least when nobody but players plays.
const WATCHING_PACE: Duration = Duration::from_millis(700);

/// A game being played in the terminal.
pub(crate) struct PlayApp {
    state: State,
    engine: Option<Engine>,
    limits: Limits,
    shelf: Shelf,
    colours: bool,
    /// Raised when the program is asked to end from outside.
    stop: Stop,
    /// Why the unfinished game could not be kept; told when leaving.
    not_kept: Option<String>,
    leaving: bool,
}

impl PlayApp {
    /// Begins to play.
    pub(crate) fn new(setup: Setup, limits: Limits, shelf: Shelf, colours: bool, stop: Stop) -> PlayApp {
        let (state, effects) = State::new(setup);
        let mut app =
            PlayApp { state, engine: None, limits, shelf, colours, stop, not_kept: None, leaving: false };
        app.carry_out(effects);
        app
    }

    /// What to say after the screen has been given back.
    pub(crate) fn farewell(&self) -> Option<String> {
        if !self.state.is_unfinished() {
            return None;
        }
        let file = self.shelf.file(self.state.rules().facts().name, self.state.seeds().0);
        Some(match &self.not_kept {
            Some(why) => format!("kavarna: the game could not be kept in {}: {why}", file.display()),
            None => format!("The game is kept. Go on with: kavarna play --resume {}", file.display()),
        })
    }

    fn take(&mut self, message: Message) {
        let effects = self.state.update(message);
        self.carry_out(effects);
    }

    fn carry_out(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::Reseat => self.engine = Some(Engine::new(&self.seating())),
                Effect::Stop => self.engine.iter().for_each(Engine::stop),
                Effect::Ask(job, request) => {
                    if let Some(engine) = &mut self.engine {
                        engine.ask(job, request);
                    }
                }
                Effect::Keep(record) => {
                    self.not_kept = self.shelf.keep(&record).err().map(|error| error.to_string());
                }
                Effect::Forget => self.shelf.forget(self.state.rules().facts().name, self.state.seeds().0),
                Effect::Quit => self.leaving = true,
                Effect::Save(file, record) => {
                    let text = match keep::append(&file, &record) {
                        Ok(()) => format!("Saved into {}.", file.display()),
                        Err(error) => format!("Not saved: {}: {error}", file.display()),
                    };
                    self.take(Message::Saved(text));
                }
            }
        }
    }

    fn seating(&self) -> Seating<'_> {
        let (seed, index) = self.state.seeds();
        let alone = self.state.chairs().iter().all(|chair| !chair.is_me());
        Seating {
            rules: self.state.rules(),
            chairs: self.state.chairs(),
            seed,
            index,
            limits: self.limits,
            pace: if alone { WATCHING_PACE } else { Duration::ZERO },
        }
    }

    fn flow(&self) -> Flow {
        if self.leaving { Flow::Leave } else { Flow::GoOn }
    }
}

impl App for PlayApp {
    fn draw(&self, frame: &mut Frame<'_>) {
        screen::draw(frame, &self.state, self.colours);
    }

    fn key(&mut self, key: KeyEvent) -> Flow {
        if let Some(press) = Press::of(key) {
            self.take(Message::Press(press));
        }
        self.flow()
    }

    fn idle(&mut self) -> Flow {
        let answers: Vec<_> = self.engine.iter().flat_map(Engine::answers).collect();
        for (job, answer) in answers {
            self.take(Message::Engine(job, answer));
        }
        if self.stop.is_stopped() {
            let effects = self.state.leave();
            self.carry_out(effects);
        }
        self.flow()
    }
}
