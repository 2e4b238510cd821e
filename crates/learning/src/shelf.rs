//! Where files are kept that players look for by themselves: solved games, learned tables. Where there are no files,
//! as in a page, somebody may fetch parts of them.

use std::path::PathBuf;
use std::sync::OnceLock;

/// The environment variable that names the folder.
pub const TABLES: &str = "KAVARNA_TABLES";

/// The folder in which tables are looked for, and into which they are written when nothing else is said: the one that
/// the environment variable `KAVARNA_TABLES` names, else `kavarna` in the user's cache folder as the XDG rules have it
/// (`$XDG_CACHE_HOME`, or `~/.cache`). `None` where the user has no home.
pub fn tables_folder() -> Option<PathBuf> {
    let named = |name| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let cache = || named("XDG_CACHE_HOME").or_else(|| named("HOME").map(|home| home.join(".cache")));
    named(TABLES).or_else(|| cache().map(|cache| cache.join("kavarna")))
}

/// Answers with a part of a table: 0 is what it says of itself, its blocks are counted from 1. `None` where that cannot be
/// had now.
pub type FetchPart = fn(table: &str, part: usize) -> Option<Vec<u8>>;

static FETCH: OnceLock<FetchPart> = OnceLock::new();

/// From now on parts of tables come from here, for as long as the program runs. Whoever says so first is asked.
pub fn fetch_parts_with(fetch: FetchPart) {
    let _ = FETCH.set(fetch);
}

/// A part of a table, if there is anybody who fetches it.
pub fn fetch_part(table: &str, part: usize) -> Option<Vec<u8>> {
    FETCH.get().and_then(|fetch| fetch(table, part))
}
