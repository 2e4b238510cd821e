//! The type-erased face does what the typed games do, for a game with hidden cards too.

use std::path::Path;

use catalog::{AnyEvent, Catalog, CatalogError, PlayerSpec, Start, host};
use game::{Limits, Options, Record, Seat, Viewer, think_alone};

fn with_toy() -> Catalog {
    Catalog::of(vec![
        host::<game::toy::Toy>(),
        host::<gobblet::Gobblet3>(),
        host::<gobblet::Gobblet4>(),
        host::<yinsh::Yinsh>(),
        host::<briskula::Briskula>(),
        host::<marias::Marias>(),
    ])
}

#[test]
fn no_playthrough_is_missing() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    for game in Catalog::house().games() {
        let name = game.facts().name;
        let home = crates.join(name.trim_end_matches(char::is_numeric)).join("playthroughs");
        for file in game.playthrough_files() {
            assert!(home.join(&file).is_file(), "{name} has no playthrough {file} in {}", home.display());
        }
    }
}

#[test]
fn every_game_is_complete() {
    for game in with_toy().games() {
        let facts = game.facts();
        assert!(facts.name.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit()), "{}", facts.name);
        let players = game.players();
        for needed in ["random", "house"] {
            assert!(players.iter().any(|player| player.name == needed), "{} has no {needed}", facts.name);
        }
        for spec in game.option_specs().iter().chain(players.iter().flat_map(|player| &player.options)) {
            assert!(!spec.help.is_empty(), "{}: {} has no help", facts.name, spec.name);
            let default = Options::none().with(spec.name, spec.default);
            default.checked(std::slice::from_ref(spec)).expect("a default is a value of its own kind");
        }
        let rules = game.rules(&Options::none()).unwrap();
        assert!((facts.seats.0..=facts.seats.1).contains(&rules.seats()));
        assert!(rules.options().is_empty(), "defaults are not written");
    }
}

#[test]
fn a_table_from_deal_to_record() {
    let catalog = with_toy();
    for game in catalog.games() {
        let rules = game.rules(&Options::none()).unwrap();
        let mut table = rules.table(&Start::Seed { seed: 3, index: 4 }).unwrap();
        let mut eyes: Vec<_> =
            Viewer::everyone(rules.seats()).map(|viewer| rules.blank_view(viewer)).collect();
        let feed = |table: &dyn catalog::AnyTable, step: usize, eyes: &mut [Box<dyn catalog::AnyView>]| {
            for view in eyes {
                for event in table.events_of(step, view.viewer()) {
                    // Over the wire and back.
                    let line = serde_json::to_string(&event).unwrap();
                    view.observe(&serde_json::from_str::<AnyEvent>(&line).unwrap()).unwrap();
                }
            }
        };
        feed(table.as_ref(), 0, &mut eyes);
        while let Some(seat) = table.turn() {
            assert!(table.decision().is_some());
            assert_eq!(table.view(Viewer::Seat(seat)).legal(), table.legal());
            let legal = table.legal();
            let chosen = legal[table.moves().len() * 7 % legal.len()].clone();
            assert_eq!(table.play(&chosen).unwrap(), chosen);
            feed(table.as_ref(), table.moves().len(), &mut eyes);
            for view in &eyes {
                let direct = table.view(view.viewer());
                assert_eq!(direct.json(), view.json());
                assert_eq!(direct.history(), view.history());
                assert_eq!(direct.turn(), view.turn());
            }
        }
        assert!(table.decision().is_none() && table.legal().is_empty());
        assert_eq!(table.roles().len(), rules.seats());
        let record = table.record(vec!["somebody".to_owned(); rules.seats()]);
        let line = record.to_line();
        let replayed = catalog.replay(&Record::parse(&line).unwrap()).unwrap();
        assert_eq!(replayed.position_text(), table.position_text());
        assert_eq!(replayed.record(record.seats.clone()), record);
        let read = rules.table(&Start::Position(table.position_text())).unwrap();
        assert_eq!(read.position_text(), table.position_text());
        assert!(table.perft(0) == 1 && table.perft(1) == 0);
    }
}

#[test]
fn refused_moves_change_nothing() {
    let rules = with_toy().game("toy").unwrap().rules(&Options::none()).unwrap();
    let mut table = rules.table(&Start::Usual).unwrap();
    let before = table.position_text();
    for text in ["", "nonsense", "discard A1 A2 A3", "?", "C4"] {
        assert!(table.play(text).is_err(), "{text}");
        assert_eq!(table.position_text(), before);
    }
}

#[test]
fn sessions_go_on_until_the_match_is_decided() {
    let game = with_toy();
    let game = game.game("toy").unwrap();
    let matches = game.option_specs().into_iter().find(|spec| spec.name == "match").expect("toy has matches");
    let game::Kind::Choice(lengths) = matches.kind else { panic!("match is a choice") };
    let longest = lengths.iter().max_by_key(|text| text.parse::<u32>().unwrap_or(0)).unwrap();
    let mut rules = game.rules(&Options::none().with("match", longest)).unwrap();
    let mut deals = 0;
    loop {
        let mut table = rules.table(&Start::Seed { seed: 1, index: deals }).unwrap();
        assert!(table.next().is_none(), "no next deal while one is played");
        while table.turn().is_some() {
            let last = table.legal().pop().unwrap();
            table.play(&last).unwrap();
        }
        deals += 1;
        match table.next() {
            Some(next) => {
                assert_ne!(next.options(), rules.options(), "session state is carried in the options");
                rules = next;
            }
            None => break,
        }
        assert!(deals < 100);
    }
    assert_eq!(deals.to_string(), **longest);
}

#[test]
fn players_decide_on_views_of_their_seat() {
    for game in with_toy().games() {
        let rules = game.rules(&Options::none()).unwrap();
        let table = rules.table(&Start::Seed { seed: 8, index: 0 }).unwrap();
        let seat = table.turn().unwrap();
        for kind in game.players() {
            let mut player = rules.player(&PlayerSpec::plain(kind.name)).unwrap();
            player.begin(4);
            let limits = Limits { nodes: Some(200), iterations: Some(20), ..Limits::NONE };
            let view = table.view(Viewer::Seat(seat));
            let decision = think_alone(limits, |thinking| player.decide(view.as_ref(), thinking));
            assert!(table.legal().contains(&decision.mv), "{} {}", game.facts().name, kind.name);
        }
    }
}

#[test]
fn names_that_do_not_exist_are_listed_with_those_that_do() {
    let house = Catalog::house();
    let Err(error) = house.game("chess") else { panic!("there is no chess here") };
    assert!(error.to_string().starts_with("unknown game \"chess\": expected one of gobblet3"), "{error}");
    let rules = house.game("gobblet3").unwrap().rules(&Options::none()).unwrap();
    let error = rules.player_spec("deep-blue").unwrap_err();
    assert!(matches!(error, CatalogError::Player { .. }));
    let Err(error) = house.game("gobblet3").unwrap().rules(&Options::none().with("both", "nobody")) else {
        panic!("nobody is no value of both")
    };
    assert_eq!(error.to_string(), "option \"both\": expected opponent | mover | draw, got \"nobody\"");
}

#[test]
fn a_blank_view_knows_nothing() {
    let rules = with_toy().game("toy").unwrap().rules(&Options::none()).unwrap();
    let view = rules.blank_view(Viewer::Seat(Seat::new(1)));
    assert!(view.history().is_empty() && view.legal().is_empty());
}

#[test]
fn what_a_preset_stands_for_is_what_its_game_plays() {
    let house = Catalog::house();
    let mut listed = 0;
    for game in house.games() {
        let Some(presets) = game.presets() else { continue };
        for word in presets.words {
            let chosen = Options::none().with(presets.option, word);
            let usual = game.rules(&chosen).unwrap().options();
            for (name, value) in presets.of(word) {
                let said = game.rules(&chosen.clone().with(name, value)).unwrap().options();
                assert_eq!(said, usual, "{}: {name}={value} is what {word} has", game.facts().name);
                listed += 1;
            }
        }
    }
    assert!(listed > 50, "{listed}");
}
