//! What alpha-beta thinks of each move, and of the answers to it: a tree to look at.

use game::{MoveList, Position, SearchTree, Seat, TreeExtent};

use super::alphabeta::AlphaBeta;
use super::options::{AlphaBetaOptions, DepthUnit};
use crate::{Guide, Meter, Root};

impl<P: Position, E: Guide<P>> AlphaBeta<P, E> {
    /// The value of every move at this depth, the best first, and below each that is told the same for the answers to it.
    /// A search leaves most of that out; here it is searched after it, which its table makes quick. Where the meter stops it
    /// the tree ends.
    ///
    /// ```
    /// use game::{Limits, Thinking, TreeExtent, Worth, think_alone};
    /// use search::example::{Cell, TicTacToe};
    /// use search::{Blind, Meter, Root, tree::{AlphaBeta, AlphaBetaOptions}};
    ///
    /// let root = Root::new(TicTacToe::after("a1 b2 c3"));
    /// let mut engine = AlphaBeta::new(Blind, AlphaBetaOptions::default());
    /// let extent = TreeExtent { depth: 2, width: 4, least_visits: 1 };
    /// let tree = think_alone(Limits::NONE, |thinking: &mut Thinking<'_, Cell>| {
    ///     engine.tree(&root, 6, extent, &mut Meter::new(thinking, Limits::NONE))
    /// });
    /// assert_eq!((tree.children.len(), tree.more), (4, 2));
    /// assert_eq!(tree.children[0].worth, Some(Worth::Draw), "an edge; the corners lose");
    /// assert_eq!(tree.children[0].children[0].worth, Some(Worth::Draw));
    /// ```
    pub fn tree(
        &mut self,
        root: &Root<P>,
        depth: u32,
        extent: TreeExtent,
        meter: &mut Meter<'_>,
    ) -> SearchTree {
        let Some(mover) = root.position.turn() else { return SearchTree::default() };
        let legal: Vec<P::Move> = root.position.legal().iter().collect();
        if extent.depth == 0 || depth == 0 {
            return SearchTree { more: legal.len(), ..SearchTree::default() };
        }
        let Some(found) = self.values(root, &legal, depth, meter) else { return SearchTree::default() };
        let mut valued: Vec<_> = std::iter::zip(&legal, &found).collect();
        valued.sort_by_key(|(_, found)| std::cmp::Reverse(found.value));
        extent.unfold(valued, |(mv, found), left| {
            let next = root.after(*mv);
            SearchTree {
                mv: Some(mv.to_string()),
                seat: Some(mover),
                worth: Some(self.options().aim.worth(found.value, found.guessed)),
                ..self.tree(&next, self.depth_below(depth, mover, &next), left, meter)
            }
        })
    }

    /// How deep the tree is that [`tree`](AlphaBeta::tree) tells after a move of `mover`, where it is so deep before it.
    fn depth_below(&self, depth: u32, mover: Seat, next: &Root<P>) -> u32 {
        let stays = self.options().depth_unit == DepthUnit::Turns && next.position.turn() == Some(mover);
        if stays { depth } else { depth.saturating_sub(1) }
    }

    /// What answers to a move are worth that was searched to this depth, as [`tree`](AlphaBeta::tree) tells them.
    pub fn tree_after(
        &mut self,
        root: &Root<P>,
        mv: P::Move,
        depth: u32,
        extent: TreeExtent,
        meter: &mut Meter<'_>,
    ) -> SearchTree {
        let next = root.after(mv);
        let depth = root.position.turn().map_or(0, |mover| self.depth_below(depth, mover, &next));
        self.tree(&next, depth, extent, meter)
    }

    /// Values every move within the limits, then tells what the answers are worth, as deep as that went. Those cost as much
    /// again: where the same limits are not enough, they are of the deepest look that was whole.
    pub fn explain(
        &mut self,
        root: &Root<P>,
        thinking: &mut game::Thinking<'_, P::Move>,
        extent: TreeExtent,
    ) -> SearchTree {
        let report = self.assess(root, thinking);
        let reached = report.depth.clamp(1, AlphaBetaOptions::DEEPEST);
        let mut meter = Meter::new(thinking, self.options().limits);
        let mut told = SearchTree::default().under(&report, root.position.turn(), extent);
        for depth in 1..=reached {
            let deeper = SearchTree::of_report(&report, root.position.turn(), extent, |found, left| {
                self.tree_after(root, found.mv, depth, left, &mut meter)
            });
            if meter.is_stopped() {
                break;
            }
            told = deeper;
        }
        told
    }
}

#[cfg(test)]
mod tests {
    use game::{Limits, Thinking, think_alone};

    use super::*;
    use crate::Blind;
    use crate::example::{Cell, TicTacToe};

    /// Six moves are left, and nobody wins within two.
    const QUIET: &str = "a1 b2 c3";

    #[test]
    fn moves_listed_and_leaves_are_what_is_evaluated() {
        let evaluations = |pruning| {
            let options = AlphaBetaOptions { deepening: false, pruning, ..AlphaBetaOptions::plain() };
            let mut engine = AlphaBeta::new(Blind, options);
            let root = Root::new(TicTacToe::after(QUIET));
            let found = think_alone(Limits::depth(2), |thinking| engine.search(&root, thinking));
            (found.nodes, found.evaluations)
        };
        assert_eq!(
            evaluations(false),
            (36, 6 + 6 * 5 + 30),
            "six moves, five answers to each, thirty leaves"
        );
        let (nodes, pruned) = evaluations(true);
        assert_eq!(
            (nodes, pruned),
            (16, 6 + 6 * 5 + 10),
            "answers are listed also where the first one cuts off"
        );
    }

    #[test]
    fn a_tree_is_told_also_where_the_limits_are_too_small_for_its_depth() {
        let root = Root::new(TicTacToe::after("a1"));
        let extent = TreeExtent { depth: 2, width: 3, least_visits: 1 };
        let mut engine = AlphaBeta::new(Blind, AlphaBetaOptions::default());
        let tree = think_alone(Limits::nodes(300), |thinking: &mut Thinking<'_, Cell>| {
            engine.explain(&root, thinking, extent)
        });
        assert_eq!((tree.children.len(), tree.more), (3, 5));
    }
}
