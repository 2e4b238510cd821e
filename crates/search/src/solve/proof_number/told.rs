//! What a question about a root left in the table, as a tree to look at.

use game::{Measure, Position, SearchTree, Seat, TreeExtent, TreeFigure, Worth};

use super::attack::{Attack, Child};
use super::numbers::{NEVER, Numbers};
use crate::value::Aim;
use crate::{Guide, Root};

impl<P: Position, E: Guide<P>> Attack<'_, '_, P, E> {
    /// All moves of the root, and below each what is known of the answers as far as asked, the most promising first. Where the
    /// meter stops it the tree ends.
    pub(super) fn told(&mut self, root: &Root<P>, extent: TreeExtent) -> SearchTree {
        self.begin(root);
        let all = TreeExtent { width: usize::MAX, ..extent };
        self.told_at(0, &root.position, all, extent.width)
    }

    /// The same for the position at `ply`; below it no place has more moves than `width`.
    fn told_at(&mut self, ply: usize, position: &P, extent: TreeExtent, width: usize) -> SearchTree {
        let Some(seat) = position.turn() else { return SearchTree::default() };
        if extent.depth == 0 {
            return SearchTree { more: position.count_legal(), ..SearchTree::default() };
        }
        if self.expand(ply, position).is_none() {
            return SearchTree::default();
        }
        let attacking = self.is_attacking(ply);
        let mut children: Vec<Child<P>> = self.children(ply).to_vec();
        children.sort_by_key(|child| if attacking { child.numbers.proof } else { child.numbers.disproof });
        // One move that settles it ends the list.
        let left_out = position.count_legal() - children.len();
        let told = extent.unfold(children, |child, left| {
            let Child { mv, position: next, numbers, .. } = &child;
            let below = if self.descend(ply, &child) {
                self.told_at(ply + 1, next, TreeExtent { width, ..left }, width)
            } else {
                SearchTree::default()
            };
            self.named(mv.to_string(), seat, *numbers, attacking, below)
        });
        SearchTree { more: told.more + left_out, ..told }
    }

    /// A move with its numbers. What is proved or refuted says so by its worth, where that says it all.
    fn named(
        &self,
        mv: String,
        seat: Seat,
        numbers: Numbers,
        attacking: bool,
        below: SearchTree,
    ) -> SearchTree {
        let decided = numbers.is_proved() && self.options.aim == Aim::Win;
        let plies = numbers.length + 1;
        let worth = decided.then_some(if attacking { Worth::Win(plies) } else { Worth::Loss(plies) });
        let figures = [(Measure::Proof, numbers.proof), (Measure::Disproof, numbers.disproof)]
            .into_iter()
            .filter(|(_, number)| *number < NEVER)
            .map(|(of, number)| TreeFigure::count(of, number.into()))
            .collect();
        SearchTree { mv: Some(mv), seat: Some(seat), worth, figures, ..below }
    }
}
