//! Limits, flags, worths, seats and scores.

use game::random::{deal_stream, seat_seed};
use game::toy::{Move, Toy, ToyView};
use game::{
    Decision, Game, Hosted, Limits, Line, NoClock, Options, Player, Report, Scores, Seat, Stop, Thinking,
    Viewer, Worth, think_alone,
};

#[test]
fn limits_are_read_and_written() {
    let limits = Limits::parse("nodes=5000,depth=6").unwrap();
    assert_eq!(limits, Limits { nodes: Some(5000), depth: Some(6), ..Limits::NONE });
    assert_eq!(limits.to_string(), "depth=6,nodes=5000");
    for text in ["", "ms=1000", "depth=1,nodes=2,iterations=3,ms=4"] {
        assert_eq!(Limits::parse(text).unwrap().to_string(), text);
    }
    assert!(Limits::parse("").unwrap().is_none());
}

#[test]
fn bad_limits_say_what_was_expected() {
    let error = |text: &str| Limits::parse(text).unwrap_err().to_string();
    assert!(error("ms=0").starts_with("option \"ms\": expected a whole number from 1 to"));
    assert!(error("ms=-5").starts_with("option \"ms\": expected a whole number from 1 to"));
    assert!(error("ms=soon").ends_with("got \"soon\""));
    assert!(error("nodes=99999999999999999999").ends_with("got \"99999999999999999999\""));
    assert_eq!(error("seconds=1"), "unknown option \"seconds\": expected depth, nodes, iterations, ms");
    assert_eq!(error("1000"), "expected name=value, got \"1000\"");
}

#[test]
fn a_depth_beyond_all_measure_is_the_largest() {
    assert_eq!(Limits::parse("depth=5000000000").unwrap(), Limits::depth(u32::MAX));
}

#[test]
fn limits_are_taken_out_of_a_players_options() {
    let mut options = Options::parse("level=7,ms=200,nodes=many").unwrap();
    assert_eq!(Limits::taken_from(&mut options), Limits::ms(200));
    assert_eq!(options.to_string(), "level=7,nodes=many", "what is no number stays, to be refused by name");
}

#[test]
fn two_limits_together_are_the_smaller_of_each() {
    let one = Limits { nodes: Some(10), ms: Some(5), ..Limits::NONE };
    let other = Limits { nodes: Some(20), depth: Some(3), ..Limits::NONE };
    let both = Limits { nodes: Some(10), ms: Some(5), depth: Some(3), ..Limits::NONE };
    assert_eq!(one.and(other), both);
    assert_eq!(Limits::NONE.or(one), one);
    assert_eq!(other.or(one), other);
    assert_eq!(Limits::iterations(3).and(Limits::nodes(4)).to_string(), "nodes=4,iterations=3");
}

#[test]
fn limits_travel_as_json_without_what_is_not_limited() {
    assert_eq!(serde_json::to_string(&Limits::ms(1000)).unwrap(), r#"{"ms":1000}"#);
    assert_eq!(serde_json::from_str::<Limits>("{}").unwrap(), Limits::NONE);
}

#[test]
fn a_flag_is_shared_by_its_clones() {
    let stop = Stop::new();
    let other = stop.clone();
    assert!(!other.is_stopped());
    stop.stop();
    assert!(other.is_stopped());
}

#[test]
fn worths_are_ordered_from_worst_to_best() {
    let rising = [
        Worth::Loss(2),
        Worth::Loss(5),
        Worth::Eval(-1e12),
        Worth::Eval(-50.0),
        Worth::Draw,
        Worth::Points(3.0),
        Worth::Eval(1e12),
        Worth::Win(9),
        Worth::Win(1),
    ];
    assert!(rising.windows(2).all(|pair| pair[0].rank() < pair[1].rank()));
    assert!(rising.iter().all(|worth| (0.0..=1.0).contains(&worth.as_chance())));
    assert!(Worth::Chance(0.4).rank() < Worth::Draw.rank());
}

#[test]
fn worths_are_written_for_people() {
    let texts = [Worth::Win(3), Worth::Draw, Worth::Eval(-150.0), Worth::Chance(0.5), Worth::Points(2.0)];
    let texts: Vec<String> = texts.iter().map(ToString::to_string).collect();
    assert_eq!(texts, ["wins in 3", "draw", "-1.50", "50.0 %", "+2.0 points"]);
}

#[test]
fn a_seat_from_outside_is_one_that_a_table_has() {
    assert_eq!(serde_json::from_str::<Seat>("3").unwrap(), Seat::new(3));
    let error = serde_json::from_str::<Seat>("4").unwrap_err().to_string();
    assert_eq!(error, "expected a seat from 0 to 3, got 4");
    assert!(serde_json::from_str::<Seat>("-1").is_err());
    assert_eq!(serde_json::to_string(&Seat::new(2)).unwrap(), "2");
}

#[test]
fn scores_from_outside_are_at_most_four() {
    let scores: Scores = serde_json::from_str("[3,-1,-2]").unwrap();
    assert_eq!((scores.seats(), scores.sum()), (3, 0));
    assert_eq!(serde_json::to_string(&scores).unwrap(), "[3,-1,-2]");
    assert!(serde_json::from_str::<Scores>("[1,2,3,4,5]").unwrap_err().to_string().contains("at most four"));
    assert_eq!(Scores::from_slice(&[0; 5]), None);
}

/// Plays deals of the toy between players given by name, and gives the scores of seat 0.
fn scores_of_seat_0(players: [&str; 3], deals: u64) -> i32 {
    let mut total = 0;
    for index in 0..deals {
        let toy = Toy::from_options(&Options::none().with("dealer", index % 3)).unwrap();
        let mut seated: Vec<Box<dyn Player<Toy>>> =
            players.iter().map(|name| seat_player(toy, name)).collect();
        for (seat, player) in Seat::all(3).zip(&mut seated) {
            player.begin(seat_seed(9, index, seat));
        }
        let mut line = Line::new(toy, toy.deal(&mut deal_stream(9, index)));
        while let Some(turn) = line.turn() {
            let view: ToyView = line.view(Viewer::Seat(turn));
            let decision: Decision<Move> =
                think_alone(Limits::NONE, |thinking| seated[turn.index()].decide(&view, thinking));
            line.play(decision.mv).unwrap();
        }
        total += line.ending().unwrap().scores[Seat::new(0)];
    }
    total
}

fn seat_player(toy: Toy, name: &str) -> Box<dyn Player<Toy>> {
    let kind = Toy::players().into_iter().find(|kind| kind.name == name).unwrap();
    (kind.make)(&toy, &Options::none().checked(&kind.options).unwrap()).unwrap()
}

#[test]
fn careful_play_beats_random_play() {
    let careful = scores_of_seat_0(["careful", "random", "random"], 60);
    let random = scores_of_seat_0(["random", "random", "random"], 60);
    assert!(careful > 60 && careful > random + 60, "careful {careful}, random {random}");
}

#[test]
fn the_careful_player_keeps_within_its_limits_and_reports() {
    let toy = Toy::from_options(&Options::none()).unwrap();
    let line = Line::new(toy, toy.deal(&mut deal_stream(1, 0)));
    let view = line.view(Viewer::Seat(Seat::new(0)));
    let mut player = seat_player(toy, "house");
    player.begin(5);
    let mut reports = 0;
    let mut count = |_: &Report<Move>| reports += 1;
    let stop = Stop::new();
    let limits = Limits::iterations(12);
    let mut thinking = Thinking { limits, stop: &stop, clock: &NoClock, threads: 1, progress: &mut count };
    let report = player.decide(&view, &mut thinking).report;
    assert_eq!((report.iterations, report.worlds), (12, 3), "five moves in two worlds, two in the third");
    assert_eq!(report.candidates.iter().map(|candidate| candidate.visits).sum::<u64>(), 12);
    assert!(report.candidates.windows(2).all(|pair| pair[0].worth.rank() >= pair[1].worth.rank()));
    assert_eq!(reports, 2);
}
