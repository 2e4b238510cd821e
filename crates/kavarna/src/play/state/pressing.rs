//! What a key does, wherever it is pressed.

use std::path::PathBuf;

use crate::play::keys::{self, Command, Press};
use crate::play::state::{Effect, Overlay, Question, State, columns_for};

impl State {
    pub(super) fn press(&mut self, press: Press) -> Vec<Effect> {
        match self.overlay.clone() {
            Overlay::None => self.press_at_table(press),
            Overlay::Help => {
                self.overlay = Overlay::None;
                Vec::new()
            }
            Overlay::HandOver(seat) => match press {
                Press::Enter => {
                    self.overlay = Overlay::None;
                    self.eyes = Some(seat);
                    self.look();
                    Vec::new()
                }
                Press::Sign('q') | Press::Interrupt | Press::Function(10) => self.quit(),
                _ => Vec::new(),
            },
            Overlay::Ask(question) => self.press_at_question(question, press),
            Overlay::FileName(name) => self.press_at_name(name, press),
        }
    }

    fn press_at_table(&mut self, press: Press) -> Vec<Effect> {
        match press {
            Press::Interrupt => self.quit(),
            Press::Function(number) => {
                keys::by_function(number).map_or_else(Vec::new, |command| self.obey(command))
            }
            Press::Sign(letter) if self.is_typed(letter) => self.typed(letter),
            Press::Sign(letter) => match keys::by_letter(letter) {
                Some(command) => self.obey(command),
                None if self.is_own_turn() => self.typed(letter),
                None => Vec::new(),
            },
            Press::Backspace => {
                self.input.pop();
                self.selected = 0;
                Vec::new()
            }
            Press::Escape => {
                self.input.clear();
                self.selected = 0;
                self.message = None;
                Vec::new()
            }
            Press::Enter => self.decide(),
            Press::Up | Press::Down | Press::Left | Press::Right | Press::Home | Press::End => {
                self.choose(press);
                Vec::new()
            }
            Press::PageUp => {
                self.scrolled = self.scrolled.saturating_add(4).min(self.table.moves().len());
                Vec::new()
            }
            Press::PageDown => {
                self.scrolled = self.scrolled.saturating_sub(4);
                Vec::new()
            }
        }
    }

    fn typed(&mut self, letter: char) -> Vec<Effect> {
        if self.input.chars().count() < 60 && !letter.is_control() {
            self.input.push(letter);
        }
        self.selected = 0;
        self.message = None;
        Vec::new()
    }

    /// Moves the choice through the list; the list is drawn in columns, filled row by row.
    fn choose(&mut self, press: Press) {
        let (choices, selected) = self.choices();
        let (number, columns) = (choices.len(), columns_for(&choices));
        self.selected = match press {
            Press::Up => selected.saturating_sub(columns),
            Press::Down if selected + columns < number => selected + columns,
            Press::Left => selected.saturating_sub(1),
            Press::Right => (selected + 1).min(number.saturating_sub(1)),
            Press::Home => 0,
            Press::End => number.saturating_sub(1),
            _ => selected,
        };
    }

    fn obey(&mut self, command: Command) -> Vec<Effect> {
        if !self.is_possible(command) {
            self.message = Some(
                match command {
                    Command::Undo => "There is no decision of yours to take back.",
                    Command::New => "This game is not over yet.",
                    _ => "It is not your turn.",
                }
                .to_owned(),
            );
            return Vec::new();
        }
        self.message = None;
        match command {
            Command::Help => self.overlay = Overlay::Help,
            Command::Resign => self.overlay = Overlay::Ask(Question::Resign),
            Command::Save => {
                self.overlay = Overlay::FileName(format!("{}.jsonl", self.rules().facts().name));
            }
            Command::Hint => return self.hint(),
            Command::Undo => return self.undo(),
            Command::New => return self.next_game(),
            Command::Quit => return self.quit(),
        }
        Vec::new()
    }

    fn press_at_question(&mut self, question: Question, press: Press) -> Vec<Effect> {
        match (question, press) {
            (Question::Quit, Press::Sign('y' | 'Y') | Press::Enter | Press::Interrupt) => self.leave(),
            (Question::Resign, Press::Sign('y' | 'Y')) => {
                self.overlay = Overlay::None;
                self.resign()
            }
            (_, Press::Sign('n' | 'N' | 'q') | Press::Escape | Press::Interrupt) => {
                self.overlay = Overlay::None;
                // Whoever has not taken the terminal over yet must still do so.
                self.meet_the_next();
                Vec::new()
            }
            _ => Vec::new(),
        }
    }

    fn press_at_name(&mut self, mut name: String, press: Press) -> Vec<Effect> {
        match press {
            Press::Sign(letter) if name.chars().count() < 200 => name.push(letter),
            Press::Backspace => {
                name.pop();
            }
            Press::Escape | Press::Interrupt => {
                self.overlay = Overlay::None;
                return Vec::new();
            }
            Press::Enter if !name.trim().is_empty() => {
                self.overlay = Overlay::None;
                return vec![Effect::Save(PathBuf::from(name.trim()), self.record())];
            }
            _ => {}
        }
        self.overlay = Overlay::FileName(name);
        Vec::new()
    }
}
