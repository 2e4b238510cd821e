//! Open-loop UCT: plain UCT where nothing is hidden, the mean over worlds where something is.

use game::random::{Fast, below, fast};
use game::{Ending, Limits, MoveList, Position, Scores, Seat, think_alone};
use search::example::TicTacToe;
use search::{Branches, OpenLoop, OpenLoopOptions, Reward};

/// A choice of three, in a world of three: `world` says how often each choice wins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Lottery {
    /// Which of the choices wins here.
    prize: u8,
    /// The legal choices: the same three everywhere for the first decision, others for the second.
    offset: u8,
    chosen: [Option<u8>; 2],
}

impl Position for Lottery {
    type Move = u8;
    type Moves = Vec<u8>;

    fn seats(&self) -> usize {
        2
    }
    fn turn(&self) -> Option<Seat> {
        match self.chosen {
            [None, _] => Some(Seat::new(0)),
            [Some(_), None] => Some(Seat::new(1)),
            _ => None,
        }
    }
    fn legal_into(&self, moves: &mut Vec<u8>) {
        match self.turn() {
            Some(seat) if seat.index() == 0 => moves.extend([0, 1, 2]),
            Some(_) => moves.extend([self.offset, self.offset + 1]),
            None => {}
        }
    }
    fn play_unchecked(&mut self, mv: u8) {
        let first = usize::from(self.chosen[0].is_some());
        self.chosen[first] = Some(mv);
    }
    fn ending(&self) -> Option<Ending> {
        let wins = self.chosen[1].map(|_| self.chosen[0] == Some(self.prize))?;
        Some(Ending { scores: Scores::win(Seat::new(usize::from(!wins)), 2), reason: "drawn" })
    }
    fn key(&self) -> u64 {
        u64::from(self.prize)
    }
}

/// Choice 2 wins in half of the worlds, the others in a quarter each.
fn world(rng: &mut Fast) -> Lottery {
    let prize = [0, 1, 2, 2][below(rng, 4) as usize];
    Lottery { prize, offset: below(rng, 50) as u8, chosen: [None; 2] }
}

fn search(options: OpenLoopOptions, iterations: u64, seed: u64) -> game::Report<u8> {
    let mut search = OpenLoop::new(options);
    think_alone(Limits::iterations(iterations), |thinking| search.search(world, &mut fast(seed), thinking))
}

#[test]
fn the_choice_that_wins_in_most_worlds_is_found() {
    for branches in [Branches::Moves, Branches::Places] {
        for seed in 0..20 {
            let options = OpenLoopOptions { branches, exploration: 0.7, ..OpenLoopOptions::default() };
            let report = search(options, 3000, seed);
            let best = report.best().unwrap();
            assert_eq!(best.mv, 2, "{branches:?}, seed {seed}");
            assert!((best.worth.as_chance() - 0.5).abs() < 0.05, "{:?}", best.worth);
            assert_eq!(report.candidates.iter().map(|tried| tried.visits).sum::<u64>(), 3000);
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_answer() {
    let options = OpenLoopOptions::default();
    assert_eq!(search(options, 500, 3), search(options, 500, 3));
}

#[test]
fn a_full_tree_still_counts_games() {
    let options = OpenLoopOptions { capacity: 3, ..OpenLoopOptions::default() };
    let report = search(options, 200, 1);
    assert_eq!((report.candidates.len(), report.iterations), (3, 200));
}

#[test]
fn a_search_that_is_stopped_at_once_still_lists_the_moves() {
    let mut search = OpenLoop::new(OpenLoopOptions::default());
    let report = think_alone(Limits::nodes(1), |thinking| search.search(world, &mut fast(1), thinking));
    assert_eq!(report.candidates.len(), 3);
    let over = Lottery { prize: 0, offset: 0, chosen: [Some(1), Some(0)] };
    let report = think_alone(Limits::nodes(9), |thinking| search.search(|_| over, &mut fast(1), thinking));
    assert!(report.candidates.is_empty());
}

#[test]
fn it_converges_to_minimax_where_nothing_is_hidden() {
    // Seat 1 must take the middle or lose.
    let board = TicTacToe::after("a1");
    let options =
        OpenLoopOptions { reward: Reward::Score { lowest: -1, highest: 1 }, ..OpenLoopOptions::default() };
    let mut search = OpenLoop::new(options);
    let report =
        think_alone(Limits::iterations(20_000), |thinking| search.search(|_| board, &mut fast(2), thinking));
    assert_eq!(report.best().unwrap().mv.to_string(), "b2");
    assert_eq!(report.candidates.len(), MoveList::len(&board.legal()));
}
