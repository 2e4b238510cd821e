//! The one list of games and players, and the face that everything above uses.
//!
//! Commands, matches and the server do not know any game by type. They ask the [`Catalog`] for a game by
//! its name and get trait objects: [`AnyGame`] (facts, options, players), [`AnyRules`] (a game with its
//! options chosen), [`AnyTable`] (a game being played), [`AnyView`] (what one viewer knows) and
//! [`AnyPlayer`]. Moves cross this face as their text notation. Erasure costs once a decision, never once a
//! node: searches run inside, on the game's own types.
//!
//! Adding a game is its crate and one line in [`Catalog::house`].
//!
//! ```
//! use catalog::{Catalog, Start};
//! use game::{Options, Viewer};
//!
//! let house = Catalog::house();
//! let rules = house.game("gobblet3")?.rules(&Options::none())?;
//! let mut table = rules.table(&Start::Usual)?;
//! table.play("3@b2")?;
//! assert_eq!(table.moves(), ["3@b2"]);
//! assert!(table.legal().contains(&"3@a1".to_owned()));
//! println!("{}", table.view(Viewer::All).picture());
//! # Ok::<(), catalog::CatalogError>(())
//! ```

#![forbid(unsafe_code)]

mod bench;
mod claim;
mod event;
mod hosted;
mod list;
mod ponder;
pub mod prelude;
mod puzzle;
mod regulars;
mod review;
mod solve;
mod spec;
mod think;

pub use bench::{Signature, bench_positions, signature, signature_of, thrown_switches};
pub use claim::Unproven;
pub use event::AnyEvent;
pub use hosted::host;
pub use list::{
    AnyGame, AnyPlayer, AnyRules, AnyTable, AnyThinking, AnyView, Catalog, CatalogError, PlayerFacts, Start,
};
pub use ponder::ponders_from;
pub use puzzle::{Puzzle, PuzzleMaker, PuzzleMove, PuzzleTask};
pub use regulars::{cast, everybody, levels, regular};
pub use review::{Judgement, OpenCost, Reviewed, Share, review};
pub use solve::AnySolver;
pub use spec::PlayerSpec;
pub use think::{Thought, Wanted, think, think_with};
