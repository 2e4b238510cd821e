//! The tree as one growing list of nodes; the children of a node lie side by side.

use std::ops::Range;

use game::random::{Fast, shuffle};
use game::{Move, MoveList};

use super::rewards::Rewards;
use crate::bytes::{bytes_of, grown};

/// A node: a move that was tried, and how it went.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node<M> {
    /// The move that leads here; `None` at the root.
    pub(super) mv: Option<M>,
    pub(super) visits: u32,
    /// Where the children begin, and how many there are.
    first: u32,
    count: u32,
    /// Its share of the guide's trust among its siblings.
    pub(super) prior: f32,
    /// The place of its proof, counted from 1; 0 for none.
    proof: u32,
    /// The sum of rewards.
    pub(super) reward: f64,
}

impl<M> Node<M> {
    fn new(mv: Option<M>) -> Node<M> {
        Node { mv, visits: 0, first: 0, count: 0, prior: 0.0, proof: 0, reward: 0.0 }
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

/// The exact value of a node.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Proof {
    pub(super) rewards: Rewards,
    /// After how many decisions the game can be made to end so.
    pub(super) plies: u32,
}

/// What became of iterations in which a move was made at all ("all moves as first").
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Anywhere {
    pub(super) visits: u32,
    pub(super) reward: f64,
}

/// All nodes; the root is node 0.
#[derive(Debug)]
pub(super) struct Arena<M> {
    pub(super) nodes: Vec<Node<M>>,
    /// Beside each node, if moves made anywhere are counted.
    pub(super) anywhere: Vec<Anywhere>,
    proofs: Vec<Proof>,
    capacity: usize,
}

/// What a tree must have room for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Room {
    pub(super) capacity: usize,
    pub(super) rave: bool,
    pub(super) proofs: bool,
}

impl<M: Move> Arena<M> {
    pub(super) fn new() -> Arena<M> {
        Arena { nodes: Vec::new(), anywhere: Vec::new(), proofs: Vec::new(), capacity: 2 }
    }

    /// A tree of one root. The room is taken once, so that growing does not allocate.
    pub(super) fn begin(&mut self, room: Room) {
        self.capacity = room.capacity.clamp(2, u32::MAX as usize);
        self.nodes.clear();
        self.nodes.reserve(self.capacity);
        self.nodes.push(Node::new(None));
        self.anywhere.clear();
        if room.rave {
            self.anywhere.reserve(self.capacity);
            self.anywhere.push(Anywhere::default());
        }
        self.proofs.clear();
        if room.proofs {
            // One more: a root whose proof was given up can be proven again.
            self.proofs.reserve(self.capacity + 1);
        }
    }

    /// The most bytes that a tree with this room takes.
    pub(super) fn bytes(room: Room) -> u64 {
        // The root gets its children whatever the room.
        let nodes = room.capacity.clamp(1 << 10, u32::MAX as usize);
        bytes_of::<Node<M>>(nodes)
            + if room.rave { bytes_of::<Anywhere>(nodes) } else { 0 }
            + if room.proofs { bytes_of::<Proof>(nodes + 1) } else { 0 }
    }

    /// The most bytes that copying a part of such a tree takes beside the copy.
    pub(super) fn bytes_to_take_over(room: Room) -> u64 {
        grown::<(usize, usize)>(1, room.capacity)
    }

    /// Gives a leaf a child for each move, in random order so that none is favoured, but with priors the
    /// likeliest first. The root always gets its children; other nodes only while there is room.
    pub(super) fn expand<L: MoveList<M>>(
        &mut self,
        node: usize,
        moves: &L,
        rng: &mut Fast,
        prior: Option<impl Fn(M) -> f64>,
    ) {
        let first = self.nodes.len();
        if moves.is_empty() || (node != 0 && first + moves.len() > self.capacity) {
            return;
        }
        self.nodes.extend(moves.iter().map(|mv| Node::new(Some(mv))));
        shuffle(rng, &mut self.nodes[first..]);
        if let Some(prior) = prior {
            let children = &mut self.nodes[first..];
            let mut sum = 0.0;
            for child in children.iter_mut() {
                // A guide that trusts a move not at all still lets it be tried.
                child.prior = child.mv.map_or(0.0, |mv| prior(mv).max(1e-6)) as f32;
                sum += child.prior;
            }
            for child in children.iter_mut() {
                child.prior /= sum;
            }
            children.sort_by(|a, b| b.prior.total_cmp(&a.prior));
        }
        if !self.anywhere.is_empty() {
            self.anywhere.resize(self.nodes.len(), Anywhere::default());
        }
        self.nodes[node].first = first as u32;
        self.nodes[node].count = (self.nodes.len() - first) as u32;
    }

    pub(super) fn proof(&self, node: usize) -> Option<&Proof> {
        self.proofs.get((self.nodes[node].proof as usize).checked_sub(1)?)
    }

    pub(super) fn prove(&mut self, node: usize, proof: Proof) {
        self.proofs.push(proof);
        self.nodes[node].proof = self.proofs.len() as u32;
    }

    /// Makes this the tree below a node of another one, with those children of the node that `keep` keeps.
    pub(super) fn take_over(&mut self, from: &Arena<M>, node: usize, room: Room, keep: impl Fn(M) -> bool) {
        self.begin(room);
        let copy = |arena: &mut Arena<M>, old: usize| {
            let mut new = Node { first: 0, count: 0, proof: 0, ..from.nodes[old] };
            if let Some(proof) = from.proof(old) {
                arena.proofs.push(*proof);
                new.proof = arena.proofs.len() as u32;
            }
            new
        };
        let kept = |old: &usize| from.nodes[*old].mv.is_some_and(&keep);
        let all_kept = from.nodes[node].children().all(|child| kept(&child));
        let root = copy(self, node);
        // What was proven with the help of moves now left out is not proven any more.
        self.nodes[0] = Node { mv: None, proof: if all_kept { root.proof } else { 0 }, ..root };
        if let Some(anywhere) = self.anywhere.first_mut() {
            *anywhere = from.anywhere.get(node).copied().unwrap_or_default();
        }
        // A queue of nodes whose children are still to be copied: (old place, new place).
        let mut next = 0;
        let mut queue = vec![(node, 0)];
        while let Some((old, new)) = queue.get(next).copied() {
            next += 1;
            let first = self.nodes.len();
            for child in from.nodes[old].children().filter(|child| new != 0 || kept(child)) {
                queue.push((child, self.nodes.len()));
                let copied = copy(self, child);
                self.nodes.push(copied);
                if !self.anywhere.is_empty() {
                    self.anywhere.push(from.anywhere.get(child).copied().unwrap_or_default());
                }
            }
            self.nodes[new].first = first as u32;
            self.nodes[new].count = (self.nodes.len() - first) as u32;
        }
    }
}
