//! Several threads find the same values as one, and pondering pays.

mod common;

use common::{Brute, Knowing, Maze, MazePlan};
use game::{Limits, NoClock, Position, Report, Stop, Thinking, Worth, think_alone};
use search::example::{Board, TicTacToe};
use search::tree::{AlphaBeta, AlphaBetaOptions, TableOptions, Trust};
use search::value::WIN;
use search::{Blind, Guide, Root};

fn with_threads<P: Position, E: Guide<P>>(
    engine: &mut AlphaBeta<P, E>,
    root: &Root<P>,
    limits: Limits,
    threads: usize,
) -> Report<P::Move> {
    let mut quiet = |_: &Report<P::Move>| {};
    let stop = Stop::new();
    let mut thinking = Thinking { limits, stop: &stop, clock: &NoClock, threads, progress: &mut quiet };
    engine.search(root, &mut thinking)
}

fn small_table() -> AlphaBetaOptions {
    let table = TableOptions { entries: 1 << 12, ..TableOptions::default() };
    AlphaBetaOptions { table: Some(table), elimination: false, ..AlphaBetaOptions::default() }
}

#[test]
fn threads_do_not_change_values() {
    for seed in 0..300 {
        let plan = if seed % 2 == 0 { MazePlan::STRAIGHT } else { MazePlan::CIRCULAR };
        let maze = Maze::new(plan, seed);
        let Some(_) = maze.turn() else { continue };
        let root = Root::new(maze);
        let expected = Brute { guide: &Knowing, options: small_table() }.value(&root, 7);
        let mut engine = AlphaBeta::new(Knowing, small_table());
        let report = with_threads(&mut engine, &root, Limits::depth(7), 3);
        let found = match report.best().map(|best| best.worth) {
            Some(Worth::Win(plies)) => WIN - plies as i32,
            Some(Worth::Loss(plies)) => plies as i32 - WIN,
            Some(Worth::Eval(value)) => value as i32,
            _ => 0,
        };
        assert_eq!(found, expected, "game {seed}");
    }
}

#[test]
fn a_limit_of_nodes_keeps_a_search_on_one_thread() {
    let root = Root::new(TicTacToe::start());
    let one = with_threads(&mut AlphaBeta::new(Blind, small_table()), &root, Limits::nodes(2000), 1);
    let four = with_threads(&mut AlphaBeta::new(Blind, small_table()), &root, Limits::nodes(2000), 4);
    assert_eq!(one, four);
}

#[test]
fn what_was_pondered_need_not_be_searched_again() {
    let root = Root::new(TicTacToe::after("a1"));
    let depth = Limits::depth(7);
    // What has been searched more deeply than asked is welcome here.
    let table = TableOptions { entries: 1 << 12, trust: Trust::AtLeastAsDeep, ..TableOptions::default() };
    let options = AlphaBetaOptions { table: Some(table), ..AlphaBetaOptions::default() };
    let cold = with_threads(&mut AlphaBeta::new(Blind, options), &root, depth, 1);

    let mut engine: AlphaBeta<Board, Blind> = AlphaBeta::new(Blind, options);
    let first =
        think_alone(Limits::depth(3), |thinking| engine.search(&Root::new(TicTacToe::start()), thinking));
    assert!(!first.candidates.is_empty());
    // Told to stop once depth 6 is done, as when the opponent has moved.
    let stop = Stop::new();
    let raised = stop.clone();
    let mut until_six = move |report: &Report<_>| {
        if report.depth >= 6 {
            raised.stop();
        }
    };
    let mut thinking = Thinking {
        limits: Limits::depth(1),
        stop: &stop,
        clock: &NoClock,
        threads: 1,
        progress: &mut until_six,
    };
    let pondered = engine.ponder(&root, &mut thinking);
    assert!(pondered.depth >= 6, "the limits of the decision do not hold for pondering");
    let warm = with_threads(&mut engine, &root, depth, 1);
    assert_eq!(warm.best().map(|best| best.worth), cold.best().map(|best| best.worth));
    assert!(warm.nodes * 2 < cold.nodes, "{} nodes after pondering, {} without", warm.nodes, cold.nodes);
}

#[test]
fn the_expected_position_is_the_end_of_the_line() {
    let root = Root::new(TicTacToe::start());
    let mut engine: AlphaBeta<Board, Blind> = AlphaBeta::new(Blind, small_table());
    let report = think_alone(Limits::depth(5), |thinking| engine.search(&root, thinking));
    let line = &report.best().expect("there is a move").line;
    assert_eq!(line.len(), 5, "with minimal windows the principal line is told whole");
    let expected = root.along(&line[..2]);
    assert_eq!((expected.plies, expected.position.marks()), (2, 2));
}
