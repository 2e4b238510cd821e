//! Tarok on the command line: every kind of bad input, and a finished deal.

use crate::common::{out, refusal};
use serde_json::Value;

const DEAL: &str = "H4 H3 HK D4 D3 D2 D1 S7 S8 S9 C7 C8 C9 T1 T2 T5/H2 H1 HJ DJ DC S10 SJ SC C10 CJ CC T3 T4 T6 T7 T8/\
                    HC HQ DQ DK SQ SK CQ CK T9 T10 T11 T12 T13 T14 T15 T16/T17 T18 T19 T20 T21 T22";

/// Forehand plays three with the first group of the talon.
const THREE: &str = "pass; pass; bid three; talon 1";

/// Decisions that break a rule, and what is said.
const REFUSED: &[(&str, &str)] = &[
    ("pass; pass; bid three; talon 3", "talon 3 is not a legal move here: expected a group from 1 to 2"),
    ("discard H4 H3 HK", "HK: kings and trula may not be laid away"),
    ("discard H4 H3 T1", "T1: kings and trula may not be laid away"),
    ("discard H4 H3", "2 cards where 3 were taken: expected 3"),
    ("discard H4 H3 HJ", "HJ is not in the hand"),
    ("discard H4 H3 D4; announce game", "the game itself is not announced"),
    ("discard H4 H3 D4; announce trula valat", "valat is announced alone"),
    ("discard H4 H3 D4; announce none; kontra trula", "trula was not said: expected"),
    (
        "discard H4 H3 D4; announce none; kontra game; kontra game; kontra game; kontra game; kontra game",
        "mort is the last raise: expected one of",
    ),
    ("discard H4 H3 D4; announce none; kontra none; kontra none; HK; DJ", "the suit must be followed"),
    ("pass; pass; bid klop; announce trula", "in klop nothing is announced and nothing raised"),
    ("pass; pass; bid klop; kontra game", "in klop nothing is announced and nothing raised"),
    ("pass; pass; bid beggar; announce pagat", "in beggar nothing is announced"),
    (
        "pass; pass; bid klop; H4; H2; HC; T9; T1",
        "the pagat may be played only when no other card is legal: expected one of T2 T5",
    ),
    ("pass; pass; bid klop; H4; H2; HC; T9; D4", "the suit must be followed: expected one of T2 T5"),
    ("pass; pass; bid klop; T2; T3; T9; T10; T5; T3", "T3 is not in the hand"),
    ("pass; pass; bid klop; S7; S10; T9", "the suit must be followed: expected one of SQ SK"),
    ("pass; pass; bid klop; H4; H1; HQ; DQ; D4; T3", "the suit must be followed"),
];

#[test]
fn what_the_rules_forbid_is_refused_with_the_rule() {
    for (moves, expected) in REFUSED {
        let moves = if moves.starts_with("pass") { (*moves).to_owned() } else { format!("{THREE}; {moves}") };
        let said = refusal(&["show", "tarok", "--deal", DEAL, "--moves", &moves]);
        assert!(said.contains(expected), "{moves}: {said}");
    }
}

#[test]
fn a_deal_that_cannot_be_is_refused() {
    let swapped = DEAL.replace("T1 T2 T5/", "HJ DJ S10/").replace("H2 H1 HJ DJ DC S10", "H2 H1 T1 T2 DC T5");
    let twice = DEAL.replace("H4 H3", "H4 H4");
    let short = DEAL.replace(" T22", "");
    let strange = DEAL.replace("T17 ", "T23 ");
    for (deal, expected) in [
        (swapped.as_str(), "expected a tarok in the hand of seat 0"),
        (&twice, "expected each card only once"),
        (&short, "expected 6 cards in this pile"),
        (&strange, "expected a rank of suit T"),
    ] {
        let said = refusal(&["show", "tarok", "--deal", deal]);
        assert!(said.contains(expected), "{said}");
    }
}

#[test]
fn aims_that_a_contract_does_not_know() {
    for (moves, aim, expected) in [
        ("pass; pass; bid klop", "win", "expected score, points or thirds"),
        ("pass; pass; bid beggar; kontra none; kontra none", "points", "expected score or win"),
        ("pass; pass", "thirds", "play on to the first card"),
    ] {
        let said = refusal(&["solve", "tarok", "--deal", DEAL, "--moves", moves, "--for", aim]);
        assert!(said.contains(expected), "{said}");
    }
}

/// Whole deals of every preset: what is over, what it brought, and what the next deal starts with.
#[test]
fn a_finished_deal_has_scores_and_what_comes_next() {
    for preset in ["seed", "tarok-net", "pagat"] {
        let option = format!("preset={preset}");
        let seats = ["--seat", "random", "--seat", "random", "--seat", "random"];
        let dir = tempfile::tempdir().unwrap();
        let file = dir.path().join("records.jsonl");
        let file = file.to_str().unwrap();
        out(&[&["match", "tarok", "--games", "3", "--option", &option, "--json", file][..], &seats].concat());
        for record in std::fs::read_to_string(file).unwrap().lines() {
            let record: Value = serde_json::from_str(record).unwrap();
            let moves: Vec<&str> =
                record["moves"].as_array().unwrap().iter().map(|mv| mv.as_str().unwrap()).collect();
            let deal = record["deal"].as_str().unwrap();
            let words = ["show", "tarok", "--option", &option, "--deal", deal, "--all", "--json", "--moves"];
            let shown = out(&[&words[..], &[&moves.join("; ")]].concat());
            let shown: Value = serde_json::from_str(&shown).unwrap();
            assert_eq!(shown["over"], Value::Bool(true), "{shown}");
            assert_eq!(shown["scores"], record["scores"]);
            assert_eq!(shown["legal"], Value::Array(Vec::new()));
            assert_eq!((&shown["to_move"], &shown["decision"]), (&Value::Null, &Value::Null));
            let next = &shown["next"];
            assert_eq!(next["dealer"], 0, "the deal moves on: {next}");
            assert_eq!(next["played"], 1, "{next}");
            let scores: Vec<String> =
                record["scores"].as_array().unwrap().iter().map(ToString::to_string).collect();
            assert_eq!(next["score"], scores.join("/"), "{next}");
            assert!(
                next["radelci"].as_str().is_some_and(|radelci| radelci.split('/').count() == 3),
                "{next}"
            );
            // Before the last card nothing is decided.
            let last = &moves[..moves.len() - 1];
            let shown = out(&[&words[..], &[&last.join("; ")]].concat());
            let shown: Value = serde_json::from_str(&shown).unwrap();
            assert_eq!((&shown["over"], &shown["next"]), (&Value::Bool(false), &Value::Null));
            assert!(shown["legal"].as_array().unwrap().iter().any(|mv| mv == moves[moves.len() - 1]));
        }
    }
}
