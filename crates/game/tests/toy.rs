//! The toy keeps every law.

use std::path::Path;

use game::conformance;
use game::toy::Toy;

#[test]
fn the_toy_keeps_all_laws() {
    conformance::check::<Toy>();
}

#[test]
fn the_players_of_the_toy_keep_all_laws() {
    conformance::check_players::<Toy>();
}

#[test]
fn the_toy_plays_as_written_down() {
    conformance::check_playthroughs::<Toy>(&Path::new(env!("CARGO_MANIFEST_DIR")).join("playthroughs"));
}
