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

/// How a node gets its children.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Expansion {
    /// All at once, as soon as it was visited [`threshold`](UctOptions::threshold) times. Until then playouts start
    /// in the node itself.
    #[default]
    All,
    /// One a visit, drawn at random, with a playout from the new child, until the node was visited
    /// [`threshold`](UctOptions::threshold) times; when no move is left before, playouts start in the node. From then on
    /// the selection chooses between the children made so far, and the moves never drawn are never looked at. The root is
    /// no exception.
    One,
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

/// How a walk down the tree chooses between the children of a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Selection {
    /// UCB1: `mean + C * sqrt(ln(visits of the parent) / visits)`.
    #[default]
    Ucb1,
    /// PUCT: `mean + C * prior * sqrt(visits of the parent) / (1 + visits)`, the prior being the guide's
    /// ([`Guide::prior`](crate::Guide::prior)), scaled to a sum of 1 over all moves of the position.
    Puct,
}

/// First-play urgency: what is expected of a child that was never tried.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub enum FirstPlay {
    /// Every child is tried once before any is tried again.
    #[default]
    TryAll,
    /// A child never tried counts as good as this: good ones are tried again before all are tried once.
    Value(f64),
    /// As good as its parent has turned out so far for the seat to move, less this.
    Parent {
        /// How much less.
        less: f64,
    },
}

/// Progressive widening: a node with few visits considers only its most promising moves (by the guide's
/// prior), `base * visits ^ power` of them, at least one.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Widening {
    /// How many moves after one visit.
    pub base: f64,
    /// How fast the number grows: 0.5 with the square root of the visits.
    pub power: f64,
}

impl Default for Widening {
    fn default() -> Widening {
        Widening { base: 2.0, power: 0.5 }
    }
}

/// What a greedy playout move is chosen by.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Hint {
    /// By the guide's evaluation of every position that a move leads to; a win is taken.
    #[default]
    Evaluation,
    /// By the guide's order of moves ([`Guide::order`](crate::Guide::order)): cheaper, no move is made to see.
    Order,
}

/// Epsilon-greedy playouts: mostly the move that looks best, sometimes any.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Greedy {
    /// The share of moves that are random.
    pub epsilon: f64,
    /// What the other moves are chosen by. Of equals each has the same chance.
    pub by: Hint,
}

impl Default for Greedy {
    fn default() -> Greedy {
        Greedy { epsilon: 0.1, by: Hint::Evaluation }
    }
}

/// Playouts that end early with an evaluation, squeezed into 0 to 1 by `1 / (1 + e^(-evaluation / scale))`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Cut {
    /// After so many decisions, and then as soon as the guide calls the position
    /// [`settled`](crate::Guide::settled). 0 for an evaluation instead of a playout.
    pub after: u32,
    /// An evaluation of this much is worth 0.73.
    pub scale: f64,
}

impl Default for Cut {
    fn default() -> Cut {
        Cut { after: 6, scale: 100.0 }
    }
}

/// Shallow minimax inside the search: a look at all lines of a few decisions that sees forced wins and losses
/// and nothing else. 0 for none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Shallow {
    /// So many decisions ahead when a node gets its children; what is decided there is known at once. Needs
    /// the [solver](UctOptions::solver).
    pub at_expansion: u32,
    /// So many decisions ahead before each move of a playout: wins are taken, losses avoided.
    pub in_playouts: u32,
}

/// The options of a [`Uct`](super::Uct) search.
///
/// [`default`](UctOptions::default) is the textbook's UCT; [`strong`](UctOptions::strong) switches on what
/// helps nearly everywhere.
#[derive(Clone, Copy, PartialEq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub struct UctOptions {
    /// The limits when the caller sets none.
    pub limits: Limits,
    /// How a walk down the tree chooses.
    pub selection: Selection,
    /// C in the formulas of [`Selection`]: the exploration constant.
    pub exploration: f64,
    /// What is expected of a child never tried.
    pub first_play: FirstPlay,
    /// RAVE: a move counts as tried when it is made at all later in an iteration, by the same seat. The number
    /// of visits at which the node's own results weigh about as much as these; `None` for none.
    pub rave: Option<f64>,
    /// Progressive widening, if any.
    pub widening: Option<Widening>,
    /// T: a node visited fewer times is not descended; the playout starts there. The root is exempt, since
    /// playouts from it say nothing about its moves.
    pub threshold: u32,
    /// How a node gets its children.
    pub expansion: Expansion,
    /// Whose reward is counted.
    pub backup: Backup,
    /// Which move is played in the end.
    pub choice: Choice,
    /// What the end of a game is worth.
    pub reward: Reward,
    /// Whether seats that the position's [`sides`](game::Position::sides) put together want the same.
    pub partners: bool,
    /// At the root, a move that wins at once is played without search, and moves that let an opponent win
    /// at once are left out (unless all do).
    pub preselection: bool,
    /// Epsilon-greedy playouts, if any.
    pub greedy: Option<Greedy>,
    /// Playouts cut by an evaluation, if any.
    pub cut: Option<Cut>,
    /// Shallow minimax inside the search.
    pub shallow: Shallow,
    /// Whether ends of the game found in the tree are backed up exactly (MCTS-solver): a node with a winning
    /// move is won, one whose moves are all decided has the value of the best, and a decided root ends the
    /// search. Only with [`Backup::Mover`].
    pub solver: bool,
    /// Whether the part of the tree below the next position of the same game is kept for the next search.
    pub reuse: bool,
    /// A playout that lasts longer counts as drawn.
    pub max_playout: u32,
    /// The largest number of nodes in the tree. When it is full, playouts start from its leaves.
    pub capacity: usize,
}

impl Default for UctOptions {
    fn default() -> UctOptions {
        UctOptions {
            limits: Limits { depth: None, nodes: None, iterations: Some(10_000), ms: None },
            selection: Selection::Ucb1,
            exploration: std::f64::consts::SQRT_2,
            first_play: FirstPlay::TryAll,
            rave: None,
            widening: None,
            threshold: 1,
            expansion: Expansion::All,
            backup: Backup::Mover,
            choice: Choice::Value,
            reward: Reward::default(),
            partners: false,
            preselection: false,
            greedy: None,
            cut: None,
            shallow: Shallow::default(),
            solver: false,
            reuse: false,
            max_playout: 2000,
            capacity: 1 << 20,
        }
    }
}

impl UctOptions {
    /// For strong play with a guide that evaluates: proofs, what was learned a move ago, a small exploration constant.
    ///
    /// ```
    /// use search::mcts::UctOptions;
    /// assert!(UctOptions::strong().solver && UctOptions::strong().reuse);
    /// ```
    pub fn strong() -> UctOptions {
        UctOptions {
            exploration: 0.7,
            choice: Choice::Secure { margin: 1.0 },
            solver: true,
            reuse: true,
            shallow: Shallow { at_expansion: 2, in_playouts: 0 },
            ..UctOptions::default()
        }
    }

    /// Whether proofs are kept: they are about players who each play for themselves.
    pub(super) fn proves(&self) -> bool {
        self.solver && self.backup == Backup::Mover
    }

    /// Whether children are kept in the order of their priors.
    pub(super) fn uses_priors(&self) -> bool {
        self.selection == Selection::Puct || self.widening.is_some()
    }

    /// The same search with one enhancement less, each by its name: what an experiment compares to measure
    /// what an enhancement is worth. Only those that are on are listed.
    ///
    /// ```
    /// use search::mcts::UctOptions;
    /// assert!(UctOptions::default().one_less().is_empty());
    /// let names: Vec<&str> = UctOptions::strong().one_less().iter().map(|(name, _)| *name).collect();
    /// assert_eq!(names, ["solver", "reuse", "shallow minimax", "secure child"]);
    /// ```
    pub fn one_less(&self) -> Vec<(&'static str, UctOptions)> {
        let all = [
            ("priors", UctOptions { selection: Selection::Ucb1, ..*self }),
            ("first-play urgency", UctOptions { first_play: FirstPlay::TryAll, ..*self }),
            ("rave", UctOptions { rave: None, ..*self }),
            ("widening", UctOptions { widening: None, ..*self }),
            ("threshold", UctOptions { threshold: 1, ..*self }),
            ("one child a visit", UctOptions { expansion: Expansion::All, ..*self }),
            ("preselection", UctOptions { preselection: false, ..*self }),
            ("greedy playouts", UctOptions { greedy: None, ..*self }),
            ("cut playouts", UctOptions { cut: None, ..*self }),
            ("solver", UctOptions { solver: false, ..*self }),
            ("reuse", UctOptions { reuse: false, ..*self }),
            ("shallow minimax", UctOptions { shallow: Shallow::default(), ..*self }),
            ("secure child", UctOptions { choice: Choice::Value, ..*self }),
        ];
        all.into_iter().filter(|(_, less)| less != self).collect()
    }
}
