//! Matches: the same records on any number of threads, fair rotation, a clean stop.

use arena::{ArenaError, MatchPlan, SeatSpec, Summary, run_match};
use catalog::{Catalog, host};
use game::{Limits, Options, Record, Stop};

fn catalog() -> Catalog {
    Catalog::of(vec![host::<game::toy::Toy>(), host::<gobblet::Gobblet3>(), host::<gobblet::Gobblet4>()])
}

fn plan(game: &str, seats: &[&str], games: u64, threads: usize) -> MatchPlan {
    let rules = catalog().game(game).unwrap().rules(&Options::none()).unwrap();
    let seats = seats.iter().map(|text| SeatSpec::parse(rules.as_ref(), text).unwrap()).collect();
    let limits = Limits { nodes: Some(500), iterations: Some(50), ..Limits::NONE };
    MatchPlan { games, threads, limits, ..MatchPlan::new(game, seats) }
}

fn play(plan: &MatchPlan) -> (Summary, Vec<Record>) {
    let mut records = Vec::new();
    let summary =
        run_match(&catalog(), plan, &Stop::new(), &mut |record| records.push(record.clone())).unwrap();
    (summary, records)
}

#[test]
fn the_number_of_threads_changes_nothing() {
    for (game, seats) in [
        ("gobblet3", &["house", "mcts"][..]),
        ("gobblet4", &["house", "random"]),
        ("toy", &["careful", "random", "random"]),
    ] {
        let (summary, records) = play(&plan(game, seats, 12, 1));
        let lines: Vec<String> = records.iter().map(Record::to_line).collect();
        for threads in [2, 5] {
            let (again, parallel) = play(&plan(game, seats, 12, threads));
            assert_eq!(lines, parallel.iter().map(Record::to_line).collect::<Vec<_>>(), "{game}");
            assert_eq!(summary.to_string(), again.to_string());
        }
        assert!(lines.iter().all(|line| line.starts_with("{\"kavarna\":1,") && !line.contains("\"ms\"")));
    }
}

/// Players that keep an engine from game to game must not be moved by what it learned in the last one.
#[test]
fn what_was_learned_in_one_deal_does_not_move_the_next() {
    let quick = "talons=1,deals=2,deals_bidding=1,worlds=2,depth=3,depth_later=6,depth_last=6";
    let silicijasti = format!("silicijasti:{quick}");
    let house = Catalog::house();
    for (game, seats, limits) in [
        ("tarok", [silicijasti.as_str(), "random", "random"], Limits::NONE),
        (
            "tarok",
            [silicijasti.as_str(), &silicijasti, "random"],
            Limits { nodes: Some(20_000), ..Limits::NONE },
        ),
        ("marias", ["house", "minimax", "smart"], Limits { nodes: Some(500), ..Limits::NONE }),
    ] {
        let rules = house.game(game).unwrap().rules(&Options::none()).unwrap();
        let seats: Vec<SeatSpec> =
            seats.iter().map(|text| SeatSpec::parse(rules.as_ref(), text).unwrap()).collect();
        let records = |threads: usize| {
            let plan = MatchPlan { games: 6, threads, limits, ..MatchPlan::new(game, seats.clone()) };
            let mut lines = Vec::new();
            run_match(&house, &plan, &Stop::new(), &mut |record| lines.push(record.to_line())).unwrap();
            lines
        };
        let alone = records(1);
        assert_eq!(alone.len(), 6);
        for threads in [2, 6] {
            assert_eq!(records(threads), alone, "{game} on {threads} threads");
        }
    }
}

#[test]
fn another_seed_is_another_match() {
    let first = plan("toy", &["random", "random", "random"], 3, 1);
    let second = MatchPlan { seed: 2, ..first.clone() };
    assert_ne!(play(&first).1[0].deal, play(&second).1[0].deal);
}

#[test]
fn everybody_sits_everywhere_on_the_same_deal() {
    let plan = plan("toy", &["careful", "random", "random"], 7, 2);
    let (summary, records) = play(&plan);
    assert_eq!((summary.games, summary.groups), (7, 2), "an incomplete last group is left out");
    for group in records.chunks(3).filter(|group| group.len() == 3) {
        assert!(group.iter().all(|record| record.deal == group[0].deal));
        for seat in 0..3 {
            assert_eq!(group.iter().filter(|record| record.seats[seat] == "careful").count(), 1);
        }
    }
    assert_ne!(records[0].deal, records[3].deal);
}

#[test]
fn both_colours_of_the_same_opening() {
    let (_, records) = play(&plan("gobblet4", &["random", "random"], 40, 2));
    for pair in records.chunks(2) {
        assert_eq!(pair[0].opening, pair[1].opening);
        assert_eq!(pair[0].moves[..pair[0].opening], pair[1].moves[..pair[1].opening]);
    }
    let mut openings: Vec<_> = records.iter().map(|record| &record.moves[..record.opening]).collect();
    openings.sort();
    openings.dedup();
    assert!(openings.len() > 10, "openings vary: {}", openings.len());
    let from_start = MatchPlan { openings: false, ..plan("gobblet4", &["random", "random"], 2, 1) };
    assert_eq!(play(&from_start).1[0].opening, 0);
}

#[test]
fn records_of_a_match_replay() {
    for (game, seats) in [("gobblet3", &["random", "random"][..]), ("toy", &["random", "random", "random"])] {
        for record in play(&plan(game, seats, 6, 1)).1 {
            let again = Record::parse(&record.to_line()).unwrap();
            assert_eq!(again, record);
            let table = catalog().replay(&again).unwrap();
            assert_eq!(table.ending().map(|ending| ending.scores), record.scores);
        }
    }
}

#[test]
fn a_stopped_match_keeps_what_is_finished() {
    let plan = plan("gobblet3", &["random", "random"], 1_000_000, 2);
    let stop = Stop::new();
    let mut kept = 0;
    let summary = run_match(&catalog(), &plan, &stop, &mut |_| {
        kept += 1;
        if kept == 20 {
            stop.stop();
        }
    })
    .unwrap();
    assert!((20..1000).contains(&summary.games), "{}", summary.games);
    assert_eq!(summary.games, kept);
}

#[test]
fn a_limit_in_time_is_written_beside_the_moves() {
    let timed = MatchPlan { limits: Limits::ms(1), ..plan("gobblet3", &["random", "random"], 2, 1) };
    for record in play(&timed).1 {
        assert_eq!(record.ms.expect("times are kept").len(), record.moves.len() - record.opening);
    }
}

#[test]
fn the_wrong_number_of_players_is_refused() {
    let plan = plan("gobblet3", &["random"], 2, 1);
    let error = run_match(&catalog(), &plan, &Stop::new(), &mut |_| {}).unwrap_err();
    assert!(matches!(error, ArenaError::Seats { seats: 2, given: 1, .. }), "{error}");
    assert!(error.is_bad_input());
}

#[test]
fn bad_players_are_refused_by_name() {
    let rules = catalog().game("gobblet3").unwrap().rules(&Options::none()).unwrap();
    for (spec, expected) in [
        ("nobody", "unknown player \"nobody\""),
        ("house:colour=red", "unknown option \"colour\""),
        ("house:level=99", "expected a whole number from 1 to 10"),
        ("house:ms=soon", "option \"ms\""),
        ("house:level", "expected name=value"),
        ("cmd:", "expected cmd:PROGRAM ARGS"),
        ("cmd:sh -c 'oops", "balanced quotes"),
    ] {
        let error = SeatSpec::parse(rules.as_ref(), spec).unwrap_err();
        assert!(error.to_string().contains(expected), "{spec}: {error}");
    }
    let own_limit = SeatSpec::parse(rules.as_ref(), "house:level=7,ms=200").unwrap();
    assert_eq!(own_limit.to_string(), "house:level=7,ms=200");
    assert!(own_limit.is_timed());
}
