//! Information-set search: where it converges, what it knows, and that it forgets nothing of the rules.

use crate::common::veils::{Everything, VeilPlan, Worthing, veil};
use game::random::fast;
use game::{Limits, Line, Report, Seat, Viewer, think_alone};
use search::Reward;
use search::example::{Branch, Veil, VeilView};
use search::mcts::{Choice, Cut, Greedy};
use search::tree::Against;
use search::value::Aim;
use search::worlds::{Ismcts, IsmctsOptions, Observers, Utility};

const OBSERVERS: [Observers; 3] = [Observers::Single, Observers::Multiple, Observers::Remembering];

fn view(veil: &Veil) -> VeilView {
    Line::new(veil.clone(), 0).view(Viewer::Seat(Seat::new(0)))
}

fn search(view: &VeilView, options: IsmctsOptions, iterations: u64) -> Report<Branch> {
    let mut ismcts = Ismcts::<Veil>::new(options);
    think_alone(Limits::iterations(iterations), |thinking| ismcts.search(view, &mut fast(1), thinking))
}

#[test]
fn without_others_it_converges_to_the_best_plan() {
    let worthing =
        Worthing { aim: Aim::Win, against: Against::Everybody, utility: Utility::Chance { scale: 100.0 } };
    let plan = VeilPlan { alone: true, depth: 3, worlds: 5, ..VeilPlan::DUEL };
    for observers in OBSERVERS {
        for seed in 0..60 {
            let veil = veil(plan, seed);
            let truth = Everything::of(&veil, worthing).best_plans();
            let best = truth.iter().copied().fold(0.0, f64::max);
            let options = IsmctsOptions { observers, ..IsmctsOptions::default() };
            let report = search(&view(&veil), options, 4000);
            let found = report.best().expect("there is a move");
            let chosen = truth[found.mv.0 as usize];
            assert!(chosen >= best - 1e-9, "game {seed}, {observers:?}: {chosen}, not {best}");
            let error = (found.worth.as_chance() - chosen).abs();
            assert!(error < 0.1, "game {seed}, {observers:?}: worth {} for {chosen}", found.worth);
        }
    }
}

#[test]
fn what_is_shown_on_the_way_is_used() {
    // After a the table is shown whether the world is below 2: then the right end can be chosen.
    let shown = Veil::new("0(!2:0(1100 0011) 1110)", 2, "none").expect("a tree");
    let hidden = Veil::new("0(0(1100 0011) 1110)", 2, "none").expect("a tree");
    for observers in OBSERVERS {
        let options = IsmctsOptions { observers, ..IsmctsOptions::default() };
        let choice = |veil| search(&view(veil), options, 3000).best().map(|best| best.mv.to_string());
        assert_eq!(choice(&shown).as_deref(), Some("a"), "{observers:?}");
        assert_eq!(choice(&hidden).as_deref(), Some("b"), "{observers:?}");
    }
}

#[test]
fn moves_that_nobody_else_sees_cannot_be_answered() {
    // Seat 1, whom nothing concerns, hides a bit; seat 0 guesses it. That wins half of the time, whatever a
    // single observer believes.
    let guess = "0(1*(0([1:0] [0:0]) 0([0:0] [1:0])) [0:0])";
    let veil = Veil::new(guess, 2, "none").expect("a tree");
    let chance = |observers| {
        let reward = Reward::Score { lowest: 0, highest: 1 };
        let options = IsmctsOptions { observers, reward, choice: Choice::Value, ..IsmctsOptions::default() };
        let report = search(&view(&veil), options, 6000);
        let guessed = report.candidates.iter().find(|candidate| candidate.mv == Branch(0));
        guessed.expect("every move is listed").worth.as_chance()
    };
    assert!(chance(Observers::Single) > 0.9, "it sees in its tree what it will not see at the table");
    for observers in [Observers::Multiple, Observers::Remembering] {
        let chance = chance(observers);
        assert!((chance - 0.5).abs() < 0.1, "{observers:?}: {chance}");
    }
}

#[test]
fn moves_that_exist_only_in_some_worlds_are_judged_where_they_exist() {
    // Seat 1, who knows the world, can spoil move a only in world 0. Even one observer sees that.
    let veil = Veil::new("0(1({1000}0000 1111) [0/0/0/0])", 2, "1").expect("a tree");
    for observers in OBSERVERS {
        let options = IsmctsOptions { observers, choice: Choice::Value, ..IsmctsOptions::default() };
        let report = search(&view(&veil), options, 4000);
        let chance = report.best().map_or(0.0, |best| best.worth.as_chance());
        assert!((chance - 0.75).abs() < 0.05, "{observers:?}: {chance}");
    }
}

#[test]
fn guides_playouts_capacity_and_seeds() {
    let veil = veil(VeilPlan { depth: 6, ..VeilPlan::DUEL }, 7);
    let looks = |_: &_, _: Seat| 40;
    let options = IsmctsOptions {
        greedy: Some(Greedy::default()),
        cut: Some(Cut { after: 1, scale: 100.0 }),
        capacity: 20,
        ..IsmctsOptions::default()
    };
    let run = |seed| {
        let mut ismcts = Ismcts::<Veil, _>::with_guide(looks, options);
        think_alone(Limits::iterations(500), |thinking| {
            ismcts.search(&view(&veil), &mut fast(seed), thinking)
        })
    };
    assert_eq!(run(3), run(3));
    assert_ne!(run(3), run(4));
    assert_eq!(
        run(3).candidates.iter().map(|known| known.visits).sum::<u64>(),
        500,
        "a full forest counts on"
    );
}

#[test]
fn nobody_decides_for_others() {
    let veil = Veil::new("0(10 01)", 2, "1").expect("a tree");
    let other = Line::new(veil, 0).view(Viewer::Seat(Seat::new(1)));
    assert_eq!(search(&other, IsmctsOptions::default(), 100), Report::default());
}
