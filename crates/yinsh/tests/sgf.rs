//! Records of Boardspace, in the forms of people and of robots.

mod common;

use common::{game, line, result};
use game::{Game, Line, Position, Seat, random};
use yinsh::sgf::{self, Form, Players, SgfError, SgfGame};
use yinsh::{Rules, Yinsh};

/// A record with these actions of both players, `0 place wr F 6` and so on, one a line.
fn record(actions: &str) -> String {
    let nodes: Vec<String> = actions
        .lines()
        .filter_map(|line| line.trim().split_once(' '))
        .enumerate()
        .map(|(number, (player, action))| format!("; P{player}[{number} {action}]TM[{}]", 10 * number))
        .collect();
    let facts =
        "GM[24]VV[2]\nCM[0,1]\nTC[None]\nSU[Yinsh]\nRE[Game won by Ana]\nP0[id \"Ana\"]\nP1[id \"Bor\"]";
    format!(" (;\n{facts}\n{}\n;\nP0[time 0:01:29 ]\nP1[time 0:00:29 ]\n)\n", nodes.join("\n"))
}

fn moves(game: &SgfGame) -> String {
    game.line.game().moves_text(game.line.moves())
}

const SET_UP: &str = "0 Start White
    0 place wr  D 2
    0 Done
    1 place br  H 7
    1 Done
    0 place wr  D 3
    0 Done
    1 place br  H 8
    1 Done
    0 place wr  D 4
    0 Done
    1 place br  I 9
    1 Done
    0 place wr  D 5
    0 Done
    1 place br  F 9
    1 Done
    0 place wr  D 6
    0 Done
    1 place br  G 9
    1 Done";

#[test]
fn moves_of_people_and_of_robots_are_read() {
    let text = record(&format!(
        "{SET_UP}
        0 place w  D 2
        0 drop board  E 2
        0 Done
        1 move H 7 I 7
        1 Done"
    ));
    let game = sgf::read(&text).unwrap();
    assert_eq!(moves(&game), "d2 h7 d3 h8 d4 i9 d5 f9 d6 g9 d2-e2 h7-i7");
    assert_eq!(game.players, Players { white: "Ana".into(), black: "Bor".into() });
    assert_eq!(game.result.as_deref(), Some("Game won by Ana"));
}

#[test]
fn rows_are_read_from_either_end() {
    let before = "d2 h7 d3 h8 d4 i9 d5 f9 d6 g9 d2-e2 h7-i7 d3-e3 h8-i8 d4-e4 i9-j9 d5-e5 f9-f10 d6-e6";
    for row in ["remove w D 2 D 6", "remove w D 6 D 2"] {
        let game = SgfGame::new(line("", before), Players::default());
        let text = sgf::write(&game, [Form::Person; 2]).unwrap();
        let more = format!("; P0[90 {row}]\n; P0[91 Done ]\n; P0[92 remove wr E 6]\n; P0[93 Done ]\n)\n");
        let text = text.replace("\n)\n", &format!("\n{more}"));
        let game = sgf::read(&text).unwrap();
        assert!(moves(&game).ends_with(" xd2-d6 xe6"), "{row}");
    }
}

#[test]
fn a_person_may_think_again_before_done() {
    let text = record(&format!(
        "{SET_UP}
        0 place w  D 3
        0 place w  D 2
        0 drop board  E 2
        0 pick board  E 2
        0 drop board  F 2
        0 Done"
    ));
    assert!(moves(&sgf::read(&text).unwrap()).ends_with(" g9 d2-f2"));
}

#[test]
fn who_resigns_is_told() {
    let text = record(&format!("{SET_UP}\n0 move D 2 E 2\n0 Done\n1 Resign\n1 Done"));
    let game = sgf::read(&text).unwrap();
    assert_eq!((game.resigned, result(&game.line).as_str()), (Some(Seat::new(1)), "on"));
}

#[test]
fn white_is_who_places_white_rings() {
    let text = record("1 place wr F 6\n1 Done\n0 place br A 5\n0 Done");
    let game = sgf::read(&text).unwrap();
    assert_eq!(game.players, Players { white: "Bor".into(), black: "Ana".into() });
}

#[test]
fn random_games_come_back_from_both_forms_and_both_rules() {
    let mut rng = random::fast(11);
    for round in 0..40 {
        let mut line = Line::new(Yinsh::new(Rules { blitz: round % 4 == 3 }), ());
        while line.turn().is_some() {
            let mv = line.position().random_move(&mut rng);
            line.play(mv).unwrap();
        }
        let players = Players { white: "Ana \\ [1]".into(), black: "Bor".into() };
        let game = SgfGame::new(line, players);
        for forms in [[Form::Person; 2], [Form::Robot; 2], [Form::Person, Form::Robot]] {
            let text = sgf::write(&game, forms).unwrap();
            let read = sgf::read(&text).unwrap();
            assert_eq!((&read.line, &read.players), (&game.line, &game.players));
            assert_eq!(sgf::write(&read, forms).unwrap(), text);
        }
    }
}

#[test]
fn the_result_is_written_in_the_words_of_boardspace() {
    let stuck = |resigned| {
        let mut game = SgfGame::new(line("", "f6 a5"), Players { white: "Ana".into(), black: "Bor".into() });
        game.resigned = resigned;
        sgf::write(&game, [Form::Robot; 2]).unwrap()
    };
    assert!(!stuck(None).contains("RE["));
    assert!(stuck(Some(Seat::new(0))).contains("RE[Game won by Bor]"));
}

#[test]
fn what_cannot_be_read_is_told() {
    let wrong = |text: &str| sgf::read(text).unwrap_err().to_string();
    assert_eq!(wrong("(;GM[1]SU[Go])"), "expected GM[24], a game of Yinsh, got GM[1]");
    assert_eq!(wrong("(;FF[4])"), "expected GM[24], a game of Yinsh, got none");
    assert_eq!(
        wrong(&record("0 place wr A 1")),
        "expected an action like \"place wr G 6\" or \"move G 6 H 7\", got \"0 place wr A 1\""
    );
    assert!(wrong(&record("0 dance")).contains("got \"0 dance\""));
    assert!(wrong(&record(&format!("{SET_UP}\n0 drop board H 3"))).contains("drop board H 3"));
    let twice = record("0 place wr F 6\n0 Done\n1 place br F 6\n1 Done");
    assert_eq!(wrong(&twice), "action 3 (f6): f6 is not a legal move here");
}

#[test]
fn a_game_from_a_position_cannot_be_written() {
    let line = game("").parse_position("4/7/8/9/10/4W4/10/9/8/7/4 b place 0-0").unwrap();
    let game = SgfGame::new(line, Players::default());
    assert_eq!(sgf::write(&game, [Form::Person; 2]), Err(SgfError::FromPosition));
}
