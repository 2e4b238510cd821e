//! The solver of 3x3 against plain retrograde analysis, against exhaustive play, and against what is known.
//!
//! With `KAVARNA_SOAK` set, the whole game is solved too; without it, smaller piece sets stand for it.

#![allow(clippy::print_stderr, reason = "tests that are scaled down say so")]

mod agreement;
mod perfect;
mod plain;
mod strategy;
mod table;
mod whole_game;

use game::random::{self, below};
use game::{Game, Options, Position};
use gobblet::solve::{self, Pieces, Solution};
use gobblet::{Board, Gobblet3, Rules};

/// The rules of options written as text.
fn rules(options: &str) -> Rules {
    *Gobblet3::from_options(&Options::parse(options).unwrap()).unwrap().rules()
}

/// The game with so many pieces, solved.
fn solved(options: &str, pieces: [u8; 3]) -> Solution {
    solve::solve(rules(options), Pieces::new(pieces).unwrap(), 2, &mut |_| true).unwrap()
}

/// Whether the long versions are asked for. Says so if not.
fn soak(what: &str) -> bool {
    let soak = std::env::var_os("KAVARNA_SOAK").is_some();
    if !soak {
        eprintln!("{what}: scaled down; KAVARNA_SOAK=1 runs it in full");
    }
    soak
}

/// Positions of random games with the pieces that take part, ends included.
fn from_random_games(rules: Rules, pieces: [u8; 3], games: u64) -> impl Iterator<Item = Board<3>> {
    (0..games).flat_map(move |seed| {
        let mut rng = random::fast(seed);
        let mut board = Board::empty(rules);
        let mut seen = vec![board];
        for _ in 0..40 {
            let moves = plain::legal(&board, pieces);
            if moves.is_empty() {
                break;
            }
            board.play_unchecked(moves[below(&mut rng, moves.len() as u32) as usize]);
            seen.push(board);
        }
        seen
    })
}
