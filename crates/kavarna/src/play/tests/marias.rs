//! A deal of mariáš by keys alone: trump, talon, bids, cards, the sheet, the next deal.

use crate::play::keys::Press;
use crate::play::tests::desk::Desk;

/// What lies open to the person who sits at the terminal.
fn screen(desk: &Desk) -> String {
    desk.screen_of(110, 50).join("\n")
}

#[test]
fn a_deal_is_played_by_keys_from_the_trump_to_the_sheet() {
    let mut desk = Desk::new("marias", &["me", "smart", "smart"]);
    assert!(desk.state.is_own_turn(), "forhont chooses first");
    let trump = desk.state.choices().0[0].to_owned();
    assert!(trump.starts_with("trump "), "{trump}");
    desk.play(&trump);
    assert_eq!(desk.moves(), [trump.as_str()]);
    let talon = desk.state.choices().0[0].to_owned();
    assert!(talon.starts_with("talon "), "{talon}");
    desk.play(&talon);
    // The bidding: hra, and whatever smart says the person is asked again or not.
    assert!(desk.state.choices().0.iter().all(|bid| bid.starts_with("bid hra")), "{}", screen(&desk));
    desk.play("bid hra");
    let mut decisions = 0;
    while desk.state.turn().is_some() {
        assert!(desk.state.is_own_turn(), "smart has answered");
        let first = desk.state.choices().0[0].to_owned();
        desk.play(&first);
        decisions += 1;
        assert!(decisions < 20, "ten cards and a few words");
    }
    let sheet = screen(&desk);
    assert!(sheet.contains("The game is over."), "{sheet}");
    assert!(sheet.contains("points: ") && sheet.contains("hra 1"), "the sheet with its arithmetic: {sheet}");
    // The smallest terminal shows all of it, every line whole.
    let small = desk.screen().join("\n");
    for line in desk.state.account() {
        assert!(small.contains(&line), "{line} is cut: {small}");
    }
    let scores = desk.state.ending().unwrap().scores;
    assert_eq!(scores.sum(), 0);
    desk.keys("n");
    let next = desk.state.record();
    assert_eq!(next.options.get("forhont"), Some("1"), "the next deal has the next forhont");
    let sums: Vec<String> = scores.as_slice().iter().map(ToString::to_string).collect();
    assert_eq!(next.options.get("money"), Some(sums.join("/").as_str()), "and what was won");
}

#[test]
fn help_tells_how_every_decision_is_written() {
    let mut desk = Desk::new("marias", &["me", "random", "random"]);
    let help = desk.keys("?").screen().join("\n");
    for line in desk.state.rules().facts().notation {
        assert!(help.contains(line), "{line} is cut: {help}");
    }
}

#[test]
fn a_hint_goes_with_its_decision() {
    let mut desk = Desk::new("marias", &["me", "random", "random"]);
    desk.keys("h");
    assert!(screen(&desk).contains("Hint of the house"));
    desk.press([Press::Enter]);
    assert!(desk.state.is_own_turn(), "the talon is one's own, too");
    assert!(!screen(&desk).contains("Hint of the house"), "{}", screen(&desk));
}

#[test]
fn what_is_not_legal_cannot_be_typed_into_play() {
    let mut desk = Desk::new("marias", &["me", "random", "random"]);
    desk.keys("pass").press([Press::Enter]);
    assert!(desk.moves().is_empty(), "{:?}", desk.moves());
}
