//! Tables at which engines think on people's time: where that may be asked for, and who thinks when.

use game::Seat;
use serde_json::{Value, json};
use tables::table::{Command, What};
use tables::wire::{Presence, card};

use crate::setting::{Setting, seen};

/// A table that was asked for with it.
fn asked(game: &str, seats: &[&str]) -> Value {
    json!({ "game": game, "seats": seats, "ponder": true })
}

#[test]
fn it_is_refused_where_nobody_has_use_for_it() {
    for (table, expected) in [
        (asked("yinsh", &["house", "house"]), "a person and an engine"),
        (asked("yinsh", &["me", "open"]), "a person and an engine"),
        (asked("yinsh", &["me", "house:level=9"]), "an engine that has use for it"),
        (asked("yinsh", &["me", "random"]), "an engine that has use for it"),
        (asked("gobblet3", &["me", "house"]), "an engine that has use for it"),
        (asked("briskula", &["me", "house"]), "an engine that has use for it"),
        (asked("tarok", &["me", "house", "open"]), "an engine that has use for it"),
    ] {
        let said = Setting::refused(table.clone());
        assert!(said.starts_with("ponder: expected ") && said.contains(expected), "{table}: {said}");
        let mut without = table;
        without["ponder"] = json!(false);
        assert!(!Setting::asked(without).table.plan.ponder);
    }
    let mut rated = asked("yinsh", &["me", "house"]);
    rated["rated"] = json!(true);
    assert_eq!(Setting::refused(rated), "ponder: expected a table that is not rated");
}

#[test]
fn the_engine_whose_turn_comes_next_thinks_while_a_person_decides() {
    for (game, seats, engine) in [
        ("yinsh", ["me", "house"], 1),
        ("yinsh", ["tree", "me"], 0),
        ("yinsh", ["open", "house"], 1),
        ("gobblet4", ["link", "house:level=10"], 1),
    ] {
        let mut setting = Setting::asked(asked(game, &seats));
        if setting.table.turn().is_none() {
            assert_eq!(setting.table.ponderer(), None, "nobody plays yet");
            let secret = (seats[0] == "link").then(|| crate::setting::SECRET.to_owned());
            let seat = secret.is_none().then_some(0);
            setting.does("ana", &Command::Sit { seat, secret });
        }
        for _ in 0..4 {
            let turn = setting.table.turn().unwrap();
            let expected = (turn != Seat::new(engine)).then(|| (Seat::new(engine), "ana"));
            let found = setting.table.ponderer().zip(setting.table.pondered_on());
            assert_eq!(found, expected, "{game} {seats:?}, turn of {turn}");
            setting.play(0);
        }
        setting.does("ana", &Command::Resign);
        assert_eq!(setting.table.ponderer(), None, "the game is over");
    }
}

#[test]
fn where_nobody_asked_for_it_nobody_does() {
    let setting = Setting::of("yinsh", &["me", "house"]);
    assert_eq!((setting.table.ponderer(), setting.table.pondered_on()), (None, None));
    let made = serde_json::to_value(&setting.log[0]).unwrap();
    assert_eq!(made["plan"].get("ponder"), None, "logs of other tables are as they were");
}

#[test]
fn the_log_keeps_it_and_everybody_is_told() {
    let setting = Setting::asked(asked("yinsh", &["me", "house"]));
    let What::Made { plan, .. } = &setting.log[0].what else { panic!("{:?}", setting.log[0]) };
    assert!(plan.ponder);
    let read = setting.read_again();
    assert!(read.plan.ponder && card(&read, &Presence::default()).ponder);
    assert_eq!(read.ponderer(), Some(Seat::new(1)));
    for told in seen(&read) {
        assert_eq!(serde_json::from_str::<Value>(&told).unwrap()["table"]["ponder"], true);
    }
}
