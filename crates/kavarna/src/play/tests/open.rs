//! Games in which nothing is hidden.

use game::{Record, Seat};

use crate::play::engine::Answer;
use crate::play::keys::Press;
use crate::play::state::{Message, Overlay, Question};
use crate::play::tests::desk::{Desk, app, catalog, setup};
use crate::terminal::{App, Flow};

#[test]
fn a_whole_game_is_played_with_keys() {
    let mut desk = Desk::new("gobblet3", &["me", "random"]);
    let mut presses = 0;
    while desk.state.turn().is_some() {
        assert!(desk.state.is_own_turn(), "the player has answered");
        let walk = [Press::Down, Press::Right, Press::Right, Press::Left];
        desk.press(walk.into_iter().take(presses % 5)).press([Press::Enter]);
        presses += 1;
        assert!(presses < 500, "the game ends");
    }
    let record = desk.state.record();
    assert_eq!(record.seats, ["me", "random"]);
    assert!(record.scores.is_some());
    assert_eq!(desk.kept, None, "a finished game need not be kept");
    let table = catalog().replay(&Record::parse(&record.to_line()).unwrap()).unwrap();
    assert_eq!(table.moves(), record.moves);
    assert!(desk.screen()[22].starts_with(" The game is over ("), "{:#?}", desk.screen());
}

#[test]
fn the_same_keys_give_the_same_game() {
    let play = || {
        let mut desk = Desk::new("gobblet3", &["me", "house:level=2"]);
        desk.play("3@b2").press([Press::Enter, Press::Enter]);
        desk.moves()
    };
    assert_eq!(play(), play());
}

#[test]
fn a_typed_move_is_played_and_kept() {
    let mut desk = Desk::new("gobblet3", &["me", "me"]);
    desk.play("3@b2");
    assert_eq!(desk.moves(), ["3@b2"]);
    assert_eq!(desk.kept.as_ref().map(|record| record.moves.clone()), Some(vec!["3@b2".to_owned()]));
    assert!(desk.state.is_own_turn(), "the other person sits at the same terminal");
    assert_eq!(desk.state.turn(), Some(Seat::new(1)));
}

#[test]
fn typing_filters_the_list() {
    let mut desk = Desk::new("gobblet3", &["me", "me"]);
    desk.keys("3@B");
    assert_eq!(desk.state.choices(), (vec!["3@b1", "3@b2", "3@b3"], 0));
    desk.press([Press::Right]);
    assert_eq!(desk.state.choices().1, 1);
    desk.press([Press::Escape]);
    assert_eq!(desk.state.choices().0.len(), 27);
}

#[test]
fn a_move_that_cannot_be_is_refused_with_what_was_expected() {
    let mut desk = Desk::new("gobblet3", &["me", "me"]);
    desk.play("3@z9");
    assert!(desk.moves().is_empty());
    let message = desk.state.message().unwrap();
    assert!(message.starts_with("expected a file a-c at character 3"), "{message}");
}

#[test]
fn undo_goes_back_to_the_last_own_decision() {
    let mut desk = Desk::new("gobblet3", &["me", "random"]);
    desk.keys("u");
    assert_eq!(desk.state.message(), Some("There is no decision of yours to take back."));
    desk.play("3@b2").play("3@a1");
    assert_eq!(desk.moves().len(), 4);
    desk.keys("u");
    assert_eq!(desk.moves().len(), 2);
    assert!(desk.state.is_own_turn());
    desk.keys("u");
    assert!(desk.moves().is_empty());
    assert_eq!(desk.kept, None, "there is nothing to lose any more");
}

#[test]
fn undo_between_two_people_takes_one_move_back() {
    let mut desk = Desk::new("gobblet3", &["me", "me"]);
    desk.play("3@b2").play("3@a1").keys("u");
    assert_eq!(desk.moves(), ["3@b2"]);
}

#[test]
fn a_hint_chooses_the_best_move_and_enter_plays_it() {
    let mut desk = Desk::new("gobblet3", &["me", "me"]);
    desk.keys("h");
    let (choices, selected) = desk.state.choices();
    let best = choices[selected].to_owned();
    let message = desk.state.message().unwrap().to_owned();
    assert!(message.starts_with(&format!("The house would play {best} (")), "{message}");
    desk.press([Press::Enter]);
    assert_eq!(desk.moves(), [best]);
}

#[test]
fn resigning_asks_first_and_can_be_taken_back() {
    let mut desk = Desk::new("gobblet3", &["me", "random"]);
    desk.keys("r");
    assert_eq!(*desk.state.overlay(), Overlay::Ask(Question::Resign));
    desk.keys("n");
    assert!(desk.state.turn().is_some());
    desk.keys("ry");
    assert_eq!(desk.state.record().scores.unwrap().as_slice(), [-1, 1]);
    assert_eq!(desk.state.record().reason.as_deref(), Some("resigned"));
    assert_eq!(desk.state.chairs()[1].total, 1);
    desk.keys("u");
    assert!(desk.state.is_own_turn(), "the game goes on where it was given up");
    assert_eq!(desk.state.chairs()[1].total, 0);
}

#[test]
fn the_next_game_lets_the_other_side_begin_and_adds_up() {
    let mut desk = Desk::new("gobblet3", &["me", "random"]);
    desk.keys("n");
    assert_eq!(desk.state.message(), Some("This game is not over yet."));
    desk.keys("ryn");
    let chairs: Vec<(String, i64)> =
        desk.state.chairs().iter().map(|chair| (chair.name(), chair.total)).collect();
    assert_eq!(chairs, [("random".to_owned(), 1), ("me".to_owned(), -1)]);
    assert_eq!(desk.moves().len(), 1, "the other side has begun");
    assert!(desk.state.is_own_turn());
}

#[test]
fn quitting_an_unfinished_game_asks_and_keeps_it() {
    let mut desk = Desk::new("gobblet3", &["me", "me"]);
    desk.play("3@b2").keys("q");
    assert!(!desk.has_quit);
    desk.keys("n").press([Press::Interrupt, Press::Interrupt]);
    assert!(desk.has_quit);
    assert_eq!(desk.kept.as_ref().map(|record| record.moves.len()), Some(1));
    let mut untouched = Desk::new("gobblet3", &["me", "me"]);
    assert!(untouched.keys("q").has_quit, "there is nothing to lose");
}

#[test]
fn saving_asks_for_a_name() {
    let mut desk = Desk::new("gobblet3", &["me", "me"]);
    desk.play("3@b2").keys("s");
    assert_eq!(*desk.state.overlay(), Overlay::FileName("gobblet3.jsonl".into()));
    desk.press([Press::Backspace]).keys("x").press([Press::Enter]);
    assert_eq!(desk.saved[0].0, "gobblet3.jsonx");
    assert_eq!(desk.saved[0].1.moves, ["3@b2"]);
    assert_eq!(desk.state.message(), Some("Saved."));
    desk.keys("s").press([Press::Escape]);
    assert_eq!(desk.saved.len(), 1);
}

#[test]
fn what_an_earlier_question_brings_is_ignored() {
    let mut desk = Desk::new("gobblet3", &["me", "me"]);
    desk.play("3@b2");
    desk.tell(Message::Engine(0, Answer::Decided("3@a1".into(), game::Report::default())));
    assert_eq!(desk.moves(), ["3@b2"]);
}

#[test]
fn a_player_that_fails_forfeits() {
    let mut desk = Desk::new("gobblet3", &["me", "cmd:/nowhere/no-such-program"]);
    desk.play("3@b2");
    let record = desk.state.record();
    assert_eq!(record.scores.unwrap().as_slice(), [1, -1]);
    assert_eq!(record.reason.as_deref(), Some("forfeit"));
    assert!(record.forfeit.unwrap().why.contains("no-such-program"));
    assert!(desk.state.message().unwrap().starts_with("Seat 1 forfeits: "));
}

#[test]
fn players_alone_play_to_the_end() {
    let desk = Desk::new("gobblet3", &["random", "random"]);
    assert!(desk.state.ending().is_some());
}

#[test]
fn an_unfinished_game_is_kept_on_the_shelf_and_can_be_resumed() {
    let directory = tempfile::tempdir().unwrap();
    let mut playing = app(setup("gobblet3", &["me", "me"]), directory.path());
    for letter in "3@b2".chars() {
        playing.key(crossterm::event::KeyEvent::from(crossterm::event::KeyCode::Char(letter)));
    }
    playing.key(crossterm::event::KeyEvent::from(crossterm::event::KeyCode::Enter));
    assert_eq!(playing.idle(), Flow::GoOn);
    let farewell = playing.farewell().unwrap();
    assert!(farewell.starts_with("The game is kept. Go on with: kavarna play --resume "), "{farewell}");
    let shelf = crate::play::keep::Shelf::at(directory.path());
    let (file, record) = shelf.kept(&catalog()).pop().unwrap();
    assert_eq!(record.moves, ["3@b2"]);
    let resumed = crate::play::setup::Setup::resumed(&catalog(), &file, None, &[]).unwrap();
    let desk = Desk::at(resumed);
    assert_eq!(desk.moves(), ["3@b2"]);
    assert_eq!(desk.state.turn(), Some(Seat::new(1)));
    shelf.forget("gobblet3", 7);
    assert!(shelf.kept(&catalog()).is_empty());
}
