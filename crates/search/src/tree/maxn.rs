//! Max^n: everybody for themselves, at any table.

use game::{
    Candidate, Limits, LineRules, MAX_SEATS, MoveList, Position, Report, Scores, Seat, Thinking, Worth,
};

use super::options::{AlphaBetaOptions, DepthUnit};
use crate::trail::{RepetitionRule, Trail};
use crate::value::{Aim, MOST};
use crate::{Guide, Meter, Root};

/// One value for each seat.
type Values = [i32; MAX_SEATS];

/// Values that a game can never leave: what makes pruning possible in max^n.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ValueBounds {
    /// No seat ever gets less.
    pub lowest: i32,
    /// No seat ever gets more.
    pub highest: i32,
    /// All seats together never get more.
    pub total: i32,
}

/// The options of a [`MaxN`] search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MaxNOptions {
    /// The limits when the caller sets none.
    pub limits: Limits,
    /// What the end of a game is worth to each seat; everybody else is on another side.
    pub aim: Aim,
    /// In what depth is counted.
    pub depth_unit: DepthUnit,
    /// If given, branches are cut that these bounds show not to matter (immediate and shallow pruning).
    /// Evaluations and ends alike must stay within them. It never changes the values.
    pub bounds: Option<ValueBounds>,
}

impl Default for MaxNOptions {
    fn default() -> MaxNOptions {
        MaxNOptions {
            limits: AlphaBetaOptions::plain().limits,
            aim: Aim::Own,
            depth_unit: DepthUnit::Decisions,
            bounds: None,
        }
    }
}

/// Max^n over any game of perfect information: every seat maximises its own value and expects the same of
/// the others.
///
/// **What it is.** Minimax with a value for each seat. Of equally good moves the first is expected.
/// **When to use it.** At tables of three or four where nobody has partners or a common enemy; otherwise
/// [`AlphaBeta`](super::AlphaBeta) with [`Against`](super::Against) looks much further. **What it costs.**
/// Nearly all lines: with three seats only shallow pruning is possible, and only with known
/// [bounds](MaxNOptions::bounds). **What it does not handle.** Spite, gratitude and kingmaking: a seat that
/// does not care which of the others wins is taken to play its first best move.
///
/// ```
/// use game::{Limits, Worth, think_alone};
/// use search::{Blind, Root, example::TicTacToe, tree::{MaxN, MaxNOptions}, value::Aim};
///
/// // At a table of two it is minimax.
/// let mut max_n = MaxN::new(Blind, MaxNOptions { aim: Aim::Win, ..MaxNOptions::default() });
/// let root = Root::new(TicTacToe::after("a1 b1 a2 b2"));
/// let report = think_alone(Limits::depth(3), |thinking| max_n.search(&root, thinking));
/// assert_eq!(report.best().unwrap().worth, Worth::Win(1));
/// ```
#[derive(Debug)]
pub struct MaxN<P: Position, E> {
    guide: E,
    options: MaxNOptions,
    positions: Vec<P>,
    frames: Vec<Frame<P>>,
    trail: Trail,
}

/// One ply of the branch being searched.
#[derive(Debug)]
struct Frame<P: Position> {
    moves: P::Moves,
    line: Vec<P::Move>,
}

/// What is shared by all nodes of one search.
struct Run<'a, 'm, P: Position, E> {
    engine: &'a mut MaxN<P, E>,
    meter: &'a mut Meter<'m>,
    rules: LineRules,
    plies_before: usize,
    seats: usize,
    /// Whether the last pass has evaluated anything.
    guessed: bool,
}

impl<P: Position, E: Guide<P>> MaxN<P, E> {
    /// An engine with nothing on its mind.
    pub fn new(guide: E, options: MaxNOptions) -> MaxN<P, E> {
        MaxN { guide, options, positions: Vec::new(), frames: Vec::new(), trail: Trail::new() }
    }

    /// How it searches.
    pub fn options(&self) -> &MaxNOptions {
        &self.options
    }

    /// The value of one legal move to the seat to move, looking `depth` decisions ahead, and whether an
    /// evaluation had a part in it: the building block of searches over worlds. `None` when the meter stopped
    /// it or the game is over.
    pub fn value_of(
        &mut self,
        root: &Root<P>,
        mv: P::Move,
        depth: u32,
        meter: &mut Meter<'_>,
    ) -> Option<(i32, bool)> {
        let me = root.position.turn()?;
        let mut run = self.begin(root, meter);
        let values = run.after(0, me, mv, depth.min(AlphaBetaOptions::DEEPEST) as i32, None)?;
        Some((values[me.index()], run.guessed))
    }

    /// Makes ready for a search of a root.
    fn begin<'a, 'm>(&'a mut self, root: &Root<P>, meter: &'a mut Meter<'m>) -> Run<'a, 'm, P, E> {
        self.positions.clear();
        self.positions.push(root.position.clone());
        self.ensure_frame(0);
        let rules = root.position.line_rules();
        if rules.repetition.is_some() {
            self.trail.begin(&root.path, root.position.key(), self.guide.progress(&root.position));
        }
        let seats = root.position.seats();
        Run { engine: self, meter, rules, plies_before: root.plies, seats, guessed: false }
    }

    /// The value of every legal move to the seat to move, best first, with the line that it leads to. A
    /// stopped search gives the values of the last completed depth, at worst some legal move.
    pub fn search(&mut self, root: &Root<P>, thinking: &mut Thinking<'_, P::Move>) -> Report<P::Move> {
        let Some(me) = root.position.turn() else { return Report::default() };
        let mut meter = Meter::new(thinking, self.options.limits);
        let deepest = meter.limits().depth.unwrap_or(u32::MAX).min(AlphaBetaOptions::DEEPEST);
        let aim = self.options.aim;
        let mut run = self.begin(root, &mut meter);
        let mut report = run.engine.unsearched(me);
        for depth in 1..=deepest {
            run.guessed = false;
            let Some(values) = run.root_values(me, depth as i32) else { break };
            report.depth = depth;
            report.candidates = values
                .into_iter()
                .map(|(mv, value, line)| Candidate {
                    line,
                    ..Candidate::new(mv, aim.worth(value, run.guessed))
                })
                .collect();
            report.nodes = run.meter.nodes();
            (thinking.progress)(&report);
            if !run.guessed {
                break;
            }
        }
        report.nodes = meter.nodes();
        report
    }

    /// Before anything was searched: a legal move, and what the position looks like.
    fn unsearched(&self, me: Seat) -> Report<P::Move> {
        let worth = Worth::Eval(f64::from(self.guide.evaluate_branch(&self.positions[..1], me)));
        let first = self.positions[0].legal().iter().next();
        let candidate = |mv| Candidate::new(mv, worth);
        Report { candidates: first.map(candidate).into_iter().collect(), ..Report::default() }
    }

    fn ensure_frame(&mut self, ply: usize) {
        while self.frames.len() <= ply {
            self.frames.push(Frame { moves: P::Moves::default(), line: Vec::with_capacity(32) });
        }
    }

    /// Plays a move on a copy one ply further down.
    fn play(&mut self, ply: usize, mv: P::Move) {
        if self.positions.len() == ply + 1 {
            self.positions.push(self.positions[ply].clone());
        } else {
            let (before, after) = self.positions.split_at_mut(ply + 1);
            after[0].clone_from(&before[ply]);
        }
        self.positions[ply + 1].play(mv);
        self.ensure_frame(ply + 1);
        self.frames[ply + 1].line.clear();
    }

    /// The best line from `ply` is this move and then the best line of the ply below.
    fn prefer(&mut self, ply: usize, mv: P::Move) {
        let (above, below) = self.frames.split_at_mut(ply + 1);
        above[ply].line.clear();
        above[ply].line.push(mv);
        above[ply].line.extend_from_slice(&below[0].line);
    }
}

impl<P: Position, E: Guide<P>> Run<'_, '_, P, E> {
    /// Every move of the root with its value to `me`, best first. `None` when stopped.
    #[expect(clippy::type_complexity, reason = "a move, its value, its line")]
    fn root_values(&mut self, me: Seat, depth: i32) -> Option<Vec<(P::Move, i32, Vec<P::Move>)>> {
        let legal = self.engine.positions[0].legal();
        let mut found = Vec::with_capacity(legal.len());
        for mv in legal.iter() {
            let values = self.after(0, me, mv, depth, None)?;
            let mut line = vec![mv];
            line.extend_from_slice(&self.engine.frames[1].line);
            found.push((mv, values[me.index()], line));
        }
        found.sort_by_key(|(_, value, _)| std::cmp::Reverse(*value));
        Some(found)
    }

    /// The values after a move of `seat` at `ply`. `best` is what that seat has already.
    fn after(
        &mut self,
        ply: usize,
        seat: Seat,
        mv: P::Move,
        depth: i32,
        best: Option<i32>,
    ) -> Option<Values> {
        if !self.meter.node() {
            return None;
        }
        self.engine.play(ply, mv);
        let position = &self.engine.positions[ply + 1];
        let Some(next) = position.turn() else {
            let scores = position.ending().map_or_else(|| position.drawn(), |ending| ending.scores);
            return Some(self.ended(&scores, ply + 1));
        };
        if self.is_drawn(ply + 1) {
            let scores = self.engine.positions[ply + 1].drawn();
            return Some(self.ended(&scores, ply + 1));
        }
        let counts = self.engine.options.depth_unit == DepthUnit::Decisions || next != seat;
        self.visit(ply + 1, next, depth - i32::from(counts), (seat, best))
    }

    /// The values of the running position at `ply`, where `seat` decides. `above` is who decided before and
    /// what they have already: when they cannot get more here, the rest does not matter.
    fn visit(&mut self, ply: usize, seat: Seat, depth: i32, above: (Seat, Option<i32>)) -> Option<Values> {
        let guide = &self.engine.guide;
        let position = &self.engine.positions[ply];
        if let Some(values) = every_seat(self.seats, |seat| guide.verdict(position, seat)) {
            self.guessed = true;
            return Some(values);
        }
        if depth <= 0 || ply >= AlphaBetaOptions::DEEPEST as usize * 2 {
            let branch = &self.engine.positions[..=ply];
            self.guessed = true;
            return every_seat(self.seats, |seat| {
                Some(guide.evaluate_branch(branch, seat).clamp(-MOST, MOST))
            });
        }
        let frame = &mut self.engine.frames[ply];
        frame.moves.clear();
        position.legal_into(&mut frame.moves);
        let mut best: Option<Values> = None;
        for place in 0..self.engine.frames[ply].moves.len() {
            let mv = self.engine.frames[ply].moves.get(place);
            let own = best.map(|best| best[seat.index()]);
            let values = self.after(ply, seat, mv, depth, own)?;
            if own.is_none_or(|own| values[seat.index()] > own) {
                best = Some(values);
                self.engine.prefer(ply, mv);
                if self.is_enough(values[seat.index()], seat, above) {
                    break;
                }
            }
        }
        best
    }

    /// Whether nobody concerned can get more: `seat` has all there is, or so much that nothing better is
    /// left for whoever decided before.
    fn is_enough(&self, own: i32, seat: Seat, (before, had): (Seat, Option<i32>)) -> bool {
        let Some(ValueBounds { lowest, highest, total }) = self.engine.options.bounds else { return false };
        let others = self.seats as i64 - 1;
        let (own, lowest, total) = (i64::from(own), i64::from(lowest), i64::from(total));
        let most = i64::from(highest).min(total - others * lowest);
        let left_for_before = i64::from(highest).min(total - own - (others - 1) * lowest);
        own >= most || (before != seat && had.is_some_and(|had| left_for_before <= i64::from(had)))
    }

    fn ended(&self, scores: &Scores, ply: usize) -> Values {
        let aim = self.engine.options.aim;
        let mut values = [0; MAX_SEATS];
        for seat in Seat::all(self.seats) {
            values[seat.index()] = aim.value(scores, [0, 1, 2, 3], seat, ply);
        }
        values
    }

    /// Whether the rules over the whole line end the game at `ply`.
    fn is_drawn(&mut self, ply: usize) -> bool {
        let repeated = self.rules.repetition.is_some_and(|times| {
            let rule = RepetitionRule { times: u32::from(times), first: false, cycle: 1 };
            let position = &self.engine.positions[ply];
            let progress = self.engine.guide.progress(position);
            self.engine.trail.arrive(ply, position.key(), progress, rule).is_some()
        });
        repeated || self.rules.move_limit.is_some_and(|limit| self.plies_before + ply >= limit as usize)
    }
}

/// A value for each seat, if there is one for each.
fn every_seat(seats: usize, value: impl Fn(Seat) -> Option<i32>) -> Option<Values> {
    let mut values = [0; MAX_SEATS];
    for seat in Seat::all(seats) {
        values[seat.index()] = value(seat)?;
    }
    Some(values)
}
