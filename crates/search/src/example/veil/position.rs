//! Where a veiled game stands, the world included.

use std::fmt;
use std::sync::Arc;

use arrayvec::ArrayVec;
use game::random::mix;
use game::{Ending, MAX_SEATS, Position, Seat, Viewer};
use serde::{Deserialize, Serialize};

use super::tree::{MOST_MOVES, Node, Tree};

/// A move: which branch of the tree to follow, `a` being the first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Branch(pub u8);

impl fmt::Display for Branch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", (b'a' + self.0) as char)
    }
}

/// What a viewer sees of a move: the branch, or that there was one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Glimpse(pub Option<Branch>);

impl fmt::Display for Glimpse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(branch) => branch.fmt(f),
            None => f.write_str("?"),
        }
    }
}

/// Knowledge that comes without a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Shown {
    /// The world is one of these, one bit each.
    pub worlds: u64,
    /// At the end, the number of the leaf.
    pub leaf: Option<u16>,
}

/// A node of the tree in one world.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spot {
    pub(super) tree: Arc<Tree>,
    pub(super) world: u8,
    pub(super) node: u16,
}

impl Spot {
    /// The number of the world, from 0.
    pub fn world(&self) -> usize {
        self.world.into()
    }

    /// The number of the node, in the order of the text.
    pub fn node(&self) -> usize {
        self.node.into()
    }

    fn here(&self) -> &Node {
        self.tree.node(self.node)
    }

    /// What a viewer sees of a move made here.
    pub(super) fn glimpse(&self, mv: Branch, viewer: Viewer) -> Glimpse {
        let here = self.here();
        let open = !here.hidden || here.turn.is_some_and(|seat| viewer.sees(seat));
        Glimpse(open.then_some(mv))
    }

    /// What everybody is shown on arrival here.
    pub(super) fn shown_here(&self) -> Option<Shown> {
        let here = self.here();
        if here.turn.is_none() {
            return Some(Shown { worlds: 1 << self.world, leaf: Some(self.node) });
        }
        let limit = here.shown_below?;
        let below = (1_u64 << limit) - 1;
        let worlds = if self.world < limit { below } else { !below };
        Some(Shown { worlds: worlds & self.tree.all_worlds(), leaf: None })
    }
}

impl Position for Spot {
    type Move = Branch;
    type Moves = ArrayVec<Branch, MOST_MOVES>;

    fn seats(&self) -> usize {
        self.tree.seats
    }

    fn turn(&self) -> Option<Seat> {
        self.here().turn
    }

    fn legal_into(&self, moves: &mut Self::Moves) {
        for (place, child) in self.here().children.iter().enumerate() {
            if self.tree.node(*child).only >> self.world & 1 == 1 {
                moves.push(Branch(place as u8));
            }
        }
    }

    fn play_unchecked(&mut self, mv: Branch) {
        self.node = self.here().children[mv.0 as usize];
    }

    fn ending(&self) -> Option<Ending> {
        let scores = self.here().scores.get(usize::from(self.world))?;
        Some(Ending { scores: *scores, reason: "leaf" })
    }

    fn sides(&self) -> [u8; MAX_SEATS] {
        std::array::from_fn(|seat| if self.tree.friends >> seat & 1 == 1 { 0 } else { seat as u8 })
    }

    fn key(&self) -> u64 {
        mix(u64::from(self.node) << 8 | u64::from(self.world))
    }
}
