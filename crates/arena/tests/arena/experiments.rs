//! Experiments: every kind runs, goes on after an interruption, and gives the same files on any number of threads.

use std::fs;
use std::path::Path;

use arena::experiment::{Experiment, Order, experiments_in, run_experiment, shipped_experiments};
use arena::read_lines;
use arena::report::{Report, Verdict, index_page};
use catalog::{Catalog, host};
use game::Stop;

/// One part of every kind, small enough for a test.
const ALL_KINDS: &str = r#"
title = "A little of everything"
source = "nobody"
about = "For tests."
seed = 9

[[part]]
kind = "grid"
title = "wins"
game = "gobblet3"
start = "usual"
seating = "fixed"
games = 12
seats = ["mcts:{row},iterations=10", "alphabeta:depth={column}"]
rows = { title = "C", values = [["small", "c=0.1"], ["large", "c=5"]] }
columns = { title = "depth", values = [1, 2] }
variants = [{ label = "plain" }, { label = "reserve never", options = { reserve_covers = "never" } }]
measures = ["win", "draw"]
published = [{ measure = "win", cells = [[0.5, 0.4], [0.5, ""]] }]
published_games = 100
tolerance = 0.2
drawing = "lines"
claims = [{ statement = "small is best", claim = "largest", measure = "win", axis = "rows", value = "small", tolerance = 0.3 }]

[[part]]
kind = "grid"
title = "courses"
game = "gobblet3"
start = "usual"
seating = "fixed"
exact = true
seats = ["alphabeta:depth={row}", "alphabeta:depth={column}"]
rows = { title = "first", values = [1, 2] }
columns = { title = "second", values = [1] }
measures = ["course"]
published = [{ measure = "course", cells = [["first 5"], ["draw 400"]] }]
drawing = "none"

[[part]]
kind = "pairs"
title = "pairs"
game = "toy"
seating = "rotated"
games = 9
measures = ["score"]
tolerance = 10.0
pairs = [
    { label = "careful", seats = ["careful:worlds=2", "random", "random"], published = [1.0] },
    { label = "the same", seats = ["careful:worlds=2", "random", "random"], games = 3 },
]

[[part]]
kind = "ladder"
title = "ladder"
game = "gobblet3"
games = 6
player = "house:level={step}"
step = "level"
steps = [1, 2, 3]

[[part]]
kind = "nodes"
title = "nodes"
game = "gobblet3"
games = 4
player = "alphabeta:depth={column}"
rows = { title = "search", values = [["plain", ""]] }
columns = { title = "depth", values = [["1", "1"], ["2", "2"]] }
plies = [2, 3]
measures = ["nodes", "value"]

[[part]]
kind = "endings"
title = "endings"
game = "toy"
games = 6
reached_by = "random"
columns = { title = "decisions", values = [["5", "card 1"], ["2", "card 4"]] }
rows = { title = "player", values = [["careful", "careful:worlds=2"], ["the same", "random"]] }
against = "random"
measure = "score"

[[part]]
kind = "size"
title = "size"
start = "usual"
games = 5
players = ["random"]
known = { gobblet3 = { branching = 1.0, tolerance = 1.0 } }
"#;

fn catalog() -> Catalog {
    Catalog::of(vec![host::<game::toy::Toy>(), host::<gobblet::Gobblet3>()])
}

fn order(out: &Path, threads: usize) -> Order {
    Order { scale: 1.0, threads, player: None, out: out.to_owned(), kept: Vec::new() }
}

fn run(experiment: &Experiment, order: &Order) -> Report {
    run_experiment(&catalog(), experiment, order, &Stop::new(), &mut |_| {})
        .unwrap()
        .expect("nobody stopped it")
}

fn files(out: &Path, name: &str) -> [Vec<u8>; 3] {
    ["records.jsonl.zst", "result.json", "report.html"]
        .map(|file| fs::read(out.join(name).join(file)).unwrap())
}

#[test]
fn every_kind_runs_to_the_same_files_interrupted_or_not() {
    let experiment = Experiment::parse("all", ALL_KINDS).unwrap();
    let dir = tempfile::tempdir().unwrap();
    let whole = dir.path().join("whole");
    let report = run(&experiment, &order(&whole, 2));
    let torn = dir.path().join("torn");
    for last in [5, 60, 110, 130] {
        let stop = Stop::new();
        let stopped = run_experiment(&catalog(), &experiment, &order(&torn, 1), &stop, &mut |progress| {
            if progress.done >= last {
                stop.stop();
            }
        })
        .unwrap();
        assert!(stopped.is_none(), "stopped after {last}");
        // A power cut in the middle of a line.
        let journal = torn.join("all/records.jsonl.zst.part");
        let bytes = fs::read(&journal).unwrap();
        fs::write(&journal, &bytes[..bytes.len() - 7]).unwrap();
    }
    assert_eq!(run(&experiment, &order(&torn, 1)), report);
    assert!(files(&whole, "all") == files(&torn, "all"), "the files differ");
    let kept: Report = serde_json::from_slice(&files(&whole, "all")[1]).unwrap();
    assert_eq!(kept, report);
}

/// Searches of hidden cards where a named player comes to them, in as many worlds as asked for, and what they say.
const REACHED: &str = r#"
title = "Reached"
source = "nobody"
about = "For tests."
seed = 3

[[part]]
kind = "nodes"
title = "first cards"
game = "tarok"
games = 3
player = "silicijasti:worlds=1,shallow=0,depth={column},{row}"
reached_by = "random"
until = "card"
searches = 2
rows = { title = "search", values = [["all", "table=yes"], ["none", "table=no,history=no,minimal_window=no,elimination=no"]] }
columns = { title = "depth", values = [["3", "3"], ["6", "6"]] }
drawn = ["all"]
MEASURES
claims = [
    { statement = "deeper is more", claim = "greater", measure = "nodes", cell = ["none", "6"], than = ["none", "3"] },
    { statement = "a hundredth", claim = "times", measure = "nodes", cell = ["all", "6"], than = ["none", "6"], published = 0.001, tolerance = 0.0001 },
]

[[part]]
kind = "nodes"
title = "later ones"
game = "tarok"
games = 2
player = "random"
reached_by = "random"
until = "{row}"
rows = { title = "task", values = [["discards", "discard"], ["later cards", "card 30"]] }
columns = { title = "settings", values = [["usual", ""]] }
measures = ["nodes"]

[[part]]
kind = "pairs"
title = "tactics"
game = "tarok"
games = 120
judge = "tactics"
measures = ["score"]
pairs = [{ label = "three", seats = ["random", "random", "random"] }]
"#;

#[test]
fn hidden_games_are_searched_where_a_player_comes_to_them() {
    let run = |measures: &str, threads: usize| {
        let experiment = Experiment::parse("reached", &REACHED.replace("MEASURES", measures)).unwrap();
        let dir = tempfile::tempdir().unwrap();
        run_experiment(&Catalog::house(), &experiment, &order(dir.path(), threads), &Stop::new(), &mut |_| {})
            .unwrap()
            .expect("nobody stopped it")
    };
    let counted = run("measures = [\"nodes\"]", 2);
    assert_eq!(counted, run("measures = [\"nodes\"]", 1), "without time the report is the same every time");
    let first = &counted.sections[0];
    let verdicts: Vec<Verdict> = first.findings.iter().map(|finding| finding.verdict).collect();
    assert_eq!(verdicts, [Verdict::Agrees, Verdict::Differs], "{:?}", first.findings);
    assert!(first.tables[0].caption.contains("2 searches of each"), "{}", first.tables[0].caption);
    let timed = run("measures = [\"nodes\", \"ms\", \"us\", \"longest\"]", 1);
    for figures in timed.sections[0].tables[0].rows.iter().flat_map(|row| &row.cells) {
        let mean = |place: usize| figures[place].value.unwrap().mean;
        assert!(mean(1) > 0.0 && mean(3) >= mean(1), "the longest is no shorter than the mean");
        assert!((mean(2) * mean(0) / 1e3 - mean(1)).abs() < 0.01 * mean(1), "a node times all nodes");
    }
    assert_eq!(counted.sections[1].tables[0].rows.len(), 2);
    let tactics = &counted.sections[2].tables[1];
    assert!(tactics.columns.iter().any(|name| name.contains("partner")), "{:?}", tactics.columns);
    assert_eq!(tactics.rows[0].label, "random");
}

#[test]
fn a_search_that_cannot_be_reached_is_refused() {
    let refused = |from: &str, to: &str| {
        let text = REACHED.replace("MEASURES", "measures = [\"nodes\"]").replacen(from, to, 1);
        Experiment::parse("x", &text).unwrap_err().to_string()
    };
    assert!(refused("until = \"card\"", "").contains("together with until"));
    assert!(refused("searches = 2", "searches = 0").contains("searches: expected at least 1"));
    assert!(refused("drawn = [\"all\"]", "drawn = [\"some\"]").contains("drawn: expected names of rows"));
    assert!(refused("than = [\"none\", \"3\"]", "than = [\"none\", \"4\"]").contains("got \"4\""));
    assert!(refused("searches = 2", "plies = [3]").contains("expected one of plies"));
}

#[test]
fn a_report_says_what_was_published_measured_and_meant() {
    let dir = tempfile::tempdir().unwrap();
    let experiment = Experiment::parse("all", ALL_KINDS).unwrap();
    let report = run(&experiment, &order(dir.path(), 2));
    assert_eq!(report.sections.len(), 7);
    let wins = &report.sections[0];
    assert_eq!(wins.tables.len(), 2, "one for each variant");
    assert_eq!(wins.findings.len(), 2);
    let cell = &wins.tables[0].rows[0].cells[0];
    assert_eq!((cell.len(), cell[0].published.as_deref()), (2, Some("0.50")));
    assert!(cell[0].verdict.is_some() && cell[1].verdict.is_none());
    assert_eq!(wins.tables[0].rows[1].cells[1][0].published, None, "an empty cell was not published");
    let courses = &report.sections[1].tables[0];
    assert_eq!(courses.rows[1].cells[0][0].verdict, Some(Verdict::Differs), "nobody needs 400 moves");
    assert_eq!(courses.rows[0].cells[0][0].note, "nobody uses chance: one game");
    let pairs = &report.sections[2].tables[0];
    assert!(pairs.rows[0].label.contains("9 games"), "{}", pairs.rows[0].label);
    for section in &report.sections {
        for figure in section.tables.iter().flat_map(arena::report::ReportRows::figures) {
            assert!(!figure.note.is_empty(), "a figure without an interval is not a result: {figure:?}");
        }
    }
    let size = &report.sections[6].tables[0];
    assert_eq!(size.rows.len(), 2, "every game of the catalog");
    let html = fs::read_to_string(dir.path().join("all/report.html")).unwrap();
    assert_eq!(html, arena::report::page(&report, &[]));
    assert!(html.matches("<svg").count() >= 7 && html.contains("differs"));
    let index = index_page(std::slice::from_ref(&report), "");
    let renamed =
        |name: &str, title: &str| Report { name: name.into(), title: title.into(), ..report.clone() };
    let later = index_page(&[renamed("another", "<Another>")], &index);
    let again = index_page(&[renamed("another", "Played again")], &later);
    assert_eq!(later.matches("<tr><td>").count(), 2, "what was reported before stays");
    assert!(later.contains("&lt;Another&gt;") && again.contains("Played again"));
    assert_eq!(again.matches("<tr><td>").count(), 2, "a report that is made again takes its own place");
    assert!(index.contains("all.html") && index.contains("A little of everything"));
}

/// Games of the kind `endings` begin where the player that was named came to, and everybody is compared in the same seats.
#[test]
fn endings_begin_late_and_compare_with_the_usual_player() {
    let dir = tempfile::tempdir().unwrap();
    let part = ALL_KINDS.find("[[part]]\nkind = \"endings\"").unwrap();
    let text = "title = \"t\"\nsource = \"s\"\nabout = \"a\"\n".to_owned() + &ALL_KINDS[part..];
    let text = &text[..text.rfind("[[part]]").unwrap()];
    let experiment = Experiment::parse("late", text).unwrap();
    let report = run(&experiment, &order(dir.path(), 2));
    let rows = &report.sections[0].tables[0].rows;
    assert_eq!(rows.len(), 2);
    assert!(rows[1].cells.iter().all(|cell| cell[0].text == "+0.00"), "nobody is better than himself");
    let lines = read_lines(&dir.path().join("late/records.jsonl.zst")).unwrap();
    let opening = |line: &str| serde_json::from_str::<serde_json::Value>(line).unwrap()["opening"].as_u64();
    let openings: Vec<Option<u64>> = lines.map(|line| opening(&line.unwrap())).collect();
    assert!(
        openings.len() > 8 && openings.iter().all(|opening| *opening > Some(3)),
        "bids, a discard, cards"
    );
    let wrong = text.replacen("card 1", "card late", 1);
    assert!(Experiment::parse("late", &wrong).unwrap_err().to_string().contains("as in \"card 18\""));
    let never = text.replacen("card 1", "card 99", 1);
    let never = Experiment::parse("late", &never).unwrap();
    let refused = run_experiment(&catalog(), &never, &order(dir.path(), 1), &Stop::new(), &mut |_| {});
    assert!(refused.unwrap_err().to_string().contains("no such decision in 1000 deals played by random"));
}

#[test]
fn the_scale_multiplies_the_games_and_goes_on_from_a_smaller_one() {
    let dir = tempfile::tempdir().unwrap();
    let experiment = Experiment::parse("all", ALL_KINDS).unwrap();
    let small = run(&experiment, &Order { scale: 0.5, ..order(dir.path(), 2) });
    let grown = run(&experiment, &order(dir.path(), 2));
    assert!(small.pieces < grown.pieces);
    let other = tempfile::tempdir().unwrap();
    let fresh = run(&experiment, &order(other.path(), 2));
    assert_eq!(fresh, grown);
    assert!(files(dir.path(), "all") == files(other.path(), "all"));
    for scale in [0.0, -1.0, f64::NAN] {
        let bad = Order { scale, ..order(dir.path(), 1) };
        let error = run_experiment(&catalog(), &experiment, &bad, &Stop::new(), &mut |_| {}).unwrap_err();
        assert!(error.to_string().starts_with("scale: expected a number above 0"), "{error}");
    }
}

/// Every decision of every game is judged, and the player that looks ahead gives less away.
#[test]
fn the_solution_judges_decisions() {
    let text = "title = \"t\"\nsource = \"s\"\nabout = \"a\"\n[[part]]\nkind = \"pairs\"\ntitle = \"p\"\n\
                game = \"toy\"\ngames = 30\nseating = \"rotated\"\nmeasures = [\"score\"]\njudge = \"solution\"\n\
                pairs = [{ label = \"l\", seats = [\"careful:worlds=4\", \"random\", \"random\"] }]\n";
    let dir = tempfile::tempdir().unwrap();
    let experiment = Experiment::parse("j", text).unwrap();
    let report = run(&experiment, &order(dir.path(), 2));
    let verdicts = &report.sections[0].tables[1];
    assert!(verdicts.caption.starts_with("What the solution says"), "{}", verdicts.caption);
    let names: Vec<&str> = verdicts.rows.iter().map(|row| row.label.as_str()).collect();
    assert_eq!(names, ["careful:worlds=4", "random"]);
    assert!(verdicts.figures().all(|figure| !figure.note.is_empty()));
    let decisions = |row: usize| {
        let number = |note: &str| note.rsplit(' ').next().and_then(|word| word.parse::<u64>().ok());
        let shares = [&verdicts.rows[row].cells[0][0], &verdicts.rows[row].cells[2][0]];
        shares.iter().filter_map(|share| number(&share.note)).sum::<u64>()
    };
    assert!(decisions(0) + decisions(1) > 0);
    assert_eq!(run(&experiment, &order(dir.path(), 1)), report, "the judge does not depend on threads");
    let bad = text.replace("\"solution\"", "\"guess\"");
    assert!(Experiment::parse("j", &bad).unwrap_err().to_string().contains("unknown variant `guess`"));
}

/// In a fixed seating the first player is whoever begins, also against itself.
#[test]
fn who_begins_is_measured_when_a_player_meets_itself() {
    let text = "title = \"t\"\nsource = \"s\"\nabout = \"a\"\n[[part]]\nkind = \"pairs\"\ntitle = \"p\"\n\
                game = \"gobblet3\"\nstart = \"usual\"\nseating = \"fixed\"\nexact = true\nmeasures = [\"win\"]\n\
                pairs = [{ label = \"l\", seats = [\"alphabeta:depth=2\", \"alphabeta:depth=2\"] }]\n";
    let dir = tempfile::tempdir().unwrap();
    let report = run(&Experiment::parse("f", text).unwrap(), &order(dir.path(), 1));
    let win = &report.sections[0].tables[0].rows[0].cells[0][0].text;
    assert!(win == "1.00" || win == "0.00", "one game is won or not, got {win}");
}

/// A part with `session` plays that many deals in a row as one game, with what players learn passed on.
/// The totals of a round robin leave out games of a player against itself, and a meeting counts decisions of one kind.
#[test]
fn totals_are_compared_and_meetings_counted() {
    let text = r#"
title = "Totals"
source = "nobody"
about = "For tests."
[[part]]
kind = "grid"
title = "everybody against everybody"
game = "gobblet3"
games = 4
seats = ["{row}", "{column}"]
rows = { title = "player", values = [["strong", "house:level=6"], ["weak", "random"]] }
columns = { title = "against", values = [["strong", "house:level=6"], ["weak", "random"]] }
measures = ["win"]
totals = [0.9, 0.1]
published_games = 80
tolerance = 0.5
claims = [{ statement = "strong won most", claim = "largest", measure = "win", axis = "rows", value = "strong", tolerance = 0.5 }]

[[part]]
kind = "size"
title = "size"
start = "usual"
games = 4

[[part.meetings]]
game = "gobblet3"
seats = ["house:level=3", "random"]
known = { branching = 20, length = 10, first = 27, last = 20, tolerance = 30 }
"#;
    let dir = tempfile::tempdir().unwrap();
    let experiment = Experiment::parse("totals", text).unwrap();
    let report = run(&experiment, &order(dir.path(), 2));
    let totals = &report.sections[0].tables[1];
    assert_eq!(totals.caption, "wins of each against all others");
    let strong = &totals.rows[0].cells[0][0];
    assert_eq!((totals.rows[0].label.as_str(), strong.published.as_deref()), ("strong", Some("0.90")));
    assert!(strong.value.unwrap().mean > 0.5 && totals.rows[1].cells[0][0].value.unwrap().mean < 0.5);
    let first = &report.sections[1].tables[0].rows[0].cells[2][0];
    assert_eq!((first.text.as_str(), first.verdict), ("27.0", Some(Verdict::Agrees)));
    let few = text.replace("totals = [0.9, 0.1]", "totals = [0.9]");
    let refused = Experiment::parse("few", &few).unwrap_err().to_string();
    assert!(refused.contains("expected one figure for each of the 2 rows, got 1"), "{refused}");
}

#[test]
fn a_part_can_be_played_in_sessions() {
    let text = "title = \"t\"\nsource = \"s\"\nabout = \"a\"\n[[part]]\nkind = \"pairs\"\ntitle = \"p\"\n\
                game = \"toy\"\nseating = \"rotated\"\nsession = 2\ngames = 3\nmeasures = [\"score\"]\n\
                pairs = [{ label = \"l\", seats = [\"counting\", \"random\", \"random\"] }]\n";
    let dir = tempfile::tempdir().unwrap();
    let report = run(&Experiment::parse("s", text).unwrap(), &order(dir.path(), 2));
    assert_eq!(report.pieces, 3, "three sessions");
    let packed = fs::read(dir.path().join("s/records.jsonl.zst")).unwrap();
    let lines = String::from_utf8(zstd::decode_all(&packed[..]).unwrap()).unwrap();
    let records: Vec<&str> = lines.lines().filter(|line| line.contains("\"kavarna\":1")).collect();
    assert_eq!(records.len(), 6, "of two deals each");
    let later = records.iter().filter(|line| line.contains("\"deal_of_session\":1"));
    assert!(later.clone().count() == 3 && later.into_iter().all(|line| line.contains("counting:deals=1")));
    let bad = text.replace("session = 2", "session = 0");
    assert!(Experiment::parse("s", &bad).unwrap_err().to_string().contains("session: expected 1 to 1000"));
}

#[test]
fn an_experiment_can_ask_for_an_external_player() {
    let dir = tempfile::tempdir().unwrap();
    let shipped = shipped_experiments().unwrap();
    let asking = shipped.iter().find(|experiment| experiment.needs_player.is_some()).expect("one does");
    let house = Catalog::house();
    let small = Order { scale: 0.01, ..order(dir.path(), 2) };
    let error = run_experiment(&house, asking, &small, &Stop::new(), &mut |_| {}).unwrap_err();
    assert_eq!(error.to_string(), "this experiment takes an external player: expected --player SPEC");
    let text = "title = \"t\"\nsource = \"s\"\nabout = \"a\"\n[[part]]\nkind = \"pairs\"\ntitle = \"p\"\n\
                game = \"gobblet3\"\ngames = 2\nmeasures = [\"win\"]\n\
                pairs = [{ label = \"l\", seats = [\"random\", \"{player}\"] }]\n";
    let experiment = Experiment::parse("p", text).unwrap();
    let with = Order { player: Some("house:level=1".to_owned()), ..order(dir.path(), 1) };
    assert_eq!(run(&experiment, &with).pieces, 2);
}

#[test]
fn files_of_ones_own_are_found_and_bad_ones_named() {
    let dir = tempfile::tempdir().unwrap();
    fs::write(dir.path().join("b.toml"), ALL_KINDS).unwrap();
    fs::write(dir.path().join("a.toml"), ALL_KINDS).unwrap();
    fs::write(dir.path().join("notes.txt"), "not an experiment").unwrap();
    let names: Vec<String> = experiments_in(dir.path()).unwrap().into_iter().map(|one| one.name).collect();
    assert_eq!(names, ["a", "b"]);
    fs::write(dir.path().join("c.toml"), "title = 3").unwrap();
    let error = experiments_in(dir.path()).unwrap_err().to_string();
    assert!(error.starts_with("experiment c: "), "{error}");
    assert!(experiments_in(&dir.path().join("nowhere")).unwrap_err().to_string().starts_with("cannot open "));
    let unknown = ALL_KINDS.replace("value = \"small\"", "value = \"tiny\"");
    let error = Experiment::parse("x", &unknown).unwrap_err().to_string();
    assert!(error.contains("expected the name of a row or column, got \"tiny\""), "{error}");
    let short = ALL_KINDS.replace("cells = [[0.5, 0.4], [0.5, \"\"]]", "cells = [[0.5]]");
    assert!(Experiment::parse("x", &short).unwrap_err().to_string().contains("expected 2 rows of 2 cells"));
}
