//! The menu.

use game::Record;
use ratatui::Terminal;
use ratatui::backend::TestBackend;

use crate::play::keys::Press;
use crate::play::menu::{Choice, Menu};
use crate::play::tests::desk::{catalog, lines};
use crate::terminal::{App, Flow};

fn press(menu: &mut Menu<'_>, presses: &[Press]) -> Flow {
    presses.iter().map(|press| menu.press(*press)).last().unwrap_or(Flow::GoOn)
}

#[test]
fn a_game_and_a_level_are_chosen() {
    let catalog = catalog();
    let mut menu = Menu::new(&catalog, Vec::new(), false);
    assert_eq!(menu.texts(), ["Gobblet 3x3", "Gobblet 4x4", "Toy", "Mariáš"]);
    assert_eq!(press(&mut menu, &[Press::Down, Press::Enter]), Flow::GoOn);
    assert_eq!(menu.texts()[0], "Pepi, level 1");
    assert_eq!(press(&mut menu, &[Press::Down, Press::Down, Press::Enter]), Flow::Leave);
    let seats = vec!["me".to_owned(), "house:level=3".to_owned()];
    assert_eq!(menu.choice(), Some(&Choice::New { game: "gobblet4".to_owned(), seats }));
}

#[test]
fn escape_goes_back_and_then_leaves() {
    let catalog = catalog();
    let mut menu = Menu::new(&catalog, Vec::new(), false);
    assert_eq!(press(&mut menu, &[Press::Enter, Press::Escape]), Flow::GoOn);
    assert_eq!(menu.texts()[0], "Gobblet 3x3");
    assert_eq!(press(&mut menu, &[Press::Escape]), Flow::Leave);
    assert_eq!(menu.choice(), None);
}

#[test]
fn a_house_without_levels_is_offered_plainly() {
    let catalog = catalog();
    let mut menu = Menu::new(&catalog, Vec::new(), false);
    press(&mut menu, &[Press::Down, Press::Down, Press::Enter]);
    assert_eq!(menu.texts(), ["The house", "3 people at this terminal", "Watch the house play itself"]);
}

#[test]
fn a_kept_game_comes_first() {
    let catalog = catalog();
    let line = r#"{"kavarna":1,"game":"gobblet3","seats":["me","house"],"moves":["3@b2"],"scores":null}"#;
    let kept = vec![("kept.jsonl".into(), Record::parse(line).unwrap())];
    let mut menu = Menu::new(&catalog, kept, false);
    let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
    terminal.draw(|frame| menu.draw(frame)).unwrap();
    assert_eq!(lines(&terminal)[5].trim_matches(['│', ' ']), "Go on with Gobblet 3x3   1 move, me - house");
    assert_eq!(press(&mut menu, &[Press::Enter]), Flow::Leave);
    assert_eq!(menu.choice(), Some(&Choice::Resume("kept.jsonl".into())));
}
