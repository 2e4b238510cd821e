//! B*: to know which move is best, not what it is worth.

use game::{
    Candidate, Limits, Measure, Position, Report, SearchTree, Seat, Thinking, TreeExtent, TreeFigure, Worth,
};

use super::growing::{Growing, Node, ROOT};
use super::options::Against;
use crate::bytes::ODDMENTS;
use crate::told::{Told, told};
use crate::value::{Aim, MOST};
use crate::{Guide, Meter, Root};

/// How well and how badly a position may turn out.
pub trait Range<P: Position>: Send + Sync {
    /// The pessimistic and the optimistic value of a running position to `seat`, `ply` decisions below the root.
    fn range(&self, position: &P, seat: Seat, ply: u32) -> (i32, i32);
}

/// A range around an evaluation that narrows with every ply: what was looked at more closely is better known.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Margin<E> {
    /// Who evaluates.
    pub guide: E,
    /// How far a position can lie from its evaluation, at the root.
    pub margin: f64,
    /// What of that is left after each ply, from 0 to 1.
    pub narrowing: f64,
}

impl<P: Position, E: Guide<P>> Range<P> for Margin<E> {
    fn range(&self, position: &P, seat: Seat, ply: u32) -> (i32, i32) {
        let value = self.guide.evaluate(position, seat).clamp(-MOST, MOST);
        let margin = (self.margin * libm::pow(self.narrowing, f64::from(ply))) as i32;
        (value - margin, value + margin)
    }
}

/// The options of [`BStar`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BStarOptions {
    /// The limits when the caller sets none.
    pub limits: Limits,
    /// What the end of a game is worth.
    pub aim: Aim,
    /// Who plays against whom at a table of three or four.
    pub against: Against,
    /// Room for so many positions.
    pub capacity: usize,
}

impl Default for BStarOptions {
    fn default() -> BStarOptions {
        BStarOptions {
            limits: Limits { depth: None, nodes: Some(100_000), iterations: None, ms: None },
            aim: Aim::Win,
            against: Against::Everybody,
            capacity: 1 << 18,
        }
    }
}

/// B* over any game of perfect information.
///
/// **What it is.** Every leaf has a pessimistic and an optimistic value ([`Range`]); a side to move takes the best of
/// both over its moves. The tree is grown where it matters: below the best move, to raise what is certain of it (prove
/// best), and below its strongest rival, to lower what can be hoped of that (disprove rest), in turn. The search ends
/// as soon as no rival can be better than the best move is at least.
///
/// **When to use it.** Where ranges can be had that really hold the value and narrow quickly, and one move stands out:
/// then it stops early, whatever time there is.
///
/// **What it costs.** The whole tree in memory, and a walk from each new leaf to the root.
///
/// **What it does not handle.** Ranges that do not hold the value make it sure of the wrong move; ranges that never
/// narrow make it search on until the limits. It does not say what a move is worth, only that it is the best.
///
/// ```
/// use game::{Limits, think_alone};
/// use search::{Blind, Root, example::TicTacToe, tree::{BStar, BStarOptions, Margin}};
///
/// // All that is known of a position is that it can be anything, until somebody has won.
/// let anything = Margin { guide: Blind, margin: 900_000_000.0, narrowing: 1.0 };
/// let mut search = BStar::new(anything, BStarOptions::default());
/// let root = Root::new(TicTacToe::after("a1 b1 a2 b2"));
/// let report = think_alone(Limits::nodes(100_000), |thinking| search.search(&root, thinking));
/// assert_eq!(report.best().unwrap().mv.to_string(), "a3");
/// assert!(search.is_separated() && report.nodes < 50, "nothing can be better than to win at once");
/// ```
#[derive(Debug)]
pub struct BStar<P: Position, R> {
    ranges: R,
    options: BStarOptions,
    tree: Growing<P, Interval>,
    separated: bool,
}

/// From the worst to the best that can be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Interval {
    worst: i32,
    best: i32,
}

/// Which of two things to do next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Strategy {
    /// Raise what is certain of the best move.
    ProveBest,
    /// Lower what can be hoped of its rivals.
    DisproveRest,
}

impl<P: Position, R: Range<P>> BStar<P, R> {
    /// A search before its first question.
    pub fn new(ranges: R, options: BStarOptions) -> BStar<P, R> {
        BStar { ranges, options, tree: Growing::new(options.capacity), separated: false }
    }

    /// How it searches.
    pub fn options(&self) -> &BStarOptions {
        &self.options
    }

    /// The most bytes that it holds while it searches.
    pub fn memory(&self) -> u64 {
        self.tree.bytes() + ODDMENTS
    }

    /// Whether the last search ended because one move stood out.
    pub fn is_separated(&self) -> bool {
        self.separated
    }

    /// The moves, the best first, each valued by the middle of its range.
    pub fn search(&mut self, root: &Root<P>, thinking: &mut Thinking<'_, P::Move>) -> Report<P::Move> {
        let Some(me) = root.position.turn() else { return Report::default() };
        let mut meter = Meter::new(thinking, self.options.limits);
        let depth = meter.limits().depth;
        let all = Interval { worst: -MOST, best: MOST };
        self.tree.begin(root, me, self.options.against, depth, all);
        self.separated = false;
        let mut strategy = Strategy::ProveBest;
        if self.grow(ROOT, me, &mut meter).is_none() {
            let first = root.position.legal();
            let first = game::MoveList::iter(&first).next();
            let candidates = first.map(|mv| Candidate::new(mv, Worth::Eval(0.0))).into_iter().collect();
            return Report { candidates, nodes: meter.nodes(), ..Report::default() };
        }
        loop {
            let (best, rival) = self.front_runners();
            let rest = rival.map_or(-MOST, |rival| self.tree.get(rival).value.best);
            if self.tree.get(best).value.worst >= rest {
                self.separated = true;
                break;
            }
            let wanted = match strategy {
                Strategy::ProveBest => [Some(best), rival],
                Strategy::DisproveRest => [rival, Some(best)],
            };
            let mut open = wanted.into_iter().flatten().filter(|node| self.tree.get(*node).growable);
            let next = open.next().or_else(|| self.any_open());
            let Some(leaf) = next.map(|node| self.optimistic_leaf(node)) else { break };
            if self.grow(leaf, me, &mut meter).is_none() {
                break;
            }
            strategy = match strategy {
                Strategy::ProveBest => Strategy::DisproveRest,
                Strategy::DisproveRest => Strategy::ProveBest,
            };
        }
        self.report(&meter)
    }

    /// Expands a leaf and tells everybody above.
    fn grow(&mut self, leaf: usize, me: Seat, meter: &mut Meter<'_>) -> Option<()> {
        let (ranges, options) = (&self.ranges, &self.options);
        self.tree.expand(leaf, meter, |node: &Node<P, Interval>| {
            if let Some(scores) = &node.ended {
                let sides = options.against.sides(&node.position, me);
                let value = options.aim.value(scores, sides, me, node.ply as usize);
                return Interval { worst: value, best: value };
            }
            let (worst, best) = ranges.range(&node.position, me, node.ply);
            Interval { worst: worst.min(best), best: best.max(worst) }
        })?;
        let mut node = Some(leaf);
        while let Some(here) = node {
            let below = self.tree.children(here).map(|child| self.tree.get(child).value);
            let taken = |one: Interval, other: Interval| {
                let choose = if self.tree.get(here).ours { i32::max } else { i32::min };
                Interval { worst: choose(one.worst, other.worst), best: choose(one.best, other.best) }
            };
            if let Some(value) = below.reduce(taken) {
                self.tree.get_mut(here).value = value;
            }
            self.tree.count_growable(here);
            node = self.tree.parent(here);
        }
        Some(())
    }

    /// The move of the root with the best hopes, and the best of the others.
    fn front_runners(&self) -> (usize, Option<usize>) {
        let hopes = |node: &usize| {
            let Interval { worst, best } = self.tree.get(*node).value;
            (best, worst, std::cmp::Reverse(*node))
        };
        let children = self.tree.children(ROOT);
        let certain = |node: &usize| (self.tree.get(*node).value.worst, std::cmp::Reverse(*node));
        // A move that is certain enough already is the best, whatever else can be hoped for.
        let surest = children.clone().max_by_key(certain).unwrap_or(ROOT);
        let rest =
            children.clone().filter(|node| *node != surest).map(|node| self.tree.get(node).value.best).max();
        let best = if rest.is_none_or(|rest| self.tree.get(surest).value.worst >= rest) {
            surest
        } else {
            children.clone().max_by_key(hopes).unwrap_or(ROOT)
        };
        (best, children.filter(|node| *node != best).max_by_key(hopes))
    }

    fn any_open(&self) -> Option<usize> {
        self.tree.children(ROOT).find(|node| self.tree.get(*node).growable)
    }

    /// The leaf below a node on which the hopes of both sides rest.
    fn optimistic_leaf(&self, mut node: usize) -> usize {
        while !self.tree.is_leaf(node) {
            let open = self.tree.children(node).filter(|child| self.tree.get(*child).growable);
            let value = |child: &usize| self.tree.get(*child).value;
            let next = if self.tree.get(node).ours {
                open.max_by_key(|child| (value(child).best, std::cmp::Reverse(*child)))
            } else {
                open.min_by_key(|child| (value(child).worst, *child))
            };
            let Some(next) = next else { break };
            node = next;
        }
        node
    }

    /// The middle of the range of a position.
    fn middle(&self, node: usize) -> i32 {
        let Interval { worst, best } = self.tree.get(node).value;
        i32::midpoint(worst, best)
    }

    /// What was tried from a position, the best for whoever moves there first.
    fn ranked(&self, node: usize) -> Vec<usize> {
        let first = (node == ROOT && self.separated).then(|| self.front_runners().0);
        let sign = if self.tree.get(node).ours { -1 } else { 1 };
        let mut moves: Vec<usize> = self.tree.children(node).collect();
        moves.sort_by_key(|child| (Some(*child) != first, sign * self.middle(*child)));
        moves
    }

    fn report(&self, meter: &Meter<'_>) -> Report<P::Move> {
        let candidates = self.ranked(ROOT).into_iter().filter_map(|node| {
            let Interval { worst, best } = self.tree.get(node).value;
            let worth = self.options.aim.worth(self.middle(node), worst != best);
            Some(Candidate::new(self.tree.get(node).mv?, worth))
        });
        Report { candidates: candidates.collect(), nodes: meter.nodes(), ..Report::default() }
    }

    /// The tree that the last search grew: each move with the middle of its range, and the least and the most that it can be
    /// worth to whoever makes it. Nothing below the root if that search had no room to look at its moves.
    ///
    /// ```
    /// use game::{Limits, Measure, TreeExtent, think_alone};
    /// use search::{Blind, Root, example::TicTacToe, tree::{BStar, BStarOptions, Margin}};
    ///
    /// let mut search = BStar::new(Margin { guide: Blind, margin: 100.0, narrowing: 0.5 }, BStarOptions::default());
    /// let root = Root::new(TicTacToe::after("a1 b1 a2"));
    /// think_alone(Limits::nodes(500), |thinking| search.search(&root, thinking));
    /// let tree = search.told(TreeExtent { depth: 2, width: 3, least_visits: 1 });
    /// let best = &tree.children[0];
    /// assert_eq!((best.figures[0].of, best.figures[1].of), (Measure::Least, Measure::Most));
    /// assert!(!best.children.is_empty());
    /// ```
    pub fn told(&self, extent: TreeExtent) -> SearchTree {
        if self.tree.is_empty() { SearchTree::default() } else { told(self, &ROOT, extent) }
    }
}

impl<P: Position, R: Range<P>> Told for BStar<P, R> {
    type Place = usize;

    fn tried(&self, place: &usize) -> Vec<(u64, usize)> {
        self.ranked(*place).into_iter().map(|child| (0, child)).collect()
    }

    fn itself(&self, place: &usize) -> SearchTree {
        let Interval { worst, best } = self.tree.get(*place).value;
        let [worth, least, most] = [self.middle(*place), worst, best]
            .map(|value| self.options.aim.worth(self.tree.to_mover(*place, value), worst != best));
        // What is the most to one side is the least to the other.
        let [least, most] = if self.tree.moved_by_us(*place) { [least, most] } else { [most, least] };
        let figures = vec![TreeFigure::worth(Measure::Least, least), TreeFigure::worth(Measure::Most, most)];
        self.tree.told(*place, worth, figures)
    }
}
