//! The rules, one by one.

mod common;

use common::{game, legal, line, result};
use game::{Game, Line, Position};
use gobblet::{Gobblet, Gobblet3, Gobblet4, Size};

const EMPTY: &str = ".../.../... x";

fn refused<const N: usize>(line: &mut Line<Gobblet<N>>, text: &str) -> bool {
    let before = line.clone();
    let mv = line.game().parse_move(text).unwrap();
    let refused = line.play(mv).is_err();
    assert!(!refused || *line == before, "a refused move must change nothing");
    refused
}

/// Whether the rules allow a move.
fn allows<const N: usize>(options: &str, position: &str, text: &str) -> bool {
    let line = line::<N>(options, position, "");
    let mv = line.game().parse_move(text).unwrap();
    let listed = legal(&line).contains(&text.to_owned());
    assert_eq!(line.position().is_legal(mv), listed, "{text} in {position}");
    listed
}

// --- the turn ---

#[test]
fn the_first_seat_begins_and_all_six_pieces_of_3x3_are_free() {
    let line = line::<3>("", EMPTY, "");
    assert_eq!(line.turn().unwrap().index(), 0);
    assert_eq!(line.legal().len(), 3 * 9, "equal pieces make equal moves");
}

#[test]
fn only_the_outermost_piece_of_each_stack_of_4x4_is_free() {
    let at_hand = |line: &Line<Gobblet4>| {
        let board = line.position();
        board.at_hand(board.mover()).map(Size::number).collect::<Vec<_>>()
    };
    let mut line = Line::new(Gobblet4::default(), ());
    assert_eq!(at_hand(&line), [4, 4, 4]);
    for (text, free) in [
        ("4@a1", vec![4, 4, 4]),
        ("4@d4", vec![4, 4, 3]),
        ("3@b1", vec![4, 4, 3]),
        ("4@d3", vec![4, 4, 2]),
        ("2@a2", vec![4, 3, 3]),
        ("3@c3", vec![4, 4, 1]),
        ("1@b2", vec![4, 3, 2]),
        ("2@b4", vec![4, 4]),
    ] {
        let mv = line.game().parse_move(text).unwrap();
        line.play(mv).unwrap();
        assert_eq!(at_hand(&line), free, "after {text}");
    }
    assert!(refused(&mut line, "3@b3"), "both threes are still inside of a four");
    assert!(!refused(&mut line, "4@b3"));
}

#[test]
fn a_piece_covers_smaller_ones_of_either_colour() {
    let position = "x2o2./o3x1./... x";
    for allowed in ["3@a3", "3@b3", "3@b2", "2@b2", "a3-b2"] {
        assert!(allows::<3>("", position, allowed), "{allowed}");
    }
    for too_small in ["2@a3", "2@b3", "3@a2", "1@b2", "a3-b3", "a3-a2", "b2-a3"] {
        assert!(!allows::<3>("", position, too_small), "{too_small}");
    }
}

#[test]
fn a_piece_may_not_stay_on_its_square() {
    let mut line = line::<3>("", "(o1x2)../.../... x", "");
    assert!(refused(&mut line, "a3-a3"));
}

#[test]
fn only_own_visible_pieces_move() {
    let mut line = line::<3>("", "(x1o2)x3./.../... x", "");
    assert!(refused(&mut line, "a3-c3"), "x1 is covered");
    assert!(refused(&mut line, "c1-c2"), "nothing stands there");
    assert!(!refused(&mut line, "b3-c3"));
}

// --- winning ---

#[test]
fn a_row_a_column_or_a_diagonal_wins() {
    for (position, winning) in [
        ("x3x2./.../... x", "1@c3"),
        ("x3../x2../... x", "1@a1"),
        ("x3../.x2./... x", "1@c1"),
        ("..x3/.x2./... x", "1@a1"),
        ("x3x2./.../..x1 x", "c1-c3"),
    ] {
        assert_eq!(result(&line::<3>("", position, winning)), "0 line", "{position} {winning}");
    }
    for (position, winning) in [
        ("..../o4o3o2./..../.... o", "4@d3"),
        ("o4.../.o4../..o4./.... o", "3@d1"),
        ("...o4/..o4./.o4../.... o", "3@a1"),
    ] {
        assert_eq!(result(&line::<4>("", position, winning)), "1 line", "{position} {winning}");
    }
}

#[test]
fn three_in_a_row_are_not_enough_on_4x4() {
    assert_eq!(result(&line::<4>("", "x4x4../..../..../.... x", "4@c4")), "on");
}

#[test]
fn winning_by_covering() {
    assert_eq!(result(&line::<3>("", "x3x2o1/.../... x", "2@c3")), "0 line");
    assert_eq!(result(&line::<3>("", "x3x2o1/.../x2.. x", "a1-c3")), "0 line");
    assert_eq!(result(&line::<3>("", "x3x2(x1o2)/.../x3.. x", "a1-c3")), "0 line");
}

#[test]
fn a_covered_piece_does_not_count() {
    assert_eq!(result(&line::<3>("", "x3x2(x1o2)/.../... x", "")), "on");
}

#[test]
fn moving_away_from_a_line_breaks_it_up_again() {
    assert_eq!(result(&line::<3>("", "x3x2./x1../... x", "a3-c3")), "on");
}

// --- lifting ---

#[test]
fn lifting_uncovers_a_line_and_the_opponent_wins() {
    assert_eq!(result(&line::<3>("", ".../.../(o1x3)o1o2 x", "a1-b2")), "1 uncovered line");
    assert_eq!(result(&line::<4>("", "..../..../..../o4o4o4(o3x4) x", "d1-d2")), "1 uncovered line");
}

#[test]
fn lifting_uncovers_a_line_but_the_piece_comes_down_on_it() {
    let position = ".../.../(o1x3)o1o2 x";
    assert_eq!(result(&line::<3>("", position, "a1-b1")), "on");
    assert_eq!(result(&line::<3>("", position, "a1-c1")), "on");
}

#[test]
fn lifting_uncovers_two_lines_and_the_piece_can_only_break_one() {
    // Beneath a1 both the first rank and the first file wait.
    let position = "o2../o2../(o1x3)o1o3 x";
    for (breaks, left) in [("a1-b1", "1 uncovered line"), ("a1-a2", "1 uncovered line")] {
        assert_eq!(result(&line::<3>("", position, breaks)), left);
    }
}

#[test]
fn a_losing_lift_is_still_legal() {
    assert!(allows::<3>("", ".../.../(o1x3)o1o2 x", "a1-b2"));
}

#[test]
fn lifting_uncovers_a_smaller_line_of_the_mover_and_nothing_happens_that_was_not_there() {
    // The own piece beneath keeps the square, so the mover's line cannot appear by lifting alone.
    assert_eq!(result(&line::<3>("", "(x1x3)x2./.../..o3 x", "a3-c3")), "0 line");
    assert_eq!(result(&line::<3>("", "(x1x3)x2./.../..o3 x", "a3-a1")), "on");
}

#[test]
fn when_both_sides_show_a_line_the_option_decides() {
    let position = "x2x2./.../(o1x3)o1o2 x";
    let after = |options| result(&line::<3>(options, position, "a1-c3"));
    assert_eq!(after(""), "1 uncovered line");
    assert_eq!(after("both=opponent"), "1 uncovered line");
    assert_eq!(after("both=mover"), "0 line");
    assert_eq!(after("both=draw"), "draw both lines");
}

#[test]
fn a_position_with_a_line_is_a_finished_game() {
    assert_eq!(result(&line::<3>("", "x3x3x2/o3../... o", "")), "0 line");
    assert_eq!(result(&line::<3>("", "x3x3x2/o3../... x", "")), "0 uncovered line");
    let both = "x3x3x2/o3o3o2/... o";
    assert_eq!(result(&line::<3>("", both, "")), "1 uncovered line");
    assert_eq!(result(&line::<3>("both=mover", both, "")), "0 line");
    assert_eq!(result(&line::<3>("both=draw", both, "")), "draw both lines");
}

#[test]
fn nothing_can_be_done_after_the_end() {
    let mut line = line::<3>("", "x3x2./.../... x", "1@c3");
    assert!(line.legal().is_empty());
    assert_eq!(line.position().count_legal(), 0);
    assert!(refused(&mut line, "3@a1"));
}

// --- from the reserve ---

#[test]
fn on_3x3_the_reserve_covers_anything_smaller() {
    assert!(allows::<3>("", "x1o1./.../... x", "2@a3"));
    assert!(allows::<3>("", "x1o1./.../... x", "2@b3"));
}

#[test]
fn on_4x4_the_reserve_covers_only_a_piece_of_three_in_a_line() {
    // o4, o3 and o2 threaten the third rank; the o3 below does not belong to them.
    let position = "..../o4o3o2./o4o3../.... x";
    for allowed in ["4@b3", "4@c3", "4@d3", "4@d1"] {
        assert!(allows::<4>("", position, allowed), "{allowed}");
    }
    for forbidden in ["4@a3", "4@b2"] {
        assert!(!allows::<4>("", position, forbidden), "{forbidden}");
    }
    assert!(allows::<4>("reserve_covers=always", position, "4@b2"));
}

#[test]
fn two_in_a_line_are_no_threat_on_4x4() {
    assert!(!allows::<4>("", "..../o4o3../..../.... x", "4@b3"));
}

#[test]
fn when_threatened_on_3x3_means_two_in_a_line() {
    let threatened = |position, mv| allows::<3>("reserve_covers=when-threatened", position, mv);
    for allowed in ["3@a3", "2@a3", "3@c3", "3@a1"] {
        assert!(threatened("o1.o2/.../o2.. x", allowed), "{allowed}");
    }
    assert!(!threatened("o1../..o1/... x", "3@a3"));
}

#[test]
fn a_threat_is_made_of_visible_pieces_only() {
    // x4 covers one of the three.
    assert!(!allows::<4>("", "..../o4o3(o2x4)./..../.... x", "4@b3"));
}

#[test]
fn own_pieces_in_a_line_are_no_threat() {
    assert!(!allows::<4>("", "..../x4x3x2./..../.... x", "4@b3"));
}

#[test]
fn the_reserve_never_covers_by_option() {
    let allows = |mv| allows::<3>("reserve_covers=never,reserve_covers_own=yes", "x2o1./.../... x", mv);
    assert!(!allows("3@a3") && !allows("3@b3"));
    assert!(allows("3@c3"));
    assert!(allows("a3-b3"), "pieces on the board cover as always");
}

#[test]
fn whether_the_reserve_covers_own_pieces_is_an_option() {
    assert!(allows::<3>("", "x1../.../... x", "3@a3"));
    assert!(!allows::<3>("reserve_covers_own=no", "x1../.../... x", "3@a3"));
    assert!(allows::<3>("reserve_covers_own=no", "o1../.../... x", "3@a3"));
    let position = "(o1x2)x4../x3.../o4o3o2./.... x";
    assert!(!allows::<4>("", position, "4@a4"));
    assert!(!allows::<4>("reserve_covers=always", position, "4@a4"));
    assert!(allows::<4>("reserve_covers=always,reserve_covers_own=yes", position, "4@a4"));
    assert!(allows::<4>("reserve_covers_own=yes", position, "4@a4"));
}

// --- no move ---

/// All twelve pieces are on the board, and nobody has a line.
const USED_UP: &str = "(x1x3)(x1o3)x3/(o1o3)x2o2/o2x2o1 x";

#[test]
fn without_moving_pieces_only_the_reserve_plays() {
    assert!(legal(&line::<3>("moving=no", "x3../.o2./... x", "")).iter().all(|mv| mv.contains('@')));
}

#[test]
fn a_player_without_a_move_loses_or_the_game_is_drawn() {
    assert_eq!(result(&line::<3>("moving=no", USED_UP, "")), "1 no move");
    assert_eq!(result(&line::<3>("moving=no,no_move=loses", USED_UP, "")), "1 no move");
    assert_eq!(result(&line::<3>("moving=no,no_move=draw", USED_UP, "")), "draw no move");
}

#[test]
fn with_moving_pieces_nobody_is_stuck() {
    assert_eq!(result(&line::<3>("", USED_UP, "")), "on");
}

// --- repetition ---

const BACK_AND_FORTH: &str = "a1-a2 c3-c2 a2-a1 c2-c3";

fn repeated(options: &str, times: usize) -> Line<Gobblet3> {
    let moves = format!("3@a1 3@c3 {}", [BACK_AND_FORTH; 4][..times].join(" "));
    line::<3>(options, EMPTY, &moves)
}

#[test]
fn the_third_occurrence_draws() {
    assert_eq!(result(&repeated("", 1)), "on");
    assert_eq!(result(&repeated("", 2)), "draw repetition");
}

#[test]
fn the_second_occurrence_draws_by_option() {
    assert_eq!(result(&repeated("repetition=second", 1)), "draw repetition");
}

#[test]
fn without_repetition_the_limit_of_moves_draws() {
    assert_eq!(result(&repeated("repetition=never", 4)), "on");
    assert_eq!(result(&repeated("repetition=never,limit=19", 4)), "on");
    assert_eq!(result(&repeated("repetition=never,limit=18", 4)), "draw limit of moves");
}

#[test]
fn the_limit_holds_only_without_repetition() {
    assert_eq!(result(&repeated("limit=3", 1)), "on");
}

#[test]
fn the_usual_limit_is_400_moves() {
    let mut line = line::<3>("repetition=never", EMPTY, "3@a1 3@c3");
    while line.turn().is_some() {
        let text = BACK_AND_FORTH.split(' ').nth((line.moves().len() - 2) % 4).unwrap();
        let mv = line.game().parse_move(text).unwrap();
        line.play(mv).unwrap();
    }
    assert_eq!((line.moves().len(), result(&line).as_str()), (400, "draw limit of moves"));
}

#[test]
fn a_line_on_the_last_move_before_the_limit_wins() {
    let line = line::<3>("repetition=never,limit=5", EMPTY, "3@a1 3@c3 3@a2 3@c2 2@a3");
    assert_eq!(result(&line), "0 line");
}

// --- the rest ---

#[test]
fn the_same_board_with_another_player_to_move_is_another_position() {
    let game = game::<3>("");
    let first = game.parse_board("x3../.../..o3 x").unwrap();
    let second = game.parse_board("x3../.../..o3 o").unwrap();
    assert_ne!(first.key(), second.key());
    assert_ne!(first, second);
}

#[test]
fn the_next_game_has_the_same_rules_and_roles_follow_the_seats() {
    let line = line::<3>("both=draw", "x3x2./.../... x", "1@c3");
    let next = line.game().next(line.position(), line.ending().unwrap());
    assert_eq!(next, Some(*line.game()));
    let role = |seat| line.game().role(line.position(), game::Seat::new(seat));
    assert_eq!((role(0), role(1)), ("first", "second"));
}
