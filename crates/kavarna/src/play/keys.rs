//! What each key means.
//!
//! Letters are commands only while nobody could mean a move: in Yinsh `h` begins the move `h5`, so there it
//! is typed, and the hint is on `F2`. The bar at the bottom always shows the key that works now.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// A key as the app understands it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Press {
    /// A letter, digit or sign.
    Sign(char),
    /// Enter.
    Enter,
    /// Escape.
    Escape,
    /// Backspace.
    Backspace,
    /// An arrow.
    Up,
    /// An arrow.
    Down,
    /// An arrow.
    Left,
    /// An arrow.
    Right,
    /// Page up.
    PageUp,
    /// Page down.
    PageDown,
    /// Home.
    Home,
    /// End.
    End,
    /// A function key.
    Function(u8),
    /// Ctrl-C.
    Interrupt,
}

impl Press {
    /// The press that a key of the terminal is, if it means anything here.
    pub(crate) fn of(key: KeyEvent) -> Option<Press> {
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        Some(match key.code {
            KeyCode::Char('c') if control => Press::Interrupt,
            KeyCode::Char('u') if control => Press::Escape,
            KeyCode::Char('h') if control => Press::Backspace,
            KeyCode::Char(_) if control => return None,
            KeyCode::Char(sign) => Press::Sign(sign),
            KeyCode::Enter => Press::Enter,
            KeyCode::Esc => Press::Escape,
            KeyCode::Backspace => Press::Backspace,
            KeyCode::Up => Press::Up,
            KeyCode::Down => Press::Down,
            KeyCode::Left => Press::Left,
            KeyCode::Right => Press::Right,
            KeyCode::PageUp => Press::PageUp,
            KeyCode::PageDown => Press::PageDown,
            KeyCode::Home => Press::Home,
            KeyCode::End => Press::End,
            KeyCode::F(number) => Press::Function(number),
            _ => return None,
        })
    }
}

/// What a person can ask for beside moving.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Command {
    /// Show all keys.
    Help,
    /// What would the house play?
    Hint,
    /// Back to the last own decision.
    Undo,
    /// Write the game into a file.
    Save,
    /// The next game, or the next deal.
    New,
    /// Give up.
    Resign,
    /// Leave.
    Quit,
}

/// A command with its two keys.
pub(crate) struct Key {
    /// The command.
    pub(crate) command: Command,
    /// Its letter.
    pub(crate) letter: char,
    /// Its function key, which always works.
    pub(crate) function: u8,
    /// Its name in the bar.
    pub(crate) name: &'static str,
    /// What it does.
    pub(crate) help: &'static str,
}

const fn key(command: Command, letter: char, function: u8, name: &'static str, help: &'static str) -> Key {
    Key { command, letter, function, name, help }
}

/// All commands, in the order of the bar.
pub(crate) const COMMANDS: [Key; 7] = [
    key(Command::Help, '?', 1, "help", "this help"),
    key(Command::Hint, 'h', 2, "hint", "what would the house play?"),
    key(Command::Undo, 'u', 3, "undo", "back to your last decision"),
    key(Command::Save, 's', 5, "save", "write the game into a file"),
    key(Command::New, 'n', 6, "next game", "after the end: the next game or deal"),
    key(Command::Resign, 'r', 8, "resign", "give the game up (asks first)"),
    key(Command::Quit, 'q', 10, "quit", "leave; the game is kept"),
];

/// The command of a letter.
pub(crate) fn by_letter(letter: char) -> Option<Command> {
    COMMANDS.iter().find(|key| key.letter == letter).map(|key| key.command)
}

/// The command of a function key.
pub(crate) fn by_function(number: u8) -> Option<Command> {
    COMMANDS.iter().find(|key| key.function == number).map(|key| key.command)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_key_means_two_things() {
        for (place, key) in COMMANDS.iter().enumerate() {
            for other in &COMMANDS[place + 1..] {
                assert_ne!(key.letter, other.letter);
                assert_ne!(key.function, other.function);
            }
        }
    }

    #[test]
    fn control_keys_do_not_type() {
        let pressed = |sign, modifiers| Press::of(KeyEvent::new(KeyCode::Char(sign), modifiers));
        assert_eq!(pressed('c', KeyModifiers::CONTROL), Some(Press::Interrupt));
        assert_eq!(pressed('x', KeyModifiers::CONTROL), None);
        assert_eq!(pressed('H', KeyModifiers::SHIFT), Some(Press::Sign('H')));
    }
}
