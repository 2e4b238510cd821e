//! The tree that a search has grown, as far as somebody wants to look at it.

use serde::{Deserialize, Serialize};

use crate::{Candidate, Report, Seat, TreeFigure, Worth};

/// How much of a search's tree is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TreeExtent {
    /// How many decisions deep.
    pub depth: usize,
    /// How many moves of each decision, the most promising first.
    pub width: usize,
    /// Moves that were tried less often are left out, where tries are counted.
    pub least_visits: u64,
}

impl TreeExtent {
    /// The same with all moves of each decision.
    #[must_use]
    pub fn whole(self) -> TreeExtent {
        TreeExtent { width: usize::MAX, ..self }
    }

    /// Nothing is to be told: what a search is given that only decides.
    pub const NOTHING: TreeExtent = TreeExtent { depth: 0, width: 0, least_visits: 0 };

    /// A place and what lies below it: as many as this extent allows of what was tried there, the most promising first, each
    /// told with what of the extent is left for what lies below it.
    ///
    /// ```
    /// use game::{SearchTree, TreeExtent};
    ///
    /// fn tower(blocks: usize, extent: TreeExtent) -> SearchTree {
    ///     extent.unfold(vec![blocks; blocks], |blocks, left| tower(blocks - 1, left))
    /// }
    /// let tree = tower(3, TreeExtent { depth: 2, width: 2, least_visits: 1 });
    /// assert_eq!((tree.children.len(), tree.more, tree.size()), (2, 1, 2 + 2 * 2));
    /// assert_eq!(tree.children[0].children[0].more, 1, "below the extent it is only said how many there are");
    /// ```
    pub fn unfold<T>(
        self,
        tried: impl IntoIterator<Item = T>,
        mut tell: impl FnMut(T, TreeExtent) -> SearchTree,
    ) -> SearchTree {
        let width = if self.depth == 0 { 0 } else { self.width };
        let left = TreeExtent { depth: self.depth.saturating_sub(1), ..self };
        let mut tried = tried.into_iter();
        let children = tried.by_ref().take(width).map(|one| tell(one, left)).collect();
        SearchTree { children, more: tried.count(), ..SearchTree::default() }
    }
}

impl Default for TreeExtent {
    /// Three decisions deep, five moves each, whatever was tried.
    fn default() -> TreeExtent {
        TreeExtent { depth: 3, width: 5, least_visits: 1 }
    }
}

/// A move in the tree of a search, what it was found to be worth, and what was tried after it. The root has no move.
///
/// Between moves may stand what is no decision: what a seat is shown, the worlds in which an answer is the best. Those have no seat.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct SearchTree {
    /// The move as text, or what the searching seat would see of it; `None` at the root.
    #[serde(rename = "move")]
    pub mv: Option<String>,
    /// Whose move it is. `None` at the root, and where it is no decision.
    pub seat: Option<Seat>,
    /// What the move is worth to the seat that makes it; where it is no decision, to whoever decided before.
    pub worth: Option<Worth>,
    /// How often it was tried; 0 where that is not counted.
    pub visits: u64,
    /// What was tried next, the most promising first.
    pub children: Vec<SearchTree>,
    /// How many more moves were tried here than are told.
    pub more: usize,
    /// What else the search knows here by its own measures, the most telling first.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub figures: Vec<TreeFigure>,
}

impl SearchTree {
    /// The number of moves that are told, at all depths.
    ///
    /// ```
    /// use game::SearchTree;
    ///
    /// let leaf = SearchTree::default;
    /// let answered = SearchTree { children: vec![leaf(), leaf()], ..leaf() };
    /// assert_eq!(SearchTree { children: vec![answered, leaf()], ..leaf() }.size(), 4);
    /// ```
    pub fn size(&self) -> usize {
        self.children.iter().map(|child| 1 + child.size()).sum()
    }

    /// A tree whose first moves are the candidates of a report, in their order and with their worth; `below` tells what lies
    /// below each, and may add figures to it.
    ///
    /// ```
    /// use game::{Candidate, Report, Seat, SearchTree, TreeExtent, Worth};
    ///
    /// let candidates = vec![Candidate::new("a1", Worth::Win(1)), Candidate::new("b2", Worth::Draw)];
    /// let report = Report { candidates, ..Report::default() };
    /// let extent = TreeExtent { depth: 1, width: 1, least_visits: 1 };
    /// let tree = SearchTree::of_report(&report, Some(Seat::new(0)), extent, |_, _| SearchTree::default());
    /// assert_eq!((tree.children[0].mv.as_deref(), tree.children[0].worth), (Some("a1"), Some(Worth::Win(1))));
    /// assert_eq!(tree.more, 1);
    /// ```
    pub fn of_report<M: ToString>(
        report: &Report<M>,
        seat: Option<Seat>,
        extent: TreeExtent,
        mut below: impl FnMut(&Candidate<M>, TreeExtent) -> SearchTree,
    ) -> SearchTree {
        if extent.depth == 0 {
            return SearchTree { more: report.candidates.len(), ..SearchTree::default() };
        }
        let often = |found: &&Candidate<M>| found.visits == 0 || found.visits >= extent.least_visits;
        let all = report.candidates.len();
        let told: Vec<&Candidate<M>> = report.candidates.iter().filter(often).collect();
        let rarely = all - told.len();
        let mut tree = extent.unfold(told, |found, left| SearchTree {
            mv: Some(found.mv.to_string()),
            seat,
            worth: Some(found.worth),
            visits: found.visits,
            ..below(found, left)
        });
        tree.more += rarely;
        tree
    }

    /// The same tree below the candidates of a report, in their order and with their worth: for a search whose report says more
    /// than its tree does. No more of it is kept than asked; so that no candidate lacks its answers the tree may be given wider.
    ///
    /// ```
    /// use game::{Candidate, Report, Seat, SearchTree, TreeExtent, Worth};
    ///
    /// let leaf = |mv: &str| SearchTree { mv: Some(mv.to_owned()), ..SearchTree::default() };
    /// let grown = SearchTree { children: vec![SearchTree { children: vec![leaf("c1")], ..leaf("b2") }], ..leaf("") };
    /// let candidates = vec![Candidate::new("a1", Worth::Draw), Candidate::new("b2", Worth::Loss(4))];
    /// let report = Report { candidates, ..Report::default() };
    /// let tree = grown.under(&report, Some(Seat::new(1)), TreeExtent::default());
    /// assert_eq!(tree.children[1].worth, Some(Worth::Loss(4)));
    /// assert_eq!((tree.children[0].size(), tree.children[1].size()), (0, 1));
    /// ```
    pub fn under<M: ToString>(
        mut self,
        report: &Report<M>,
        seat: Option<Seat>,
        extent: TreeExtent,
    ) -> SearchTree {
        SearchTree::of_report(report, seat, extent, |found, left| {
            let name = found.mv.to_string();
            let place = self.children.iter().position(|child| child.mv.as_deref() == Some(&name));
            place.map_or_else(SearchTree::default, |place| {
                let mut known = self.children.swap_remove(place);
                known.narrow(left);
                let SearchTree { children, more, figures, .. } = known;
                SearchTree { children, more, figures, ..SearchTree::default() }
            })
        })
    }

    /// Leaves out what is beyond an extent, and counts it.
    ///
    /// ```
    /// use game::{SearchTree, TreeExtent};
    ///
    /// let leaf = SearchTree::default;
    /// let mut tree = SearchTree { children: vec![leaf(), leaf(), leaf()], ..leaf() };
    /// tree.narrow(TreeExtent { depth: 1, width: 2, least_visits: 1 });
    /// assert_eq!((tree.children.len(), tree.more), (2, 1));
    /// ```
    pub fn narrow(&mut self, extent: TreeExtent) {
        let width = if extent.depth == 0 { 0 } else { extent.width };
        self.more += self.children.len().saturating_sub(width);
        self.children.truncate(width);
        for child in &mut self.children {
            child.narrow(TreeExtent { depth: extent.depth - 1, ..extent });
        }
    }

    /// Says every worth in the tree in another unit.
    pub fn revalue(&mut self, say: &impl Fn(Worth) -> Worth) {
        self.worth = self.worth.map(say);
        for child in &mut self.children {
            child.revalue(say);
        }
    }
}
