//! Records: what can be wrong with them, and that they last.

use game::random::deal_stream;
use game::toy::Toy;
use game::{Ending, Game, Line, Options, Record, RecordError, Seat};

use crate::pendulum::{Pendulum, pendulum};

/// A record as it was written when the format was fixed: it must be readable for ever.
const KEPT: &str = r#"{"kavarna":1,"game":"toy","options":{"dealer":0,"debt":"0/1/0","talon":"open"},"deal":"A1 B3 C2/A2 B4 C1/A3 B1 B2/A4 C3 C4","seats":["house","careful:worlds=5","random"],"seed":7,"index":3,"moves":["bid game","pass","pass","discard A2 C1 C4","A4","A3","A1"],"scores":null}"#;

fn parse_error(text: &str) -> String {
    Record::parse(text).unwrap_err().to_string()
}

#[test]
fn a_kept_record_reads_writes_and_replays() {
    let record = Record::parse(KEPT).unwrap();
    assert_eq!(record.to_line(), KEPT);
    let line = record.replay::<Toy>().unwrap();
    assert_eq!(line.position().public().tricks(), [0, 1, 0]);
    assert_eq!(line.ending(), None, "it was interrupted");
    let again = Record { seed: Some(7), index: Some(3), ..Record::of(&line, record.seats.clone()) };
    assert_eq!(again, record);
}

#[test]
fn fields_that_nobody_knows_are_ignored() {
    let longer = KEPT.replace("\"seed\":7", "\"weather\":{\"rain\":true},\"seed\":7");
    assert_eq!(Record::parse(&longer).unwrap(), Record::parse(KEPT).unwrap());
}

#[test]
fn what_is_no_record_says_so() {
    assert!(parse_error("").starts_with("not a record: EOF"));
    assert!(parse_error("{}").starts_with("not a record: missing field `kavarna`"));
    assert!(parse_error("[1,2]").starts_with("not a record"));
    assert!(
        parse_error(&KEPT.replace("\"kavarna\":1", "\"kavarna\":2"))
            .contains("expected \"kavarna\":1, got 2")
    );
    assert!(parse_error(&KEPT.replace("\"scores\":null", "\"scores\":[1,2,3,4,5]")).contains("at most four"));
    let forfeit = KEPT.replace("\"scores\":null", "\"scores\":null,\"forfeit\":{\"seat\":9,\"why\":\"?\"}");
    assert!(parse_error(&forfeit).contains("expected a seat from 0 to 3, got 9"));
}

#[test]
fn a_record_that_cannot_be_replayed_says_where() {
    let replay = |from: &str, to: &str| {
        let record = Record::parse(&KEPT.replace(from, to)).unwrap();
        record.replay::<Toy>().unwrap_err()
    };
    let other = replay("\"game\":\"toy\"", "\"game\":\"yinsh\"");
    assert_eq!(other, RecordError::Game { found: "yinsh".into(), expected: "toy" });
    assert_eq!(other.to_string(), "a record of yinsh, expected toy");
    assert!(replay("\"dealer\":0", "\"dealer\":7").to_string().starts_with("option \"dealer\": expected"));
    assert!(replay("A1 B3 C2/", "A1 B3/").to_string().starts_with("expected three cards"));
    assert!(replay("\"bid game\"", "\"bid\"").to_string().starts_with("expected game at character 4"));
    let fewer = replay("[\"house\",\"careful:worlds=5\",\"random\"]", "[\"house\"]");
    assert_eq!(fewer.to_string(), "seats: expected 3 of them, got 1");
    let illegal = replay("\"A3\"", "\"B1\"");
    assert_eq!(illegal.to_string(), "move 6: B1 is not a legal move here");
}

#[test]
fn a_finished_game_keeps_its_scores_and_reason() {
    let toy = Toy::from_options(&Options::none()).unwrap();
    let mut line = Line::new(toy, toy.deal(&mut deal_stream(1, 0)));
    while line.turn().is_some() {
        line.play(line.legal()[0]).unwrap();
    }
    let text = Record::of(&line, vec![String::new(); 3]).to_line();
    assert!(text.ends_with(r#""scores":[0,0,0],"reason":"passed"}"#), "{text}");
}

#[test]
fn scores_are_what_the_moves_lead_to() {
    let mut line = Record::parse(KEPT).unwrap().replay::<Toy>().unwrap();
    while line.turn().is_some() {
        line.play(line.legal()[0]).unwrap();
    }
    let kept = Record::of(&line, vec![String::new(); 3]);
    assert_eq!(kept.replay::<Toy>().unwrap(), line);
    let wrong = Record { scores: Some(line.game().forfeited(Seat::new(1))), ..kept };
    let refused = wrong.replay::<Toy>().unwrap_err().to_string();
    assert_eq!(refused, "scores: expected [-2, 4, -2], to which the moves lead, got [8, -16, 8]");
    let resigned = Record { reason: Some("resigned".into()), ..wrong };
    assert!(resigned.replay::<Toy>().is_ok(), "somebody may have ended it before the rules did");
}

#[test]
fn a_finished_game_keeps_its_account() {
    let mut line = Record::parse(KEPT).unwrap().replay::<Toy>().unwrap();
    while line.turn().is_some() {
        line.play(line.legal()[0]).unwrap();
    }
    let record = Record::of(&line, vec![String::new(); 3]);
    let account = r#""account":{"counts":[{"what":"tricks","each":[0,3,0]}],"entries":[{"what":"game","base":1,"factors":[{"what":"debt","by":2}],"scores":[-2,4,-2]}]}"#;
    assert!(record.to_line().contains(account), "{}", record.to_line());
    assert_eq!(Record::parse(&record.to_line()).unwrap(), record);
    line.end(Ending { scores: line.game().forfeited(Seat::new(1)), reason: "resigned" });
    let resigned = Record::of(&line, vec![String::new(); 3]);
    assert!(resigned.account.is_empty(), "the rules did not end it so");
    assert_eq!(resigned.scores.unwrap().as_slice(), [8, -16, 8], "the others share what the one pays");
}

#[test]
fn a_line_that_began_in_the_middle_keeps_where_it_began() {
    let mut line = pendulum("").parse_position("2:1").unwrap();
    line.play(line.legal()[0]).unwrap();
    let record = Record::of(&line, vec!["one".into(), "two".into()]);
    assert_eq!(record.position.as_deref(), Some("2:1"));
    assert_eq!(Record::parse(&record.to_line()).unwrap().replay::<Pendulum>().unwrap(), line);
}
