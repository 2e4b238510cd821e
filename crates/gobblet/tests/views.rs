//! What people and programs are shown of a position.

mod common;

use common::line;
use game::{Open, Seat, Tone, View, Viewer};
use serde_json::json;

#[test]
fn the_json_of_3x3_shows_stacks_reserves_and_the_last_move() {
    let line = line::<3>("", "x2../.../... o", "3@a3");
    let shown = line.view(Viewer::Seat(Seat::new(0))).to_json();
    assert_eq!(
        shown,
        json!({
            "board": {"size": 3, "squares": {
                "a1": [], "b1": [], "c1": [],
                "a2": [], "b2": [], "c2": [],
                "a3": [{"seat": 0, "size": 2}, {"seat": 1, "size": 3}], "b3": [], "c3": [],
            }},
            "reserve": [
                {"left": [2, 1, 2], "at_hand": [3, 3, 2, 1, 1]},
                {"left": [2, 2, 1], "at_hand": [3, 2, 2, 1, 1]},
            ],
            "turn": 0,
            "last": {"move": "3@a3", "from": null, "to": "a3"},
            "beneath": true,
            "lines": [],
        })
    );
}

#[test]
fn the_json_of_4x4_shows_which_pieces_are_at_hand() {
    let line = line::<4>("", "..../..../.x4x4./.... x", "3@a1");
    let shown = line.game().json(&line);
    assert_eq!(shown["reserve"][0], json!({"left": [3, 3, 2, 1], "at_hand": [4, 3, 2]}));
    assert_eq!(shown["reserve"][1], json!({"left": [3, 3, 3, 3], "at_hand": [4, 4, 4]}));
    assert_eq!(shown["board"]["size"], 4);
}

#[test]
fn the_json_of_a_finished_game_shows_the_line_and_the_scores() {
    let line = line::<3>("", "x3x2./.../..x1 x", "c1-c3");
    let shown = line.game().json(&line);
    assert_eq!(shown["turn"], json!(null));
    assert_eq!(shown["last"], json!({"move": "c1-c3", "from": "c1", "to": "c3"}));
    assert_eq!(shown["lines"], json!([{"seat": 0, "squares": ["a3", "b3", "c3"]}]));
    assert!(shown.get("ending").is_none(), "how it ended is told beside the view");
}

#[test]
fn in_the_memory_game_nothing_shows_what_lies_beneath() {
    // Two boards that differ only in what is covered look the same to everybody.
    let one = line::<3>("memory=yes", "(x1o2).o1/.../... x", "3@b2");
    let other = line::<3>("memory=yes", "(o1o2).o1/.../... x", "3@b2");
    let look = |line: &game::Line<gobblet::Gobblet3>, viewer| {
        let view = line.view(viewer);
        let mut json = view.to_json();
        // The reserve is in plain sight, and tells of a covered x1 by what is missing.
        json["reserve"] = json!(null);
        let picture = view.picture().to_string();
        let board: String = picture.lines().filter(|text| !text.contains("reserve")).collect();
        (json, board)
    };
    for viewer in Viewer::everyone(2) {
        assert_eq!(look(&one, viewer), look(&other, viewer));
        assert_eq!(one.view(viewer).to_json()["board"]["squares"]["a3"], json!([{"seat": 1, "size": 2}]));
        assert_eq!(one.view(viewer).to_json()["beneath"], json!(false));
    }
}

#[test]
fn the_picture_of_3x3() {
    let line = line::<3>("", "x2../.../..o1 o", "3@a3 3@b2");
    assert_eq!(
        line.view(Viewer::Spectator).picture().to_string(),
        "\
o to move   last move 3@b2
  ┌────────┬────────┬────────┐
3 │   o3   │        │        │
  │   x2   │        │        │
  ├────────┼────────┼────────┤
2 │        │  [x3]  │        │
  │        │        │        │
  ├────────┼────────┼────────┤
1 │        │        │   o1   │
  │        │        │        │
  └────────┴────────┴────────┘
      a        b        c
  x reserve: 3 2 1 1
  o reserve: 3 2 2 1
"
    );
}

#[test]
fn the_picture_of_4x4_fits_a_terminal_and_shows_whole_stacks() {
    let line = line::<4>("", "(x1o2x3o4).../x4.x2./.o3../.... x", "");
    let picture = line.game().draw(&line).to_string();
    assert!(picture.lines().count() <= 24);
    assert!(picture.lines().all(|text| text.chars().count() <= 80));
    assert!(picture.contains("│ x3o2x1 │"), "{picture}");
}

#[test]
fn the_picture_marks_both_ends_of_the_last_move_and_says_who_won() {
    let line = line::<3>("", "x3x2./.../..(o1x2) x", "c1-c3");
    let picture = line.game().draw(&line);
    let text = picture.to_string();
    assert!(text.starts_with("x wins (line)   last move c1-c3\n"), "{text}");
    assert!(text.contains("[x2]") && text.contains("(o1)"), "{text}");
    let fresh: String = picture
        .lines()
        .flatten()
        .filter(|piece| piece.tone() == Tone::Fresh)
        .flat_map(|piece| piece.text().chars().filter(|character| *character != ' '))
        .collect();
    assert_eq!(fresh, "c1-c3[]()");
}

#[test]
fn pieces_have_the_tone_of_their_seat() {
    let line = line::<3>("", "x3../.../..o2 x", "");
    let picture = line.game().draw(&line);
    let tone_of =
        |wanted: &str| picture.lines().flatten().find(|piece| piece.text() == wanted).map(game::Piece::tone);
    assert_eq!(tone_of("x3"), Some(Tone::First));
    assert_eq!(tone_of("o2"), Some(Tone::Second));
}
