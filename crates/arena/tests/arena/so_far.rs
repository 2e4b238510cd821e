//! What finished work says of an experiment that is not complete.

use std::fmt::Write as _;

use arena::experiment::{Experiment, Order, experiment_so_far, run_experiment};
use catalog::Catalog;
use game::Stop;

/// An experiment of three kinds of parts whose runs are made of several games; `runs` of each.
fn small(runs: u64) -> Experiment {
    let text = format!(
        r#"
title = "Small"
source = "nobody"
about = "parts with runs"

[[part]]
kind = "winnings"
title = "tables"
game = "marias"
options = {{ profile = "seed" }}
games = 2
runs = {runs}
per = 2
kinds = ["random", "min"]

[[part]]
kind = "decline"
title = "largest"
game = "marias"
options = {{ profile = "seed" }}
games = {runs}
player = "random"
steps = [1, 2, 3]

[[part]]
kind = "convergence"
title = "means"
game = "marias"
options = {{ profile = "seed" }}
games = {runs}
steps = [1, 2, 3]
lines = [{{ label = "min", seats = ["min", "random", "random"], counted = [0] }}]
"#
    );
    Experiment::parse("small", &text).unwrap()
}

fn order(out: &std::path::Path) -> Order {
    Order { scale: 1.0, threads: 1, player: None, out: out.to_owned(), kept: Vec::new() }
}

/// The text of the whole experiment, and the lines of its ledger.
fn whole(experiment: &Experiment) -> (String, Vec<String>) {
    let (dir, catalog) = (tempfile::tempdir().unwrap(), Catalog::house());
    let report = run_experiment(&catalog, experiment, &order(dir.path()), &Stop::new(), &mut |_| {});
    let sections = report.unwrap().unwrap().sections;
    let mut said = String::new();
    for section in &sections {
        let _ = write!(said, "\n{}\n{section}", section.title);
    }
    let packed = std::fs::read(dir.path().join("small/records.jsonl.zst")).unwrap();
    let plain = zstd::decode_all(packed.as_slice()).unwrap();
    (said, String::from_utf8(plain).unwrap().lines().map(str::to_owned).collect())
}

fn so_far(experiment: &Experiment, lines: &[String]) -> (String, String) {
    let dir = tempfile::tempdir().unwrap();
    let said = experiment_so_far(&Catalog::house(), experiment, &order(dir.path()), lines).unwrap();
    let (how_far, said) = said.split_once('\n').unwrap();
    (how_far.to_owned(), said.to_owned())
}

#[test]
fn all_results_say_what_the_report_says() {
    let experiment = small(3);
    let (expected, lines) = whole(&experiment);
    let (how_far, said) = so_far(&experiment, &lines);
    assert_eq!(said, expected);
    assert_eq!(how_far, format!("{0} of {0} games and searches", lines.len()));
}

/// A run of which a game is missing would be compared with whole ones.
#[test]
fn of_runs_only_whole_ones_are_told() {
    let (expected, fewer) = whole(&small(2));
    let experiment = small(3);
    let (_, lines) = whole(&experiment);
    // The games of the first two runs, and one of the two or three of the third.
    let is_next = |line: &&String| !fewer.contains(line) && line.contains("\"group\":4,");
    let some: Vec<String> = fewer.iter().chain(lines.iter().filter(is_next)).cloned().collect();
    assert!(some.len() > fewer.len());
    let (how_far, said) = so_far(&experiment, &some);
    assert_eq!(said, expected);
    assert_eq!(how_far, format!("{} of {} games and searches", some.len(), lines.len()));
}

#[test]
fn with_nothing_done_nothing_is_claimed() {
    let (how_far, said) = so_far(&small(3), &[]);
    assert!(how_far.starts_with("0 of "), "{how_far}");
    assert!(!said.contains("agrees") && !said.contains("differs"), "{said}");
}
