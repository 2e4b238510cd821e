//! Sequential tests between real players: they end by themselves, and the same on any number of threads.

use std::fs;

use arena::stats::{Bounds, Hypotheses, Verdict};
use arena::{Ledger, SeatSpec, Setting, Trial, TrialReport, run_trial};
use catalog::{Catalog, host};
use game::{Limits, Options, Stop};

fn catalog() -> Catalog {
    Catalog::of(vec![host::<game::toy::Toy>(), host::<gobblet::Gobblet3>()])
}

fn trial(game: &str, new: &str, old: &str, hypotheses: Hypotheses) -> Trial {
    let rules = catalog().game(game).unwrap().rules(&Options::none()).unwrap();
    let limits = Limits { nodes: Some(100), iterations: Some(20), ..Limits::NONE };
    let spec = |text: &str| SeatSpec::parse(rules.as_ref(), text).unwrap();
    Trial {
        setting: Setting { limits, ..Setting::new(game) },
        new: spec(new),
        old: spec(old),
        hypotheses,
        bounds: Bounds::default(),
        max_games: 2000,
        threads: 2,
    }
}

fn run(trial: &Trial, ledger: Ledger) -> TrialReport {
    run_trial(&catalog(), trial, ledger, &Stop::new(), &mut |_| {}).unwrap()
}

const ELO: Hypotheses = Hypotheses::Elo { null: 0.0, alternative: 50.0 };
const POINTS: Hypotheses = Hypotheses::Points { null: 0.0, alternative: 1.0 };

#[test]
fn a_better_player_is_found_out() {
    let report = run(&trial("gobblet3", "house:level=4", "random", ELO), Ledger::in_memory());
    assert_eq!(report.verdict, Verdict::Better, "{report}");
    assert!(report.games < 200 && report.games.is_multiple_of(2));
    assert!(report.elo.unwrap().mean > 50.0);
    let turned = run(&trial("gobblet3", "random", "house:level=4", ELO), Ledger::in_memory());
    assert_eq!(turned.verdict, Verdict::NotBetter, "{turned}");
}

#[test]
fn points_decide_at_a_table_of_three() {
    let report = run(&trial("toy", "careful", "random", POINTS), Ledger::in_memory());
    assert_eq!(report.verdict, Verdict::Better, "{report}");
    assert_eq!(report.games, 3 * report.groups);
    assert!(report.to_string().contains("points more +"), "{report}");
}

#[test]
fn when_the_games_are_used_up_it_is_undecided() {
    let plan = Trial { max_games: 10, ..trial("gobblet3", "random", "random", ELO) };
    let report = run(&plan, Ledger::in_memory());
    assert_eq!((report.verdict, report.games), (Verdict::Undecided, 10));
}

#[test]
fn the_verdict_and_the_file_do_not_depend_on_threads_or_interruptions() {
    let dir = tempfile::tempdir().unwrap();
    let plan = trial("gobblet3", "house:level=3", "house:level=1", ELO);
    let mut seen: Option<(TrialReport, String)> = None;
    for threads in [1, 2, 4] {
        let path = dir.path().join(format!("{threads}.jsonl"));
        let plan = Trial { threads, ..plan.clone() };
        // Stopped a few times on the way.
        for last in [3, 8] {
            let stop = Stop::new();
            let report = run_trial(&catalog(), &plan, Ledger::open(&path).unwrap(), &stop, &mut |progress| {
                if progress.games >= last {
                    stop.stop();
                }
            })
            .unwrap();
            assert_eq!(report.verdict, Verdict::Undecided);
        }
        let report = run(&plan, Ledger::open(&path).unwrap());
        assert_ne!(report.verdict, Verdict::Undecided, "{report}");
        let result = (report, fs::read_to_string(&path).unwrap());
        assert_eq!(result.1.lines().count() as u64, result.0.games);
        assert!(seen.as_ref().is_none_or(|seen| *seen == result), "{threads} threads");
        seen = Some(result);
    }
}

#[test]
fn senseless_trials_are_refused() {
    let refused = |trial: &Trial| {
        let error = run_trial(&catalog(), trial, Ledger::in_memory(), &Stop::new(), &mut |_| {}).unwrap_err();
        assert!(error.is_bad_input());
        error.to_string()
    };
    let plan = trial("toy", "careful", "random", ELO);
    assert_eq!(refused(&plan), "toy has 3 seats: expected bounds in points, not in Elo");
    let backwards = Trial { hypotheses: Hypotheses::Points { null: 1.0, alternative: 0.0 }, ..plan.clone() };
    assert!(refused(&backwards).starts_with("expected the bound for 'better' above"));
    let never_wrong = Trial { hypotheses: POINTS, bounds: Bounds { alpha: 0.0, beta: 0.1 }, ..plan };
    assert!(refused(&never_wrong).starts_with("expected alpha and beta above 0"));
}
