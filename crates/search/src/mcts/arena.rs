//! The tree as one growing list of nodes; the children of a node lie side by side.

use std::ops::Range;

use game::random::{Fast, shuffle};
use game::{Move, MoveList};

/// A node: a move that was tried, and how it went.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node<M> {
    /// The move that leads here; `None` at the root.
    pub(super) mv: Option<M>,
    pub(super) visits: u32,
    /// Where the children begin, and how many there are.
    first: u32,
    count: u32,
    /// The sum of rewards.
    pub(super) reward: f64,
}

impl<M> Node<M> {
    fn new(mv: Option<M>) -> Node<M> {
        Node { mv, visits: 0, first: 0, count: 0, reward: 0.0 }
    }

    /// The mean reward; 0 for a node never visited.
    pub(super) fn mean(&self) -> f64 {
        if self.visits == 0 { 0.0 } else { self.reward / f64::from(self.visits) }
    }

    pub(super) fn children(&self) -> Range<usize> {
        self.first as usize..(self.first + self.count) as usize
    }

    pub(super) fn is_leaf(&self) -> bool {
        self.count == 0
    }
}

/// All nodes; the root is node 0.
#[derive(Debug)]
pub(super) struct Arena<M> {
    pub(super) nodes: Vec<Node<M>>,
    capacity: usize,
}

impl<M: Move> Arena<M> {
    pub(super) fn new(capacity: usize) -> Arena<M> {
        Arena { nodes: Vec::new(), capacity: capacity.clamp(2, u32::MAX as usize) }
    }

    /// A tree of one root. The room is taken once, so that growing does not allocate.
    pub(super) fn begin(&mut self) {
        self.nodes.clear();
        self.nodes.reserve(self.capacity);
        self.nodes.push(Node::new(None));
    }

    /// Gives a leaf a child for each move, in random order so that none is favoured. The root always gets
    /// its children; other nodes only while there is room.
    pub(super) fn expand<L: MoveList<M>>(&mut self, node: usize, moves: &L, rng: &mut Fast) {
        let first = self.nodes.len();
        if moves.is_empty() || (node != 0 && first + moves.len() > self.capacity) {
            return;
        }
        self.nodes.extend(moves.iter().map(|mv| Node::new(Some(mv))));
        shuffle(rng, &mut self.nodes[first..]);
        self.nodes[node].first = first as u32;
        self.nodes[node].count = (self.nodes.len() - first) as u32;
    }

    /// The child with the highest upper confidence bound; one never visited comes first.
    pub(super) fn most_promising(&self, node: usize, exploration: f64) -> Option<usize> {
        let parent = &self.nodes[node];
        let log = libm::log(f64::from(parent.visits.max(1)));
        let mut best: Option<(usize, f64)> = None;
        for child in parent.children() {
            let tried = &self.nodes[child];
            if tried.visits == 0 {
                return Some(child);
            }
            let bound = tried.mean() + exploration * libm::sqrt(log / f64::from(tried.visits));
            if best.is_none_or(|(_, highest)| bound > highest) {
                best = Some((child, bound));
            }
        }
        best.map(|(child, _)| child)
    }
}
