//! The solver of open hands against plain minimax on the rules, without table, bounds or equals.

mod common;

use common::{deals, dealt};
use game::random::{below, fast};
use game::{Limits, MoveList, Position as _, Seat, Thinking, think_alone};
use marias::{Aim, Goal, LastSeven, Marias, Move, OpenHands, Phase, Position, counted_points, points, value};
use search::Meter;
use search::solve::Switches;

/// What is at stake, and both orders of rank, in every profile.
const VARIANTS: [&str; 9] = [
    "profile=seed",
    "profile=openmarias",
    "profile=voleny-csm",
    "profile=seed,rank_order=natural",
    "profile=openmarias,rank_order=natural,forhont=1",
    "profile=openmarias,betl_durch=yes,forhont=2",
    "profile=voleny-csm,hundred_replaces=no,killed_doubles=yes,cap=0",
    "profile=openmarias,hundred_marriage=first,keep_seven=yes",
    "profile=openmarias,tariff=1/7/5/15/30,hundred_base=3",
];

/// A random deal with random bids, played at random until everybody has so many cards.
fn ending(options: &str, seed: u64, cards: usize) -> Option<Position> {
    let line = dealt(options, seed);
    let mut position = *line.position();
    let mut rng = fast(seed);
    while !position.is_over()
        && (position.public().phase() < Phase::Playing || position.public().play().left() > cards)
    {
        let mut mv = position.random_move(&mut rng);
        if position.public().phase() == Phase::Answering && below(&mut rng, 4) > 0 {
            mv = Move::Good;
        }
        position.play_unchecked(mv);
    }
    (!position.is_over()).then_some(position)
}

/// What the end of a deal is worth to declarer's side.
fn worth(end: &Position, aim: Aim, seven: usize) -> i32 {
    let public = end.public();
    let hundred = public.announced(Goal::Stovka).unwrap_or(0);
    match aim {
        Aim::Money => value(public),
        Aim::Points => points(public, 0) as i32,
        Aim::Hra => i32::from(points(public, 0) > points(public, 1)),
        Aim::Sedma => {
            let took = matches!(public.play().last_seven(), LastSeven::Took(_));
            i32::from(took == (seven == 0))
        }
        Aim::Stovka => i32::from((counted_points(public, hundred) >= 100) == (hundred == 0)),
    }
}

/// Minimax without any cut.
fn minimax(position: &Position, aim: Aim, seven: usize) -> i32 {
    let Some(turn) = position.turn() else { return worth(position, aim, seven) };
    let moves = position.legal();
    let values = moves.iter().map(|mv| minimax(&position.after(mv), aim, seven));
    if turn == position.public().declarer() { values.max() } else { values.min() }.unwrap()
}

/// The side that holds the trump seven; declarer's if nobody does.
fn seven_side(position: &Position) -> usize {
    let Some(trump) = position.public().trump() else { return 0 };
    let seven = marias::seven(trump);
    let holder = Seat::all(3).find(|seat| position.hand(*seat).contains(seven));
    let laid = position.public().laid().find(|(_, card)| *card == seven).map(|(seat, _)| seat);
    holder.or(laid).map_or(0, |seat| position.public().side(seat))
}

fn compare(solver: &mut OpenHands, position: &Position, what: &str) -> usize {
    let mut compared = 0;
    let seven = seven_side(position);
    think_alone(Limits::NONE, |thinking: &mut Thinking<'_, Move>| {
        let mut meter = Meter::new(thinking, Limits::NONE);
        for aim in Aim::ALL {
            if position.public().trump().is_none() && aim != Aim::Money {
                assert_eq!(solver.value(position, aim, &mut meter), None, "{what}: there are no points");
                continue;
            }
            let plain = minimax(position, aim, seven);
            assert_eq!(solver.value(position, aim, &mut meter), Some(plain), "{what}, {aim:?}");
            assert_eq!(solver.value_near(position, aim, plain, &mut meter), Some(plain), "{what}, {aim:?}");
            let each = solver.each(position, aim, &mut meter).unwrap();
            assert_eq!(each.len(), position.count_legal());
            for (mv, value) in each {
                let plain = minimax(&position.after(mv), aim, seven);
                assert_eq!(value, plain, "{what}, {aim:?}, {mv}");
            }
            compared += 1;
        }
    });
    compared
}

#[test]
fn endings_are_worth_what_minimax_says() {
    let mut solver = OpenHands::default();
    let mut endings = 0;
    for (place, options) in VARIANTS.iter().enumerate() {
        for seed in 0..deals(45, 335) {
            let seed = 1000 * place as u64 + seed;
            let cards = if seed.is_multiple_of(4) { 5 } else { 4 };
            let Some(mut position) = ending(options, seed, cards) else { continue };
            // Also in the middle of a trick.
            for _ in 0..seed % 3 {
                let mv = position.random_move(&mut fast(seed));
                position.play_unchecked(mv);
            }
            compare(&mut solver, &position, &format!("{options}, seed {seed}"));
            endings += 1;
        }
    }
    assert!(endings >= VARIANTS.len() as u64 as usize * 30);
}

#[test]
fn no_switch_changes_a_value() {
    let off = |bit: u32| Switches {
        banking: bit != 0,
        bounds: bit != 1,
        selection: bit != 2,
        boundaries: bit != 3,
        table: bit != 4,
        replies: bit != 5,
    };
    let mut solvers: Vec<OpenHands> =
        (0..7).map(off).chain([Switches::NONE]).map(|switches| OpenHands::new(switches, 1 << 12)).collect();
    for options in VARIANTS {
        for seed in 0..deals(6, 60) {
            let Some(position) = ending(options, 50_000 + seed, 5) else { continue };
            think_alone(Limits::NONE, |thinking: &mut Thinking<'_, Move>| {
                let mut meter = Meter::new(thinking, Limits::NONE);
                for aim in Aim::ALL {
                    let values: Vec<Option<i32>> =
                        solvers.iter_mut().map(|solver| solver.value(&position, aim, &mut meter)).collect();
                    assert!(
                        values.windows(2).all(|pair| pair[0] == pair[1]),
                        "{options}, {seed}, {aim:?}: {values:?}"
                    );
                }
            });
        }
    }
}

/// The second solver: alpha-beta on the rules alone.
fn slow(position: &Position, aim: Aim, seven: usize, (mut low, mut high): (i32, i32)) -> i32 {
    let Some(turn) = position.turn() else { return worth(position, aim, seven) };
    let own = turn == position.public().declarer();
    let mut best = if own { i32::MIN } else { i32::MAX };
    let moves = position.legal();
    for place in (0..moves.len()).rev() {
        let value = slow(&position.after(moves.get(place)), aim, seven, (low, high));
        if own {
            best = best.max(value);
            low = low.max(best);
        } else {
            best = best.min(value);
            high = high.min(best);
        }
        if low >= high {
            break;
        }
    }
    best
}

#[test]
fn longer_endings_are_worth_what_a_slow_solver_says() {
    let mut solver = OpenHands::default();
    let cards = deals(6, 8) as usize;
    for (place, options) in VARIANTS.iter().enumerate() {
        for seed in 0..deals(4, 30) {
            let Some(position) = ending(options, 90_000 + 1000 * place as u64 + seed, cards) else {
                continue;
            };
            let seven = seven_side(&position);
            for aim in [Aim::Money, Aim::Points] {
                if position.public().trump().is_none() && aim != Aim::Money {
                    continue;
                }
                let plain = slow(&position, aim, seven, (-i32::MAX, i32::MAX));
                let found = think_alone(Limits::NONE, |thinking: &mut Thinking<'_, Move>| {
                    solver.value(&position, aim, &mut Meter::new(thinking, Limits::NONE))
                });
                assert_eq!(found, Some(plain), "{options}, seed {seed}, {aim:?}");
            }
        }
    }
}

/// A window around the solver's answer makes a whole deal feasible; that it is right is found out all the same.
#[test]
fn whole_deals_are_worth_what_a_slow_solver_says() {
    let mut solver = OpenHands::default();
    let cards = deals(7, 10) as usize;
    for (place, options) in VARIANTS.iter().enumerate() {
        let Some(position) = (0..20).find_map(|seed| {
            ending(options, 70_000 + 1000 * place as u64 + seed, cards)
                .filter(|position| position.public().trump().is_some())
        }) else {
            continue;
        };
        let found = think_alone(Limits::NONE, |thinking: &mut Thinking<'_, Move>| {
            solver.value(&position, Aim::Money, &mut Meter::new(thinking, Limits::NONE))
        });
        let found = found.expect("there is no limit");
        let plain = slow(&position, Aim::Money, seven_side(&position), (found - 1, found + 1));
        assert_eq!(found, plain, "{options}");
    }
}

#[test]
fn every_aim_is_answered_for_every_seat() {
    use game::{Exact, Hosted, NoAnswer};
    let mut line = dealt("", 3);
    while line.position().public().phase() < Phase::Playing || line.position().public().play().left() > 5 {
        let first = line.legal()[0];
        line.play(first).unwrap();
    }
    let mut solver = line.game().solver().unwrap().unwrap();
    assert_eq!(solver.aims(), ["money", "points", "hra", "sedma", "stovka"]);
    let mut answer = |aim: &str| {
        solver.aim_at(aim).unwrap();
        think_alone(Limits::NONE, |thinking| solver.answer(&line, thinking)).unwrap()
    };
    let scores = |value: Exact| match value {
        Exact::Scores(scores) => scores.as_slice().to_vec(),
        other => panic!("{other} is no score"),
    };
    let money = answer("money");
    assert_eq!((scores(money.value).iter().sum::<i32>(), money.unit), (0, None));
    for aim in ["money", "hra", "sedma", "stovka"] {
        let found = answer(aim);
        let here = found.from_here(found.value).unwrap();
        assert_eq!(
            here.as_slice(),
            scores(found.value),
            "{aim} is settled at the end: nobody has any of it yet"
        );
    }
    assert_eq!(money.moves.len(), line.legal().len());
    let solved = answer("points");
    let each = scores(solved.value);
    let public = line.position().public();
    assert_eq!(solved.unit, Some("points"));
    assert_eq!(each[1], each[2], "a side's points stand for each of its seats");
    let rest = solved.from_here(solved.value).unwrap();
    assert_eq!(rest[Seat::new(0)] + points(public, 0) as i32, each[0], "declarer is seat 0");
    let hra = scores(answer("hra").value);
    assert_eq!(hra[0] + hra[1], 1);
    assert_eq!(hra[0] == 1, each[0] > each[1]);
    assert!(
        matches!(solver.aim_at("tricks"), Err(NoAnswer::Impossible(why)) if why.contains("money, points"))
    );
}

#[test]
fn nothing_is_solved_before_the_first_card() {
    let line = dealt("", 1);
    let mut solver = OpenHands::default();
    let found = think_alone(Limits::NONE, |thinking: &mut Thinking<'_, Move>| {
        solver.value(line.position(), Aim::Money, &mut Meter::new(thinking, Limits::NONE))
    });
    assert_eq!(found, None);
    let _: &Marias = line.game();
}
