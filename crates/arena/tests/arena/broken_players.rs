//! Whatever an external player does wrong, it forfeits that game and the match ends normally. Only a program that cannot
//! be started at all is an error of whoever named it.
#![cfg(unix)]

use std::time::Duration;

use arena::{ArenaError, MatchPlan, Patience, SeatSpec, Summary, run_match};
use catalog::{Catalog, host};
use game::{Limits, Options, Record, Stop};

fn short_patience() -> Patience {
    let ms = Duration::from_millis;
    Patience { start_up: ms(300), grace: ms(100), untimed: ms(300) }
}

fn play(game: &str, seats: &[&str], games: u64) -> (Summary, Vec<Record>) {
    try_to_play(game, seats, games).unwrap()
}

fn try_to_play(game: &str, seats: &[&str], games: u64) -> Result<(Summary, Vec<Record>), ArenaError> {
    let catalog = Catalog::of(vec![host::<game::toy::Toy>(), host::<gobblet::Gobblet3>()]);
    let rules = catalog.game(game).unwrap().rules(&Options::none()).unwrap();
    let seats = seats.iter().map(|text| SeatSpec::parse(rules.as_ref(), text).unwrap()).collect();
    let plan = MatchPlan {
        games,
        limits: Limits { ms: Some(50), ..Limits::NONE },
        patience: short_patience(),
        threads: 2,
        ..MatchPlan::new(game, seats)
    };
    let mut records = Vec::new();
    let summary = run_match(&catalog, &plan, &Stop::new(), &mut |record| records.push(record.clone()))?;
    Ok((summary, records))
}

/// Plays four games of the script against `random`: all are lost by forfeit, for a reason that says `why`.
fn forfeits_always(script: &str, why: &str) {
    let seat = format!("cmd:sh -c '{script}'");
    let (summary, records) = play("gobblet3", &[&seat, "random"], 4);
    assert_eq!((summary.lines[0].losses, summary.lines[1].wins), (4, 4), "{script}");
    assert_eq!(summary.lines[0].forfeits, 4, "{script}");
    assert_eq!(records.len(), 4);
    for record in records {
        assert_eq!(record.reason.as_deref(), Some("forfeit"));
        let forfeit = record.forfeit.expect("a forfeit says who and why");
        assert!(forfeit.why.contains(why), "{script}: {}", forfeit.why);
        assert!(record.seats[forfeit.seat.index()].starts_with("cmd:"));
    }
    assert!(summary.to_string().contains("forfeited 4 games"), "{summary}");
}

#[test]
fn garbage() {
    forfeits_always("while read l; do echo what; done", "expected {\"move\":\"...\"}, got \"what");
}

#[test]
fn bytes_that_are_no_text() {
    forfeits_always(r#"printf "\\377\\376\\n"; cat >/dev/null"#, "expected {\"move\":\"...\"}");
}

#[test]
fn json_of_another_kind() {
    forfeits_always(r#"echo "[1,2,3]"; cat >/dev/null"#, "expected {\"move\":\"...\"}");
}

#[test]
fn an_illegal_move() {
    forfeits_always(r#"while read l; do echo "{\"move\":\"a1-a1\"}"; done"#, "illegal move");
}

#[test]
fn a_move_that_is_no_move() {
    forfeits_always(r#"while read l; do echo "{\"move\":\"castle\"}"; done"#, "illegal move \"castle\"");
}

#[test]
fn a_hundred_megabytes_without_a_line_end() {
    forfeits_always("head -c 100000000 /dev/zero; cat >/dev/null", "longer than 1 MiB");
}

#[test]
fn silence() {
    forfeits_always("cat >/dev/null", "no answer within");
}

#[test]
fn a_program_that_never_reads() {
    forfeits_always("sleep 60", "no answer within");
}

#[test]
fn death() {
    forfeits_always("read l; echo out of luck >&2; exit 3", "exit status: 3): out of luck");
}

#[test]
fn a_program_that_is_not_there() {
    let error = try_to_play("gobblet3", &["cmd:/no/such/program", "random"], 2).unwrap_err();
    assert!(error.to_string().contains("cannot start /no/such/program"), "{error}");
}

/// With three seats a forfeit costs the declared penalty and stays out of the means.
#[test]
fn forfeits_at_a_table_of_three_are_counted_apart() {
    let (summary, records) = play("toy", &["cmd:sh -c 'exit 1'", "random", "random"], 6);
    assert_eq!(summary.games, 6);
    assert_eq!(summary.groups, 0);
    assert_eq!(summary.lines[0].forfeits, 6);
    assert_eq!(summary.lines[1].result, None);
    for record in records {
        let seat = record.forfeit.expect("every game is forfeited").seat;
        assert!(record.scores.expect("a forfeited game has scores")[seat] < 0);
    }
    assert!(summary.to_string().contains("not in the means"));
}

/// The same process plays on after a game; only a faulty one is replaced.
#[test]
fn one_process_plays_a_stream_of_games() {
    let script = concat!(
        "n=0; while read l; do case $l in *\\\"new\\\"*) n=$((n+1));; *\\\"turn\\\"*) ",
        // In its second game this player dies at its first turn.
        "[ $n = 2 ] && exit 7; m=${l#*legal\\\":[\\\"}; echo \"{\\\"move\\\":\\\"${m%%\\\"*}\\\"}\";; esac; done"
    );
    let seat = format!("cmd:sh -c {}", shlex::try_quote(script).unwrap());
    let catalog = Catalog::house();
    let rules = catalog.game("gobblet3").unwrap().rules(&Options::none()).unwrap();
    let seats = [seat.as_str(), "random"].map(|text| SeatSpec::parse(rules.as_ref(), text).unwrap()).to_vec();
    let plan = MatchPlan { games: 4, patience: Patience::default(), ..MatchPlan::new("gobblet3", seats) };
    let mut faults = Vec::new();
    run_match(&catalog, &plan, &Stop::new(), &mut |record| faults.push(record.forfeit.is_some())).unwrap();
    assert_eq!(faults, [false, true, false, true]);
}
