//! Playthroughs kept as files, to be reviewed as text when rules change.

use std::fs;
use std::path::Path;

use super::{playthrough, variants};
use crate::Game;

/// The seed of all kept playthroughs.
const SEED: u64 = 7;
/// Set to 1, the files are written instead of compared.
const BLESS: &str = "KAVARNA_BLESS";

/// The names of the files that a game must have: `toy-default.txt`, `toy-talon-open.txt`, ...
pub fn playthrough_files<G: Game>() -> Vec<String> {
    variants::<G>().into_iter().map(|(name, _)| file_name::<G>(&name)).collect()
}

/// Compares a playthrough of every variant with its file in `dir`.
///
/// A difference, a missing file, or a file of this game that belongs to no variant panics. With the
/// environment variable `KAVARNA_BLESS=1` the files are written (and those that belong to no variant removed)
/// instead: then read them, before you commit them.
pub fn check_playthroughs<G: Game>(dir: &Path) {
    let bless = std::env::var_os(BLESS).is_some_and(|value| value == "1");
    if bless {
        fs::create_dir_all(dir).unwrap_or_else(|error| panic!("{}: {error}", dir.display()));
    }
    for (name, options) in variants::<G>() {
        let path = dir.join(file_name::<G>(&name));
        let now = playthrough::<G>(&options, SEED);
        if bless {
            fs::write(&path, &now).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        } else {
            let kept = fs::read_to_string(&path)
                .unwrap_or_else(|error| panic!("{}: {error}; {BLESS}=1 writes it", path.display()));
            if let Some(difference) = first_difference(&kept, &now) {
                panic!("{}, {difference}\n{BLESS}=1 writes it anew", path.display());
            }
        }
    }
    for stale in stale_files::<G>(dir) {
        let path = dir.join(&stale);
        assert!(bless, "{} belongs to no variant; {BLESS}=1 removes it", path.display());
        fs::remove_file(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    }
}

fn file_name<G: Game>(variant: &str) -> String {
    format!("{}-{variant}.txt", G::FACTS.name)
}

/// Files of this game that belong to no variant.
fn stale_files<G: Game>(dir: &Path) -> Vec<String> {
    let expected = playthrough_files::<G>();
    let prefix = format!("{}-", G::FACTS.name);
    let files = fs::read_dir(dir).unwrap_or_else(|error| panic!("{}: {error}", dir.display()));
    let names = files.flatten().filter_map(|file| file.file_name().into_string().ok());
    let mut stale: Vec<String> =
        names.filter(|name| name.starts_with(&prefix) && !expected.contains(name)).collect();
    stale.sort();
    stale
}

/// Where two texts differ first, if they do. How lines end does not count.
fn first_difference(kept: &str, now: &str) -> Option<String> {
    let (mut kept, mut now) = (kept.lines(), now.lines());
    let mut number = 0;
    loop {
        number += 1;
        match (kept.next(), now.next()) {
            (None, None) => return None,
            (kept, now) if kept == now => {}
            (kept, now) => {
                let [kept, now] = [kept, now].map(|line| line.unwrap_or("(the end)"));
                return Some(format!("line {number}\n  kept: {kept}\n  now:  {now}"));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::first_difference;

    #[test]
    fn the_first_difference_is_named_by_its_line() {
        assert_eq!(first_difference("a\nb\n", "a\nb\n"), None);
        assert_eq!(first_difference("a\r\nb", "a\nb\n"), None);
        let difference = first_difference("a\nb\nc\n", "a\nx\nc\n").unwrap();
        assert_eq!(difference, "line 2\n  kept: b\n  now:  x");
        let shorter = first_difference("a\nb\n", "a\n").unwrap();
        assert_eq!(shorter, "line 2\n  kept: b\n  now:  (the end)");
    }
}
