//! What learners get: actions have numbers of their own, and a view always gives as many numbers.

use std::collections::BTreeSet;

use catalog::{AnyTable, Catalog, Start};
use game::random::{below, deal_stream};
use game::{Options, Seat, Stop, Viewer};

/// Every game of the house with its usual rules, and some others.
fn rules() -> Vec<(&'static str, &'static str)> {
    let usual = Catalog::house().names().into_iter().map(|name| (name, ""));
    let others = [("briskula", "variant=3"), ("briskula", "variant=4"), ("briskula", "variant=dupla")];
    usual.chain(others).chain([("marias", "profile=voleny-csm")]).collect()
}

fn table(name: &str, options: &str, index: u64) -> Box<dyn AnyTable> {
    let rules = Catalog::house().game(name).unwrap().rules(&Options::parse(options).unwrap()).unwrap();
    rules.table(&Start::Seed { seed: 23, index }).unwrap()
}

/// Plays a random game, looking at the table before each decision.
fn random_game(table: &mut dyn AnyTable, index: u64, mut look: impl FnMut(&dyn AnyTable)) {
    let mut stream = deal_stream(5, index);
    while table.turn().is_some() {
        look(table);
        let legal = table.legal();
        table.play(&legal[below(&mut stream, legal.len() as u32) as usize]).unwrap();
    }
    look(table);
}

#[test]
fn every_decision_is_an_action() {
    for (name, options) in rules() {
        let actions = table(name, options, 0).rules().actions();
        let known: BTreeSet<&String> = actions.iter().collect();
        assert_eq!(known.len(), actions.len(), "{name}: each action once");
        for index in 0..12 {
            random_game(table(name, options, index).as_mut(), index, |table| {
                for mv in table.legal() {
                    assert!(known.contains(&mv), "{name} {options}: {mv}");
                }
            });
        }
    }
}

#[test]
fn every_view_has_the_same_parts() {
    for (name, options) in rules() {
        let mut table = table(name, options, 3);
        let seats = table.rules().seats();
        let blank = table.rules().blank_view(Viewer::Spectator).observation();
        assert!(blank.values().len() > 20, "{name}");
        random_game(table.as_mut(), 3, |table| {
            for viewer in Viewer::everyone(seats) {
                let seen = table.view(viewer).observation();
                assert_eq!(seen.parts(), blank.parts(), "{name} {options}");
                assert!(seen.values().iter().all(|value| (-2.0..=2.0).contains(value)), "{name}");
            }
        });
    }
}

#[test]
fn numbers_tell_no_more_than_the_view() {
    for name in ["briskula", "tarok", "marias"] {
        let mut table = table(name, "", 9);
        random_game(table.as_mut(), 9, |table| {
            let viewer = Viewer::Seat(Seat::new(table.plies() % 2));
            let view = table.view(viewer);
            for world in view.sample_worlds(table.plies() as u64, 2) {
                assert_eq!(world.view(viewer).observation(), view.observation(), "{name}");
                assert_eq!(world.view(viewer).json(), view.json(), "{name}");
            }
        });
    }
}

#[test]
fn worlds_are_counted_listed_and_weighted() {
    let mut table = table("briskula", "", 1);
    while table.plies() < 30 {
        let first = table.legal().remove(0);
        table.play(&first).unwrap();
    }
    let viewer = Viewer::Seat(table.turn().unwrap());
    let view = table.view(viewer);
    let all = view.all_worlds(100_000).unwrap();
    assert!(all.len() > 1);
    assert_eq!(Some(all.len() as u128), view.count_worlds());
    assert!(all.iter().all(|world| world.view(viewer).json() == view.json()));
    let chosen = all[all.len() / 2].view(Viewer::All).json();
    let mut weigh = |world: &dyn AnyTable| f64::from(u8::from(world.view(Viewer::All).json() == chosen));
    let drawn = view.sample_weighted_world(4, 3_000, &mut weigh);
    assert_eq!(drawn.view(Viewer::All).json(), chosen, "nothing else has any weight");
}

#[test]
fn random_games_end_and_stop() {
    for name in Catalog::house().names() {
        let table = table(name, "", 0);
        let scores = table.random_games(1, 50, &Stop::new());
        assert_eq!(scores.len(), 50);
        assert_eq!(scores, table.random_games(1, 50, &Stop::new()), "{name}: the same seed, the same games");
        let stop = Stop::new();
        stop.stop();
        assert!(table.random_games(1, 1_000_000, &stop).is_empty(), "{name}");
    }
}
