//! Files: games that were saved, and the unfinished game of each kind, kept so that nothing is lost.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use catalog::Catalog;
use game::Record;

use crate::records;

/// Where unfinished games are kept: the user's directory for state, as the XDG rules name it.
fn directory() -> PathBuf {
    let named = |name| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    named("XDG_STATE_HOME")
        .or_else(|| named("HOME").map(|home| home.join(".local/state")))
        .map_or_else(|| PathBuf::from("."), |state| state.join("kavarna"))
}

/// The file in which the unfinished game of this kind is kept.
pub(crate) fn place(game: &str) -> PathBuf {
    directory().join(format!("{game}.jsonl"))
}

/// Keeps an unfinished game, in place of the one kept before. It is written beside and then moved, so that
/// a power cut leaves the old one or the new one.
pub(crate) fn keep(record: &Record) -> io::Result<()> {
    let file = place(&record.game);
    if let Some(directory) = file.parent() {
        fs::create_dir_all(directory)?;
    }
    let beside = file.with_extension("new");
    fs::write(&beside, record.to_line() + "\n")?;
    fs::rename(beside, file)
}

/// Forgets the kept game: it is finished.
pub(crate) fn forget(game: &str) {
    // It may never have been kept; then there is nothing to forget.
    let _ = fs::remove_file(place(game));
}

/// The kept games that can be gone on with.
pub(crate) fn kept(catalog: &Catalog) -> Vec<(PathBuf, Record)> {
    let last = |file: &Path| records::chosen(file, None).ok()?.pop().map(|(_, record)| record);
    let of_game = |game: &str| {
        let file = place(game);
        let record = last(&file)?;
        let goes_on = catalog.replay(&record).is_ok_and(|table| table.turn().is_some());
        (goes_on && record.scores.is_none()).then_some((file, record))
    };
    catalog.names().into_iter().filter_map(of_game).collect()
}

/// Adds a record to a file, never losing what is in it.
pub(crate) fn append(file: &Path, record: &Record) -> io::Result<()> {
    let mut file = OpenOptions::new().create(true).append(true).open(file)?;
    file.write_all((record.to_line() + "\n").as_bytes())
}
