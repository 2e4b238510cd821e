//! Everything that can be switched on, off or tuned in [`Uct`](super::Uct).

use game::Limits;

use crate::Reward;

/// Whose reward is counted at the nodes of the tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Backup {
    /// At each node the reward of the seat that moved into it: everybody plays for themselves.
    #[default]
    Mover,
    /// At every node the reward of the searching seat, as some published programs have it: the others are
    /// taken to help.
    Own,
}

/// Which move of the root is played in the end.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub enum Choice {
    /// The best mean reward.
    #[default]
    Value,
    /// The most visits; the better mean among equals.
    Visits,
    /// The best lower bound, mean - `margin` / sqrt(visits): good and well tried.
    Secure {
        /// How much a little-tried move is marked down.
        margin: f64,
    },
}

/// The options of a [`Uct`](super::Uct) search.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct UctOptions {
    /// The limits when the caller sets none.
    pub limits: Limits,
    /// C in `mean + C * sqrt(ln(visits of the parent) / visits)`: how curious the search is.
    pub exploration: f64,
    /// T: a node visited fewer times is not descended; the playout starts there. The root is exempt, since
    /// playouts from it say nothing about its moves.
    pub threshold: u32,
    /// Whose reward is counted.
    pub backup: Backup,
    /// Which move is played in the end.
    pub choice: Choice,
    /// What the end of a game is worth.
    pub reward: Reward,
    /// At the root, a move that wins at once is played without search, and moves that let an opponent win
    /// at once are left out (unless all do).
    pub preselection: bool,
    /// A playout that lasts longer counts as drawn.
    pub max_playout: u32,
    /// The largest number of nodes in the tree. When it is full, playouts start from its leaves.
    pub capacity: usize,
}

impl Default for UctOptions {
    fn default() -> UctOptions {
        UctOptions {
            limits: Limits { depth: None, nodes: None, iterations: Some(10_000), ms: None },
            exploration: std::f64::consts::SQRT_2,
            threshold: 1,
            backup: Backup::Mover,
            choice: Choice::Value,
            reward: Reward::default(),
            preselection: false,
            max_playout: 2000,
            capacity: 1 << 20,
        }
    }
}
