//! The laws of every game, and a playthrough of every variant.

use briskula::Briskula;
use game::conformance::{self, Kit};

#[test]
fn keeps_the_laws() {
    Kit { games: 4, ..Kit::default() }.check::<Briskula>();
}

#[test]
fn plays_as_written() {
    conformance::check_playthroughs::<Briskula>("playthroughs".as_ref());
}

#[test]
fn players_keep_the_laws() {
    Kit { games: 3, ..Kit::default() }.check_players::<Briskula>();
}
