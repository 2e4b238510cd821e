//! Random play through the public rules: of hands already dealt, scoring included, and of whole deals.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use game::random::{deal_stream, fast};
use game::{Game, Line, Position, Worlds};
use marias::{Bid, Goal, Marias, Move, Voids, smart_deal};

/// Positions before the first card: trump and talon by chance, hra alone.
fn dealt(game: &Marias, count: u64) -> Vec<marias::Position> {
    let mut rng = fast(1);
    let hra = Move::Say(Bid::NONE.announcing(Goal::Hra));
    let played = |index| {
        let mut position = game.start(&game.deal(&mut deal_stream(1, index)));
        for _ in 0..2 {
            let decision = position.random_move(&mut rng);
            position.play_unchecked(decision);
        }
        for bid in [hra, Move::Say(Bid::NONE), Move::Say(Bid::NONE)] {
            position.play_unchecked(bid);
        }
        position
    };
    (0..count).map(played).collect()
}

fn random_deals(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("marias");
    group.throughput(Throughput::Elements(1));
    let game = Marias::default();
    let hands = dealt(&game, 2000);
    let mut rng = fast(1);
    let mut next = hands.iter().cycle();
    group.bench_function("random play of dealt hands", |bench| {
        bench.iter(|| {
            let mut position = *next.next().expect("there are hands");
            position.play_out(&mut rng, || true);
            let scores = position.ending().expect("it is over").scores;
            assert_eq!(scores.sum(), 0);
            black_box(scores)
        });
    });
    group.bench_function("random deals with trump, talon and bidding", |bench| {
        bench.iter(|| {
            let mut position = game.start(&game.deal(&mut rng));
            position.play_out(&mut rng, || true);
            black_box(position.ending())
        });
    });
    group.bench_function("deals by smart in every seat", |bench| {
        bench.iter(|| {
            let mut position = game.start(&game.deal(&mut rng));
            smart_deal(&mut position, Voids::default());
            black_box(position.ending())
        });
    });
    let mut line = Line::new(game, game.deal(&mut deal_stream(1, 0)));
    while line.turn() != Some(game::Seat::new(1))
        || line.position().public().phase() != marias::Phase::Playing
    {
        let first = line.legal()[0];
        line.play(first).expect("it is legal");
    }
    let view = line.view(game::Seat::new(1).into());
    group.bench_function("worlds from a defender's first view", |bench| {
        bench.iter(|| black_box(view.sample(&mut rng)));
    });
}

criterion_group!(benches, random_deals);
criterion_main!(benches);
