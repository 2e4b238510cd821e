//! Perfect play by the public rules alone: the oracle only chooses moves, and every reply is tried.

use std::collections::HashMap;

use game::{Position, Seat, Symmetric};
use gobblet::Board;
use gobblet::solve::{Oracle, Outcome};

use crate::plain::legal;
use crate::{rules, solved};

/// Plays a side perfectly against every reply.
pub(crate) struct Exhaustive<'a, O: Oracle> {
    oracle: &'a O,
    pieces: [u8; 3],
    side: Seat,
    /// For each position met, within how many plies the side was then asked to have won.
    met: HashMap<u64, u32>,
}

impl<'a, O: Oracle> Exhaustive<'a, O> {
    pub(crate) fn new(oracle: &'a O, side: usize) -> Exhaustive<'a, O> {
        let pieces = oracle.pieces().of_each_size();
        Exhaustive { oracle, pieces, side: Seat::new(side), met: HashMap::new() }
    }

    /// How many different positions were met.
    pub(crate) fn positions(&self) -> usize {
        self.met.len()
    }

    /// Plays on from a position; the side must win within so many plies.
    pub(crate) fn wins_within(&mut self, board: &Board<3>, plies: u32) {
        if let Some(score) = self.score(board) {
            assert_eq!(score, 1, "{board:?}");
            return;
        }
        assert!(plies > 0, "not won in time: {board:?}");
        let met = self.met.entry(board.canonical_key()).or_insert(u32::MAX);
        if *met <= plies {
            return;
        }
        *met = plies;
        for mv in self.moves(board) {
            self.wins_within(&board.after(mv), plies - 1);
        }
    }

    /// Plays on from a position without end; the side must never lose.
    pub(crate) fn never_loses(&mut self, start: &Board<3>) {
        let mut open = vec![*start];
        while let Some(board) = open.pop() {
            if let Some(score) = self.score(&board) {
                assert!(score >= 0, "{board:?}");
            } else if self.met.insert(board.canonical_key(), 0).is_none() {
                open.extend(self.moves(&board).into_iter().map(|mv| board.after(mv)));
            }
        }
    }

    /// One perfect move of the side, or every move of the other side.
    fn moves(&self, board: &Board<3>) -> Vec<gobblet::Move<3>> {
        if board.mover() == self.side {
            self.oracle.best_moves(board).unwrap().into_iter().take(1).collect()
        } else {
            legal(board, self.pieces)
        }
    }

    /// What the side has scored, if the game is over.
    fn score(&self, board: &Board<3>) -> Option<i32> {
        if let Some(ending) = board.ending() {
            return Some(ending.scores[self.side]);
        }
        // With fewer pieces a side may be stuck although the rules have a move for it: it loses.
        let stuck = legal(board, self.pieces).is_empty();
        stuck.then(|| if board.mover() == self.side { -1 } else { 1 })
    }
}

#[test]
fn the_first_player_wins_in_time_against_every_reply() {
    let options = "reserve_covers=never";
    let solution = solved(options, [2, 1, 1]);
    let start = Board::empty(rules(options));
    assert_eq!(solution.value(&start).unwrap(), Outcome::Win(11));
    let mut play = Exhaustive::new(&solution, 0);
    play.wins_within(&start, 11);
    assert!(play.positions() > 1000, "{} positions", play.positions());
}

#[test]
#[should_panic(expected = "not won in time")]
fn a_ply_less_is_not_enough() {
    let options = "reserve_covers=never";
    let solution = solved(options, [2, 1, 1]);
    Exhaustive::new(&solution, 0).wins_within(&Board::empty(rules(options)), 10);
}

#[test]
fn a_draw_is_never_missed_by_either_side() {
    let solution = solved("", [2, 2, 0]);
    let start = Board::empty(rules(""));
    assert_eq!(solution.value(&start).unwrap(), Outcome::Draw);
    for side in 0..2 {
        let mut play = Exhaustive::new(&solution, side);
        play.never_loses(&start);
        assert!(play.positions() > 1000, "{} positions", play.positions());
    }
}

/// Both sides perfect: the game lasts exactly as long as the value says, whatever perfect moves are chosen.
#[test]
fn a_perfect_game_ends_when_the_value_says() {
    let options = "reserve_covers=never";
    let solution = solved(options, [2, 1, 1]);
    for choice in 0..20 {
        let mut board = Board::empty(rules(options));
        for left in (1..=11).rev() {
            let value = solution.value(&board).unwrap();
            assert_eq!(value.plies(), Some(left));
            let best = solution.best_moves(&board).unwrap();
            board.play_unchecked(best[choice * 7 % best.len()]);
        }
        assert_eq!(board.ending().map(|ending| ending.scores[Seat::new(0)]), Some(1));
    }
}
