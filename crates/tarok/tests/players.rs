//! The players: what they must never get wrong, and who beats whom.

mod common;

use common::{deal, game, line};
use game::random::{deal_stream, fast, seat_seed};
use game::{
    Game, Hosted, Limits, Line, Options, Player, Position as _, Report, Seat, Viewer, Worlds, Worth,
    think_alone,
};
use tarok::{Move, Tarok, TarokView};

fn player(game: &Tarok, name: &str, options: &str) -> Box<dyn Player<Tarok>> {
    let kinds = Tarok::players();
    let kind = kinds.iter().find(|kind| kind.name == name).unwrap();
    let options = Options::parse(options).unwrap();
    (kind.make)(game, &options.checked(&kind.options).unwrap()).unwrap()
}

fn decide(player: &mut dyn Player<Tarok>, line: &Line<Tarok>) -> Move {
    let view = line.view(Viewer::Seat(line.turn().unwrap()));
    think_alone(Limits::nodes(20_000), |thinking| player.decide(&view, thinking)).mv
}

/// What the house gains over the mean of two random players in so many deals, each played from every seat.
fn gain(preset: &str, deals: u64) -> f64 {
    let game = game(preset);
    let mut gain = 0;
    for index in 0..deals {
        for own in Seat::all(3) {
            let mut line = Line::new(game, game.deal(&mut deal_stream(11, index)));
            let mut players = [0, 1, 2].map(|seat| {
                let (name, options) = if seat == own.index() { ("house", "") } else { ("random", "") };
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
        let points = gain(preset, 2);
        assert!(points > 20.0, "{points:.1} points a deal over random players, {preset:?}");
    }
}

/// Hidden cards dealt anew, every player answers the same at every decision of a deal, in every preset.
#[test]
fn what_is_hidden_moves_no_player_at_any_decision() {
    let quick = "talons=1,deals=2,deals_bidding=1,worlds=2,depth=3,depth_later=3,depth_last=3";
    for (preset, words) in [
        ("preset=seed", "pass; pass; bid two"),
        ("preset=tarok-net", "pass; pass; bid klop"),
        ("preset=pagat", "pass; pass; bid solo"),
        ("preset=seed,open_beggar=yes", "pass; pass; bid beggar"),
    ] {
        let game = game(preset);
        let mut rng = fast(5);
        let mut line = Line::new(game, game.deal(&mut deal_stream(12, 0)));
        let mut words = game.parse_moves(words).unwrap().into_iter();
        let kinds = [("house", ""), ("silicijasti", quick), ("random", "")];
        while let Some(seat) = line.turn() {
            let view = line.view(Viewer::Seat(seat));
            let other = view.sample_line(&mut rng).view(Viewer::Seat(seat));
            for (name, options) in kinds {
                let answer = |view: &TarokView| {
                    let mut player = player(&game, name, options);
                    player.begin(line.moves().len() as u64);
                    think_alone(Limits::nodes(1500), |thinking| player.decide(view, thinking))
                };
                let (one, two) = (answer(&view), answer(&other));
                assert_eq!((one.mv, one.report), (two.mv, two.report), "{preset}, after {:?}", line.moves());
            }
            let mv = words.next().unwrap_or_else(|| line.position().random_move(&mut rng));
            line.play(mv).unwrap();
        }
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

/// All decisions of a deal, made by one player for every seat.
fn played(player: &mut dyn Player<Tarok>, index: u64) -> Vec<Move> {
    let game = game("");
    let mut line = Line::new(game, game.deal(&mut deal_stream(17, index)));
    player.begin(index);
    while let Some(seat) = line.turn() {
        let view = line.view(Viewer::Seat(seat));
        let mv = think_alone(Limits::iterations(3), |thinking| player.decide(&view, thinking)).mv;
        line.play(mv).unwrap();
    }
    line.moves().to_vec()
}

#[test]
fn a_game_is_the_same_whatever_was_played_before() {
    let mut fresh = player(&game(""), "house", "");
    let expected = played(fresh.as_mut(), 1);
    let mut used = player(&game(""), "house", "");
    for before in [2, 3] {
        played(used.as_mut(), before);
    }
    assert_eq!(played(used.as_mut(), 1), expected);
}

fn assessed(line: &Line<Tarok>) -> Report<Move> {
    let mut house = player(line.game(), "house", "");
    house.begin(1);
    let view = line.view(Viewer::Seat(line.turn().unwrap()));
    think_alone(Limits::iterations(40), |thinking| house.assess(&view, thinking))
}

fn points_of(report: &Report<Move>, text: &str) -> f64 {
    let found = report.candidates.iter().find(|candidate| candidate.mv.to_string() == text);
    match found.unwrap_or_else(|| panic!("no {text}")).worth {
        Worth::Points(points) => points,
        other => panic!("{other:?}"),
    }
}

fn figure(report: &Report<Move>, text: &str, name: &str) -> Option<f64> {
    let found = report.candidates.iter().find(|candidate| candidate.mv.to_string() == text)?;
    let figure = found.figures.iter().find(|figure| figure.name == name)?;
    match figure.worth {
        Worth::Chance(chance) => Some(chance),
        Worth::Points(points) => Some(points),
        _ => None,
    }
}

#[test]
fn announcements_are_worth_what_saying_them_brings() {
    let trula =
        deal(["T22 T21 T20 T19 T18 T17 T16 T15 T14 T13 T1 H4 D4 S7 C7 C8", "T2 T3 T4 T5 T6", "T7 T8 T9"], "");
    let report = assessed(&line("", &trula, "pass; pass; bid solo"));
    let of = |word: &str| points_of(&report, word);
    assert!(of("announce trula") > of("announce none") + 3.0, "{report:?}");
    // No king at hand: announced and lost they cost at least ten more.
    assert!(of("announce kings") < of("announce none") - 10.0, "{report:?}");
    assert!(figure(&report, "announce none", "trula").unwrap() > 0.8);
    let told = |name: &str| figure(&report, "announce none", name);
    assert!(told("win").is_some_and(|win| (0.0..=1.0).contains(&win)), "{report:?}");
    // Trula is counted in the own score, silently here.
    assert!(told("score").unwrap() < figure(&report, "announce trula", "score").unwrap(), "{report:?}");
}

#[test]
fn raises_are_worth_what_they_bring() {
    let hopeless = deal(
        [
            "HQ HC DQ DC SQ SC CQ CC H4 D4 S7 C7 H3 D3 S8 T2",
            "T22 T21 T20 T19 T18 HK DK",
            "T17 T16 T15 T14 T13 SK CK",
        ],
        "",
    );
    let report = assessed(&line("", &hopeless, "pass; pass; bid solo; announce none"));
    let best = report.best().unwrap();
    assert_eq!(best.mv.to_string(), "kontra game");
    // Half of what is at stake is taken off for doubt.
    assert!(points_of(&report, "kontra game") > points_of(&report, "kontra none") + 4.0, "{report:?}");
    assert!(figure(&report, "kontra none", "win").unwrap() > 0.9, "the defenders win");
}
