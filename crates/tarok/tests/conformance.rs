//! The laws of every game, and a playthrough of every variant.

use game::conformance::{self, Kit};
use tarok::Tarok;

#[test]
fn keeps_the_laws() {
    Kit { games: 2, ..Kit::default() }.check::<Tarok>();
}

#[test]
fn plays_as_written() {
    conformance::check_playthroughs::<Tarok>("playthroughs".as_ref());
}

#[test]
fn players_keep_the_laws() {
    Kit { games: 2, ..Kit::default() }.check_players::<Tarok>();
}
