//! The tree that a search has grown, as far as somebody wants to look at it.

use serde::{Deserialize, Serialize};

use crate::{Seat, Worth};

/// How much of a search's tree is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TreeExtent {
    /// How many decisions deep.
    pub depth: usize,
    /// How many moves of each decision, the most promising first.
    pub width: usize,
    /// Moves that were tried less often are left out, where tries are counted.
    pub least_visits: u64,
}

impl Default for TreeExtent {
    /// Three decisions deep, five moves each, whatever was tried.
    fn default() -> TreeExtent {
        TreeExtent { depth: 3, width: 5, least_visits: 1 }
    }
}

/// A move in the tree of a search, what it was found to be worth, and what was tried after it. The root has no move.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct SearchTree {
    /// The move as text, or what the searching seat would see of it; `None` at the root.
    #[serde(rename = "move")]
    pub mv: Option<String>,
    /// Whose move it is. `None` at the root, and where the tree does not tell.
    pub seat: Option<Seat>,
    /// What the move is worth to the seat that makes it.
    pub worth: Option<Worth>,
    /// How often it was tried; 0 where that is not counted.
    pub visits: u64,
    /// What was tried next, the most promising first.
    pub children: Vec<SearchTree>,
    /// How many more moves were tried here than are told.
    pub more: usize,
}

impl SearchTree {
    /// The number of moves that are told, at all depths.
    ///
    /// ```
    /// use game::SearchTree;
    ///
    /// let leaf = SearchTree::default;
    /// let answered = SearchTree { children: vec![leaf(), leaf()], ..leaf() };
    /// assert_eq!(SearchTree { children: vec![answered, leaf()], ..leaf() }.size(), 4);
    /// ```
    pub fn size(&self) -> usize {
        self.children.iter().map(|child| 1 + child.size()).sum()
    }
}
