//! Minimax that also looks at how similar the evaluations below a move are.

use game::{Candidate, Limits, MoveList, Position, Report, SearchTree, Seat, Thinking, TreeExtent};

use super::options::AlphaBetaOptions;
use crate::bytes::ODDMENTS;
use crate::value::{Aim, MOST, distance, nearer};
use crate::{Guide, Meter, Root};

/// The options of [`Averaged`].
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct AveragedOptions {
    /// The limits when the caller sets none.
    pub limits: Limits,
    /// What the end of a game is worth.
    pub aim: Aim,
    /// What part of a value is the mean over all moves of a position; the rest is the best of them. 0 is minimax.
    pub weight: f64,
}

impl Default for AveragedOptions {
    fn default() -> AveragedOptions {
        AveragedOptions {
            limits: Limits { depth: Some(3), nodes: None, iterations: None, ms: None },
            aim: Aim::Win,
            weight: 0.2,
        }
    }
}

/// Minimax whose values are part best, part mean of what lies below.
///
/// **What it is.** A search to a fixed depth without pruning. What goes up is not the best value alone: a part of it is the
/// mean over all moves. A position most of whose continuations are good is then worth more than one that has a single good
/// one among many bad ones, whose evaluation is the likelier to be an error. Wins and losses go up as they are, so nothing
/// that is forced is overlooked or believed by halves.
///
/// **When to use it.** Where deeper minimax plays worse (pathology): the similarity of evaluations near one another is what
/// saves minimax from it in most games, and this leans on it.
///
/// **What it costs.** Every position within the depth, since a mean needs all values: no cut-off is possible.
///
/// **What it does not handle.** Repetition and limits of moves; more than two sides, of which all others are taken for one.
///
/// ```
/// use game::{Limits, Worth, think_alone};
/// use search::{Blind, Root, example::TicTacToe, tree::{Averaged, AveragedOptions}};
///
/// let search = Averaged::new(Blind, AveragedOptions::default());
/// let root = Root::new(TicTacToe::after("a1 b1 a2 b2"));
/// let report = think_alone(Limits::depth(3), |thinking| search.search(&root, thinking));
/// let best = report.best().unwrap();
/// assert_eq!((best.mv.to_string().as_str(), best.worth), ("a3", Worth::Win(1)));
/// ```
#[derive(Clone, Debug)]
pub struct Averaged<E> {
    guide: E,
    options: AveragedOptions,
}

/// A value for the side that searches, and whether an evaluation had a part in it.
type Valued = (i32, bool);

impl<E> Averaged<E> {
    /// A search that evaluates with this guide.
    pub fn new(guide: E, options: AveragedOptions) -> Averaged<E> {
        Averaged { guide, options }
    }

    /// The most bytes that it holds while it searches: the positions of one branch with their moves.
    pub fn memory(&self) -> u64 {
        ODDMENTS
    }

    /// All moves, the best first; of equals the first generated. A stopped search gives what it has of the moves that were
    /// looked at whole.
    pub fn search<P: Position>(&self, root: &Root<P>, thinking: &mut Thinking<'_, P::Move>) -> Report<P::Move>
    where
        E: Guide<P>,
    {
        let Some(me) = root.position.turn() else { return Report::default() };
        let mut meter = Meter::new(thinking, self.options.limits);
        let depth = meter.limits().depth.unwrap_or(AlphaBetaOptions::DEEPEST).min(AlphaBetaOptions::DEEPEST);
        let mut candidates = Vec::new();
        for mv in root.position.legal().iter() {
            let Some((value, guessed)) = self.after(&root.position, mv, me, (depth, 1), &mut meter) else {
                break;
            };
            candidates.push((value, Candidate::new(mv, self.options.aim.worth(value, guessed))));
        }
        candidates.sort_by_key(|(value, _)| std::cmp::Reverse(*value));
        Report {
            candidates: candidates.into_iter().map(|(_, candidate)| candidate).collect(),
            depth,
            nodes: meter.nodes(),
            ..Report::default()
        }
    }

    /// What [`search`](Averaged::search) says of every move, and below each what the answers are worth that it looked at, said to
    /// whoever gives them. Those are looked at once more within the same limits; where they are not enough the tree ends.
    ///
    /// ```
    /// use game::{Limits, TreeExtent, Worth, think_alone};
    /// use search::{Blind, Root, example::TicTacToe, tree::{Averaged, AveragedOptions}};
    ///
    /// let search = Averaged::new(Blind, AveragedOptions::default());
    /// let root = Root::new(TicTacToe::after("a1 b1 a2"));
    /// let extent = TreeExtent { depth: 2, width: 2, least_visits: 1 };
    /// let tree = think_alone(Limits::depth(3), |thinking| search.explain(&root, thinking, extent));
    /// assert_eq!(tree.children[0].mv.as_deref(), Some("a3"), "three in a row threaten");
    /// assert_eq!(tree.children[0].children.len(), 2);
    /// ```
    pub fn explain<P: Position>(
        &self,
        root: &Root<P>,
        thinking: &mut Thinking<'_, P::Move>,
        extent: TreeExtent,
    ) -> SearchTree
    where
        E: Guide<P>,
    {
        let Some(me) = root.position.turn() else { return SearchTree::default() };
        let report = self.search(root, thinking);
        let mut meter = Meter::new(thinking, self.options.limits);
        SearchTree::of_report(&report, Some(me), extent, |found, left| {
            let next = root.position.after(found.mv);
            self.told(&next, me, (report.depth.saturating_sub(1), 2), left, &mut meter)
        })
    }

    /// The answers in a position as far as asked. `ply` is that of the next decision.
    fn told<P: Position>(
        &self,
        position: &P,
        me: Seat,
        (depth, ply): (u32, usize),
        extent: TreeExtent,
        meter: &mut Meter<'_>,
    ) -> SearchTree
    where
        E: Guide<P>,
    {
        let Some(turn) = position.turn() else { return SearchTree::default() };
        let moves = position.legal();
        if extent.depth == 0 || depth == 0 {
            return SearchTree { more: moves.len(), ..SearchTree::default() };
        }
        let sides = position.sides();
        let sign = if sides[turn.index()] == sides[me.index()] { 1 } else { -1 };
        let mut valued = Vec::with_capacity(moves.len());
        for mv in moves.iter() {
            let Some((value, guessed)) = self.after(position, mv, me, (depth, ply), meter) else {
                return SearchTree::default();
            };
            valued.push((mv, sign * nearer(value, ply as i32 - 1), guessed));
        }
        valued.sort_by_key(|(_, value, _)| std::cmp::Reverse(*value));
        extent.unfold(valued, |(mv, value, guessed), left| SearchTree {
            mv: Some(mv.to_string()),
            seat: Some(turn),
            worth: Some(self.options.aim.worth(value, guessed)),
            ..self.told(&position.after(mv), me, (depth - 1, ply + 1), left, meter)
        })
    }

    /// The value of a move; `None` when stopped. `ply` counts decisions from the root, this one included.
    fn after<P: Position>(
        &self,
        before: &P,
        mv: P::Move,
        me: Seat,
        (depth, ply): (u32, usize),
        meter: &mut Meter<'_>,
    ) -> Option<Valued>
    where
        E: Guide<P>,
    {
        if !meter.node() {
            return None;
        }
        let position = before.after(mv);
        if let Some(ending) = position.ending() {
            return Some((self.options.aim.value(&ending.scores, position.sides(), me, ply), false));
        }
        if depth <= 1 {
            return Some((self.guide.evaluate(&position, me).clamp(-MOST, MOST), true));
        }
        let sides = position.sides();
        let ours = position.turn().is_some_and(|seat| sides[seat.index()] == sides[me.index()]);
        let mut best: Option<Valued> = None;
        let (mut sum, mut count) = (0_i64, 0_i64);
        for mv in position.legal().iter() {
            let (value, guessed) = self.after(&position, mv, me, (depth - 1, ply + 1), meter)?;
            if best.is_none_or(|(best, _)| if ours { value > best } else { value < best }) {
                best = Some((value, guessed));
            }
            // What is decided has no evaluation that could resemble others.
            if distance(value).is_none() {
                sum += i64::from(value);
                count += 1;
            }
        }
        let (best, guessed) = best?;
        if distance(best).is_some() || count == 0 {
            return Some((best, guessed));
        }
        let mean = sum as f64 / count as f64;
        let mixed = (1.0 - self.options.weight) * f64::from(best) + self.options.weight * mean;
        Some((libm::round(mixed) as i32, true))
    }
}

#[cfg(test)]
mod tests {
    use game::{Limits, think_alone};

    use super::*;
    use crate::example::{Board, TicTacToe};
    use crate::tree::AlphaBeta;

    /// Something that tells boards apart.
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "guides are given positions of any size")]
    fn evaluation(board: &Board, seat: Seat) -> i32 {
        let worth = |cell: u8| board.owner(cell).map_or(0, |owner| if owner == seat { 1 } else { -1 });
        (0..9).zip([7, 3, 8, 2, 19, 5, 9, 4, 6]).map(|(cell, points)| points * worth(cell)).sum()
    }

    #[test]
    fn without_a_mean_it_is_minimax() {
        for moves in ["", "b2", "a1 b2", "a1 b2 c3", "a1 b1 c1", "b2 a1 c3 c1"] {
            let root = Root::new(TicTacToe::after(moves));
            for depth in 1..=4 {
                let plain = AveragedOptions { weight: 0.0, ..AveragedOptions::default() };
                let search = Averaged::new(evaluation, plain);
                let found = think_alone(Limits::depth(depth), |thinking| search.search(&root, thinking));
                let options = AlphaBetaOptions { deepening: false, ..AlphaBetaOptions::plain() };
                let mut engine = AlphaBeta::new(evaluation, options);
                let minimax = think_alone(Limits::depth(depth), |thinking| engine.assess(&root, thinking));
                for candidate in &found.candidates {
                    let same = minimax.candidates.iter().find(|other| other.mv == candidate.mv).unwrap();
                    assert_eq!(candidate.worth, same.worth, "{moves}, depth {depth}, {}", candidate.mv);
                }
            }
        }
    }

    #[test]
    fn a_mean_pulls_values_towards_what_else_could_be_played() {
        let root = Root::new(TicTacToe::after("b2"));
        let value = |weight| {
            let search = Averaged::new(evaluation, AveragedOptions { weight, ..AveragedOptions::default() });
            let report = think_alone(Limits::depth(2), |thinking| search.search(&root, thinking));
            report.candidates.iter().find(|found| found.mv.to_string() == "a1").unwrap().worth
        };
        // The answers to a1 are worth what the other side does not get: the best answer and the mean of all differ.
        assert_ne!(value(0.0), value(0.5));
        assert_ne!(value(0.5), value(1.0));
    }

    #[test]
    fn a_stopped_search_keeps_what_it_has() {
        let root = Root::new(TicTacToe::start());
        let search = Averaged::new(evaluation, AveragedOptions::default());
        let limits = Limits { nodes: Some(200), depth: Some(3), ..Limits::NONE };
        let report = think_alone(limits, |thinking| search.search(&root, thinking));
        assert!(!report.candidates.is_empty() && report.candidates.len() < 9);
        assert!(report.nodes <= 200);
    }
}
