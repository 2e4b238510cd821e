//! Players for any game: the searches of this crate with a seat at the table.
//!
//! [`RandomPlayer`] plays every game, hidden cards or not. The others play games of open information.

mod alphabeta;
mod best_first;
mod confident;
mod flat;
mod proof_number;
mod random;
mod trappy;
mod uct;

pub use alphabeta::AlphaBetaPlayer;
pub use best_first::{BStarPlayer, ConspiracyPlayer};
pub use confident::ConfidentPlayer;
pub use flat::FlatMontePlayer;
pub use proof_number::ProofNumberPlayer;
pub use random::RandomPlayer;
pub use trappy::TrappyPlayer;
pub use uct::UctPlayer;

use game::{Candidate, Decision, Game, Report, View};

/// The decision of a report: its best move. A search always reports one where it is asked to decide; if the
/// caller broke that rule and the game is over, there is nothing to decide.
pub(crate) fn decision<G: Game>(view: &G::View, report: Report<G::Move>) -> Decision<G::Move> {
    let mv = report.best().map(|best: &Candidate<G::Move>| best.mv).or_else(|| view.legal().first().copied());
    let mv = mv.expect("a player is asked only while the game runs");
    Decision { mv, report }
}
