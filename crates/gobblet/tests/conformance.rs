//! All laws of games and symmetric boards, and the reviewed playthroughs.

mod common;

use std::path::Path;

use common::plain::Plain;
use game::Game;
use game::conformance::{self, Kit};
use gobblet::{Board, Gobblet, Gobblet3, Gobblet4, Move};

fn playthroughs() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/playthroughs"))
}

/// The moves that the plain rules allow at a position.
fn plain_moves<const N: usize>(board: &Board<N>) -> Vec<Move<N>> {
    let game = Gobblet::<N>::new(*board.rules());
    let plain = Plain::from_text(N, &game.options(), &board.to_string());
    plain.legal_on_board().iter().map(|text| game.parse_move(text).unwrap()).collect()
}

#[test]
fn gobblet3_keeps_all_laws() {
    conformance::check::<Gobblet3>();
}

#[test]
fn gobblet4_keeps_all_laws() {
    conformance::check::<Gobblet4>();
}

#[test]
fn the_maps_of_3x3_commute_with_play() {
    conformance::check_symmetry::<Gobblet3>();
}

#[test]
fn the_maps_of_4x4_commute_with_play() {
    conformance::check_symmetry::<Gobblet4>();
}

#[test]
fn the_plain_rules_allow_the_same_moves() {
    conformance::check_against::<Gobblet3>(plain_moves);
    conformance::check_against::<Gobblet4>(plain_moves);
}

#[test]
fn the_playthroughs_are_as_reviewed() {
    conformance::check_playthroughs::<Gobblet3>(playthroughs());
    conformance::check_playthroughs::<Gobblet4>(playthroughs());
}

#[test]
fn the_players_of_gobblet3_keep_all_laws() {
    Kit { games: 3, ..Kit::default() }.check_players::<Gobblet3>();
}

#[test]
fn the_players_of_gobblet4_keep_all_laws() {
    Kit { games: 3, ..Kit::default() }.check_players::<Gobblet4>();
}
