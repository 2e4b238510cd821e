//! Conspiracy numbers: how many leaves would have to be wrong for the value of the root to be another.

use game::{
    Candidate, Limits, Measure, Position, Report, SearchTree, Seat, Thinking, TreeExtent, TreeFigure, Worth,
};

use super::growing::{Growing, Node, ROOT};
use super::options::Against;
use crate::bytes::ODDMENTS;
use crate::told::{Told, told};
use crate::value::{Aim, MOST, distance};
use crate::{Guide, Meter, Root};

/// Values are told apart on a scale of so many steps: lost, won, and evaluations between.
const STEPS: usize = 65;
/// The step of an evaluation of 0.
const MIDDLE: i32 = STEPS as i32 / 2;
/// More leaves than any tree has: what is over does not change.
const NEVER: u16 = u16::MAX;

/// The options of [`Conspiracy`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ConspiracyOptions {
    /// The limits when the caller sets none.
    pub limits: Limits,
    /// What the end of a game is worth.
    pub aim: Aim,
    /// Who plays against whom at a table of three or four.
    pub against: Against,
    /// So much evaluation is one step; values beyond 31 steps count as 31.
    pub grain: i32,
    /// The search ends when every other value needs more leaves than this; 0 for when nothing else ends it.
    pub threshold: u16,
    /// Room for so many positions.
    pub capacity: usize,
}

impl Default for ConspiracyOptions {
    fn default() -> ConspiracyOptions {
        ConspiracyOptions {
            limits: Limits { depth: None, nodes: Some(100_000), iterations: None, ms: None },
            aim: Aim::Win,
            against: Against::Everybody,
            grain: 25,
            threshold: 0,
            capacity: 1 << 17,
        }
    }
}

/// What is known of a position: the step of its value, and for every other step how many leaves must change.
#[derive(Clone, Debug)]
struct Plot {
    step: u8,
    /// For steps above the value, how many leaves it takes to rise so far; below it, to fall so far.
    needed: [u16; STEPS],
    /// The value itself, for the report.
    value: i32,
}

impl Plot {
    /// A position without children: one leaf, which changes as it likes unless the game is over.
    fn leaf(step: u8, value: i32, is_over: bool) -> Plot {
        let mut needed = [if is_over { NEVER } else { 1 }; STEPS];
        needed[usize::from(step)] = 0;
        Plot { step, needed, value }
    }

    /// How many leaves must change for the value to fall at all.
    fn loyal(&self) -> u16 {
        self.needed[..usize::from(self.step)].iter().copied().min().unwrap_or(NEVER)
    }

    /// How many leaves must change for the value to rise at all.
    fn loyal_to_others(&self) -> u16 {
        self.needed[usize::from(self.step) + 1..].iter().copied().min().unwrap_or(NEVER)
    }

    /// Whether no conspiracy changes it.
    fn is_certain(&self) -> bool {
        self.needed.iter().all(|needed| matches!(*needed, 0 | NEVER))
    }
}

/// The step of a value on a scale of a grain.
fn step(grain: i32, value: i32) -> u8 {
    let edge = STEPS as i32 - 1;
    if distance(value).is_some() {
        return if value > 0 { edge as u8 } else { 0 };
    }
    (value.div_euclid(grain.max(1)) + MIDDLE).clamp(1, edge - 1) as u8
}

/// Conspiracy-number search over any game of perfect information.
///
/// **What it is.** For each value that the root does not have, the number of leaves that must change for it to have it:
/// a side to move rises by the cheapest of its moves and falls only if all better ones fall. The search grows the tree
/// where the smallest conspiracy for the farthest value would begin, until every other value needs more than a threshold
/// of leaves; without a threshold it raises that number as long as the limits last.
///
/// **When to use it.** Where evaluations jump and single leaves decide: it looks deeply into sharp lines and leaves quiet
/// ones alone, by itself.
///
/// **What it costs.** The whole tree in memory, about 150 bytes a position beside the position, and a walk from each new
/// leaf to the root. Far fewer positions a second than alpha-beta.
///
/// **What it does not handle.** Values finer than its [grain](ConspiracyOptions::grain), and trees in which every line is
/// sharp: there it grows one line without end, and only a limit of depth holds it.
///
/// ```
/// use game::{Limits, think_alone};
/// use search::{Blind, Root, example::TicTacToe, tree::{Conspiracy, ConspiracyOptions}};
///
/// let mut search = Conspiracy::new(Blind, ConspiracyOptions::default());
/// let root = Root::new(TicTacToe::after("a1 b1 a2 b2"));
/// let report = think_alone(Limits::nodes(100), |thinking| search.search(&root, thinking));
/// assert_eq!(report.best().unwrap().mv.to_string(), "a3");
/// assert_eq!(search.conspirators(-100), None, "who wins at once cannot be talked out of it");
/// ```
#[derive(Debug)]
pub struct Conspiracy<P: Position, E> {
    guide: E,
    options: ConspiracyOptions,
    tree: Growing<P, Plot>,
}

/// Where the value of the root may still go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Way {
    Up,
    Down,
}

impl<P: Position, E: Guide<P>> Conspiracy<P, E> {
    /// A search before its first question.
    pub fn new(guide: E, options: ConspiracyOptions) -> Conspiracy<P, E> {
        Conspiracy { guide, options, tree: Growing::new(options.capacity) }
    }

    /// How it searches.
    pub fn options(&self) -> &ConspiracyOptions {
        &self.options
    }

    /// The most bytes that it holds while it searches.
    pub fn memory(&self) -> u64 {
        self.tree.bytes() + ODDMENTS
    }

    /// After a search: how many leaves must change for the root to have this evaluation. 0 if it has it, `None` if no
    /// conspiracy of leaves brings it about.
    pub fn conspirators(&self, value: i32) -> Option<u32> {
        let needed = self.tree.get(ROOT).value.needed[usize::from(step(self.options.grain, value))];
        (needed < NEVER).then_some(u32::from(needed))
    }

    /// The moves, best first. The depth of the report is the number of leaves below which no other value is left.
    pub fn search(&mut self, root: &Root<P>, thinking: &mut Thinking<'_, P::Move>) -> Report<P::Move> {
        let Some(me) = root.position.turn() else { return Report::default() };
        let mut meter = Meter::new(thinking, self.options.limits);
        let looks = self.guide.evaluate(&root.position, me).clamp(-MOST, MOST);
        let plot = Plot::leaf(step(self.options.grain, looks), looks, false);
        let depth = meter.limits().depth;
        self.tree.begin(root, me, self.options.against, depth, plot);
        if self.grow(ROOT, me, &mut meter).is_none() {
            let first = root.position.legal();
            let first = game::MoveList::iter(&first).next();
            let worth = Worth::Eval(f64::from(looks));
            let candidates = first.map(|mv| Candidate::new(mv, worth)).into_iter().collect();
            return Report { candidates, nodes: meter.nodes(), ..Report::default() };
        }
        let mut threshold = 1;
        let last = if self.options.threshold == 0 { NEVER - 1 } else { self.options.threshold };
        while threshold <= last && self.tree.get(ROOT).growable && !self.tree.get(ROOT).value.is_certain() {
            let Some((way, step)) = self.farthest(threshold) else {
                threshold += 1;
                continue;
            };
            let leaf = self.first_conspirator(way, step);
            if self.grow(leaf, me, &mut meter).is_none() {
                break;
            }
        }
        let mut report = self.report(&meter);
        report.depth = u32::from(threshold - 1);
        report
    }

    /// Expands a leaf and tells everybody above.
    fn grow(&mut self, at: usize, me: Seat, meter: &mut Meter<'_>) -> Option<()> {
        let tree = &mut self.tree;
        let (guide, options) = (&self.guide, &self.options);
        tree.expand(at, meter, |node: &Node<P, Plot>| {
            let value = match &node.ended {
                Some(scores) => {
                    let sides = options.against.sides(&node.position, me);
                    options.aim.value(scores, sides, me, node.ply as usize)
                }
                None => guide.evaluate(&node.position, me).clamp(-MOST, MOST),
            };
            Plot::leaf(step(options.grain, value), value, node.ended.is_some())
        })?;
        let mut node = Some(at);
        while let Some(here) = node {
            let plot = self.plotted(here);
            self.tree.get_mut(here).value = plot;
            self.tree.count_growable(here);
            node = self.tree.parent(here);
        }
        Some(())
    }

    /// What a position is worth by its children, and how many leaves change that.
    fn plotted(&self, node: usize) -> Plot {
        let ours = self.tree.get(node).ours;
        let plots = || self.tree.children(node).map(|child| &self.tree.get(child).value);
        let values = plots().map(|plot| (plot.value, plot.step));
        let best = if ours { values.max() } else { values.min() };
        let Some((value, step)) = best else { return self.tree.get(node).value.clone() };
        let mut needed = [0_u16; STEPS];
        for (at, needed) in needed.iter_mut().enumerate() {
            let goal = at as u8;
            let count = |plot: &Plot| plot.needed[at];
            *needed = if goal == step {
                0
            } else if (goal > step) == ours {
                // One child that goes there is enough.
                plots().map(count).min().unwrap_or(NEVER)
            } else {
                // All that are still on the wrong side must go.
                let wrong = |plot: &&Plot| if ours { plot.step > goal } else { plot.step < goal };
                plots().filter(wrong).fold(0, |sum: u16, plot| sum.saturating_add(count(plot)))
            };
        }
        Plot { step, needed, value }
    }

    /// The value farthest from the root's that needs no more leaves than the threshold.
    fn farthest(&self, threshold: u16) -> Option<(Way, u8)> {
        let plot = &self.tree.get(ROOT).value;
        let likely = |step: &u8| plot.needed[usize::from(*step)] <= threshold;
        let highest = (plot.step + 1..STEPS as u8).rev().find(likely).map(|step| (Way::Up, step));
        let lowest = (0..plot.step).find(likely).map(|step| (Way::Down, step));
        match (highest, lowest) {
            (Some(up), Some(down)) if up.1 - plot.step >= plot.step - down.1 => Some(up),
            (Some(_), Some(down)) => Some(down),
            (up, down) => up.or(down),
        }
    }

    /// The leaf with which the smallest conspiracy begins that brings the root to a step.
    fn first_conspirator(&self, way: Way, goal: u8) -> usize {
        let mut node = ROOT;
        while !self.tree.is_leaf(node) {
            let ours = self.tree.get(node).ours;
            let open = || self.tree.children(node).filter(|child| self.tree.get(*child).growable);
            let count = |child: &usize| (self.tree.get(*child).value.needed[usize::from(goal)], *child);
            let on_wrong_side = |child: &usize| {
                let step = self.tree.get(*child).value.step;
                if way == Way::Up { step < goal } else { step > goal }
            };
            let next = if (way == Way::Up) == ours {
                open().min_by_key(count)
            } else {
                open().filter(on_wrong_side).min_by_key(count).or_else(|| open().min_by_key(count))
            };
            let Some(next) = next else { break };
            node = next;
        }
        node
    }

    /// What was tried from a position, the best for whoever moves there first; of moves with one value the one that most
    /// leaves must betray.
    fn ranked(&self, node: usize) -> Vec<usize> {
        let ours = self.tree.get(node).ours;
        let worth = |child: &usize| {
            let plot = &self.tree.get(*child).value;
            if ours { (plot.value, plot.loyal()) } else { (-plot.value, plot.loyal_to_others()) }
        };
        let mut moves: Vec<usize> = self.tree.children(node).collect();
        moves.sort_by_key(|child| std::cmp::Reverse(worth(child)));
        moves
    }

    fn report(&self, meter: &Meter<'_>) -> Report<P::Move> {
        let candidates = self.ranked(ROOT).into_iter().filter_map(|node| {
            let below = self.tree.get(node);
            Some(Candidate::new(below.mv?, self.options.aim.worth(below.value.value, below.ended.is_none())))
        });
        Report { candidates: candidates.collect(), nodes: meter.nodes(), ..Report::default() }
    }

    /// The tree that the last search grew: each move with its value, and how many leaves must change for it to rise and to fall
    /// for whoever makes it; neither where no conspiracy brings it about. Nothing below the root if that search had no room to
    /// look at its moves.
    ///
    /// ```
    /// use game::{Limits, Measure, TreeExtent, think_alone};
    /// use search::{Blind, Root, example::TicTacToe, tree::{Conspiracy, ConspiracyOptions}};
    ///
    /// let mut search = Conspiracy::new(Blind, ConspiracyOptions::default());
    /// let root = Root::new(TicTacToe::after("a1"));
    /// think_alone(Limits::nodes(500), |thinking| search.search(&root, thinking));
    /// let tree = search.told(TreeExtent { depth: 1, width: 3, least_visits: 1 });
    /// assert_eq!((tree.children.len(), tree.more), (3, 5));
    /// assert!(tree.children[0].figures.iter().any(|figure| figure.of == Measure::Fall));
    /// ```
    pub fn told(&self, extent: TreeExtent) -> SearchTree {
        if self.tree.is_empty() { SearchTree::default() } else { told(self, &ROOT, extent) }
    }
}

impl<P: Position, E: Guide<P>> Told for Conspiracy<P, E> {
    type Place = usize;

    fn tried(&self, place: &usize) -> Vec<(u64, usize)> {
        self.ranked(*place).into_iter().map(|child| (0, child)).collect()
    }

    fn itself(&self, place: &usize) -> SearchTree {
        let node = self.tree.get(*place);
        let value = self.tree.to_mover(*place, node.value.value);
        let (up, down) = (node.value.loyal_to_others(), node.value.loyal());
        let (rise, fall) = if self.tree.moved_by_us(*place) { (up, down) } else { (down, up) };
        let figures = [(Measure::Rise, rise), (Measure::Fall, fall)]
            .into_iter()
            .filter(|(_, leaves)| *leaves < NEVER)
            .map(|(of, leaves)| TreeFigure::count(of, leaves.into()));
        self.tree.told(*place, self.options.aim.worth(value, node.ended.is_none()), figures.collect())
    }
}
