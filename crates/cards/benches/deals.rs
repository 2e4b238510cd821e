//! How fast deals are drawn, and what it costs to count them first.

use std::hint::black_box;

use cards::{Card, CardSet, Italian, Place, Suit, Tarok, Unseen, Weights};
use criterion::{Criterion, criterion_group, criterion_main};
use game::random::{fast, shuffle};

/// Tarok in the middle of a solo game: six tricks are over, the viewer holds ten cards, each of the others
/// ten, and six lie in the closed talon. One of the others has no hearts, the other has no spades.
fn tarok_in_mid_game() -> (Unseen<Tarok>, [Place; 3]) {
    let mut pack: Vec<Card<Tarok>> = Card::all().collect();
    shuffle(&mut fast(1), &mut pack);
    let mut unseen = Unseen::new(pack[..26].iter().copied().collect());
    let places = [unseen.hand(10), unseen.hand(10), unseen.pile(6)];
    unseen.lacks(places[0], Suit::<Tarok>::HEARTS.cards());
    unseen.lacks(places[1], Suit::<Tarok>::SPADES.cards());
    (unseen, places)
}

/// Briškula for two after the deal: a hand of three and a stock of 33.
fn briskula_at_the_start() -> Unseen<Italian> {
    let mut unseen = Unseen::new(CardSet::ALL - "C1 C2 C3 D1".parse().expect("four cards"));
    unseen.hand(3);
    unseen.pile(33);
    unseen
}

fn deals(criterion: &mut Criterion) {
    let (tarok, places) = tarok_in_mid_game();
    let mut weights = Weights::new();
    for card in tarok.cards() {
        weights.set(card, places[0], 1.0 + card.index() as f64 / 10.0);
    }
    let uniform = tarok.deals().expect("they fit");
    let weighted = tarok.weighted_deals(&weights).expect("they fit");
    let briskula = briskula_at_the_start();
    let shuffled = briskula.deals().expect("they fit");
    let mut rng = fast(2);
    let mut group = criterion.benchmark_group("deals");
    group.bench_function("tarok, mid-game, two voids: draw", |bench| {
        bench.iter(|| black_box(uniform.sample(&mut rng)));
    });
    group.bench_function("tarok, mid-game, two voids: count", |bench| {
        bench.iter(|| black_box(tarok.deals()));
    });
    group.bench_function("tarok, a weight for every card: draw", |bench| {
        bench.iter(|| black_box(weighted.sample(&mut rng)));
    });
    group.bench_function("tarok, a weight for every card: count", |bench| {
        bench.iter(|| black_box(tarok.weighted_deals(&weights)));
    });
    group.bench_function("briškula, at the start: draw", |bench| {
        bench.iter(|| black_box(shuffled.sample(&mut rng)));
    });
    group.bench_function("briškula, at the start: count", |bench| {
        bench.iter(|| black_box(briskula.deals()));
    });
}

criterion_group!(benches, deals);
criterion_main!(benches);
