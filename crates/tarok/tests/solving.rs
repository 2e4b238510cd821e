//! Open hands: the solver says what plain minimax says, over all contracts, presets, announcements and raises.

mod common;

use common::game;
use game::random::{Fast, below, deal_stream, fast};
use game::{
    Exact, Game, Hosted, Limits, Line, MoveList, NoAnswer, Position as _, Seat, Thinking, think_alone,
};
use search::Meter;
use search::solve::Switches;
use tarok::{Aim, Contract, Move, OpenHands, Phase, Position, Tarok, each_for_himself, points, thirds};

/// What an end is worth by an aim, as declarer sees it; in klop as `seat` does.
fn worth(end: &Position, aim: Aim, seat: Seat) -> i32 {
    let scores = end.ending().expect("the deal is over").scores;
    let public = end.public();
    match public.contract().unwrap() {
        Contract::Klop => match aim {
            Aim::Points => -points(thirds(public.taken(seat))),
            _ => -thirds(public.taken(seat)),
        },
        Contract::Beggar => match aim {
            Aim::Score => 3 * scores[seat] - scores.sum(),
            _ => i32::from(public.tricks(seat) == 0),
        },
        _ => {
            let all = thirds(public.taken(seat)) + thirds(end.discards());
            match aim {
                Aim::Score => 3 * scores[seat] - scores.sum(),
                Aim::Points => points(all),
                Aim::Thirds => all,
                Aim::Win => i32::from(points(all) > 35),
            }
        }
    }
}

/// Minimax without anything that could go wrong.
fn plain(position: &Position, aim: Aim, seat: Seat) -> i32 {
    let Some(turn) = position.turn() else { return worth(position, aim, seat) };
    let moves = position.legal();
    let values = moves.iter().map(|mv| plain(&position.after(mv), aim, seat));
    if turn == seat { values.max() } else { values.min() }.expect("somebody is to play")
}

/// Everybody for himself, by the public rules: each takes the first of the cards that bring him most.
fn selfish(position: &Position) -> [i32; 3] {
    let Some(turn) = position.turn() else {
        let scores = position.ending().expect("the deal is over").scores;
        return [0, 1, 2].map(|seat| scores[Seat::new(seat)]);
    };
    let mut best: Option<[i32; 3]> = None;
    for mv in position.legal().iter() {
        let found = selfish(&position.after(mv));
        if best.is_none_or(|known| found[turn.index()] > known[turn.index()]) {
            best = Some(found);
        }
    }
    best.expect("somebody is to play")
}

#[test]
fn selfish_klop_is_what_brute_force_finds() {
    let presets = ["", "preset=tarok-net", "preset=pagat", "mond_always=yes,klop_full=12", "klop_empty=30"];
    let (mut checked, mut full) = (0, 0);
    for index in 0..150 {
        let game = game(presets[index as usize % presets.len()]);
        // Every sixth contract is klop.
        let klop = Contract::ALL.iter().position(|contract| *contract == Contract::Klop).unwrap() as u64;
        let cards = if index % 10 == 0 { 4 } else { 3 };
        let Some(position) = ending(&game, 6 * index + klop, cards, &mut fast(index)) else { continue };
        let found = think_alone(Limits::NONE, |thinking: &mut Thinking<'_, Move>| {
            each_for_himself(&position, &mut Meter::new(thinking, Limits::NONE))
        });
        let expected = selfish(&position);
        assert_eq!(found, Some(expected), "deal {index}");
        checked += 1;
        full += i32::from(expected.contains(&-70));
    }
    assert!(checked > 100 && full > 0, "{checked} endings, {full} of them with somebody full");
}

/// A deal played at random until so many cards are left in the hand of whoever leads.
fn ending(game: &Tarok, index: u64, cards: usize, rng: &mut Fast) -> Option<Position> {
    let mut position = game.start(&game.deal(&mut deal_stream(3, index)));
    let wanted = Contract::ALL[index as usize % 6];
    while position.public().phase() != Phase::Card {
        let moves = position.legal();
        let mut mv = position.random_move(rng);
        if position.public().phase() == Phase::Bid {
            // Nobody bids until the last word, which is the wanted game.
            let word = Move::Bid(wanted);
            let last = !moves.contains(Move::Pass);
            mv = if last && moves.contains(word) { word } else { moves.iter().last()? };
        }
        position.play_unchecked(mv);
    }
    while position
        .turn()
        .is_some_and(|seat| position.hand(seat).len() > cards || !position.public().trick().is_empty())
    {
        let mv = position.random_move(rng);
        position.play_unchecked(mv);
    }
    // A trick that has begun, now and then.
    for _ in 0..below(rng, 3) {
        if !position.is_over() {
            let mv = position.random_move(rng);
            position.play_unchecked(mv);
        }
    }
    (!position.is_over()).then_some(position)
}

fn check(deals: std::ops::Range<u64>, cards: usize, solver: &mut OpenHands) -> u64 {
    let presets = [
        "",
        "preset=tarok-net",
        "preset=pagat,radelci=1/0/2",
        "defenders_announce=yes,keep_pagat=yes,radelci=1/1/1",
    ];
    let mut checked = 0;
    for index in deals {
        let game = game(presets[index as usize / 6 % presets.len()]);
        let mut rng = fast(index);
        let Some(position) = ending(&game, index, cards, &mut rng) else { continue };
        let public = position.public();
        let seat = public.declarer().unwrap_or(position.turn().unwrap());
        think_alone(Limits::NONE, |thinking: &mut Thinking<'_, Move>| {
            let mut meter = Meter::new(thinking, Limits::NONE);
            for aim in Aim::ALL {
                let expected = plain(&position, aim, seat);
                let found = solver.value(&position, aim, &mut meter);
                assert_eq!(found, Some(expected), "deal {index}, {aim:?}, {:?}", public.contract());
                if aim == Aim::Score {
                    for (mv, value) in solver.each(&position, aim, &mut meter).unwrap() {
                        assert_eq!(value, plain(&position.after(mv), aim, seat), "deal {index}, {mv}");
                    }
                }
            }
        });
        checked += 1;
    }
    checked
}

/// So many in `make soak`, fewer in the usual tests.
fn soaked(few: u64, many: u64) -> u64 {
    if std::env::var_os("KAVARNA_SOAK").is_some() { many } else { few }
}

#[test]
fn the_solver_is_minimax_at_endings_of_four_cards() {
    let deals = soaked(1000, 3000);
    let checked = check(0..deals, 4, &mut OpenHands::default());
    assert!(checked > deals * 5 / 6, "a beggar can end early, nothing else");
}

#[test]
fn the_solver_is_minimax_at_endings_of_five_cards() {
    let deals = soaked(60, 3000);
    let checked = check(3000..3000 + deals, 5, &mut OpenHands::default());
    assert!(checked > deals * 2 / 3, "{checked}");
}

/// A last trick that has begun, with a pagat on the table or in a hand.
#[test]
fn the_last_trick_is_counted_as_it_falls() {
    let checked = check(0..3000, 1, &mut OpenHands::default());
    assert!(checked > 2000, "{checked}");
}

/// The search on bare hands against the one by the public rules, where plain minimax takes too long.
#[test]
fn both_solvers_agree_on_longer_hands() {
    let by_the_rules = Switches { selection: false, ..Switches::ALL };
    for (cards, deals) in [(6, soaked(48, 600)), (7, soaked(12, 240)), (8, soaked(0, 60))] {
        let mut second = OpenHands::new(by_the_rules, 1 << 18);
        let mut first = OpenHands::default();
        for index in 9000..9000 + deals {
            let game = game(["", "preset=pagat,radelci=1/1/1"][index as usize / 6 % 2]);
            let Some(position) = ending(&game, index, cards, &mut fast(index)) else { continue };
            if !position.public().contract().is_some_and(Contract::is_for_points) {
                continue;
            }
            think_alone(Limits::NONE, |thinking: &mut Thinking<'_, Move>| {
                let mut meter = Meter::new(thinking, Limits::NONE);
                for aim in [Aim::Score, Aim::Thirds] {
                    let found = first.value(&position, aim, &mut meter);
                    assert_eq!(found, second.value(&position, aim, &mut meter), "deal {index}, {aim:?}");
                }
            });
        }
    }
}

#[test]
fn every_switch_of_the_search_gives_the_same() {
    let one_off = |bit: u32| Switches {
        banking: bit != 0,
        bounds: bit != 1,
        selection: bit != 2,
        boundaries: bit != 3,
        table: bit != 4,
        replies: bit != 5,
    };
    for bit in 0..6 {
        let from = 5000 + 60 * u64::from(bit);
        check(from..from + 60, 4, &mut OpenHands::new(one_off(bit), 1 << 10));
    }
}

/// A solo of the first seat with this deal, played at random to so many cards a hand.
fn solo(cards: usize, seed: u64) -> Line<Tarok> {
    let game = Tarok::default();
    let mut line = Line::new(game, game.deal(&mut deal_stream(3, seed)));
    for mv in game.parse_moves("pass; pass; bid solo; announce none; kontra none; kontra none").unwrap() {
        line.play(mv).unwrap();
    }
    let mut rng = fast(seed);
    while line.position().hand(Seat::new(0)).len() > cards || !line.position().public().trick().is_empty() {
        let mv = line.position().random_move(&mut rng);
        line.play(mv).unwrap();
    }
    line
}

#[test]
fn whoever_asks_gets_every_card_with_what_each_seat_gets() {
    let line = solo(4, 1);
    let mut solver = line.game().solver().unwrap().unwrap();
    let mut answer = |aim: &str| {
        solver.aim_at(aim).unwrap();
        think_alone(Limits::NONE, |thinking| solver.answer(&line, thinking)).unwrap()
    };
    let declarer = Seat::new(0);
    for (word, aim, all) in [("thirds", Aim::Thirds, 210), ("points", Aim::Points, 70), ("win", Aim::Win, 1)]
    {
        let solved = answer(word);
        let Exact::Scores(scores) = solved.value else { panic!("cards are about scores") };
        assert_eq!(scores[declarer], plain(line.position(), aim, declarer), "{word}");
        assert_eq!(scores[Seat::new(1)], all - scores[declarer], "{word}");
        assert_eq!(solved.moves.len(), line.legal().len());
        assert_eq!(solved.unit, Some(word));
    }
    let Exact::Scores(scores) = answer("score").value else { panic!("cards are about scores") };
    assert_eq!(3 * scores[declarer] - scores.sum(), plain(line.position(), Aim::Score, declarer));
    assert!(matches!(solver.aim_at("money"), Err(NoAnswer::Impossible(_))));
}

#[test]
fn only_the_play_of_the_cards_is_solved() {
    let game = Tarok::default();
    let line = Line::new(game, game.deal(&mut deal_stream(3, 1)));
    let mut solver = game.solver().unwrap().unwrap();
    let refused = think_alone(Limits::NONE, |thinking| solver.answer(&line, thinking));
    assert!(matches!(refused, Err(NoAnswer::Impossible(_))), "{refused:?}");
}
