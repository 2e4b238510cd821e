//! The searches of this crate as players with every switch laid open, for benches and experiments.
//!
//! A game says once what its searches may know ([`Laboratory`]) and lists [`open_players`] or
//! [`hidden_players`] among its own. `kavarna bench --searches` then prints how fast each of them is on that
//! game and what each enhancement changes; `kavarna study` measures what it is worth in play.

mod company;
mod hidden;
mod inside;
mod models;
mod open;

pub use hidden::hidden_players;
pub use models::{Manner, ModelStudy, ModelWorth};
pub use open::open_players;

use game::{Hosted, OptionSpec};

use crate::Guide;
use crate::tree::AlphaBetaOptions;
use crate::worlds::{Inner, Utility};

/// A game whose searches can be taken apart.
///
/// ```
/// use game::{Limits, Line, Options, think_alone};
/// use search::example::TicTacToe;
/// use search::laboratory::open_players;
/// // What `impl Laboratory for TicTacToe` says is that nothing is known but the rules.
/// let kinds = open_players::<TicTacToe>();
/// let names: Vec<&str> = kinds.iter().map(|kind| kind.name).collect();
/// assert_eq!(names, ["tree", "uct", "proof", "bstar", "conspiracy", "trappy", "confident"]);
/// let asked = Options::parse("killers=no").unwrap();
/// let mut player = (kinds[0].make)(&TicTacToe, &asked.checked(&kinds[0].options).unwrap()).unwrap();
/// let view = Line::new(TicTacToe, ()).view(game::Seat::new(0).into());
/// let decision = think_alone(Limits::depth(4), |thinking| player.decide(&view, thinking));
/// assert!(decision.report.nodes > 0);
/// ```
pub trait Laboratory: Hosted {
    /// What the game can tell a search.
    fn guide() -> impl Guide<Self::Position> + 'static;

    /// The alpha-beta whose switches are the defaults of `tree`, and that looks into worlds.
    fn tree() -> AlphaBetaOptions {
        AlphaBetaOptions::strong()
    }

    /// What the values of worlds are worth when they are added up. It goes with the [aim](AlphaBetaOptions::aim) of the tree: a game
    /// that is won or lost needs no other, one that is played for points says how many are a clear advantage.
    fn utility() -> Utility {
        Utility::default()
    }

    /// How hands of at most so many cards are left to [partition search](crate::worlds::BySets) inside worlds, and larger ones
    /// to another search. `None` for a game without such sets.
    fn by_sets() -> Option<LeftToSets<Self::Position>> {
        None
    }
}

/// Makes a search inside worlds of a number of cards and of the search for larger hands.
pub type LeftToSets<P> = fn(usize, Box<dyn Inner<P>>) -> Box<dyn Inner<P>>;

const YES_NO: &[&str] = &["yes", "no"];

fn switch(name: &'static str, on: &'static str, help: &'static str) -> OptionSpec {
    OptionSpec::choice(name, YES_NO, on, help).remote()
}
