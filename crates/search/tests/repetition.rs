//! Where positions come again, no search claims a win that is none.
//!
//! The truth comes from retrograde reasoning on the whole graph: a position is won in so many decisions or
//! it is not, whatever happened before. A table that stores what only one way to a position would allow
//! gets some of these games wrong.

mod common;

use common::{Maze, MazePlan};
use game::{Limits, LineRules, MoveList, Position, Worth, think_alone};
use search::tree::{AlphaBeta, AlphaBetaOptions, PathCare, TableOptions};
use search::value::{Aim, WIN, distance};
use search::{Blind, Root};

/// What a game without end is worth, and how far off the end is where there is one: the values of all
/// positions after so many decisions, again and again until nothing changes.
fn truth(start: &Maze) -> i32 {
    let mut positions = vec![start.clone()];
    let mut seen = 0;
    while seen < positions.len() {
        let here = positions[seen].clone();
        for mv in here.legal() {
            let next = here.after(mv);
            if !positions.contains(&next) {
                positions.push(next);
            }
        }
        seen += 1;
    }
    // The value for seat 0, distances counted from the position itself.
    let mut values = vec![0; positions.len()];
    for _ in 0..2 * positions.len() {
        values = positions.iter().map(|position| step(position, &positions, &values)).collect();
    }
    if start.turn().is_some_and(|seat| seat.index() == 1) { -values[0] } else { values[0] }
}

fn step(position: &Maze, positions: &[Maze], values: &[i32]) -> i32 {
    let first = game::Seat::new(0);
    if let Some(ending) = position.ending() {
        return Aim::Win.value(&ending.scores, [0, 1, 2, 3], first, 0);
    }
    let further = |value: i32| if distance(value).is_some() { value - value.signum() } else { value };
    let after = |mv| {
        let next = position.after(mv);
        let place = positions.iter().position(|known| *known == next).expect("all positions are listed");
        further(values[place])
    };
    let moves = position.legal();
    let all = MoveList::iter(&moves).map(after);
    let best = if position.turn() == Some(first) { all.max() } else { all.min() };
    best.expect("somebody is to move, so there is a move")
}

fn check(plan: MazePlan, games: u64, options: AlphaBetaOptions) {
    let mut decided = [0; 3];
    for seed in 0..games {
        let maze = Maze::new(plan, seed);
        let Some(_) = maze.turn() else { continue };
        let truth = truth(&maze);
        let mut engine = AlphaBeta::new(Blind, options);
        let root = Root::new(maze);
        let report = think_alone(Limits::depth(16), |thinking| engine.search(&root, thinking));
        let found = match report.best().expect("there is a move").worth {
            Worth::Win(plies) => WIN - plies as i32,
            Worth::Loss(plies) => plies as i32 - WIN,
            _ => 0,
        };
        let within_reach = distance(truth).is_some_and(|plies| plies <= 16);
        assert_eq!(found, if within_reach { truth } else { 0 }, "game {seed}");
        decided[(truth.signum() + 1) as usize] += 1;
    }
    assert!(decided.iter().all(|count| *count > games / 20), "an even mix of results: {decided:?}");
}

#[test]
fn wins_losses_and_their_distances_are_those_of_the_graph() {
    for times in [2, 3] {
        let rules = LineRules { repetition: Some(times), move_limit: None };
        let plan = MazePlan {
            levels: 1,
            rooms_per_level: 16,
            most_doors: 3,
            rooms_to_an_end: 5,
            rules,
            ..MazePlan::CIRCULAR
        };
        for path_care in [PathCare::Exact, PathCare::Practical] {
            for (first_repetition, deepening) in [(false, true), (true, true), (true, false)] {
                let table = TableOptions { entries: 1 << 10, path_care, ..TableOptions::default() };
                let options = AlphaBetaOptions {
                    table: Some(table),
                    first_repetition,
                    deepening,
                    ..AlphaBetaOptions::default()
                };
                check(plan, 500, options);
            }
        }
    }
}
