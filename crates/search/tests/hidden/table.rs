//! Searches over worlds as players of a whole card game, their limits, their mixes and their weights.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use game::random::{deal_stream, fast, seat_seed};
use game::toy::{Move, Phase, Position as ToyPosition, Toy};
use game::{
    Clock, Game, Limits, Line, NoClock, Options, Player, Position, Report, Seat, Stop, Thinking, Viewer,
    Worth, conformance, think_alone,
};
use search::example::{Branch, Spot, Veil, VeilView};
use search::mcts::{Greedy, Hint};
use search::players::RandomPlayer;
use search::tree::{Against, AlphaBeta, AlphaBetaOptions, MaxN, MaxNOptions};
use search::value::Aim;
use search::worlds::{
    Achievable, AchievableOptions, AlphaMu, AlphaMuOptions, AlphaMuPlayer, Depth, Epimc, EpimcOptions,
    EpimcPlayer, Evaluation, Function, Inner, Ismcts, IsmctsOptions, IsmctsPlayer, Observers, Pimc,
    PimcOptions, PimcPlayer, Sampling, Utility, Valued, VectorMinimax, VectorOptions,
};
use search::{Blind, Guide, Meter, Reward, Root};

#[test]
fn the_veil_keeps_all_laws() {
    conformance::check::<Veil>();
}

/// Knows when a trick of the toy is complete, and counts tricks.
#[derive(Clone, Copy)]
struct Tricks;

impl Guide<ToyPosition> for Tricks {
    fn evaluate(&self, position: &ToyPosition, seat: Seat) -> i32 {
        let tricks = position.public().tricks();
        let sides = position.sides();
        let won = |wanted: bool| -> i32 {
            let seats = Seat::all(3).filter(|other| (sides[other.index()] == sides[seat.index()]) == wanted);
            seats.map(|other| i32::from(tricks[other.index()])).sum()
        };
        won(true) - won(false)
    }

    fn settled(&self, position: &ToyPosition) -> bool {
        position.public().trick().count() == 0
    }
}

fn trusting() -> AlphaBeta<ToyPosition, Tricks> {
    let options = AlphaBetaOptions {
        aim: Aim::Own,
        against: Against::OtherSides,
        settle: 3,
        ..AlphaBetaOptions::default()
    };
    AlphaBeta::new(Tricks, options)
}

const FEW: Sampling = Sampling { worlds: 5, share: 0.5, exhaustive: true };

fn all_players() -> Vec<(&'static str, Box<dyn Player<Toy>>)> {
    let points = Utility::Points;
    let pimc = PimcOptions {
        sampling: FEW,
        depth: Depth::Fixed(6),
        mix: Some(0.7),
        utility: points,
        ..PimcOptions::default()
    };
    let epimc = EpimcOptions { sampling: FEW, depth: 3, utility: points, ..EpimcOptions::default() };
    let alphamu =
        AlphaMuOptions { sampling: FEW, moves: 2, depth: 3, utility: points, ..AlphaMuOptions::default() };
    let ismcts = |observers| {
        let reward = Reward::Score { lowest: -8, highest: 8 };
        IsmctsPlayer::new(Ismcts::new(IsmctsOptions { observers, reward, ..IsmctsOptions::default() }))
    };
    let maxn = MaxN::new(Tricks, MaxNOptions::default());
    vec![
        ("pimc", Box::new(PimcPlayer::new(Pimc::new(trusting(), pimc)))),
        ("pimc of max^n", Box::new(PimcPlayer::new(Pimc::new(maxn, pimc)))),
        ("epimc", Box::new(EpimcPlayer::new(Epimc::new(trusting(), epimc)))),
        ("alpha-mu", Box::new(AlphaMuPlayer::new(AlphaMu::new(trusting(), alphamu)))),
        ("one observer", Box::new(ismcts(Observers::Single))),
        ("many observers", Box::new(ismcts(Observers::Multiple))),
        ("observers that remember", Box::new(ismcts(Observers::Remembering))),
    ]
}

/// Plays a deal with a player in one seat and random ones in the others. The bidding is given, so that
/// somebody plays every deal: the first to speak bids, the others pass.
fn play(player: &mut dyn Player<Toy>, own: Seat, deal: u64) -> (i32, Vec<Move>) {
    let toy = Toy::from_options(&Options::none()).expect("the defaults fit");
    let dealt = toy.deal(&mut deal_stream(9, deal));
    let mut line = Line::new(toy, dealt);
    player.begin(seat_seed(9, deal, own));
    let mut random = RandomPlayer::new();
    Player::<Toy>::begin(&mut random, deal);
    while let Some(seat) = line.turn() {
        let view = line.view(Viewer::Seat(seat));
        let mv = if line.position().public().phase() == Phase::Bidding {
            line.legal()[usize::from(line.moves().is_empty())]
        } else if seat == own {
            let limits = Limits { iterations: Some(200), nodes: Some(6_000), ..Limits::NONE };
            think_alone(limits, |thinking| player.decide(&view, thinking)).mv
        } else {
            think_alone(Limits::NONE, |thinking| Player::<Toy>::decide(&mut random, &view, thinking)).mv
        };
        line.play(mv).expect("players make legal moves");
    }
    (line.ending().expect("it is over").scores[own], line.moves().to_vec())
}

#[test]
fn whole_deals_among_random_players_bring_points() {
    let score = |player: &mut dyn Player<Toy>| -> i32 {
        (0..8)
            .flat_map(|deal| Seat::all(3).map(move |own| (own, deal)))
            .map(|(own, deal)| play(player, own, deal).0)
            .sum()
    };
    let random = score(&mut RandomPlayer::new());
    for (name, mut player) in all_players() {
        let points = score(player.as_mut());
        assert!(points > random, "{name} scores {points} in 24 games, a random player {random}");
    }
}

#[test]
fn the_same_seed_plays_the_same_deal() {
    for (name, mut player) in all_players() {
        let own = Seat::new(1);
        assert_eq!(play(player.as_mut(), own, 3), play(player.as_mut(), own, 3), "{name}");
    }
}

fn veil_view(tree: &str) -> VeilView {
    let veil = Veil::new(tree, 2, "1").expect("a tree");
    Line::new(veil, 0).view(Viewer::Seat(Seat::new(0)))
}

fn inner() -> AlphaBeta<Spot, Blind> {
    AlphaBeta::new(Blind, AlphaBetaOptions::default())
}

fn means(report: &Report<Branch>) -> Vec<f64> {
    let mut all = report.candidates.clone();
    all.sort_by_key(|candidate| candidate.mv);
    all.iter().map(|candidate| candidate.worth.as_chance()).collect()
}

#[test]
fn worlds_count_by_their_weights() {
    let view = veil_view("0(1100 1(0011 0011))");
    let weigh = || Box::new(|_: &VeilView, spot: &Spot| [3.0, 0.0, 1.0, 0.0][spot.world()]);
    let mut pimc = Pimc::<Veil, _>::new(inner(), PimcOptions::default()).weighing(weigh());
    let mut epimc = Epimc::<Veil, _>::new(inner(), EpimcOptions::default()).weighing(weigh());
    let mut alphamu = AlphaMu::<Veil, _>::new(inner(), AlphaMuOptions::default()).weighing(weigh());
    let mut vector = VectorMinimax::<Veil, _>::new(inner(), VectorOptions::default()).weighing(weigh());
    let mut achievable = Achievable::<Veil, _>::new(inner(), AchievableOptions::default()).weighing(weigh());
    let mut rng = fast(1);
    for report in [
        think_alone(Limits::NONE, |thinking| pimc.search(&view, &mut rng, thinking)),
        think_alone(Limits::NONE, |thinking| epimc.search(&view, &mut rng, thinking)),
        think_alone(Limits::NONE, |thinking| alphamu.assess(&view, &mut rng, thinking)),
        think_alone(Limits::NONE, |thinking| vector.search(&view, &mut rng, thinking)),
        think_alone(Limits::NONE, |thinking| achievable.search(&view, &mut rng, thinking)),
    ] {
        assert_eq!(means(&report), [0.75, 0.25]);
    }
    let nothing = Box::new(|_: &VeilView, _: &Spot| 0.0);
    let mut weightless = Pimc::<Veil, _>::new(inner(), PimcOptions::default()).weighing(nothing);
    let report = think_alone(Limits::NONE, |thinking| weightless.search(&view, &mut rng, thinking));
    assert_eq!(means(&report), [0.5, 0.5], "where nothing weighs anything, all weigh the same");
}

#[test]
fn worlds_count_by_the_lines_that_led_to_them() {
    let view = veil_view("0(1100 1(0011 0011))");
    let weigh = Box::new(|_: &VeilView, line: &Line<Veil>| [3.0, 0.0, 1.0, 0.0][line.start().world()]);
    let sampling = Sampling { worlds: 2000, ..Sampling::default() };
    let options = PimcOptions { sampling, ..PimcOptions::default() };
    let mut pimc = Pimc::<Veil, _>::new(inner(), options).weighing_lines(weigh);
    let report = think_alone(Limits::NONE, |thinking| pimc.search(&view, &mut fast(1), thinking));
    assert_eq!(report.worlds, 2000, "sampled, though there are four");
    let means = means(&report);
    assert!((means[0] - 0.75).abs() < 0.05 && (means[1] - 0.25).abs() < 0.05, "{means:?}");
}

#[test]
fn sampled_worlds_come_near_to_all_worlds() {
    let view = veil_view("0(1110 0(0001 0001))");
    let sampling = Sampling { worlds: 400, exhaustive: false, ..Sampling::default() };
    let mut pimc = Pimc::<Veil, _>::new(inner(), PimcOptions { sampling, ..PimcOptions::default() });
    let report = think_alone(Limits::NONE, |thinking| pimc.search(&view, &mut fast(5), thinking));
    assert_eq!(report.worlds, 400);
    let means = means(&report);
    assert!((means[0] - 0.75).abs() < 0.08 && (means[0] + means[1] - 1.0).abs() < 1e-9, "{means:?}");
    let limited = think_alone(Limits::iterations(7), |thinking| pimc.search(&view, &mut fast(5), thinking));
    assert_eq!(limited.worlds, 7, "a limit of iterations is a limit of worlds");
}

/// Values nodes of the veil: the number of the node, settled where it is even.
struct Numbers;

impl Guide<Spot> for Numbers {
    fn evaluate(&self, spot: &Spot, _: Seat) -> i32 {
        spot.node() as i32
    }
    fn settled(&self, spot: &Spot) -> bool {
        spot.node().is_multiple_of(2)
    }
}

#[test]
fn a_settled_look_counts_beside_the_deep_one() {
    // Nodes: 0 root, 1 after a (not settled), 2 after a a, 3 and 4 its ends; 5 is after b.
    let view = veil_view("0(0(0([10/10] [20/20])) [6/6])");
    let options = AlphaBetaOptions { aim: Aim::Own, settle: 4, ..AlphaBetaOptions::default() };
    let search = |depth, mix| {
        let inner = AlphaBeta::new(Numbers, options);
        let options = PimcOptions { depth, mix, utility: Utility::Points, ..PimcOptions::default() };
        let mut pimc = Pimc::<Veil, _>::new(inner, options);
        let report = think_alone(Limits::NONE, |thinking| pimc.search(&view, &mut fast(1), thinking));
        let found = report.candidates.into_iter().find(|candidate| candidate.mv == Branch(0));
        match found.expect("every move is listed").worth {
            Worth::Points(points) => points,
            other => panic!("{other:?}"),
        }
    };
    assert!((search(Depth::Fixed(9), None) - 20.0).abs() < 1e-9, "to the end");
    assert!((search(Depth::Fixed(1), None) - 2.0).abs() < 1e-9, "to the first settled node");
    let mixed = search(Depth::Fixed(9), Some(0.7));
    assert!((mixed - (20.0 + 0.7 * 2.0) / 1.7).abs() < 1e-9, "{mixed}");
}

#[test]
fn any_function_can_judge_a_world() {
    let view = veil_view("0(10 01)");
    let likes_b = |world: &Root<Spot>, mv: Branch, _: u32, meter: &mut Meter<'_>| {
        meter
            .node()
            .then(|| Valued { value: i32::from(mv.0) * (1 + world.position.world() as i32), exact: true })
    };
    let function: Box<dyn Inner<Spot>> = Box::new(Function { value: likes_b, aim: Aim::Own });
    let options = PimcOptions { utility: Utility::Points, ..PimcOptions::default() };
    let mut pimc = Pimc::<Veil, _>::new(function, options);
    let report = think_alone(Limits::NONE, |thinking| pimc.search(&view, &mut fast(1), thinking));
    assert_eq!(report.best().map(|best| (best.mv, best.worth)), Some((Branch(1), Worth::Points(1.5))));
    let looks = Evaluation { guide: Numbers, aim: Aim::Own, against: Against::Everybody };
    let mut pimc = Pimc::<Veil, _>::new(looks, options);
    let report = think_alone(Limits::NONE, |thinking| pimc.search(&view, &mut fast(1), thinking));
    assert_eq!(report.best().map(|best| best.worth), Some(Worth::Points(0.0)), "ends count as they are");
}

/// A clock that gains a millisecond each time somebody looks at it.
struct Ticking(AtomicU64);

impl Clock for Ticking {
    fn now(&self) -> Duration {
        Duration::from_millis(self.0.fetch_add(1, Ordering::Relaxed))
    }
}

#[test]
fn a_share_of_the_time_goes_into_sampling() {
    let view = veil_view("0(1110 0001)");
    let worlds = |share| {
        let sampling = Sampling { worlds: 10_000, share, exhaustive: false };
        let mut pimc = Pimc::<Veil, _>::new(inner(), PimcOptions { sampling, ..PimcOptions::default() });
        let (clock, stop) = (Ticking(AtomicU64::new(0)), Stop::new());
        let mut quiet = |_: &Report<Branch>| {};
        let mut thinking = Thinking {
            limits: Limits::ms(900),
            stop: &stop,
            clock: &clock,
            threads: 1,
            progress: &mut quiet,
        };
        pimc.search(&view, &mut fast(1), &mut thinking).worlds
    };
    let (third, two_thirds) = (worlds(1.0 / 3.0), worlds(2.0 / 3.0));
    assert!((250..=300).contains(&third), "{third}");
    assert!((550..=600).contains(&two_thirds), "{two_thirds}");
}

/// After so many nodes somebody presses the button.
const PRESSED_AT: u64 = 20_000;
const ALLOWED: u64 = 1_024;

fn check_stop(search: impl FnOnce(&mut Thinking<'_, Branch>, &Stop) -> Report<Branch>) {
    let stop = Stop::new();
    let limits = Limits { nodes: Some(u64::MAX), ..Limits::NONE };
    let mut quiet = |_: &Report<Branch>| {};
    let mut thinking = Thinking { limits, stop: &stop, clock: &NoClock, threads: 1, progress: &mut quiet };
    let report = search(&mut thinking, &stop);
    assert!(report.best().is_some(), "a stopped search still has a move");
    assert!(report.nodes >= PRESSED_AT && report.nodes <= PRESSED_AT + ALLOWED, "{} nodes", report.nodes);
}

/// A search of worlds that never ends by itself.
fn endless(
    stop: &Stop,
) -> Function<impl FnMut(&Root<Spot>, Branch, u32, &mut Meter<'_>) -> Option<Valued> + Send> {
    let stop = stop.clone();
    let value = move |_: &Root<Spot>, _: Branch, _: u32, meter: &mut Meter<'_>| {
        while meter.node() {
            if meter.nodes() == PRESSED_AT {
                stop.stop();
            }
        }
        None
    };
    Function { value, aim: Aim::Win }
}

#[test]
fn searches_over_worlds_stop_when_told() {
    let view = veil_view("0(1(0(1110 0001) 0(1110 1111)) 1(0(1110 0001) 0(1110 1111)))");
    check_stop(|thinking, stop| {
        Pimc::<Veil, _>::new(endless(stop), PimcOptions::default()).search(&view, &mut fast(1), thinking)
    });
    check_stop(|thinking, stop| {
        Epimc::<Veil, _>::new(endless(stop), EpimcOptions::default()).search(&view, &mut fast(1), thinking)
    });
    check_stop(|thinking, stop| {
        VectorMinimax::<Veil, _>::new(endless(stop), VectorOptions::default()).search(
            &view,
            &mut fast(1),
            thinking,
        )
    });
    check_stop(|thinking, stop| {
        Achievable::<Veil, _>::new(
            endless(stop),
            AchievableOptions { moves: 1, ..AchievableOptions::default() },
        )
        .search(&view, &mut fast(1), thinking)
    });
    check_stop(|thinking, stop| {
        AlphaMu::<Veil, _>::new(endless(stop), AlphaMuOptions::default()).search(
            &view,
            &mut fast(1),
            thinking,
        )
    });
}

#[test]
fn information_set_search_stops_when_told() {
    let view = veil_view("0(1(0(1110 0001) 0(1110 1111)) 1(0(1110 0001) 0(1110 1111)))");
    let stop = Stop::new();
    // The looks of a position are asked for at most once a node: the button is pressed at the first question
    // after so many, and from then on the questions are counted.
    let asked = Arc::new(AtomicU64::new(0));
    let guide = {
        let (stop, asked) = (stop.clone(), Arc::clone(&asked));
        move |_: &Spot, _: Seat| {
            if asked.fetch_add(1, Ordering::Relaxed) + 1 == PRESSED_AT {
                stop.stop();
            }
            0
        }
    };
    let greedy = Some(Greedy { epsilon: 0.0, by: Hint::Evaluation });
    let options = IsmctsOptions { greedy, capacity: 1, ..IsmctsOptions::default() };
    let mut quiet = |_: &Report<Branch>| {};
    let limits = Limits { nodes: Some(u64::MAX), ..Limits::NONE };
    let mut thinking = Thinking { limits, stop: &stop, clock: &NoClock, threads: 1, progress: &mut quiet };
    let report = Ismcts::<Veil, _>::with_guide(guide, options).search(&view, &mut fast(1), &mut thinking);
    assert!(report.best().is_some(), "a stopped search still has a move");
    let asked = asked.load(Ordering::Relaxed);
    assert!((PRESSED_AT..=PRESSED_AT + ALLOWED).contains(&asked), "{asked} questions");
}

#[test]
fn limits_of_nodes_are_kept_and_nothing_is_no_answer() {
    let view = veil_view("0(1(0(1110 0001) 0(1110 1111)) 1(0(1110 0001) 0(1110 1111)))");
    for nodes in [1, 2, 10, 50] {
        for report in [
            think_alone(Limits::nodes(nodes), |thinking| {
                Pimc::<Veil, _>::new(inner(), PimcOptions::default()).search(&view, &mut fast(1), thinking)
            }),
            think_alone(Limits::nodes(nodes), |thinking| {
                Epimc::<Veil, _>::new(inner(), EpimcOptions::default()).search(&view, &mut fast(1), thinking)
            }),
            think_alone(Limits::nodes(nodes), |thinking| {
                AlphaMu::<Veil, _>::new(inner(), AlphaMuOptions::default()).search(
                    &view,
                    &mut fast(1),
                    thinking,
                )
            }),
            think_alone(Limits::nodes(nodes), |thinking| {
                VectorMinimax::<Veil, _>::new(inner(), VectorOptions::default()).search(
                    &view,
                    &mut fast(1),
                    thinking,
                )
            }),
            think_alone(Limits::nodes(nodes), |thinking| {
                Achievable::<Veil, _>::new(inner(), AchievableOptions::default()).search(
                    &view,
                    &mut fast(1),
                    thinking,
                )
            }),
            think_alone(Limits::nodes(nodes), |thinking| {
                Ismcts::<Veil>::new(IsmctsOptions::default()).search(&view, &mut fast(1), thinking)
            }),
        ] {
            assert!(report.nodes <= nodes, "{} of {nodes} nodes", report.nodes);
            assert!(report.best().is_some());
        }
    }
}
