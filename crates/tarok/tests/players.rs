//! The players: what they must never get wrong, and who beats whom.

mod common;

use common::{deal, game, line};
use game::random::{deal_stream, seat_seed};
use game::{Game, Hosted, Limits, Line, Options, Player, Seat, Viewer, think_alone};
use tarok::{Move, Tarok};

fn player(game: &Tarok, name: &str, options: &str) -> Box<dyn Player<Tarok>> {
    let kinds = Tarok::players();
    let kind = kinds.iter().find(|kind| kind.name == name).unwrap();
    let options = Options::parse(options).unwrap();
    (kind.make)(game, &options.checked(&kind.options).unwrap()).unwrap()
}

fn decide(player: &mut dyn Player<Tarok>, line: &Line<Tarok>) -> Move {
    let view = line.view(Viewer::Seat(line.turn().unwrap()));
    think_alone(Limits::NONE, |thinking| player.decide(&view, thinking)).mv
}

/// What the house gains over the mean of two random players in so many deals, each played from every seat.
fn gain(preset: &str, deals: u64) -> f64 {
    let game = game(preset);
    let mut gain = 0;
    for index in 0..deals {
        for own in Seat::all(3) {
            let mut line = Line::new(game, game.deal(&mut deal_stream(11, index)));
            let mut players = [0, 1, 2].map(|seat| {
                let (name, options) = if seat == own.index() { ("house", "level=9") } else { ("random", "") };
                let mut player = player(&game, name, options);
                player.begin(seat_seed(11, index, Seat::new(seat)));
                player
            });
            while let Some(seat) = line.turn() {
                let mv = decide(players[seat.index()].as_mut(), &line);
                line.play(mv).unwrap();
            }
            let scores = line.ending().unwrap().scores;
            gain += 3 * scores[own] - scores.sum();
        }
    }
    f64::from(gain) / 6.0 / deals as f64
}

#[test]
fn the_house_beats_random_players() {
    for preset in ["", "preset=tarok-net"] {
        let points = gain(preset, 5);
        assert!(points > 20.0, "{points:.1} points a deal over random players, {preset:?}");
    }
}

#[test]
fn the_house_bids_a_hand_of_taroks_and_passes_without_any() {
    let strong = deal(
        ["H4 T1", "T7 T8 T9 T10 T11 T12 T13 T14 T15 T16 T17 T18 T19 T20 T21 T22", "T2"],
        "T3 T4 T5 T6 D4",
    );
    let line = line("", &strong, "");
    let mut house = player(line.game(), "house", "");
    house.begin(1);
    assert!(matches!(decide(house.as_mut(), &line), Move::Bid(_)));
    let weak = deal(
        [
            "T22 T21 T20 T19 T18 T17 T16 T15 T14 T13",
            "HJ HC HQ HK DJ DC DQ DK SJ SC SQ SK CJ CC T2 T3",
            "T12 T11",
        ],
        "",
    );
    let line = common::line("", &weak, "");
    house.begin(1);
    assert_eq!(decide(house.as_mut(), &line), Move::Pass);
}
