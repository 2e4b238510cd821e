//! What a viewer is told, one thing at a time.

use serde::{Deserialize, Serialize};

use crate::{Game, Seat};

/// One thing that a viewer learns: somebody decided, or something was shown.
///
/// A view is the sum of its events and of nothing else, so what is not in an event cannot be in a view.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event<G: Game> {
    /// A seat decided; what the viewer may not see of it is left out of the [`Game::Seen`].
    Decision {
        /// Who decided.
        seat: Seat,
        /// What the viewer sees of the decision.
        seen: G::Seen,
    },
    /// Knowledge that came without a decision: own hand, a draw, an opened talon.
    Reveal(G::Reveal),
}

/// The reveal of games in which nothing is ever hidden: there is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Nothing {}
