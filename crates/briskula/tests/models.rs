//! Models of opponents at the table: who sits there is recognised from finished deals, and the same study gives the same
//! figures.

use briskula::Briskula;
use game::Limits;
use search::laboratory::{Manner, ModelStudy};

const MANNERS: [Manner; 2] = [
    Manner { name: "random", limits: Limits::NONE, known: None },
    Manner { name: "heuristic", limits: Limits::NONE, known: Some(Limits::NONE) },
];

#[test]
fn a_few_deals_tell_who_sits_there() {
    let study = ModelStudy { deals: 3, seed: 5, worlds: 4, draws: 2, limits: Limits::nodes(400) };
    for (opponent, manner) in MANNERS.iter().enumerate() {
        let worth = study.against(&Briskula::default(), &MANNERS, opponent);
        assert!(worth.recognised > 0.99, "{}: {worth}", manner.name);
        assert_eq!(worth, study.against(&Briskula::default(), &MANNERS, opponent), "the same again");
        assert!(worth.shares.iter().all(|share| (0.0..=1.0).contains(share)), "{worth}");
    }
}

#[test]
fn who_beats_random_wins_most_deals_with_a_model_and_without() {
    let study = ModelStudy { deals: 10, seed: 6, worlds: 4, draws: 2, limits: Limits::nodes(2_000) };
    let worth = study.against(&Briskula::default(), &MANNERS, 0);
    assert!(worth.shares.iter().all(|share| *share > 0.6), "{worth}");
    assert!((worth.shares[1] - worth.shares[0] - worth.more.0).abs() < 1e-9);
}
