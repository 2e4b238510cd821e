//! The trees of the tarok seed's section 3.2, exactly: what plain sampling believes, what is true, and which search finds
//! it. The table of `search::worlds` is made here, cell by cell.

use game::random::fast;
use game::{Limits, Line, Position, Report, Seat, Thinking, Viewer, Worlds, think_alone};
use search::example::{Branch, Spot, Veil, VeilView};
use search::tree::{AlphaBeta, AlphaBetaOptions};
use search::value::Aim;
use search::worlds::{
    Achievable, AchievableOptions, AlphaMu, AlphaMuOptions, Epimc, EpimcOptions, Inner, Ismcts,
    IsmctsOptions, Observers, Pimc, PimcOptions, Reduction, Utility, VectorMinimax, VectorOptions,
    by_beliefs,
};
use search::{Blind, Meter};

/// After the right move MIN wins always if it knows the world, and must guess if it does not.
const FIGURE_4: &str = "0(1(1000 1000) 1(0101 1010))";
/// On the left MAX has to choose again without knowing the world; on the right nothing is left to choose.
const FIGURE_5: &str = "0(1(0(11100 00011) 0(11100 00011)) 1(0(11110 00000) 0(11110 00000)))";
/// MIN foresees what MAX will do at both of its nodes and leads each world to where it is wrong.
const FIGURE_6: &str = "1(0(11100 00011) 0(00111 11000))";
/// At the right node 011 looks better, but MIN comes there only in worlds in which it is not.
const FIGURE_8: &str = "1(0(100) 0(100 011))";
/// The mariáš seed's example of a decision that is put off: 5 or 1, whichever world it is.
const PUT_OFF: &str = "0(1(0([5/1] [1/5])) [4/4])";

fn view(tree: &str, knowing: &str) -> VeilView {
    let veil = Veil::new(tree, 2, knowing).expect("a tree");
    Line::new(veil, 0).view(Viewer::Seat(Seat::new(0)))
}

/// A tree in which MIN decides first, behind the only move of MAX.
fn after_an_only_move(tree: &str) -> VeilView {
    view(&format!("0({tree})"), "1")
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

fn vector(view: &VeilView, reduction: Reduction) -> Report<Branch> {
    let options = VectorOptions { reduction, ..VectorOptions::default() };
    let mut vector = VectorMinimax::<Veil, _>::new(inner(), options);
    think_alone(Limits::NONE, |thinking| vector.search(view, &mut fast(1), thinking))
}

fn achievable(view: &VeilView) -> Report<Branch> {
    let mut achievable = Achievable::<Veil, _>::new(inner(), AchievableOptions::default());
    think_alone(Limits::NONE, |thinking| achievable.search(view, &mut fast(1), thinking))
}

fn alphamu(view: &VeilView, moves: u32) -> Report<Branch> {
    let mut alphamu = AlphaMu::<Veil, _>::new(inner(), AlphaMuOptions { moves, ..AlphaMuOptions::default() });
    think_alone(Limits::NONE, |thinking| alphamu.assess(view, &mut fast(1), thinking))
}

fn ismcts(view: &VeilView, observers: Observers) -> Report<Branch> {
    let mut ismcts = Ismcts::<Veil>::new(IsmctsOptions { observers, ..IsmctsOptions::default() });
    think_alone(Limits::iterations(6000), |thinking| ismcts.search(view, &mut fast(1), thinking))
}

/// The move that is best when everybody decides on what they can know: the world, for MIN, if `knowing`.
fn beliefs(tree: &str, knowing: bool) -> (Branch, f64) {
    let view = view(tree, if knowing { "1" } else { "none" });
    let worlds = view.all_worlds(64).expect("few worlds");
    let private =
        |spot: &Spot, seat: Seat| if knowing && seat == Seat::new(1) { spot.world() as u64 } else { 0 };
    let values = think_alone(Limits::NONE, |thinking: &mut Thinking<'_, ()>| {
        by_beliefs(game::View::game(&view), &worlds, &private, &mut Meter::new(thinking, Limits::NONE))
    });
    let count = worlds.len() as f64;
    let won = |(mv, mean): (Branch, f64)| (mv, mean.midpoint(1.0) * count);
    let values = values.expect("no limit").into_iter().map(won);
    values.reduce(|best, next| if next.1 > best.1 { next } else { best }).expect("a move")
}

fn choice(report: &Report<Branch>) -> String {
    report.best().map(|best| best.mv.to_string()).unwrap_or_default()
}

/// What a choice made locally at each of MAX's nodes really wins in a tree in which MIN decides first and knows all.
fn won_by_local_choices(tree: &str) -> usize {
    let veil = Veil::new(tree, 2, "1").expect("a tree");
    let first = Line::new(veil.clone(), 0);
    let mut worst = vec![1; veil.worlds()];
    for mv in first.legal() {
        let mut line = Line::new(veil.clone(), 0);
        line.play(mv).expect("it is legal");
        let chosen = pimc(&line.view(Viewer::Seat(Seat::new(0)))).best().expect("a move").mv;
        for (world, worst) in worst.iter_mut().enumerate() {
            let end = Line::new(veil.clone(), world as u8).position().after(mv).after(chosen);
            let score = end.ending().expect("it is over").scores[Seat::new(0)];
            *worst = (*worst).min(usize::from(score > 0));
        }
    }
    worst.into_iter().sum()
}

/// The table of methods and faults: `right` or `wrong` where there is a choice, else the number of worlds won.
#[test]
fn the_table_in_the_documentation_is_true() {
    let page = include_str!("../../src/worlds/mod.rs");
    let blind_min = view(FIGURE_4, "none");
    let put_off = view(FIGURE_5, "1");
    let (reading, tempting) = (after_an_only_move(FIGURE_6), after_an_only_move(FIGURE_8));
    let right = |choice: &str| if choice == "b" { "right" } else { "wrong" }.to_owned();
    let count = |report: &Report<Branch>, worlds: f64| wins(report, worlds)[0].1.to_string();
    let row = |name: &str, search: &dyn Fn(&VeilView) -> Report<Branch>| {
        let cells = [
            right(&choice(&search(&blind_min))),
            right(&choice(&search(&put_off))),
            count(&search(&reading), 5.0),
            count(&search(&tempting), 3.0),
        ];
        format!("//! | {name} | {} |", cells.join(" | "))
    };
    let claimed = format!("claims {}, wins {}", count(&pimc(&reading), 5.0), won_by_local_choices(FIGURE_6));
    let (four, five) = (right(&choice(&pimc(&blind_min))), right(&choice(&pimc(&put_off))));
    let tempted = format!("claims {}, wins {}", count(&pimc(&tempting), 3.0), won_by_local_choices(FIGURE_8));
    let single = Observers::Single;
    let believed = |tree: &str, knowing| right(&beliefs(tree, knowing).0.to_string());
    let by_belief = |tree: &str| beliefs(&format!("0({tree})"), true).1.to_string();
    let rows = [
        format!("//! | sampling ([`Pimc`]) | {four} | {five} | {claimed} | {tempted} |"),
        row("vector minimaxing ([`VectorMinimax`], [`Epimc`])", &|view| vector(view, Reduction::None)),
        row("payoff reduction", &|view| vector(view, Reduction::Payoff)),
        row("beta-reduction", &|view| vector(view, Reduction::Beta)),
        row("achievable sets ([`Achievable`])", &achievable),
        row("alpha-mu ([`AlphaMu`])", &|view| alphamu(view, 9)),
        format!(
            "//! | information sets ([`Ismcts`]) | {} | {} | | |",
            right(&choice(&ismcts(&blind_min, single))),
            right(&choice(&ismcts(&put_off, single))),
        ),
        format!(
            "//! | belief states ([`by_beliefs`]) | {} | {} | {} | {} |",
            believed(FIGURE_4, false),
            believed(FIGURE_5, true),
            by_belief(FIGURE_6),
            by_belief(FIGURE_8),
        ),
    ];
    let table = rows.join("\n");
    assert!(page.contains(&table), "the table of search::worlds should be\n{table}");
}

#[test]
fn figure_4_open_cards_credit_the_opponent_with_knowledge() {
    let blind_min = view(FIGURE_4, "none");
    // The left branch wins in one world of four, the right in none, if MIN knows the world.
    for report in [pimc(&blind_min), epimc(&blind_min, 9), alphamu(&blind_min, 9), achievable(&blind_min)] {
        assert_eq!(wins(&report, 4.0), listed(&[("a", 1.0), ("b", 0.0)]));
    }
    for reduction in [Reduction::None, Reduction::Payoff, Reduction::Beta] {
        assert_eq!(wins(&vector(&blind_min, reduction), 4.0), listed(&[("a", 1.0), ("b", 0.0)]));
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
    let truth = listed(&[("b", 4.0), ("a", 3.0)]);
    for report in [epimc(&view, 2), alphamu(&view, 2), alphamu(&view, 9), achievable(&view)] {
        assert_eq!(wins(&report, 5.0), truth, "really it is 3, and 4 on the right");
    }
    // Figure 7: left 11100, right 11110.
    for reduction in [Reduction::None, Reduction::Payoff, Reduction::Beta] {
        assert_eq!(wins(&vector(&view, reduction), 5.0), truth);
    }
    for observers in [Observers::Single, Observers::Multiple, Observers::Remembering] {
        assert_eq!(choice(&ismcts(&view, observers)), "b", "{observers:?}");
    }
}

#[test]
fn the_marias_seeds_example_has_a_mean_of_5_and_is_worth_3() {
    let view = view(PUT_OFF, "1");
    let own = || AlphaBeta::new(Blind, AlphaBetaOptions { aim: Aim::Own, ..AlphaBetaOptions::default() });
    let points = |report: &Report<Branch>| -> Vec<(String, f64)> {
        let number = |worth| match worth {
            game::Worth::Points(points) => points,
            other => panic!("{other:?}"),
        };
        report.candidates.iter().map(|found| (found.mv.to_string(), number(found.worth))).collect()
    };
    assert_eq!(own().aim(), Aim::Own);
    let options = PimcOptions { utility: Utility::Points, ..PimcOptions::default() };
    let mut sampling = Pimc::<Veil, _>::new(own(), options);
    let report = think_alone(Limits::NONE, |thinking| sampling.search(&view, &mut fast(1), thinking));
    assert_eq!(points(&report), listed(&[("a", 5.0), ("b", 4.0)]));
    let options = VectorOptions { utility: Utility::Points, ..VectorOptions::default() };
    let mut vector = VectorMinimax::<Veil, _>::new(own(), options);
    let report = think_alone(Limits::NONE, |thinking| vector.search(&view, &mut fast(1), thinking));
    assert_eq!(points(&report), listed(&[("b", 4.0), ("a", 3.0)]));
}

#[test]
fn figure_6_local_choices_win_one_world_and_a_plan_wins_two() {
    let view = after_an_only_move(FIGURE_6);
    assert_eq!(wins(&pimc(&view), 5.0), listed(&[("a", 5.0)]));
    assert_eq!(won_by_local_choices(FIGURE_6), 1);
    assert_eq!(wins(&epimc(&view, 2), 5.0), listed(&[("a", 1.0)]));
    assert_eq!(wins(&vector(&view, Reduction::Payoff), 5.0), listed(&[("a", 1.0)]));
    assert_eq!(wins(&alphamu(&view, 1), 5.0), listed(&[("a", 5.0)]));
    for report in [alphamu(&view, 2), vector(&view, Reduction::Beta), achievable(&view)] {
        assert_eq!(wins(&report, 5.0), listed(&[("a", 2.0)]));
    }
}

#[test]
fn figure_6_decides_a_move() {
    // Every world of the figure twice, and beside it a move that wins in 3 of the 10: more than the 2 that
    // local choices win, less than the 4 that a plan wins.
    let doubled = "1(0(1111110000 0000001111) 0(0000111111 1111000000))";
    let view = view(&format!("0({doubled} 1110000000)"), "1");
    assert_eq!(wins(&epimc(&view, 2), 10.0), listed(&[("b", 3.0), ("a", 2.0)]));
    for report in [alphamu(&view, 2), vector(&view, Reduction::Beta), achievable(&view)] {
        assert_eq!(wins(&report, 10.0), listed(&[("a", 4.0), ("b", 3.0)]));
    }
}

#[test]
fn figure_8_the_tempting_leaf_is_never_reached_where_it_wins() {
    let view = after_an_only_move(FIGURE_8);
    assert_eq!(won_by_local_choices(FIGURE_8), 0);
    assert_eq!(wins(&vector(&view, Reduction::None), 3.0), listed(&[("a", 0.0)]));
    for report in [vector(&view, Reduction::Payoff), vector(&view, Reduction::Beta), alphamu(&view, 9)] {
        assert_eq!(wins(&report, 3.0), listed(&[("a", 1.0)]));
    }
    // Beta-reduction knows only what it has searched already: with the right child first nothing is capped in time.
    let turned = after_an_only_move("1(0(100 011) 0(100))");
    assert_eq!(wins(&vector(&turned, Reduction::Beta), 3.0), listed(&[("a", 0.0)]));
    assert_eq!(wins(&vector(&turned, Reduction::Payoff), 3.0), listed(&[("a", 1.0)]));
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
    assert_eq!(choice(&vector(&forced, Reduction::None)), "b", "to the end");
}

fn view_of_forced_guess() -> VeilView {
    view("0(1(0(1(0(11100 00011) 0(11100 00011)) 1(0(11100 00011))) 0(1(0(10111 01000)) 00000)) 11110)", "1")
}
