//! Nothing above the catalogue names a game: whatever stands there works for every game that is put on the shelf.

use std::fs;
use std::path::{Path, PathBuf};

/// What games are called in code, with or without a variant behind it: `gobblet` and `gobblet3`.
const GAMES: [&str; 5] = ["gobblet", "yinsh", "briskula", "marias", "tarok"];

/// A pack of cards is called after the game that is played with it; these are its names.
const PACKS: [&str; 5] = ["pack-tarok", "cards/tarok", "./tarok", "as tarok", "tarok.CARDS"];

/// The crates that stand on the catalogue.
const ABOVE: [&str; 5] = ["arena", "jobs", "tables", "server", "kavarna"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// All files below a folder whose names end so, tests left out.
fn files(folder: &Path, endings: &[&str], found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap().map(Result::unwrap) {
        let (path, name) = (entry.path(), entry.file_name().into_string().unwrap());
        if path.is_dir() {
            if name != "tests" {
                files(&path, endings, found);
            }
        } else if endings.iter().any(|ending| name.ends_with(ending)) && !name.starts_with("tests.") {
            found.push(path);
        }
    }
}

/// Whether a game is named: as a word of its own, as a part of a key (`quest-yinsh-row`), as the beginning of a variant
/// (`gobblet4`) or of a path (`yinsh::Board`), in small letters or large.
fn names_a_game(line: &str) -> bool {
    let plain = PACKS.iter().fold(line.to_owned(), |line, pack| line.replace(pack, ""));
    let words = plain.split(|letter: char| !letter.is_alphanumeric());
    words
        .map(|word| word.trim_end_matches(|letter: char| letter.is_ascii_digit()).to_lowercase())
        .any(|word| GAMES.contains(&word.as_str()))
}

/// Lines of code that name a game. Comments, examples of commands in help texts and tests at the end of a file may name
/// games.
fn naming(text: &str) -> Vec<&str> {
    let code = text.split("#[cfg(test)]").next().unwrap_or_default();
    let is_comment = |line: &str| ["//", "/*", "*", "<!--"].iter().any(|mark| line.starts_with(mark));
    code.lines()
        .filter(|line| !is_comment(line.trim_start()) && !line.trim_start().starts_with("kavarna "))
        .filter(|line| names_a_game(line))
        .collect()
}

fn nothing_names_a_game(folder: &Path, endings: &[&str]) {
    let mut found = Vec::new();
    files(folder, endings, &mut found);
    assert!(!found.is_empty(), "{} has no sources", folder.display());
    for file in found {
        let text = fs::read_to_string(&file).unwrap();
        assert_eq!(naming(&text), Vec::<&str>::new(), "{}", file.display());
    }
}

#[test]
fn a_name_is_found_wherever_it_stands() {
    assert_eq!(naming("let game = \"yinsh\";\n// \"yinsh\"\n"), ["let game = \"yinsh\";"]);
    for named in [
        "open(parts[0] ?? 'marias');",
        "if game.starts_with(\"gobblet\") {",
        "t(`quest-marias-hra`)",
        "use yinsh::Board;",
        "host::<gobblet::Gobblet4>()",
        "options.kind === 'Tarok'",
    ] {
        assert_eq!(naming(named), [named]);
    }
    assert!(naming("#[cfg(test)]\nmod tests { \"tarok\" }").is_empty());
    for free in ["the taroks of a hand", "title: 'pack-tarok', cards: tarok.CARDS", "  kavarna play yinsh"] {
        assert!(naming(free).is_empty(), "{free}");
    }
}

#[test]
fn no_crate_above_the_catalogue_names_a_game() {
    for name in ABOVE {
        nothing_names_a_game(&root().join("crates").join(name).join("src"), &[".rs"]);
    }
}

#[test]
fn the_app_names_games_only_where_they_live() {
    for folder in ["cast", "lib", "pages", "parts"] {
        nothing_names_a_game(&root().join("web/src").join(folder), &[".ts", ".svelte"]);
    }
    for file in ["App.svelte", "main.ts"] {
        let text = fs::read_to_string(root().join("web/src").join(file)).unwrap();
        assert_eq!(naming(&text), Vec::<&str>::new(), "{file}");
    }
    // The pack of tarok is drawn in a file of that name, by a function of that name.
    let mut found = Vec::new();
    files(&root().join("web/src/cards"), &[".ts", ".svelte"], &mut found);
    for file in found.iter().filter(|file| !file.ends_with("tarok.ts")) {
        let text = fs::read_to_string(file).unwrap();
        assert_eq!(naming(&text), Vec::<&str>::new(), "{}", file.display());
    }
}
