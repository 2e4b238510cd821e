//! The laws of every game, and a playthrough of every variant.

use game::conformance::{self, Kit};
use marias::Marias;

#[test]
fn keeps_the_laws() {
    Kit { games: 3, ..Kit::default() }.check::<Marias>();
}

#[test]
fn plays_as_written() {
    conformance::check_playthroughs::<Marias>("playthroughs".as_ref());
}

#[test]
fn players_keep_the_laws() {
    Kit { games: 2, ..Kit::default() }.check_players::<Marias>();
}
