//! Files: games that were saved, and the unfinished game of each kind, kept so that nothing is lost.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use catalog::Catalog;
use game::Record;

use crate::records;

/// The shelf on which unfinished games are kept, one of each kind.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Shelf {
    directory: PathBuf,
}

impl Shelf {
    /// The shelf of the user: the directory for state, as the XDG rules name it.
    pub(crate) fn of_user() -> Shelf {
        let named = |name| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
        let state = named("XDG_STATE_HOME").or_else(|| named("HOME").map(|home| home.join(".local/state")));
        Shelf { directory: state.map_or_else(|| PathBuf::from("."), |state| state.join("kavarna")) }
    }

    /// A shelf in this directory.
    #[cfg(test)]
    pub(crate) fn at(directory: &Path) -> Shelf {
        Shelf { directory: directory.to_owned() }
    }

    /// The file in which the unfinished game of this kind is kept.
    pub(crate) fn file(&self, game: &str) -> PathBuf {
        self.directory.join(format!("{game}.jsonl"))
    }

    /// Keeps an unfinished game, in place of the one kept before. It is written beside and then moved, so
    /// that a power cut leaves the old one or the new one.
    pub(crate) fn keep(&self, record: &Record) -> io::Result<()> {
        fs::create_dir_all(&self.directory)?;
        let file = self.file(&record.game);
        let beside = file.with_extension("new");
        fs::write(&beside, record.to_line() + "\n")?;
        fs::rename(beside, file)
    }

    /// Forgets the kept game: it is finished.
    pub(crate) fn forget(&self, game: &str) {
        // It may never have been kept; then there is nothing to forget.
        let _ = fs::remove_file(self.file(game));
    }

    /// The kept games that can be gone on with.
    pub(crate) fn kept(&self, catalog: &Catalog) -> Vec<(PathBuf, Record)> {
        let last = |file: &Path| records::chosen(file, None).ok()?.pop().map(|(_, record)| record);
        let of_game = |game: &str| {
            let file = self.file(game);
            let record = last(&file)?;
            let goes_on = catalog.replay(&record).is_ok_and(|table| table.turn().is_some());
            (goes_on && record.scores.is_none()).then_some((file, record))
        };
        catalog.names().into_iter().filter_map(of_game).collect()
    }
}

/// Adds a record to a file, never losing what is in it.
pub(crate) fn append(file: &Path, record: &Record) -> io::Result<()> {
    let mut file = OpenOptions::new().create(true).append(true).open(file)?;
    file.write_all((record.to_line() + "\n").as_bytes())
}
