//! Sessions: deals in a row that count as one game, with what passes from deal to deal passed on.

use std::fs;

use arena::{
    Ledger, MatchPlan, SeatSpec, Setting, Standings, Summary, Tournament, TournamentKind, run_match,
    run_tournament,
};
use catalog::{Catalog, host};
use game::{Options, Record, Stop};

fn catalog() -> Catalog {
    Catalog::of(vec![host::<game::toy::Toy>(), host::<gobblet::Gobblet3>(), host::<briskula::Briskula>()])
}

fn plan(game: &str, options: &str, seats: &[&str], games: u64, session: Option<u64>) -> MatchPlan {
    let options = Options::parse(options).unwrap();
    let rules = catalog().game(game).unwrap().rules(&options).unwrap();
    let seats = seats.iter().map(|text| SeatSpec::parse(rules.as_ref(), text).unwrap()).collect();
    MatchPlan { options, games, session, threads: 2, ..MatchPlan::new(game, seats) }
}

fn play(plan: &MatchPlan) -> (Summary, Vec<Record>) {
    let mut records = Vec::new();
    let summary =
        run_match(&catalog(), plan, &Stop::new(), &mut |record| records.push(record.clone())).unwrap();
    (summary, records)
}

fn option<'a>(record: &'a Record, name: &str) -> &'a str {
    record.options.get(name).unwrap_or("default")
}

#[test]
fn the_state_of_the_session_passes_from_deal_to_deal() {
    let (summary, records) = play(&plan("toy", "", &["random", "careful", "random"], 6, Some(3)));
    assert_eq!((summary.games, summary.deals, summary.groups), (6, 18, 2));
    assert!(summary.to_string().contains("6 sessions (18 deals), 2 complete groups"), "{summary}");
    for (number, session) in records.chunks(3).enumerate() {
        for (deal, record) in session.iter().enumerate() {
            assert_eq!((record.index, record.deal_of_session), (Some(number as u64), Some(deal as u64)));
            assert_eq!(option(record, "dealer"), ["default", "0", "1"][deal], "the deal moves on");
            assert_eq!(option(record, "played"), ["default", "1", "2"][deal]);
        }
    }
    // The three seatings of a group play the same three deals.
    for group in records.chunks(9) {
        for deal in 0..3 {
            assert_eq!(group[deal].deal, group[deal + 3].deal);
            assert_eq!(group[deal].deal, group[deal + 6].deal);
        }
        assert_ne!(group[0].deal, group[1].deal);
    }
}

#[test]
fn every_record_of_a_session_stands_alone() {
    let (_, records) = play(&plan("toy", "talon=open", &["random", "careful", "random"], 3, Some(3)));
    for record in records {
        let read = Record::parse(&record.to_line()).unwrap();
        let table = catalog().replay(&read).unwrap();
        assert_eq!(table.ending().map(|ending| ending.scores), record.scores);
        assert_eq!(table.account(), record.account);
    }
}

#[test]
fn the_first_deal_of_a_session_is_the_single_deal() {
    let single = play(&plan("toy", "", &["random", "careful", "random"], 3, None)).1;
    let sessions = play(&plan("toy", "", &["random", "careful", "random"], 3, Some(2))).1;
    for (single, session) in single.iter().zip(sessions.chunks(2)) {
        assert_eq!((&single.deal, &single.moves), (&session[0].deal, &session[0].moves));
        assert_eq!(single.deal_of_session, None);
    }
}

#[test]
fn the_number_of_threads_changes_no_session() {
    let two = plan("toy", "", &["careful", "random", "random"], 6, Some(4));
    let one = MatchPlan { threads: 1, ..two.clone() };
    assert_eq!(play(&two).1, play(&one).1);
    assert_eq!(play(&two).0.to_string(), play(&one).0.to_string());
}

#[test]
fn a_session_goes_on_after_a_decided_match() {
    let (_, toy) = play(&plan("toy", "", &["random", "random", "random"], 1, Some(5)));
    let played: Vec<&str> = toy.iter().map(|record| option(record, "played")).collect();
    assert_eq!(played, ["default", "1", "2", "default", "1"], "a match of the toy has three deals");
    // A deal of briskula is a match of its own: the deal still moves on.
    let (_, deals) = play(&plan("briskula", "", &["random", "random"], 1, Some(6)));
    for (before, after) in deals.iter().zip(&deals[1..]) {
        let void = before.scores.unwrap().as_slice() == [0, 0];
        assert_eq!(option(before, "dealer") == option(after, "dealer"), void, "{before:?}");
    }
}

#[test]
fn a_match_is_played_until_it_is_decided() {
    let (summary, records) = play(&plan("briskula", "match=4", &["random", "random"], 6, None));
    assert_eq!((summary.games, summary.groups), (6, 3));
    assert_eq!(summary.deals, records.len() as u64);
    assert!(records.len() >= 24, "four won deals are at least four deals");
    assert_eq!(summary.lines[0].draws, 0, "somebody wins every match");
    assert!(summary.to_string().contains("6 matches ("), "{summary}");
    let mut won = [0, 0];
    let mut matches = 0;
    for (record, next) in records.iter().zip(records[1..].iter().map(Some).chain([None])) {
        for (won, score) in won.iter_mut().zip(record.scores.unwrap().as_slice()) {
            *won += i32::from(*score > 0);
        }
        let last = next.is_none_or(|next| next.deal_of_session == Some(0));
        assert_eq!(won.contains(&4), last, "{won:?} at {record:?}");
        if last {
            (won, matches) = ([0, 0], matches + 1);
        }
    }
    assert_eq!(matches, 6);
}

#[test]
fn what_a_player_has_learned_stands_in_the_record_of_the_next_deal() {
    let (_, records) = play(&plan("toy", "", &["counting", "random", "random"], 3, Some(3)));
    for session in records.chunks(3) {
        let seat = session[0].seats.iter().position(|name| name == "counting").unwrap();
        let names: Vec<&str> = session.iter().map(|record| record.seats[seat].as_str()).collect();
        assert_eq!(names, ["counting", "counting:deals=1", "counting:deals=2"]);
    }
}

/// A pair that wins has won, and its opponents have lost: nothing of that is a draw.
#[test]
fn partners_win_together() {
    let seats = ["random", "heuristic", "random", "heuristic"];
    let (summary, records) = play(&plan("briskula", "variant=4", &seats, 40, None));
    let void = records.iter().filter(|record| record.scores.unwrap().as_slice() == [0; 4]).count() as u64;
    for line in &summary.lines {
        assert_eq!(line.draws, void, "{}", line.name);
        assert_eq!(line.wins + line.losses, 40 - void);
    }
    let wins: u64 = summary.lines.iter().map(|line| line.wins).sum();
    assert_eq!(wins, 2 * (40 - void));
    let standings = tournament("briskula", "variant=4", &["random", "heuristic"], None, Ledger::in_memory());
    let drawn: u64 = standings.players.iter().map(|player| player.drawn).sum();
    let decided: u64 = standings.players.iter().map(|player| player.won + player.lost).sum();
    assert!(decided > 10 * drawn.max(1), "{standings}");
}

fn tournament(
    game: &str,
    options: &str,
    players: &[&str],
    session: Option<u64>,
    ledger: Ledger,
) -> Standings {
    let options = Options::parse(options).unwrap();
    let rules = catalog().game(game).unwrap().rules(&options).unwrap();
    let tournament = Tournament {
        setting: Setting { options, session, ..Setting::new(game) },
        players: players.iter().map(|text| SeatSpec::parse(rules.as_ref(), text).unwrap()).collect(),
        kind: TournamentKind::RoundRobin,
        games: 6,
        threads: 2,
        luck: None,
    };
    run_tournament(&catalog(), &tournament, ledger, &Stop::new(), &mut |_| {}).unwrap()
}

#[test]
fn a_tournament_of_sessions_goes_on_from_its_records() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("games.jsonl");
    let players = ["random", "careful:worlds=2", "counting"];
    let play = || tournament("toy", "", &players, Some(3), Ledger::open(&path).unwrap());
    let table = play();
    assert_eq!(table.games, 6, "a session is one game");
    let lines = fs::read_to_string(&path).unwrap();
    assert_eq!(lines.lines().count(), 18, "and every deal a record");
    assert!(table.players.iter().all(|player| player.roles.len() > 1), "roles are those of the deals");
    // A deal in the middle of a session is lost: the whole session is played again.
    let torn: Vec<&str> =
        lines.lines().enumerate().filter(|(at, _)| *at != 7).map(|(_, line)| line).collect();
    fs::write(&path, torn.join("\n") + "\n").unwrap();
    assert_eq!(play(), table);
    assert_eq!(fs::read_to_string(&path).unwrap(), lines);
    let single = tournament("toy", "", &players, None, Ledger::open(&path).unwrap());
    assert_ne!(single, table, "single deals are another job");
}

/// One process plays all deals of a session, and learns the state of the session from the options.
#[cfg(unix)]
#[test]
fn a_program_stays_over_a_session_and_a_forfeit_ends_only_its_deal() {
    let script = concat!(
        "n=0; while read l; do case $l in *\\\"new\\\"*) n=$((n+1)); ",
        "case $l in *played\\\":2*) echo \"deal 3 is number $n of this process\" >&2; [ $n = 3 ] || exit 9;; esac;; ",
        // It dies at its first turn in the fifth deal, that is the second deal of the second session.
        "*\\\"turn\\\"*) [ $n = 5 ] && exit 7; m=${l#*legal\\\":[\\\"}; ",
        "echo \"{\\\"move\\\":\\\"${m%%\\\"*}\\\"}\";; esac; done"
    );
    let seat = format!("cmd:sh -c {}", shlex::try_quote(script).unwrap());
    let all = plan("toy", "", &[&seat, "random", "random"], 2, Some(3));
    let (summary, records) = play(&MatchPlan { threads: 1, ..all });
    let faults: Vec<bool> = records.iter().map(|record| record.forfeit.is_some()).collect();
    assert_eq!(records.len(), 6, "the session goes on after a forfeit");
    assert_eq!(&faults[..5], [false, false, false, false, true], "{records:?}");
    assert_eq!(summary.games, 2);
    assert_eq!(records[5].deal_of_session, Some(2));
    let sum: i32 = records[4].scores.unwrap().sum();
    assert_eq!(sum, 0, "the others share what the one pays");
}
