//! Random full deals through the public rules: shuffled, dealt, played to the end.

use std::hint::black_box;

use briskula::{Briskula, Variant};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use game::random::{fast, shuffle};
use game::{Game, Position, Worlds};

fn random_deals(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("briskula");
    group.throughput(Throughput::Elements(1));
    for variant in Variant::ALL {
        let game = Briskula::new(variant);
        let mut rng = fast(1);
        group.bench_function(format!("random deals, variant {}", variant.word()), |bench| {
            bench.iter(|| {
                let mut position = game.start(&game.deal(&mut rng));
                while !position.is_over() {
                    let card = position.random_move(&mut rng);
                    position.play_unchecked(card);
                }
                let end = position.public();
                assert_eq!((0..3).map(|side| end.points(side)).sum::<u8>(), 120);
                black_box(end.points(0))
            });
        });
    }
    let game = Briskula::default();
    let line = game::Line::new(game, game.deal(&mut fast(7)));
    let view = line.view(game::Seat::new(0).into());
    let mut rng = fast(2);
    group.bench_function("worlds at the start", |bench| bench.iter(|| black_box(view.sample(&mut rng))));
    let mut pack: Vec<u8> = (0..40).collect();
    group.bench_function("shuffling forty cards (for comparison)", |bench| {
        bench.iter(|| shuffle(&mut rng, black_box(&mut pack)));
    });
}

criterion_group!(benches, random_deals);
criterion_main!(benches);
