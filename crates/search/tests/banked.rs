//! What is certain already is no part of what tables remember: two ways to one place share an entry though they brought
//! different things, and every value stays that of brute force.

mod common;

use common::{Knowing, Maze, MazePlan, Way};
use game::random::{below, fast, mix};
use game::{Ending, Limits, MAX_SEATS, MoveList, Position, Report, Seat, Worth, think_alone};
use search::tree::{AlphaBeta, AlphaBetaOptions, MaxN, MaxNOptions, Replacement, TableOptions, Trust};
use search::value::Aim;
use search::{Guide, Root};

/// A walk through a maze on which every step brings its walker something, for good or bad.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Walk {
    maze: Maze,
    purse: [i32; MAX_SEATS],
}

impl Position for Walk {
    type Move = Way;
    type Moves = <Maze as Position>::Moves;

    fn seats(&self) -> usize {
        self.maze.seats()
    }

    fn turn(&self) -> Option<Seat> {
        self.maze.turn()
    }

    fn legal_into(&self, moves: &mut Self::Moves) {
        self.maze.legal_into(moves);
    }

    fn play_unchecked(&mut self, mv: Way) {
        let walker = self.maze.turn().expect("the game runs");
        let brought = mix(self.maze.key() ^ u64::from(mv.0)) % 9;
        self.purse[walker.index()] += brought as i32 - 4;
        self.maze.play_unchecked(mv);
    }

    fn ending(&self) -> Option<Ending> {
        let mut ending = self.maze.ending()?;
        for seat in Seat::all(self.seats()) {
            ending.scores[seat] += self.purse[seat.index()];
        }
        Some(ending)
    }

    fn key(&self) -> u64 {
        self.purse.iter().fold(self.maze.key(), |key, has| mix(key ^ *has as u64))
    }
}

/// Knows that the purse is certain, and that nothing else depends on it.
#[derive(Clone, Copy)]
struct Banker;

impl Guide<Walk> for Banker {
    fn evaluate(&self, position: &Walk, seat: Seat) -> i32 {
        Knowing.evaluate(&position.maze, seat) + position.purse[seat.index()]
    }

    fn banked(&self, position: &Walk, seat: Seat) -> i32 {
        position.purse[seat.index()]
    }

    fn canonical_key(&self, position: &Walk) -> u64 {
        position.maze.key()
    }

    fn order(&self, position: &Walk, mv: Way) -> i32 {
        Knowing.order(&position.maze, mv)
    }
}

/// What a seat has at the end or at the last look: alone against all, or everybody for himself.
fn brute(position: &Walk, depth: u32, alone: Option<Seat>) -> Vec<i32> {
    let seats = position.seats();
    let Some(turn) = position.turn() else {
        let scores = position.ending().unwrap().scores;
        return Seat::all(seats).map(|seat| scores[seat]).collect();
    };
    if depth == 0 {
        return Seat::all(seats).map(|seat| Banker.evaluate(position, seat)).collect();
    }
    let (judge, sign) = match alone {
        Some(me) => (me, if turn == me { 1 } else { -1 }),
        None => (turn, 1),
    };
    let legal = position.legal();
    let all = MoveList::iter(&legal).map(|mv| brute(&position.after(mv), depth - 1, alone));
    // Of equally good moves the first.
    all.reduce(|best, next| if sign * next[judge.index()] > sign * best[judge.index()] { next } else { best })
        .expect("somebody is to move")
}

fn values(report: &Report<Way>) -> Vec<(Way, i32)> {
    let number = |worth| match worth {
        Worth::Points(value) | Worth::Eval(value) => value as i32,
        other => panic!("{other:?} is no number of points"),
    };
    let mut values: Vec<_> = report.candidates.iter().map(|of| (of.mv, number(of.worth))).collect();
    values.sort();
    values
}

#[test]
fn values_are_those_of_brute_force_and_entries_are_shared() {
    let mut rng = fast(7);
    let (mut shared, mut apart) = ([0; 2], [0; 2]);
    for seed in 0..800 {
        let plan = MazePlan {
            seats: 2 + below(&mut rng, 3) as usize,
            widest: 9,
            balanced: false,
            ..MazePlan::STRAIGHT
        };
        let walk = Walk { maze: Maze::new(plan, seed), purse: [0; MAX_SEATS] };
        let Some(me) = walk.turn() else { continue };
        let depth = 2 + below(&mut rng, 5);
        let root = Root::new(walk);
        let expected = |alone: Option<Seat>| -> Vec<(Way, i32)> {
            let mut all: Vec<_> = MoveList::iter(&root.position.legal())
                .map(|mv| (mv, brute(&root.position.after(mv), depth - 1, alone)[me.index()]))
                .collect();
            all.sort();
            all
        };
        let (against, apiece) = (expected(Some(me)), expected(None));
        for canonical in [true, false] {
            let table = TableOptions {
                entries: 1024,
                replacement: [Replacement::Bucketed, Replacement::Remainder][below(&mut rng, 2) as usize],
                trust: Trust::SameDepth,
                canonical,
                ..TableOptions::default()
            };
            let options = AlphaBetaOptions {
                aim: Aim::Own,
                deepening: false,
                minimal_window: below(&mut rng, 2) == 0,
                table: Some(table),
                ..AlphaBetaOptions::plain()
            };
            let mut engine = AlphaBeta::new(Banker, options);
            let found = think_alone(Limits::depth(depth), |thinking| engine.assess(&root, thinking));
            assert_eq!(values(&found), against, "game {seed}, depth {depth}, {options:?}");
            let options = MaxNOptions { entries: 1024, canonical, ordering: true, ..MaxNOptions::default() };
            let mut engine = MaxN::new(Banker, options);
            let selfish = think_alone(Limits::depth(depth), |thinking| engine.search(&root, thinking));
            assert_eq!(values(&selfish), apiece, "game {seed}, depth {depth}, {options:?}");
            let nodes = if canonical { &mut shared } else { &mut apart };
            nodes[0] += found.nodes;
            nodes[1] += selfish.nodes;
        }
    }
    assert!(
        shared[0] < apart[0] && shared[1] < apart[1],
        "nodes {shared:?} with shared entries, {apart:?} without"
    );
}
