//! From depth to depth at the root, and what is reported on the way.

use std::time::Duration;

use game::{Candidate, MoveList, Position, Report, Worth};

use super::options::AlphaBetaOptions;
use super::worker::{Arrival, Basis, Found, Worker};
use crate::value::{Aim, ENDLESS, MOST, distance};
use crate::{Guide, Outlook};

/// A move of the root and what is known of it.
#[derive(Clone, Debug)]
pub(super) struct RootMove<M> {
    mv: M,
    /// Its value at the last completed depth that gave one.
    found: Option<Found>,
    line: Vec<M>,
}

/// What a search wants to know of the root.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Question {
    /// The best move and its value.
    Best,
    /// The exact value of every move.
    All,
}

/// The answer of the deepest pass so far.
#[derive(Clone, Debug)]
pub(super) struct Answer<M> {
    pub(super) candidates: Vec<Candidate<M>>,
    pub(super) depth: u32,
}

/// What a value found within a window says about the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reach {
    /// It is the value.
    Exact,
    /// The true value is this or more.
    AtLeast,
    /// The true value is this or less.
    AtMost,
}

/// The answer of a search within a window.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bounded<M> {
    /// The value for the side to move at the root.
    pub value: i32,
    /// Whether it is the value or a bound.
    pub reach: Reach,
    /// Whether an evaluation had a part in it. If not, it is proven.
    pub guessed: bool,
    /// The line that it comes from; empty if no move reached the window.
    pub line: Vec<M>,
}

/// How one pass over the root's moves ended.
enum Pass {
    /// All moves were looked at: the value, perhaps only a bound beyond the window.
    Whole(Found),
    /// Stopped on the way; whether the first move in the list is known to be at least as good as before.
    Cut { usable: bool },
}

/// The moves of the root in the order in which to try them first.
pub(super) fn root_moves<P: Position, E: Guide<P>>(
    position: &P,
    guide: &E,
    options: &AlphaBetaOptions,
    question: Question,
) -> Vec<RootMove<P::Move>> {
    let legal = position.legal();
    let whole = question == Question::All || !options.elimination;
    let mut worth_trying = P::Moves::default();
    let mut moves: Vec<P::Move> = if !whole && guide.worth_trying(position, &mut worth_trying) {
        worth_trying.iter().collect()
    } else {
        legal.iter().filter(|mv| whole || !guide.skip(position, *mv)).collect()
    };
    if moves.is_empty() {
        moves = legal.iter().collect();
    }
    if options.ordering {
        moves.sort_by_key(|mv| std::cmp::Reverse(guide.order(position, *mv)));
    }
    // A win at once need not be looked for.
    if options.foresight
        && options.aim == Aim::Win
        && position.seats() == 2
        && let Outlook::Wins(win) = guide.outlook(position)
    {
        moves.sort_by_key(|mv| *mv != win);
    }
    moves.into_iter().map(|mv| RootMove { mv, found: None, line: vec![mv] }).collect()
}

/// Some moves of a root, in the order given.
pub(super) fn chosen_moves<M: Copy>(moves: &[M]) -> Vec<RootMove<M>> {
    moves.iter().map(|mv| RootMove { mv: *mv, found: None, line: vec![*mv] }).collect()
}

impl<P: Position, E: Guide<P>> Worker<'_, P, E> {
    /// Searches depth by depth until the limits, telling every completed depth to `tell`.
    pub(super) fn deepen(
        &mut self,
        moves: &mut [RootMove<P::Move>],
        question: Question,
        first_depth: u32,
        mut tell: impl FnMut(&Answer<P::Move>, u64),
    ) -> Answer<P::Move> {
        let mut answer = self.unsearched(moves);
        let mut deepest = self.meter.limits().depth.unwrap_or(u32::MAX).min(AlphaBetaOptions::DEEPEST);
        let at_once = !self.options.deepening && self.meter.limits().depth.is_some();
        // Time spent on the only move there is would be wasted.
        if moves.len() == 1 && question == Question::Best && self.meter.limits().ms.is_some() {
            deepest = deepest.min(1);
        }
        let mut depth = if at_once { deepest } else { first_depth.min(deepest) };
        // Values swing between odd and even depths, so the last but one is the better guess.
        let mut values: [Option<i32>; 2] = [None; 2];
        while depth <= deepest {
            let begun = self.meter.time_left();
            self.meter.judge(moves.len());
            let pass = match question {
                Question::Best => self.best_pass(moves, depth as i32, values[1].or(values[0])),
                Question::All => self.full_pass(moves, depth as i32),
            };
            match pass {
                Pass::Whole(found) => {
                    values = [Some(found.value), values[0]];
                    answer = self.answer(moves, question, depth);
                    tell(&answer, self.meter.nodes());
                    if is_decided(moves, question, depth) || self.is_too_late(begun) {
                        break;
                    }
                }
                Pass::Cut { usable } => {
                    if usable && self.options.unfinished {
                        answer = self.answer(moves, question, answer.depth);
                    }
                    break;
                }
            }
            depth += 1;
        }
        answer
    }

    /// Whether there is not even half the time left that the depth begun with `begun` left has taken: the next one,
    /// which takes longer, would not get anywhere.
    fn is_too_late(&self, begun: Option<Duration>) -> bool {
        begun.zip(self.meter.time_left()).is_some_and(|(begun, left)| 2 * left < begun.saturating_sub(left))
    }

    /// One depth for the best move, with narrow windows around an earlier depth's value.
    fn best_pass(&mut self, moves: &mut [RootMove<P::Move>], depth: i32, earlier: Option<i32>) -> Pass {
        if self.options.mtd && self.options.pruning {
            return self.mtd_pass(moves, depth, earlier.unwrap_or(0));
        }
        let mut width = i64::from(self.options.aspiration);
        let centre = match earlier {
            Some(value) if width > 0 && self.options.pruning && distance(value).is_none() => value,
            _ => return self.pass(moves, depth, -ENDLESS, ENDLESS),
        };
        let (mut alpha, mut beta) = (around(centre, -width), around(centre, width));
        loop {
            match self.pass(moves, depth, alpha, beta) {
                Pass::Whole(found) if found.value <= alpha && alpha > -ENDLESS => {
                    width *= 4;
                    alpha = around(centre, -width);
                }
                Pass::Whole(found) if found.value >= beta && beta < ENDLESS => {
                    width *= 4;
                    beta = around(centre, width);
                }
                done => return done,
            }
        }
    }

    /// One depth by questions with minimal windows, from a guess, until the bounds meet: MTD(f).
    fn mtd_pass(&mut self, moves: &mut [RootMove<P::Move>], depth: i32, mut guess: i32) -> Pass {
        let (mut least, mut most) = (-ENDLESS, ENDLESS);
        let mut basis = Basis::SURE;
        let mut best = None;
        while least < most {
            // Is it at least `asked`? Above what is certain, or the answer would be known.
            let asked = guess.clamp(least + 1, most);
            let found = match self.pass(moves, depth, asked - 1, asked) {
                Pass::Whole(found) => found,
                Pass::Cut { usable } => {
                    if !usable && best.is_some() {
                        moves[0].found = best;
                    }
                    return Pass::Cut { usable: usable || best.is_some() };
                }
            };
            basis = basis.and(found.basis);
            guess = found.value;
            if found.value >= asked {
                least = found.value;
                best = Some(found);
            } else {
                most = found.value;
            }
        }
        // Questions answered with no leave the first move with a bound from above: the value is the last yes.
        let found = Found { value: least, basis };
        moves[0].found = Some(found);
        Pass::Whole(found)
    }

    /// One pass within a window; the best move comes to the front.
    fn pass(&mut self, moves: &mut [RootMove<P::Move>], depth: i32, alpha: i32, beta: i32) -> Pass {
        self.memory.forget_met();
        self.pass_depth = depth as usize;
        let mut best: Option<(usize, Found)> = None;
        let mut basis = None;
        let mut raised = alpha;
        let mut stopped = false;
        for place in 0..moves.len() {
            let Some((arrival, found)) = self.try_root_move(moves, place, depth, raised, beta) else {
                stopped = true;
                break;
            };
            basis = Some(basis.map_or(found.basis, |all: Basis| all.and(found.basis)));
            if best.is_none_or(|(_, best)| found.value > best.value) {
                best = Some((place, found));
                moves[place].found = Some(found);
                if found.value > raised {
                    raised = found.value;
                    self.tell_line(&mut moves[place], arrival);
                }
            }
            if self.options.pruning && found.value >= beta {
                break;
            }
        }
        let usable = best.is_some_and(|(_, best)| best.value > alpha);
        if usable && let Some((place, _)) = best {
            moves[..=place].rotate_right(1);
        }
        match (best, basis) {
            (Some((_, best)), Some(basis)) if !stopped => {
                let found = Found { value: best.value, basis };
                // The first move's value rests on all the others being no better.
                moves[0].found = moves[0].found.map(|first| Found { basis, ..first });
                Pass::Whole(found)
            }
            _ => Pass::Cut { usable },
        }
    }

    /// One depth and one window; `None` when stopped.
    pub(super) fn window(
        &mut self,
        moves: &mut [RootMove<P::Move>],
        depth: u32,
        alpha: i32,
        beta: i32,
    ) -> Option<Bounded<P::Move>> {
        let Pass::Whole(found) = self.pass(moves, depth as i32, alpha, beta) else { return None };
        let reach = if found.value >= beta {
            Reach::AtLeast
        } else if found.value <= alpha {
            Reach::AtMost
        } else {
            Reach::Exact
        };
        let line = if reach == Reach::AtMost { Vec::new() } else { moves[0].line.clone() };
        Some(Bounded { value: found.value, reach, guessed: found.basis.guessed, line })
    }

    /// One depth with a full window for every move, in the order given; `None` when stopped.
    pub(super) fn values(
        &mut self,
        moves: &[RootMove<P::Move>],
        depth: u32,
    ) -> Option<Vec<Bounded<P::Move>>> {
        self.pass_depth = depth as usize;
        let mut values = Vec::with_capacity(moves.len());
        for place in 0..moves.len() {
            self.memory.forget_met();
            let (arrival, found) = self.try_root_move(moves, place, depth as i32, -ENDLESS, ENDLESS)?;
            let mut valued = moves[place].clone();
            self.tell_line(&mut valued, arrival);
            let (value, guessed) = (found.value, found.basis.guessed);
            values.push(Bounded { value, reach: Reach::Exact, guessed, line: valued.line });
        }
        Some(values)
    }

    /// One depth with a full window for every move; best first.
    fn full_pass(&mut self, moves: &mut [RootMove<P::Move>], depth: i32) -> Pass {
        let mut values = Vec::with_capacity(moves.len());
        self.pass_depth = depth as usize;
        for place in 0..moves.len() {
            self.memory.forget_met();
            let Some((arrival, found)) = self.try_root_move(moves, place, depth, -ENDLESS, ENDLESS) else {
                return Pass::Cut { usable: false };
            };
            let mut valued = RootMove { found: Some(found), ..moves[place].clone() };
            self.tell_line(&mut valued, arrival);
            values.push(valued);
        }
        values.sort_by_key(|root| std::cmp::Reverse(root.found.map(|found| found.value)));
        moves.clone_from_slice(&values);
        moves[0].found.map_or(Pass::Cut { usable: false }, Pass::Whole)
    }

    fn try_root_move(
        &mut self,
        moves: &[RootMove<P::Move>],
        place: usize,
        depth: i32,
        alpha: i32,
        beta: i32,
    ) -> Option<(Arrival, Found)> {
        let arrival = self.enter(0, moves[place].mv)?;
        // A full window for every move means that no move is a late one.
        let late = if alpha == -ENDLESS { 0 } else { place };
        let found = self.weigh(0, arrival, depth, late, alpha, beta);
        (!self.meter.is_stopped()).then_some((arrival, found))
    }

    fn tell_line(&self, root: &mut RootMove<P::Move>, arrival: Arrival) {
        root.line.clear();
        root.line.push(root.mv);
        if matches!(arrival, Arrival::Running { .. }) {
            root.line.extend_from_slice(&self.memory.frames[1].line);
        }
    }

    /// Before anything was searched: a legal move, and what the position looks like.
    fn unsearched(&self, moves: &[RootMove<P::Move>]) -> Answer<P::Move> {
        let value = self.guide.evaluate_branch(&self.memory.positions[..1], self.memory.frames[0].seat);
        let worth = Worth::Eval(f64::from(value.clamp(-MOST, MOST)));
        let candidate = |root: &RootMove<P::Move>| candidate(root, worth);
        Answer { candidates: moves.first().map(candidate).into_iter().collect(), depth: 0 }
    }

    fn answer(&self, moves: &[RootMove<P::Move>], question: Question, depth: u32) -> Answer<P::Move> {
        let asked = if question == Question::Best { 1 } else { moves.len() };
        let candidates = moves[..asked].iter().filter_map(|root| {
            let found = root.found?;
            Some(candidate(root, self.options.aim.worth(found.value, found.basis.guessed)))
        });
        Answer { candidates: candidates.collect(), depth }
    }
}

/// Whether a deeper search can change nothing any more.
fn is_decided<M>(moves: &[RootMove<M>], question: Question, depth: u32) -> bool {
    let asked = if question == Question::Best { 1 } else { moves.len() };
    moves[..asked]
        .iter()
        .filter_map(|root| root.found)
        .all(|found| !found.basis.guessed || distance(found.value).is_some_and(|plies| plies <= depth))
}

fn candidate<M: Copy>(root: &RootMove<M>, worth: Worth) -> Candidate<M> {
    Candidate { line: root.line.clone(), ..Candidate::new(root.mv, worth) }
}

/// A bound of a window, open beyond all evaluations.
fn around(centre: i32, width: i64) -> i32 {
    let bound = i64::from(centre) + width;
    if bound.abs() > i64::from(MOST) { ENDLESS * bound.signum() as i32 } else { bound as i32 }
}

/// The report of an answer.
pub(super) fn report<M: Copy>(answer: &Answer<M>, nodes: u64) -> Report<M> {
    Report { candidates: answer.candidates.clone(), depth: answer.depth, nodes, ..Report::default() }
}
