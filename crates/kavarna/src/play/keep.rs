//! Files: games that were saved, and unfinished games, kept so that nothing is lost.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use catalog::Catalog;
use game::Record;

use crate::records;

/// The shelf on which unfinished games are kept.
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

    /// The file of a game: one for each sitting, so that a new game never takes the place of another.
    pub(crate) fn file(&self, game: &str, seed: u64) -> PathBuf {
        self.directory.join(format!("{game}-{seed:016x}.jsonl"))
    }

    /// Keeps an unfinished game as it stands now. It is written beside and then moved, so that a power cut
    /// leaves the old state or the new one.
    pub(crate) fn keep(&self, record: &Record) -> io::Result<()> {
        fs::create_dir_all(&self.directory)?;
        let file = self.file(&record.game, record.seed.unwrap_or_default());
        let beside = file.with_extension("new");
        fs::write(&beside, record.to_line() + "\n")?;
        fs::rename(beside, file)
    }

    /// Forgets a kept game: it is finished.
    pub(crate) fn forget(&self, game: &str, seed: u64) {
        // It may never have been kept; then there is nothing to forget.
        let _ = fs::remove_file(self.file(game, seed));
    }

    /// The kept games that can be gone on with, the latest first.
    pub(crate) fn kept(&self, catalog: &Catalog) -> Vec<(PathBuf, Record)> {
        let Ok(entries) = fs::read_dir(&self.directory) else { return Vec::new() };
        let mut files: Vec<(SystemTime, PathBuf)> = entries
            .filter_map(Result::ok)
            .filter(|entry| entry.path().extension().is_some_and(|extension| extension == "jsonl"))
            .filter_map(|entry| Some((entry.metadata().ok()?.modified().ok()?, entry.path())))
            .collect();
        files.sort_by(|a, b| b.cmp(a));
        let unfinished = |file: PathBuf| {
            let (_, record) = records::chosen(&file, None).ok()?.pop()?;
            let goes_on = catalog.replay(&record).is_ok_and(|table| table.turn().is_some());
            (goes_on && record.scores.is_none()).then_some((file, record))
        };
        files.into_iter().filter_map(|(_, file)| unfinished(file)).collect()
    }
}

/// Adds a record to a file, never losing what is in it.
pub(crate) fn append(file: &Path, record: &Record) -> io::Result<()> {
    let mut file = OpenOptions::new().create(true).append(true).open(file)?;
    file.write_all((record.to_line() + "\n").as_bytes())
}
