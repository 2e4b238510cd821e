//! Tournaments played through with made-up results: rules of rounds and standings, whatever people do.

use std::collections::BTreeSet;

use catalog::Catalog;
use proptest::prelude::*;
use serde_json::json;

use super::*;
use crate::table::Millis;

/// A tournament and its log.
struct Played {
    log: Vec<Entry>,
    state: Tournament,
}

impl Played {
    fn new(game: &str, wish: &serde_json::Value, people: usize) -> Played {
        let mut asked =
            json!({ "title": "Cup", "game": game, "kind": "swiss", "clock": { "per_move_ms": 5000 } });
        asked.as_object_mut().unwrap().extend(wish.as_object().unwrap().clone());
        let (setup, _) = Setup::check(serde_json::from_value(asked).unwrap(), &Catalog::house()).unwrap();
        let made = Entry { at: 0, what: What::Made { setup, secret: "secret".to_owned() } };
        let state = Tournament::replay([made.clone()]).unwrap();
        let mut played = Played { log: vec![made], state };
        for _ in 0..people {
            played.add(played.state.join(None).unwrap());
        }
        played
    }

    fn started(game: &str, wish: &serde_json::Value, people: usize) -> Played {
        let mut played = Played::new(game, wish, people);
        played.add(played.state.start().unwrap());
        played
    }

    fn add(&mut self, what: What) {
        let entry = Entry { at: self.log.len() as Millis, what };
        self.state.follow(&entry).unwrap();
        self.log.push(entry);
    }

    /// Whatever follows by itself.
    fn settle(&mut self) {
        while let Some(what) = self.state.next(self.log.len() as Millis, 0) {
            self.add(what);
        }
    }

    fn tables(&self) -> Vec<(String, Vec<Entrant>)> {
        self.state.playing().map(|(_, game)| (game.table.clone(), game.seats.clone())).collect()
    }

    /// Plays on until it is over: whoever has the lower number wins.
    fn play(&mut self) {
        self.settle();
        while let Some((table, seats)) = self.tables().first().cloned() {
            let scores = seats.iter().map(|own| seats.iter().filter(|other| *other > own).count() as i32);
            self.add(What::Played { table, scores: scores.collect(), late: None });
            self.settle();
        }
    }

    fn places(&self) -> Vec<(Entrant, f64)> {
        let standings = self.state.standings(self.state.rounds.len());
        standings.iter().map(|standing| (standing.entrant, f64::from(standing.halves) / 2.0)).collect()
    }
}

#[test]
fn the_best_of_a_swiss_tournament_has_won_everything() {
    let mut cup = Played::started("gobblet3", &json!({ "rounds": 3, "games": 1, "fill": "random" }), 5);
    cup.play();
    assert_eq!((cup.state.phase, cup.state.rounds.len()), (Phase::Over, 3));
    let places = cup.places();
    assert_eq!(places[0], (Entrant::Person(0), 3.0));
    assert_eq!(places.len(), 6, "a player of the house makes the number even");
    assert!((places.iter().map(|(_, points)| points).sum::<f64>() - 9.0).abs() < 1e-9);
    assert_eq!(cup.state.revealed(), Some("secret"));
}

#[test]
fn whoever_sits_out_wins_and_nobody_sits_out_twice() {
    let mut cup = Played::started("gobblet3", &json!({ "rounds": 3, "games": 2 }), 5);
    cup.play();
    let byes: Vec<Entrant> = cup.state.rounds.iter().flat_map(|round| round.byes.clone()).collect();
    assert_eq!(byes.iter().collect::<BTreeSet<_>>().len(), 3, "{byes:?}");
    assert!((cup.places().iter().map(|(_, points)| points).sum::<f64>() - 18.0).abs() < 1e-9);
}

#[test]
fn in_a_round_robin_everybody_meets_everybody_once() {
    for (people, fill, rounds) in [(4, None, 3), (5, None, 5), (5, Some("random"), 5)] {
        let wish = json!({ "kind": "round-robin", "games": 1, "fill": fill });
        let mut cup = Played::started("gobblet3", &wish, people);
        cup.play();
        assert_eq!(cup.state.rounds.len(), rounds);
        for one in 0..people {
            for other in 0..one {
                assert_eq!(cup.state.meetings(Entrant::Person(one), Entrant::Person(other)), 1);
            }
        }
    }
}

/// Twelve at tables of three need at least six rounds, twelve at tables of four at least four.
#[test]
fn everybody_meets_everybody_where_more_than_two_play() {
    for (game, people, fill, most) in [
        ("tarok", 3, None, 1),
        ("tarok", 4, Some("random"), 3),
        ("tarok", 4, None, 4),
        ("tarok", 9, None, 6),
        ("tarok", 11, Some("random"), 9),
        ("tarok", 11, None, 12),
        ("tarok", 12, None, 9),
    ] {
        let wish = json!({ "kind": "round-robin", "games": 1, "fill": fill });
        let mut cup = Played::started(game, &wish, people);
        let least = cup.state.number_of_rounds();
        assert_eq!(least, (people - 1).div_ceil(2), "{people}");
        cup.play();
        let rounds = cup.state.rounds.len();
        assert!(least <= rounds && rounds <= most, "{people} {fill:?}: {rounds} rounds");
        for one in 0..people {
            for other in 0..one {
                assert!(cup.state.meetings(Entrant::Person(one), Entrant::Person(other)) > 0);
            }
        }
    }
}

#[test]
fn ties_are_broken_by_what_the_opponents_did() {
    // In a circle of four 0 beats 1, 1 beats 2, 2 beats 0; all of them beat 3, 0 by a draw only.
    let mut cup = Played::started("gobblet3", &json!({ "kind": "round-robin", "games": 1 }), 4);
    cup.settle();
    while let Some((table, seats)) = cup.tables().first().cloned() {
        let Entrant::Person(number) = seats[0] else { panic!() };
        let Entrant::Person(other) = seats[1] else { panic!() };
        let first = match (number, other) {
            (0, 3) | (3, 0) => 0,
            (0, 1) | (1, 2) | (2, 0) | (1 | 2, 3) => 1,
            _ => -1,
        };
        cup.add(What::Played { table, scores: vec![first, -first], late: None });
        cup.settle();
    }
    let standings = cup.state.standings(3);
    let told: Vec<_> =
        standings.iter().map(|one| (one.entrant, one.halves, one.sonneborn, one.place)).collect();
    // Both have two points: 1 beat 2 (two points) and 3; 2 beat 0 (one and a half) and 3 (a half).
    assert_eq!(
        told,
        [
            (Entrant::Person(1), 4, 10, 1),
            (Entrant::Person(2), 4, 8, 2),
            (Entrant::Person(0), 3, 9, 3),
            (Entrant::Person(3), 1, 3, 4)
        ]
    );
}

#[test]
fn at_tables_of_three_the_mean_score_counts() {
    let mut cup = Played::started("tarok", &json!({ "rounds": 2, "games": 3, "fill": "random" }), 4);
    cup.play();
    let standings = cup.state.standings(2);
    assert_eq!(standings[0].entrant, Entrant::Person(0));
    assert!(
        standings.iter().filter(|one| matches!(one.entrant, Entrant::Person(_))).all(|one| one.games == 6)
    );
    let seats: BTreeSet<usize> = cup.state.rounds[0].boards[0]
        .games
        .iter()
        .map(|game| game.seats.iter().position(|who| *who == Entrant::Person(0)).unwrap_or(9))
        .collect();
    assert!(seats.len() == 3 || seats == BTreeSet::from([9]), "everybody sits everywhere");
}

#[test]
fn whoever_never_comes_is_out_after_two_games() {
    let mut cup = Played::started("gobblet3", &json!({ "rounds": 3, "games": 2 }), 4);
    cup.settle();
    while let Some((table, seats)) = cup.tables().first().cloned() {
        let late = seats.iter().position(|who| *who == Entrant::Person(3));
        let mut scores = vec![1, -1];
        if let Some(seat) = late {
            (scores[seat], scores[1 - seat]) = (-1, 1);
        }
        cup.add(What::Played { table, scores, late });
        cup.settle();
    }
    assert!(!cup.state.players[3].here);
    assert_eq!(cup.state.standings(3).last().unwrap().entrant, Entrant::Person(3));
    assert_eq!(cup.state.rounds[1].byes.len(), 1, "three are left");
}

#[test]
fn whoever_leaves_is_replaced_or_the_others_win() {
    for (fill, seated) in [(Some("random"), true), (None, false)] {
        let mut cup = Played::started("gobblet3", &json!({ "rounds": 1, "games": 2, "fill": fill }), 2);
        cup.settle();
        let (table, _) = cup.tables()[0].clone();
        cup.add(cup.state.leave(Some(1)).unwrap());
        cup.add(What::Played { table, scores: vec![0, 0], late: None });
        cup.settle();
        assert_eq!(!cup.tables().is_empty(), seated);
        let second = &cup.state.rounds[0].boards[0].games[1];
        match fill {
            Some(_) => assert!(
                second.seats.contains(&Entrant::Engine(0)) && second.seats.contains(&Entrant::Person(0))
            ),
            None => assert_eq!(second.outcome, Outcome::Walkover(vec![Entrant::Person(0)])),
        }
    }
}

#[test]
fn what_is_hidden_is_told_when_a_round_is_over() {
    let mut cup = Played::started("briskula", &json!({ "rounds": 2, "games": 1 }), 4);
    cup.settle();
    let tables = cup.tables();
    assert_eq!((tables.len(), cup.state.told_rounds(), cup.state.revealed()), (2, 0, None));
    cup.add(What::Played { table: tables[0].0.clone(), scores: vec![70, 50], late: None });
    cup.settle();
    assert_eq!(cup.state.told_rounds(), 0);
    cup.add(What::Played { table: tables[1].0.clone(), scores: vec![60, 60], late: None });
    assert_eq!(cup.state.told_rounds(), 1);
    assert_ne!(cup.state.seed(0, 0), cup.state.seed(0, 1));
    assert_ne!(cup.state.seed(0, 0), cup.state.seed(1, 0));
}

#[test]
fn people_are_refused_with_a_reason() {
    let mut cup = Played::new("gobblet3", &json!({}), 1);
    assert!(cup.state.start().unwrap_err().message.contains("at least 2"));
    assert!(cup.state.join(Some(0)).is_err() && cup.state.leave(None).is_err());
    cup.add(cup.state.leave(Some(0)).unwrap());
    assert_eq!(cup.state.join(Some(0)).unwrap(), What::Joined { player: 0 });
    let mut cup = Played::started("gobblet3", &json!({}), 2);
    assert!(cup.state.join(None).is_err() && cup.state.start().is_err() && cup.state.cancel().is_err());
    assert!(cup.state.follow(&Entry { at: 9, what: What::Left { player: 7 } }).is_err());
    assert_eq!(
        Played::new("gobblet3", &json!({}), 0).state.next(8 * 86_400_000, 0),
        Some(What::Ended { cancelled: true })
    );
}

/// Whether everybody in a list can be paired with somebody they have not met.
fn pairable(people: &[Entrant], met: &dyn Fn(Entrant, Entrant) -> bool) -> bool {
    let Some((first, rest)) = people.split_first() else { return true };
    (0..rest.len()).any(|place| {
        let mut others = rest.to_vec();
        let other = others.remove(place);
        !met(*first, other) && pairable(&others, met)
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, ..ProptestConfig::default() })]

    /// Whatever the results, and whoever leaves when: everybody plays at most once in a round, nobody meets anybody again as
    /// long as that can be avoided, the standings add up, and the log gives the same tournament again.
    #[test]
    fn rounds_are_fair_and_standings_add_up(
        people in 2_usize..10, rounds in 1_u32..6, games in 1_u32..3, fills: bool, robin: bool, game in 0_usize..3,
        choices in prop::collection::vec(0_u32..100, 400),
    ) {
        let game = ["gobblet3", "briskula", "tarok"][game];
        let fill = fills.then_some("random");
        let mut wish = json!({ "games": games, "fill": fill, "kind": if robin { "round-robin" } else { "swiss" } });
        if !robin {
            wish["rounds"] = json!(rounds);
        }
        let mut cup = Played::new(game, &wish, people);
        prop_assume!(cup.state.start().is_ok());
        cup.add(What::Started);
        let mut choices = choices.into_iter();
        loop {
            let before = cup.state.rounds.len();
            while let Some(what) = cup.state.next(cup.log.len() as Millis, 0) {
                if let What::Paired { boards, byes } = &what {
                    let mut all: Vec<Entrant> = boards.iter().flatten().chain(byes).copied().collect();
                    let many = all.len();
                    all.sort();
                    all.dedup();
                    prop_assert_eq!(all.len(), many, "somebody is paired twice");
                    let here = all.iter().filter(|one| matches!(one, Entrant::Person(_))).count();
                    prop_assert_eq!(here, cup.state.here().count(), "everybody plays or sits out");
                    let met = |one: Entrant, other: Entrant| cup.state.meetings(one, other) > 0;
                    if !robin && boards.iter().any(|board| board.len() == 2 && met(board[0], board[1])) {
                        let sitting: Vec<Entrant> = boards.iter().flatten().copied().collect();
                        prop_assert!(!pairable(&sitting, &met), "they need not have met again");
                    }
                }
                cup.add(what);
            }
            let tables = cup.tables();
            let playing: Vec<Entrant> = tables.iter().flat_map(|(_, seats)| seats.clone()).collect();
            prop_assert_eq!(playing.iter().collect::<BTreeSet<_>>().len(), playing.len(), "at one table at a time");
            let Some(choice) = choices.next() else { break };
            let Some((table, seats)) = tables.get(choice as usize % tables.len().max(1)).cloned() else { break };
            let leaving = cup.state.here().next();
            match (choice % 10, leaving) {
                (9, Some(player)) => cup.add(What::Left { player }),
                (kind, _) => {
                    let scores = (0..seats.len()).map(|seat| (choice as i32 / 3 + seat as i32 * 7) % 5 - 2).collect();
                    cup.add(What::Played { table, scores, late: (kind == 8).then_some(0) });
                }
            }
            prop_assert!(cup.state.rounds.len() >= before);
        }
        let standings = cup.state.standings(cup.state.rounds.len());
        let (mut played, mut given, mut scored) = (0, 0, 0);
        for round in &cup.state.rounds {
            given += round.byes.len() as u32 * games;
            for game in round.boards.iter().flat_map(|board| &board.games) {
                match &game.outcome {
                    Outcome::Playing => {}
                    Outcome::Walkover(to) => given += to.len() as u32,
                    Outcome::Played(scores) => {
                        played += 1;
                        scored += scores.iter().map(|score| i64::from(*score)).sum::<i64>();
                    }
                }
            }
        }
        prop_assert_eq!(standings.iter().map(|one| one.total).sum::<i64>(), scored);
        prop_assert_eq!(standings.iter().map(|one| one.games).sum::<u32>(), played * cup.state.setup.seats as u32);
        if cup.state.setup.seats == 2 {
            prop_assert_eq!(standings.iter().map(|one| one.halves).sum::<u32>(), 2 * (played + given));
        }
        prop_assert_eq!(&Tournament::replay(cup.log.clone()).unwrap(), &cup.state);
        let written: Vec<Entry> = cup.log.iter()
            .map(|entry| serde_json::from_str(&serde_json::to_string(entry).unwrap()).unwrap()).collect();
        prop_assert_eq!(written, cup.log);
    }
}
