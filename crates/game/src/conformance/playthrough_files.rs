//! Playthroughs kept as files, to be reviewed as text when rules change.

use std::fs;
use std::path::Path;

use super::{playthrough, variants};
use crate::Game;
use crate::random::mix;

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
    write_or_compare::<G>(dir, std::env::var_os(BLESS).is_some_and(|value| value == "1"));
}

fn write_or_compare<G: Game>(dir: &Path, bless: bool) {
    if bless {
        fs::create_dir_all(dir).unwrap_or_else(|error| panic!("{}: {error}", dir.display()));
    }
    for (name, options) in variants::<G>() {
        let path = dir.join(file_name::<G>(&name));
        let now = playthrough::<G>(&options, seed(&name));
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

/// A seed of its own for each variant, so that not all playthroughs are of one deal.
fn seed(variant: &str) -> u64 {
    variant.bytes().fold(1, |seed, byte| mix(seed ^ u64::from(byte))) % 1000
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

#[cfg(all(test, feature = "toy"))]
mod tests {
    use std::panic::{AssertUnwindSafe, catch_unwind};
    use std::path::PathBuf;

    use super::*;
    use crate::toy::Toy;

    /// A directory of a test's own, removed with everything in it.
    struct Scratch(PathBuf);

    impl Scratch {
        fn new(name: &str) -> Scratch {
            let dir = std::env::temp_dir().join(format!("kavarna-{name}-{}", std::process::id()));
            write_or_compare::<Toy>(&dir, true);
            Scratch(dir)
        }

        fn complaint(&self) -> String {
            let compare = AssertUnwindSafe(|| write_or_compare::<Toy>(&self.0, false));
            let payload = catch_unwind(compare).expect_err("something is wrong with the files");
            payload.downcast_ref::<String>().expect("a complaint is a text").clone()
        }
    }

    impl Drop for Scratch {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    #[test]
    fn blessed_files_are_complete_and_agree() {
        let scratch = Scratch::new("agree");
        write_or_compare::<Toy>(&scratch.0, false);
        let mut kept: Vec<String> = fs::read_dir(&scratch.0)
            .unwrap()
            .map(|file| file.unwrap().file_name().into_string().unwrap())
            .collect();
        let mut expected = playthrough_files::<Toy>();
        kept.sort();
        expected.sort();
        assert_eq!(kept, expected);
    }

    #[test]
    fn a_changed_file_is_told_by_its_first_changed_line() {
        let scratch = Scratch::new("changed");
        let path = scratch.0.join("toy-talon-open.txt");
        let changed = fs::read_to_string(&path).unwrap().replace("talon=open", "talon=shut");
        fs::write(&path, changed).unwrap();
        let complaint = scratch.complaint();
        assert!(complaint.contains("toy-talon-open.txt, line 2"), "{complaint}");
        assert!(complaint.contains("kept: options: talon=shut"), "{complaint}");
    }

    #[test]
    fn a_missing_file_is_told_by_its_name() {
        let scratch = Scratch::new("missing");
        fs::remove_file(scratch.0.join("toy-match-1.txt")).unwrap();
        assert!(scratch.complaint().contains("toy-match-1.txt"));
    }

    #[test]
    fn a_file_of_no_variant_is_told_and_removed_by_blessing() {
        let scratch = Scratch::new("stale");
        let stale = scratch.0.join("toy-talon-shut.txt");
        fs::write(&stale, "").unwrap();
        fs::write(scratch.0.join("other-default.txt"), "").unwrap();
        assert!(scratch.complaint().contains("toy-talon-shut.txt belongs to no variant"));
        write_or_compare::<Toy>(&scratch.0, true);
        assert!(!stale.exists());
        assert!(scratch.0.join("other-default.txt").exists(), "it belongs to another game");
    }

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
