//! Every law that every game keeps.

use std::path::Path;

use game::conformance;
use yinsh::Yinsh;

#[test]
fn yinsh_keeps_the_laws_of_games() {
    conformance::check::<Yinsh>();
}

#[test]
fn the_twelve_maps_commute_with_play() {
    conformance::check_symmetry::<Yinsh>();
}

#[test]
fn playthroughs_are_as_reviewed() {
    let playthroughs = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/playthroughs"));
    conformance::check_playthroughs::<Yinsh>(playthroughs);
}

#[test]
fn the_players_keep_the_laws_of_players() {
    conformance::check_players::<Yinsh>();
}
