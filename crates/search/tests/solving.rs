//! Full-depth solving gives the value of brute force, however the windows close in.

mod common;

use common::{Brute, Knowing, Maze, MazePlan, Way};
use game::random::{below, fast};
use game::{Limits, Position, Worth, think_alone};
use search::example::TicTacToe;
use search::solve::{FullDepth, SolveOptions, Unsolved, Windows};
use search::tree::{Against, AlphaBetaOptions};
use search::value::{Aim, ENDLESS, WIN};
use search::{Blind, Root};

const HIGHEST: i32 = 1000;

fn all_windows(aim: Aim) -> [Windows; 4] {
    let highest = if aim == Aim::Win { WIN } else { HIGHEST };
    [Windows::Deepening, Windows::Open, Windows::FromGuess(3), Windows::Halving { lowest: -highest, highest }]
}

fn number(worth: Worth) -> i32 {
    match worth {
        Worth::Win(plies) => WIN - plies as i32,
        Worth::Loss(plies) => plies as i32 - WIN,
        Worth::Draw => 0,
        Worth::Points(value) => value as i32,
        Worth::Eval(_) | Worth::Chance(_) => panic!("a solver does not guess"),
    }
}

#[test]
fn every_move_of_thousands_of_games_is_solved() {
    let mut rng = fast(8);
    for seed in 0..1500 {
        let seats = 2 + below(&mut rng, 3) as usize;
        let maze = Maze::new(MazePlan { seats, widest: 5, ..MazePlan::STRAIGHT }, seed);
        let Some(_) = maze.turn() else { continue };
        let aim = [Aim::Win, Aim::Margin, Aim::Own][below(&mut rng, 3) as usize];
        let against = [Against::Everybody, Against::OtherSides][below(&mut rng, 2) as usize];
        let root = Root::new(maze);
        let meaning = AlphaBetaOptions { aim, against, ..AlphaBetaOptions::plain() };
        let mut expected = Brute { guide: &Blind, options: meaning }.moves(&root, 30);
        expected.sort();
        let best = expected.iter().map(|(_, value)| *value).max();
        for windows in all_windows(aim) {
            let options = SolveOptions { aim, against, windows, entries: 1 << 10, elimination: false };
            // The guide's evaluation must not show in the answer.
            let mut solver = FullDepth::new(Opinion, options);
            let solution = think_alone(Limits::NONE, |thinking| solver.solve(&root, thinking));
            assert_eq!(solution.map(|solution| solution.value).ok(), best, "game {seed}, {options:?}");
            let report = think_alone(Limits::NONE, |thinking| solver.solve_moves(&root, thinking))
                .expect("games without circles end");
            let mut found: Vec<(Way, i32)> =
                report.candidates.iter().map(|candidate| (candidate.mv, number(candidate.worth))).collect();
            found.sort();
            assert_eq!(found, expected, "game {seed}, every move, {options:?}");
        }
    }
}

/// A guide with strong opinions about unfinished games, none about ending branches.
#[derive(Clone, Copy)]
struct Opinion;

impl search::Guide<Maze> for Opinion {
    fn evaluate(&self, position: &Maze, seat: game::Seat) -> i32 {
        search::Guide::evaluate(&Knowing, position, seat)
    }
    fn order(&self, position: &Maze, mv: Way) -> i32 {
        search::Guide::order(&Knowing, position, mv)
    }
}

#[test]
fn a_question_has_a_yes_or_no() {
    let root = Root::new(TicTacToe::start());
    let mut solver = FullDepth::new(Blind, SolveOptions::default());
    let mut reaches = |bound| {
        think_alone(Limits::NONE, |thinking| solver.reaches(&root, bound, thinking)).expect("it ends")
    };
    assert!(reaches(0), "nobody need lose");
    assert!(!reaches(1), "nobody can force a win");
}

#[test]
fn a_solver_that_is_stopped_says_what_it_knows() {
    let root = Root::new(TicTacToe::start());
    let mut solver = FullDepth::new(Blind, SolveOptions::default());
    let error =
        think_alone(Limits::nodes(50), |thinking| solver.solve(&root, thinking)).expect_err("50 nodes");
    assert_eq!(error, Unsolved::Stopped { lowest: -ENDLESS, highest: ENDLESS, nodes: 50 });
    let over = Root::new(TicTacToe::after("a1 b1 a2 b2 a3"));
    let error = think_alone(Limits::NONE, |thinking| solver.solve(&over, thinking)).expect_err("it is over");
    assert_eq!(error, Unsolved::Over);
}

#[test]
fn minimal_windows_save_nodes() {
    let plan = MazePlan { levels: 9, rooms_per_level: 8, widest: 30, ..MazePlan::STRAIGHT };
    let (mut open, mut questions) = (0, 0);
    for seed in 0..200 {
        let maze = Maze::new(plan, seed);
        let Some(_) = maze.turn() else { continue };
        let root = Root::new(maze);
        let nodes = |windows| {
            let options =
                SolveOptions { aim: Aim::Own, windows, entries: 1 << 12, ..SolveOptions::default() };
            let mut solver = FullDepth::new(Blind, options);
            let solution =
                think_alone(Limits::NONE, |thinking| solver.solve(&root, thinking)).expect("it ends");
            (solution.value, solution.nodes)
        };
        let (value, searched) = nodes(Windows::Open);
        // Even told the answer beforehand one must prove it from both sides.
        let (asked_value, asked) = nodes(Windows::FromGuess(value));
        assert_eq!(asked_value, value);
        open += searched;
        questions += asked;
    }
    assert!(questions < open, "{questions} nodes with the right guess, {open} with an open window");
}
