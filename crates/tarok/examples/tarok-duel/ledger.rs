//! Played games kept in a file, a line each, so that a long duel can be stopped and goes on where it was.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::Write;

/// What has been played, by its name; in a file where one is given.
pub(crate) struct Ledger {
    played: BTreeMap<String, String>,
    file: Option<File>,
}

impl Ledger {
    /// Opens a file that was begun with the same settings, or begins it.
    pub(crate) fn open(path: &str, setting: &str) -> Ledger {
        if path.is_empty() {
            return Ledger { played: BTreeMap::new(), file: None };
        }
        let text = std::fs::read_to_string(path).unwrap_or_default();
        // A last line without an end was torn off.
        let whole = text.rfind('\n').map_or("", |end| &text[..=end]);
        let mut lines = whole.lines();
        let begun = lines.next();
        assert!(
            begun.is_none_or(|known| known == setting),
            "{path} was begun with other settings: {begun:?}"
        );
        let played = lines.filter_map(|line| line.split_once(": "));
        let played = played.map(|(name, what)| (name.to_owned(), what.to_owned())).collect();
        std::fs::write(path, whole).expect("the file can be written");
        let mut file = OpenOptions::new().append(true).create(true).open(path).expect("a file to go on with");
        if begun.is_none() {
            writeln!(file, "{setting}").expect("the file can be written");
        }
        Ledger { played, file: Some(file) }
    }

    /// What was played under a name, or what is played now.
    pub(crate) fn once(&mut self, name: &str, play: impl FnOnce() -> String) -> String {
        if let Some(known) = self.played.get(name) {
            return known.clone();
        }
        let what = play();
        if let Some(file) = &mut self.file {
            writeln!(file, "{name}: {what}").expect("the file can be written");
        }
        what
    }
}
