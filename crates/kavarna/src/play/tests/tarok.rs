//! A whole deal of tarok in the terminal: bid, talon, discard, announcements, sixteen tricks, and what it brought.

use catalog::Catalog;
use game::{Options, Seat, Viewer};

use crate::play::keys::Press;
use crate::play::setup::Setup;
use crate::play::tests::desk::Desk;

fn desk() -> Desk {
    let seats = ["me", "random", "random"].map(str::to_owned);
    Desk::at(Setup::new(&Catalog::house(), "tarok", &Options::none(), &seats, Some(7)).unwrap())
}

fn hand(desk: &Desk, seat: usize) -> Vec<String> {
    let table = Catalog::house().replay(&desk.state.record()).unwrap();
    let view = table.view(Viewer::All).json();
    view["hands"][seat].as_str().unwrap().split(' ').map(str::to_owned).collect()
}

#[test]
fn a_deal_is_played_to_its_end_with_keys() {
    let mut desk = desk();
    let (own, other) = (hand(&desk, 0), hand(&desk, 1));
    let words = |screen: Vec<String>| -> Vec<String> {
        let text = screen.join(" ");
        text.split(|sign: char| !sign.is_alphanumeric()).map(str::to_owned).collect()
    };
    let screen = words(desk.screen_of(160, 48));
    assert!(own.iter().all(|card| screen.contains(card)), "all sixteen cards are in sight: {screen:?}");
    assert!(!other.iter().any(|card| screen.contains(card)), "and nobody else's");
    let mut asked = Vec::new();
    while desk.state.ending().is_none() {
        assert!(desk.state.is_own_turn(), "the others decide at once");
        let decision = desk.state.decision().unwrap();
        if asked.last() != Some(&decision) {
            asked.push(decision);
        }
        // The first of what is legal is chosen until somebody chooses otherwise.
        let (before, first) = (desk.moves().len(), desk.state.choices().0[0].to_owned());
        desk.press([Press::Enter]);
        assert_eq!(desk.moves()[before], first);
    }
    assert!(asked.contains(&"bid") && asked.contains(&"card"), "{asked:?}");
    let account = desk.state.account().join("\n");
    assert!(account.contains("tricks"), "{account}");
    let replayed = Catalog::house().replay(&desk.state.record()).unwrap();
    assert_eq!(replayed.turn(), None::<Seat>);
    assert_eq!(replayed.moves(), desk.moves());
}
