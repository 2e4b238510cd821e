//! Mariáš on the command line: what passes on, what profiles stand for, and everything that is refused.

use crate::common::{out, refusal, run_with};
use serde_json::{Value, json};

/// Forhont has the bells and a few hearts, a marriage in bells; the next seat the aces.
const BELLS: &str =
    "H7 H8 B8 B9 BJ BQ BK B7 H9 H10 B10 BA/HA LA L10 LK A9 AJ AQ AK A10 AA/L9 HJ HQ HK L7 L8 LJ LQ A7 A8";

#[test]
fn what_passes_on_is_written_in_one_form() {
    let shown = |money: &str| -> Value {
        let (money, moves) =
            (format!("money={money}"), "trump H7; talon B7 B8; bid hra; bid flek:hra; pass; pass");
        let args = ["show", "marias", "--option", "flek_without_re=lost", "--option", &money];
        let rest = ["--deal", BELLS, "--moves", moves, "--all", "--json"];
        serde_json::from_str(&out(&[&args[..], &rest[..]].concat())).unwrap()
    };
    let first = shown("0");
    assert_eq!((&first["over"], &first["scores"]), (&json!(true), &json!([-8, 4, 4])));
    assert_eq!(first["next"], json!({ "forhont": 1, "money": "-8/4/4" }));
    assert_eq!(shown("8/-4/-4")["next"], json!({ "forhont": 1, "money": "0/0/0" }), "nothing is a text, too");
}

#[test]
fn games_lists_what_every_profile_has_in_each_field() {
    let listed = out(&["games", "marias"]);
    for row in [
        "profile           seed         openmarias   voleny-csm",
        "hundred_base      2            4            4",
        "tariff            1/2/1/15/30  1/2/1/15/30  1/2/1/15/30",
        "hundred_marriage  best         best         first",
        "killed_doubles    yes          no           no",
        "cap               0            0            500",
    ] {
        assert!(listed.lines().any(|line| line == row), "{row:?} is missing in\n{listed}");
    }
    let listed: Value = serde_json::from_str(&out(&["games", "marias", "--json"])).unwrap();
    let csm = &listed["presets"]["profile"]["voleny-csm"];
    assert_eq!((&csm["cap"], &csm["betl_durch"]), (&json!("500"), &json!("yes")));
    assert_eq!(csm.as_object().unwrap().len(), 14);
    let tarok: Value = serde_json::from_str(&out(&["games", "tarok", "--json"])).unwrap();
    assert!(tarok["presets"]["preset"]["pagat"].is_object(), "{}", tarok["presets"]);
    let boards: Value = serde_json::from_str(&out(&["games", "yinsh", "--json"])).unwrap();
    assert_eq!(boards["presets"], Value::Null);
}

#[test]
fn solve_says_for_every_aim_what_is_still_to_be_won() {
    let moves = "trump H7; talon B7 B8; bid hra; pass; pass; H10; HA; HJ; LA; L7; H8";
    for aim in ["money", "points", "hra", "sedma", "stovka"] {
        let args = ["solve", "marias", "--deal", BELLS, "--moves", moves, "--for", aim, "--json"];
        let solved: Value = serde_json::from_str(&out(&args)).unwrap();
        let list = |value: &Value| -> Vec<i64> {
            value.as_array().unwrap().iter().map(|one| one.as_i64().unwrap()).collect()
        };
        // Seat 1 has taken 20 points in hearts, forhont 10 with the ace of leaves.
        let taken = if aim == "points" { [10, 20, 20] } else { [0, 0, 0] };
        for place in solved["moves"].as_array().unwrap().iter().chain([&solved]) {
            let (value, rest) = (list(&place["value"]), list(&place["from_here"]));
            assert!((0..3).all(|seat| value[seat] - rest[seat] == taken[seat]), "{aim}: {place}");
        }
    }
}

/// Options, decisions that are made, one that is not, and what is said: the rule.
const REFUSED: &[(&[&str], &str, &str)] = &[
    (&[], "trump L7", "expected one of forhont's first seven cards as trump (rule 1)"),
    (&[], "trump B7", "expected one of forhont's first seven cards as trump (rule 1)"),
    (&[], "trump H7; talon H10 B7", "no fat card goes into the talon (rule 2): H10"),
    (&[], "trump H7; talon H7 B7", "the trump card H7 does not go into the talon (rule 2)"),
    (&[], "trump H7; talon B7 B8; pass", "forhont's first bid contains hra (rule 3)"),
    (&[], "trump H7; talon B7 B8; bid hra; bid hra", "hra has been announced already (rule 3)"),
    (&[], "trump H7; talon B7 B8; bid hra stovka; bid stovka", "stovka has been announced already (rule 3)"),
    (&[], "trump H8; talon H7 B8; bid hra sedma", "only the holder of the trump 7 announces sedma (rule 3)"),
    (
        &[],
        "trump H7; talon B7 B8; bid hra; bid sedma",
        "only the holder of the trump 7 announces sedma (rule 3)",
    ),
    (
        &[],
        "trump H7; talon B7 B8; bid hra; bid flek:hra; pass; bid flek:hra; bid flek:hra; pass; bid flek:hra; \
         bid flek:hra; pass; bid flek:hra; bid flek:hra; pass; bid flek:hra",
        "hra can be raised 7 times at most (rule 3)",
    ),
    (
        &[],
        "trump H7; talon B7 B8; bid hra; pass; pass; BK",
        "the king of a marriage is not played before its horník BQ",
    ),
    (&[], "trump H7; talon B7 B8; bid hra; pass; pass; H8; HA; L7", "suit H is to be followed (rule 4a)"),
    (&[], "trump H7; talon B7 B8; bid hra; pass; pass; BJ; LA", "a trump is to be played (rule 4b)"),
    (&["profile=voleny-csm"], "trump H7; talon H10 B7; colour", "binds to betl or durch (V2)"),
    (&["profile=voleny-csm"], "trump H7; talon B7 B8; colour; pass", "expected good or bad (V4)"),
];

#[test]
fn every_refusal_names_the_rule() {
    for (options, moves, why) in REFUSED {
        let options: Vec<&str> = options.iter().flat_map(|option| ["--option", *option]).collect();
        let said = refusal(&[&["show", "marias", "--deal", BELLS, "--moves", moves][..], &options].concat());
        let (number, last) = (moves.split("; ").count(), moves.rsplit("; ").next().unwrap_or_default());
        let begins = format!("kavarna: move {number}: {last} is not a legal move here: ");
        assert!(said.starts_with(&begins) && said.contains(why), "{moves:?} said {said:?}");
    }
}

#[test]
fn deals_that_are_none_are_refused() {
    for (deal, why) in [
        (BELLS.replacen("H7 ", "", 1), "expected 12 cards in this pile (not 11)"),
        (BELLS.replacen("H7", "LA", 1), "expected a card that was not dealt before"),
        (BELLS.replacen("H7", "H1", 1), "expected a rank of suit H"),
        (BELLS.replacen('/', " ", 1), "expected 12 cards in this pile (not 22)"),
        (format!("{BELLS}/H7"), "expected"),
    ] {
        let said = refusal(&["show", "marias", "--deal", &deal]);
        assert!(said.contains(why), "{deal} said {said}");
        assert!(said.contains("rules 1 and 2: 12 cards for forhont, seat 0, 10 for each other"), "{said}");
    }
    let said = refusal(&["show", "marias", "--option", "forhont=1", "--deal", BELLS]);
    assert!(said.contains("expected 10 cards in this pile (not 12)"), "{said}");
}

#[test]
fn options_out_of_their_range_are_refused() {
    for (option, why) in [
        ("profile=licitovany-csm", "expected seed | openmarias | voleny-csm"),
        ("rank_order=odd", "expected profile | usual | natural"),
        ("tariff=1/2/1/15", "expected five whole numbers from 0 to 1000"),
        ("tariff=1/2/1/15/1001", "expected five whole numbers from 0 to 1000"),
        ("hundred_base=0", "expected a whole number from 1 to 100"),
        ("cap=1000001", "expected a whole number from 0 to 1000000"),
        ("forhont=3", "expected a whole number from 0 to 2"),
        ("money=1/2", "expected a whole number for each seat"),
        ("fleks=2", "unknown option \"fleks\": expected profile, rank_order"),
    ] {
        let said = refusal(&["show", "marias", "--option", option]);
        assert!(said.contains(why), "{option} said {said}");
    }
}

#[test]
fn events_that_cannot_be_are_refused_by_an_agent() {
    let new = r#"{"kavarna":1,"type":"new","game":"marias","options":{},"seat":1,"seats":3,"seed":7}"#;
    for event in [
        r#"{"type":"event","seat":0,"move":"bid hra"}"#,
        r#"{"type":"event","seat":0,"move":"bid hra hra"}"#,
        r#"{"type":"event","seat":2,"move":"trump ?"}"#,
        r#"{"type":"reveal","turned":"H7"}"#,
    ] {
        let run = run_with(&["agent", "marias", "smart"], &format!("{new}\n{event}\n"));
        assert_eq!((run.code, run.err.lines().count()), (Some(2), 1), "{event}: {run:#?}");
        assert!(run.err.starts_with("kavarna: line 2: "), "{}", run.err);
    }
}
