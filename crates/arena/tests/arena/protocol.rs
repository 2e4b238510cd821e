//! A player behind the wire decides exactly as the same player in the house, hidden cards or not.

use std::sync::Arc;

use arena::wire::{FromPlayer, ToPlayer};
use arena::{OwnPlayer, Sitter, agent, play_game};
use catalog::{Catalog, PlayerSpec, Start, host};
use game::{Limits, Options, Seat, Stop, Viewer, random};

fn catalog() -> Catalog {
    Catalog::of(vec![host::<game::toy::Toy>(), host::<gobblet::Gobblet3>(), host::<gobblet::Gobblet4>()])
}

/// Plays one game in the house, then tells the story of each seat to an agent: it must answer the same.
fn same_behind_the_wire(game: &str, options: &str, spec: &str, index: u64) {
    let catalog = catalog();
    let options = Options::parse(options).unwrap();
    let rules: Arc<dyn catalog::AnyRules> = catalog.game(game).unwrap().rules(&options).unwrap().into();
    let seats = rules.seats();
    let limits = Limits { nodes: Some(300), iterations: Some(30), ..Limits::NONE };
    let seeds: Vec<u64> = Seat::all(seats).map(|seat| random::seat_seed(5, index, seat)).collect();
    let mut players: Vec<OwnPlayer> =
        (0..seats).map(|_| OwnPlayer::new(Arc::clone(&rules), PlayerSpec::plain(spec)).unwrap()).collect();
    let mut sitters: Vec<&mut dyn Sitter> =
        players.iter_mut().map(|player| player as &mut dyn Sitter).collect();
    let mut table = rules.table(&Start::Seed { seed: 5, index }).unwrap();
    let names = vec![spec.to_owned(); seats];
    play_game(table.as_mut(), &mut sitters, names, &seeds, limits, &Stop::new()).unwrap();

    for seat in Seat::all(seats) {
        let (story, expected) = story_of(table.as_ref(), seat, seeds[seat.index()], limits);
        let mut said = Vec::new();
        agent(&catalog, game, spec, story.as_bytes(), &mut said).unwrap();
        let answers: Vec<String> = said
            .split(|byte| *byte == b'\n')
            .filter(|line| !line.is_empty())
            .map(|line| FromPlayer::parse(line).unwrap().mv)
            .collect();
        assert_eq!(answers, expected, "{game} {spec}, seat {seat}");
    }
}

/// Every line that an external player in `seat` would have been sent during this game, and its moves.
fn story_of(played: &dyn catalog::AnyTable, seat: Seat, seed: u64, limits: Limits) -> (String, Vec<String>) {
    let rules = played.rules();
    let mut story =
        ToPlayer::new_game(rules.facts().name, rules.options(), seat, rules.seats(), seed).to_line();
    let mut own = Vec::new();
    let moves = played.moves();
    let mut table = played.fork();
    while table.undo().is_some() {}
    let tell = |story: &mut String, table: &dyn catalog::AnyTable, step| {
        for event in table.events_of(step, Viewer::Seat(seat)) {
            story.push_str(&ToPlayer::Event(event).to_line());
        }
    };
    tell(&mut story, table.as_ref(), 0);
    for (step, mv) in moves.into_iter().enumerate() {
        if table.turn() == Some(seat) {
            let view = table.view(Viewer::Seat(seat));
            story.push_str(&ToPlayer::turn(view.legal(), view.json(), limits).to_line());
            own.push(mv.clone());
        }
        table.play(&mv).unwrap();
        tell(&mut story, table.as_ref(), step + 1);
    }
    let ending = table.ending().unwrap();
    story.push_str(&ToPlayer::over(ending.scores, ending.reason, table.deal_text()).to_line());
    (story, own)
}

#[test]
fn open_games() {
    for (game, spec) in [("gobblet3", "random"), ("gobblet3", "house"), ("gobblet4", "random")] {
        same_behind_the_wire(game, "", spec, 0);
    }
}

#[test]
fn hidden_cards() {
    for index in 0..10 {
        for spec in ["random", "careful"] {
            same_behind_the_wire("toy", "", spec, index);
        }
    }
}

#[test]
fn hidden_parts_are_written_as_question_marks() {
    let rules = catalog().game("toy").unwrap().rules(&Options::none()).unwrap();
    let mut seen = 0;
    for index in 0..20 {
        let mut table = rules.table(&Start::Seed { seed: 9, index }).unwrap();
        while table.turn().is_some() {
            // The last of the legal moves is the highest bid, so somebody becomes declarer and discards.
            let last = table.legal().pop().unwrap();
            table.play(&last).unwrap();
        }
        for (step, mv) in table.moves().iter().enumerate().filter(|(_, mv)| mv.starts_with("discard")) {
            let to_watchers =
                ToPlayer::Event(table.events_of(step + 1, Viewer::Spectator)[0].clone()).to_line();
            assert!(to_watchers.contains('?'), "{mv} was shown as {to_watchers}");
            seen += 1;
        }
    }
    assert!(seen > 0, "somebody discards in twenty deals");
}

#[test]
fn an_agent_says_what_is_wrong_and_where() {
    let new = r#"{"kavarna":1,"type":"new","game":"gobblet3","options":{},"seat":0,"seats":2,"seed":7}"#;
    for (input, expected) in [
        ("what\n", "line 1: expected JSON"),
        ("{}\n", "line 1: expected an object with a \"type\""),
        ("\n{\"type\":\"turn\",\"legal\":[],\"view\":{}}\n", "line 2: expected \"new\" first"),
        (
            &format!("{new}\n{{\"type\":\"event\",\"seat\":1,\"move\":\"1@a1\"}}\n"),
            "line 2: this cannot happen",
        ),
        (&format!("{new}\n{{\"type\":\"event\",\"seat\":9,\"move\":\"1@a1\"}}\n"), "expected a seat"),
        (&new.replace("gobblet3", "chess"), "expected a game of gobblet3, got chess"),
        (&new.replace("\"seat\":0", "\"seat\":5"), "gobblet3 has 2 seats"),
        (&new.replace("{}", "{\"depth\":3}"), "unknown option \"depth\""),
    ] {
        let error = agent(&catalog(), "gobblet3", "random", input.as_bytes(), Vec::new()).unwrap_err();
        assert!(error.to_string().contains(expected), "{input} gave {error}");
        assert!(error.is_bad_input());
    }
    // What a later version may say is passed over.
    agent(&catalog(), "gobblet3", "random", "{\"type\":\"weather\"}\n".as_bytes(), Vec::new()).unwrap();
}

/// A talon that was never shown: the question is refused, and no player is asked for a move among none.
#[test]
fn a_decision_before_what_is_due_was_shown_is_refused() {
    let told = [
        r#"{"kavarna":1,"type":"new","game":"tarok","options":{},"seat":0,"seats":3,"seed":7}"#,
        r#"{"type":"reveal","what":"hand","seat":0,"cards":"H4 H3 HK D4 D3 D2 D1 S7 S8 S9 C7 C8 C9 T1 T2 T5"}"#,
        r#"{"type":"event","seat":1,"move":"pass"}"#,
        r#"{"type":"event","seat":2,"move":"pass"}"#,
        r#"{"type":"event","seat":0,"move":"bid three"}"#,
        r#"{"type":"turn","legal":["talon 1"],"view":{},"limit":{"nodes":10}}"#,
    ];
    for spec in ["random", "house"] {
        let mut said = Vec::new();
        let refused = agent(&Catalog::house(), "tarok", spec, told.join("\n").as_bytes(), &mut said);
        let why = refused.unwrap_err().to_string();
        assert!(why.contains("before all was shown that is due to it"), "{spec}: {why}");
        assert!(said.is_empty());
    }
}
