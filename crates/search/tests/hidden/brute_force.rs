//! Searches over worlds against brute force on made-up games with hidden information.

use crate::common::veils::{Everything, VeilPlan, Worthing, veil};
use game::random::fast;
use game::{Limits, Line, Report, Seat, Viewer, Worth, think_alone};
use search::Blind;
use search::example::{Branch, Spot, Veil, VeilView};
use search::tree::{Against, AlphaBeta, AlphaBetaOptions, MaxN, MaxNOptions};
use search::value::Aim;
use search::worlds::{
    Achievable, AchievableOptions, AlphaMu, AlphaMuOptions, Depth, Epimc, EpimcOptions, Pimc, PimcOptions,
    Reduction, Sampling, TO_THE_END, Utility, VectorMinimax, VectorOptions,
};

/// All worlds, whatever their number.
const ALL: Sampling = Sampling { worlds: 64, share: 0.5, exhaustive: true };

const PLANS: [(VeilPlan, Worthing); 6] = [
    (VeilPlan::DUEL, WINNING),
    (VeilPlan { subtle: true, ..VeilPlan::DUEL }, WINNING),
    (VeilPlan { points: true, worlds: 3, subtle: true, ..VeilPlan::DUEL }, SCORING),
    (VeilPlan { seats: 3, subtle: true, ..VeilPlan::DUEL }, WINNING),
    (VeilPlan { seats: 3, points: true, worlds: 3, subtle: true, ..VeilPlan::DUEL }, SCORING),
    (
        VeilPlan { seats: 3, points: true, worlds: 3, subtle: true, friends: "2", ..VeilPlan::DUEL },
        Worthing { against: Against::OtherSides, ..SCORING },
    ),
];

const WINNING: Worthing =
    Worthing { aim: Aim::Win, against: Against::Everybody, utility: Utility::Chance { scale: 100.0 } };
const SCORING: Worthing = Worthing { aim: Aim::Own, against: Against::Everybody, utility: Utility::Points };

type Exact = AlphaBeta<Spot, Blind>;

fn exact(worthing: Worthing) -> Exact {
    let options = AlphaBetaOptions {
        aim: worthing.aim,
        against: worthing.against,
        table: None,
        ..AlphaBetaOptions::default()
    };
    AlphaBeta::new(Blind, options)
}

fn view(veil: &Veil) -> VeilView {
    Line::new(veil.clone(), 0).view(Viewer::Seat(Seat::new(0)))
}

fn number(worth: Worth) -> f64 {
    match worth {
        Worth::Chance(number) | Worth::Points(number) => number,
        other => panic!("{other:?} is no mean"),
    }
}

/// The worth of each move, in the order of the moves.
fn by_move(report: &Report<Branch>) -> Vec<f64> {
    let mut moves: Vec<(Branch, f64)> =
        report.candidates.iter().map(|candidate| (candidate.mv, number(candidate.worth))).collect();
    moves.sort_by_key(|(mv, _)| *mv);
    moves.into_iter().map(|(_, worth)| worth).collect()
}

fn assert_close(found: &[f64], expected: &[f64], what: &str) {
    let close = found.len() == expected.len()
        && found.iter().zip(expected).all(|(found, expected)| (found - expected).abs() < 1e-9);
    assert!(close, "{what}: {found:?}, not {expected:?}");
}

fn pimc(view: &VeilView, worthing: Worthing, depth: Depth) -> Report<Branch> {
    let options = PimcOptions { sampling: ALL, utility: worthing.utility, depth, ..PimcOptions::default() };
    let mut pimc = Pimc::<Veil, _>::new(exact(worthing), options);
    think_alone(Limits::NONE, |thinking| pimc.search(view, &mut fast(1), thinking))
}

fn epimc(view: &VeilView, worthing: Worthing, delay: u32) -> Report<Branch> {
    let options = EpimcOptions { sampling: ALL, delay, utility: worthing.utility, ..EpimcOptions::default() };
    let mut epimc = Epimc::<Veil, _>::new(exact(worthing), options);
    think_alone(Limits::NONE, |thinking| epimc.search(view, &mut fast(1), thinking))
}

fn alphamu_options(worthing: Worthing, moves: u32) -> AlphaMuOptions {
    AlphaMuOptions { sampling: ALL, moves, utility: worthing.utility, ..AlphaMuOptions::default() }
}

fn alphamu(view: &VeilView, worthing: Worthing, options: AlphaMuOptions) -> Report<Branch> {
    let mut alphamu = AlphaMu::<Veil, _>::new(exact(worthing), options);
    think_alone(Limits::NONE, |thinking| alphamu.search(view, &mut fast(1), thinking))
}

fn assessed(view: &VeilView, worthing: Worthing, options: AlphaMuOptions) -> Report<Branch> {
    let mut alphamu = AlphaMu::<Veil, _>::new(exact(worthing), options);
    think_alone(Limits::NONE, |thinking| alphamu.assess(view, &mut fast(1), thinking))
}

fn best(values: &[f64]) -> f64 {
    values.iter().copied().fold(f64::NEG_INFINITY, f64::max)
}

#[test]
fn pimc_is_the_average_of_minimax() {
    for (plan, worthing) in PLANS {
        for seed in 0..400 {
            let veil = veil(plan, seed);
            let truth = Everything::of(&veil, worthing).open_cards();
            let what = format!("game {seed} of {plan:?}");
            for depth in [Depth::Fixed(TO_THE_END), Depth::Deepening(TO_THE_END)] {
                let report = pimc(&view(&veil), worthing, depth);
                assert_close(&by_move(&report), &truth, &what);
                assert_eq!(report.worlds, veil.worlds() as u64);
            }
            assert_close(&by_move(&epimc(&view(&veil), worthing, 1)), &truth, &what);
            let one_move = alphamu(&view(&veil), worthing, alphamu_options(worthing, 1));
            assert_close(&by_move(&one_move), &truth, &what);
        }
    }
}

#[test]
fn alphamu_finds_the_best_plan() {
    let mut tried = 0;
    let mut unlike_pimc = 0;
    for (plan, worthing) in PLANS {
        for seed in 0..400 {
            let veil = veil(plan, seed);
            let everything = Everything::of(&veil, worthing);
            if everything.plans() > 5_000 {
                continue;
            }
            tried += 1;
            let truth = everything.best_plans();
            unlike_pimc += u32::from(truth != everything.open_cards());
            let what = format!("game {seed} of {plan:?}");
            let options = alphamu_options(worthing, 9);
            assert_close(&by_move(&assessed(&view(&veil), worthing, options)), &truth, &what);
            for (early_cut, root_cut, useless_worlds) in
                [(true, true, true), (true, false, false), (false, true, false), (false, false, true)]
            {
                let options = AlphaMuOptions { early_cut, root_cut, useless_worlds, ..options };
                let found = alphamu(&view(&veil), worthing, options);
                let value = found.best().map_or(f64::NAN, |best| number(best.worth));
                assert!((value - best(&truth)).abs() < 1e-9, "{what}: {value}, not {truth:?}");
                let played = found.best().map_or(0, |best| best.mv.0 as usize);
                assert!((truth[played] - best(&truth)).abs() < 1e-9, "{what}: it plays {played}");
            }
        }
    }
    assert!(tried > 1_500 && unlike_pimc > 100, "{tried} games, {unlike_pimc} of them not for PIMC");
}

#[test]
fn longer_plans_rest_on_less_belief() {
    for (plan, worthing) in PLANS {
        for seed in 0..150 {
            let veil = veil(plan, seed);
            let mut before: Option<Vec<f64>> = None;
            for moves in 1..5 {
                let options = AlphaMuOptions { early_cut: false, ..alphamu_options(worthing, moves) };
                let now = by_move(&assessed(&view(&veil), worthing, options));
                if let Some(before) = before {
                    let falls = now.iter().zip(&before).all(|(now, before)| *now <= before + 1e-9);
                    assert!(falls, "game {seed} of {plan:?}: {before:?}, then {now:?}");
                }
                before = Some(now);
            }
        }
    }
}

#[test]
fn the_cuts_of_alphamu_save_nodes() {
    let nodes = |early_cut, root_cut, useless_worlds| -> u64 {
        (0..100)
            .map(|seed| {
                let veil = veil(VeilPlan { depth: 6, ..VeilPlan::DUEL }, seed);
                let options =
                    AlphaMuOptions { early_cut, root_cut, useless_worlds, ..alphamu_options(WINNING, 3) };
                alphamu(&view(&veil), WINNING, options).nodes
            })
            .sum()
    };
    let none = nodes(false, false, false);
    assert!(nodes(false, true, false) < none);
    // The other two pay for their bounds with inner searches, and must win that back together.
    assert!(nodes(true, true, true) < none);
}

#[test]
fn without_others_extended_pimc_finds_the_best_plan() {
    let plan = VeilPlan { alone: true, subtle: true, depth: 3, ..VeilPlan::DUEL };
    for seed in 0..300 {
        let veil = veil(plan, seed);
        let truth = Everything::of(&veil, WINNING).best_plans();
        let what = format!("game {seed}");
        assert_close(&by_move(&epimc(&view(&veil), WINNING, 9)), &truth, &what);
    }
}

#[test]
fn extended_pimc_lies_between_open_cards_and_what_can_be_had() {
    // Its plan is a real one, so it cannot promise more than the best; with each delay it believes less.
    for (plan, worthing) in PLANS {
        for seed in 0..150 {
            let veil = veil(plan, seed);
            let everything = Everything::of(&veil, worthing);
            if everything.plans() > 5_000 {
                continue;
            }
            let (open, can) = (everything.open_cards(), everything.best_plans());
            let found = by_move(&epimc(&view(&veil), worthing, 9));
            let what = format!("game {seed} of {plan:?}: {found:?}, {can:?}, {open:?}");
            // A friend who knows the world may be led astray by local choices, too.
            assert!(found.iter().zip(&can).all(|(found, can)| *found <= can + 1e-9), "{what}");
        }
    }
}

#[test]
fn max_n_inside_is_the_average_of_max_n() {
    for seed in 0..300 {
        let plan = VeilPlan { seats: 3, points: true, worlds: 3, subtle: true, ..VeilPlan::DUEL };
        let veil = veil(plan, seed);
        let options = PimcOptions { sampling: ALL, utility: Utility::Points, ..PimcOptions::default() };
        let mut pimc = Pimc::<Veil, _>::new(MaxN::new(Blind, MaxNOptions::default()), options);
        let report = think_alone(Limits::NONE, |thinking| pimc.search(&view(&veil), &mut fast(1), thinking));
        let count = view_moves(&veil);
        let truth: Vec<f64> = (0..count)
            .map(|mv| {
                let sum: i32 = (0..veil.worlds() as u8)
                    .map(|world| {
                        let line = Line::new(veil.clone(), world);
                        max_n(&game::Position::after(line.position(), Branch(mv as u8)))[0]
                    })
                    .sum();
                f64::from(sum) / veil.worlds() as f64
            })
            .collect();
        assert_close(&by_move(&report), &truth, &format!("game {seed}"));
    }
}

fn view_moves(veil: &Veil) -> usize {
    game::View::legal(&view(veil)).len()
}

/// Everybody for themselves; of equals the first.
fn max_n(spot: &Spot) -> [i32; 3] {
    use game::Position;
    let Some(seat) = spot.turn() else {
        let scores = spot.ending().expect("it is over").scores;
        return [scores[Seat::new(0)], scores[Seat::new(1)], scores[Seat::new(2)]];
    };
    let mut best: Option<[i32; 3]> = None;
    for mv in spot.legal() {
        let values = max_n(&spot.after(mv));
        if best.is_none_or(|best| values[seat.index()] > best[seat.index()]) {
            best = Some(values);
        }
    }
    best.expect("somebody is to move")
}

fn vector(view: &VeilView, worthing: Worthing, reduction: Reduction, cuts: bool) -> Report<Branch> {
    let options = VectorOptions {
        sampling: ALL,
        utility: worthing.utility,
        reduction,
        cuts,
        ..VectorOptions::default()
    };
    let mut vector = VectorMinimax::<Veil, _>::new(exact(worthing), options);
    think_alone(Limits::NONE, |thinking| vector.search(view, &mut fast(1), thinking))
}

#[test]
fn vector_minimaxing_is_what_its_definition_says_with_and_without_payoff_reduction() {
    let mut unlike = 0;
    for (plan, worthing) in PLANS {
        for seed in 0..400 {
            let veil = veil(plan, seed);
            let everything = Everything::of(&veil, worthing);
            let what = format!("game {seed} of {plan:?}");
            let plain = everything.vectors(false);
            assert_close(&by_move(&vector(&view(&veil), worthing, Reduction::None, true)), &plain, &what);
            let reduced = everything.vectors(true);
            assert_close(&by_move(&vector(&view(&veil), worthing, Reduction::Payoff, true)), &reduced, &what);
            unlike += u32::from(plain != reduced);
        }
    }
    assert!(unlike > 50, "the reduction matters in {unlike} games");
}

#[test]
fn beta_reduction_promises_no_more_than_can_be_had() {
    let mut better = 0;
    for (plan, worthing) in PLANS {
        for seed in 0..400 {
            let veil = veil(plan, seed);
            let everything = Everything::of(&veil, worthing);
            if everything.plans() > 5_000 {
                continue;
            }
            let truth = everything.best_plans();
            let found = by_move(&vector(&view(&veil), worthing, Reduction::Beta, true));
            let uncut = by_move(&vector(&view(&veil), worthing, Reduction::Beta, false));
            assert_close(&found, &uncut, &format!("game {seed} of {plan:?}: cuts"));
            let promised = found.iter().zip(&truth).all(|(found, truth)| *found <= truth + 1e-9);
            assert!(promised, "game {seed} of {plan:?}: {found:?}, at most {truth:?}");
            let plain = everything.vectors(false);
            better += u32::from(best(&found) > best(&plain) + 1e-9);
        }
    }
    assert!(better > 10, "it found more than vector minimaxing in {better} games");
}

#[test]
fn achievable_sets_are_sets_of_one_plan_and_mostly_the_largest() {
    let (mut tried, mut largest) = (0, 0);
    for plan in
        [VeilPlan::DUEL, VeilPlan { subtle: true, ..VeilPlan::DUEL }, VeilPlan { seats: 3, ..VeilPlan::DUEL }]
    {
        for seed in 0..600 {
            let veil = veil(plan, seed);
            let everything = Everything::of(&veil, WINNING);
            if everything.plans() > 5_000 {
                continue;
            }
            let truth = everything.best_plans();
            for moves in [1, 9] {
                let options = AchievableOptions { sampling: ALL, moves, ..AchievableOptions::default() };
                let mut search = Achievable::<Veil, _>::new(exact(WINNING), options);
                let found =
                    think_alone(Limits::NONE, |thinking| search.search(&view(&veil), &mut fast(1), thinking));
                for (found, truth) in by_move(&found).into_iter().zip(&truth) {
                    assert!(found <= truth + 1e-9, "game {seed} of {plan:?}: {found}, at most {truth}");
                    tried += 1;
                    largest += u32::from(found > truth - 1e-9);
                }
            }
        }
    }
    assert!(tried > 3_000 && largest * 100 > tried * 97, "{largest} of {tried} are the largest");
}
