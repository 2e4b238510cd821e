//! The state of the terminal app: messages in, effects out.
//!
//! Nothing here knows a terminal, a thread or a file, so that a whole game can be played in a test.

mod course;
mod pressing;

use std::path::PathBuf;

use catalog::{AnyRules, AnyTable, AnyView};
use game::{Ending, Forfeit, Record, Report, Scores, Seat, Viewer};

use crate::account;
use crate::play::chair::Chair;
use crate::play::engine::{Answer, Request};
use crate::play::keys::{Command, Press};
use crate::play::setup::Setup;

/// What can happen.
#[derive(Debug)]
pub(crate) enum Message {
    /// A key was pressed.
    Press(Press),
    /// The engine says something about a job.
    Engine(u64, Answer),
    /// A file was written, or not; the text is for the person.
    Saved(String),
}

/// What the state wants done.
pub(crate) enum Effect {
    /// Ask the engine.
    Ask(u64, Request),
    /// Stop thinking.
    Stop,
    /// Seat the players anew: a new game, or one that went back.
    Reseat,
    /// Add the game to a file.
    Save(PathBuf, Record),
    /// Keep the unfinished game.
    Keep(Record),
    /// The kept game is finished.
    Forget,
    /// Leave.
    Quit,
}

/// What lies over the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Overlay {
    /// Nothing.
    None,
    /// All keys.
    Help,
    /// Another person must come to the terminal before anything of theirs is shown.
    HandOver(Seat),
    /// A question to answer with yes or no.
    Ask(Question),
    /// The name of the file to save into, being typed.
    FileName(String),
}

/// A question to answer with yes or no.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Question {
    /// Give the game up?
    Resign,
    /// Leave an unfinished game?
    Quit,
}

/// Why the engine is thinking.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Purpose {
    /// The player in this seat decides.
    Decide(Seat),
    /// The person in this seat wants a hint.
    Hint(Seat),
}

/// What the engine thinks or thought last.
#[derive(Clone, Debug)]
pub(crate) struct Thoughts {
    /// Why.
    pub(crate) purpose: Purpose,
    /// What is known.
    pub(crate) report: Report<String>,
    /// Whether it is still thinking.
    pub(crate) running: bool,
}

/// The whole state.
pub(crate) struct State {
    table: Box<dyn AnyTable>,
    /// The rules of the first game, for when a match is decided and a new one begins.
    first: Box<dyn AnyRules>,
    chairs: Vec<Chair>,
    seed: u64,
    index: u64,
    opening: usize,
    /// Whether players think while a person decides.
    ponders: bool,
    /// The person who is looking.
    eyes: Option<Seat>,
    view: Box<dyn AnyView>,
    legal: Vec<String>,
    overlay: Overlay,
    input: String,
    selected: usize,
    /// How many lines of the history are scrolled past, counted from its end.
    scrolled: usize,
    thoughts: Option<Thoughts>,
    job: u64,
    message: Option<String>,
    /// The table as it was before somebody resigned or forfeited.
    before_leaving: Option<Box<dyn AnyTable>>,
    forfeit: Option<Forfeit>,
    /// The scores that have been added to the chairs.
    scored: Option<Scores>,
}

impl State {
    /// A state, and what must be done first.
    pub(crate) fn new(setup: Setup) -> (State, Vec<Effect>) {
        let Setup { table, chairs, seed, index, opening, ponders } = setup;
        let view = table.view(Viewer::Spectator);
        let mut state = State {
            first: table.rules(),
            view,
            table,
            chairs,
            seed,
            index,
            opening,
            ponders,
            eyes: None,
            legal: Vec::new(),
            overlay: Overlay::None,
            input: String::new(),
            selected: 0,
            scrolled: 0,
            thoughts: None,
            job: 0,
            message: None,
            before_leaving: None,
            forfeit: None,
            scored: None,
        };
        let mut effects = vec![Effect::Reseat];
        effects.extend(state.go_on());
        (state, effects)
    }

    // --- what there is to see ---

    /// The rules of the game on the table.
    pub(crate) fn rules(&self) -> Box<dyn AnyRules> {
        self.table.rules()
    }

    /// Who sits where.
    pub(crate) fn chairs(&self) -> &[Chair] {
        &self.chairs
    }

    /// The seed of the sitting and the number of the game.
    pub(crate) fn seeds(&self) -> (u64, u64) {
        (self.seed, self.index)
    }

    /// What may be seen now.
    pub(crate) fn view(&self) -> &dyn AnyView {
        self.view.as_ref()
    }

    /// Whose decision it is.
    pub(crate) fn turn(&self) -> Option<Seat> {
        self.table.turn()
    }

    /// What kind of decision it is.
    pub(crate) fn decision(&self) -> Option<&'static str> {
        self.table.decision()
    }

    /// How the game ended.
    pub(crate) fn ending(&self) -> Option<Ending> {
        self.table.ending()
    }

    /// How the scores came about, in words.
    pub(crate) fn account(&self) -> Vec<String> {
        account::lines(self.table.as_ref())
    }

    /// What lies over the table.
    pub(crate) fn overlay(&self) -> &Overlay {
        &self.overlay
    }

    /// What has been typed.
    pub(crate) fn input(&self) -> &str {
        &self.input
    }

    /// How far the history is scrolled back.
    pub(crate) fn scrolled(&self) -> usize {
        self.scrolled
    }

    /// What the engine thinks or thought last.
    pub(crate) fn thoughts(&self) -> Option<&Thoughts> {
        self.thoughts.as_ref()
    }

    /// Whether whoever is looking may read the thoughts: in a game with hidden cards they would tell what
    /// another seat holds.
    pub(crate) fn may_read_thoughts(&self) -> bool {
        let own = match self.thoughts.as_ref().map(|thoughts| thoughts.purpose) {
            Some(Purpose::Hint(seat)) => self.eyes == Some(seat),
            _ => false,
        };
        own || !self.rules().facts().hidden || self.people() == 0 || self.turn().is_none()
    }

    /// The last thing to tell the person.
    pub(crate) fn message(&self) -> Option<&str> {
        self.message.as_deref()
    }

    /// Whether the person who is looking is to decide.
    pub(crate) fn is_own_turn(&self) -> bool {
        self.turn().is_some() && self.turn() == self.eyes && self.chair_to_move().is_some_and(Chair::is_me)
    }

    /// The legal moves of the person that fit what has been typed, best fit first, and which is chosen.
    pub(crate) fn choices(&self) -> (Vec<&str>, usize) {
        let typed = self.input.to_lowercase();
        let fits = |mv: &&str, how: fn(&str, &str) -> bool| how(&mv.to_lowercase(), &typed);
        let all = || self.legal.iter().map(String::as_str);
        let mut choices: Vec<&str> = all().filter(|mv| fits(mv, |mv, typed| mv.starts_with(typed))).collect();
        if choices.is_empty() {
            choices = all().filter(|mv| fits(mv, |mv, typed| mv.contains(typed))).collect();
        }
        if let Some(exact) = choices.iter().position(|mv| *mv == self.input) {
            let exact = choices.remove(exact);
            choices.insert(0, exact);
        }
        let selected = self.selected.min(choices.len().saturating_sub(1));
        (choices, selected)
    }

    /// Whether a letter would be typed as part of a move instead of being a command. `?` never is: no move
    /// that can be made has anything hidden in it.
    pub(crate) fn is_typed(&self, letter: char) -> bool {
        let begins = || self.legal.iter().any(|mv| mv.starts_with(letter));
        self.is_own_turn() && letter != '?' && (!self.input.is_empty() || begins())
    }

    /// Whether a command makes sense now.
    pub(crate) fn is_possible(&self, command: Command) -> bool {
        match command {
            Command::Help | Command::Save | Command::Quit => true,
            Command::Hint | Command::Resign => self.is_own_turn(),
            Command::Undo => self.undo_to().is_some(),
            Command::New => self.turn().is_none(),
        }
    }

    /// The record of the game as it stands.
    pub(crate) fn record(&self) -> Record {
        let names = self.chairs.iter().map(Chair::name).collect();
        Record {
            seed: Some(self.seed),
            index: Some(self.index),
            opening: self.opening,
            forfeit: self.forfeit.clone(),
            ..self.table.record(names)
        }
    }

    /// Whether there is something to lose: a game that was begun and is not over.
    pub(crate) fn is_unfinished(&self) -> bool {
        self.turn().is_some() && !self.table.moves().is_empty()
    }

    fn chair_to_move(&self) -> Option<&Chair> {
        self.turn().and_then(|seat| self.chairs.get(seat.index()))
    }

    fn people(&self) -> usize {
        self.chairs.iter().filter(|chair| chair.is_me()).count()
    }

    /// Whose eyes the screen is for: the person's, while the game runs, and never more. With nobody to hide
    /// from (the game is over, or only players play) everything is shown.
    fn viewer(&self) -> Viewer {
        match self.eyes {
            _ if self.turn().is_none() || self.people() == 0 => Viewer::All,
            Some(seat) => Viewer::Seat(seat),
            None => Viewer::Spectator,
        }
    }

    // --- what happens ---

    /// Takes one message in.
    pub(crate) fn update(&mut self, message: Message) -> Vec<Effect> {
        match message {
            Message::Press(press) => self.press(press),
            Message::Engine(job, answer) if job == self.job => self.hear(answer),
            Message::Engine(..) => Vec::new(),
            Message::Saved(text) => {
                self.message = Some(text);
                Vec::new()
            }
        }
    }
}

/// The width of the list of moves on the screen.
pub(crate) const MOVES_WIDTH: usize = 34;

/// How many columns the list of moves has.
pub(crate) fn columns_for(choices: &[&str]) -> usize {
    (MOVES_WIDTH / column_width(choices)).max(1)
}

/// How wide a column of the list of moves is.
pub(crate) fn column_width(choices: &[&str]) -> usize {
    choices.iter().map(|mv| mv.chars().count()).max().unwrap_or(0) + 2
}
