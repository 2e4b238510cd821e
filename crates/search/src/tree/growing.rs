//! A tree that is kept whole and grown leaf by leaf, for searches that go where it matters next instead of everywhere.

use game::{LineRules, MoveList, Position, Scores, SearchTree, Seat, TreeFigure, Worth};

use super::options::Against;
use crate::Meter;
use crate::Root;
use crate::bytes::grown;
use crate::value::nearer;

/// No line is followed further: where every line is sharp, one would be followed without end.
const DEEPEST: u32 = 100;

/// The root of the tree.
pub(super) const ROOT: usize = 0;

/// A position of the tree, and what the search knows of it.
#[derive(Clone, Debug)]
pub(super) struct Node<P: Position, V> {
    pub(super) position: P,
    /// The move that led here; `None` at the root.
    pub(super) mv: Option<P::Move>,
    parent: usize,
    first: usize,
    count: usize,
    pub(super) ply: u32,
    /// Whether the side of the searching seat is to move.
    pub(super) ours: bool,
    /// The scores, if the game is over here, by the position or by the rules over the whole line.
    pub(super) ended: Option<Scores>,
    /// Whether something below can still be expanded.
    pub(super) growable: bool,
    pub(super) value: V,
}

/// All positions of one search.
#[derive(Debug)]
pub(super) struct Growing<P: Position, V> {
    nodes: Vec<Node<P, V>>,
    capacity: usize,
    moves: P::Moves,
    me: Seat,
    against: Against,
    rules: LineRules,
    past: Vec<u64>,
    plies: usize,
    /// Positions of this ply are not expanded.
    deepest: u32,
}

impl<P: Position, V: Clone> Growing<P, V> {
    /// Room for so many positions.
    pub(super) fn new(capacity: usize) -> Growing<P, V> {
        Growing {
            nodes: Vec::new(),
            capacity: capacity.max(1),
            moves: P::Moves::default(),
            me: Seat::new(0),
            against: Against::Everybody,
            rules: LineRules::default(),
            past: Vec::new(),
            plies: 0,
            deepest: u32::MAX,
        }
    }

    /// The most bytes that it takes.
    pub(super) fn bytes(&self) -> u64 {
        grown::<Node<P, V>>(0, self.capacity)
    }

    /// Begins anew with a root where `me` is to move.
    pub(super) fn begin(
        &mut self,
        root: &Root<P>,
        me: Seat,
        against: Against,
        deepest: Option<u32>,
        value: V,
    ) {
        self.nodes.clear();
        self.me = me;
        self.against = against;
        self.rules = root.position.line_rules();
        self.past.clone_from(&root.path);
        self.plies = root.plies;
        self.deepest = deepest.unwrap_or(DEEPEST).min(DEEPEST);
        let position = root.position.clone();
        self.nodes.push(Node {
            position,
            mv: None,
            parent: ROOT,
            first: 0,
            count: 0,
            ply: 0,
            ours: true,
            ended: None,
            growable: true,
            value,
        });
    }

    pub(super) fn get(&self, node: usize) -> &Node<P, V> {
        &self.nodes[node]
    }

    pub(super) fn get_mut(&mut self, node: usize) -> &mut Node<P, V> {
        &mut self.nodes[node]
    }

    pub(super) fn children(&self, node: usize) -> std::ops::Range<usize> {
        let Node { first, count, .. } = self.nodes[node];
        first..first + count
    }

    /// Whether nothing was searched yet.
    pub(super) fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// Whether the side of the searching seat made the move that led to a node.
    pub(super) fn moved_by_us(&self, node: usize) -> bool {
        self.nodes[self.nodes[node].parent].ours
    }

    /// A value to the searching seat, counted from the root, as one to whoever made the move that led to a node, counted from
    /// before that move.
    pub(super) fn to_mover(&self, node: usize, value: i32) -> i32 {
        let value = nearer(value, self.nodes[node].ply.saturating_sub(1) as i32);
        if self.moved_by_us(node) { value } else { -value }
    }

    /// A node as somebody looks at it; the root has no move and is not valued.
    pub(super) fn told(&self, node: usize, worth: Worth, figures: Vec<TreeFigure>) -> SearchTree {
        let Some(mv) = self.nodes[node].mv else { return SearchTree::default() };
        let seat = self.nodes[self.nodes[node].parent].position.turn();
        SearchTree { mv: Some(mv.to_string()), seat, worth: Some(worth), figures, ..SearchTree::default() }
    }

    pub(super) fn is_leaf(&self, node: usize) -> bool {
        self.nodes[node].count == 0
    }

    /// The node above, unless this is the root.
    pub(super) fn parent(&self, node: usize) -> Option<usize> {
        (node != ROOT).then(|| self.nodes[node].parent)
    }

    /// Plays every move of a leaf; `value` looks at each position that comes of it. `None` when the budget is spent or
    /// the tree is full; then the leaf stays one.
    pub(super) fn expand(
        &mut self,
        leaf: usize,
        meter: &mut Meter<'_>,
        value: impl Fn(&Node<P, V>) -> V,
    ) -> Option<()> {
        let mut moves = std::mem::take(&mut self.moves);
        moves.clear();
        self.nodes[leaf].position.legal_into(&mut moves);
        let first = self.nodes.len();
        let blank = self.nodes[leaf].value.clone();
        for place in 0..moves.len() {
            let mv = moves.get(place);
            if self.nodes.len() >= self.capacity || !meter.node() {
                self.nodes.truncate(first);
                self.moves = moves;
                return None;
            }
            let ply = self.nodes[leaf].ply + 1;
            let position = self.nodes[leaf].position.after(mv);
            let ended = self.scores_of(leaf, &position, ply);
            let sides = self.against.sides(&position, self.me);
            let ours = position.turn().is_some_and(|seat| sides[seat.index()] == sides[self.me.index()]);
            let growable = ended.is_none() && ply < self.deepest;
            let mut node = Node {
                position,
                mv: Some(mv),
                parent: leaf,
                first: 0,
                count: 0,
                ply,
                ours,
                ended,
                growable,
                value: blank.clone(),
            };
            node.value = value(&node);
            self.nodes.push(node);
        }
        self.nodes[leaf].first = first;
        self.nodes[leaf].count = self.nodes.len() - first;
        self.moves = moves;
        Some(())
    }

    /// The scores of a game that a move from `above` ends. A position that this line of the tree has passed already
    /// counts as drawn, where the rules know repetition at all.
    fn scores_of(&self, above: usize, position: &P, ply: u32) -> Option<Scores> {
        if let Some(ending) = position.ending() {
            return Some(ending.scores);
        }
        if self.rules.move_limit.is_some_and(|limit| self.plies + ply as usize >= limit as usize) {
            return Some(position.drawn());
        }
        let times = usize::from(self.rules.repetition?);
        let key = position.key();
        let mut line = std::iter::successors(Some(above), |node| self.parent(*node));
        let passed = line.any(|node| self.nodes[node].position.key() == key);
        let earlier = self.past.as_slice().iter().filter(|earlier| **earlier == key).count();
        (passed || earlier + 1 >= times).then(|| position.drawn())
    }

    /// Whether something below a node can still be expanded, from its children.
    pub(super) fn count_growable(&mut self, node: usize) {
        if !self.is_leaf(node) {
            self.nodes[node].growable = self.children(node).any(|child| self.nodes[child].growable);
        }
    }
}
