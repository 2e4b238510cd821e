//! Tournaments: the same files on any number of threads, interrupted or not; all orders of seats; honest tables.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use arena::{
    ArenaError, Entry, Ledger, SeatSpec, Setting, Standing, Standings, Tournament, TournamentKind,
    read_lines, run_tournament,
};
use catalog::{Catalog, Start, host};
use game::random::{below, fast};
use game::{Limits, Options, Stop};

fn catalog() -> Catalog {
    Catalog::of(vec![host::<game::toy::Toy>(), host::<gobblet::Gobblet3>(), host::<gobblet::Gobblet4>()])
}

fn tournament(game: &str, players: &[&str], kind: TournamentKind, games: u64) -> Tournament {
    let rules = catalog().game(game).unwrap().rules(&Options::none()).unwrap();
    let limits = Limits { nodes: Some(200), iterations: Some(20), ..Limits::NONE };
    Tournament {
        setting: Setting { limits, seed: 3, ..Setting::new(game) },
        players: players.iter().map(|text| SeatSpec::parse(rules.as_ref(), text).unwrap()).collect(),
        kind,
        games,
        threads: 2,
        luck: None,
    }
}

fn play(tournament: &Tournament, ledger: Ledger) -> Standings {
    run_tournament(&catalog(), tournament, ledger, &Stop::new(), &mut |_| {}).unwrap()
}

fn entries(path: &Path) -> Vec<Entry> {
    read_lines(path).unwrap().map(|line| serde_json::from_str(&line.unwrap()).unwrap()).collect()
}

#[test]
fn files_and_tables_are_the_same_on_any_number_of_threads() {
    let dir = tempfile::tempdir().unwrap();
    for (game, players) in [
        ("gobblet3", &["house:level=3", "mcts:iterations=20", "random"][..]),
        ("toy", &["careful:worlds=3", "random", "random"]),
    ] {
        for kind in
            [TournamentKind::RoundRobin, TournamentKind::Gauntlet, TournamentKind::Swiss { rounds: 2 }]
        {
            let mut seen: Option<(Vec<u8>, String)> = None;
            for threads in [1, 2, 3] {
                let path = dir.path().join(format!("{game}-{threads}.jsonl.zst"));
                let plan = Tournament { threads, ..tournament(game, players, kind, 6) };
                let table = play(&plan, Ledger::open(&path).unwrap());
                let result = (fs::read(&path).unwrap(), serde_json::to_string(&table).unwrap());
                assert!(
                    seen.as_ref().is_none_or(|seen| *seen == result),
                    "{game} {kind:?} on {threads} threads"
                );
                seen = Some(result);
                fs::remove_file(&path).unwrap();
            }
        }
    }
}

/// Stopped after any number of games, cut anywhere, and run again: the same file, and nothing played twice.
#[test]
fn an_interrupted_tournament_goes_on_where_it_was() {
    let dir = tempfile::tempdir().unwrap();
    let plan = tournament("toy", &["careful:worlds=2", "random", "house"], TournamentKind::RoundRobin, 30);
    let whole = dir.path().join("whole.jsonl");
    let table = play(&plan, Ledger::open(&whole).unwrap());
    let expected = fs::read(&whole).unwrap();
    let mut rng = fast(1);
    for attempt in 0..8 {
        let path = dir.path().join(format!("torn-{attempt}.jsonl"));
        loop {
            let ledger = Ledger::open(&path).unwrap();
            let (kept, last) = (ledger.len() as u64, below(&mut rng, 12).into());
            let stop = Stop::new();
            let mut new = 0;
            let again = run_tournament(&catalog(), &plan, ledger, &stop, &mut |progress| {
                new = progress.done.saturating_sub(kept);
                if new > last {
                    stop.stop();
                }
            })
            .unwrap();
            assert!(new <= 30 - kept, "games that were finished are not played again");
            if !stop.is_stopped() {
                assert_eq!(again, table);
                break;
            }
            // The power goes off in the middle of a write.
            let bytes = fs::read(&path).unwrap();
            let cut = below(&mut rng, 40) as usize;
            fs::write(&path, &bytes[..bytes.len() - cut.min(bytes.len())]).unwrap();
        }
        assert!(fs::read(&path).unwrap() == expected, "attempt {attempt}");
    }
}

#[test]
fn more_games_and_more_players_are_added_to_what_was_played() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("games.jsonl");
    let small = tournament("gobblet3", &["random", "house:level=1"], TournamentKind::RoundRobin, 4);
    play(&small, Ledger::open(&path).unwrap());
    let before: BTreeSet<String> = read_lines(&path).unwrap().map(Result::unwrap).collect();
    let players = &["random", "house:level=1", "house:level=2"];
    let large = tournament("gobblet3", players, TournamentKind::RoundRobin, 8);
    play(&large, Ledger::open(&path).unwrap());
    let after: BTreeSet<String> = read_lines(&path).unwrap().map(Result::unwrap).collect();
    assert_eq!((before.len(), after.len()), (4, 24));
    assert!(before.is_subset(&after));
}

#[test]
fn card_players_sit_in_every_order_on_the_same_deal() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("games.jsonl");
    let plan = tournament("toy", &["careful", "random", "house"], TournamentKind::RoundRobin, 12);
    let table = play(&plan, Ledger::open(&path).unwrap());
    assert_eq!((table.games, table.groups), (12, 2));
    for group in 0..2 {
        let games: Vec<Entry> = entries(&path).into_iter().filter(|entry| entry.group == group).collect();
        let orders: BTreeSet<Vec<String>> = games.iter().map(|entry| entry.record.seats.clone()).collect();
        assert_eq!(orders.len(), 6);
        assert!(games.iter().all(|entry| entry.record.deal == games[0].record.deal));
    }
    let sum: f64 = table.players.iter().map(|line| line.result.unwrap().mean).sum();
    assert!(sum.abs() < 1e-9, "a zero-sum game: {table}");
}

#[test]
fn the_stronger_player_is_on_top_with_an_interval_and_his_roles() {
    let players = &["random", "house:level=9", "house:level=1"];
    let table = play(&tournament("gobblet3", players, TournamentKind::RoundRobin, 40), Ledger::in_memory());
    assert_eq!(table.players[0].name, "house:level=9", "{table}");
    assert_eq!(table.players[2].name, "random", "{table}");
    for line in &table.players {
        assert_eq!(line.games, 80);
        let (share, elo) = (line.result.unwrap(), line.elo.unwrap());
        assert!(share.low < share.mean + 1e-9 && share.mean < share.high + 1e-9 && share.half_width() > 0.0);
        assert!(elo.low < elo.mean && elo.mean < elo.high);
        let roles: Vec<&str> = line.roles.iter().map(|role| role.role.as_str()).collect();
        assert_eq!(roles, ["first", "second"]);
        assert!(line.roles.iter().all(|role| role.games == 40));
    }
    assert!(table.players[0].above_next.unwrap() > 0.9);
    let text = table.to_string();
    for words in ["95 % interval", "Elo", "above next", "by role", "against each other"] {
        assert!(text.contains(words), "{text}");
    }
    assert!(table.against[0][2].unwrap().mean > 0.7);
    assert_eq!(table.against[1][1], None);
}

#[test]
fn roles_of_card_games_are_told_apart() {
    let players = &["careful", "random", "random"];
    let table = play(&tournament("toy", players, TournamentKind::RoundRobin, 60), Ledger::in_memory());
    assert_eq!(table.players[0].name, "careful", "{table}");
    assert_eq!(table.players.last().unwrap().elo, None, "no Elo at a table of three");
    let declaring = |line: &Standing| {
        let role =
            line.roles.iter().find(|role| role.role == "declarer").expect("everybody declares now and then");
        role.result.unwrap().mean
    };
    assert!(declaring(&table.players[0]) > declaring(&table.players[1]), "{table}");
    assert!(table.players[0].above_next.unwrap() > 0.95);
    assert!(table.to_string().contains("all orders on every deal: worth"), "{table}");
}

#[test]
fn the_luck_of_the_deals_is_measured_and_taken_out() {
    let mut plan = tournament("toy", &["careful", "random", "random"], TournamentKind::RoundRobin, 180);
    let rules = catalog().game("toy").unwrap().rules(&Options::none()).unwrap();
    plan.luck = Some(SeatSpec::parse(rules.as_ref(), "careful").unwrap());
    let table = play(&plan, Ledger::in_memory());
    for line in &table.players {
        let free = line.luck_free.expect("luck was measured");
        assert!((0.0..=1.0).contains(&free.explained) && free.gain > 0.9, "{free:?}");
        let off = (free.result.mean - line.result.unwrap().mean).abs();
        assert!(off < 2.0 * line.result.unwrap().half_width(), "{table}");
    }
    assert_eq!(table.games, 180, "the measured deals are no games of the tournament");
    assert!(table.to_string().contains("without the luck of the deals"));
}

#[cfg(unix)]
#[test]
fn forfeits_stand_apart() {
    let broken = "cmd:sh -c 'exit 1'";
    let table = play(
        &tournament("gobblet3", &["random", broken], TournamentKind::RoundRobin, 4),
        Ledger::in_memory(),
    );
    let last = table.players.last().unwrap();
    assert_eq!((last.forfeits, last.lost), (4, 4), "with two seats a forfeit is a loss");
    let table =
        play(&tournament("toy", &["random", broken], TournamentKind::Gauntlet, 3), Ledger::in_memory());
    assert_eq!((table.games, table.groups), (3, 0), "with three seats the group does not count");
    assert!(table.to_string().contains("groups with a forfeit are not in the means"), "{table}");
}

#[test]
fn there_are_at_least_fifty_openings() {
    for game in Catalog::house().games().filter(|game| !game.facts().hidden) {
        let rules = game.rules(&Options::none()).unwrap();
        let mut positions = BTreeSet::new();
        for group in 0..100 {
            let mut table = rules.table(&Start::Seed { seed: 1, index: group }).unwrap();
            for mv in rules.opening(1, group) {
                table.play(&mv).unwrap();
            }
            assert!(table.turn().is_some());
            positions.insert(table.position_text());
        }
        assert!(positions.len() >= 50, "{}: {}", game.facts().name, positions.len());
    }
}

#[test]
fn one_player_is_no_tournament() {
    let plan = tournament("gobblet3", &["random"], TournamentKind::RoundRobin, 4);
    let error =
        run_tournament(&catalog(), &plan, Ledger::in_memory(), &Stop::new(), &mut |_| {}).unwrap_err();
    assert!(matches!(error, ArenaError::Plan(_)), "{error}");
    assert_eq!(error.to_string(), "expected at least two players, got 1");
}
