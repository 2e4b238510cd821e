//! Exact answers about any game, as far as a search to the end of every line gets.

use std::collections::BTreeSet;
use std::time::Duration;

use game::{Exact, Game, Labour, Limits, Line, MoveList, NoAnswer, Position, Solved, Solver, Thinking};

use super::full::{FullDepth, SolveOptions, Windows};
use crate::tree::{Against, AlphaBetaOptions, MaxN, MaxNOptions};
use crate::value::Aim;
use crate::{Blind, Root};

/// How far it looks when nobody sets a limit.
const USUAL: u64 = 20_000_000;
/// What every move is given in the first round; each further round has four times as much.
const FIRST_ROUND: u64 = 50;

/// Solves single positions of any game by [`FullDepth`], or by max^n where more than two sides play.
///
/// **What it is.** The answer to "what is this worth?" for games that nobody has solved as a whole. In games
/// with hidden cards it is the value with all cards open.
///
/// **When to use it.** Near the end of a game. It says so when its limit comes first.
///
/// **What it does not handle.** A draw among positions that repeat can only be told by going through all
/// positions of the game, which this does not do.
///
/// ```
/// use game::{Exact, Game, Limits, Line, Options, Solver, random::deal_stream, think_alone};
/// use game::toy::Toy;
/// use search::solve::Anything;
///
/// let toy = Toy::from_options(&Options::none()).unwrap();
/// let deal = toy.deal(&mut deal_stream(1, 0));
/// let line = Line::new(toy, deal);
/// let answer = think_alone(Limits::NONE, |thinking| Anything::default().answer(&line, thinking)).unwrap();
/// assert!(matches!(answer.value, Exact::Scores(_)));
/// assert_eq!(answer.moves.len(), line.legal().len());
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct Anything;

impl<G: Game> Solver<G> for Anything {
    fn prepare(&mut self, _everything: bool, _labour: &mut Labour<'_>) -> Result<(), NoAnswer> {
        Ok(())
    }

    fn answer(
        &mut self,
        line: &Line<G>,
        thinking: &mut Thinking<'_, G::Move>,
    ) -> Result<Solved<G::Move>, NoAnswer> {
        if line.turn().is_none() {
            return Err(NoAnswer::Impossible("the game is over: there is nothing to solve".to_owned()));
        }
        let root = Root::of_line(line);
        let mut purse = Purse::new(thinking);
        let sides: BTreeSet<u8> = root.position.sides()[..root.position.seats()].iter().copied().collect();
        let solved = if !G::FACTS.hidden {
            outcomes(&root, &mut purse)
        } else if sides.len() > 2 {
            each_for_themselves(&root, &mut purse)
        } else {
            scores(&root, &mut purse)
        };
        solved.ok_or_else(|| purse.empty())
    }
}

/// What may still be spent. One search after the other takes from it.
struct Purse<'a, 'b, M> {
    thinking: &'a mut Thinking<'b, M>,
    limits: Limits,
    nodes: u64,
    deadline: Option<Duration>,
}

impl<'a, 'b, M> Purse<'a, 'b, M> {
    fn new(thinking: &'a mut Thinking<'b, M>) -> Purse<'a, 'b, M> {
        let limits = Limits { depth: None, iterations: None, ..thinking.limits }.or(Limits::nodes(USUAL));
        let deadline = limits.ms.map(|ms| thinking.clock.now() + Duration::from_millis(ms));
        Purse { thinking, limits, nodes: 0, deadline }
    }

    /// Lets somebody think with at most so many nodes of what is left, and notes what that took; `None` if
    /// nothing is left. The answer comes with the nodes that were spent.
    fn spend<T>(
        &mut self,
        most: u64,
        think: impl FnOnce(&mut Thinking<'_, M>) -> (Option<T>, u64),
    ) -> Option<T> {
        if self.is_empty() {
            return None;
        }
        let left = self.limits.nodes.map_or(most, |all| most.min(all - self.nodes));
        let now = self.thinking.clock.now();
        let ms = self.deadline.map(|end| (end.saturating_sub(now).as_millis() as u64).max(1));
        let limits = Limits { nodes: Some(left), ms, ..Limits::NONE };
        let (answer, nodes) = think(&mut Thinking {
            limits,
            stop: self.thinking.stop,
            clock: self.thinking.clock,
            threads: 1,
            progress: &mut *self.thinking.progress,
        });
        self.nodes += nodes.max(1);
        answer
    }

    fn is_empty(&self) -> bool {
        self.thinking.stop.is_stopped()
            || self.limits.nodes.is_some_and(|all| self.nodes >= all)
            || self.deadline.is_some_and(|end| self.thinking.clock.now() >= end)
    }

    fn empty(&self) -> NoAnswer {
        if self.thinking.stop.is_stopped() {
            return NoAnswer::Stopped;
        }
        NoAnswer::TooHard(format!(
            "not solved: no proof within the limit ({}), {} nodes were searched",
            self.limits, self.nodes
        ))
    }
}

/// Wins, draws and losses with their distances.
fn outcomes<P: Position>(root: &Root<P>, purse: &mut Purse<'_, '_, P::Move>) -> Option<Solved<P::Move>> {
    let mut solver = FullDepth::new(Blind, SolveOptions::default());
    let whole = purse.spend(u64::MAX, |thinking| told(solver.solve(root, thinking)))?;
    let value = Exact::of_worth(whole.worth)?;
    let moves: Vec<P::Move> = root.position.legal().iter().collect();
    // The line that was found gives the value of its first move for nothing.
    let best = |mv: P::Move| (whole.line.first() == Some(&mv)).then_some(value);
    let mut values: Vec<Option<Exact>> = moves.iter().map(best).collect();
    let mut most = FIRST_ROUND;
    // Some moves may be beyond any limit, so all of them get a little before any gets a lot.
    while values.contains(&None) && !purse.is_empty() && most < u64::MAX {
        for (mv, value) in moves.iter().zip(&mut values).filter(|(_, value)| value.is_none()) {
            let found = purse.spend(most, |thinking| told(solver.solve_move(root, mv, thinking)));
            *value = found.and_then(|found| Exact::of_worth(found.worth));
        }
        most = most.saturating_mul(4);
    }
    Some(Solved::new(value, moves.into_iter().zip(values).collect(), purse.nodes))
}

/// What everybody scores when two sides play each for the difference.
fn scores<P: Position>(root: &Root<P>, purse: &mut Purse<'_, '_, P::Move>) -> Option<Solved<P::Move>> {
    let options = SolveOptions {
        aim: Aim::Margin,
        against: Against::OtherSides,
        windows: Windows::FromGuess(0),
        ..SolveOptions::default()
    };
    let mut solver = FullDepth::new(Blind, options);
    let mut best: Option<(i32, Exact)> = None;
    let mut moves = Vec::new();
    for mv in root.position.legal().iter() {
        let found = purse.spend(u64::MAX, |thinking| told(solver.solve_move(root, mv, thinking)))?;
        let end = played_out(&mut solver, root, &found.line, mv, purse)?;
        let value = Exact::Scores(end.ending()?.scores);
        if best.is_none_or(|(most, _)| found.value > most) {
            best = Some((found.value, value));
        }
        moves.push((mv, Some(value)));
    }
    Some(Solved::new(best?.1, moves, purse.nodes))
}

/// Where best play leads after a move, of which a line is known as far as it goes.
fn played_out<P: Position>(
    solver: &mut FullDepth<P, Blind>,
    root: &Root<P>,
    line: &[P::Move],
    mv: P::Move,
    purse: &mut Purse<'_, '_, P::Move>,
) -> Option<P> {
    let mut here = if line.first() == Some(&mv) { root.along(line) } else { root.after(mv) };
    while !here.position.is_over() {
        let report = purse.spend(u64::MAX, |thinking| match solver.solve_moves(&here, thinking) {
            Ok(report) => {
                let nodes = report.nodes;
                (Some(report), nodes)
            }
            Err(unsolved) => (None, unsolved.nodes()),
        })?;
        let best = report.best()?;
        here = if best.line.is_empty() { here.after(best.mv) } else { here.along(&best.line) };
    }
    Some(here.position)
}

/// What everybody scores when each seat plays for itself and expects the same of the others.
fn each_for_themselves<P: Position>(
    root: &Root<P>,
    purse: &mut Purse<'_, '_, P::Move>,
) -> Option<Solved<P::Move>> {
    let limits = Limits::depth(AlphaBetaOptions::DEEPEST);
    let mut engine = MaxN::new(Blind, MaxNOptions { limits, aim: Aim::Own, ..MaxNOptions::default() });
    let report = purse.spend(u64::MAX, |thinking| {
        let report = engine.search(root, thinking);
        let nodes = report.nodes;
        (Some(report), nodes)
    })?;
    // A line that ends before the game does was cut off by the limit, and its value with it.
    let end = |line: &[P::Move]| Some(Exact::Scores(root.along(line).position.ending()?.scores));
    let mut moves = Vec::new();
    for mv in root.position.legal().iter() {
        let found = report.candidates.iter().find(|candidate| candidate.mv == mv)?;
        moves.push((mv, Some(end(&found.line)?)));
    }
    Some(Solved::new(end(&report.best()?.line)?, moves, purse.nodes))
}

/// An answer of the full-depth search with the nodes that it took.
fn told<M>(answer: Result<super::Solution<M>, super::Unsolved>) -> (Option<super::Solution<M>>, u64) {
    match answer {
        Ok(solution) => {
            let nodes = solution.nodes;
            (Some(solution), nodes)
        }
        Err(unsolved) => (None, unsolved.nodes()),
    }
}
