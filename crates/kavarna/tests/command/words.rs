//! Whatever the house says by a key has its words in every language of the app.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use catalog::Catalog;
use game::{Kind, OptionSpec};

const LANGUAGES: [&str; 5] = ["en", "sl", "sk", "cs", "hr"];

/// The first lines of all messages of a language by their keys.
fn texts(language: &str) -> BTreeMap<String, String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/locales");
    let mut texts = BTreeMap::new();
    for part in ["", ".games", ".learn"] {
        let text = fs::read_to_string(folder.join(format!("{language}{part}.ftl"))).unwrap();
        let message =
            |line: &str| line.split_once(" =").map(|(key, text)| (key.to_owned(), text.trim().to_owned()));
        texts.extend(
            text.lines()
                .filter(|line| line.starts_with(|first: char| first.is_ascii_lowercase()))
                .filter_map(message),
        );
    }
    texts
}

/// The keys of all messages of a language.
fn messages(language: &str) -> BTreeSet<String> {
    texts(language).into_keys().collect()
}

/// The key by which the app finds a game's words: without the number of a variant, as its folder is called.
fn family(game: &str) -> &str {
    game.trim_end_matches(|letter: char| letter.is_ascii_digit())
}

#[test]
fn every_key_of_an_account_has_its_words() {
    let house = Catalog::house();
    let mut seen = 0;
    for language in LANGUAGES {
        let known = messages(language);
        for game in house.games() {
            let name = family(game.facts().name);
            for (key, _) in game.account_words() {
                let own = format!("account-{name}-{key}");
                let common = format!("account-{key}");
                assert!(
                    known.contains(&own) || known.contains(&common),
                    "{language} has no {own} and no {common}"
                );
                seen += 1;
            }
        }
    }
    assert!(seen > 5 * 30, "{seen}");
}

/// What the terminal calls things is what the app calls them in English.
#[test]
fn the_terminal_has_the_words_of_the_app() {
    let (house, app) = (Catalog::house(), texts("en"));
    for game in house.games() {
        let name = family(game.facts().name);
        for (key, words) in game.account_words() {
            let said =
                app.get(&format!("account-{name}-{key}")).or_else(|| app.get(&format!("account-{key}")));
            assert_eq!(said.map(String::as_str), Some(*words), "{name} {key}");
        }
    }
    // The legend of a pack names its suits in the order of their letters.
    for (game, pack, letters, others) in [
        ("briskula", "it", "CBSD", ["jack", "knight"]),
        ("marias", "de", "HLAB", ["unter", "ober"]),
        ("tarok", "ta", "HDSC", ["knight", "queen"]),
    ] {
        let legend = house.game(game).unwrap().facts().notation.join("\n");
        let suits: Vec<&str> =
            letters.chars().map(|letter| app[&format!("suit-{pack}-{letter}")].as_str()).collect();
        assert!(legend.contains(&suits.join(", ")), "{legend}");
        for rank in others {
            assert!(legend.contains(rank), "{rank}: {legend}");
        }
        // Where the app has a word nobody reads one of another language.
        for strange in ["bašton", "kupe", "fant", "konj", "dolník", "horník", "žaluď", "kaval", "dama"] {
            assert!(!legend.contains(strange), "{strange}: {legend}");
        }
    }
}

#[test]
fn every_quest_of_a_puzzle_has_its_words() {
    let house = Catalog::house();
    for language in LANGUAGES {
        let known = messages(language);
        for game in house.games() {
            let name = family(game.facts().name);
            let rules = game.rules(&game::Options::none()).unwrap();
            for quest in rules.quests() {
                let key = format!("quest-{name}-{}", quest.name);
                assert!(known.contains(&key), "{language} has no {key}");
            }
        }
    }
}

/// The keys of an option and of the words that it takes; numbers need none.
fn keys_of(spec: &OptionSpec, kind: Kind) -> Vec<String> {
    let values = match kind {
        Kind::Choice(words) => words,
        _ => &[],
    };
    let worded = values.iter().filter(|value| !value.bytes().all(|letter| letter.is_ascii_digit()));
    let option = format!("option-{}", spec.name.replace('_', "-"));
    std::iter::once(option).chain(worded.map(|value| format!("value-{value}"))).collect()
}

#[test]
fn every_option_that_the_app_offers_has_its_words_and_those_of_its_values() {
    let house = Catalog::house();
    let mut wanted = BTreeSet::new();
    for game in house.games() {
        for spec in game.option_specs().iter().filter(|spec| !spec.session) {
            wanted.extend(keys_of(spec, spec.kind));
        }
        for player in game.players() {
            for spec in player.options.iter().filter(|spec| !spec.session) {
                wanted.extend(spec.remote.into_iter().flat_map(|kind| keys_of(spec, kind)));
            }
        }
    }
    assert!(wanted.len() > 150, "{}", wanted.len());
    for language in LANGUAGES {
        let known = messages(language);
        let missing: Vec<&String> = wanted.difference(&known).collect();
        assert!(missing.is_empty(), "{language} has no words for {missing:?}");
    }
}
