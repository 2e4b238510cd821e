//! B* and conspiracy numbers: what the definitions say on small trees, and the best move of made-up games.

mod common;

use common::{Brute, Maze, MazePlan};
use game::random::mix;
use game::{Limits, Line, Position, Seat, think_alone};
use search::example::{Spot, Veil};
use search::tree::{Against, AlphaBetaOptions, BStar, BStarOptions, Conspiracy, ConspiracyOptions, Range};
use search::value::Aim;
use search::{Blind, Guide, Root};

fn tree(text: &str) -> Root<Spot> {
    Root::of_line(&Line::new(Veil::new(text, 2, "none").expect("a tree"), 0))
}

/// The ranges of the nodes of a tree, by their numbers in the order of the text.
struct Given(Vec<(i32, i32)>);

impl Range<Spot> for Given {
    fn range(&self, position: &Spot, _: Seat, _: u32) -> (i32, i32) {
        self.0[position.node()]
    }
}

/// Whether a move stood out after so many nodes, and which.
fn stands_out(ranges: Vec<(i32, i32)>, nodes: u64) -> (bool, String, u64) {
    // Node 1 is after a, 2 below it; 4 is after b, 5 below that.
    let root = tree("0(1(0([7])) 1(0([4])))");
    let options = BStarOptions { aim: Aim::Own, ..BStarOptions::default() };
    let mut search = BStar::new(Given(ranges), options);
    let report = think_alone(Limits::nodes(nodes), |thinking| search.search(&root, thinking));
    (search.is_separated(), report.best().expect("a move").mv.to_string(), report.nodes)
}

#[test]
fn bstar_ends_when_no_rival_can_be_better() {
    let all = (0, 10);
    let with = |a, b| vec![all, a, all, all, b, all, all];
    assert!(!stands_out(with((5, 9), (3, 6)), 2).0, "a is at least 5, but b may be 6");
    assert_eq!(stands_out(with((6, 9), (3, 6)), 100), (true, "a".to_owned(), 2));
    assert_eq!(stands_out(with((5, 9), (3, 5)), 100), (true, "a".to_owned(), 2));
    // The same when it finds out below.
    assert_eq!(stands_out(vec![all, (5, 9), (6, 9), all, (3, 6), all, all], 100), (true, "a".to_owned(), 3));
    assert_eq!(
        stands_out(vec![all, (5, 9), (5, 9), all, (3, 6), (3, 5), all], 100),
        (true, "a".to_owned(), 4)
    );
}

/// Ranges that hold the true value of a room, some of them wide.
struct True {
    options: AlphaBetaOptions,
}

impl Range<Maze> for True {
    fn range(&self, position: &Maze, seat: Seat, _: u32) -> (i32, i32) {
        let value = truth(position, seat, self.options);
        let wide = |salt: u64| (mix(position.key() ^ salt) % 9) as i32;
        (value - wide(1), value + wide(2))
    }
}

/// The value of a room to a seat, by trying everything.
fn truth(position: &Maze, me: Seat, options: AlphaBetaOptions) -> i32 {
    let sides = |position: &Maze| match options.against {
        Against::Everybody => std::array::from_fn(|seat| u8::from(seat != me.index())),
        Against::OtherSides => position.sides(),
    };
    let Some(seat) = position.turn() else {
        return options.aim.value(&position.ending().expect("over").scores, sides(position), me, 0);
    };
    let values = position.legal().into_iter().map(|mv| truth(&position.after(mv), me, options));
    let sides = sides(position);
    if sides[seat.index()] == sides[me.index()] { values.max() } else { values.min() }.expect("a move")
}

#[test]
fn bstar_finds_the_best_move_where_ranges_hold() {
    let mut apart = 0;
    for plan in [
        MazePlan { levels: 5, widest: 9, ..MazePlan::STRAIGHT },
        MazePlan { levels: 5, widest: 9, seats: 3, ..MazePlan::STRAIGHT },
    ] {
        for seed in 0..1_000 {
            let maze = Maze::new(plan, seed);
            let Some(me) = maze.turn() else { continue };
            let against = if seed % 2 == 0 { Against::Everybody } else { Against::OtherSides };
            let meaning = AlphaBetaOptions { aim: Aim::Margin, against, ..AlphaBetaOptions::minimax() };
            let options = BStarOptions { aim: Aim::Margin, against, ..BStarOptions::default() };
            let mut search = BStar::new(True { options: meaning }, options);
            let root = Root::new(maze.clone());
            let report = think_alone(Limits::nodes(100_000), |thinking| search.search(&root, thinking));
            let best = report.best().expect("a move").mv;
            let expected = Brute { guide: &Blind, options: meaning }.value(&root, 50);
            assert_eq!(truth(&maze.after(best), me, meaning), expected, "game {seed} of {plan:?}");
            assert!(
                search.is_separated(),
                "game {seed}: to the end some move is at least as good as all others"
            );
            apart += u32::from(report.nodes < 20);
        }
    }
    assert!(apart > 300, "{apart} games were decided early");
}

/// Values a running node by the end that its first moves lead to.
struct Peek;

impl Guide<Spot> for Peek {
    fn evaluate(&self, position: &Spot, seat: Seat) -> i32 {
        let mut here = position.clone();
        while let Some(mv) = here.legal().first().copied() {
            here.play_unchecked(mv);
        }
        here.ending().expect("it is over").scores[seat]
    }
}

#[test]
fn figure_2_needs_so_many_leaves_to_rise_and_fall() {
    // Every leaf of the figure is a running position that looks like its number.
    let leaf = |value: i32| format!("0([{value}])");
    let minimum = |values: [i32; 3]| format!("1({})", values.map(leaf).join(" "));
    let text = [[10, 11, 6], [7, 4, 9], [12, 8, 3]].map(minimum).join(" ");
    let options = ConspiracyOptions { aim: Aim::Own, grain: 1, ..ConspiracyOptions::default() };
    let mut search = Conspiracy::new(Peek, options);
    let root = tree(&format!("0({text})"));
    let limits = Limits { depth: Some(2), nodes: Some(1_000), ..Limits::NONE };
    let report = think_alone(limits, |thinking| search.search(&root, thinking));
    assert_eq!((report.best().expect("a move").mv.to_string(), report.nodes), ("a".to_owned(), 12));
    let needed = |value| search.conspirators(value);
    assert_eq!(needed(6), Some(0));
    assert_eq!([7, 9, 11, 13].map(needed), [Some(1), Some(1), Some(2), Some(3)]);
    assert_eq!([5, 3, 2].map(needed), [Some(1), Some(2), Some(3)]);
}

#[test]
fn conspiracies_against_what_is_over_do_not_exist() {
    let options = ConspiracyOptions { aim: Aim::Own, grain: 1, ..ConspiracyOptions::default() };
    let mut search = Conspiracy::new(Peek, options);
    let root = tree("0(1([10] [6]) 1([7] [4]))");
    think_alone(Limits::NONE, |thinking| search.search(&root, thinking));
    assert_eq!([5, 6, 7].map(|value| search.conspirators(value)), [None, Some(0), None]);
}

#[test]
fn a_conspiracy_search_to_the_end_finds_the_best_move() {
    for plan in [MazePlan::STRAIGHT, MazePlan { seats: 3, ..MazePlan::STRAIGHT }, MazePlan::CIRCULAR] {
        for seed in 0..500 {
            let maze = Maze::new(MazePlan { levels: 4, ..plan }, seed);
            if maze.is_over() {
                continue;
            }
            let root = Root::new(maze);
            let depth = if plan.circles { 7 } else { 20 };
            let mut search = Conspiracy::new(
                Blind,
                ConspiracyOptions { capacity: 1 << 18, ..ConspiracyOptions::default() },
            );
            let limits = Limits { depth: Some(depth), nodes: Some(200_000), ..Limits::NONE };
            let report = think_alone(limits, |thinking| search.search(&root, thinking));
            let meaning = AlphaBetaOptions { first_repetition: true, ..AlphaBetaOptions::minimax() };
            let values = Brute { guide: &Blind, options: meaning }.moves(&root, depth as i32);
            let best = values.iter().map(|(_, value)| value.signum()).max();
            let chosen = report.best().expect("a move").mv;
            let found = values.iter().find(|(mv, _)| *mv == chosen).map(|(_, value)| value.signum());
            assert_eq!(found, best, "game {seed} of {plan:?}");
        }
    }
}

#[test]
fn both_keep_their_limits_and_always_have_a_move() {
    let root = Root::new(Maze::new(MazePlan { levels: 30, most_doors: 6, ..MazePlan::STRAIGHT }, 3));
    for nodes in [1, 2, 10, 500] {
        let ranges = search::tree::Margin { guide: Blind, margin: 9.0, narrowing: 1.0 };
        let mut bstar = BStar::new(ranges, BStarOptions { capacity: 300, ..BStarOptions::default() });
        let mut conspiracy =
            Conspiracy::new(Blind, ConspiracyOptions { capacity: 300, ..ConspiracyOptions::default() });
        for report in [
            think_alone(Limits::nodes(nodes), |thinking| bstar.search(&root, thinking)),
            think_alone(Limits::nodes(nodes), |thinking| conspiracy.search(&root, thinking)),
        ] {
            assert!(report.best().is_some() && report.nodes <= nodes);
        }
    }
}
