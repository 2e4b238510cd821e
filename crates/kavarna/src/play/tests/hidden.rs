//! Games with hidden cards: nobody sees more than their seat may.

use game::{Seat, Viewer};

use crate::play::keys::Press;
use crate::play::state::Overlay;
use crate::play::tests::desk::{Desk, catalog};

/// The cards that a seat holds, as the one who sees everything knows them.
fn hand(desk: &Desk, seat: usize) -> Vec<String> {
    let table = catalog().replay(&desk.state.record()).unwrap();
    let view = table.view(Viewer::All).json();
    view["hands"][seat].as_str().unwrap().split(' ').map(str::to_owned).collect()
}

fn shows_any(desk: &Desk, cards: &[String]) -> bool {
    let screen = desk.screen().join("\n");
    cards.iter().any(|card| screen.contains(card.as_str()))
}

#[test]
fn a_person_sees_their_own_cards_only() {
    let desk = Desk::new("toy", &["me", "random", "random"]);
    assert!(desk.state.is_own_turn());
    assert!(shows_any(&desk, &hand(&desk, 0)));
    assert!(!shows_any(&desk, &hand(&desk, 1)));
    assert!(!shows_any(&desk, &hand(&desk, 2)));
}

#[test]
fn what_a_player_has_learned_goes_into_the_next_deal() {
    let mut desk = Desk::new("toy", &["me", "counting", "random"]);
    for deal in 1..3 {
        while desk.state.is_own_turn() {
            desk.press([Press::Enter]);
        }
        desk.keys("n");
        assert_eq!(desk.state.record().seats[1], format!("counting:deals={deal}"));
    }
}

#[test]
fn the_thoughts_of_another_seat_are_not_shown() {
    let mut desk = Desk::new("toy", &["me", "house", "house"]);
    desk.press([Press::Enter]);
    assert!(desk.state.thoughts().is_some());
    assert!(!desk.state.may_read_thoughts());
    let screen = desk.screen().join("\n");
    assert!(screen.contains("(would tell what they hold)"), "{screen}");
}

#[test]
fn two_people_hand_the_terminal_over() {
    let mut desk = Desk::new("toy", &["me", "me", "random"]);
    assert_eq!(*desk.state.overlay(), Overlay::HandOver(Seat::new(0)));
    for seat in 0..3 {
        assert!(!shows_any(&desk, &hand(&desk, seat)), "nobody has sat down yet");
    }
    desk.press([Press::Enter]);
    assert!(shows_any(&desk, &hand(&desk, 0)));
    assert!(!shows_any(&desk, &hand(&desk, 1)));
    // A hint is for the one who asked: it must be gone when the other sits down.
    desk.keys("h").press([Press::Enter]);
    assert_eq!(*desk.state.overlay(), Overlay::HandOver(Seat::new(1)));
    let (first, second) = (hand(&desk, 0), hand(&desk, 1));
    assert!(!shows_any(&desk, &first) && !shows_any(&desk, &second));
    desk.keys("x").press([Press::Escape]);
    assert_eq!(*desk.state.overlay(), Overlay::HandOver(Seat::new(1)), "only Enter takes over");
    desk.press([Press::Enter]);
    assert!(shows_any(&desk, &second) && !shows_any(&desk, &first));
    assert!(!desk.state.may_read_thoughts());
}

#[test]
fn changing_ones_mind_about_quitting_does_not_skip_the_hand_over() {
    let mut desk = Desk::new("toy", &["me", "me", "random"]);
    desk.press([Press::Enter, Press::Enter]).keys("q").press([Press::Escape]);
    assert_eq!(*desk.state.overlay(), Overlay::HandOver(Seat::new(1)));
}

#[test]
fn a_whole_session_of_deals_is_played_by_two_people_and_a_player() {
    let mut desk = Desk::new("toy", &["me", "me", "random"]);
    for deal in 0..3 {
        let mut decisions = 0;
        while desk.state.turn().is_some() {
            desk.press([Press::Enter]);
            decisions += 1;
            assert!(decisions < 200, "the deal ends");
        }
        let record = desk.state.record();
        assert_eq!(record.index, Some(deal));
        assert_eq!(record.seats, ["me", "me", "random"], "at cards everybody keeps their seat");
        assert!(catalog().replay(&record).is_ok());
        desk.keys("n");
    }
}

#[test]
fn when_the_game_is_over_everything_is_shown() {
    let mut desk = Desk::new("toy", &["me", "random", "random"]);
    let others = hand(&desk, 1);
    desk.keys("ry");
    assert!(desk.state.ending().is_some());
    assert!(shows_any(&desk, &others));
}
