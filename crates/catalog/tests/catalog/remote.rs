//! What people who reach the house over the network may ask of its players.

use catalog::{AnyRules, Catalog, PlayerFacts, host};
use game::{Kind, Limits, OptionSpec, Options};

/// The games of the house, and the toy that games are tested with.
fn all_games() -> [Catalog; 2] {
    [Catalog::house(), Catalog::of(vec![host::<game::toy::Toy>()])]
}

/// Calls `look` with every option of every player of every game.
fn every_option(mut look: impl FnMut(&dyn AnyRules, &PlayerFacts, &OptionSpec)) {
    for game in all_games().iter().flat_map(Catalog::games) {
        let rules = game.rules(&Options::none()).unwrap();
        for player in game.players() {
            for option in &player.options {
                look(rules.as_ref(), &player, option);
            }
        }
    }
}

/// What is said to `player:option=value`; empty when it is accepted.
fn said(rules: &dyn AnyRules, player: &PlayerFacts, option: &str, value: &str) -> String {
    let spec = format!("{}:{option}={value}", player.name);
    match rules.remote_player_spec(&spec) {
        Ok(read) => {
            assert_eq!(read, rules.player_spec(&spec).unwrap(), "{spec} is read as at home");
            assert_eq!(read.limits, None, "{spec}");
            String::new()
        }
        Err(error) => error.to_string(),
    }
}

#[test]
fn a_default_is_accepted_where_the_option_is_marked() {
    every_option(|rules, player, option| {
        let said = said(rules, player, option.name, option.default);
        if option.remote.is_some() {
            assert_eq!(said, "", "{} of {}", option.name, player.name);
        } else {
            let refusal = format!("option \"{}\" cannot be chosen over the network", option.name);
            assert!(said.starts_with(&refusal), "{} of {}: {said}", option.name, player.name);
        }
    });
}

#[test]
fn bounds_hold_and_what_lies_beyond_is_refused() {
    let mut narrower = 0;
    every_option(|rules, player, option| {
        let at = |value: &str| said(rules, player, option.name, value);
        let place = format!("{} of {}", option.name, player.name);
        match option.remote {
            Some(Kind::Whole(from, to)) => {
                assert_eq!((at(&from.to_string()), at(&to.to_string())), Default::default(), "{place}");
                for beyond in [from - 1, to + 1] {
                    let refused = at(&beyond.to_string());
                    assert!(refused.contains("expected a whole number from"), "{place}: {refused}");
                    let of_its_kind = option.kind.takes(&beyond.to_string());
                    let bounds = format!("from {from} to {to} over the network");
                    assert!(!of_its_kind || refused.contains(&bounds), "{place}: {refused}");
                    narrower += u32::from(of_its_kind);
                }
            }
            Some(Kind::Number(from, to)) => {
                assert_eq!((at(&from.to_string()), at(&to.to_string())), Default::default(), "{place}");
                for beyond in [from - 0.001, to + 0.001, f64::NAN, f64::INFINITY] {
                    assert!(at(&beyond.to_string()).contains("expected a number from"), "{place}");
                }
            }
            Some(Kind::Choice(words)) => {
                assert!(words.iter().all(|word| at(word).is_empty()), "{place}");
                assert!(at("no-such-word").contains("expected"), "{place}");
            }
            Some(Kind::Text(_)) | None => {}
        }
    });
    assert!(narrower > 0, "some counts have narrower bounds over the network");
}

#[test]
fn nobody_chooses_files_threads_or_room_for_tables() {
    let mut met = Vec::new();
    every_option(|rules, player, option| {
        let is_text = matches!(option.kind, Kind::Text(_));
        if is_text || ["threads", "table_bits"].contains(&option.name) {
            let value = if is_text { "/dev/zero" } else { option.default };
            let said = said(rules, player, option.name, value);
            assert!(said.contains("cannot be chosen over the network"), "{}: {said}", player.name);
            met.push((rules.facts().name, option.name));
        }
    });
    for (game, name) in
        [("gobblet3", "table"), ("marias", "table"), ("yinsh", "threads"), ("gobblet4", "table_bits")]
    {
        assert!(met.contains(&(game, name)), "some player of {game} has {name}: {met:?}");
    }
}

#[test]
fn nobody_sets_a_limit_of_their_own() {
    for game in all_games().iter().flat_map(Catalog::games) {
        let rules = game.rules(&Options::none()).unwrap();
        for player in game.players() {
            for limit in Limits::NAMES {
                if player.options.iter().any(|option| option.name == limit) {
                    continue;
                }
                for value in ["5", "0", "-1", "soon"] {
                    let said = said(rules.as_ref(), &player, limit, value);
                    let refusal = format!("option \"{limit}\" cannot be chosen over the network: expected ");
                    assert!(said.starts_with(&refusal), "{limit}={value} of {}: {said}", player.name);
                }
            }
        }
        if game.players().iter().any(|player| player.name == "house") {
            let refused = rules.remote_player_spec("house:ms=5").unwrap_err().to_string();
            assert!(refused.contains("\"ms\" cannot be chosen"), "{}: {refused}", game.facts().name);
        }
    }
}

#[test]
fn everybody_chooses_the_level_of_the_house() {
    for game in Catalog::house().games() {
        let rules = game.rules(&Options::none()).unwrap();
        for level in 1..=10 {
            let spec = rules.remote_player_spec(&format!("house:level={level}")).unwrap();
            assert_eq!(spec.options.get("level"), Some(level.to_string().as_str()));
        }
        assert!(rules.remote_player_spec("house:level=11").is_err());
    }
}

#[test]
fn a_name_that_does_not_exist_is_answered_as_at_home() {
    let catalog = Catalog::house();
    let rules = catalog.game("yinsh").unwrap().rules(&Options::none()).unwrap();
    for spec in ["nobody", "house:colour=red", "house:level", "house:level=ten", "house:=1"] {
        assert_eq!(
            rules.remote_player_spec(spec).unwrap_err(),
            rules.player_spec(spec).unwrap_err(),
            "{spec}"
        );
    }
    for spec in ["house", "house:", " house : level = 3 ", "random"] {
        assert_eq!(rules.remote_player_spec(spec).unwrap(), rules.player_spec(spec).unwrap(), "{spec}");
    }
}
