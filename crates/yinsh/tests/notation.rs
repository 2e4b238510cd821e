//! Moves and positions as text: what is written is read back, and what is wrong is said clearly.

mod common;

use common::{game, go_on, line, line_from, position};
use game::{Game, Open, Position, Symmetric, random};
use proptest::prelude::*;
use yinsh::Yinsh;

fn wrong_move(text: &str) -> String {
    game("").parse_move(text).unwrap_err().to_string()
}

fn wrong_position(text: &str) -> String {
    game("").parse_board(text).unwrap_err().expected().to_owned()
}

#[test]
fn moves_are_written_as_everywhere() {
    for text in ["e5", "e5-e8", "k10-e10", "xe4-i4", "xc1-g5", "xe5", "xg11", "pass"] {
        assert_eq!(game("").parse_move(text).unwrap().to_string(), text);
    }
}

#[test]
fn a_wrong_move_says_what_was_expected_where() {
    assert_eq!(wrong_move(""), "expected a point, x or pass at character 1 of \"\"");
    assert_eq!(wrong_move("z5"), "expected a point, x or pass at character 1 of \"z5\"");
    assert_eq!(wrong_move("a1"), "expected a number 2-5 after a at character 2 of \"a1\"");
    assert_eq!(wrong_move("e"), "expected a number 1-10 at character 2 of \"e\"");
    assert_eq!(wrong_move("e05"), "expected a number 1-10 after e at character 2 of \"e05\"");
    assert_eq!(wrong_move("e5-f8"), "expected another point on a line with e5 at character 4 of \"e5-f8\"");
    assert_eq!(wrong_move("e5-e5"), "expected another point on a line with e5 at character 4 of \"e5-e5\"");
    assert_eq!(wrong_move("e5 "), "expected the end of the move at character 3 of \"e5 \"");
    assert_eq!(wrong_move("xi4-e4"), "expected the row as xe4-i4 at character 2 of \"xi4-e4\"");
    assert_eq!(
        wrong_move("xe4-h4"),
        "expected the other end of five points in a row from e4 at character 5 of \"xe4-h4\""
    );
    assert_eq!(wrong_move("passé"), "expected a point, x or pass at character 1 of \"passé\"");
}

#[test]
fn positions_that_cannot_be_are_refused() {
    let away = "a2 a3 k8 k9 / j11 i11 j5 a5 k10";
    let in_play = |more: &str, tail: &str| wrong_position(&position(&format!("e3 {away} / {more}"), tail));
    assert_eq!(wrong_position("4/7/8/9/11"), "10 points, of which 10 are left,");
    assert_eq!(wrong_position("4/7/8/9/0"), "10 points, of which 10 are left,");
    assert_eq!(wrong_position("5"), "4 points, of which 4 are left,");
    assert_eq!(wrong_position("4/7/X"), "W, B, w, b, '.' or a number of vacant points");
    assert_eq!(wrong_position("47"), "4 points, of which 4 are left,");
    assert_eq!(wrong_position("4 7"), "'/' before the next letter");
    let empty = "4/7/8/9/10/9/10/9/8/7/4";
    assert_eq!(wrong_position(empty), "a space after the board");
    assert_eq!(wrong_position(&format!("{empty} x")), "who decides, w or b,");
    assert!(wrong_position(&format!("{empty} w go 0-0")).starts_with("what is asked (place, move"));
    assert_eq!(wrong_position(&format!("{empty} w place 0")), "'-' between the rings taken");
    assert_eq!(wrong_position(&format!("{empty} w place 0-0 ")), "the end of the position");
    assert_eq!(
        wrong_position(&format!("{empty} b place 0-0")),
        "rings placed in turn, up to five a side, with Black to place the next one"
    );
    assert_eq!(wrong_position(&format!("{empty} w place 1-0")), "no ring taken (0-0) while rings are placed");
    assert_eq!(
        wrong_position(&format!("{empty} w move 0-0")),
        "five rings of White, on the board and taken together, not 0"
    );
    assert_eq!(in_play("e5", "w move 1-0"), "five rings of White, on the board and taken together, not 6");
    assert_eq!(in_play("e4 e5 e6 e7 e8", "w move 0-0"), "a row to be taken before the next move");
    assert_eq!(in_play("e4 e5 e6 e7", "w row 0-0"), "five markers of White in a row");
    assert_eq!(
        in_play("e4 e5 e6 e7 e8 / f4 f5 f6 f7 f8", "b row-then-move 0-0"),
        "the row of White to be taken first"
    );
    assert_eq!(
        in_play("", "w over 0-0"),
        "a reason to be over: rings taken, all markers placed, or no ring that can move"
    );
    assert_eq!(
        wrong_position(&position("a2 a3 / j11 i11 j5 / e5", "w move 3-2")),
        "over, because 3 rings are taken,"
    );
    let full = "WW2/ww1wb1w/1wwb1w2/w1bw1bwww/b1b1bbb1ww/bb2wbwbw/1b1b2b1bb/w1w1ww1b1/2bbbw1w/b1wbbb1/WBBB";
    let overfull = full.replacen("WW2", "WWw1", 1);
    assert_eq!(wrong_position(&format!("{overfull} w move 2-2")), "over, because all markers are placed,");
    assert_eq!(
        wrong_position(&format!("{} w move 2-2", full.replacen("WW2", "WWww", 1))),
        "at most 51 markers, not 52"
    );
}

#[test]
fn a_finished_game_can_be_written_and_read() {
    let pieces = "e3 a2 a3 / j11 i11 j5 / e4 e5 e6 e7";
    let line = line_from("", &position(pieces, "w move 2-2"), "e3-f3 xe3-e7 xf3");
    let text = game("").position_text(&line);
    assert!(text.ends_with(" w over 3-2"), "{text}");
    assert_eq!(game("").parse_board(&text).unwrap(), *line.position());
}

#[test]
fn the_picture_fits_a_small_terminal() {
    let line = line("", "f6 a5 b6 c6 b4 b1 b7 k7 b5 b3 b6-c7 b1-k10 b7-c8 k10-e10 c8-d9");
    let picture = line.game().draw(&line).to_string();
    assert!(picture.lines().count() <= 23, "{picture}");
    assert!(picture.lines().all(|line| line.chars().count() <= 79), "{picture}");
    for part in [
        "Black moves a ring",
        "last c8-d9",
        "[w]",
        "(b)",
        "rings taken: White 0  Black 0",
        "markers left: 46",
    ] {
        assert!(picture.contains(part), "{part} in\n{picture}");
    }
}

#[test]
fn the_json_tells_a_browser_what_it_needs() {
    let pieces = "e3 a2 a3 k8 k9 / j11 i11 j5 a5 k10 / e4 e5 e6 e7 g3 / g4";
    let line = line_from("", &position(pieces, "w move 0-0"), "e3-h3");
    let json = line.game().json(&line);
    assert_eq!(json["phase"], "row");
    assert_eq!((&json["turn"], &json["next"]), (&0.into(), &1.into()));
    assert_eq!(json["markers_left"], 44);
    assert_eq!(json["taken"], serde_json::json!([0, 0]));
    let row =
        serde_json::json!({"seat": 0, "row": "e3-e7", "points": ["e3", "e4", "e5", "e6", "e7"], "now": true});
    assert_eq!(json["rows"], serde_json::json!([row]));
    assert_eq!(json["rings"][1][0], "a5");
    assert_eq!(json["markers"][1], serde_json::json!(["g3", "g4"]));
    assert_eq!(
        json["last"],
        serde_json::json!({"move": "e3-h3", "seat": 0, "from": "e3", "to": "h3", "flipped": ["g3"], "removed": []})
    );
    let line = go_on(line, "xe3-e7");
    let json = line.game().json(&line);
    assert_eq!((&json["phase"], &json["rows"]), (&"ring".into(), &serde_json::json!([])));
    assert_eq!(json["last"]["removed"], serde_json::json!(["e3", "e4", "e5", "e6", "e7"]));
    assert!(json.get("ending").is_none(), "how it ended is told beside the view");
}

proptest! {
    /// Random places in random games.
    #[test]
    fn every_position_and_move_is_read_back_as_it_was(seed: u64, plies in 0..110_usize) {
        let game = Yinsh::default();
        let mut rng = random::fast(seed);
        let mut board = game.start(&());
        for _ in 0..plies {
            if board.is_over() {
                break;
            }
            for mv in board.legal() {
                prop_assert_eq!(game.parse_move(&mv.to_string()), Ok(mv));
                prop_assert!(board.is_legal(mv));
            }
            board.play_unchecked(board.random_move(&mut rng));
        }
        let text = format!("{board:?}");
        let text = text.trim_start_matches("Board(").trim_end_matches(')');
        let read = game.parse_board(text);
        prop_assert_eq!(&read, &Ok(board));
        prop_assert_eq!(read.map(|read| read.key()), Ok(board.key()));
        for map in 0..board.symmetries() {
            prop_assert_eq!(board.mapped(map).canonical_key(), board.canonical_key());
        }
    }

    #[test]
    fn no_text_makes_the_readers_panic(text in "[a-k0-9wbWBx/ -]{0,60}|\\PC{0,20}") {
        let _ = game("").parse_move(&text);
        let _ = game("").parse_board(&text);
    }
}
