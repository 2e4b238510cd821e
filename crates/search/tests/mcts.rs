//! Monte Carlo tree search with its enhancements: proofs against brute force, and what each switch does.

mod common;

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use common::{Brute, Knowing, Maze, MazePlan, Way};
use game::random::{fast, mix};
use game::{Clock, Limits, LineRules, NoClock, Position, Report, Seat, Stop, Thinking, Worth, think_alone};
use search::example::{Board, Cell, TicTacToe};
use search::mcts::{
    Choice, Cut, Expansion, FirstPlay, Greedy, Hint, Selection, Shallow, Uct, UctOptions, Widening,
};
use search::tree::AlphaBetaOptions;
use search::{Blind, Guide, Reward, Root};

/// Small games without circles, a few decisions deep.
const TINY: MazePlan = MazePlan { levels: 5, rooms_per_level: 4, most_doors: 3, ..MazePlan::STRAIGHT };

const PROVING: UctOptions = UctOptions {
    limits: Limits::NONE,
    selection: Selection::Ucb1,
    exploration: 1.0,
    first_play: FirstPlay::TryAll,
    rave: None,
    widening: None,
    threshold: 1,
    expansion: Expansion::All,
    backup: search::mcts::Backup::Mover,
    choice: Choice::Value,
    reward: Reward::Win { draw: 0.5 },
    partners: false,
    preselection: false,
    greedy: None,
    cut: None,
    shallow: Shallow { at_expansion: 0, in_playouts: 0 },
    solver: true,
    reuse: false,
    max_playout: 100,
    capacity: 1 << 14,
};

/// The solver with every other enhancement, one at a time and all at once.
fn enhanced() -> Vec<(&'static str, UctOptions)> {
    let all = UctOptions {
        selection: Selection::Puct,
        first_play: FirstPlay::Parent { less: 0.1 },
        rave: Some(50.0),
        widening: Some(Widening::default()),
        greedy: Some(Greedy { epsilon: 0.3, by: Hint::Evaluation }),
        cut: Some(Cut { after: 2, scale: 50.0 }),
        shallow: Shallow { at_expansion: 1, in_playouts: 1 },
        reuse: true,
        threshold: 2,
        ..PROVING
    };
    vec![
        ("nothing else", PROVING),
        ("priors", UctOptions { selection: Selection::Puct, ..PROVING }),
        ("first-play urgency", UctOptions { first_play: FirstPlay::Value(0.6), ..PROVING }),
        ("urgency of the parent", UctOptions { first_play: FirstPlay::Parent { less: 0.2 }, ..PROVING }),
        ("rave", UctOptions { rave: Some(100.0), ..PROVING }),
        ("widening", UctOptions { widening: Some(Widening { base: 1.0, power: 0.3 }), ..PROVING }),
        ("threshold", UctOptions { threshold: 5, ..PROVING }),
        ("preselection", UctOptions { preselection: true, ..PROVING }),
        ("greedy by evaluation", UctOptions { greedy: Some(Greedy::default()), ..PROVING }),
        ("greedy by order", UctOptions { greedy: Some(Greedy { epsilon: 0.2, by: Hint::Order }), ..PROVING }),
        ("cut playouts", UctOptions { cut: Some(Cut::default()), ..PROVING }),
        ("evaluations", UctOptions { cut: Some(Cut { after: 0, scale: 100.0 }), ..PROVING }),
        (
            "shallow at expansion",
            UctOptions { shallow: Shallow { at_expansion: 2, in_playouts: 0 }, ..PROVING },
        ),
        (
            "shallow in playouts",
            UctOptions { shallow: Shallow { at_expansion: 0, in_playouts: 2 }, ..PROVING },
        ),
        ("all at once", all),
    ]
}

/// Knows the rooms, and trusts some doors more than others.
struct Trusting;

impl Guide<Maze> for Trusting {
    fn evaluate(&self, position: &Maze, seat: Seat) -> i32 {
        Knowing.evaluate(position, seat)
    }
    fn order(&self, position: &Maze, mv: Way) -> i32 {
        Knowing.order(position, mv)
    }
    fn prior(&self, position: &Maze, mv: Way) -> f64 {
        (mix(position.key() ^ u64::from(mv.0)) % 7) as f64
    }
}

fn search(root: &Root<Maze>, options: UctOptions, iterations: u64, seed: u64) -> Report<Way> {
    think_alone(Limits::iterations(iterations), |thinking| {
        Uct::with_guide(Trusting, options).search(root, &mut fast(seed), thinking)
    })
}

/// The sign of a proven worth, and its distance.
fn proven(worth: Worth) -> Option<(i32, u32)> {
    match worth {
        Worth::Win(plies) => Some((1, plies)),
        Worth::Draw => Some((0, 0)),
        Worth::Loss(plies) => Some((-1, plies)),
        _ => None,
    }
}

fn check_proofs(plan: MazePlan, options: UctOptions, games: u64, what: &str) {
    for seed in 0..games {
        let maze = Maze::new(plan, seed);
        if maze.turn().is_none() {
            continue;
        }
        let root = Root::new(maze);
        let truth = Brute { guide: &Blind, options: AlphaBetaOptions::plain() }.moves(&root, 30);
        let report = search(&root, options, 30_000, seed);
        let best = truth.iter().map(|(_, value)| *value).max().expect("there is a move");
        let found = report.best().and_then(|found| proven(found.worth));
        let Some((sign, plies)) = found else {
            panic!("{what}, game {seed}: not proven after {} iterations", report.iterations)
        };
        assert_eq!(sign, best.signum(), "{what}, game {seed}: {report:?}");
        // A proof ends the game some time; only the best play ends it as soon as that.
        let soonest = search::value::distance(best).unwrap_or(0);
        assert!(plies >= soonest, "{what}, game {seed}: sooner than possible");
        for candidate in &report.candidates {
            let value = truth.iter().find(|(mv, _)| *mv == candidate.mv).map(|(_, value)| value.signum());
            let known = proven(candidate.worth).map(|(sign, _)| sign);
            assert!(known.is_none() || known == value, "{what}, game {seed}: {candidate:?} is {value:?}");
        }
    }
}

#[test]
fn the_solver_proves_the_value_with_every_enhancement() {
    for (name, options) in enhanced() {
        check_proofs(TINY, options, 250, name);
    }
}

#[test]
fn the_solver_proves_draws_by_repetition_and_by_the_limit_of_moves() {
    let circles = MazePlan { levels: 2, rooms_per_level: 3, most_doors: 2, ..MazePlan::CIRCULAR };
    let repetition = LineRules { repetition: Some(2), move_limit: None };
    check_proofs(MazePlan { rules: repetition, ..circles }, PROVING, 300, "repetition");
    let limit = LineRules { repetition: None, move_limit: Some(7) };
    check_proofs(MazePlan { rules: limit, ..circles }, PROVING, 300, "limit of moves");
}

/// Everybody for themselves; of equally good moves the first or the last.
fn max_n(position: &Maze, last: bool) -> [f64; 4] {
    let Some(seat) = position.turn() else {
        return Reward::default().of(&position.ending().expect("it is over").scores);
    };
    let mut moves: Vec<Way> = position.legal().iter().copied().collect();
    if last {
        moves.reverse();
    }
    let values = moves.into_iter().map(|mv| max_n(&position.after(mv), last));
    let better = |best: [f64; 4], value: [f64; 4]| {
        if value[seat.index()] > best[seat.index()] { value } else { best }
    };
    values.reduce(better).expect("somebody is to move")
}

#[test]
fn proofs_at_a_table_of_three_hold_whatever_indifferent_seats_do() {
    let mut proofs = 0;
    for seed in 0..400 {
        let maze = Maze::new(MazePlan { seats: 3, widest: 3, ..TINY }, seed);
        let Some(me) = maze.turn() else { continue };
        let root = Root::new(maze);
        let report = search(&root, PROVING, 5_000, seed);
        for candidate in &report.candidates {
            let Some((sign, _)) = proven(candidate.worth) else { continue };
            proofs += 1;
            for last in [false, true] {
                let values = max_n(&root.position.after(candidate.mv), last);
                let own = values[me.index()];
                let most = values.into_iter().fold(0.0, f64::max);
                let expected = if own >= 1.0 {
                    1
                } else if own < most {
                    -1
                } else {
                    0
                };
                assert_eq!(sign, expected, "game {seed}, {candidate:?}, {values:?}");
            }
        }
    }
    assert!(proofs > 300, "only {proofs} proofs");
}

#[test]
fn a_proven_root_ends_the_search() {
    let root = Root::new(TicTacToe::after("a1 b1"));
    let report = think_alone(Limits::iterations(1_000_000), |thinking| {
        Uct::new(PROVING).search(&root, &mut fast(1), thinking)
    });
    assert!(matches!(report.best().map(|best| best.worth), Some(Worth::Win(_))));
    assert!(report.iterations < 100_000, "{} iterations", report.iterations);
}

#[test]
fn shallow_minimax_sees_at_once_what_playouts_see_late() {
    let root = Root::new(TicTacToe::after("a1 b2 c3"));
    let iterations = |shallow: Shallow| {
        let options = UctOptions { shallow, ..PROVING };
        think_alone(Limits::iterations(1_000_000), |thinking| {
            Uct::new(options).search(&root, &mut fast(1), thinking)
        })
        .iterations
    };
    let without = iterations(Shallow::default());
    let with = iterations(Shallow { at_expansion: 3, in_playouts: 0 });
    assert!(with < without, "{with} iterations, not fewer than {without}");
}

#[test]
fn the_same_seed_gives_the_same_search_with_every_enhancement() {
    let root = Root::new(Maze::new(MazePlan { levels: 8, ..TINY }, 3));
    for (name, options) in enhanced() {
        let options = UctOptions { solver: false, ..options };
        assert_eq!(search(&root, options, 400, 3), search(&root, options, 400, 3), "{name}");
    }
}

/// A player of tic-tac-toe that likes the centre, trusts one move and dislikes the rest.
struct Stubborn(Cell);

impl Guide<Board> for Stubborn {
    fn evaluate(&self, board: &Board, seat: Seat) -> i32 {
        board.owner(4).map_or(0, |owner| if owner == seat { 100 } else { -100 })
    }
    fn order(&self, _: &Board, mv: Cell) -> i32 {
        i32::from(mv == self.0)
    }
    fn prior(&self, _: &Board, mv: Cell) -> f64 {
        if mv == self.0 { 0.9 } else { 0.01 }
    }
}

fn stubborn(options: UctOptions, iterations: u64) -> Report<Cell> {
    think_alone(Limits::iterations(iterations), |thinking| {
        let mut uct = Uct::with_guide(Stubborn(Cell::new(7)), options);
        uct.search(&Root::new(TicTacToe::start()), &mut fast(1), thinking)
    })
}

fn visits(report: &Report<Cell>, cell: &str) -> u64 {
    let found = report.candidates.iter().find(|candidate| candidate.mv.to_string() == cell);
    found.map_or(0, |candidate| candidate.visits)
}

#[test]
fn priors_draw_attention_and_widening_withholds_it() {
    let plain = stubborn(UctOptions::default(), 200);
    let first_play = FirstPlay::Value(0.5);
    let puct = stubborn(UctOptions { selection: Selection::Puct, first_play, ..UctOptions::default() }, 200);
    assert!(visits(&puct, "b3") > 2 * visits(&plain, "b3"));
    let widening = Some(Widening { base: 1.0, power: 0.0 });
    let narrow = stubborn(UctOptions { widening, ..UctOptions::default() }, 200);
    assert_eq!(visits(&narrow, "b3"), 200, "one move is considered, the trusted one");
    let widening = Some(Widening { base: 1.0, power: 0.25 });
    let wider = stubborn(UctOptions { widening, ..UctOptions::default() }, 200);
    let tried = wider.candidates.iter().filter(|candidate| candidate.visits > 0).count();
    assert_eq!(tried, 3, "the fourth root of 200, rounded down");
}

#[test]
fn first_play_urgency_leaves_moves_untried() {
    let urgent = UctOptions { first_play: FirstPlay::Value(-1.0), ..UctOptions::default() };
    let report = stubborn(urgent, 100);
    let untried = report.candidates.iter().filter(|candidate| candidate.visits == 0).count();
    assert_eq!(untried, 8, "nothing is as bad as what was never tried");
    assert!(report.best().is_some_and(|best| best.visits == 100), "what was tried comes first");
}

#[test]
fn evaluations_and_greedy_playouts_follow_the_guide() {
    let cut = Some(Cut { after: 0, scale: 100.0 });
    let evaluated = stubborn(UctOptions { cut, ..UctOptions::default() }, 300);
    assert_eq!(evaluated.best().map(|best| best.mv.to_string()).as_deref(), Some("b2"));
    assert_eq!(evaluated.nodes, nodes_of_walks(&evaluated), "nothing is played beyond the tree");
    // With the opponent's only sensible reply in every playout, the centre is taken from those who leave it.
    let greedy = Some(Greedy { epsilon: 0.0, by: Hint::Evaluation });
    let options = UctOptions { greedy, threshold: 1000, exploration: 0.5, ..UctOptions::default() };
    let report = stubborn(options, 450);
    assert_eq!(report.best().map(|best| best.mv.to_string()).as_deref(), Some("b2"));
    let by_order = UctOptions { greedy: Some(Greedy { epsilon: 0.0, by: Hint::Order }), ..options };
    assert_ne!(stubborn(by_order, 450).nodes, report.nodes);
}

/// In a tree without playouts every iteration makes as many nodes as its walk is long: at least one each.
fn nodes_of_walks(report: &Report<Cell>) -> u64 {
    assert!(report.nodes >= report.iterations);
    assert!(report.nodes <= 9 * report.iterations);
    report.nodes
}

#[test]
fn rave_learns_from_moves_made_later() {
    // A single iteration tells RAVE something of every move that was made in it.
    let options =
        UctOptions { rave: Some(1000.0), first_play: FirstPlay::Value(0.5), ..UctOptions::default() };
    let with = stubborn(options, 60);
    let without = stubborn(UctOptions { rave: None, ..options }, 60);
    assert_ne!(with, without);
    let long = stubborn(UctOptions { rave: Some(20.0), ..UctOptions::default() }, 3000);
    assert_eq!(long.best().map(|best| best.mv.to_string()).as_deref(), Some("b2"));
}

#[test]
fn the_tree_is_kept_for_the_next_decision() {
    let mut uct = Uct::new(UctOptions { reuse: true, ..UctOptions::default() });
    let think = |uct: &mut Uct<Board>, root: &Root<Board>, iterations| {
        think_alone(Limits::iterations(iterations), |thinking| uct.search(root, &mut fast(1), thinking))
    };
    let total = |report: &Report<Cell>| report.candidates.iter().map(|known| known.visits).sum::<u64>();
    let root = Root::new(TicTacToe::start());
    let first = think(&mut uct, &root, 3000);
    let line = &first.best().expect("there is a move").line;
    let (own, reply) = (line[0], line[1]);
    let second = think(&mut uct, &root.after(own).after(reply), 10);
    assert_eq!(second.iterations, 10);
    assert!(total(&second) > 100, "{} visits are known already", total(&second));
    // Another game, a forgotten tree, and a position that the tree has never met begin anew.
    let other = Root::new(TicTacToe::after("a1 b1 c1"));
    assert_eq!(total(&think(&mut uct, &other, 10)), 10);
    think(&mut uct, &root, 100);
    uct.clear();
    assert_eq!(total(&think(&mut uct, &root.after(own).after(reply), 10)), 10);
    let mut forgetful = Uct::new(UctOptions::default());
    think(&mut forgetful, &root, 3000);
    assert_eq!(total(&think(&mut forgetful, &root.after(own).after(reply), 10)), 10);
}

#[test]
fn what_is_proven_stays_proven_in_the_next_decision() {
    let mut uct = Uct::new(UctOptions { reuse: true, ..PROVING });
    let mut root = Root::new(TicTacToe::after("a1 b1"));
    let mut iterations = Vec::new();
    while let Some(seat) = root.position.turn() {
        let mv = if seat == Seat::new(0) {
            let report = think_alone(Limits::iterations(100_000), |thinking| {
                uct.search(&root, &mut fast(1), thinking)
            });
            assert!(matches!(report.best().map(|best| best.worth), Some(Worth::Win(_))), "{report:?}");
            iterations.push(report.iterations);
            report.best().map(|best| best.mv)
        } else {
            root.position.legal().iter().last().copied()
        };
        root.play_unchecked(mv.expect("the game runs"));
    }
    let winner = root.position.ending().map(|ending| ending.scores);
    assert!(winner.is_some_and(|scores| Reward::is_won_by(&scores, Seat::new(0))));
    assert!(iterations[1..].iter().all(|later| *later <= iterations[0]), "{iterations:?}");
}

/// A clock that gains a millisecond each time somebody looks at it.
struct Ticking(AtomicU64);

impl Clock for Ticking {
    fn now(&self) -> Duration {
        Duration::from_millis(self.0.fetch_add(1, Ordering::Relaxed))
    }
}

fn on_threads(threads: usize, options: UctOptions, root: &Root<Board>, ms: u64) -> Report<Cell> {
    let (clock, stop) = (Ticking(AtomicU64::new(0)), Stop::new());
    let mut quiet = |_: &Report<Cell>| {};
    let mut thinking =
        Thinking { limits: Limits::ms(ms), stop: &stop, clock: &clock, threads, progress: &mut quiet };
    Uct::new(options).search(root, &mut fast(1), &mut thinking)
}

#[test]
fn several_threads_add_up_what_they_found() {
    let root = Root::new(TicTacToe::after("a1 b2 c3"));
    for threads in [1, 2, 3] {
        let report =
            on_threads(threads, UctOptions { exploration: 0.7, ..UctOptions::default() }, &root, 600);
        let visits: u64 = report.candidates.iter().map(|candidate| candidate.visits).sum();
        // The last iteration of each thread may be cut short.
        assert!(visits <= report.iterations && report.iterations <= visits + threads as u64);
        assert_eq!(report.candidates.len(), 6, "each move once");
        let best = report.best().expect("there is a move").mv.to_string();
        assert!(["a2", "b1", "b3", "c2"].contains(&best.as_str()), "{best} on {threads} threads");
    }
    let proof = on_threads(2, PROVING, &Root::new(TicTacToe::after("a1 b1")), 1_000_000);
    assert!(matches!(proof.best().map(|best| best.worth), Some(Worth::Win(_))), "one proof stops them all");
}

#[test]
fn a_counted_search_is_the_same_on_any_number_of_threads() {
    let root = Root::new(TicTacToe::after("a1 b2"));
    let run = |threads| {
        let stop = Stop::new();
        let mut quiet = |_: &Report<Cell>| {};
        let limits = Limits::iterations(500);
        let mut thinking = Thinking { limits, stop: &stop, clock: &NoClock, threads, progress: &mut quiet };
        Uct::new(UctOptions::default()).search(&root, &mut fast(1), &mut thinking)
    };
    assert_eq!(run(1), run(4));
}

#[test]
fn partners_share_their_results() {
    // Where sides are made up at random, a seat with a partner is happy with the partner's win.
    let mut with_partner = 0;
    for seed in 0..300 {
        let maze = Maze::new(MazePlan { seats: 3, widest: 2, ..TINY }, seed);
        let Some(me) = maze.turn() else { continue };
        let sides = maze.sides();
        let partner = Seat::all(3).find(|seat| *seat != me && sides[seat.index()] == sides[me.index()]);
        let Some(partner) = partner else { continue };
        let root = Root::new(maze);
        let gift = root.position.legal().into_iter().find(|mv| {
            let ending = root.position.after(*mv).ending();
            ending.is_some_and(|ending| Reward::is_won_by(&ending.scores, partner))
        });
        let Some(gift) = gift else { continue };
        with_partner += 1;
        let worth = |partners: bool| {
            let report = search(&root, UctOptions { partners, ..PROVING }, 300, seed);
            let found = report.candidates.into_iter().find(|candidate| candidate.mv == gift);
            found.expect("every move is listed").worth
        };
        assert_eq!((worth(false), worth(true)), (Worth::Loss(1), Worth::Win(1)), "game {seed}");
    }
    assert!(with_partner > 2, "only {with_partner} games");
}

#[test]
fn the_secure_choice_marks_down_what_was_hardly_tried() {
    let root = Root::new(TicTacToe::start());
    for choice in [Choice::Visits, Choice::Secure { margin: 1.0 }] {
        let options = UctOptions { choice, first_play: FirstPlay::Value(0.4), ..UctOptions::default() };
        let report = think_alone(Limits::iterations(800), |thinking| {
            Uct::new(options).search(&root, &mut fast(2), thinking)
        });
        let rank = |visits: u64, worth: Worth| match choice {
            Choice::Secure { margin } if visits > 0 => worth.as_chance() - margin / (visits as f64).sqrt(),
            _ => visits as f64,
        };
        let tried = report.candidates.iter().filter(|known| known.visits > 0);
        let ranks: Vec<f64> = tried.map(|known| rank(known.visits, known.worth)).collect();
        assert!(ranks.is_sorted_by(|one, other| one >= other), "{choice:?}: {ranks:?}");
    }
}

/// How often each move of the root of tic-tac-toe was visited, the most visited first.
fn root_visits(options: UctOptions, iterations: u64) -> Vec<u64> {
    let root = Root::new(TicTacToe::start());
    let report = think_alone(Limits::iterations(iterations), |thinking| {
        Uct::new(options).search(&root, &mut fast(3), thinking)
    });
    let mut visits: Vec<u64> = report.candidates.iter().map(|found| found.visits).collect();
    visits.sort_unstable_by(|one, other| other.cmp(one));
    visits
}

#[test]
fn one_child_a_visit_makes_as_many_children_as_the_threshold_says() {
    let made = |threshold| {
        let options = UctOptions { expansion: Expansion::One, threshold, ..UctOptions::default() };
        root_visits(options, 400).iter().filter(|visits| **visits > 0).count()
    };
    assert_eq!(made(4), 4, "five of nine moves are never looked at");
    assert_eq!(made(0), 1, "at least one child is made");
    assert_eq!(made(9), 9);
    assert_eq!(made(50), 9, "there are no more moves than nine");
}

#[test]
fn when_all_children_are_made_before_the_threshold_playouts_start_in_the_node() {
    let options = UctOptions { expansion: Expansion::One, threshold: 50, ..UctOptions::default() };
    assert_eq!(root_visits(options, 40), [1; 9], "one visit each; the other 31 playouts began at the root");
    assert_eq!(root_visits(options, 400).iter().sum::<u64>(), 400 - (50 - 9));
}
