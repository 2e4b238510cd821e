//! A search's tree told to whoever wants to look at it: the same order and bounds for every kind of tree.

use game::{SearchTree, TreeExtent};

/// A tree that can be walked through.
pub(crate) trait Told {
    /// A place in the tree, with whatever is needed to tell of it.
    type Place;

    /// What was tried from a place, each with how often.
    fn tried(&self, place: &Self::Place) -> Vec<(u64, Self::Place)>;

    /// A place by itself, without what is below it.
    fn itself(&self, place: &Self::Place) -> SearchTree;
}

/// A place and what lies below it, the most tried moves first; where nobody counts, in the order in which they are given.
pub(crate) fn told<T: Told>(tree: &T, place: &T::Place, extent: TreeExtent) -> SearchTree {
    let mut tried = tree.tried(place);
    tried.sort_by_key(|(visits, _)| std::cmp::Reverse(*visits));
    let all = tried.len();
    // What was shown to a seat is not counted, and stands between moves that are.
    tried.retain(|(visits, _)| *visits == 0 || *visits >= extent.least_visits);
    let rarely = all - tried.len();
    let below = extent.unfold(tried, |(_, child), left| told(tree, &child, left));
    SearchTree { more: below.more + rarely, children: below.children, ..tree.itself(place) }
}
