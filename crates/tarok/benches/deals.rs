//! How fast deals are played, scored, seen and imagined. Each bench checks what it measures.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use game::random::{deal_stream, fast};
use game::{Game, Line, MoveList, Position as _, Seat, View, Viewer, Worlds};
use tarok::{Position, Tarok};

/// The position before the first card of a game in which seat 0 declares.
fn dealt(words: &str) -> Line<Tarok> {
    let game = Tarok::default();
    said(Line::new(game, game.deal(&mut deal_stream(1, 0))), words)
}

fn said(mut line: Line<Tarok>, words: &str) -> Line<Tarok> {
    for mv in line.game().parse_moves(words).unwrap() {
        line.play(mv).unwrap();
    }
    line
}

/// Seat 0 has neither kings nor trula, and none lie in the first group of the talon: any three of nineteen cards can go.
const NINETEEN: &str = "H4 H3 H2 H1 HJ HC HQ D4 D3 D2 D1 DJ DC DQ T2 T3/HK DK S7 S8 S9 S10 SJ SC SQ SK C7 C8 CK T1 T21 T22/\
    C9 C10 CJ CC CQ T10 T11 T12 T13 T14 T15 T16 T17 T18 T19 T20/T4 T5 T6 T7 T8 T9";

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
    let game = Tarok::default();
    let line = Line::new(game, game.parse_deal(NINETEEN).unwrap());
    let position = *said(line, "pass; pass; bid three; talon 1").position();
    criterion.bench_function("all 969 discards of three, computed", |bencher| {
        bencher.iter(|| {
            let all = black_box(&position).legal().iter().map(black_box).count();
            assert_eq!(all, 969);
        });
    });
    let moves = position.legal();
    let middle = moves.len() / 2;
    criterion.bench_function("one discard by its place", |bencher| {
        bencher.iter(|| black_box(&moves).get(black_box(middle)));
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
