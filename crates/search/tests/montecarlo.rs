//! Searches by playouts find what can be found, the same way every time.

mod common;

use common::{Brute, Maze, MazePlan, Way};
use game::random::fast;
use game::{Limits, Position, Report, Worth, think_alone};
use search::example::{Board, Cell, TicTacToe};
use search::mcts::{Backup, Choice, Uct, UctOptions};
use search::tree::AlphaBetaOptions;
use search::{Blind, FlatMonteOptions, Reward, Root, flat_monte};

/// Small games without circles: two or three decisions deep.
const TINY: MazePlan = MazePlan { levels: 4, rooms_per_level: 4, most_doors: 3, ..MazePlan::STRAIGHT };

fn uct(root: &Root<Maze>, options: UctOptions, iterations: u64) -> Report<Way> {
    think_alone(Limits::iterations(iterations), |thinking| {
        Uct::new(options).search(root, &mut fast(5), thinking)
    })
}

#[test]
fn uct_finds_the_minimax_move_of_small_games() {
    for choice in [Choice::Value, Choice::Visits, Choice::Secure { margin: 1.0 }] {
        let options = UctOptions { choice, capacity: 1 << 12, ..UctOptions::default() };
        for seed in 0..150 {
            let maze = Maze::new(TINY, seed);
            let Some(_) = maze.turn() else { continue };
            let root = Root::new(maze);
            let truth = Brute { guide: &Blind, options: AlphaBetaOptions::plain() }.moves(&root, 20);
            let outcome = |value: i32| value.signum();
            let best = truth.iter().map(|(_, value)| outcome(*value)).max();
            let played = uct(&root, options, 3000).best().map(|best| best.mv);
            let found = truth.iter().find(|(mv, _)| Some(*mv) == played).map(|(_, value)| outcome(*value));
            assert_eq!(found, best, "game {seed} with {choice:?}");
        }
    }
}

#[test]
fn the_threshold_keeps_the_tree_small_but_the_answer_right() {
    let root = Root::new(TicTacToe::after("a1 b2 c3"));
    let safe = ["a2", "b1", "b3", "c2"];
    for threshold in [1, 10, 50] {
        let options = UctOptions { threshold, exploration: 0.7, ..UctOptions::default() };
        let report = think_alone(Limits::iterations(5000), |thinking| {
            Uct::new(options).search(&root, &mut fast(1), thinking)
        });
        let best = report.best().expect("there is a move").mv.to_string();
        assert!(safe.contains(&best.as_str()), "{best} with threshold {threshold}");
        assert_eq!(report.candidates.iter().map(|candidate| candidate.visits).sum::<u64>(), 5000);
    }
}

#[test]
fn a_tree_without_room_still_searches() {
    let root = Root::new(TicTacToe::after("a1 b1 a2 b2"));
    let options = UctOptions { capacity: 8, ..UctOptions::default() };
    let report = think_alone(Limits::iterations(2000), |thinking| {
        Uct::new(options).search(&root, &mut fast(1), thinking)
    });
    assert_eq!(report.best().map(|best| best.mv.to_string()).as_deref(), Some("a3"));
}

#[test]
fn preselection_plays_a_win_at_once_and_leaves_out_gifts() {
    let options = UctOptions { preselection: true, ..UctOptions::default() };
    let search = |moves: &str| {
        think_alone(Limits::iterations(10), |thinking| {
            Uct::new(options).search(&Root::new(TicTacToe::after(moves)), &mut fast(1), thinking)
        })
    };
    let wins = search("a1 b1 a2 b2");
    assert_eq!(wins.iterations, 0, "a win needs no search");
    assert_eq!(wins.best().map(|best| (best.mv.to_string(), best.worth)), Some(("a3".into(), Worth::Win(1))));
    let must_block = search("a1 b2 a2");
    let kept: Vec<String> = must_block.candidates.iter().map(|candidate| candidate.mv.to_string()).collect();
    assert_eq!(kept, ["a3"], "everything else lets the other side complete its line");
}

#[test]
fn own_backup_counts_the_searching_seat_everywhere() {
    // One move left for the opponent, who can take the win or leave it: with `Own` the opponent is taken
    // to help, with `Mover` to take it.
    let root = Root::new(TicTacToe::after("a1 b1 a2 b2 c1"));
    let chance = |backup: Backup| {
        let options = UctOptions { backup, ..UctOptions::default() };
        let report = think_alone(Limits::iterations(4000), |thinking| {
            Uct::new(options).search(&root, &mut fast(1), thinking)
        });
        let blocked = report.candidates.iter().find(|candidate| candidate.mv.to_string() == "c2");
        let Some(Worth::Chance(chance)) = blocked.map(|candidate| candidate.worth) else {
            panic!("every move has a chance")
        };
        chance
    };
    assert!(chance(Backup::Own) > chance(Backup::Mover) + 0.2);
}

#[test]
fn three_seats_each_play_for_themselves() {
    // Max^n of small games with distinct outcomes is what UCT tends to; here only that the winner of a
    // game decided at once takes the win.
    let mut wins = 0;
    for seed in 0..600 {
        let maze = Maze::new(MazePlan { seats: 3, widest: 3, ..TINY }, seed);
        let Some(me) = maze.turn() else { continue };
        let root = Root::new(maze);
        let at_once = root.position.legal().into_iter().find(|mv| {
            root.position.after(*mv).ending().is_some_and(|ending| Reward::is_won_by(&ending.scores, me))
        });
        if at_once.is_some() {
            wins += 1;
            let report = uct(&root, UctOptions { capacity: 1 << 12, ..UctOptions::default() }, 1000);
            let Some(Worth::Chance(chance)) = report.best().map(|best| best.worth) else {
                panic!("every move has a chance")
            };
            assert!(chance > 0.9, "game {seed}: {chance}");
        }
    }
    assert!(wins > 10, "only {wins} games with a win at once");
}

fn flat(root: &Root<Board>, playouts: u32, seed: u64) -> Report<Cell> {
    let options = FlatMonteOptions { playouts, ..FlatMonteOptions::default() };
    think_alone(Limits::NONE, |thinking| flat_monte(root, &options, &mut fast(seed), thinking))
}

#[test]
fn flat_monte_carlo_plays_its_number_of_games_after_each_move() {
    let root = Root::new(TicTacToe::start());
    let report = flat(&root, 200, 1);
    assert!(report.candidates.iter().all(|candidate| candidate.visits == 200));
    assert_eq!(report.best().map(|best| best.mv.to_string()).as_deref(), Some("b2"), "the centre wins most");
}

#[test]
fn the_same_seed_gives_the_same_search() {
    let root = Root::new(TicTacToe::after("a1 b2"));
    assert_eq!(flat(&root, 50, 3), flat(&root, 50, 3));
    assert_ne!(flat(&root, 50, 3), flat(&root, 50, 4));
    let uct = |seed| {
        think_alone(Limits::iterations(500), |thinking| {
            Uct::new(UctOptions::default()).search(&root, &mut fast(seed), thinking)
        })
    };
    assert_eq!(uct(3), uct(3));
    assert_ne!(uct(3), uct(4));
}
