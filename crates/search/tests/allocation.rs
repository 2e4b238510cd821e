//! After the first searches nothing is allocated at a node: twenty times the nodes cost not one allocation
//! more.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use game::random::fast;
use game::{Limits, Seat, think_alone};
use search::example::{Board, TicTacToe};
use search::mcts::{Cut, FirstPlay, Greedy, Hint, Selection, Shallow, Uct, UctOptions, Widening};
use search::solve::{ProofNumber, ProofNumberOptions};
use search::tree::{
    AlphaBeta, AlphaBetaOptions, BStar, BStarOptions, Conspiracy, ConspiracyOptions, Margin, MaxN,
    MaxNOptions,
};
use search::{Blind, FlatMonteOptions, Root, flat_monte};

/// The system's allocator, counting what each thread asks for.
struct Counting;

thread_local! {
    static COUNT: Cell<u64> = const { Cell::new(0) };
}

fn count() {
    COUNT.with(|count| count.set(count.get() + 1));
}

#[expect(unsafe_code, reason = "an allocator cannot be written without")]
// SAFETY: everything is passed on to the system's allocator unchanged.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count();
        // SAFETY: the caller keeps the contract of `alloc`.
        unsafe { System.alloc(layout) }
    }
    unsafe fn dealloc(&self, place: *mut u8, layout: Layout) {
        // SAFETY: the caller keeps the contract of `dealloc`.
        unsafe { System.dealloc(place, layout) }
    }
    unsafe fn realloc(&self, place: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count();
        // SAFETY: the caller keeps the contract of `realloc`.
        unsafe { System.realloc(place, layout, size) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

fn allocations(work: impl FnOnce()) -> u64 {
    let before = COUNT.with(Cell::get);
    work();
    COUNT.with(Cell::get) - before
}

/// Runs a search short and long, after a warm-up, and compares what it asked for.
fn check(mut search: impl FnMut(u64) -> u64) {
    search(40_000);
    let (mut few, mut many) = (0, 0);
    let short = allocations(|| few = search(1_000));
    let long = allocations(|| many = search(20_000));
    assert!(many >= 10 * few, "{few} and {many} nodes");
    // A report for each depth or progress is all that grows, with the logarithm of the nodes.
    assert!(long <= short + 100, "{short} allocations for {few} nodes, {long} for {many}");
}

#[test]
fn alphabeta() {
    for options in [AlphaBetaOptions::plain(), AlphaBetaOptions::default(), AlphaBetaOptions::strong()] {
        let mut engine = AlphaBeta::new(Blind, AlphaBetaOptions { table: None, ..options });
        check(|nodes| {
            let root = Root::new(TicTacToe::start());
            think_alone(Limits::nodes(nodes), |thinking| engine.search(&root, thinking)).nodes
        });
        let mut engine = AlphaBeta::new(Blind, AlphaBetaOptions { pruning: false, ..options });
        check(|nodes| {
            engine.clear();
            let root = Root::new(TicTacToe::start());
            think_alone(Limits::nodes(nodes), |thinking| engine.search(&root, thinking)).nodes
        });
    }
}

#[test]
fn max_n() {
    let mut engine = MaxN::new(Blind, MaxNOptions::default());
    check(|nodes| {
        let root = Root::new(TicTacToe::start());
        think_alone(Limits::nodes(nodes), |thinking| engine.search(&root, thinking)).nodes
    });
}

#[test]
fn playouts_with_everything_switched_on() {
    let centre =
        |board: &Board, seat: Seat| board.owner(4).map_or(0, |owner| if owner == seat { 50 } else { -50 });
    let root = Root::new(TicTacToe::start());
    let everything = UctOptions {
        selection: Selection::Puct,
        first_play: FirstPlay::Parent { less: 0.1 },
        rave: Some(100.0),
        widening: Some(Widening::default()),
        greedy: Some(Greedy::default()),
        cut: Some(Cut { after: 4, scale: 100.0 }),
        shallow: Shallow { at_expansion: 1, in_playouts: 1 },
        reuse: true,
        capacity: 1 << 16,
        ..UctOptions::default()
    };
    // With the solver tic-tac-toe would be over too soon to count anything.
    let by_order = Some(Greedy { epsilon: 0.5, by: Hint::Order });
    for options in [everything, UctOptions { greedy: by_order, rave: None, reuse: false, ..everything }] {
        let mut uct = Uct::with_guide(centre, options);
        check(|nodes| {
            uct.clear();
            think_alone(Limits::nodes(nodes), |thinking| uct.search(&root, &mut fast(1), thinking)).nodes
        });
    }
}

#[test]
fn playouts() {
    let root = Root::new(TicTacToe::start());
    let mut uct = Uct::new(UctOptions { capacity: 1 << 16, ..UctOptions::default() });
    check(|nodes| {
        think_alone(Limits::nodes(nodes), |thinking| uct.search(&root, &mut fast(1), thinking)).nodes
    });
    let options = FlatMonteOptions { playouts: u32::MAX, ..FlatMonteOptions::default() };
    check(|nodes| {
        think_alone(Limits::nodes(nodes), |thinking| flat_monte(&root, &options, &mut fast(1), thinking))
            .nodes
    });
}

#[test]
fn proof_numbers() {
    // A table of two entries forgets nearly everything, so that the search is long enough.
    let options = ProofNumberOptions { entries: 2, mobility: false, ..ProofNumberOptions::default() };
    let mut search = ProofNumber::new(Blind, options);
    check(|nodes| {
        let root = Root::new(TicTacToe::start());
        think_alone(Limits::nodes(nodes), |thinking| search.prove(&root, thinking)).nodes
    });
}

#[test]
fn trees_that_are_grown() {
    let ranges = Margin { guide: Blind, margin: 100.0, narrowing: 1.0 };
    let mut bstar = BStar::new(ranges, BStarOptions::default());
    let mut conspiracy = Conspiracy::new(Blind, ConspiracyOptions::default());
    let root = Root::new(TicTacToe::start());
    check(|nodes| think_alone(Limits::nodes(nodes), |thinking| bstar.search(&root, thinking)).nodes);
    check(|nodes| think_alone(Limits::nodes(nodes), |thinking| conspiracy.search(&root, thinking)).nodes);
}
