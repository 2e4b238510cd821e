//! How fast open hands are solved, and how long the published player takes over a card. Each bench checks what it
//! measures.

use criterion::{Criterion, criterion_group, criterion_main};
use game::random::{deal_stream, fast};
use game::{Game, Hosted, Limits, Line, Options, Position as _, Seat, Thinking, Viewer, think_alone};
use search::Meter;
use tarok::{Aim, Move, OpenHands, Position, Tarok};

const SOLO: &str = "pass; pass; bid solo; announce none; kontra none; kontra none";

/// Solo hands of so many cards each, reached at random.
fn hands(cards: usize, count: u64) -> Vec<Position> {
    let game = Tarok::default();
    let reach = |index: u64| {
        let mut position = game.start(&game.deal(&mut deal_stream(3, index)));
        for mv in game.parse_moves(SOLO).unwrap() {
            position.play_unchecked(mv);
        }
        let mut rng = fast(index);
        while position.hand(Seat::new(0)).len() > cards || !position.public().trick().is_empty() {
            let mv = position.random_move(&mut rng);
            position.play_unchecked(mv);
        }
        position
    };
    (0..count).map(reach).collect()
}

fn solving(criterion: &mut Criterion) {
    let asked = [
        (6, Aim::Score),
        (6, Aim::Thirds),
        (8, Aim::Thirds),
        (8, Aim::Score),
        (8, Aim::Win),
        (9, Aim::Thirds),
        (10, Aim::Thirds),
        (10, Aim::Win),
        (12, Aim::Win),
    ];
    for (cards, aim) in asked {
        let positions = hands(cards, 60);
        let mut solver = OpenHands::default();
        let mut next = positions.iter().cycle();
        criterion.bench_function(&format!("open hands of {cards} cards, {aim:?}"), |bencher| {
            bencher.iter(|| {
                think_alone(Limits::NONE, |thinking: &mut Thinking<'_, Move>| {
                    let mut meter = Meter::new(thinking, Limits::NONE);
                    let position = next.next().expect("it goes round for ever");
                    assert!(solver.value(position, aim, &mut meter).is_some());
                });
            });
        });
    }
}

fn published(criterion: &mut Criterion) {
    let game = Tarok::default();
    let mut line = Line::new(game, game.deal(&mut deal_stream(1, 0)));
    for mv in game.parse_moves(SOLO).unwrap() {
        line.play(mv).unwrap();
    }
    let view = line.view(Viewer::Seat(Seat::new(0)));
    let kinds = Tarok::players();
    let kind = kinds.iter().find(|kind| kind.name == "silicijasti").unwrap();
    let mut player = (kind.make)(&game, &Options::none().checked(&kind.options).unwrap()).unwrap();
    player.begin(1);
    criterion.bench_function("the first card of silicijasti", |bencher| {
        bencher.iter(|| {
            let decision = think_alone(Limits::NONE, |thinking| player.decide(&view, thinking));
            assert_eq!(decision.report.worlds, 20);
        });
    });
}

criterion_group!(benches, solving, published);
criterion_main!(benches);
