//! Every search ends within 1,024 nodes of being told to, and keeps its other limits exactly.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use game::random::{fast, mix};
use game::{Clock, Ending, Game, Limits, Line, NoClock, Position, Report, Seat, Stop, Thinking, View};
use search::example::{Branch, Veil, VeilView};
use search::mcts::{Cut, Greedy, Shallow, Uct, UctOptions, Widening};
use search::solve::{FullDepth, ProofNumber, ProofNumberOptions, SolveOptions, Unsolved};
use search::tree::{
    AlphaBeta, AlphaBetaOptions, BStar, BStarOptions, Conspiracy, ConspiracyOptions, Margin, MaxN,
    MaxNOptions, Trappy, TrappyOptions,
};
use search::worlds::{Belief, Ismcts, IsmctsOptions, Pimc, PimcOptions};
use search::{Blind, FlatMonteOptions, Root, flat_monte};

/// Nodes after which somebody presses the button, for each search its own counter.
const PRESSED_AT: u64 = 50_000;
const ALLOWED: u64 = 1_024;

/// An endless game of two doors that counts how often it is played on.
#[derive(Clone, Debug)]
struct Endless {
    spot: u64,
    turn: Seat,
    counter: &'static Counter,
}

#[derive(Debug)]
struct Counter {
    played: AtomicU64,
    stop: std::sync::LazyLock<Stop>,
}

impl Counter {
    const fn new() -> Counter {
        Counter { played: AtomicU64::new(0), stop: std::sync::LazyLock::new(Stop::new) }
    }
}

impl PartialEq for Endless {
    fn eq(&self, other: &Endless) -> bool {
        self.spot == other.spot && self.turn == other.turn
    }
}
impl Eq for Endless {}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
struct Door(u8);

impl fmt::Display for Door {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Position for Endless {
    type Move = Door;
    type Moves = arrayvec::ArrayVec<Door, 2>;

    fn seats(&self) -> usize {
        2
    }
    fn turn(&self) -> Option<Seat> {
        Some(self.turn)
    }
    fn legal_into(&self, moves: &mut Self::Moves) {
        moves.extend([Door(0), Door(1)]);
    }
    fn play_unchecked(&mut self, mv: Door) {
        if self.counter.played.fetch_add(1, Ordering::Relaxed) + 1 == PRESSED_AT {
            self.counter.stop.stop();
        }
        self.spot = mix(self.spot ^ (u64::from(mv.0) + 1));
        self.turn = self.turn.other();
    }
    fn ending(&self) -> Option<Ending> {
        None
    }
    fn key(&self) -> u64 {
        self.spot
    }
}

/// Runs a search that is stopped from outside and says how many nodes it reported and how many it played.
fn stopped(
    counter: &'static Counter,
    search: impl FnOnce(&Root<Endless>, &mut Thinking<'_, Door>) -> Report<Door>,
) -> (u64, u64) {
    let root = Root::new(Endless { spot: 1, turn: Seat::new(0), counter });
    let mut quiet = |_: &Report<Door>| {};
    let limits = Limits { nodes: Some(u64::MAX), ..Limits::NONE };
    let mut thinking =
        Thinking { limits, stop: &counter.stop, clock: &NoClock, threads: 1, progress: &mut quiet };
    let report = search(&root, &mut thinking);
    assert!(report.best().is_some(), "a stopped search still has a move");
    (report.nodes, counter.played.load(Ordering::Relaxed))
}

fn check(
    counter: &'static Counter,
    search: impl FnOnce(&Root<Endless>, &mut Thinking<'_, Door>) -> Report<Door>,
) {
    let (reported, played) = stopped(counter, search);
    assert_eq!(reported, played, "a node is a position reached by a move");
    assert!(played >= PRESSED_AT, "nobody had pressed the button yet");
    assert!(played <= PRESSED_AT + ALLOWED, "{} nodes after the button was pressed", played - PRESSED_AT);
}

#[test]
fn alphabeta_stops() {
    static COUNTER: Counter = Counter::new();
    check(&COUNTER, |root, thinking| {
        AlphaBeta::new(Blind, AlphaBetaOptions::default()).search(root, thinking)
    });
}

#[test]
fn alphabeta_without_help_stops() {
    static COUNTER: Counter = Counter::new();
    check(&COUNTER, |root, thinking| {
        AlphaBeta::new(Blind, AlphaBetaOptions::minimax()).search(root, thinking)
    });
}

#[test]
fn assessing_stops() {
    static COUNTER: Counter = Counter::new();
    check(&COUNTER, |root, thinking| {
        AlphaBeta::new(Blind, AlphaBetaOptions::strong()).assess(root, thinking)
    });
}

#[test]
fn pondering_stops() {
    static COUNTER: Counter = Counter::new();
    check(&COUNTER, |root, thinking| {
        AlphaBeta::new(Blind, AlphaBetaOptions::default()).ponder(root, thinking)
    });
}

#[test]
fn max_n_stops() {
    static COUNTER: Counter = Counter::new();
    check(&COUNTER, |root, thinking| MaxN::new(Blind, MaxNOptions::default()).search(root, thinking));
}

#[test]
fn proving_stops() {
    static COUNTER: Counter = Counter::new();
    check(&COUNTER, |root, thinking| {
        let mut search = ProofNumber::new(Blind, ProofNumberOptions::default());
        search.search(root, &mut thinking.within(Limits::NONE))
    });
}

#[test]
fn bstar_stops() {
    static COUNTER: Counter = Counter::new();
    check(&COUNTER, |root, thinking| {
        let ranges = Margin { guide: Blind, margin: 100.0, narrowing: 1.0 };
        BStar::new(ranges, BStarOptions::default()).search(root, thinking)
    });
}

#[test]
fn conspiracies_stop() {
    static COUNTER: Counter = Counter::new();
    check(&COUNTER, |root, thinking| {
        Conspiracy::new(Blind, ConspiracyOptions::default()).search(root, thinking)
    });
}

#[test]
fn setting_traps_stops() {
    static COUNTER: Counter = Counter::new();
    check(&COUNTER, |root, thinking| Trappy::new(Blind, TrappyOptions::default()).search(root, thinking));
}

#[test]
fn solving_stops() {
    static COUNTER: Counter = Counter::new();
    let root = Root::new(Endless { spot: 1, turn: Seat::new(0), counter: &COUNTER });
    let mut quiet = |_: &Report<Door>| {};
    let limits = Limits::NONE;
    let mut thinking =
        Thinking { limits, stop: &COUNTER.stop, clock: &NoClock, threads: 1, progress: &mut quiet };
    let solved = FullDepth::new(Blind, SolveOptions::default()).solve(&root, &mut thinking);
    assert!(matches!(solved, Err(Unsolved::Stopped { .. })), "an endless game cannot be solved");
    let played = COUNTER.played.load(Ordering::Relaxed);
    assert!((PRESSED_AT..=PRESSED_AT + ALLOWED).contains(&played), "{played}");
}

#[test]
fn uct_stops() {
    static COUNTER: Counter = Counter::new();
    check(&COUNTER, |root, thinking| {
        let options = UctOptions { max_playout: 100_000, preselection: true, ..UctOptions::default() };
        Uct::new(options).search(root, &mut fast(1), thinking)
    });
}

#[test]
fn uct_with_everything_switched_on_stops() {
    static COUNTER: Counter = Counter::new();
    check(&COUNTER, |root, thinking| {
        let options = UctOptions {
            rave: Some(100.0),
            widening: Some(Widening::default()),
            greedy: Some(Greedy::default()),
            cut: Some(Cut { after: 50_000, scale: 100.0 }),
            shallow: Shallow { at_expansion: 3, in_playouts: 2 },
            solver: true,
            max_playout: 100_000,
            ..UctOptions::default()
        };
        Uct::new(options).search(root, &mut fast(1), thinking)
    });
}

#[test]
fn flat_monte_carlo_stops() {
    static COUNTER: Counter = Counter::new();
    check(&COUNTER, |root, thinking| flat_monte(root, &FlatMonteOptions::default(), &mut fast(1), thinking));
}

#[test]
fn a_limit_of_nodes_is_kept_to_the_node() {
    static COUNTER: Counter = Counter::new();
    let root = Root::new(Endless { spot: 1, turn: Seat::new(0), counter: &COUNTER });
    let mut played = 0;
    for nodes in [1, 2, 100, 1_000, 1_025] {
        let report = game::think_alone(Limits::nodes(nodes), |thinking| {
            AlphaBeta::new(Blind, AlphaBetaOptions::default()).search(&root, thinking)
        });
        let now = COUNTER.played.load(Ordering::Relaxed);
        assert_eq!((report.nodes, now - played), (nodes, nodes));
        assert!(report.best().is_some());
        played = now;
    }
}

/// A clock that gains a millisecond each time somebody looks at it.
struct Ticking(AtomicU64);

impl Clock for Ticking {
    fn now(&self) -> Duration {
        Duration::from_millis(self.0.fetch_add(1, Ordering::Relaxed))
    }
}

#[test]
fn the_clock_is_looked_at_every_few_hundred_nodes() {
    static COUNTER: Counter = Counter::new();
    let root = Root::new(Endless { spot: 1, turn: Seat::new(0), counter: &COUNTER });
    let (clock, stop) = (Ticking(AtomicU64::new(0)), Stop::new());
    let mut quiet = |_: &Report<Door>| {};
    let mut thinking =
        Thinking { limits: Limits::ms(10), stop: &stop, clock: &clock, threads: 1, progress: &mut quiet };
    let report = AlphaBeta::new(Blind, AlphaBetaOptions::default()).search(&root, &mut thinking);
    assert!(report.nodes > 0 && report.nodes <= 10 * ALLOWED, "{} nodes in ten looks", report.nodes);
}

#[test]
fn a_search_stopped_before_it_begins_still_answers() {
    static COUNTER: Counter = Counter::new();
    COUNTER.stop.stop();
    let (reported, played) = stopped(&COUNTER, |root, thinking| {
        AlphaBeta::new(Blind, AlphaBetaOptions::default()).search(root, thinking)
    });
    assert_eq!((reported, played), (0, 0));
}

#[test]
fn nobody_is_asked_any_more_what_others_would_have_done() {
    let veil = Veil::new("1(0(10 01) 0(11 00))", 2, "none").unwrap();
    let mut line = Line::new(veil.clone(), 0);
    for branch in veil.parse_moves("a").unwrap() {
        line.play(branch).unwrap();
    }
    let view = line.view(Seat::new(0).into());
    for tree in [false, true] {
        let (asked, stop) = (Arc::new(AtomicU64::new(0)), Stop::new());
        let (counted, button) = (Arc::clone(&asked), stop.clone());
        let policy = move |_: &VeilView, _: Branch| {
            if counted.fetch_add(1, Ordering::Relaxed) == 2 {
                button.stop();
            }
            0.5
        };
        let mut quiet = |_: &Report<Branch>| {};
        let mut thinking =
            Thinking { limits: Limits::NONE, stop: &stop, clock: &NoClock, threads: 1, progress: &mut quiet };
        let belief = Belief::new(policy).drawing(50);
        let report = if tree {
            Ismcts::<Veil, _>::with_guide(Blind, IsmctsOptions::default()).believing(belief).search(
                &view,
                &mut fast(1),
                &mut thinking,
            )
        } else {
            let inner = AlphaBeta::new(Blind, AlphaBetaOptions::default());
            let mut pimc = Pimc::<Veil, _>::new(inner, PimcOptions::default()).believing(belief);
            pimc.search(&view, &mut fast(1), &mut thinking)
        };
        assert!(report.best().is_some_and(|best| view.legal().contains(&best.mv)));
        assert_eq!(asked.load(Ordering::Relaxed), 3, "the third question was the last");
    }
}
