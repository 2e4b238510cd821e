//! Lines: the rules over the whole line, ending from outside, counting leaves.

use game::conformance;
use game::random::deal_stream;
use game::toy::{Move, Toy};
use game::{Ending, Game, IllegalMove, Line, Options, Position, Scores, Seat, View, Viewer, perft};

use crate::pendulum::{Pendulum, Swing, pendulum};

fn swung(options: &str, moves: &str) -> Line<Pendulum> {
    let game = pendulum(options);
    let mut line = Line::new(game, ());
    for mv in game.parse_moves(moves).unwrap() {
        line.play(mv).unwrap();
    }
    line
}

#[test]
fn a_game_that_only_the_line_ends_keeps_all_laws() {
    conformance::check::<Pendulum>();
}

#[test]
fn a_position_refuses_an_illegal_move_and_stays_as_it_was() {
    let mut position = swung("", "left left").position().clone();
    let before = position.clone();
    assert_eq!(position.play(Swing(-1)), Err(IllegalMove::NotLegal("left".to_owned())));
    assert_eq!(position, before);
    assert_eq!(position.play(Swing(1)), Ok(()));
    assert_eq!(position, before.after(Swing(1)));
}

#[test]
fn a_position_that_is_over_refuses_every_move() {
    let toy = Toy::from_options(&Options::none()).unwrap();
    let mut position = toy.start(&toy.deal(&mut deal_stream(1, 0)));
    for _ in Seat::all(3) {
        position.play(Move::Pass).unwrap();
    }
    let before = position.clone();
    assert_eq!(position.play(Move::Pass), Err(IllegalMove::Over));
    assert_eq!(position, before);
}

#[test]
fn the_third_occurrence_of_a_position_is_a_draw() {
    // The start occurs again after two and after four moves, each time with the same seat to move.
    let mut line = swung("", "left right left");
    assert_eq!(line.ending(), None);
    line.play(Swing(1)).unwrap();
    let ending = *line.ending().unwrap();
    assert_eq!((ending.scores.as_slice(), ending.reason), (&[0, 0][..], "repetition"));
    assert_eq!(line.turn(), None);
    assert_eq!(line.legal(), []);
    assert_eq!(line.play(Swing(0)), Err(IllegalMove::Over));
}

#[test]
fn the_same_place_with_another_seat_to_move_is_another_position() {
    // Resting leaves the place, but not the turn: the start has occurred twice here, not three times.
    assert_eq!(swung("", "rest rest rest").ending(), None);
    assert_eq!(swung("repetition=2", "rest rest").ending().unwrap().reason, "repetition");
}

#[test]
fn a_game_is_drawn_at_its_limit_of_moves() {
    let line = swung("limit=3", "left left right");
    assert_eq!(line.ending().unwrap().reason, "limit of moves");
}

#[test]
fn taking_back_takes_the_draw_back() {
    let mut line = swung("repetition=2", "left right");
    assert!(line.ending().is_some());
    assert_eq!(line.undo(), Some(Swing(1)));
    assert_eq!(line.ending(), None);
    line.play(Swing(-1)).unwrap();
    assert_eq!(line.turn(), Some(Seat::new(0)));
}

#[test]
fn a_game_can_be_ended_from_outside() {
    let mut line = swung("", "left");
    line.end(Ending { scores: Scores::win(Seat::new(0), 2), reason: "resigned" });
    assert_eq!(line.turn(), None);
    assert_eq!(line.play(Swing(0)), Err(IllegalMove::Over));
    assert_eq!(IllegalMove::Over.to_string(), "the game is over");
    line.undo();
    assert_eq!(line.turn(), Some(Seat::new(0)));
}

#[test]
fn an_open_view_keeps_the_path() {
    let line = swung("", "left right right");
    let view = line.view(Viewer::Spectator);
    assert_eq!(view.path().len(), 3);
    assert_eq!(view.path()[0], view.path()[2], "the start occurred again");
    assert_ne!(view.path()[0], view.path()[1]);
}

#[test]
fn perft_counts_the_leaves_of_the_toy() {
    // Three seats speak once: 35 ways, one of them all passing, which ends the deal. Then three of six cards
    // are discarded in 20 ways, and one of three cards is led.
    let toy = Toy::from_options(&Options::none()).unwrap();
    let start = toy.start(&toy.deal(&mut deal_stream(1, 0)));
    let leaves: Vec<u64> = (0..=5).map(|depth| perft(&start, depth)).collect();
    assert_eq!(leaves, [1, 5, 15, 35, 34 * 20, 34 * 20 * 3]);
}

#[test]
fn a_position_that_cannot_be_played_to_is_refused() {
    let toy = Toy::from_options(&Options::none()).unwrap();
    let deal = "A1 B3 C2/A2 B4 C1/A3 B1 B2/A4 C3 C4";
    assert_eq!(toy.parse_position(&format!("{deal} | pass; bid game")).unwrap().moves().len(), 2);
    let error = |text: &str| toy.parse_position(text).unwrap_err().to_string();
    assert!(error(deal).starts_with("expected \"deal | moves\""));
    assert!(
        error(&format!("{deal} | pass; A1"))
            .starts_with("expected legal moves (A1 is not a legal move here)")
    );
    let unread = error(&format!("{deal} | pass; bid"));
    assert!(unread.starts_with("move 2: expected game"), "{unread}");
}
