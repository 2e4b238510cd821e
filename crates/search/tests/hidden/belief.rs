//! Opponent weights: worlds count by how likely the others would have decided as they were seen to.

use std::sync::Arc;

use game::random::fast;
use game::{Limits, Line, Seat, View, Worlds, think_alone};
use search::Blind;
use search::example::{Branch, Spot, Veil, VeilView};
use search::tree::{AlphaBeta, AlphaBetaOptions};
use search::worlds::{
    AlphaMu, AlphaMuOptions, Belief, Epimc, EpimcOptions, Imitation, Ismcts, IsmctsOptions, Observers,
    OpponentModel, Pimc, PimcOptions, PimcPlayer, Policy, Sampling,
};

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

#[test]
fn information_sets_draw_worlds_by_their_weights() {
    for (action, expected) in [(Branch(1), 0.2_f64 / 1.8), (Branch(2), 0.8 / 1.4)] {
        for observers in [Observers::Single, Observers::Multiple, Observers::Remembering] {
            let view = after(action);
            let options = IsmctsOptions { observers, ..IsmctsOptions::default() };
            let mut ismcts = Ismcts::<Veil>::new(options).believing(Belief::new(triple));
            let report = think_alone(Limits::iterations(8000), |thinking| {
                ismcts.search(&view, &mut fast(3), thinking)
            });
            // What is seldom tried is seldom counted: the better answer has the numbers.
            let best = report.best().expect("a move");
            assert_eq!(best.mv, if expected > 0.5 { Branch(0) } else { Branch(1) }, "{observers:?}");
            let (found, expected) = (best.worth.as_chance(), expected.max(1.0 - expected));
            assert!(
                (found - expected).abs() < 0.03,
                "{observers:?}: {found:.3} for {expected:.3} after {action}"
            );
        }
    }
}

#[test]
fn worlds_that_cannot_be_are_never_drawn_and_the_others_as_often_as_they_weigh() {
    // A suit is seen elsewhere: that holding counts nothing any more.
    let seen_elsewhere = |line: &Line<Veil>| if line.position().world() == 2 { 0.0 } else { 1.0 };
    let belief = Belief::new(triple).with_prior(Arc::new(seen_elsewhere)).drawing(8);
    let weights = [0.2, 0.6, 0.0, 0.2];
    let counted = Arc::new(std::sync::Mutex::new([0_u32; 4]));
    let inner = {
        let counted = Arc::clone(&counted);
        let value = move |world: &search::Root<Spot>, _: Branch, _: u32, meter: &mut search::Meter<'_>| {
            counted.lock().unwrap()[world.position.world()] += 1;
            meter.node().then_some(search::worlds::Valued { value: 0, exact: true })
        };
        search::worlds::Function { value, aim: search::value::Aim::Win }
    };
    let sampling = Sampling { worlds: 4000, ..MANY };
    let options = PimcOptions { sampling, ..PimcOptions::default() };
    let mut pimc = Pimc::<Veil, _>::new(inner, options).believing(belief);
    think_alone(Limits::NONE, |thinking| pimc.search(&after(Branch(1)), &mut fast(2), thinking));
    let counts = *counted.lock().unwrap();
    let total: u32 = counts.iter().sum();
    assert_eq!(counts[2], 0);
    for (count, weight) in counts.iter().zip(weights) {
        let share = f64::from(*count) / f64::from(total);
        assert!((share - weight).abs() < 0.03, "{counts:?} for {weights:?}");
    }
}

#[test]
fn a_players_own_candidates_make_a_policy() {
    // Seat 1 knows the world and wins by the first move in worlds 0 and 1, by the second in the others.
    let tree = "1(0(0011 0011) 0(1100 1100))";
    let imitated = || {
        let player = PimcPlayer::new(Pimc::<Veil, _>::new(inner(), PimcOptions::default()));
        Imitation::of(Box::new(player), Limits::iterations(10))
    };
    let mut line = Line::new(Veil::new(tree, 2, "1").unwrap(), 1);
    let own = line.view(Seat::new(1).into());
    let policy = imitated();
    let chances: Vec<f64> = own.legal().into_iter().map(|mv| policy.chance(&own, mv)).collect();
    assert!(chances[0] > 0.97 && (chances.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{chances:?}");
    assert!(chances[1] > 0.02, "nobody is taken never to slip: {chances:?}");
    line.play(Branch(0)).unwrap();
    let view = line.view(Seat::new(0).into());
    let belief = Belief::new(imitated());
    let mut rng = fast(1);
    for _ in 0..20 {
        let story = view.sample_line(&mut rng);
        let weight = belief.weight(&story, Some(Seat::new(0)));
        assert_eq!(weight > 0.5, story.position().world() < 2, "{weight}");
    }
}

#[test]
fn a_model_of_opponents_learns_who_sits_there_and_says_so_by_weights_only() {
    let careful = |view: &VeilView, mv: Branch| {
        if view.viewer().seat() == Some(Seat::new(1)) { triple(view, mv) } else { 0.5 }
    };
    let wild = |_: &VeilView, mv: Branch| [0.1, 0.2, 0.7][usize::from(mv.0)];
    let mut model = OpponentModel::<Veil>::new().manner("careful", careful).manner("wild", wild);
    let mut rng = fast(5);
    for deal in 0..60 {
        // The true one is wild, whatever it holds.
        let world = (deal % 4) as u8;
        let mut line = Line::new(Veil::new(POKER, 2, "1").unwrap(), world);
        let action = if game::random::unit(&mut rng) < 0.7 { 2 } else { 1 };
        line.play(Branch(action)).unwrap();
        line.play(Branch(0)).unwrap();
        model.learn(&line);
    }
    let seat = Seat::new(1);
    assert_eq!(model.likeliest(seat), Some("wild"));
    assert!(model.shares(seat)[1] > 0.99, "{:?}", model.shares(seat));
    // A raise of somebody wild says nothing about aces; of somebody careful it would.
    let [believed, ..] = chances_of_aces(Branch(2), &Belief::new(model.clone()));
    assert!((believed - 0.25).abs() < 0.03, "{believed}");
    model.forget();
    assert_eq!(model.shares(seat), [0.5, 0.5]);
}
