//! The rules, one by one; above all the cases that other programs get wrong.

mod common;

use common::{game, go_on, legal, line, line_from, position, result};
use game::{Game, Line, Position, Seat};
use yinsh::{Asked, Yinsh};

const WHITE: Seat = Seat::new(0);
const BLACK: Seat = Seat::new(1);

/// Rings that are in nobody's way.
const AWAY: &str = "a2 a3 k8 k9 / j11 i11 j5 a5 k10";

fn refused(line: &mut Line<Yinsh>, text: &str) -> bool {
    let before = line.clone();
    let mv = line.game().parse_move(text).unwrap();
    let refused = line.play(mv).is_err();
    assert!(!refused || *line == before, "a refused move must change nothing");
    refused
}

fn asked(line: &Line<Yinsh>) -> (Asked, Seat) {
    (line.position().asked(), line.position().decider())
}

// --- set-up ---

#[test]
fn rings_are_placed_in_turn_on_any_empty_point_until_each_side_has_five() {
    let mut line = Line::new(game(""), ());
    assert_eq!(legal(&line).len(), 85);
    for (placed, text) in "f6 a5 b6 c6 b4 b1 b7 k7 b5 b3".split(' ').enumerate() {
        assert_eq!(asked(&line), (Asked::Place, Seat::new(placed % 2)));
        assert!(!refused(&mut line, text));
        assert!(refused(&mut line, text), "a ring is there now");
    }
    assert_eq!(asked(&line), (Asked::Move, WHITE));
    assert_eq!(line.position().rings(WHITE).len(), 5);
    assert!(refused(&mut line, "e5"), "no sixth ring");
}

// --- moving ---

#[test]
fn a_move_leaves_a_marker_and_turns_over_what_it_jumps() {
    let pieces = format!("e2 {AWAY} / e4 / e5 e6");
    let line = line_from("", &position(&pieces, "w move 0-0"), "e2-e7");
    let board = line.position();
    assert_eq!(format!("{:?}", board.markers(WHITE)), "[e2, e5, e6]", "the one just placed is not turned");
    assert_eq!(format!("{:?}", board.markers(BLACK)), "[e4]");
    assert!(board.rings(WHITE).contains(game("").parse_point("e7").unwrap()));
    assert_eq!(asked(&line), (Asked::Move, BLACK));
}

#[test]
fn a_jump_ends_on_the_first_vacant_point_behind_the_run() {
    let pieces = format!("e2 {AWAY} / e4 / e5 e7");
    let line = line_from("", &position(&pieces, "w move 0-0"), "");
    let along_e: Vec<String> = legal(&line).into_iter().filter(|text| text.starts_with("e2-e")).collect();
    assert_eq!(along_e, ["e2-e1", "e2-e3", "e2-e6"]);
}

#[test]
fn a_ring_may_not_pass_a_ring_or_land_on_one() {
    let line = line_from("", &position("e2 e4 a2 a3 k8 / j11 i11 j5 a5 e7 / / e5 e6", "w move 0-0"), "");
    let along_e: Vec<String> = legal(&line).into_iter().filter(|text| text.starts_with("e2-e")).collect();
    assert_eq!(along_e, ["e2-e1", "e2-e3"]);
    assert!(!legal(&line).iter().any(|text| text.starts_with("e4-e5") || text.starts_with("e4-e8")));
}

#[test]
fn nobody_moves_the_rings_of_the_other_side() {
    let mut line = line("", "f6 a5 b6 c6 b4 b1 b7 k7 b5 b3");
    assert!(refused(&mut line, "k7-k8"));
    assert!(refused(&mut line, "e5-e6"), "there is no ring");
    assert!(!refused(&mut line, "f6-f7"));
}

// --- rows ---

#[test]
fn a_row_costs_its_markers_and_a_ring() {
    let pieces = format!("e3 {AWAY} / e4 e5 e6 e7 / d1");
    let line = line_from("", &position(&pieces, "w move 0-0"), "e3-f3");
    assert_eq!(asked(&line), (Asked::Row, WHITE), "asked even when there is only one choice");
    assert_eq!(legal(&line), ["xe3-e7"]);
    let line = go_on(line, "xe3-e7");
    assert_eq!(asked(&line), (Asked::Ring, WHITE));
    assert_eq!(legal(&line), ["xa2", "xa3", "xf3", "xk8", "xk9"], "any of the own rings");
    let line = go_on(line, "xf3");
    let board = line.position();
    assert_eq!((board.taken(WHITE), board.taken(BLACK)), (1, 0));
    assert_eq!((board.rings(WHITE).len(), board.markers_left()), (4, 50), "the markers return to the pool");
    assert_eq!(asked(&line), (Asked::Move, BLACK));
}

#[test]
fn five_of_a_row_of_six_are_chosen() {
    let pieces = format!("e3 {AWAY} / e1 e2 e4 e5 e6");
    let line = line_from("", &position(&pieces, "w move 0-0"), "e3-f3");
    assert_eq!(legal(&line), ["xe1-e5", "xe2-e6"]);
    let line = go_on(line, "xe2-e6 xf3");
    assert_eq!(format!("{:?}", line.position().markers(WHITE)), "[e1]");
}

#[test]
fn five_of_a_row_of_seven_are_chosen() {
    let pieces = format!("e3 {AWAY} / e1 e2 e4 e5 e6 e7");
    let mut line = line_from("", &position(&pieces, "w move 0-0"), "e3-f3");
    assert_eq!(legal(&line), ["xe1-e5", "xe2-e6", "xe3-e7"]);
    assert!(refused(&mut line, "xe4-e8"), "e8 is no marker");
    let line = go_on(line, "xe2-e6 xf3");
    assert_eq!(format!("{:?}", line.position().markers(WHITE)), "[e1, e7]");
    assert_eq!(asked(&line), (Asked::Move, BLACK), "two markers are left of seven: no second row");
}

#[test]
fn a_row_of_ten_is_taken_twice() {
    let pieces = format!("f3 {AWAY} / e1 e2 e3 e4 e5 e6 e7 e8 e9 e10");
    let line = line_from("", &position(&pieces, "w row 0-0"), "xe1-e5 xf3");
    assert_eq!((asked(&line), legal(&line)), ((Asked::Row, WHITE), vec!["xe6-e10".to_owned()]));
    let line = go_on(line, "xe6-e10 xa2");
    assert_eq!(line.position().taken(WHITE), 2);
}

#[test]
fn of_three_mutually_intersecting_rows_one_is_taken() {
    let pieces = "f5 a2 a3 k8 k9 / j11 i11 j5 a5 k10 / f2 f3 f4 d6 e6 g6 h6 d4 e5 g7 h8 / f6";
    let line = line_from("", &position(pieces, "w move 0-0"), "f5-f7");
    assert_eq!(legal(&line), ["xd4-h8", "xd6-h6", "xf2-f6"]);
    for row in legal(&line) {
        let line = go_on(line.clone(), &format!("{row} xf7"));
        assert_eq!(asked(&line), (Asked::Move, BLACK), "after {row} the others lack the middle");
        assert_eq!(line.position().taken(WHITE), 1);
    }
}

#[test]
fn of_three_rows_in_a_triangle_one_is_taken() {
    let pieces = format!("e2 {AWAY} / e4 f4 g4 h4 i4 i5 i6 i7 i8 h7 g6 f5");
    let line = line_from("", &position(&pieces, "w row 0-0"), "");
    assert_eq!(legal(&line), ["xe4-i4", "xe4-i8", "xi4-i8"]);
    for row in legal(&line) {
        let line = go_on(line.clone(), &format!("{row} xe2"));
        assert_eq!(asked(&line), (Asked::Move, BLACK), "after {row} the others lack a corner");
    }
}

#[test]
fn of_rows_that_intersect_in_a_chain_the_choice_decides_how_many_are_taken() {
    // The row along number 4 crosses both letters, which do not meet each other.
    let pieces = format!("e2 {AWAY} / e4 e5 e6 e7 e8 f4 g4 h4 i4 h5 h6 h7 h8");
    let line = line_from("", &position(&pieces, "w row 0-0"), "");
    assert_eq!(legal(&line), ["xe4-e8", "xe4-i4", "xh4-h8"]);
    let one = go_on(line.clone(), "xe4-i4 xe2");
    assert_eq!((asked(&one), one.position().taken(WHITE)), ((Asked::Move, BLACK), 1));
    let two = go_on(line, "xe4-e8 xe2");
    assert_eq!((asked(&two), legal(&two)), ((Asked::Row, WHITE), vec!["xh4-h8".to_owned()]));
    assert_eq!(go_on(two, "xh4-h8 xa2").position().taken(WHITE), 2);
}

#[test]
fn two_disjoint_rows_are_both_taken_with_a_ring_each() {
    let pieces = format!("e3 {AWAY} / e4 e5 e6 e7 g4 g5 g6 g7 / g3");
    let line = line_from("", &position(&pieces, "w move 0-0"), "e3-h3");
    assert_eq!(legal(&line), ["xe3-e7", "xg3-g7"]);
    let line = go_on(line, "xg3-g7 xh3");
    assert_eq!((asked(&line), legal(&line)), ((Asked::Row, WHITE), vec!["xe3-e7".to_owned()]));
    let line = go_on(line, "xe3-e7 xa2");
    assert_eq!((asked(&line), line.position().taken(WHITE)), ((Asked::Move, BLACK), 2));
}

#[test]
fn of_rows_of_both_colours_the_mover_takes_his_first() {
    let pieces = format!("e3 {AWAY} / e4 e5 e6 e7 g3 / g4 g5 g6 g7");
    let line = line_from("", &position(&pieces, "w move 0-0"), "e3-h3");
    assert_eq!((asked(&line), legal(&line)), ((Asked::Row, WHITE), vec!["xe3-e7".to_owned()]));
    let line = go_on(line, "xe3-e7 xh3");
    assert_eq!((asked(&line), legal(&line)), ((Asked::Row, BLACK), vec!["xg3-g7".to_owned()]));
    let line = go_on(line, "xg3-g7");
    assert_eq!((asked(&line), legal(&line).len()), ((Asked::Ring, BLACK), 5));
    let line = go_on(line, "xk10");
    assert_eq!(asked(&line), (Asked::Move, BLACK), "then the opponent moves");
    assert_eq!((line.position().taken(WHITE), line.position().taken(BLACK)), (1, 1));
}

#[test]
fn the_opponents_row_is_taken_before_his_move() {
    let pieces = format!("e3 {AWAY} / g3 / g4 g5 g6 g7");
    let line = line_from("", &position(&pieces, "w move 0-0"), "e3-h3");
    assert_eq!((asked(&line), legal(&line)), ((Asked::Row, BLACK), vec!["xg3-g7".to_owned()]));
    let line = go_on(line, "xg3-g7 xk10");
    assert_eq!(asked(&line), (Asked::Move, BLACK));
    assert!(legal(&line).iter().all(|text| !text.starts_with("k10")), "with the ring that is left");
}

// --- the end ---

#[test]
fn the_third_ring_wins_at_once() {
    let pieces = "e3 a2 a3 / j11 i11 j5 / e4 e5 e6 e7";
    let line = line_from("", &position(pieces, "w move 2-2"), "e3-f3 xe3-e7");
    assert_eq!(result(&line), "on");
    assert_eq!(result(&go_on(line, "xf3")), "0 third ring");
}

#[test]
fn if_both_complete_their_third_row_the_mover_wins() {
    let pieces = "e3 a2 a3 / j11 i11 j5 / e4 e5 e6 e7 g3 / g4 g5 g6 g7";
    let mut line = line_from("", &position(pieces, "w move 2-2"), "e3-h3 xe3-e7 xh3");
    assert_eq!(result(&line), "0 third ring");
    assert!(refused(&mut line, "xg3-g7"));
}

#[test]
fn the_second_of_two_disjoint_rows_is_not_taken_when_the_first_wins() {
    let pieces = "e3 a2 a3 / j11 i11 j5 / e4 e5 e6 e7 g4 g5 g6 g7 / g3";
    let line = line_from("", &position(pieces, "w move 2-2"), "e3-h3 xg3-g7 xh3");
    assert_eq!(result(&line), "0 third ring");
}

#[test]
fn a_third_ring_from_the_opponents_move_wins_too() {
    let pieces = "e3 a2 a3 / j11 i11 j5 / g3 / g4 g5 g6 g7";
    let line = line_from("", &position(pieces, "w move 2-2"), "e3-h3 xg3-g7 xj5");
    assert_eq!(result(&line), "1 third ring");
}

#[test]
fn the_51st_marker_ends_the_game_in_a_draw_when_rings_are_equal() {
    let position = "WW2/ww1wb1w/1wwb1w2/w1bw1bwww/b1b1bbb1ww/bb2wbwbw/1b1b2b1bb/w1w1ww1b1/2bbbw1w/b1wbbb1/WBBB w move 2-2";
    let line = line_from("", position, "");
    assert_eq!((result(&line).as_str(), line.position().markers_left()), ("on", 1));
    let line = go_on(line, "a3-a4");
    assert_eq!((result(&line).as_str(), line.position().markers_left()), ("draw last marker", 0));
}

#[test]
fn the_51st_marker_ends_the_game_for_who_has_more_rings() {
    let position =
        "WW2/ww1bb1b/1wbwb1b1/bwbb2wwb/b1wb1w1wwb/wbw1b1b2/wwbbwbbb1w/4w2b1/bw1bbb1b/Bbwww2/WBBB w move 2-1";
    assert_eq!(result(&line_from("", position, "a3-a4")), "0 last marker");
}

#[test]
fn the_51st_marker_is_not_the_end_while_a_row_is_to_be_taken() {
    let position =
        "WW2/1bww1ww/bwwbww2/bww1bbwwb/wbw2b1ww1/w1bbw1w1w/2w4ww1/b2wbbwb1/bbb1b1bw/Wbwbw2/WBBB w move 1-2";
    let line = line_from("", position, "a3-a4");
    assert_eq!((line.position().markers_left(), result(&line).as_str()), (0, "on"));
    assert_eq!((asked(&line), legal(&line)), ((Asked::Row, WHITE), vec!["xa3-e3".to_owned()]));
    let line = go_on(line, "xa3-e3 xa4");
    assert_eq!((line.position().markers_left(), asked(&line)), (5, (Asked::Move, BLACK)));
}

#[test]
fn who_cannot_move_passes() {
    let position = "WWWW/WBBBBB1/wb6/b1w6/w2b6/3w5/4b5/4w4/4b3/4w2/3b w move 0-0";
    let mut line = line_from("", position, "");
    assert_eq!(legal(&line), ["pass"]);
    assert_eq!(line.position().count_legal(), 1);
    let before = line.position().key();
    assert!(!refused(&mut line, "pass"));
    assert_eq!(asked(&line), (Asked::Move, BLACK));
    assert_ne!(line.position().key(), before);
    assert!(refused(&mut line, "pass"), "Black can move, so he must");
    let line = go_on(line, "b6-c7");
    assert_eq!(asked(&line), (Asked::Move, WHITE), "one pass does not end the game");
    assert!(!line.position().passed());
}

#[test]
fn two_passes_in_a_row_end_the_game() {
    let stuck = "Wwbw/BWWwwwb/wBBwbwbw/bbbwb4/wwwbwb4/bb1wbb3/bb2bbw3/b3bbb2/4wbb1/4bww/3w";
    let line = line_from("", &format!("{stuck} w move 2-2"), "pass");
    assert_eq!((asked(&line), legal(&line)), ((Asked::Move, BLACK), vec!["pass".to_owned()]));
    assert_eq!(result(&line), "on");
    assert_eq!(result(&go_on(line, "pass")), "draw both passed");
    let line = line_from("", &format!("{stuck} b move-after-pass 2-2"), "pass");
    assert_eq!(result(&line), "draw both passed");
}

// --- blitz ---

#[test]
fn in_blitz_the_first_ring_wins() {
    let pieces = format!("e3 {AWAY} / e4 e5 e6 e7");
    let line = line_from("blitz=yes", &position(&pieces, "w move 0-0"), "e3-f3 xe3-e7");
    assert_eq!(result(&line), "on", "the row alone does not win: its ring does");
    assert_eq!(result(&go_on(line, "xf3")), "0 first ring");
}

#[test]
fn in_blitz_the_movers_row_comes_first() {
    let pieces = format!("e3 {AWAY} / e4 e5 e6 e7 g3 / g4 g5 g6 g7");
    let line = line_from("blitz=yes", &position(&pieces, "w move 0-0"), "e3-h3 xe3-e7 xh3");
    assert_eq!(result(&line), "0 first ring");
}

// --- facts of the game ---

#[test]
fn a_game_lasts_at_most_71_ring_moves() {
    // Five rows are the most that are taken before the third ring of one side, each returning five markers.
    let mut rng = game::random::fast(9);
    for _ in 0..300 {
        let mut board = Yinsh::default().start(&());
        let mut slides = 0;
        while !board.is_over() {
            slides += usize::from(board.asked() == Asked::Move);
            board.play_unchecked(board.random_move(&mut rng));
        }
        assert!(slides <= 71, "{slides}");
    }
}
