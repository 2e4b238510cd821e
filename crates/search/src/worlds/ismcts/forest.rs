//! The trees of an information-set search, all in one list of nodes.

use game::{Event, Game, SearchTree, Seat, Worth};

use crate::bytes::{bytes_of, grown};
use crate::told::Told;

/// What a branch of a tree stands for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Label<G: Game> {
    /// A move.
    Move(G::Move),
    /// What a seat saw of a move.
    Seen(G::Seen),
    /// What was shown to a seat.
    Shown(G::Reveal),
    /// All that a seat had been told before the search.
    Story(Vec<Event<G>>),
}

impl<G: Game> Label<G> {
    /// What stands at the branch when somebody looks at the tree.
    fn text(&self) -> String {
        match self {
            Label::Move(mv) => mv.to_string(),
            Label::Seen(seen) => seen.to_string(),
            Label::Shown(shown) => serde_json::to_string(shown).unwrap_or_default(),
            Label::Story(events) => format!("{} events before", events.len()),
        }
    }
}

/// A node: what was seen, and how it went for the seat that moved.
#[derive(Clone, Debug)]
pub(super) struct Node<G: Game> {
    /// `None` at the root of a tree.
    label: Option<Label<G>>,
    /// Who last moved into it; `None` at a root and where something was only shown.
    pub(super) mover: Option<Seat>,
    pub(super) visits: u32,
    /// How often it could have been chosen.
    pub(super) available: u32,
    pub(super) reward: f64,
    first_child: Option<u32>,
    next_sibling: Option<u32>,
}

impl<G: Game> Node<G> {
    pub(super) fn mean(&self) -> f64 {
        if self.visits == 0 { 0.0 } else { self.reward / f64::from(self.visits) }
    }
}

/// All nodes of all trees.
#[derive(Debug)]
pub(super) struct Forest<G: Game> {
    nodes: Vec<Node<G>>,
    capacity: usize,
    /// The number of events in all stories, and how many there may be.
    told: usize,
    story_capacity: usize,
}

impl<G: Game> Forest<G> {
    pub(super) fn new(capacity: usize, story_capacity: usize) -> Forest<G> {
        Forest { nodes: Vec::new(), capacity: capacity.min(u32::MAX as usize), told: 0, story_capacity }
    }

    /// The most bytes that it takes; `stories` says whether there are any.
    pub(super) fn bytes(&self, stories: bool) -> u64 {
        grown::<Node<G>>(0, self.capacity)
            + if stories { bytes_of::<Event<G>>(self.story_capacity) } else { 0 }
    }

    /// As many roots as there are trees, and nothing else: tree `n` begins at node `n`.
    pub(super) fn begin(&mut self, trees: usize) {
        self.nodes.clear();
        self.told = 0;
        self.nodes.extend((0..trees).map(|_| Forest::node(None)));
    }

    fn node(label: Option<Label<G>>) -> Node<G> {
        Node {
            label,
            mover: None,
            visits: 0,
            available: 0,
            reward: 0.0,
            first_child: None,
            next_sibling: None,
        }
    }

    pub(super) fn get(&self, node: u32) -> &Node<G> {
        &self.nodes[node as usize]
    }

    pub(super) fn get_mut(&mut self, node: u32) -> &mut Node<G> {
        &mut self.nodes[node as usize]
    }

    pub(super) fn is_full(&self) -> bool {
        self.nodes.len() >= self.capacity
    }

    /// The child with a label.
    pub(super) fn find(&self, node: u32, label: &Label<G>) -> Option<u32> {
        self.children(node).find(|child| self.get(*child).label.as_ref() == Some(label))
    }

    /// The child with a label, made if there is none; `None` if there is no room.
    pub(super) fn find_or_add(&mut self, node: u32, mut label: Label<G>) -> Option<u32> {
        if let Some(child) = self.find(node, &label) {
            return Some(child);
        }
        if self.is_full() {
            return None;
        }
        if let Label::Story(events) = &mut label {
            if self.told + events.len() > self.story_capacity {
                return None;
            }
            events.shrink_to_fit();
            self.told += events.len();
        }
        let child = self.nodes.len() as u32;
        let mut added = Forest::node(Some(label));
        added.next_sibling = self.get(node).first_child;
        self.nodes.push(added);
        self.get_mut(node).first_child = Some(child);
        Some(child)
    }

    /// How often an iteration came through: at a root, and where something was only shown, that is counted below.
    fn visits(&self, node: u32) -> u64 {
        let known = self.get(node);
        match known.mover {
            Some(_) => u64::from(known.visits),
            None => self.children(node).map(|child| self.visits(child)).sum(),
        }
    }

    fn children(&self, node: u32) -> impl Iterator<Item = u32> + '_ {
        std::iter::successors(self.get(node).first_child, |child| self.get(*child).next_sibling)
    }
}

impl<G: Game> Told for Forest<G> {
    type Place = u32;

    fn tried(&self, place: &u32) -> Vec<(u64, u32)> {
        self.children(*place).map(|child| (self.visits(child), child)).collect()
    }

    fn itself(&self, place: &u32) -> SearchTree {
        let node = self.get(*place);
        SearchTree {
            mv: node.label.as_ref().map(Label::text),
            seat: node.mover,
            worth: node.mover.map(|_| Worth::Chance(node.mean())),
            visits: self.visits(*place),
            ..SearchTree::default()
        }
    }
}
