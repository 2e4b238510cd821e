//! The steps of CONTRIBUTING for a new game stay true: they are followed, one by one, with the toy, and every file that
//! they name is there for every game of the house.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use arena::{MatchPlan, SeatSpec, run_match};
use catalog::{Catalog, Start, host};
use game::toy::Toy;
use game::{Options, Stop};
use tables::table::{Actor, Command, Luck, Occasion, Operator, Sitter, Table, TableSetup};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn text(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The section of CONTRIBUTING that leads through a new game.
fn steps() -> String {
    let whole = text("CONTRIBUTING.md");
    let after = whole.split("## How to add a game").nth(1).expect("the section is there");
    after.split("\n## ").next().unwrap_or_default().to_owned()
}

/// Everything between backticks that is a path.
fn paths(steps: &str) -> Vec<String> {
    let quoted = steps.split('`').skip(1).step_by(2);
    quoted.filter(|text| text.contains('/') && !text.contains(' ')).map(str::to_owned).collect()
}

/// The crates of games: those that have written games to replay, but for the home of the toy.
fn games() -> Vec<String> {
    let mut names: Vec<String> = fs::read_dir(root().join("crates"))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.join("playthroughs").is_dir() && !path.ends_with("game"))
        .map(|path| path.file_name().unwrap().to_str().unwrap().to_owned())
        .collect();
    names.sort();
    names
}

/// A file, or the folder that a module has become.
fn is_there(path: &str) -> bool {
    let whole = root().join(path);
    whole.exists() || whole.with_extension("").join("mod.rs").exists()
}

#[test]
fn every_file_of_the_steps_is_there_for_every_game() {
    let paths = paths(&steps());
    assert!(paths.iter().filter(|path| path.contains("NAME")).count() >= 9, "{paths:?}");
    for game in games() {
        for path in &paths {
            for path in ["en", "sl", "sk", "cs", "hr"].map(|lang| path.replace("LANG", lang)) {
                let path = path.replace("NAME", &game);
                assert!(is_there(&path), "CONTRIBUTING names {path}");
            }
        }
    }
}

#[test]
fn every_list_of_the_steps_has_every_game() {
    let steps = steps();
    for game in games() {
        let lists = [
            "crates/catalog/src/list.rs",
            "crates/catalog/Cargo.toml",
            "crates/wasm/Cargo.toml",
            "Cargo.toml",
            "Makefile",
        ];
        for list in lists {
            assert!(steps.contains(&format!("`{list}`")) || list.ends_with("Cargo.toml"), "{list}");
            assert!(text(list).contains(&game), "{list} has no {game}");
        }
        assert!(
            text("README.md")
                .to_lowercase()
                .replace('š', "s")
                .replace('á', "a")
                .contains(&format!("\n| {game} rules |")),
            "README has no status of {game}"
        );
        assert!(
            text("CHANGELOG.md").to_lowercase().replace('š', "s").replace('á', "a").contains(&game),
            "CHANGELOG has no {game}"
        );
        assert!(text("web/src/games/index.ts").contains(&format!("from './{game}'")), "{game} has no face");
        for language in ["en", "sl", "sk", "cs", "hr"] {
            let words = text(&format!("web/src/locales/{language}.ftl"));
            for key in ["game", "about"] {
                let wanted = format!("\n{key}-{game}");
                assert!(words.contains(&wanted), "{language}.ftl has no {key}-{game}");
            }
            let games = text(&format!("web/src/locales/{language}.games.ftl"));
            assert!(games.contains(&format!("{game}-")), "{language}.games.ftl has no words of {game}");
            let lessons = text(&format!("web/src/locales/{language}.learn.ftl"));
            assert!(
                lessons.contains(&format!("\nlearn-{game}-")),
                "{language}.learn.ftl has no lessons of {game}"
            );
            let page = text(&format!("docs/words/{language}.md"));
            assert!(
                page.contains(&format!("learn-{game}-")),
                "docs/words/{language}.md has no lessons of {game}"
            );
        }
        let puzzles = fs::read_dir(root().join(format!("crates/{game}/data"))).unwrap();
        let is_puzzles = |name: &str| {
            name.starts_with("puzzles") && Path::new(name).extension().is_some_and(|end| end == "jsonl")
        };
        let any = puzzles.map(Result::unwrap).any(|file| is_puzzles(&file.file_name().to_string_lossy()));
        assert!(any, "crates/{game}/data has no puzzles");
    }
}

#[test]
fn the_three_lines_of_the_kit_are_what_games_have() {
    for game in games() {
        let tests = text(&format!("crates/{game}/tests/conformance.rs"));
        for law in ["check", "check_players", "check_playthroughs"] {
            assert!(tests.contains(law), "{game}: {law}");
        }
    }
}

/// What following a step with the toy shows; the number is that of the step, the word stands in it.
type Followed = (usize, &'static str, fn(&Catalog));

/// The steps that need no other file than those of the toy. The rest (a face in the app, words, lists) is what the games of
/// the house have.
const FOLLOWED: [Followed; 8] = [
    (1, "Cargo.toml", |_| {
        let manifest = text("crates/game/Cargo.toml");
        assert!(manifest.contains("toy = []"), "the toy lives in a crate of its own kind: a feature");
    }),
    (2, "game::Position", |toy| {
        let rules = toy.game("toy").unwrap().rules(&Options::none()).unwrap();
        let mut table = rules.table(&Start::Seed { seed: 1, index: 0 }).unwrap();
        let text = table.position_text();
        assert_eq!(rules.table(&Start::Position(text.clone())).unwrap().position_text(), text);
        let first = table.legal().remove(0);
        assert_eq!(table.play(&first).unwrap(), first, "a move reads back as it is written");
    }),
    (3, "`random` and `house`", |toy| {
        let players = toy.game("toy").unwrap().players();
        for name in ["random", "house"] {
            assert!(players.iter().any(|player| player.name == name), "{name}");
        }
    }),
    (4, "conformance.rs", |_| {
        let laws = text("crates/game/tests/toy.rs");
        for law in ["conformance::check::<", "check_players::<", "check_playthroughs::<"] {
            assert!(laws.contains(law), "{law}");
        }
    }),
    (5, "playthroughs", |toy| {
        for file in toy.game("toy").unwrap().playthrough_files() {
            assert!(is_there(&format!("crates/game/playthroughs/{file}")), "{file}");
        }
    }),
    (6, "perft", |toy| {
        let table = toy.game("toy").unwrap().rules(&Options::none()).unwrap().table(&Start::Usual).unwrap();
        let plain: u64 = table
            .legal()
            .iter()
            .map(|mv| {
                let mut after = table.fork();
                after.play(mv).unwrap();
                after.legal().len() as u64
            })
            .sum();
        assert_eq!(table.perft(2), plain);
    }),
    (7, "Catalog::house", |toy| {
        assert_eq!(toy.names(), ["toy"], "one line");
        plays_a_match(toy);
        plays_at_a_table(toy);
    }),
    (8, "Hosted::puzzles", |toy| {
        let game = toy.game("toy").unwrap();
        let puzzles = game.puzzles().unwrap();
        assert_eq!((puzzles.len(), game.courses().len()), (0, 0), "both are asked for, and may be empty");
    }),
];

/// From the one line in the list on, a game has matches.
fn plays_a_match(toy: &Catalog) {
    let rules = toy.game("toy").unwrap().rules(&Options::none()).unwrap();
    let seat = |name: &str| SeatSpec::parse(rules.as_ref(), name).unwrap();
    let seats = vec![seat("random"), seat("house"), seat("random")];
    let plan = MatchPlan { games: 3, ..MatchPlan::new("toy", seats) };
    let mut records = 0;
    let summary = run_match(toy, &plan, &Stop::new(), &mut |_| records += 1).unwrap();
    assert!(summary.games == 3 && records >= 3, "{summary}");
}

/// And tables.
fn plays_at_a_table(toy: &Catalog) {
    assert!(toy.game("toy").is_ok());
    let catalog = Arc::new(Catalog::of(vec![host::<Toy>()]));
    let asked = serde_json::json!({ "game": "toy", "seats": ["me", "random", "random"] });
    let host = Sitter::Person { id: "ana".to_owned(), name: "ana".to_owned() };
    let operator = Operator { program: &|_| false, fixed_deals: false };
    let asked = serde_json::from_value(asked).unwrap();
    let plan =
        TableSetup::check(asked, "t".to_owned(), &host, &catalog, &operator, &mut |_| String::new()).unwrap();
    let (mut table, _) = Table::make(catalog, plan, "ana", 0);
    let occasion = Occasion { at: 0, luck: Luck { seed: 1, stream: 1, salt: "salt".to_owned() } };
    table.settle(&occasion, &mut |_, _| {}).unwrap();
    let mv = table.play.as_ref().unwrap().line().legal().remove(0);
    let (seat, version) = (table.turn().unwrap(), table.version);
    let (actor, command) = match table.chairs[seat.index()].person() {
        Some(person) => (Actor::person(person, person), Command::Move { mv, version }),
        None => (Actor::House, Command::EngineMove { seat, mv, version }),
    };
    table.apply(&occasion, &actor, &command, &mut |_, _| {}).unwrap();
}

/// The text of every step, by its number.
fn numbered(steps: &str) -> Vec<(usize, String)> {
    let mut all: Vec<(usize, String)> = Vec::new();
    for line in steps.lines() {
        let number = line.split_once(". ").and_then(|(number, _)| number.parse().ok());
        match (number, all.last_mut()) {
            (Some(number), _) => all.push((number, line.to_owned())),
            (None, Some((_, step))) => step.extend(["\n", line]),
            (None, None) => {}
        }
    }
    all
}

#[test]
fn the_steps_are_followed_with_the_toy() {
    let toy = Catalog::of(vec![host::<Toy>()]);
    let steps = numbered(&steps());
    let numbers: Vec<usize> = steps.iter().map(|(number, _)| *number).collect();
    assert_eq!(numbers, (1..=11).collect::<Vec<_>>(), "a new step is followed here, too");
    for (number, word, follow) in FOLLOWED {
        assert!(
            steps[number - 1].1.contains(word),
            "step {number} does not speak of {word}: {}",
            steps[number - 1].1
        );
        follow(&toy);
    }
}
