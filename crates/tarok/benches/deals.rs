//! How fast deals are played, scored, seen and imagined. Each bench checks what it measures.

use criterion::{Criterion, criterion_group, criterion_main};
use game::random::{deal_stream, fast};
use game::{Game, Line, MoveList, Position as _, Seat, View, Viewer, Worlds};
use tarok::{Position, Tarok};

/// The position before the first card of a game in which seat 0 declares.
fn dealt(words: &str) -> Line<Tarok> {
    let game = Tarok::default();
    let mut line = Line::new(game, game.deal(&mut deal_stream(1, 0)));
    for mv in game.parse_moves(words).unwrap() {
        line.play(mv).unwrap();
    }
    line
}

const SOLO: &str = "pass; pass; bid solo; announce none; kontra none; kontra none";

fn playouts(criterion: &mut Criterion) {
    for (name, words) in [("solo", SOLO), ("klop", "pass; pass; bid klop")] {
        let start = *dealt(words).position();
        let mut rng = fast(1);
        criterion.bench_function(&format!("random playout of 16 cards each, {name}, scored"), |bencher| {
            bencher.iter(|| {
                let mut position: Position = start;
                position.play_out(&mut rng, || true);
                assert!(position.ending().is_some());
            });
        });
    }
}

fn discards(criterion: &mut Criterion) {
    let line = dealt("pass; pass; bid three; talon 1");
    let position = *line.position();
    criterion.bench_function("all discards of three, computed", |bencher| {
        bencher.iter(|| position.legal().iter().count());
    });
    let moves = position.legal();
    let middle = moves.len() / 2;
    criterion.bench_function("one discard by its place", |bencher| {
        bencher.iter(|| std::hint::black_box(&moves).get(std::hint::black_box(middle)));
    });
}

fn worlds(criterion: &mut Criterion) {
    let line = dealt(&format!("{SOLO}; {}", dealt(SOLO).legal()[0]));
    let own = line.turn().unwrap();
    let view = line.view(Viewer::Seat(own));
    let mut rng = fast(1);
    criterion.bench_function("a world from a defender's first view", |bencher| {
        bencher.iter(|| view.sample(&mut rng));
    });
    criterion.bench_function("the view of a defender after the first card, from its events", |bencher| {
        bencher.iter(|| assert_eq!(line.view(Viewer::Seat(Seat::new(1))).plies(), line.moves().len()));
    });
}

criterion_group!(benches, playouts, discards, worlds);
criterion_main!(benches);
