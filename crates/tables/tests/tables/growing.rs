//! A view that grows with the game is the view that somebody would add up from the first event, for everybody, at
//! every move; and nobody hears of a move what only others may know.

use serde_json::json;
use tables::table::Command;
use tables::wire::{Eyes, Presence, event};

use crate::setting::{PEOPLE, Setting, seen};

fn grows(mut setting: Setting, moves: usize) {
    for number in 0..moves {
        if setting.table.turn().is_none() {
            break;
        }
        // Everybody looks, so that everybody's view is kept and grows.
        seen(&setting.table);
        setting.play(7 * number + 3);
        assert_eq!(seen(&setting.table), seen(&setting.read_again()), "move {number}");
    }
}

#[test]
fn in_every_game_of_the_house() {
    let house = catalog::Catalog::house();
    for game in house.names() {
        let rules = house.game(game).and_then(|game| game.rules(&game::Options::none())).unwrap();
        // Two people, and engines in the seats that are left.
        let seats: Vec<&str> = ["me", "open", "random", "random"].into_iter().take(rules.seats()).collect();
        let mut setting = Setting::of(game, &seats);
        setting.sit("bor");
        grows(setting, 60);
    }
}

#[test]
fn against_engines_with_open_cards() {
    for (game, seats) in [
        ("briskula", &["me", "random"][..]),
        ("tarok", &["me", "me", "random"]),
        ("marias", &["random", "me", "me"]),
    ] {
        grows(Setting::asked(json!({ "game": game, "seats": seats, "open": true })), 60);
    }
}

/// What lies open at a shared screen changes nothing of what the seats see, of what an engine is asked about, or of what
/// somebody hears who looks on.
#[test]
fn who_shares_a_screen_with_open_cards_has_them_beside_the_own_view() {
    for game in ["tarok", "marias"] {
        let at = |open: bool| {
            Setting::asked(json!({ "game": game, "seats": ["me", "me", "random"], "open": open }))
        };
        let (mut open, mut closed) = (at(true), at(false));
        let game_of = |setting: &Setting, person| {
            serde_json::to_value(Eyes::of(&setting.table, person).game(true)).unwrap()
        };
        let asked = |setting: &Setting| Eyes::of_seat(&setting.table, game::Seat::new(2)).unwrap().json();
        while open.table.turn().is_some() {
            let mut own = game_of(&open, Some("ana"));
            let shown = own["open"].take();
            assert_eq!(shown["viewer"], "all");
            assert!(!shown["hands"].to_string().contains('?'), "{shown}");
            assert_eq!(own, game_of(&closed, Some("ana")));
            for other in [Some("bor"), None] {
                assert_eq!(game_of(&open, other), game_of(&closed, other));
            }
            assert_eq!(asked(&open), asked(&closed), "an engine is asked about what it may know");
            let hinted =
                |setting: &Setting| Eyes::of(&setting.table, Some("ana")).into_view().unwrap().json();
            assert_eq!(hinted(&open), hinted(&closed), "and so is whoever gives a hint");
            open.play(3);
            closed.play(3);
        }
    }
}

#[test]
fn when_moves_are_taken_back() {
    let mut setting = Setting::of("gobblet3", &["me", "random"]);
    for number in 0..4 {
        seen(&setting.table);
        setting.play(5 * number);
    }
    setting.does("ana", &Command::Undo);
    assert_eq!(seen(&setting.table), seen(&setting.read_again()));
    grows(setting, 6);
}

#[test]
fn while_an_engine_still_looks_at_how_things_stood() {
    let mut setting = Setting::of("briskula", &["me", "random"]);
    let seat = setting.table.turn().unwrap();
    let asked = Eyes::of_seat(&setting.table, seat).unwrap();
    let before = asked.json();
    setting.play(0);
    assert_eq!(asked.json(), before, "what an engine was asked about does not change under its hands");
    let now = Eyes::of_seat(&setting.table, seat).unwrap().json();
    assert_ne!(now, before);
    assert_eq!(now, Eyes::of_seat(&setting.read_again(), seat).unwrap().json());
}

#[test]
fn the_end_shows_everything_to_everybody() {
    let mut setting = Setting::of("briskula", &["me", "open"]);
    setting.sit("bor");
    let hand = |setting: &Setting, person| {
        let eyes = Eyes::of(&setting.table, person);
        serde_json::to_value(eyes.game(false)).unwrap()["view"].clone()
    };
    assert_ne!(hand(&setting, Some("ana")), hand(&setting, Some("bor")));
    setting.does("bor", &Command::Resign);
    for person in PEOPLE.iter().map(|person| Some(*person)).chain([None]) {
        assert_eq!(hand(&setting, person), hand(&setting, Some("ana")));
    }
}

#[test]
fn a_move_is_told_as_each_may_know_it() {
    let mut setting = Setting::of("briskula", &["me", "open"]);
    setting.sit("bor");
    for number in 0..2 {
        setting.play(number);
    }
    // A trick is over and both have drawn: each hears the own card and not the other's.
    let entry = setting.log.last().unwrap().clone();
    let told = |person| {
        let frame = event(&Eyes::of(&setting.table, person), &entry, &Presence::default());
        serde_json::to_value(frame).unwrap()["events"].clone()
    };
    assert_ne!(told(Some("ana")), told(Some("bor")));
    assert_ne!(told(Some("ana")), told(None));
}

#[test]
fn the_end_tells_how_its_scores_came_about() {
    let account = |setting: &Setting| {
        serde_json::to_value(Eyes::of(&setting.table, None).game(false)).unwrap()["account"].clone()
    };
    let mut setting = Setting::of("marias", &["me", "random", "random"]);
    while setting.table.turn().is_some() {
        assert!(account(&setting).is_null(), "nothing is told before the end");
        setting.play(0);
    }
    let ending = setting.table.play.as_ref().and_then(|play| play.line().ending()).unwrap();
    let told = account(&setting);
    let sum = |seat: usize| -> i64 {
        told["entries"].as_array().unwrap().iter().map(|entry| entry["scores"][seat].as_i64().unwrap()).sum()
    };
    assert_eq!([sum(0), sum(1), sum(2)].map(|sum| sum as i32), ending.scores.as_slice());
    // A deal that somebody gave up was not counted.
    let mut given_up = Setting::of("marias", &["me", "random", "random"]);
    given_up.does("ana", &Command::Resign);
    assert!(account(&given_up).is_null());
}

#[test]
fn who_shares_a_screen_sees_through_the_eyes_of_the_seat_that_decides() {
    let mut setting = Setting::of("marias", &["me", "me", "random"]);
    let view = |setting: &Setting| {
        serde_json::to_value(Eyes::of(&setting.table, Some("ana")).game(false)).unwrap()["view"].clone()
    };
    let mut seen = [0; 3];
    while let Some(turn) = setting.table.turn() {
        let own = turn.index() < 2;
        let viewer = view(&setting)["viewer"].clone();
        assert_eq!(viewer, if own { json!(turn) } else { json!("spectator") });
        // Nobody at the screen sees the hand of another.
        for seat in (0..3).filter(|seat| *seat != turn.index() || !own) {
            let hand = view(&setting)["hands"][seat].as_str().unwrap().to_owned();
            // A marriage or an announced seven may have shown a card.
            assert!(
                hand.is_empty() || hand.contains('?') || hand.split(' ').count() < 3,
                "seat {seat}: {hand}"
            );
        }
        seen[turn.index()] += 1;
        setting.play(3);
    }
    assert!(seen.iter().all(|decisions| *decisions >= 10), "{seen:?}");
}
