//! The player who takes the others to play at random.

use game::{
    Candidate, Decision, Limits, MoveList, Open, Player, Position, Report, SearchTree, Thinking, TreeExtent,
    Worth,
};

use super::decision;
use crate::tree::{Assumption, assumed_tree, assuming};
use crate::value::{Aim, MOST};
use crate::{Guide, Meter, Root};

/// Looks ahead with an [`Assumption`] about the others: that they move at random ([`Others::Chance`](crate::tree::Others)),
/// play their best, or something between. Depth is counted in settled positions; it goes deeper while the limits last.
///
/// **When to use it.** Against beginners: it hopes for mistakes that a minimax player never counts on. Against anybody who
/// sees a threat it loses to it.
///
/// ```
/// use game::{Game, Limits, Line, Player, think_alone};
/// use search::{Blind, example::TicTacToe, players::ConfidentPlayer, tree::{Assumption, Others}};
///
/// let mut line = Line::new(TicTacToe, ());
/// for mv in TicTacToe.parse_moves("a1 b1 a2 b2").unwrap() {
///     line.play(mv).unwrap();
/// }
/// let mut player: Box<dyn Player<TicTacToe>> =
///     Box::new(ConfidentPlayer::new(Blind, Assumption::One(Others::Chance)));
/// let view = line.view(line.turn().unwrap().into());
/// let decision = think_alone(Limits::depth(2), |thinking| player.decide(&view, thinking));
/// assert_eq!(decision.mv.to_string(), "a3");
/// ```
#[derive(Debug)]
pub struct ConfidentPlayer<E> {
    guide: E,
    assumption: Assumption,
}

/// How long it looks when nobody says.
const USUAL: Limits = Limits { depth: None, nodes: Some(100_000), iterations: None, ms: None };
/// No look is deeper.
const DEEPEST: u32 = 40;

/// A won game, a drawn one and a lost one beside evaluations, which a mean can still tell apart.
const WON: i32 = 100_000;

/// Ends weigh far more than any evaluation, but not so much that a mean forgets everything else.
struct Weighing<'a, E> {
    guide: &'a E,
    aim: Aim,
}

impl<P: Position, E: Guide<P>> Guide<P> for Weighing<'_, E> {
    fn evaluate(&self, position: &P, seat: game::Seat) -> i32 {
        self.guide.evaluate(position, seat).clamp(-WON / 2, WON / 2)
    }

    fn settled(&self, position: &P) -> bool {
        self.guide.settled(position)
    }

    fn ended(&self, end: &P, seat: game::Seat) -> Option<i32> {
        let scores = end.ending()?.scores;
        Some(self.aim.value(&scores, end.sides(), seat, 0).clamp(-WON, WON))
    }
}

impl<E> ConfidentPlayer<E> {
    /// A player that evaluates with this guide.
    pub fn new(guide: E, assumption: Assumption) -> ConfidentPlayer<E> {
        ConfidentPlayer { guide, assumption }
    }

    fn search<P: Position>(&self, root: &Root<P>, thinking: &mut Thinking<'_, P::Move>) -> Report<P::Move>
    where
        E: Guide<P>,
    {
        let Some(me) = root.position.turn() else { return Report::default() };
        let moves: Vec<P::Move> = root.position.legal().iter().collect();
        let mut meter = Meter::new(thinking, USUAL);
        let weighing = Weighing { guide: &self.guide, aim: Aim::Win };
        let first = moves.as_slice().first().map(|mv| Candidate::new(*mv, Worth::Eval(0.0)));
        let mut report = Report { candidates: first.into_iter().collect(), ..Report::default() };
        let deepest = meter.limits().depth.unwrap_or(DEEPEST).min(DEEPEST);
        'depths: for depth in 1..=deepest {
            let mut found = Vec::with_capacity(moves.len());
            for mv in &moves {
                if !meter.node() {
                    break 'depths;
                }
                let next = root.position.after(*mv);
                let value = match weighing.ended(&next, me) {
                    Some(value) => Some(value),
                    None if depth == 1 && weighing.settled(&next) => Some(weighing.evaluate(&next, me)),
                    None => assuming(&weighing, &next, me, self.assumption, (depth - 1).max(1), &mut meter),
                };
                let Some(value) = value else { break 'depths };
                found.push((*mv, value.clamp(-MOST, MOST)));
            }
            found.sort_by_key(|(_, value)| std::cmp::Reverse(*value));
            let candidate = |(mv, value): (P::Move, i32)| Candidate::new(mv, Worth::Eval(f64::from(value)));
            report.candidates = found.into_iter().map(candidate).collect();
            report.depth = depth;
        }
        report.nodes = meter.nodes();
        report
    }
}

impl<G: Open, E: Guide<G::Position>> Player<G> for ConfidentPlayer<E> {
    fn begin(&mut self, _seed: u64) {}

    /// What was decided on, and below each move what the answers to it are worth by the same assumption.
    fn explain(
        &mut self,
        view: &G::View,
        thinking: &mut Thinking<'_, G::Move>,
        extent: TreeExtent,
    ) -> Option<SearchTree> {
        let root = Root::of_view(view);
        let me = root.position.turn()?;
        let report = self.search(&root, thinking);
        let mut meter = Meter::new(thinking, USUAL);
        let weighing = Weighing { guide: &self.guide, aim: Aim::Win };
        let worth = |value: i32| Worth::Eval(f64::from(value));
        Some(SearchTree::of_report(&report, Some(me), extent, |found, left| {
            let next = root.position.after(found.mv);
            let depth = report.depth.saturating_sub(1);
            assumed_tree(&weighing, &next, me, (self.assumption, depth), left, &worth, &mut meter)
        }))
    }

    fn decide(&mut self, view: &G::View, thinking: &mut Thinking<'_, G::Move>) -> Decision<G::Move> {
        decision::<G>(view, self.search(&Root::of_view(view), thinking))
    }
}
