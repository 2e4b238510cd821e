//! Trappy minimax: of moves that are nearly equally good, the one that is easiest to answer wrongly.

use game::{
    Candidate, Limits, Measure, MoveList, NamedFigure, Position, Report, SearchTree, Thinking, TreeExtent,
    TreeFigure, Worth,
};

use super::alphabeta::AlphaBeta;
use super::options::AlphaBetaOptions;
use crate::bytes::ODDMENTS;
use crate::{Guide, Meter, Root};

/// The options of [`Trappy`].
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TrappyOptions {
    /// The limits when the caller sets none.
    pub limits: Limits,
    /// The search whose values are looked at.
    pub tree: AlphaBetaOptions,
    /// Moves worse than the best by no more than this are considered.
    pub margin: i32,
    /// How much of what a trap brings on average is added to the value of a move.
    pub weight: f64,
    /// No mistake counts for more than this.
    pub most_gain: i32,
}

impl Default for TrappyOptions {
    fn default() -> TrappyOptions {
        TrappyOptions {
            limits: Limits { depth: None, nodes: Some(200_000), iterations: None, ms: None },
            tree: AlphaBetaOptions::default(),
            margin: 15,
            weight: 0.5,
            most_gain: 500,
        }
    }
}

/// Minimax that sets traps.
///
/// **What it is.** Alpha-beta values all moves to a depth. Among those within a [margin](TrappyOptions::margin) of the best
/// the answers of the opponent are valued at every smaller depth, too. An opponent who looks only so far takes the answer
/// that looks best there; what that costs it by the deepest values is the trap of this depth. The mean over all depths is
/// added to the value of the move.
///
/// **When to use it.** Against opponents who look less far, in positions where nothing better than a draw can be forced.
///
/// **What it costs.** All moves of the root need exact values, and for each that is near the best all answers do, at every
/// depth: about as many full searches as there are moves.
///
/// **What it does not handle.** Opponents who look further lose nothing, and a margin gives them something. Only the next
/// answer is looked at, not traps that lie deeper.
///
/// ```
/// use game::{Limits, think_alone};
/// use search::{Blind, Root, example::TicTacToe, tree::{Trappy, TrappyOptions}};
///
/// // On the empty board all moves draw; after the corner seven of eight answers lose, but a short look does not tell.
/// let mut trappy = Trappy::new(Blind, TrappyOptions::default());
/// let root = Root::new(TicTacToe::start());
/// let limits = Limits { depth: Some(7), nodes: Some(50_000_000), ..Limits::NONE };
/// let report = think_alone(limits, |thinking| trappy.search(&root, thinking));
/// assert_eq!(report.best().unwrap().mv.to_string(), "a1");
/// ```
#[derive(Debug)]
pub struct Trappy<P: Position, E> {
    engine: AlphaBeta<P, E>,
    options: TrappyOptions,
}

/// A move with its value and what its trap brings on average.
type Weighed<M> = (M, i32, f64);

impl<P: Position, E: Guide<P>> Trappy<P, E> {
    /// A search that knows nothing yet.
    pub fn new(guide: E, options: TrappyOptions) -> Trappy<P, E> {
        Trappy { engine: AlphaBeta::new(guide, options.tree), options }
    }

    /// How it searches.
    pub fn options(&self) -> &TrappyOptions {
        &self.options
    }

    /// The most bytes that it holds while it searches within these limits.
    pub fn memory(&self, limits: &Limits) -> u64 {
        self.engine.memory(limits, 1) + ODDMENTS
    }

    /// Forgets all that earlier searches learned.
    pub fn clear(&mut self) {
        self.engine.clear();
    }

    /// The moves, the one to play first, as deep as the limits allow. Moves beyond the margin come last, by their value.
    pub fn search(&mut self, root: &Root<P>, thinking: &mut Thinking<'_, P::Move>) -> Report<P::Move> {
        let moves: Vec<P::Move> = root.position.legal().iter().collect();
        let mut meter = Meter::new(thinking, self.options.limits);
        let deepest =
            meter.limits().depth.unwrap_or(AlphaBetaOptions::DEEPEST).min(AlphaBetaOptions::DEEPEST);
        let first = moves.as_slice().first().map(|mv| Candidate::new(*mv, Worth::Eval(0.0)));
        let mut report = Report { candidates: first.into_iter().collect(), ..Report::default() };
        for depth in 1..=deepest {
            let Some((weighed, certain)) = self.weigh(root, &moves, depth, &mut meter) else { break };
            report.candidates = self.candidates(weighed);
            report.depth = depth;
            report.nodes = meter.nodes();
            (thinking.progress)(&report);
            if certain {
                break;
            }
        }
        report.nodes = meter.nodes();
        report
    }

    /// The moves with their traps, the one to play first, and what the answers to each are worth at the depth that was
    /// reached. Those are searched after it within the same limits again; where they are not enough the tree ends there.
    ///
    /// ```
    /// use game::{Limits, Measure, TreeExtent, think_alone};
    /// use search::{Blind, Root, example::TicTacToe, tree::{Trappy, TrappyOptions}};
    ///
    /// let mut trappy = Trappy::new(Blind, TrappyOptions::default());
    /// let root = Root::new(TicTacToe::after("a1"));
    /// let extent = TreeExtent { depth: 2, width: 2, least_visits: 1 };
    /// let tree = think_alone(Limits::depth(3), |thinking| trappy.explain(&root, thinking, extent));
    /// assert_eq!((tree.children[0].figures[0].of, tree.children[0].children.len()), (Measure::Trap, 2));
    /// ```
    pub fn explain(
        &mut self,
        root: &Root<P>,
        thinking: &mut Thinking<'_, P::Move>,
        extent: TreeExtent,
    ) -> SearchTree {
        let report = self.search(root, thinking);
        let mut meter = Meter::new(thinking, self.options.limits);
        SearchTree::of_report(&report, root.position.turn(), extent, |found, left| {
            // What it brings is counted like evaluations.
            let trap =
                |figure: &NamedFigure| TreeFigure::worth(Measure::Trap, Worth::Eval(figure.worth.rank()));
            SearchTree {
                figures: found.figures.iter().map(trap).collect(),
                ..self.engine.tree_after(root, found.mv, report.depth, left, &mut meter)
            }
        })
    }

    /// All moves at one depth, and whether a deeper look would find the same. `None` when stopped.
    fn weigh(
        &mut self,
        root: &Root<P>,
        moves: &[P::Move],
        depth: u32,
        meter: &mut Meter<'_>,
    ) -> Option<(Vec<Weighed<P::Move>>, bool)> {
        let values = self.engine.values(root, moves, depth, meter)?;
        let best = values.iter().map(|found| found.value).max()?;
        let certain = values.iter().all(|found| !found.guessed);
        let mut weighed = Vec::with_capacity(moves.len());
        for (mv, found) in std::iter::zip(moves, &values) {
            let near = found.value >= best.saturating_sub(self.options.margin);
            let trap = if near && depth > 2 { self.trap(root, *mv, depth, meter)? } else { 0.0 };
            weighed.push((*mv, found.value, trap));
        }
        Some((weighed, certain))
    }

    /// What answers to a move cost on average when they are chosen by looks of 1, 2, ... decisions less than all. `None`
    /// when stopped.
    fn trap(&mut self, root: &Root<P>, mv: P::Move, depth: u32, meter: &mut Meter<'_>) -> Option<f64> {
        if !meter.node() {
            return None;
        }
        let next = root.after(mv);
        let sides = |position: &P| position.turn().map(|seat| position.sides()[seat.index()]);
        let own = root.position.turn().map(|seat| next.position.sides()[seat.index()]);
        if sides(&next.position).is_none() || sides(&next.position) == own {
            return Some(0.0);
        }
        let answers: Vec<P::Move> = next.position.legal().iter().collect();
        let deep = self.engine.values(&next, &answers, depth - 1, meter)?;
        let best = deep.iter().map(|found| found.value).max()?;
        let mut sum = 0.0;
        for shallow in 1..depth - 1 {
            let looks = self.engine.values(&next, &answers, shallow, meter)?;
            let tempting = looks.iter().map(|found| found.value).max()?;
            // Of answers that look equally good any is taken.
            let taken = || looks.iter().zip(&deep).filter(|(look, _)| look.value == tempting);
            let cost: i64 = taken()
                .map(|(_, deep)| (i64::from(best) - i64::from(deep.value)).min(self.options.most_gain.into()))
                .sum();
            sum += cost as f64 / taken().count().max(1) as f64;
        }
        Some(sum / f64::from(depth - 2))
    }

    fn candidates(&self, mut weighed: Vec<Weighed<P::Move>>) -> Vec<Candidate<P::Move>> {
        let best = weighed.as_slice().iter().map(|(_, value, _)| *value).max().unwrap_or(0);
        let margin = self.options.margin;
        let rating = |(_, value, trap): &Weighed<P::Move>| {
            let near = *value >= best.saturating_sub(margin);
            (near, f64::from(*value) + self.options.weight * trap)
        };
        weighed.sort_by(|one, other| {
            let (one, other) = (rating(one), rating(other));
            other.0.cmp(&one.0).then(other.1.total_cmp(&one.1))
        });
        let candidate = |(mv, value, trap): Weighed<P::Move>| {
            let worth = self.engine.options().aim.worth(value, true);
            Candidate { figures: vec![NamedFigure::points("trap", trap)], ..Candidate::new(mv, worth) }
        };
        weighed.into_iter().map(candidate).collect()
    }
}
