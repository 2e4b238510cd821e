//! Finding the next position of a game in the tree of the last search.

use game::{Position, Seat};

use super::tree::Tree;
use crate::Root;

/// The tree of a search this many decisions ago is not looked for.
const FURTHEST: usize = 16;

/// What the last search was about.
#[derive(Debug)]
pub(super) struct Last<P: Position> {
    pub(super) position: P,
    pub(super) path: usize,
    pub(super) plies: usize,
    pub(super) me: Seat,
}

impl<P: Position> Last<P> {
    pub(super) fn new(root: &Root<P>, me: Seat) -> Last<P> {
        Last { position: root.position.clone(), path: root.path.len(), plies: root.plies, me }
    }

    /// The node of the last search's tree where the game stands now, if it went on from there. The way is
    /// found by the keys of the positions on it.
    pub(super) fn find(&self, tree: &Tree<P>, root: &Root<P>) -> Option<usize> {
        let steps = root.plies.checked_sub(self.plies).filter(|steps| *steps <= FURTHEST)?;
        if root.path.len() != self.path + steps {
            return None;
        }
        let mut passed = root.path[self.path..].iter().copied().chain([root.position.key()]);
        if passed.next() != Some(self.position.key()) {
            return None;
        }
        let mut position = self.position.clone();
        let mut node = 0;
        for key in passed {
            let children = tree.arena.nodes[node].children();
            let (child, next) = children.into_iter().find_map(|child| {
                let next = position.after(tree.arena.nodes[child].mv?);
                (next.key() == key).then_some((child, next))
            })?;
            (node, position) = (child, next);
        }
        (position == root.position).then_some(node)
    }
}
