//! The commands of the arena through the built program: tables, exit codes, files that survive being killed.

use std::fs;
use std::path::Path;
use std::process::Stdio;
use std::thread;
use std::time::Duration;

use crate::common::{kavarna, out, refusal, run};

fn text(path: &Path) -> &str {
    path.to_str().expect("a path of this test is text")
}

#[test]
fn a_tournament_prints_a_table_and_writes_it_as_json() {
    let dir = tempfile::tempdir().unwrap();
    let json = dir.path().join("table.json");
    let words = ["tournament", "gobblet3", "--player", "random", "--player", "house:level=2", "--games", "6"];
    let printed = out(&[&words[..], &["--json", text(&json)]].concat());
    assert!(printed.starts_with("6 games, 3 complete pairs\n"), "{printed}");
    for expected in ["95 % interval", "above next", "by role", "house:level=2"] {
        assert!(printed.contains(expected), "{printed}");
    }
    let value: serde_json::Value = serde_json::from_str(&fs::read_to_string(&json).unwrap()).unwrap();
    assert_eq!(value["kavarna"], 1);
    assert_eq!(value["table"]["players"].as_array().unwrap().len(), 2);
    for threads in ["1", "2"] {
        assert_eq!(out(&[&words[..], &["--threads", threads]].concat()), printed);
    }
}

/// Killed without warning at any moment, a tournament goes on where it was and ends with the same file.
#[cfg(unix)]
#[test]
fn a_killed_tournament_goes_on_where_it_was() {
    let dir = tempfile::tempdir().unwrap();
    let words = |records: &Path| {
        let players = ["--player", "mcts:iterations=150", "--player", "house:level=4", "--player", "random"];
        let rest = ["--games", "20", "--seed", "4", "--records", text(records)].map(str::to_owned);
        let words = ["tournament", "gobblet3"].iter().chain(&players).map(|word| (*word).to_owned());
        words.chain(rest).collect::<Vec<String>>()
    };
    let whole = dir.path().join("whole.jsonl");
    let table = kavarna().args(words(&whole)).output().unwrap();
    assert!(table.status.success());
    for (attempt, name) in ["torn.jsonl", "torn.jsonl.zst"].iter().enumerate() {
        let torn = dir.path().join(name);
        for kill in 0..6_u64 {
            let mut child =
                kavarna().args(words(&torn)).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
            thread::sleep(Duration::from_millis(15 + 23 * kill + 7 * attempt as u64));
            // Whether it was still running does not matter: the end is the same.
            let _ = child.kill();
            child.wait().unwrap();
        }
        let again = kavarna().args(words(&torn)).output().unwrap();
        assert_eq!(again.stdout, table.stdout, "{name}");
        let lines =
            |path: &Path| -> Vec<String> { arena::read_lines(path).unwrap().map(Result::unwrap).collect() };
        assert_eq!(lines(&torn), lines(&whole), "{name}");
    }
}

#[test]
fn the_exit_code_of_a_sequential_test_tells() {
    let test = |new: &str, old: &str, most: &str| {
        run(&["sprt", "gobblet3", "--seat", new, "--seat", old, "--elo1", "100", "--max-games", most])
    };
    let better = test("house:level=4", "random", "400");
    assert_eq!(better.code, Some(0), "{better:#?}");
    assert!(better.out.starts_with("house:level=4 against random: better\n"), "{}", better.out);
    assert_eq!(test("random", "house:level=4", "400").code, Some(1));
    assert_eq!(test("random", "random", "4").code, Some(3));
    let three = refusal(&["sprt", "gobblet3", "--seat", "random"]);
    assert_eq!(three, "kavarna: expected two --seat, the new player and the old one, got 1");
    let backwards =
        refusal(&["sprt", "gobblet3", "--seat", "random", "--seat", "random", "--elo0", "9", "--elo1", "3"]);
    assert!(backwards.contains("expected the bound for 'better' above"), "{backwards}");
}

#[test]
fn a_study_prints_its_cells_and_draws_them() {
    let dir = tempfile::tempdir().unwrap();
    let pictures = dir.path().join("pictures");
    let printed = out(&[
        "study",
        "gobblet3",
        "--player",
        "mcts:iterations=10",
        "--vary",
        "c=0.1/1",
        "--vary",
        "t=1/9",
        "--against",
        "random",
        "--games",
        "4",
        "--svg",
        text(&pictures),
    ]);
    assert!(printed.starts_with("share, 4 games a cell\n"), "{printed}");
    assert_eq!(printed.lines().count(), 4, "{printed}");
    assert!(fs::read_to_string(pictures.join("study-1.svg")).unwrap().starts_with("<svg "));
}

#[test]
fn tuning_goes_on_from_its_state() {
    let dir = tempfile::tempdir().unwrap();
    let state = dir.path().join("state.json");
    let words = [
        "tune",
        "gobblet3",
        "--player",
        "mcts:iterations=10",
        "--knob",
        "c=0..2",
        "--steps",
        "4",
        "--verify",
        "4",
        "--state",
        text(&state),
    ];
    let first = out(&words);
    assert!(first.contains("4 steps: mcts:iterations=10,c="), "{first}");
    assert_eq!(out(&words), first, "nothing is left to do");
    let evolved = out(&[
        "tune",
        "gobblet3",
        "--player",
        "mcts:iterations=10",
        "--knob",
        "c=0..2",
        "--steps",
        "2",
        "--verify",
        "0",
        "--method",
        "evolution",
        "--children",
        "2",
    ]);
    assert!(evolved.contains("2 generations: mcts:iterations=10,c="), "{evolved}");
    let wrong = refusal(&["tune", "gobblet3", "--player", "mcts", "--knob", "colour=0..2"]);
    assert!(wrong.contains("unknown option \"colour\""), "{wrong}");
}

#[test]
fn an_experiment_of_ones_own_is_listed_run_and_reported() {
    let dir = tempfile::tempdir().unwrap();
    let (own, results, pages) = (dir.path().join("own"), dir.path().join("out"), dir.path().join("pages"));
    fs::create_dir(&own).unwrap();
    let file = "title = \"Mine\"\nsource = \"me\"\nabout = \"a\"\n[[part]]\nkind = \"pairs\"\ntitle = \"p\"\n\
                game = \"gobblet3\"\ngames = 4\nmeasures = [\"win\"]\n\
                pairs = [{ label = \"l\", seats = [\"house:level=3\", \"random\"], published = [0.9] }]\n";
    fs::write(own.join("mine.toml"), file).unwrap();
    let dir_words = ["--dir", text(&own)];
    let listed = out(&[&["experiment", "list"], &dir_words[..]].concat());
    assert!(listed.contains("mine") && listed.contains("Mine"), "{listed}");
    let ran = out(&[&["experiment", "run", "mine", "--out", text(&results)], &dir_words[..]].concat());
    assert!(ran.starts_with("mine: "), "{ran}");
    let told = out(&["experiment", "report", "--out", text(&results), "--to", text(&pages)]);
    assert!(told.starts_with("1 reports in "), "{told}");
    for page in ["mine.html", "index.html"] {
        assert!(fs::read_to_string(pages.join(page)).unwrap().starts_with("<!doctype html>"), "{page}");
    }
    for (language, words) in
        [("sl", "Vsa poročila"), ("sk", "Všetky správy"), ("cs", "Všechny zprávy"), ("hr", "Svi izvještaji")]
    {
        let page = fs::read_to_string(pages.join(language).join("mine.html")).unwrap();
        assert!(page.contains(words) && page.contains("<a href=\"../mine.html\""), "{language}: {page}");
    }
    let unknown = refusal(&["experiment", "run", "nothing"]);
    assert!(
        unknown.starts_with("kavarna: unknown experiment \"nothing\": expected all or one of b1"),
        "{unknown}"
    );
    assert!(out(&["experiment", "list"]).contains("pathology"));
}

#[test]
fn bad_tournaments_are_refused() {
    let one = refusal(&["tournament", "gobblet3", "--player", "random"]);
    assert_eq!(one, "kavarna: expected at least two players, got 1");
    let rounds = ["tournament", "gobblet3", "--player", "random", "--player", "house", "--rounds", "2"];
    assert_eq!(refusal(&rounds), "kavarna: --rounds: expected together with --kind swiss");
    let nobody = refusal(&["tournament", "gobblet3", "--player", "random", "--player", "nobody"]);
    assert!(nobody.contains("unknown player \"nobody\""), "{nobody}");
}
