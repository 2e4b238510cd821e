//! `kavarna solve`: what is exact, what is said when nothing is, and what is refused.

use crate::common::{kavarna, out, refusal, run};
use serde_json::{Value, json};

/// A position of 4x4 that is won at once by completing the top rank.
const WON_4X4: &str = "x4x4x3./o4.../o4.../o3... x";
/// The last three tricks of a deal of briškula for two.
const DEAL: &str = "C1 B4 S3/D1 C2 B13/C3 C4 C5 C6 C7 C11 C12 C13 B1 B2 B3 B5 B6 B7 B11 B12 \
                    S1 S2 S4 S5 S6 S7 S11 S12 S13 D2 D3 D4 D5 D6 D11 D12 D13 D7";

/// Plays the first legal move until so many decisions are left.
fn nearly_played_out(left: usize) -> String {
    let mut moves: Vec<String> = Vec::new();
    while moves.len() + left < 40 {
        let shown: Value = serde_json::from_str(&out(&[
            "show",
            "briskula",
            "--deal",
            DEAL,
            "--moves",
            &moves.join(" "),
            "--json",
        ]))
        .unwrap();
        moves.push(shown["legal"][0].as_str().unwrap().to_owned());
    }
    moves.join(" ")
}

#[test]
fn a_win_is_found_with_its_distance_and_the_other_moves_are_told_as_far_as_they_are_known() {
    let run = run(&["solve", "gobblet4", "--position", WON_4X4, "--json", "--limit", "nodes=50000"]);
    assert_eq!(run.code, Some(0));
    assert!(run.err.contains("not solved within the limit"), "{}", run.err);
    let solved: Value = serde_json::from_str(&run.out).unwrap();
    let keys: Vec<&String> = solved.as_object().unwrap().keys().collect();
    assert_eq!(keys, ["value", "distance", "moves"]);
    assert_eq!((&solved["value"], &solved["distance"]), (&json!("win"), &json!(1)));
    let moves = solved["moves"].as_array().unwrap();
    assert!(moves.contains(&json!({ "move": "4@d4", "value": "win", "distance": 1 })), "{solved}");
    assert!(moves.iter().any(|mv| mv["value"].is_null() && mv["distance"].is_null()));
}

#[test]
fn text_has_the_best_moves_first() {
    let run = run(&["solve", "gobblet4", "--position", WON_4X4, "--limit", "nodes=5000", "--quiet"]);
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    assert!(
        run.out.starts_with("Gobblet 4x4, seat 0 to move: win in 1\n\nmove   value\n4@d4   win in 1\n"),
        "{}",
        run.out
    );
}

#[test]
fn what_is_not_proved_is_said_to_be_unknown() {
    for game in ["gobblet4", "yinsh", "briskula"] {
        let run = run(&["solve", game, "--limit", "nodes=2000"]);
        assert_eq!((run.code, run.out.as_str()), (Some(1), ""), "{game}");
        let expected = "kavarna: not solved: no proof within the limit (nodes=2000), ";
        assert!(run.err.starts_with(expected), "{game}: {}", run.err);
    }
}

#[test]
fn with_open_cards_every_seat_has_its_score() {
    let moves = nearly_played_out(5);
    let line = out(&["solve", "briskula", "--deal", DEAL, "--moves", &moves, "--json"]);
    let solved: Value = serde_json::from_str(&line).unwrap();
    let keys: Vec<&String> = solved.as_object().unwrap().keys().collect();
    assert_eq!(keys, ["unit", "value", "moves"]);
    assert_eq!(solved["unit"], "deals");
    let value = solved["value"].as_array().unwrap();
    assert_eq!(value.len(), 2);
    assert_eq!(value[0].as_i64().unwrap(), -value[1].as_i64().unwrap(), "what one wins the other loses");
    let moves = solved["moves"].as_array().unwrap();
    assert!(!moves.is_empty() && moves.iter().all(|mv| mv["value"].as_array().is_some()), "{solved}");
    assert!(
        moves.iter().any(|mv| mv["value"] == solved["value"]),
        "some move keeps what the position is worth"
    );
}

#[test]
fn what_cannot_be_solved_is_refused() {
    assert_eq!(
        refusal(&["solve", "gobblet3", "--option", "memory=yes"]),
        "kavarna: gobblet3 is not solved with memory=yes: expected memory=no, where nothing is hidden"
    );
    assert_eq!(
        refusal(&["solve", "gobblet4", "--out", "table"]),
        "kavarna: gobblet4 is not solved as a whole: there is no table to write"
    );
    assert_eq!(
        refusal(&["solve", "marias", "--for", "tricks"]),
        "kavarna: expected one of money, points, hra, sedma, stovka to play for, got \"tricks\""
    );
    assert_eq!(
        refusal(&["solve", "marias", "--for", "points"]),
        "kavarna: open hands are solved from the first card on: bidding is still going on"
    );
    assert!(refusal(&["solve", "briskula", "--for", "points"]).contains("but the game itself"));
    let over = refusal(&["solve", "gobblet4", "--position", "x4x4x4x3/o4o4../..../o3... o"]);
    assert_eq!(over, "kavarna: the game is over: there is nothing to solve");
    assert!(refusal(&["solve", "gobblet3", "--position", "nonsense"]).contains("expected"));
    assert!(refusal(&["solve", "gobblet4", "--limit", "soon"]).contains("limit: expected"));
}

/// The whole game of 3x3, its table, and players that find it; only when the long tests are asked for.
#[test]
fn the_small_board_is_solved_and_its_table_kept() {
    if std::env::var_os("KAVARNA_SOAK").is_none() {
        return;
    }
    let tables = tempfile::tempdir().unwrap();
    let kavarna = |words: &[&str]| {
        let mut command = kavarna();
        command.env("KAVARNA_TABLES", tables.path()).args(words);
        let output = command.output().unwrap();
        assert_eq!(output.status.code(), Some(0), "{words:?}: {}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).unwrap()
    };
    let whole: Value = serde_json::from_str(&kavarna(&["solve", "gobblet3", "--json", "--out"])).unwrap();
    assert_eq!((&whole["value"], &whole["distance"]), (&json!("win"), &json!(13)));
    assert_eq!(whole["moves"].as_array().unwrap().len(), 27);
    assert_eq!(whole["openings"].as_array().unwrap().len(), 9);
    let reachable: u64 =
        whole["positions"].as_array().unwrap().iter().map(|row| row["reachable"].as_u64().unwrap()).sum();
    assert_eq!(reachable, 341_024_631);
    assert!(tables.path().join("gobblet3.table").is_file());
    let one: Value =
        serde_json::from_str(&kavarna(&["solve", "gobblet3", "--moves", "3@b2 2@a1", "--json"])).unwrap();
    assert_eq!((&one["value"], &one["distance"]), (&json!("win"), &json!(9)));
}
