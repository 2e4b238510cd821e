//! Studies of options, and tuning.

use arena::experiment::Workshop;
use arena::report::Section;
use arena::{
    ArenaError, Ledger, Method, Seating, Setting, Study, Tuning, Vary, knob, run_tuning, with_lists,
};
use catalog::{Catalog, PlayerSpec, host};
use game::{Limits, Options, Stop};

fn catalog() -> Catalog {
    Catalog::of(vec![host::<game::toy::Toy>(), host::<gobblet::Gobblet3>()])
}

fn study(game: &str, player: &str, vary: &[&str], against: &[&str]) -> Study {
    Study {
        setting: Setting { limits: Limits::nodes(300), ..Setting::new(game) },
        player: player.to_owned(),
        vary: vary.iter().map(|text| Vary::parse(text).unwrap()).collect(),
        against: against.iter().map(|text| (*text).to_owned()).collect(),
        seating: Seating::All,
        games: 4,
    }
}

fn measure(study: &Study, threads: usize) -> Result<Section, ArenaError> {
    let (catalog, stop, mut ledger) = (catalog(), Stop::new(), Ledger::in_memory());
    let mut quiet = |_| {};
    let mut workshop = Workshop::new(&catalog, &mut ledger, &stop, &mut quiet);
    workshop.threads = threads;
    Ok(study.measure(&mut workshop)?.expect("nobody stopped it"))
}

#[test]
fn every_pair_of_values_gets_a_cell_with_an_interval() {
    let plan = study("gobblet3", "mcts:iterations=10", &["c=0.1/1", "t=1/5/9"], &["random"]);
    let section = measure(&plan, 2).unwrap();
    assert_eq!(section, measure(&plan, 1).unwrap());
    let table = &section.tables[0];
    assert_eq!((table.rows.len(), table.columns.len()), (2, 3));
    for figure in table.figures() {
        let value = figure.value.expect("a figure");
        assert!(value.low <= value.mean && value.mean <= value.high && value.half_width() > 0.0);
    }
    assert_eq!(section.plots.len(), 1);
    assert!(section.plots[0].draw().contains("<svg"));
}

#[test]
fn a_study_says_what_its_games_so_far_mean() {
    let plan = study("gobblet3", "mcts:iterations=10", &["c=0.1/1"], &["random"]);
    let (dir, catalog, stop) = (tempfile::tempdir().unwrap(), catalog(), Stop::new());
    let path = dir.path().join("games.jsonl");
    let (mut ledger, mut quiet) = (Ledger::open(&path).unwrap(), |_| {});
    let mut workshop = Workshop::new(&catalog, &mut ledger, &stop, &mut quiet);
    let section = plan.measure(&mut workshop).unwrap().unwrap();
    let sheets = workshop.sheets().to_vec();
    ledger.close(&sheets).unwrap();
    let text = std::fs::read_to_string(&path).unwrap();
    let lines: Vec<String> = text.lines().map(str::to_owned).collect();
    assert_eq!(plan.so_far(&catalog, &lines).unwrap(), format!("8 of 8 games and searches\n{section}"));
    let half = plan.so_far(&catalog, &lines[..4]).unwrap();
    assert!(half.starts_with("4 of 8 games and searches\n"), "{half}");
    let rows: Vec<&str> = half.lines().filter(|line| line.contains("c=") || line.contains("no")).collect();
    assert_eq!(rows.len(), 1, "only the second value has no games: {half}");
}

#[test]
fn one_option_and_three_options_work_too() {
    let one = measure(&study("gobblet3", "house", &["level=1/2"], &["random"]), 2).unwrap();
    assert_eq!((one.tables[0].rows.len(), one.tables[0].columns.len()), (2, 1));
    let vary = ["c=0.1/1", "t=1/5", "backup=own/mover"];
    let three = measure(&study("gobblet3", "mcts:iterations=5", &vary, &["random"]), 2).unwrap();
    assert_eq!(three.tables.len(), 2, "a table for each further value");
    assert!(three.tables[0].caption.contains("backup=own"), "{}", three.tables[0].caption);
}

#[test]
fn card_players_are_measured_in_points() {
    let section = measure(&study("toy", "careful", &["worlds=1/5"], &["random"]), 2).unwrap();
    assert!(section.tables[0].caption.starts_with("score"), "{}", section.tables[0].caption);
}

#[test]
fn bad_studies_are_refused() {
    let refused = |study: &Study| measure(study, 1).unwrap_err().to_string();
    assert_eq!(refused(&study("gobblet3", "mcts", &[], &["random"])), "expected at least one option to vary");
    let unknown = study("gobblet3", "mcts", &["colour=1/2"], &["random"]);
    assert!(refused(&unknown).contains("unknown option \"colour\""));
    let crowd = study("gobblet3", "mcts", &["c=1/2"], &["random", "random"]);
    assert!(refused(&crowd).contains("expected 2 players, got 3"));
}

fn tuning(steps: u64) -> Tuning {
    let catalog = catalog();
    let players = catalog.game("gobblet3").unwrap().players();
    let specs = &players.iter().find(|player| player.name == "mcts").unwrap().options;
    let given = Options::parse("iterations=30,c=5").unwrap();
    let knobs = ["c=0..10:1", "t=1..60"].map(|text| knob(text, specs, &given).unwrap()).to_vec();
    Tuning {
        setting: Setting::new("gobblet3"),
        player: "mcts:iterations=30,c=5".to_owned(),
        knobs,
        method: Method::Spsa,
        steps,
        games: 2,
        pace: 1.0,
        verify: 4,
        threads: 2,
    }
}

#[test]
fn a_tuning_goes_on_where_it_was_and_ends_the_same() {
    let dir = tempfile::tempdir().unwrap();
    let plan = tuning(6);
    let whole = run_tuning(&catalog(), &plan, None, &Stop::new(), &mut |_| {}).unwrap();
    assert!(
        whole.player.starts_with("mcts:iterations=30,c=") && whole.player.contains(",t="),
        "{}",
        whole.player
    );
    let path = dir.path().join("state.json");
    for last in [1, 4] {
        let stop = Stop::new();
        let part = run_tuning(&catalog(), &plan, Some(&path), &stop, &mut |progress| {
            if progress.done >= last {
                stop.stop();
            }
        })
        .unwrap();
        assert_eq!((part.tuner.done(), part.standings), (last, None));
    }
    let single = Tuning { threads: 1, ..plan };
    let again = run_tuning(&catalog(), &single, Some(&path), &Stop::new(), &mut |_| {}).unwrap();
    assert_eq!(again, whole);
    assert_eq!(again.standings.expect("the gain is measured").games, 4);
    let other = run_tuning(&catalog(), &tuning(7), Some(&path), &Stop::new(), &mut |_| {}).unwrap_err();
    assert!(other.to_string().contains("belongs to another tuning"), "{other}");
}

#[test]
fn an_evolution_goes_on_where_it_was_and_is_no_other_method() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("state.json");
    let plan = Tuning { method: Method::Evolution { children: 3 }, verify: 0, ..tuning(3) };
    let whole = run_tuning(&catalog(), &plan, None, &Stop::new(), &mut |_| {}).unwrap();
    assert_eq!(whole.tuner.done(), 3);
    let stop = Stop::new();
    run_tuning(&catalog(), &plan, Some(&path), &stop, &mut |_| stop.stop()).unwrap();
    let again = run_tuning(&catalog(), &plan, Some(&path), &Stop::new(), &mut |_| {}).unwrap();
    assert_eq!(again, whole);
    let other = run_tuning(&catalog(), &tuning(3), Some(&path), &Stop::new(), &mut |_| {}).unwrap_err();
    assert!(other.to_string().contains("belongs to another tuning"), "{other}");
}

#[test]
fn the_numbers_of_a_ladder_are_tuned_one_by_one() {
    let catalog = Catalog::house();
    let players = catalog.game("yinsh").unwrap().players();
    let specs = &players.iter().find(|player| player.name == "rows").unwrap().options;
    let none = Options::none();
    let second = knob("ladder/2=1..9:2", specs, &none).unwrap();
    assert!(second.whole && (second.start - 3.0).abs() < 1e-9);
    for (text, expected) in [
        ("ladder=1..9", "is a list of numbers: expected one of them, as in ladder/1"),
        ("ladder/6=1..9", "expected a place from 1 to 5, got 6"),
        ("ladder/x=1..9", "expected a place from 1 to 5, got 0"),
        ("depth/1=1..9", "option \"depth\" is no number"),
        ("rungs/1=1..9", "expected a number among depth, ladder/1"),
    ] {
        let error = knob(text, specs, &none).unwrap_err();
        assert!(error.to_string().contains(expected), "{text}: {error}");
    }
    let knobs = vec![second, knob("depth=1..3", specs, &Options::parse("depth=1").unwrap()).unwrap()];
    let plan = Tuning {
        setting: Setting::new("yinsh"),
        player: with_lists("rows:depth=1", &knobs, specs),
        knobs,
        method: Method::Evolution { children: 2 },
        steps: 1,
        games: 2,
        pace: 1.0,
        verify: 0,
        threads: 1,
    };
    assert_eq!(plan.player, "rows:depth=1,ladder=1/3/9/27/81");
    let tuned = run_tuning(&catalog, &plan, None, &Stop::new(), &mut |_| {}).unwrap();
    let [second, depth] = tuned.tuner.result()[..] else { panic!("two knobs") };
    assert_eq!(tuned.player, format!("rows:ladder=1/{second}/9/27/81,depth={depth}"));
}

#[test]
fn a_knob_must_be_a_number_with_a_range_around_its_start() {
    let catalog = catalog();
    let rules = catalog.game("gobblet3").unwrap().rules(&Options::none()).unwrap();
    let PlayerSpec { options, .. } = rules.player_spec("mcts:c=0.5").unwrap();
    let players = catalog.game("gobblet3").unwrap().players();
    let specs = &players.iter().find(|player| player.name == "mcts").unwrap().options;
    let found = knob("t=1..100:5", specs, &options).unwrap();
    assert!(found.whole && (found.start - 50.0).abs() < 1e-9 && (found.turn - 5.0).abs() < 1e-9);
    for (text, expected) in [
        ("c", "expected name=low..high"),
        ("c=a..b", "expected name=low..high"),
        ("colour=1..2", "unknown option \"colour\": expected a number among iterations, c, t"),
        ("backup=1..2", "option \"backup\" is no number"),
        ("c=1..2", "expected a range around its start 0.5"),
        ("c=2..1", "expected low below high"),
    ] {
        let error = knob(text, specs, &options).unwrap_err();
        assert!(error.to_string().contains(expected), "{text}: {error}");
    }
}
