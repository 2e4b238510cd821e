//! Names that those at one screen are given: they go with their seats, and stand in the log.

use serde_json::json;
use tables::table::{Chair, Command, Phase, Table};

use crate::setting::{Setting, seen};

fn names(table: &Table) -> Vec<Option<&str>> {
    table.chairs.iter().map(Chair::name).collect()
}

#[test]
fn everybody_keeps_their_name_when_seats_change_and_after_a_restart() {
    let asked = json!({ "game": "gobblet3", "seats": ["me", "random"], "names": ["Bor", "Nada"] });
    let mut setting = Setting::asked(asked);
    assert_eq!(names(&setting.table), [Some("Bor"), Some("Nada")]);
    assert!(seen(&setting.table).iter().all(|told| told.contains("\"name\":\"Nada\"")));
    setting.does("ana", &Command::Resign);
    assert_eq!(setting.table.phase, Phase::Over);
    setting.does("ana", &Command::Rematch);
    // Everybody of a board game moves on by one seat.
    assert_eq!(names(&setting.table), [Some("Nada"), Some("Bor")]);
    assert_eq!(setting.table.given_names(), ["Nada", ""]);
    assert_eq!(setting.table.names(), ["random", "Bor"], "a record still tells what plays");
    let again = setting.read_again();
    assert_eq!(names(&again), names(&setting.table));
    assert_eq!(again.given_names(), setting.table.given_names());
}

#[test]
fn a_table_without_given_names_tells_none() {
    let setting = Setting::of("gobblet3", &["me", "random"]);
    assert_eq!(names(&setting.table), [Some("ana"), Some("random")]);
    assert!(setting.table.given_names().is_empty());
    let log = serde_json::to_string(&setting.log).unwrap();
    assert!(!log.contains("\"names\""), "{log}");
}
