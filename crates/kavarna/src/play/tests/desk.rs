//! A desk to play at in tests: keys go in, effects are carried out at once, screens come out.

use std::time::Duration;

use catalog::{Catalog, host};
use game::toy::Toy;
use game::{Limits, Options, Record, Stop};
use ratatui::Terminal;
use ratatui::backend::TestBackend;

use crate::play::app::PlayApp;
use crate::play::engine::{Answer, Engine, Seating};
use crate::play::keep::Shelf;
use crate::play::keys::Press;
use crate::play::screen;
use crate::play::setup::Setup;
use crate::play::state::{Effect, Message, State};

/// The games of the house, and the toy with its hidden cards.
pub(super) fn catalog() -> Catalog {
    Catalog::of(vec![
        host::<gobblet::Gobblet3>(),
        host::<gobblet::Gobblet4>(),
        host::<Toy>(),
        host::<marias::Marias>(),
    ])
}

/// A set-up table.
pub(super) fn setup(game: &str, seats: &[&str]) -> Setup {
    let seats: Vec<String> = seats.iter().map(ToString::to_string).collect();
    Setup::new(&catalog(), game, &Options::none(), &seats, Some(7)).unwrap()
}

/// An app that keeps its games in this directory.
pub(super) fn app(setup: Setup, directory: &std::path::Path) -> PlayApp {
    PlayApp::new(setup, Limits::nodes(200), Shelf::at(directory), false, Stop::new())
}

/// A state with an engine, and what became of its effects.
pub(super) struct Desk {
    pub(super) state: State,
    engine: Option<Engine>,
    pub(super) kept: Option<Record>,
    pub(super) saved: Vec<(String, Record)>,
    pub(super) has_quit: bool,
    waiting: bool,
}

impl Desk {
    /// Sits down to a game.
    pub(super) fn new(game: &str, seats: &[&str]) -> Desk {
        Desk::at(setup(game, seats))
    }

    /// Sits down to a table.
    pub(super) fn at(setup: Setup) -> Desk {
        let (state, effects) = State::new(setup);
        let mut desk =
            Desk { state, engine: None, kept: None, saved: Vec::new(), has_quit: false, waiting: false };
        desk.carry_out(effects);
        desk.listen();
        desk
    }

    /// Presses keys, waiting after each until nobody thinks any more.
    pub(super) fn press(&mut self, presses: impl IntoIterator<Item = Press>) -> &mut Desk {
        for press in presses {
            self.tell(Message::Press(press));
            self.listen();
        }
        self
    }

    /// Types letters.
    pub(super) fn keys(&mut self, letters: &str) -> &mut Desk {
        self.press(letters.chars().map(Press::Sign))
    }

    /// Types a move and plays it.
    pub(super) fn play(&mut self, mv: &str) -> &mut Desk {
        self.keys(mv).press([Press::Enter])
    }

    /// Tells the state something without waiting for anybody.
    pub(super) fn tell(&mut self, message: Message) {
        let effects = self.state.update(message);
        self.carry_out(effects);
    }

    /// The screen at 80x24, line by line.
    pub(super) fn screen(&self) -> Vec<String> {
        self.screen_of(80, 24)
    }

    /// The screen at any size.
    pub(super) fn screen_of(&self, width: u16, height: u16) -> Vec<String> {
        let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        terminal.draw(|frame| screen::draw(frame, &self.state, true)).unwrap();
        lines(&terminal)
    }

    /// The moves on the table.
    pub(super) fn moves(&self) -> Vec<String> {
        self.state.record().moves
    }

    fn carry_out(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::Ask(job, request) => {
                    self.engine.as_mut().expect("players are seated before they are asked").ask(job, request);
                    self.waiting = true;
                }
                Effect::Stop => self.waiting = false,
                Effect::Reseat => {
                    let (seed, index) = self.state.seeds();
                    let rules = self.state.rules();
                    let chairs = self.state.chairs();
                    let limits = Limits { nodes: Some(200), iterations: Some(20), ..Limits::NONE };
                    let seating = Seating { rules, chairs, seed, index, limits, pace: Duration::ZERO };
                    self.engine = Some(Engine::new(&seating));
                }
                Effect::Save(file, record) => {
                    self.saved.push((file.display().to_string(), record));
                    self.tell(Message::Saved("Saved.".to_owned()));
                }
                Effect::Keep(record) => self.kept = Some(record),
                Effect::Forget => self.kept = None,
                Effect::Quit => self.has_quit = true,
            }
        }
    }

    fn listen(&mut self) {
        while self.waiting {
            let (job, answer) = self.engine.as_ref().and_then(Engine::wait).expect("an asked engine answers");
            if !matches!(answer, Answer::Thought(_)) {
                self.waiting = false;
            }
            self.tell(Message::Engine(job, answer));
        }
    }
}

/// What a test terminal shows, line by line.
pub(super) fn lines(terminal: &Terminal<TestBackend>) -> Vec<String> {
    let buffer = terminal.backend().buffer();
    let line = |y| (0..buffer.area.width).map(|x| buffer[(x, y)].symbol()).collect::<String>();
    (0..buffer.area.height).map(|y| line(y).trim_end().to_owned()).collect()
}
