//! The two example players sit down and play whole matches without a fault.

use std::path::Path;

use arena::{MatchPlan, SeatSpec, run_match};
use catalog::{Catalog, host};
use game::{Options, Stop};

fn plays_without_a_fault(command: &str) {
    let catalog = Catalog::of(vec![host::<game::toy::Toy>(), host::<gobblet::Gobblet4>()]);
    for (game, others) in [("gobblet4", &["random"][..]), ("toy", &["random", "random"])] {
        let rules = catalog.game(game).unwrap().rules(&Options::none()).unwrap();
        let seats = std::iter::once(&command).chain(others);
        let seats = seats.map(|text| SeatSpec::parse(rules.as_ref(), text).unwrap()).collect();
        let plan = MatchPlan { games: 12, threads: 2, ..MatchPlan::new(game, seats) };
        let summary = run_match(&catalog, &plan, &Stop::new(), &mut |_| {}).unwrap();
        assert_eq!(summary.games, 12);
        assert_eq!(summary.lines[0].forfeits, 0, "{summary}");
    }
}

#[test]
fn in_rust() {
    plays_without_a_fault(&format!("cmd:{}", env!("CARGO_BIN_EXE_example-player")));
}

#[test]
fn in_python() {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../python/player.py");
    plays_without_a_fault(&format!("cmd:python3 {}", script.display()));
}

#[test]
fn under_sixty_lines_each() {
    let home = Path::new(env!("CARGO_MANIFEST_DIR"));
    for file in ["src/main.rs", "../python/player.py"] {
        let lines = std::fs::read_to_string(home.join(file)).unwrap().lines().count();
        assert!(lines < 60, "{file} has {lines} lines");
    }
}
