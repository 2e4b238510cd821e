//! The tree of the last search, told to whoever wants to look at it.

use game::{Position, SearchTree, Seat, TreeExtent};

use super::UctOptions;
use super::report::worth;
use super::tree::Tree;
use super::uct::Uct;
use crate::told::{Told, told};
use crate::{Guide, Root};

impl<P: Position, E: Guide<P>> Uct<P, E> {
    /// The tree that the last search grew from this root, the most tried moves first; on several threads that of the
    /// first one. Nothing below the root if that search needed no tree, because a move won at once. With
    /// [`Backup::Own`](super::Backup::Own) all chances are those of the seat that searched.
    ///
    /// ```
    /// use game::{Limits, TreeExtent, random::fast, think_alone};
    /// use search::{Root, example::TicTacToe, mcts::{Uct, UctOptions}};
    ///
    /// let mut uct = Uct::new(UctOptions::default());
    /// let root = Root::new(TicTacToe::after("a1 b2 c3"));
    /// think_alone(Limits::iterations(500), |thinking| uct.search(&root, &mut fast(1), thinking));
    /// let tree = uct.tree(&root, TreeExtent { depth: 2, width: 3, least_visits: 1 });
    /// assert_eq!((tree.visits, tree.children.len(), tree.more), (500, 3, 3));
    /// assert!(tree.children[0].visits >= tree.children[1].visits);
    /// ```
    pub fn tree(&self, root: &Root<P>, extent: TreeExtent) -> SearchTree {
        let Some(tree) = self.first_tree().filter(|tree| !tree.arena.nodes.is_empty()) else {
            return SearchTree::default();
        };
        let grown = Grown { tree, options: self.options() };
        told(&grown, &Place { node: 0, position: root.position.clone(), mover: None }, extent)
    }
}

struct Grown<'a, P: Position> {
    tree: &'a Tree<P>,
    options: &'a UctOptions,
}

/// A node, where the game stands there, and who moved into it.
struct Place<P> {
    node: usize,
    position: P,
    mover: Option<Seat>,
}

impl<P: Position> Told for Grown<'_, P> {
    type Place = Place<P>;

    fn tried(&self, place: &Place<P>) -> Vec<(u64, Place<P>)> {
        let nodes = &self.tree.arena.nodes;
        let child = |node: usize| {
            let (mv, visits) = (nodes[node].mv?, u64::from(nodes[node].visits));
            let position = place.position.after(mv);
            (visits > 0).then(|| (visits, Place { node, position, mover: place.position.turn() }))
        };
        nodes[place.node].children().filter_map(child).collect()
    }

    fn itself(&self, place: &Place<P>) -> SearchTree {
        let node = &self.tree.arena.nodes[place.node];
        let proof = self.tree.arena.proof(place.node);
        let seats = place.position.seats();
        let to = |mover| worth(proof, node.mean(), mover, seats, self.options.reward);
        SearchTree {
            mv: node.mv.map(|mv| mv.to_string()),
            seat: place.mover,
            worth: place.mover.map(to),
            visits: u64::from(node.visits),
            ..SearchTree::default()
        }
    }
}
