//! What is against the rules is refused, with the rule, and nothing changes.

mod common;

use common::{deal, game, line};
use game::Game;

/// What is said against a decision after these moves.
fn refused(options: &str, deal: &str, moves: &str, tried: &str) -> String {
    let mut line = line(options, deal, moves);
    let before = line.clone();
    let error = line.play(game(options).parse_move(tried).unwrap()).unwrap_err().to_string();
    assert_eq!(line, before, "{tried} is refused and changes nothing");
    error
}

fn bells() -> String {
    deal([
        "H7 H8 B8 B9 BJ BQ BK B7 H9 H10 B10 BA",
        "HA LA L10 LK A9 AJ AQ AK A10 AA",
        "L9 HJ HQ HK L7 L8 LJ LQ A7 A8",
    ])
}

#[test]
fn every_refusal_names_its_rule() {
    let csm = "profile=voleny-csm";
    for (options, moves, tried, why) in [
        ("", "", "trump H9", "first seven cards as trump (rule 1)"),
        ("", "", "trump blind", "blind_trump"),
        ("", "", "bid hra", "expected a trump (rule 1)"),
        ("", "trump H7", "talon H10 B7", "no fat card goes into the talon (rule 2): H10"),
        ("", "trump H7", "talon H7 B7", "the trump card H7 does not go into the talon (rule 2)"),
        ("", "trump H7", "talon LA B7", "LA is not there"),
        ("", "trump H7; talon B7 B8", "pass", "forhont's first bid contains hra (rule 3)"),
        ("", "trump H7; talon B7 B8", "bid sedma", "forhont's first bid contains hra (rule 3)"),
        ("", "trump H7; talon B7 B8", "bid hra flek:hra", "hra has not been announced"),
        (
            "",
            "trump H8; talon H7 B8",
            "bid hra sedma",
            "only the holder of the trump 7 announces sedma (rule 3)",
        ),
        ("", "trump H7; talon B7 B8; bid hra", "bid hra", "hra has been announced already (rule 3)"),
        ("", "trump H7; talon B7 B8; bid hra", "bid sedma", "only the holder of the trump 7"),
        ("", "trump H7; talon B7 B8; bid hra", "bid flek:sedma", "sedma has not been announced"),
        ("", "trump H7; talon B7 B8; bid hra; bid flek:hra", "bid flek:hra", "by the own side (rule 3)"),
        ("max_raises=0", "trump H7; talon B7 B8; bid hra", "bid flek:hra", "raised 0 times at most (rule 3)"),
        ("", "trump H7; talon B7 B8; bid hra; pass; pass", "BK", "not played before its horník BQ (rule 4d)"),
        (
            "",
            "trump H7; talon B7 B8; bid hra; pass; pass",
            "LA",
            "expected a card of the own hand (rule 4): H7 H8",
        ),
        ("", "trump H7; talon B7 B8; bid hra; pass; pass", "pass", "expected a card (rule 4)"),
        ("", "trump H7; talon B7 B8; bid hra; pass; pass; BJ", "LA", "a trump is to be played (rule 4b)"),
        (
            "",
            "trump H7; talon B7 B8; bid hra; pass; pass; H8; HA",
            "L7",
            "suit H is to be followed (rule 4a)",
        ),
        ("hundred_replaces=yes", "trump H7; talon B7 B8", "bid hra stovka", "either hra or stovka (V5)"),
        (
            "hundred_replaces=yes",
            "trump H7; talon B7 B8; bid hra; bid flek:hra; pass",
            "bid sedma",
            "announces nothing after his first bid (V5)",
        ),
        ("keep_seven=yes", "trump H7; talon B7 B8; bid hra sedma; pass; pass", "H7", "keep_seven"),
        (csm, "trump H7; talon H10 B7", "colour", "binds to betl or durch (V2)"),
        (csm, "trump H7; talon B7 B8", "pass", "expected colour, bid betl or bid durch (V2, V3)"),
        (csm, "trump H7; talon H10 B7", "pass", "expected bid betl or bid durch (V2, V3)"),
        ("", "trump H7; talon B7 B8", "bid betl", "these rules know no betl (option betl_durch)"),
        ("", "trump H7; talon B7 B8", "good", "forhont's first bid contains hra (rule 3)"),
        ("", "trump H7; talon B7 B8; bid hra", "good", "expected any of (rule 3): pass, "),
        (csm, "trump H7; talon B7 B8; colour", "pass", "expected good or bad (V4)"),
        (
            csm,
            "trump H7; talon B7 B8; bid betl; bad; talon LA AA",
            "bid betl",
            "higher than the last (V3, V4): bid durch",
        ),
        (csm, "trump H7; talon B7 B8; bid durch", "bid stovka", "no other goal (V5)"),
    ] {
        let said = refused(options, &bells(), moves, tried);
        assert!(said.starts_with(tried) && said.contains(why), "{tried} after {moves:?}: {said}");
    }
}

#[test]
fn an_eighth_raise_is_refused() {
    let mut moves = "trump H7; talon B7 B8; bid hra".to_owned();
    for _ in 0..3 {
        moves += "; bid flek:hra; pass; bid flek:hra";
    }
    let said = refused("", &bells(), &format!("{moves}; bid flek:hra; pass"), "bid flek:hra");
    assert!(said.contains("hra can be raised 7 times at most (rule 3)"), "{said}");
}

#[test]
fn texts_that_are_no_decision_say_what_was_expected() {
    let read = |text: &str| game("").parse_move(text).unwrap_err().to_string();
    assert!(read("").contains("bid STATEMENTS"));
    assert!(read("bid").contains("hra, sedma, stovka"));
    assert!(read("bid hra hra").contains("each statement only once"));
    assert!(read("bid flek").contains("flek: and one of them"));
    assert!(read("talon H7").contains("two cards for the talon"));
    assert!(read("talon H7 H7").contains("each card only once"));
    assert!(read("trump").contains("the trump card, or blind"));
    assert!(read("trump H1").contains("a rank of suit H"));
    assert!(read("H7 H8").contains("nothing more"));
    assert!(read("fold").contains("pass or a card"));
}
