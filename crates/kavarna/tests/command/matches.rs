//! Matches, and what is done with their records.

use std::io::{BufRead, BufReader, Read};
use std::process::{Command, Stdio};

use crate::common::{kavarna, out, run, run_with};
use serde_json::Value;

fn records(words: &[&str]) -> String {
    let run = run(words);
    assert_eq!(run.code, Some(0), "{run:#?}");
    run.out
}

const RANDOM: [&str; 6] = ["match", "gobblet3", "--seat", "random", "--seat", "random"];

#[test]
fn a_match_prints_its_result() {
    let text = out(&[&RANDOM[..], &["--games", "6"]].concat());
    assert!(text.starts_with("gobblet3, seed 1: 6 games, 3 complete pairs\n"), "{text}");
    assert!(text.contains("95 % interval"), "{text}");
}

/// A session is one game of the match: its deals follow each other with dealer and score passed on, and every seating plays
/// the same ones.
#[test]
fn a_match_of_sessions_passes_on_what_there_is() {
    let words = ["match", "marias", "--seat", "random", "--seat", "random", "--seat", "random"];
    let more = ["--games", "3", "--session", "2", "--seed", "4", "--json", "-"];
    let run = run(&[&words[..], &more].concat());
    assert_eq!(run.code, Some(0), "{run:#?}");
    assert!(run.err.contains("3 sessions (6 deals), 1 complete groups"), "{}", run.err);
    let records: Vec<Value> = run.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let numbers: Vec<(u64, u64)> = records
        .iter()
        .map(|record| (record["index"].as_u64().unwrap(), record["deal_of_session"].as_u64().unwrap()))
        .collect();
    assert_eq!(numbers, [(0, 0), (0, 1), (1, 0), (1, 1), (2, 0), (2, 1)]);
    for deal in 0..2 {
        for session in 1..3 {
            assert_eq!(records[2 * session + deal]["deal"], records[deal]["deal"], "the same deals");
        }
        assert_ne!(records[0]["deal"], records[1]["deal"]);
    }
    assert_ne!(records[0]["options"], records[1]["options"], "the next forhont");
    let refused = crate::common::refusal(&[&words[..], &["--session", "0"]].concat());
    assert!(refused.contains("session"), "{refused}");
}

#[test]
fn a_program_that_cannot_be_started_is_a_failure() {
    let words = ["match", "gobblet3", "--seat", "cmd:/no/such/program", "--seat", "random", "--games", "2"];
    let run = run(&words);
    assert_eq!((run.code, run.out.as_str()), (Some(1), ""), "{run:#?}");
    assert!(run.err.contains("cannot start /no/such/program"), "{run:#?}");
}

#[test]
fn records_are_the_same_whatever_the_number_of_threads() {
    let with = |threads: &str| {
        let more =
            ["--games", "8", "--seed", "5", "--json", "-", "--limit", "nodes=300", "--threads", threads];
        records(&[&["match", "gobblet3", "--seat", "house:level=2", "--seat", "random"][..], &more].concat())
    };
    let one = with("1");
    assert_eq!(one.lines().count(), 8);
    assert_eq!(one, with("2"));
    assert_eq!(one, with("7"));
}

#[test]
fn records_go_into_a_file_and_the_result_to_standard_output() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("games.jsonl");
    let text = out(&[&RANDOM[..], &["--games", "2", "--json", file.to_str().unwrap()]].concat());
    assert!(text.contains("2 games"), "{text}");
    let lines = std::fs::read_to_string(&file).unwrap();
    assert_eq!(lines.lines().count(), 2);
    assert!(lines.starts_with(r#"{"kavarna":1,"game":"gobblet3","options":{},"seats":["random","random"],"#));
}

#[test]
fn with_records_on_standard_output_the_result_goes_to_standard_error() {
    let words = [&RANDOM[..], &["--games", "2", "--json", "-"]].concat();
    let loud = run(&words);
    assert_eq!(loud.out.lines().count(), 2);
    assert!(loud.err.starts_with("gobblet3, seed 1: 2 games"), "{}", loud.err);
    assert_eq!(run(&[&words[..], &["--quiet"]].concat()).err, "");
}

#[test]
fn records_go_to_sgf_in_both_forms_and_come_back() {
    let words = ["match", "yinsh", "--seat", "random", "--seat", "random", "--games", "2", "--json", "-"];
    let ours = records(&[&words[..], &["--quiet"]].concat());
    let first = ours.lines().next().unwrap();
    let moves = |record: &str| serde_json::from_str::<Value>(record).unwrap()["moves"].clone();
    for (form, sign) in [("sgf", "drop board"), ("sgf-robot", " move ")] {
        let there = run_with(&["convert", "yinsh", "-", "--to", form, "--game", "0"], &ours);
        assert_eq!((there.code, there.err.as_str()), (Some(0), ""));
        assert!(there.out.contains("GM[24]") && there.out.contains(sign), "{}", there.out);
        // Both forms are read by either name.
        for name in ["sgf", "sgf-robot"] {
            let back = run_with(&["convert", "yinsh", "-", "--from", name], &there.out);
            assert_eq!((back.code, back.err.as_str()), (Some(0), ""));
            assert_eq!(moves(&back.out), moves(first));
        }
    }
    let other = run_with(&["convert", "yinsh", "-", "--to", "sgf"], &ours.replace("yinsh", "gobblet3"));
    assert!(other.code == Some(2) && other.err.contains("game 0: expected a game of yinsh"), "{}", other.err);
}

#[test]
fn games_can_begin_from_the_usual_start() {
    let opening = |words: &[&str]| -> Value {
        let text = records(&[&RANDOM[..], &["--games", "1", "--json", "-", "--quiet"], words].concat());
        serde_json::from_str::<Value>(text.trim_end()).unwrap()["opening"].clone()
    };
    assert_eq!(opening(&["--opening", "start"]), Value::Null);
    assert_ne!(opening(&[]), Value::Null);
}

#[test]
fn a_program_takes_a_seat() {
    let agent = format!("cmd:{} agent gobblet3 random", env!("CARGO_BIN_EXE_kavarna"));
    let text = out(&["match", "gobblet3", "--seat", &agent, "--seat", "random", "--games", "2"]);
    assert!(text.contains("2 games") && !text.contains("forfeited"), "{text}");
}

#[test]
fn a_program_that_fails_forfeits_and_the_match_goes_on() {
    let text = out(&["match", "gobblet3", "--seat", "cmd:true", "--seat", "random", "--games", "4"]);
    assert!(text.contains("4 games") && text.contains("forfeited 4 games"), "{text}");
}

#[test]
#[cfg(unix)]
fn ctrl_c_keeps_the_finished_games() {
    let mut child = kavarna()
        .args([&RANDOM[..], &["--games", "100000000", "--json", "-"]].concat())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap());
    let mut first = String::new();
    lines.read_line(&mut first).unwrap();
    assert!(Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap().success());
    let mut rest = String::new();
    lines.read_to_string(&mut rest).unwrap();
    let output = child.wait_with_output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(130), "{said}");
    let finished = 1 + rest.lines().count();
    assert!(rest.lines().chain([first.trim_end()]).all(|line| serde_json::from_str::<Value>(line).is_ok()));
    assert!(said.contains(&format!("{finished} games")), "{finished}: {said}");
    assert!(said.ends_with(&format!("kavarna: interrupted after {finished} of 100000000 games\n")), "{said}");
}

#[test]
fn a_reader_that_goes_away_ends_the_match_quietly() {
    let mut child = kavarna()
        .args([&RANDOM[..], &["--games", "100000000", "--json", "-"]].concat())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), &b""[..]));
}

/// A game in which seat 0 misses the win on c1.
const MISSED: &str = r#"{"kavarna":1,"game":"gobblet3","seats":["me","random"],"moves":["3@a1","1@a3","3@b1","1@b3","2@a2"],"scores":null}"#;

#[test]
fn a_review_finds_the_missed_win() {
    let words = ["review", "-", "--player", "alphabeta", "--limit", "depth=2"];
    let run = run_with(&words, MISSED);
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{run:#?}");
    assert!(
        run.out.starts_with("game 0: gobblet3, judged by alphabeta, depth=2\nply  seat  move"),
        "{}",
        run.out
    );
    let last = run.out.lines().find(|line| line.starts_with("  4  ")).unwrap();
    assert!(last.contains("wins in 1"), "{last}");
    assert!(run.out.contains("\nseat 0 (me): cost "), "{}", run.out);
}

#[test]
fn a_review_for_programs() {
    let words = ["review", "-", "--player", "alphabeta", "--limit", "depth=2", "--json"];
    let run = run_with(&words, &format!("{MISSED}\n{MISSED}\n"));
    assert_eq!(run.out.lines().count(), 2);
    let review: Value = serde_json::from_str(run.out.lines().next().unwrap()).unwrap();
    assert_eq!(review["decisions"].as_array().unwrap().len(), 5);
    assert_eq!(review["decisions"][4]["best_worth"], serde_json::json!({"win": 1}));
    assert_eq!(review["seats"][0]["decisions"], 3);
}

#[test]
fn a_review_of_one_seat() {
    let words =
        |seat| ["review", "-", "--player", "alphabeta", "--limit", "depth=2", "--json", "--seat", seat];
    let run = run_with(&words("1"), MISSED);
    let review: Value = serde_json::from_str(&run.out).unwrap();
    let judged: Vec<_> = review["decisions"].as_array().unwrap().iter().map(|one| &one["seat"]).collect();
    assert_eq!(judged, [1, 1]);
    assert_eq!(review["seats"].as_array().unwrap().len(), 1);
    assert_eq!(review["seats"][0]["decisions"], 2);

    let run = run_with(&words("9"), MISSED);
    assert_eq!(run.code, Some(2));
    assert!(run.err.contains("--seat: expected 0 to 1"), "{run:#?}");
}

#[test]
fn a_review_of_one_game_with_the_house() {
    let run =
        run_with(&["review", "-", "--game", "1", "--limit", "nodes=500"], &format!("{MISSED}\n{MISSED}\n"));
    assert!(run.out.starts_with("game 1: gobblet3, judged by house, nodes=500\n"), "{run:#?}");
}

#[test]
fn a_replay_prints_every_position() {
    let run = run_with(&["replay", "-"], MISSED);
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    assert!(run.out.starts_with("game 0: gobblet3, me - random\n\nstart\nx to move\n"), "{}", run.out);
    assert!(run.out.contains("\n3. seat 0 (me): 3@b1\n"), "{}", run.out);
    assert!(run.out.ends_with("\nunfinished after 5 decisions\n\n"), "{}", run.out);
}
