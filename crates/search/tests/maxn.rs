//! Max^n gives the values of its definition, pruned or not.

mod common;

use common::{Knowing, Maze, MazePlan, Way};
use game::random::{below, fast};
use game::{Limits, LineRules, MoveList, Position, Report, Seat, Worth, think_alone};
use search::tree::{AlphaBeta, AlphaBetaOptions, MaxN, MaxNOptions, ValueBounds};
use search::value::Aim;
use search::{Blind, Guide, Root};

/// Max^n by the definition: of equally good moves the first.
fn plain(position: &Maze, keys: &mut Vec<u64>, plies: usize, depth: i32, meaning: &MaxNOptions) -> Vec<i32> {
    let aim = meaning.aim;
    let seats = position.seats();
    let ended = |scores| {
        Seat::all(seats).map(|seat| aim.value(&scores, [0, 1, 2, 3], seat, keys.len() - 1)).collect()
    };
    if let Some(ending) = position.ending() {
        return ended(ending.scores);
    }
    let here = position.key();
    let rules = position.line_rules();
    let times = keys[..].iter().filter(|key| **key == here).count();
    if keys.len() > 1
        && (rules.repetition.is_some_and(|most| times >= most as usize)
            || rules.move_limit.is_some_and(|most| plies >= most as usize))
    {
        return ended(position.drawn());
    }
    if keys.len() > 1 && Knowing.verdict(position, Seat::new(0)).is_some() {
        return Seat::all(seats).filter_map(|seat| Knowing.verdict(position, seat)).collect();
    }
    if depth <= 0 && (depth <= -(meaning.settle as i32) || Knowing.settled(position)) {
        return Seat::all(seats).map(|seat| Knowing.evaluate(position, seat)).collect();
    }
    let mover = position.turn().expect("the game runs").index();
    let mut best: Option<Vec<i32>> = None;
    let mut moves = position.legal();
    if meaning.elimination && moves.as_slice().iter().any(|mv| !Knowing.skip(position, *mv)) {
        moves.retain(|mv| !Knowing.skip(position, *mv));
    }
    for mv in moves {
        let next = position.after(mv);
        keys.push(next.key());
        let values = plain(&next, keys, plies + 1, depth - 1, meaning);
        keys.pop();
        if best.as_ref().is_none_or(|best| values[mover] > best[mover]) {
            best = Some(values);
        }
    }
    best.expect("somebody is to move, so there is a move")
}

fn number(worth: Worth) -> i32 {
    match worth {
        Worth::Points(value) | Worth::Eval(value) => value as i32,
        Worth::Win(plies) => search::value::WIN - plies as i32,
        Worth::Loss(plies) => plies as i32 - search::value::WIN,
        Worth::Draw | Worth::Chance(_) => 0,
    }
}

fn values(report: &Report<Way>) -> Vec<(Way, i32)> {
    let mut values: Vec<(Way, i32)> =
        report.candidates.iter().map(|candidate| (candidate.mv, number(candidate.worth))).collect();
    values.sort();
    values
}

#[test]
fn every_move_of_thousands_of_games() {
    let mut rng = fast(3);
    for seed in 0..2000 {
        let shape = if seed % 2 == 0 { MazePlan::STRAIGHT } else { MazePlan::CIRCULAR };
        let move_limit = (below(&mut rng, 3) == 0).then(|| 3 + below(&mut rng, 5));
        let rules = LineRules { move_limit, ..shape.rules };
        let seats = 2 + below(&mut rng, 3) as usize;
        let maze = Maze::new(MazePlan { seats, widest: 5, rules, ..shape }, seed);
        let Some(me) = maze.turn() else { continue };
        let depth = 1 + below(&mut rng, 6);
        let aim = [Aim::Own, Aim::Win, Aim::Margin][below(&mut rng, 3) as usize];
        let root = Root::new(maze);
        let meaning = MaxNOptions {
            aim,
            elimination: below(&mut rng, 2) == 0,
            settle: [0, 0, 3][below(&mut rng, 3) as usize],
            ..MaxNOptions::default()
        };
        let mut expected: Vec<(Way, i32)> = MoveList::iter(&root.position.legal())
            .map(|mv| {
                let next = root.position.after(mv);
                let mut keys = vec![root.position.key(), next.key()];
                (mv, plain(&next, &mut keys, 1, depth as i32 - 1, &meaning)[me.index()])
            })
            .collect();
        expected.sort();
        // A verdict is three times a look of up to 100, and the last seat may pay for three others.
        let bounds = (aim != Aim::Win).then_some(ValueBounds { lowest: -900, highest: 900, total: 0 });
        for (bounds, entries, ordering) in [
            (None, 0, false),
            (bounds, 0, false),
            (None, 0, true),
            (None, 64, false),
            (bounds, 0, true),
            (None, 64, true),
            (bounds, 4096, true),
            (bounds, 16, false),
        ] {
            let options = MaxNOptions { bounds, entries, ordering, ..meaning };
            let mut engine = MaxN::new(Knowing, options);
            let report = think_alone(Limits::depth(depth), |thinking| engine.search(&root, thinking));
            assert_eq!(values(&report), expected, "game {seed}, depth {depth}, {options:?}");
        }
    }
}

#[test]
fn a_table_saves_nodes_and_nothing_else() {
    let plan = MazePlan { seats: 3, widest: 5, ..MazePlan::STRAIGHT };
    let (mut with, mut without) = (0, 0);
    for seed in 0..300 {
        let maze = Maze::new(plan, seed);
        let Some(_) = maze.turn() else { continue };
        let root = Root::new(maze);
        let search = |entries| {
            let mut engine = MaxN::new(Blind, MaxNOptions { entries, ..MaxNOptions::default() });
            think_alone(Limits::depth(10), |thinking| engine.search(&root, thinking))
        };
        let (known, whole) = (search(4096), search(0));
        assert_eq!(values(&known), values(&whole), "game {seed}");
        with += known.nodes;
        without += whole.nodes;
    }
    assert!(3 * with < 2 * without, "{with} nodes with a table, {without} without");
}

#[test]
fn bounds_save_nodes_and_nothing_else() {
    let plan = MazePlan { seats: 3, widest: 1, ..MazePlan::STRAIGHT };
    let bounds = ValueBounds { lowest: -2, highest: 2, total: 0 };
    let (mut with, mut without) = (0, 0);
    for seed in 0..300 {
        let maze = Maze::new(plan, seed);
        let Some(_) = maze.turn() else { continue };
        let root = Root::new(maze);
        let search = |bounds| {
            let mut engine = MaxN::new(Blind, MaxNOptions { bounds, ..MaxNOptions::default() });
            think_alone(Limits::depth(10), |thinking| engine.search(&root, thinking))
        };
        let (pruned, whole) = (search(Some(bounds)), search(None));
        assert_eq!(values(&pruned), values(&whole), "game {seed}");
        with += pruned.nodes;
        without += whole.nodes;
    }
    assert!(with < without, "{with} nodes with bounds, {without} without");
}

#[test]
fn at_a_table_of_two_it_is_minimax() {
    for seed in 0..300 {
        let maze = Maze::new(MazePlan { widest: 9, ..MazePlan::STRAIGHT }, seed);
        let Some(_) = maze.turn() else { continue };
        let root = Root::new(maze);
        let limits = Limits::depth(6);
        let mut max_n = MaxN::new(Knowing, MaxNOptions::default());
        let options = AlphaBetaOptions { aim: Aim::Own, ..AlphaBetaOptions::plain() };
        let mut minimax = AlphaBeta::new(Knowing, options);
        let one = think_alone(limits, |thinking| max_n.search(&root, thinking));
        let other = think_alone(limits, |thinking| minimax.assess(&root, thinking));
        assert_eq!(values(&one), values(&other), "game {seed}");
    }
}
