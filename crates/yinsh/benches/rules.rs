//! How fast the rules are, with the results checked while measuring.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use game::{Game, Position, Symmetric, perft, random};
use std::hint::black_box;
use yinsh::{Board, Yinsh};

/// The first 25 decisions of a real game; the set-up is over after ten.
const REAL_GAME: &str = "f6 a5 b6 c6 b4 b1 b7 k7 b5 b3 b6-c7 b1-k10 b7-c8 k10-e10 c8-d9 e10-e1 d9-e9 \
                         c6-d7 c7-d8 e1-e8 e9-f10 b3-j11 f10-f9 j11-g11 f9-f8";

/// Random games of one measurement.
const GAMES: u64 = 10_000;

fn after(decisions: usize) -> Board {
    let game = Yinsh::default();
    let mut board = game.start(&());
    for mv in game.parse_moves(REAL_GAME).expect("a legal game").into_iter().take(decisions) {
        board.play_unchecked(mv);
    }
    board
}

/// Plays random games to the end; how many decisions they had together.
fn random_games(games: u64, seed: u64) -> u64 {
    let mut rng = random::fast(seed);
    let start = Yinsh::default().start(&());
    let mut decisions = 0;
    for _ in 0..games {
        let mut board = start;
        while !board.is_over() {
            board.play_unchecked(board.random_move(&mut rng));
            decisions += 1;
        }
    }
    decisions
}

fn rules(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("yinsh");
    group.sample_size(20);

    group.throughput(Throughput::Elements(GAMES));
    group.bench_function("random games", |bencher| {
        bencher.iter(|| {
            let decisions = random_games(GAMES, 7);
            assert!(decisions > 40 * GAMES && decisions < 95 * GAMES, "{decisions} decisions");
        });
    });

    for (decisions, leaves) in [(10, 14_391_691), (25, 5_321_875)] {
        let board = after(decisions);
        group.throughput(Throughput::Elements(leaves));
        group.bench_function(format!("perft 4 after {decisions}"), |bencher| {
            bencher.iter(|| assert_eq!(perft(black_box(&board), 4), leaves));
        });
    }

    let board = after(25);
    group.throughput(Throughput::Elements(1));
    group.bench_function("canonical key", |bencher| bencher.iter(|| black_box(&board).canonical_key()));
    group.finish();
}

criterion_group!(benches, rules);
criterion_main!(benches);
