//! What a search over worlds looked at, written down while it searches, for whoever wants to see it.

use game::{SearchTree, Seat, TreeExtent, TreeFigure, Worth};

/// A tree that is written as a search goes down and comes up again. Where nothing is to be told it costs a comparison.
#[derive(Debug)]
pub(super) struct Notes {
    extent: TreeExtent,
    /// The places from the root down to where the search is.
    open: Vec<SearchTree>,
    /// How many decisions below what is told the search is.
    beyond: usize,
}

impl Notes {
    pub(super) fn new(extent: TreeExtent) -> Notes {
        Notes { extent, open: Vec::new(), beyond: 0 }
    }

    /// How much is told.
    pub(super) fn extent(&self) -> TreeExtent {
        self.extent
    }

    /// Begins anew: what a search that was stopped had written so far is of no use.
    pub(super) fn begin(&mut self) {
        self.open.clear();
        self.beyond = 0;
        if self.extent.depth > 0 {
            self.open.push(SearchTree::default());
        }
    }

    /// The search goes down by a move.
    pub(super) fn enter(&mut self, seat: Seat, mv: impl FnOnce() -> String) {
        self.down(Some(seat), mv);
    }

    /// It goes down by what the searching seat is shown.
    pub(super) fn enter_shown(&mut self, shown: impl FnOnce() -> String) {
        self.down(None, shown);
    }

    fn down(&mut self, seat: Option<Seat>, mv: impl FnOnce() -> String) {
        if self.open.is_empty() || self.open.len() > self.extent.depth {
            self.beyond += 1;
            return;
        }
        self.open.push(SearchTree { mv: Some(mv()), seat, ..SearchTree::default() });
    }

    /// It comes up again, and knows what the move is worth to whoever made it.
    pub(super) fn leave(&mut self, found: impl FnOnce() -> (Worth, Vec<TreeFigure>)) {
        if self.beyond > 0 {
            self.beyond -= 1;
            return;
        }
        let Some(mut here) = self.open.pop() else { return };
        let (worth, figures) = found();
        (here.worth, here.figures) = (Some(worth), figures);
        self.narrow(&mut here);
        if let Some(above) = self.open.last_mut() {
            above.children.push(here);
        }
    }

    /// Keeps the best of what lies below a place.
    pub(super) fn narrow(&self, place: &mut SearchTree) {
        let rank = |child: &SearchTree| child.worth.map_or(f64::NEG_INFINITY, Worth::rank);
        place.children.sort_by(|one, other| rank(other).total_cmp(&rank(one)));
        place.more += place.children.len().saturating_sub(self.extent.width);
        place.children.truncate(self.extent.width);
    }

    /// What was written of the root: all its moves, in the order in which they were searched.
    pub(super) fn take(&mut self) -> SearchTree {
        self.open.drain(..).next().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(extent: TreeExtent) -> SearchTree {
        let mut notes = Notes::new(extent);
        notes.begin();
        for (mv, worth) in [("a", 0.3), ("b", 0.9)] {
            notes.enter(Seat::new(0), || mv.to_owned());
            for (answer, worth) in [("c", 0.1), ("d", 0.5), ("e", 0.4)] {
                notes.enter(Seat::new(1), || answer.to_owned());
                notes.leave(|| (Worth::Chance(worth), Vec::new()));
            }
            notes.leave(|| (Worth::Chance(worth), Vec::new()));
        }
        notes.take()
    }

    #[test]
    fn the_best_answers_are_kept_and_the_others_counted() {
        let tree = written(TreeExtent { depth: 2, width: 2, least_visits: 1 });
        assert_eq!((tree.children.len(), tree.size()), (2, 6));
        let first = &tree.children[0];
        let names: Vec<_> = first.children.iter().filter_map(|child| child.mv.as_deref()).collect();
        assert_eq!((first.mv.as_deref(), names, first.more), (Some("a"), vec!["d", "e"], 1));
    }

    #[test]
    fn nothing_is_written_below_the_extent() {
        assert_eq!(written(TreeExtent { depth: 1, width: 9, least_visits: 1 }).size(), 2);
        assert_eq!(written(TreeExtent::NOTHING), SearchTree::default());
    }
}
