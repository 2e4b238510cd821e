//! The small trees of the tarok seed's section 3.2, rebuilt from its prose: what plain sampling believes,
//! what is true, and which search finds it.

use game::random::fast;
use game::{Limits, Line, Report, Seat, Viewer, think_alone};
use search::Blind;
use search::example::{Branch, Spot, Veil, VeilView};
use search::tree::{AlphaBeta, AlphaBetaOptions};
use search::worlds::{
    AlphaMu, AlphaMuOptions, Epimc, EpimcOptions, Ismcts, IsmctsOptions, Observers, Pimc, PimcOptions,
};

/// Figure 4: after the right move MIN (who decides between `1010` and `0101`) wins always if it knows the
/// world, and must guess if it does not.
const FIGURE_4: &str = "0(0001 1(1010 0101))";
/// Figure 5: on the left MAX has to choose again without knowing the world; on the right nothing is left.
const FIGURE_5: &str = "0(1(0(11100 00011) 0(11100 00011)) 1(11110 11110))";
/// Figure 6: MIN foresees what MAX will do at B and C and leads each world to where it is wrong.
const FIGURE_6: &str = "1(0(11100 00011) 0(00111 11000))";

fn view(tree: &str, knowing: &str) -> VeilView {
    let veil = Veil::new(tree, 2, knowing).expect("a tree");
    Line::new(veil, 0).view(Viewer::Seat(Seat::new(0)))
}

fn inner() -> AlphaBeta<Spot, Blind> {
    AlphaBeta::new(Blind, AlphaBetaOptions::default())
}

/// In how many of `worlds` each move wins, by a report.
fn wins(report: &Report<Branch>, worlds: f64) -> Vec<(String, f64)> {
    let rounded = |chance: f64| (1000.0 * chance * worlds).round() / 1000.0;
    let wins = |worth: game::Worth| rounded(worth.as_chance());
    report.candidates.iter().map(|candidate| (candidate.mv.to_string(), wins(candidate.worth))).collect()
}

fn listed(wins: &[(&str, f64)]) -> Vec<(String, f64)> {
    wins.iter().map(|(mv, wins)| ((*mv).to_owned(), *wins)).collect()
}

fn pimc(view: &VeilView) -> Report<Branch> {
    let mut pimc = Pimc::<Veil, _>::new(inner(), PimcOptions::default());
    think_alone(Limits::NONE, |thinking| pimc.search(view, &mut fast(1), thinking))
}

fn epimc(view: &VeilView, delay: u32) -> Report<Branch> {
    let mut epimc = Epimc::<Veil, _>::new(inner(), EpimcOptions { delay, ..EpimcOptions::default() });
    think_alone(Limits::NONE, |thinking| epimc.search(view, &mut fast(1), thinking))
}

fn alphamu(view: &VeilView, moves: u32) -> Report<Branch> {
    let mut alphamu = AlphaMu::<Veil, _>::new(inner(), AlphaMuOptions { moves, ..AlphaMuOptions::default() });
    think_alone(Limits::NONE, |thinking| alphamu.assess(view, &mut fast(1), thinking))
}

fn ismcts(view: &VeilView, observers: Observers) -> Report<Branch> {
    let mut ismcts = Ismcts::<Veil>::new(IsmctsOptions { observers, ..IsmctsOptions::default() });
    think_alone(Limits::iterations(6000), |thinking| ismcts.search(view, &mut fast(1), thinking))
}

fn choice(report: &Report<Branch>) -> String {
    report.best().map(|best| best.mv.to_string()).unwrap_or_default()
}

#[test]
fn figure_4_open_cards_credit_the_opponent_with_knowledge() {
    let blind_min = view(FIGURE_4, "none");
    // The left branch wins in one world of four, the right in none, if MIN knows the world.
    for report in [pimc(&blind_min), epimc(&blind_min, 9), alphamu(&blind_min, 9)] {
        assert_eq!(wins(&report, 4.0), listed(&[("a", 1.0), ("b", 0.0)]));
    }
    // It does not, and wins only half of the games on the right.
    for observers in [Observers::Single, Observers::Multiple, Observers::Remembering] {
        let report = ismcts(&blind_min, observers);
        assert_eq!(choice(&report), "b", "{observers:?}");
        let chance = report.best().map_or(0.0, |best| best.worth.as_chance());
        assert!((chance - 0.5).abs() < 0.05, "{observers:?}: {chance}");
    }
}

#[test]
fn figure_4_an_opponent_who_remembers_its_cards_is_believed_to_know() {
    let knowing_min = view(FIGURE_4, "1");
    assert_eq!(choice(&ismcts(&knowing_min, Observers::Remembering)), "a");
    assert_eq!(choice(&ismcts(&knowing_min, Observers::Single)), "b", "one observer thinks nobody knows");
}

#[test]
fn figure_5_plain_sampling_puts_off_a_decision_that_it_cannot_put_off() {
    let view = view(FIGURE_5, "1");
    assert_eq!(wins(&pimc(&view), 5.0), listed(&[("a", 5.0), ("b", 4.0)]), "it claims 5 of 5");
    assert_eq!(wins(&alphamu(&view, 1), 5.0), listed(&[("a", 5.0), ("b", 4.0)]), "so do plans of one move");
    for report in [epimc(&view, 2), alphamu(&view, 2), alphamu(&view, 9)] {
        assert_eq!(
            wins(&report, 5.0),
            listed(&[("b", 4.0), ("a", 3.0)]),
            "really it is 3, and 4 on the right"
        );
    }
    for observers in [Observers::Single, Observers::Multiple, Observers::Remembering] {
        assert_eq!(choice(&ismcts(&view, observers)), "b", "{observers:?}");
    }
}

#[test]
fn figure_6_local_choices_win_one_world_and_a_plan_wins_two() {
    let view = view(&format!("0({FIGURE_6})"), "1");
    assert_eq!(wins(&pimc(&view), 5.0), listed(&[("a", 5.0)]));
    assert_eq!(wins(&epimc(&view, 2), 5.0), listed(&[("a", 1.0)]));
    assert_eq!(wins(&alphamu(&view, 1), 5.0), listed(&[("a", 5.0)]));
    assert_eq!(wins(&alphamu(&view, 2), 5.0), listed(&[("a", 2.0)]));
}

#[test]
fn figure_6_decides_a_move() {
    // Every world of the figure twice, and beside it a move that wins in 3 of the 10: more than the 2 that
    // local choices win, less than the 4 that a plan wins.
    let doubled = "1(0(1111110000 0000001111) 0(0000111111 1111000000))";
    let view = view(&format!("0({doubled} 1110000000)"), "1");
    assert_eq!(wins(&epimc(&view, 2), 10.0), listed(&[("b", 3.0), ("a", 2.0)]));
    assert_eq!(wins(&alphamu(&view, 2), 10.0), listed(&[("a", 4.0), ("b", 3.0)]));
}

#[test]
fn plans_must_be_long_enough() {
    // The guess comes at the third own decision: plans of two moves still believe that it will be known.
    let view = view("0(1(0(1(0(11100 00011) 0(11100 00011)) 11111) 11111) 11110)", "1");
    assert_eq!(choice(&alphamu(&view, 1)), "a");
    assert_eq!(choice(&alphamu(&view, 2)), "a");
    // From here on the way to the guess is avoided, or known to be one.
    let long = alphamu(&view, 3);
    assert_eq!(long.depth, 3);
    assert_eq!(wins(&long, 5.0), listed(&[("a", 5.0), ("b", 4.0)]), "the guess can be declined");
    let forced = view_of_forced_guess();
    assert_eq!(choice(&alphamu(&forced, 2)), "a");
    assert_eq!(choice(&alphamu(&forced, 3)), "b");
}

fn view_of_forced_guess() -> VeilView {
    view("0(1(0(1(0(11100 00011) 0(11100 00011)) 1(0(11100 00011))) 0(1(0(10111 01000)) 00000)) 11110)", "1")
}
