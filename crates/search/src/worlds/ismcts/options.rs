//! Everything that can be switched on, off or tuned in [`Ismcts`](super::Ismcts).

use game::Limits;

use crate::Reward;
use crate::mcts::{Choice, Cut, Greedy};

/// Whose eyes the trees are for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Observers {
    /// One tree, for the searching seat (SO-ISMCTS). Its branches are moves, and what is shown to that seat
    /// on the way; moves of others that it does not see are told apart all the same, and others are taken to
    /// know no more than it does.
    #[default]
    Single,
    /// A tree for each seat, whose branches are what that seat sees (MO-ISMCTS). Everybody decides on what
    /// they have seen since the search began.
    Multiple,
    /// The same, and everybody also remembers what they saw before: the trees of the others begin with their
    /// whole story in the world at hand. Right where it is affordable: in small games.
    Remembering,
}

/// The options of an [`Ismcts`](super::Ismcts) search.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct IsmctsOptions {
    /// The limits when the caller sets none.
    pub limits: Limits,
    /// Whose eyes the trees are for.
    pub observers: Observers,
    /// C in `mean + C * sqrt(ln(times available) / visits)`: the exploration constant.
    pub exploration: f64,
    /// To each of these bounds a random number up to this is added. Without it seats that are indifferent, or
    /// should mix their moves, fall into step with each other and seem to guess what they cannot know.
    pub noise: f64,
    /// Which move is played in the end.
    pub choice: Choice,
    /// What the end of a game is worth.
    pub reward: Reward,
    /// Whether seats that the position's [`sides`](game::Position::sides) put together want the same.
    pub partners: bool,
    /// Epsilon-greedy playouts, if any.
    pub greedy: Option<Greedy>,
    /// Playouts cut by an evaluation, if any.
    pub cut: Option<Cut>,
    /// A playout that lasts longer counts as drawn.
    pub max_playout: u32,
    /// The largest number of nodes in all trees. When they are full, playouts start from their leaves.
    pub capacity: usize,
    /// The largest number of events in all stories that others [remember](Observers::Remembering). When it is reached,
    /// worlds whose stories are new are played out at random from the first decision of another seat.
    pub story_capacity: usize,
}

impl Default for IsmctsOptions {
    fn default() -> IsmctsOptions {
        IsmctsOptions {
            limits: Limits { depth: None, nodes: None, iterations: Some(10_000), ms: None },
            observers: Observers::Single,
            exploration: 0.7,
            noise: 0.01,
            choice: Choice::Visits,
            reward: Reward::default(),
            partners: true,
            greedy: None,
            cut: None,
            max_playout: 2000,
            capacity: 1 << 20,
            story_capacity: 1 << 22,
        }
    }
}
