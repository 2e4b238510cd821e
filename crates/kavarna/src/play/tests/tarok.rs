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

/// Sixteen cards, what has been taken, who dealt and who holds radelci: nothing of it is cut off in eighty columns.
#[test]
fn a_seat_is_told_whole_on_the_smallest_screen() {
    let seats = ["me", "random", "random"].map(str::to_owned);
    let options = Options::parse("radelci=2/1/3").unwrap();
    let mut desk = Desk::at(Setup::new(&Catalog::house(), "tarok", &options, &seats, Some(7)).unwrap());
    while desk.state.ending().is_none() {
        let screen = desk.screen();
        let rows: Vec<&String> = screen.iter().take_while(|line| !line.starts_with('└')).collect();
        let row = rows.iter().find(|line| line.contains("> you")).unwrap();
        let held = row.split_whitespace().filter(|word| word.starts_with(['H', 'D', 'S', 'C', 'T'])).count();
        assert_eq!(held, hand(&desk, 0).len(), "{row}");
        let told = row.trim_end_matches([' ', '│']);
        assert!(told.ends_with("points") || told.ends_with(" 1 point") || !told.contains("trick"), "{row}");
        assert!(rows.iter().any(|line| line.contains("dealt by")), "{screen:?}");
        desk.press([Press::Enter]);
    }
    assert!(desk.screen().iter().any(|line| line.contains("radelci")), "{:?}", desk.screen());
}
