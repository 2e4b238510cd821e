//! Work that is listed and worked out piece by piece, in any order, gives the ledger of a run in one go.

use arena::{Ledger, SeatSpec, Setting, Tournament, TournamentKind, WorkPlan, run_tournament};
use catalog::Catalog;
use game::{Options, Stop};

fn tournament(catalog: &Catalog, kind: TournamentKind) -> Tournament {
    let rules = catalog.game("gobblet3").unwrap().rules(&Options::none()).unwrap();
    let players = ["random", "house:level=1", "house:level=2"];
    let players = players.map(|text| SeatSpec::parse(rules.as_ref(), text).unwrap()).to_vec();
    Tournament { setting: Setting::new("gobblet3"), players, kind, games: 4, threads: 2, luck: None }
}

/// Lists what is missing and works it out, the last piece first, until nothing is missing. Gives how many times it was
/// listed, and all lines.
fn in_pieces(catalog: &Catalog, tournament: &Tournament) -> (usize, Vec<String>) {
    let (mut waves, mut lines) = (0, Vec::<String>::new());
    loop {
        let plan = WorkPlan::default();
        let mut ledger = Ledger::planning(&plan);
        for line in &lines {
            ledger.take_in(line).unwrap();
        }
        let stop = Stop::new();
        run_tournament(catalog, tournament, ledger, &stop, &mut |_| {}).unwrap();
        assert_eq!(stop.is_stopped(), !plan.is_empty());
        if plan.is_empty() {
            return (waves, lines);
        }
        waves += 1;
        for mut portion in plan.take() {
            for piece in (0..portion.len()).rev() {
                lines.extend(portion.work(catalog, piece..piece + 1, &Stop::new()).unwrap().unwrap());
            }
        }
    }
}

#[test]
fn pieces_in_any_order_make_the_same_file_and_table() {
    let catalog = Catalog::house();
    let dir = tempfile::tempdir().unwrap();
    for (kind, expected_waves) in [(TournamentKind::RoundRobin, 1), (TournamentKind::Swiss { rounds: 2 }, 2)]
    {
        let tournament = tournament(&catalog, kind);
        let [plain, pieced] =
            ["plain", "pieced"].map(|name| dir.path().join(format!("{name}-{expected_waves}.jsonl")));
        let ledger = Ledger::open(&plain).unwrap();
        let table = run_tournament(&catalog, &tournament, ledger, &Stop::new(), &mut |_| {}).unwrap();
        let (waves, lines) = in_pieces(&catalog, &tournament);
        assert_eq!(waves, expected_waves);
        let mut ledger = Ledger::open(&pieced).unwrap();
        for line in &lines {
            ledger.take_in(line).unwrap();
        }
        let again = run_tournament(&catalog, &tournament, ledger, &Stop::new(), &mut |_| {}).unwrap();
        assert_eq!(again.to_string(), table.to_string());
        assert_eq!(std::fs::read(&pieced).unwrap(), std::fs::read(&plain).unwrap());
    }
}

#[test]
fn what_looks_at_the_clock_and_what_is_no_line_is_refused() {
    let catalog = Catalog::house();
    let mut timed = tournament(&catalog, TournamentKind::RoundRobin);
    timed.setting.limits = game::Limits::ms(5);
    let ledger = Ledger::planning(&WorkPlan::default());
    let error = run_tournament(&catalog, &timed, ledger, &Stop::new(), &mut |_| {}).unwrap_err();
    assert!(error.to_string().contains("expected nodes, iterations or depth"), "{error}");
    let error = Ledger::in_memory().take_in("{}").unwrap_err();
    assert!(error.to_string().starts_with("expected a line of a ledger"), "{error}");
}
