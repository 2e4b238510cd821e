//! The players against each other: fixed deals and seeds, so each match always ends the same.

mod common;

use briskula::{Briskula, Variant, points};
use cards::{Card, Italian};
use game::random::{deal_stream, seat_seed};
use game::{Game, Hosted, Limits, Line, Options, Player, Position, Seat, Viewer, think_alone};

fn player(game: &Briskula, spec: &str) -> Box<dyn Player<Briskula>> {
    let (name, options) = spec.split_once(':').unwrap_or((spec, ""));
    let kind = Briskula::players().into_iter().find(|kind| kind.name == name).unwrap();
    let options = Options::parse(options).unwrap();
    (kind.make)(game, &options.checked(&kind.options).unwrap()).unwrap()
}

/// Every deal twice, with changed places; how often the first of two players (or sides) won and lost.
fn result(options: &str, specs: [&str; 2], deals: u64, limits: Limits) -> (u32, u32) {
    let game = common::game(options);
    let mut players = specs.map(|spec| player(&game, spec));
    let (mut won, mut lost) = (0, 0);
    for game_number in 0..2 * deals {
        let swapped = (game_number % 2) as usize;
        let mut line = Line::new(game, game.deal(&mut deal_stream(5, game_number / 2)));
        for (place, player) in players.iter_mut().enumerate() {
            player.begin(seat_seed(5, game_number, Seat::new(place)));
        }
        while let Some(seat) = line.turn() {
            let player = &mut players[(seat.index() + swapped) % 2];
            let view = line.view(player.eyes(seat));
            let decision = think_alone(limits, |thinking| player.decide(&view, thinking));
            line.play(decision.mv).unwrap();
        }
        match line.ending().unwrap().scores[Seat::new(swapped)] {
            1 => won += 1,
            -1 => lost += 1,
            _ => {}
        }
    }
    (won, lost)
}

#[track_caller]
fn wins(options: &str, specs: [&str; 2], deals: u64, share: f64) {
    assert_share(specs, result(options, specs, deals, Limits::NONE), share);
}

#[track_caller]
fn wins_within(limits: Limits, specs: [&str; 2], deals: u64, share: f64) {
    assert_share(specs, result("", specs, deals, limits), share);
}

#[track_caller]
fn assert_share(specs: [&str; 2], (won, lost): (u32, u32), share: f64) {
    let really = f64::from(won) / f64::from(won + lost);
    assert!(really >= share, "{specs:?}: {won} won, {lost} lost");
}

#[test]
fn rules_of_thumb_beat_random_cards_at_every_table_of_two_sides() {
    wins("", ["heuristic", "random"], 150, 0.88);
    wins("variant=4", ["heuristic", "random"], 60, 0.8);
    wins("variant=dupla", ["heuristic", "random"], 60, 0.8);
}

#[test]
fn seeing_the_other_hand_is_worth_much() {
    let (open, lost) = result("", ["uct-open:iterations=300", "uct:iterations=300"], 30, Limits::NONE);
    assert!(open > lost + 10, "{open} won, {lost} lost");
}

#[test]
fn the_house_beats_the_published_search_and_random_cards() {
    wins("", ["house:level=8", "uct:iterations=200"], 25, 0.55);
    wins("variant=dupla", ["house:level=7", "random"], 60, 0.75);
}

#[test]
fn what_was_learned_beats_rules_of_thumb_without_any_search() {
    wins("", ["house:level=9", "heuristic"], 200, 0.6);
    wins("variant=dupla", ["house:level=9", "heuristic"], 100, 0.57);
    wins("variant=4", ["house:level=9", "random"], 30, 0.8);
}

/// What worlds add to the policy is two deals in a hundred: too little to show here. That they do not spoil it shows
/// against a level that is clearly weaker.
#[test]
fn worlds_on_top_of_it_do_no_harm_and_without_weights_they_must_do() {
    wins_within(Limits::iterations(30), ["house", "house:level=5"], 12, 0.55);
    wins("", ["house:level=6,weights=none", "random"], 30, 0.75);
}

#[test]
fn higher_levels_of_the_house_win() {
    for (higher, lower) in [("house:level=4", "house:level=1"), ("house:level=8", "house:level=4")] {
        wins("", [higher, lower], 25, 0.55);
    }
}

/// Who follows on a card that no card of the hand beats, holds an ace and something cheap, and throws the ace away.
#[test]
fn from_level_four_on_nobody_throws_an_ace_into_a_lost_trick() {
    let game = common::game("");
    let mut could = 0;
    for deal in 0..120 {
        let mut line = Line::new(game, game.deal(&mut deal_stream(31, deal)));
        let mut guide = player(&game, "house:level=9");
        guide.begin(deal);
        while let Some(seat) = line.turn() {
            let view = line.view(Viewer::Seat(seat));
            let next = |card| line.position().after(card);
            let lost = |card: &Card<Italian>| next(*card).turn() == Some(seat.other());
            let legal = line.legal();
            let follows = line.position().public().trick().len() == 1;
            let ace = |card: &Card<Italian>| points(*card) == 11;
            let cheap = |card: &Card<Italian>| points(*card) == 0;
            if follows && legal.iter().all(lost) && legal.iter().any(ace) && legal.iter().any(cheap) {
                could += 1;
                for level in 4..=6 {
                    let mut house = player(&game, &format!("house:level={level}"));
                    house.begin(deal);
                    let card = think_alone(Limits::NONE, |thinking| house.decide(&view, thinking)).mv;
                    assert!(!ace(&card), "level {level} throws {card} away");
                }
            }
            let decision = think_alone(Limits::NONE, |thinking| guide.decide(&view, thinking));
            line.play(decision.mv).unwrap();
        }
    }
    assert!(could > 30, "{could} chances to do it");
}

#[test]
fn only_the_player_that_says_so_peeks() {
    let game = Briskula::new(Variant::Two);
    for kind in Briskula::players() {
        let eyes = player(&game, kind.name).eyes(Seat::new(1));
        let honest = Viewer::Seat(Seat::new(1));
        assert_eq!(eyes, if kind.name == "uct-open" { Viewer::All } else { honest }, "{}", kind.name);
        assert_eq!(kind.help.contains("SEES ALL HANDS"), kind.name == "uct-open");
    }
}

#[test]
fn at_the_start_all_the_points_are_the_rest() {
    for (options, scores) in
        [("variant=2", [-1, 1, 0, 0]), ("variant=3", [-1, 1, -1, 0]), ("variant=4", [-1, 1, -1, 1])]
    {
        let game = common::game(options);
        let start = game.start(&game.deal(&mut deal_stream(1, 0)));
        let rest = Briskula::rest_to(&start, Seat::new(1)).unwrap();
        assert_eq!(rest.as_slice(), &scores[..game.seats()], "{options}");
        assert!(Briskula::kept_all(&start, &start, Seat::new(1)));
    }
}

#[test]
fn the_published_programs_are_numbers_of_iterations() {
    let game = Briskula::default();
    let line = Line::new(game, game.deal(&mut deal_stream(9, 0)));
    let seat = line.turn().unwrap();
    for (spec, iterations) in [
        ("uct", 2000),
        ("uct:published=easy", 200),
        ("uct:published=medium", 2000),
        ("uct:published=hard", 5000),
        ("uct-open:published=open-cards", 5000),
    ] {
        let mut player = player(&game, spec);
        player.begin(1);
        let view = line.view(player.eyes(seat));
        let decision = think_alone(Limits::NONE, |thinking| player.decide(&view, thinking));
        assert_eq!(decision.report.iterations, iterations, "{spec}");
    }
}

#[test]
fn with_points_as_its_goal_the_search_gets_more_of_them() {
    let game = Briskula::default();
    let mut points = [0, 0];
    for (place, goal) in ["win", "points"].into_iter().enumerate() {
        let spec = format!("uct:iterations=200,goal={goal}");
        let mut players = [player(&game, &spec), player(&game, "random")];
        for number in 0..40 {
            let mut line = Line::new(game, game.deal(&mut deal_stream(15, number)));
            for (seat, player) in players.iter_mut().enumerate() {
                player.begin(seat_seed(15, number, Seat::new(seat)));
            }
            while let Some(seat) = line.turn() {
                let view = line.view(seat.into());
                let player = &mut players[seat.index()];
                let decision = think_alone(Limits::NONE, |thinking| player.decide(&view, thinking));
                line.play(decision.mv).unwrap();
            }
            points[place] += u32::from(line.position().public().points(0));
        }
    }
    assert!(points[1] > points[0], "{points:?}: whoever plays for points gets more of them");
}
