//! Proof-number search says what the rules say: against all positions of made-up games, circles included.

mod common;

use std::collections::HashMap;

use common::{Brute, Maze, MazePlan};
use game::{Limits, LineRules, Position, think_alone};
use search::solve::{ProofNumber, ProofNumberOptions, Verdict};
use search::tree::{Against, AlphaBetaOptions};
use search::value::Aim;
use search::{Blind, Root};

/// Whether the side of the seat to move can force `target`, by going through all rooms again and again: the least set
/// from which the attack gets to its ends. A draw by repetition is what is left.
fn forced(root: &Maze, target: i32, against: Against) -> bool {
    let me = root.turn().expect("it runs");
    let ours = |position: &Maze, seat: game::Seat| match against {
        Against::Everybody => seat == me,
        Against::OtherSides => position.sides()[seat.index()] == position.sides()[me.index()],
    };
    let value = |position: &Maze, scores: &game::Scores| {
        let sides = match against {
            Against::Everybody => std::array::from_fn(|seat| u8::from(seat != me.index())),
            Against::OtherSides => position.sides(),
        };
        Aim::Win.value(scores, sides, me, 0) >= target
    };
    let own = !value(root, &root.drawn());
    let mut rooms = vec![root.clone()];
    let mut places = HashMap::from([(root.key(), 0)]);
    let mut next = 0;
    while next < rooms.len() {
        for mv in rooms[next].legal() {
            let after = rooms[next].after(mv);
            places.entry(after.key()).or_insert_with(|| {
                rooms.push(after);
                rooms.len() - 1
            });
        }
        next += 1;
    }
    let mut won = vec![false; rooms.len()];
    loop {
        let before = won.clone();
        for (place, room) in rooms.iter().enumerate() {
            let below: Vec<bool> =
                room.legal().into_iter().map(|mv| before[places[&room.after(mv).key()]]).collect();
            won[place] = match room.turn() {
                None => value(room, &room.ending().expect("over").scores) == own,
                Some(seat) if ours(room, seat) == own => below.contains(&true),
                Some(_) => !below.contains(&false),
            };
        }
        if won == before {
            return won[0] == own;
        }
    }
}

fn ask(root: &Root<Maze>, options: ProofNumberOptions) -> Verdict {
    let mut search = ProofNumber::new(Blind, options);
    let proof = think_alone(Limits::NONE, |thinking| search.prove(root, thinking));
    if let (Verdict::Proven(_), Some(mv)) = (proof.verdict, proof.mv) {
        assert!(root.position.is_legal(mv));
    }
    proof.verdict
}

#[test]
fn it_proves_what_can_be_forced_and_nothing_else() {
    let rules = |times| LineRules { repetition: Some(times), move_limit: None };
    let plans = [
        MazePlan::STRAIGHT,
        MazePlan { seats: 3, ..MazePlan::STRAIGHT },
        MazePlan::CIRCULAR,
        MazePlan { rules: rules(2), rooms_per_level: 9, ..MazePlan::CIRCULAR },
        MazePlan { seats: 3, rules: rules(3), most_doors: 4, ..MazePlan::CIRCULAR },
        MazePlan {
            seats: 4,
            rules: LineRules::default(),
            levels: 2,
            rooms_per_level: 12,
            ..MazePlan::CIRCULAR
        },
    ];
    let mut answers = [0; 2];
    // Where everything goes in circles a refutation may depend on too many ways to be finished.
    let mut open = 0;
    for (number, plan) in plans.into_iter().enumerate() {
        for seed in 0..500 {
            let maze = Maze::new(plan, seed);
            if maze.is_over() {
                continue;
            }
            for (target, against) in [
                (1, Against::Everybody),
                (0, Against::Everybody),
                (1, Against::OtherSides),
                (0, Against::OtherSides),
            ] {
                let options = ProofNumberOptions {
                    target,
                    against,
                    entries: [2, 64, 4096][seed as usize % 3],
                    mobility: seed % 2 == 0,
                    ..ProofNumberOptions::default()
                };
                let truth = forced(&maze, target, against);
                let limits = Limits::nodes(30_000);
                let found = ask(&Root::new(maze.clone()), ProofNumberOptions { limits, ..options });
                let what = || format!("plan {number}, game {seed}, target {target}, {against:?}: {found:?}");
                match found {
                    Verdict::Proven(_) => assert!(truth, "{}", what()),
                    Verdict::Disproven => assert!(!truth, "{}", what()),
                    Verdict::Open { .. } => {
                        assert!(plan.circles, "{}", what());
                        open += 1;
                    }
                }
                answers[usize::from(truth)] += 1;
            }
        }
    }
    assert!(answers.iter().all(|count| *count > 1_000), "{answers:?}");
    assert!(open * 50 < answers.iter().sum::<i32>(), "{open} of {answers:?} stay open");
}

#[test]
fn a_limit_of_moves_is_kept() {
    let meaning = AlphaBetaOptions::minimax();
    let mut unlike = 0;
    for limit in [3, 5, 8] {
        let rules = LineRules { repetition: None, move_limit: Some(limit) };
        let plan = MazePlan { rules, ..MazePlan::CIRCULAR };
        for seed in 0..300 {
            let maze = Maze::new(plan, seed);
            if maze.is_over() {
                continue;
            }
            let root = Root::new(maze);
            let truth = Brute { guide: &Blind, options: meaning }.value(&root, limit as i32 + 1) > 0;
            let found = ask(&root, ProofNumberOptions::default());
            assert_eq!(matches!(found, Verdict::Proven(_)), truth, "limit {limit}, game {seed}: {found:?}");
            let free = Root::new(Maze::new(MazePlan { rules: LineRules::default(), ..plan }, seed));
            unlike += u32::from(forced(&free.position, 1, Against::Everybody) != truth);
        }
    }
    assert!(unlike > 10, "the limit decided {unlike} games");
}

#[test]
fn what_the_game_has_already_repeated_is_drawn() {
    // Of two doors one ends the game for the first seat; a past in which that room occurred twice takes it away.
    let rules = LineRules { repetition: Some(3), move_limit: None };
    let plan = MazePlan { rules, ..MazePlan::CIRCULAR };
    let mut changed = 0;
    for seed in 0..400 {
        let maze = Maze::new(plan, seed);
        if maze.is_over() || !forced(&maze, 1, Against::Everybody) {
            continue;
        }
        for mv in maze.legal() {
            let after = maze.after(mv);
            if after.is_over() {
                continue;
            }
            let root = Root { path: vec![after.key(), after.key()], ..Root::new(maze.clone()) };
            let found = ask(&root, ProofNumberOptions::default());
            let mut others = maze.legal().into_iter().filter(|other| *other != mv);
            if !others.any(|_| true) {
                assert_eq!(found, Verdict::Disproven, "game {seed}: the only move draws");
                changed += 1;
            }
        }
    }
    assert!(changed > 5, "{changed}");
}

#[test]
fn the_length_of_a_proof_is_long_enough_and_the_player_wins_with_it() {
    let meaning = AlphaBetaOptions::minimax();
    let mut proved = 0;
    for seed in 0..400 {
        let maze = Maze::new(MazePlan::STRAIGHT, seed);
        if maze.is_over() {
            continue;
        }
        let root = Root::new(maze);
        if let Verdict::Proven(length) = ask(&root, ProofNumberOptions::default()) {
            let value = Brute { guide: &Blind, options: meaning }.value(&root, length as i32);
            assert!(value > 0, "game {seed}: no win within {length}");
            let mut search = ProofNumber::new(Blind, ProofNumberOptions::default());
            let report = think_alone(Limits::NONE, |thinking| search.search(&root, thinking));
            assert!(matches!(report.best().expect("a move").worth, game::Worth::Win(_)), "game {seed}");
            proved += 1;
        }
    }
    assert!(proved > 100, "{proved}");
}

#[test]
fn a_limit_of_nodes_is_kept() {
    let maze =
        Maze::new(MazePlan { levels: 20, rooms_per_level: 20, most_doors: 6, ..MazePlan::STRAIGHT }, 3);
    for nodes in [1, 2, 10, 100] {
        let mut search = ProofNumber::new(Blind, ProofNumberOptions::default());
        let root = Root::new(maze.clone());
        let report = think_alone(Limits::nodes(nodes), |thinking| search.search(&root, thinking));
        assert!(report.nodes <= nodes && report.best().is_some());
    }
}
