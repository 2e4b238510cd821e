//! Where files are kept that players look for by themselves: solved games, learned tables.

use std::path::PathBuf;

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
