//! What the screens look like at 80x24.

use crate::play::keys::Press;
use crate::play::tests::desk::Desk;

#[test]
fn the_first_screen() {
    let screen = Desk::new("gobblet3", &["me", "house:level=3"]).screen();
    let expected = "
 Gobblet 3x3  ▶you   Beno
┌──────────────────────────────────────────┐┌ Moves (27) ──────────────────────┐
│x to move                                 ││> _                               │
│  ┌────────┬────────┬────────┐            ││ 3@a1  3@b1  3@c1  3@a2  3@b2     │
│3 │        │        │        │            ││ 3@c2  3@a3  3@b3  3@c3  2@a1     │
│  │        │        │        │            ││ 2@b1  2@c1  2@a2  2@b2  2@c2     │
│  ├────────┼────────┼────────┤            ││ 2@a3  2@b3  2@c3  1@a1  1@b1     │
│2 │        │        │        │            ││ 1@c1  1@a2  1@b2  1@c2  1@a3     │
│  │        │        │        │            ││ 1@b3  1@c3                       │
│  ├────────┼────────┼────────┤            ││                                  │
│1 │        │        │        │            ││                                  │
│  │        │        │        │            │└──────────────────────────────────┘
│  └────────┴────────┴────────┘            │┌ Thoughts ────────────────────────┐
│      a        b        c                 ││                                  │
│  x reserve: 3 3 2 2 1 1                  ││                                  │
│  o reserve: 3 3 2 2 1 1                  ││                                  │
└──────────────────────────────────────────┘│                                  │
┌ History ─────────────────────────────────┐│                                  │
│                                          ││                                  │
│                                          ││                                  │
│                                          ││                                  │
└──────────────────────────────────────────┘└──────────────────────────────────┘
 It is your turn (move): type or choose a move, Enter plays it.
 ?  help   h  hint   s  save   r  resign   q  quit";
    assert_eq!(screen.join("\n"), expected.trim_start_matches('\n'));
}

#[test]
fn regulars_sit_where_the_house_plays_and_all_can_be_told_apart() {
    let first = |game, seats: &[&str]| Desk::new(game, seats).screen()[0].trim_end().to_owned();
    let three = first("marias", &["me", "house:level=4", "house:level=4"]);
    assert!(three.ends_with(" Ida   Emil") && three.contains("you "), "{three}");
    let plain = first("gobblet3", &["me", "house"]);
    assert!(plain.ends_with(" Leontina"), "{plain}");
    let toy = first("toy", &["me", "house", "random"]);
    assert!(toy.ends_with(" house   random"), "a house without levels keeps its name: {toy}");
    let alike = first("toy", &["me", "random", "random"]);
    assert!(alike.ends_with(" random   random 2"), "{alike}");
    let people = first("gobblet3", &["me", "me"]);
    assert!(people.contains("seat 1 ") && people.ends_with(" seat 2"), "{people}");
}

#[test]
fn a_board_that_fills_the_height_leaves_the_history_beside_it() {
    let mut desk = Desk::new("gobblet4", &["me", "me"]);
    let screen = desk.play("4@a1").screen();
    let history = screen.iter().position(|line| line.contains("┌ History ")).unwrap();
    assert!(screen[history].starts_with('│'), "{screen:#?}");
    assert!(screen[history + 1].contains("│  1 4@a1 "), "{screen:#?}");
    assert!(screen.iter().any(|line| line.contains("o stacks: 4 4 4")), "the whole board is shown");
}

#[test]
fn hands_of_cards_stand_above_everything_else() {
    let screen = Desk::new("toy", &["me", "random", "random"]).screen();
    assert!(screen[1].chars().all(|sign| "┌─┐".contains(sign)), "{screen:#?}");
    assert!(screen[2].contains("0 tricks"), "{screen:#?}");
}

#[test]
fn the_chosen_move_stays_in_sight() {
    let mut desk = Desk::new("gobblet4", &["me", "me"]);
    desk.play("4@a1").play("4@b1").play("4@c1").press([Press::End]);
    let last = (*desk.state.choices().0.last().unwrap()).to_owned();
    assert!(desk.screen().iter().any(|line| line.contains(&last)));
    desk.press([Press::Home]);
    assert!(!desk.screen().iter().any(|line| line.contains(&last)));
}

#[test]
fn a_letter_that_begins_a_move_shows_its_function_key() {
    // On the board of Gobblet `a1-b2` begins with a letter; while a move is being typed every letter does.
    let mut desk = Desk::new("gobblet3", &["me", "me"]);
    assert!(desk.keys("3").screen()[23].contains("F2  hint"));
    assert!(desk.press([Press::Escape]).screen()[23].contains(" h  hint"));
    desk.keys("3").press([Press::Function(1)]);
    assert!(desk.screen().iter().any(|line| line.contains("┌ Keys ")));
}

#[test]
fn help_names_every_key() {
    let mut desk = Desk::new("gobblet3", &["me", "me"]);
    let help = desk.keys("?").screen().join("\n");
    for key in ["? or F1", "h or F2", "u or F3", "s or F5", "n or F6", "r or F8", "q or F10", "PgUp", "Enter"]
    {
        assert!(help.contains(key), "{key} is missing in\n{help}");
    }
    assert!(!desk.keys("?").screen().join("\n").contains("┌ Keys "), "any key closes it");
}

#[test]
fn a_small_terminal_is_told_politely() {
    let screen = Desk::new("gobblet3", &["me", "me"]).screen_of(60, 10).join(" ");
    assert!(screen.contains("needs a terminal of 80 x 24 characters; yours has 60 x 10"), "{screen}");
}

#[test]
fn no_size_of_terminal_is_too_odd() {
    let mut desk = Desk::new("toy", &["me", "random", "random"]);
    desk.press([Press::Enter]).keys("?");
    for (width, height) in [(1, 1), (80, 1), (1, 24), (80, 24), (81, 25), (250, 90)] {
        assert_eq!(desk.screen_of(width, height).len(), usize::from(height));
    }
}

#[test]
fn the_history_scrolls() {
    let mut desk = Desk::new("gobblet3", &["me", "me"]);
    for mv in ["3@a1", "3@b2", "3@c2", "3@a3", "2@b1", "2@c3", "a1-a2", "b2-a1"] {
        desk.play(mv);
    }
    let shows = |desk: &Desk, text: &str| desk.screen().iter().any(|line| line.contains(text));
    assert!(!shows(&desk, "  1 3@a1") && shows(&desk, "  4 a1-a2"));
    desk.press([Press::PageUp]);
    assert!(shows(&desk, "  1 3@a1") && !shows(&desk, "  4 a1-a2"));
    desk.press([Press::PageDown]);
    assert!(shows(&desk, "  4 a1-a2"));
}
