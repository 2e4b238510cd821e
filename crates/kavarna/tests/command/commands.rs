//! Every command when all is well.

use crate::common::{kavarna, out, run, run_with};
use serde_json::Value;

#[test]
fn games_are_listed() {
    let table = out(&["games"]);
    // Columns are as wide as the longest name in them, so compare words.
    let rows: Vec<String> =
        table.lines().map(|row| row.split_whitespace().collect::<Vec<_>>().join(" ")).collect();
    assert_eq!(rows[0], "name title seats information unit");
    assert!(rows.contains(&"gobblet3 Gobblet 3x3 2 open games".to_owned()), "{table}");
}

#[test]
fn a_game_is_described_with_its_options() {
    let text = out(&["games", "gobblet4"]);
    assert!(text.starts_with("Gobblet 4x4 (gobblet4)\n"), "{text}");
    assert!(
        text.contains("\noption=default                  what it does (values)\nboth=opponent "),
        "{text}"
    );
    assert!(text.contains(" (always | when-threatened | never)\n"), "{text}");
    assert!(out(&["games", "-v"]).contains("Gobblet 3x3 (gobblet3)\n"));
}

#[test]
fn games_for_programs() {
    let games: Value = serde_json::from_str(&out(&["games", "--json"])).unwrap();
    assert_eq!(games[0]["name"], "gobblet3");
    assert_eq!(games[0]["seats"], serde_json::json!([2, 2]));
    let one: Value = serde_json::from_str(&out(&["games", "gobblet3", "--json"])).unwrap();
    assert_eq!(one, games[0]);
    assert_eq!(one["options"][0]["name"], "both");
}

#[test]
fn players_are_listed() {
    let table = out(&["players", "gobblet3"]);
    assert!(table.starts_with("player "), "{table}");
    assert!(table.contains("\nhouse "), "{table}");
    assert!(table.contains("\n  level=10 ") && table.contains(" (a whole number from 1 to 10)\n"), "{table}");
    let players: Value = serde_json::from_str(&out(&["players", "gobblet3", "--json"])).unwrap();
    let house = players.as_array().unwrap().iter().find(|player| player["name"] == "house").unwrap();
    assert_eq!(house["options"][0]["name"], "level");
}

#[test]
fn perft_prints_depth_and_leaves() {
    assert_eq!(out(&["perft", "gobblet3", "--depth", "3"]), "1 27\n2 675\n3 20313\n");
    assert_eq!(out(&["perft", "gobblet4", "--depth", "1"]), "1 16\n");
    assert_eq!(out(&["perft", "gobblet3", "--depth", "1", "--moves", "3@b2 2@a1"]), "1 30\n");
}

#[test]
fn a_position_is_shown() {
    let text = out(&["show", "gobblet3", "--position", "x2.x2/.x3./o3.. o"]);
    assert!(text.starts_with("Gobblet 3x3\n\no to move\n"), "{text}");
    assert!(text.contains("\nseat 1 to decide: move\n24 legal moves:\n  3@"), "{text}");
}

#[test]
fn a_finished_game_is_shown() {
    let moves = "3@a1 1@a3 3@b1 1@b3 2@c1";
    let text = out(&["show", "gobblet3", "--moves", moves]);
    assert!(
        text.contains("\nover (line): 1 -1 games\nhistory:\n  0:3@a1 1:1@a3 0:3@b1 1:1@b3 0:2@c1\n"),
        "{text}"
    );
}

#[test]
fn show_json_has_its_keys_in_order() {
    let line = out(&["show", "gobblet3", "--moves", "3@b2", "--option", "repetition=second", "--json"]);
    let shown: Value = serde_json::from_str(&line).unwrap();
    let keys: Vec<&String> = shown.as_object().unwrap().keys().collect();
    let expected =
        "game options seat to_move decision legal view history over scores next account".split(' ');
    assert_eq!(keys, expected.collect::<Vec<_>>());
    assert!(line.starts_with(
        r#"{"game":"gobblet3","options":{"repetition":"second"},"seat":null,"to_move":1,"decision":"move","legal":["#
    ));
    assert_eq!(shown["history"], serde_json::json!([{"seat": 0, "move": "3@b2"}]));
    assert_eq!((&shown["over"], &shown["scores"]), (&Value::Bool(false), &Value::Null));
}

#[test]
fn show_json_of_a_finished_deal_has_its_account_and_what_passes_on() {
    let legal = |moves: &str| -> Value {
        let args = ["show", "briskula", "--option", "match=4", "--seed", "3", "--moves", moves, "--json"];
        serde_json::from_str(&out(&args)).unwrap()
    };
    let mut moves = String::new();
    let mut shown = legal(&moves);
    while shown["over"] == Value::Bool(false) {
        assert_eq!((&shown["next"], &shown["account"]), (&Value::Null, &Value::Null));
        // Whole tricks at a time would do; a card at a time is the same for every game.
        moves = format!("{moves} {}", shown["legal"][0].as_str().unwrap());
        shown = legal(&moves);
    }
    let points = &shown["account"]["counts"][0];
    assert_eq!(points["what"], "points");
    let (first, second) = (points["each"][0].as_i64().unwrap(), points["each"][1].as_i64().unwrap());
    assert_eq!(first + second, 120);
    assert_eq!(shown["account"]["entries"][0]["scores"], shown["scores"]);
    let won = if first > second { "1/0" } else { "0/1" };
    assert_eq!(shown["next"]["won"], won, "{}", shown["next"]);
    assert_eq!(shown["next"]["dealer"], 0, "the deal moves on");
    let text = out(&["show", "briskula", "--option", "match=4", "--seed", "3", "--moves", &moves]);
    assert!(text.contains(&format!("  points: {first} {second}\n  deal 1: ")), "{text}");
}

#[test]
fn show_json_is_for_one_viewer() {
    let shown = |seat: &str| -> Value {
        serde_json::from_str(&out(&["show", "gobblet3", "--json", "--seat", seat])).unwrap()
    };
    assert_eq!(shown("0")["seat"], 0);
    assert_eq!(shown("0")["legal"].as_array().unwrap().len(), 27);
    assert_eq!(shown("1")["legal"], serde_json::json!([]), "it is not their decision");
    assert_eq!(out(&["show", "gobblet3", "--json", "--all"]), out(&["show", "gobblet3", "--json"]));
}

#[test]
fn show_json_of_a_finished_game() {
    let moves = "3@a1 1@a3 3@b1 1@b3 2@c1";
    let shown: Value = serde_json::from_str(&out(&["show", "gobblet3", "--json", "--moves", moves])).unwrap();
    assert_eq!(shown["over"], true);
    assert_eq!(shown["scores"], serde_json::json!([1, -1]));
    assert_eq!((&shown["to_move"], &shown["decision"]), (&Value::Null, &Value::Null));
    assert_eq!(shown["legal"], serde_json::json!([]));
}

#[test]
fn moves_may_follow_a_position() {
    let place = ["show", "gobblet3", "--position", "x2.x2/.x3./o3.. o", "--moves", "a1-a2"];
    assert!(out(&place).contains("history:\n  1:a1-a2\n"));
}

#[test]
fn the_signature_is_the_same_every_time() {
    let lines = |text: String| text.lines().map(str::to_owned).collect::<Vec<_>>();
    let (first, second) =
        (lines(out(&["bench", "--game", "gobblet3"])), lines(out(&["bench", "--game", "gobblet3"])));
    let words: Vec<&str> = first[0].split(' ').collect();
    assert_eq!((words.len(), words[0]), (3, "gobblet3"));
    assert_eq!(first[1], format!("signature {}", words[1]));
    assert_eq!(first[1], second[1]);
    assert!(first[2].starts_with("calibration "), "{first:?}");
}

#[test]
fn completions_know_the_games() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        assert!(out(&["completions", shell]).contains("perft"), "{shell}");
    }
    assert!(out(&["completions", "bash"]).contains("gobblet3"));
}

#[test]
fn manual_pages() {
    assert!(out(&["man"]).contains(".SH SYNOPSIS"));
    let dir = tempfile::tempdir().unwrap();
    out(&["man", "--out", dir.path().join("pages").to_str().unwrap()]);
    for page in ["kavarna.1", "kavarna-match.1", "kavarna-play.1", "kavarna-show.1"] {
        assert!(dir.path().join("pages").join(page).is_file(), "{page}");
    }
}

#[test]
fn help_has_examples_everywhere() {
    let commands = [
        "games",
        "players",
        "play",
        "match",
        "agent",
        "perft",
        "show",
        "review",
        "replay",
        "convert",
        "bench",
        "completions",
        "man",
    ];
    assert!(out(&["--help"]).contains("Examples:"));
    for command in commands {
        assert!(out(&[command, "--help"]).contains("\nExamples:\n  kavarna "), "{command}");
    }
    assert!(out(&["--version"]).starts_with("kavarna "));
}

#[test]
fn an_agent_answers_over_json_lines() {
    let said = r#"{"kavarna":1,"type":"new","game":"gobblet3","options":{},"seat":1,"seats":2,"seed":7}
{"type":"event","seat":0,"move":"3@b2"}
{"type":"turn","legal":["3@a1"],"view":{},"limit":{"nodes":100}}
{"type":"over","scores":[1,-1],"reason":"line"}
"#;
    let run = run_with(&["agent", "gobblet3", "random"], said);
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    let answer: Value = serde_json::from_str(run.out.trim_end()).unwrap();
    assert!(answer["move"].is_string(), "{answer}");
}

#[test]
fn results_are_never_coloured_in_a_pipe() {
    for words in [&["games"][..], &["show", "gobblet3"], &["players", "gobblet3"]] {
        assert!(!out(words).contains('\u{1b}'), "{words:?}");
    }
}

#[test]
fn nobody_reading_is_a_quiet_end() {
    for words in [&["completions", "bash"][..], &["games"], &["perft", "gobblet3", "--depth", "2"]] {
        let mut child = kavarna()
            .args(words)
            .stdout(std::process::Stdio::piped())
            .stderr(std::process::Stdio::piped())
            .spawn()
            .unwrap();
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!((output.status.code(), said.as_ref()), (Some(0), ""), "{words:?}");
    }
}

#[test]
fn without_a_command_the_help_is_printed() {
    let run = run(&[]);
    assert_eq!((run.code, run.out.as_str()), (Some(2), ""));
    assert!(run.err.contains("Usage: kavarna"), "{}", run.err);
}
