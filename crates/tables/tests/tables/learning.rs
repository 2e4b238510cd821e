//! What engines learn in a deal goes into the next deal of the match, and stands in the log.

use tables::table::{Actor, Command, Phase, What};

use crate::setting::Setting;

/// Plays the deal on the table to its end.
fn play_out(setting: &mut Setting) {
    for number in 0.. {
        if setting.table.turn().is_none() {
            break;
        }
        setting.play(number);
    }
    assert_eq!(setting.table.phase, Phase::Over);
}

fn plays(setting: &Setting) -> Vec<Option<&str>> {
    setting.table.chairs.iter().map(tables::table::Chair::plays_as).collect()
}

#[test]
fn it_is_passed_on_and_a_restart_keeps_it() {
    let mut setting = Setting::of("toy", &["me", "counting", "random"]);
    assert_eq!(plays(&setting), [None, Some("counting"), Some("random")]);
    for deals in 1..3 {
        play_out(&mut setting);
        let (number, before) = (setting.log.len(), setting.table.names());
        assert_eq!(setting.table.sheet.last().unwrap().seats, before);
        setting.does("ana", &Command::Next);
        let spec = format!("counting:deals={deals}");
        assert_eq!(plays(&setting), [None, Some(spec.as_str()), Some("random")]);
        let logged = serde_json::to_string(&setting.log[number..]).unwrap();
        assert!(logged.contains(&format!("\"learned\":[{{\"seat\":1,\"spec\":\"{spec}\"}}]")), "{logged}");
        // The record tells with what it was played; the card of the table, who was seated.
        let record = setting.table.play.as_ref().unwrap().record(setting.table.names());
        assert_eq!(record.seats, ["ana", spec.as_str(), "random"]);
        assert_eq!(setting.table.chairs[1].engine(), Some("counting"));
        let again = setting.read_again();
        let kept: Vec<_> = again.chairs.iter().map(tables::table::Chair::plays_as).collect();
        assert_eq!(kept, plays(&setting));
    }
}

#[test]
fn a_new_match_begins_with_nothing() {
    let mut setting = Setting::of("toy", &["me", "counting", "counting"]);
    play_out(&mut setting);
    setting.does("ana", &Command::Next);
    assert_eq!(plays(&setting), [None, Some("counting:deals=1"), Some("counting:deals=1")]);
    play_out(&mut setting);
    setting.does("ana", &Command::Rematch);
    assert_eq!(plays(&setting), [None, Some("counting"), Some("counting")]);
}

#[test]
fn whoever_could_not_go_on_has_learned_nothing_new() {
    let mut setting = Setting::of("toy", &["me", "counting", "counting"]);
    play_out(&mut setting);
    setting.does("ana", &Command::Next);
    while setting.table.chairs[setting.table.turn().unwrap().index()].engine().is_none() {
        setting.play(0);
    }
    let (seat, version) = (setting.table.turn().unwrap(), setting.table.version);
    let fault = Command::EngineFault { seat, why: "broken".to_owned(), version };
    let entries = setting.ask(&Actor::House, &fault).unwrap();
    assert!(matches!(entries[0].what, What::Ended { .. }));
    setting.does("ana", &Command::Next);
    for (place, plays) in plays(&setting).into_iter().enumerate().skip(1) {
        let deals = if place == seat.index() { 1 } else { 2 };
        assert_eq!(plays, Some(format!("counting:deals={deals}").as_str()));
    }
}
