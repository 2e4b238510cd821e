//! The small trees of numbers of the tarok seed, searched by everything that searches trees: values, leaves visited,
//! and what the refutation table saves.

mod common;

use common::{Knowing, Maze, MazePlan};
use game::{Limits, Line, Seat, think_alone};
use search::example::{Spot, Veil};
use search::tree::{AlphaBeta, AlphaBetaOptions, Replacement, TableOptions, Trappy, TrappyOptions};
use search::value::Aim;
use search::{Blind, Guide, Root};

/// A tree of numbers: one world, nothing hidden.
fn tree(text: &str) -> Root<Spot> {
    Root::of_line(&Line::new(Veil::new(text, 2, "none").expect("a tree"), 0))
}

/// The value and how many ends were visited; all other nodes below the root are given.
fn searched(text: &str, inside: u64, options: AlphaBetaOptions) -> (game::Worth, u64) {
    let mut engine = AlphaBeta::new(Blind, AlphaBetaOptions { aim: Aim::Own, deepening: false, ..options });
    let report = think_alone(Limits::depth(2), |thinking| engine.search(&tree(text), thinking));
    (report.best().expect("a move").worth, report.nodes - inside)
}

const FIGURE_2: &str = "0(1([10] [11] [6]) 1([7] [4] [9]) 1([12] [8] [3]))";

#[test]
fn figure_2_has_the_value_6_and_one_leaf_is_not_visited() {
    let plain = AlphaBetaOptions::plain();
    assert_eq!(searched(FIGURE_2, 3, plain), (game::Worth::Points(6.0), 8));
    assert_eq!(searched(FIGURE_2, 3, AlphaBetaOptions::minimax()), (game::Worth::Points(6.0), 9));
}

#[test]
fn figure_3_shows_what_order_is_worth() {
    let plain = AlphaBetaOptions::plain();
    let worst = "0(1([3] [2] [1]) 1([4] [3] [2]) 1([5] [4] [3]))";
    let best = "0(1([3] [4] [5]) 1([2] [3] [4]) 1([1] [2] [3]))";
    assert_eq!(searched(worst, 3, plain), (game::Worth::Points(3.0), 9));
    assert_eq!(searched(best, 3, plain), (game::Worth::Points(3.0), 5));
}

#[test]
fn mtd_closes_in_on_the_same_value() {
    let mtd = AlphaBetaOptions { mtd: true, ..AlphaBetaOptions::default() };
    let mut engine = AlphaBeta::new(Blind, AlphaBetaOptions { aim: Aim::Own, ..mtd });
    let report = think_alone(Limits::depth(2), |thinking| engine.search(&tree(FIGURE_2), thinking));
    let best = report.best().expect("a move");
    assert_eq!((best.worth, best.mv.to_string()), (game::Worth::Points(6.0), "a".to_owned()));
}

/// Nodes over many made-up games, with the values that were found.
fn nodes(options: AlphaBetaOptions) -> (u64, Vec<game::Worth>) {
    let plan = MazePlan { levels: 9, most_doors: 6, widest: 9, ..MazePlan::STRAIGHT };
    let mut total = 0;
    let mut values = Vec::new();
    for seed in 0..300 {
        let mut engine = AlphaBeta::new(Knowing, options);
        let root = Root::new(Maze::new(plan, seed));
        if game::Position::is_over(&root.position) {
            continue;
        }
        let report = think_alone(Limits::depth(8), |thinking| engine.search(&root, thinking));
        total += report.nodes;
        values.extend(report.best().map(|best| best.worth));
    }
    (total, values)
}

#[test]
fn a_refutation_table_helps_where_the_table_was_overwritten() {
    let table = TableOptions { entries: 1, replacement: Replacement::Always, ..TableOptions::default() };
    let one = AlphaBetaOptions { aim: Aim::Margin, table: Some(table), ..AlphaBetaOptions::plain() };
    let (without, values) = nodes(one);
    let (with, same) = nodes(AlphaBetaOptions { refutations: 1 << 10, ..one });
    assert_eq!(values, same, "it only orders moves");
    assert!(with < without, "{with} nodes with it, {without} without");
}

/// Looks at the numbers of nodes: what each seems to be worth to the first seat.
struct Seeming(Vec<i32>);

impl Guide<Spot> for Seeming {
    fn evaluate(&self, position: &Spot, seat: Seat) -> i32 {
        let value = self.0[position.node()];
        if seat == Seat::new(0) { value } else { -value }
    }
}

#[test]
fn of_equal_moves_the_one_whose_refutation_lies_deeper_is_taken() {
    // Both moves are worth 3. After a the answers are ends. After b the answer that really leads to 8 seems to be worth 1
    // (nodes 4 to 8: b, its first answer and what follows it, its second answer and what follows that).
    let root = tree("0(1([3] [5]) 1(0([3]) 0([8])))");
    let seeming = vec![0, 0, 0, 0, 0, 9, 0, 1, 0];
    let search = |weight| {
        let tree = AlphaBetaOptions { aim: Aim::Margin, ..AlphaBetaOptions::plain() };
        let options = TrappyOptions { tree, weight, ..TrappyOptions::default() };
        let mut trappy = Trappy::new(Seeming(seeming.clone()), options);
        let report = think_alone(Limits::depth(3), |thinking| trappy.search(&root, thinking));
        let best = report.best().expect("a move").clone();
        (best.mv.to_string(), best.figures[0].worth)
    };
    // The margin counts both seats: 3 to -3 is 6, and the mistake costs 16 - 6.
    assert_eq!(search(0.5), ("b".to_owned(), game::Worth::Points(10.0)));
    assert_eq!(search(0.0).0, "a", "without traps the first of equals stays first");
}
