//! The bit boards against a plain second writing of the rules: random games and perft, for all variants.

mod common;

use common::plain::Plain;
use common::{game, legal, result, variants};
use game::random::{self, below};
use game::{Line, Options, perft};
use gobblet::Gobblet;

/// Plays random games with both and compares legal moves and results after every move.
fn random_games_agree<const N: usize>(options: &Options, games: u64, most_moves: usize) {
    for seed in 0..games {
        let mut rng = random::fast(seed);
        let mut line = Line::new(game::<N>(&options.to_string()), ());
        let mut plain = Plain::new(N, options);
        for _ in 0..most_moves {
            let expected = plain.legal();
            assert_eq!(legal(&line), expected, "{options} {:?}", line.moves());
            assert_eq!(result(&line), plain.result(), "{options} {:?}", line.moves());
            if expected.is_empty() {
                break;
            }
            let mv = &expected[below(&mut rng, expected.len() as u32) as usize];
            plain.play(mv);
            line.play(game::Game::parse_move(line.game(), mv).unwrap()).unwrap();
        }
    }
}

#[test]
fn random_games_agree_with_the_plain_rules_on_3x3() {
    for options in variants::<3>() {
        random_games_agree::<3>(&options, 40, 80);
    }
}

#[test]
fn random_games_agree_with_the_plain_rules_on_4x4() {
    for options in variants::<4>() {
        random_games_agree::<4>(&options, 8, 100);
    }
}

fn perft_agrees<const N: usize>(depth: u32) {
    for options in variants::<N>() {
        let start = game::Game::start(&game::<N>(&options.to_string()), &());
        let plain = Plain::new(N, &options);
        for depth in 1..=depth {
            assert_eq!(perft(&start, depth), plain.perft(depth), "{options} at depth {depth}");
        }
    }
}

#[test]
fn perft_agrees_with_the_plain_rules() {
    perft_agrees::<3>(3);
    perft_agrees::<4>(3);
}

/// Positions from the middle of random games, where covering and uncovering happen all the time.
#[test]
fn perft_agrees_in_the_middle_of_games() {
    fn from_the_middle<const N: usize>(moves: usize) {
        for (seed, options) in variants::<N>().iter().enumerate() {
            let mut rng = random::fast(seed as u64);
            let mut line: Line<Gobblet<N>> = Line::new(game(&options.to_string()), ());
            let mut plain = Plain::new(N, options);
            for _ in 0..moves {
                let moves = plain.legal();
                if moves.is_empty() {
                    break;
                }
                let mv = &moves[below(&mut rng, moves.len() as u32) as usize];
                plain.play(mv);
                line.play(game::Game::parse_move(line.game(), mv).unwrap()).unwrap();
            }
            assert_eq!(perft(line.position(), 2), plain.perft(2), "{options} {:?}", line.moves());
        }
    }
    from_the_middle::<3>(9);
    from_the_middle::<4>(14);
}
