//! Opponent weights: worlds count by how likely the others would have decided as they were seen to.

use std::sync::Arc;

use game::random::fast;
use game::{Limits, Line, Seat, Worlds, think_alone};
use search::Blind;
use search::example::{Branch, Spot, Veil, VeilView};
use search::tree::{AlphaBeta, AlphaBetaOptions};
use search::worlds::{AlphaMu, AlphaMuOptions, Belief, Epimc, EpimcOptions, Pimc, PimcOptions, Sampling};

/// Seat 1 knows its cards (the world), and folds, calls or raises; then seat 0 says whether it holds aces (a) or not (b).
const POKER: &str = "1(1000 0(1000 0111) 0(1000 0111))";
/// The chances of fold, call and raise with aces, a pair, a suit, and nothing.
const TRIPLES: [[f64; 3]; 4] = [[0.0, 0.2, 0.8], [0.1, 0.6, 0.3], [0.0, 0.8, 0.2], [0.7, 0.2, 0.1]];

fn triple(view: &VeilView, mv: Branch) -> f64 {
    let worlds = view.all_worlds(4).unwrap();
    let [own] = worlds.as_slice() else { panic!("who decides here knows the world") };
    TRIPLES[own.world()][usize::from(mv.0)]
}

/// What seat 0 knows after this action, whatever the world.
fn after(action: Branch) -> VeilView {
    let mut line = Line::new(Veil::new(POKER, 2, "1").unwrap(), 1);
    line.play(action).unwrap();
    line.view(Seat::new(0).into())
}

fn inner() -> AlphaBeta<Spot, Blind> {
    AlphaBeta::new(Blind, AlphaBetaOptions::default())
}

const MANY: Sampling = Sampling { worlds: 4000, share: 1.0, exhaustive: true };

/// The chance of aces that each search over worlds comes to.
fn chances_of_aces(action: Branch, belief: &Belief<Veil>) -> [f64; 3] {
    let view = after(action);
    let pimc = PimcOptions { sampling: MANY, ..PimcOptions::default() };
    let epimc = EpimcOptions { sampling: MANY, ..EpimcOptions::default() };
    let alphamu = AlphaMuOptions { sampling: MANY, ..AlphaMuOptions::default() };
    let mut pimc = Pimc::<Veil, _>::new(inner(), pimc).believing(belief.clone());
    let mut epimc = Epimc::<Veil, _>::new(inner(), epimc).believing(belief.clone());
    let mut alphamu = AlphaMu::<Veil, _>::new(inner(), alphamu).believing(belief.clone());
    let mut rng = fast(4);
    [
        think_alone(Limits::NONE, |thinking| pimc.search(&view, &mut rng, thinking)),
        think_alone(Limits::NONE, |thinking| epimc.search(&view, &mut rng, thinking)),
        think_alone(Limits::NONE, |thinking| alphamu.assess(&view, &mut rng, thinking)),
    ]
    .map(|report| {
        let says_aces = report.candidates.iter().find(|candidate| candidate.mv == Branch(0));
        says_aces.expect("every move is listed").worth.as_chance()
    })
}

#[test]
fn a_world_counts_by_the_chance_of_what_was_seen() {
    let belief = Belief::new(triple);
    for action in [1, 2] {
        let view = after(Branch(action));
        let mut rng = fast(1);
        let mut seen = [false; 4];
        for _ in 0..200 {
            let story = view.sample_line(&mut rng);
            let world = story.position().world();
            seen[world] = true;
            let weight = belief.weight(&story, Some(Seat::new(0)));
            let chance = TRIPLES[world][usize::from(action)];
            assert!(
                (weight - chance).abs() < 1e-12,
                "{weight} of world {world}: aces that only call count 0.2"
            );
        }
        assert_eq!(seen, [true; 4]);
    }
}

#[test]
fn every_search_over_worlds_believes_it() {
    // Call: 0.2 of 0.2 + 0.6 + 0.8 + 0.2; raise: 0.8 of 0.8 + 0.3 + 0.2 + 0.1.
    for (action, expected) in [(Branch(1), 0.2 / 1.8), (Branch(2), 0.8 / 1.4)] {
        for belief in [Belief::new(triple), Belief::new(triple).drawing(4)] {
            for found in chances_of_aces(action, &belief) {
                assert!((found - expected).abs() < 0.03, "{found:.3} for {expected:.3} after {action}");
            }
        }
    }
}

#[test]
fn a_prior_counts_beside_it() {
    // One hand in ten has aces.
    let prior = |line: &Line<Veil>| if line.position().world() == 0 { 0.1 } else { 0.3 };
    let belief = Belief::new(triple).with_prior(Arc::new(prior));
    let expected = 0.1 * 0.8 / (0.1 * 0.8 + 0.3 * (0.3 + 0.2 + 0.1));
    for found in chances_of_aces(Branch(2), &belief) {
        assert!((found - expected).abs() < 0.03, "{found:.3} for {expected:.3}");
    }
}
