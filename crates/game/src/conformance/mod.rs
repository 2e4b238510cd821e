//! The conformance kit: every law that every game keeps, in three lines of test.
//!
//! ```
//! # #[cfg(feature = "toy")] {
//! use game::conformance::{self, Kit};
//! use game::toy::Toy;
//!
//! conformance::check_players::<Toy>();
//! // Or with another number of games, another seed, or a shorter limit of moves:
//! Kit { games: 1, seed: 7, ..Kit::default() }.check::<Toy>();
//! # }
//! ```
//!
//! Random games of every variant (see [`variants`]) are played, and at every step each law is looked at. A law
//! is a small function with one sentence that says it; when it is broken the check panics with that sentence
//! and the game, variant, seed, game and move where it happened:
//!
//! * [`check`]: positions, lines, notation, records, scores, sessions, views, worlds;
//! * [`check_players`]: the players of a [`Hosted`] game, and that they do not see what is hidden;
//! * [`check_symmetry`]: the maps of a [`Symmetric`] board;
//! * [`check_against`]: the generator against a second, plainly written one;
//! * [`check_playthroughs`]: one whole game of every variant against a reviewed text file.

mod bad_texts;
mod declarations;
mod endings;
mod lines;
mod moves;
mod place;
mod plain;
mod players;
mod playthrough;
mod playthrough_files;
mod stage;
mod symmetry;
mod texts;
mod together;
mod variant;
mod variants;
mod views;
mod worlds;

pub use playthrough::playthrough;
pub use playthrough_files::{check_playthroughs, playthrough_files};
pub use variants::variants;

use stage::{Scene, Stage};

use crate::{Game, Hosted, Options, Symmetric};

/// How much to check.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kit {
    /// How many random games of each variant.
    pub games: usize,
    /// The seed of deals and moves.
    pub seed: u64,
    /// A game that is not over after so many moves is left there.
    pub max_moves: usize,
}

impl Default for Kit {
    fn default() -> Kit {
        Kit { games: 6, seed: 1, max_moves: 200 }
    }
}

/// Checks all laws of a game in every variant, as much as [`Kit::default`] says.
pub fn check<G: Game>() {
    Kit::default().check::<G>();
}

/// Checks all laws of a game's players, as much as [`Kit::default`] says.
pub fn check_players<G: Hosted>() {
    Kit::default().check_players::<G>();
}

/// Checks that the maps of a symmetric board commute with play, as much as [`Kit::default`] says.
pub fn check_symmetry<G: Game<Position: Symmetric>>() {
    Kit::default().check_symmetry::<G>();
}

/// Checks that the game generates the same moves as `plain`, as much as [`Kit::default`] says.
pub fn check_against<G: Game>(plain: impl Fn(&G::Position) -> Vec<G::Move>) {
    Kit::default().check_against::<G>(plain);
}

impl Kit {
    /// Checks all laws of a game in every variant.
    pub fn check<G: Game>(&self) {
        declarations::check::<G>();
        for (name, options) in variants::<G>() {
            self.check_variant::<G>(&name, &options);
        }
    }

    /// Checks all laws of a game with these options; `name` is for the message.
    pub fn check_variant<G: Game>(&self, name: &str, options: &Options) {
        let stage = Stage::<G>::new(*self, name, options);
        stage.uphold(&variant::laws());
        for index in 0..stage.lines.len() {
            stage.walk(index, &mut |scene: &Scene<'_, G>| {
                scene.uphold(&moves::laws());
                scene.uphold(&texts::laws());
                scene.uphold(&views::laws());
                if scene.close {
                    scene.uphold(&lines::laws());
                    scene.uphold(&views::close_laws());
                    scene.uphold(&worlds::laws());
                }
            });
        }
        stage.uphold(&together::laws());
        stage.uphold(&bad_texts::laws());
        stage.uphold(&endings::laws());
    }

    /// Checks all laws of a game's players in every variant.
    pub fn check_players<G: Hosted>(&self) {
        players::check_kinds::<G>();
        for (place, (name, options)) in variants::<G>().into_iter().enumerate() {
            // The defaults are looked at with every game, the other variants with two.
            let games = if place == 0 { self.games } else { self.games.min(2) };
            players::check(&Stage::<G>::new(Kit { games, ..*self }, &name, &options));
        }
    }

    /// Checks that the maps of a symmetric board commute with play, in every variant.
    pub fn check_symmetry<G: Game<Position: Symmetric>>(&self) {
        for (name, options) in variants::<G>() {
            symmetry::check(&Stage::<G>::new(*self, &name, &options));
        }
    }

    /// Checks in every variant that the game generates the same moves as `plain`, a generator written for
    /// clarity alone.
    pub fn check_against<G: Game>(&self, plain: impl Fn(&G::Position) -> Vec<G::Move>) {
        for (name, options) in variants::<G>() {
            plain::check(&Stage::<G>::new(*self, &name, &options), &plain);
        }
    }
}
