//! Max^n: everybody for themselves, at any table.

use game::{
    Candidate, Limits, LineRules, MAX_SEATS, Measure, MoveList, Position, Report, Scores, SearchTree, Seat,
    Thinking, TreeExtent, TreeFigure, Worth,
};

use super::options::{AlphaBetaOptions, DepthUnit};
use super::remembered::{Remembered, Values, Whole};
use crate::trail::{RepetitionRule, Trail};
use crate::value::{Aim, MOST};
use crate::{Guide, Meter, Root};

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
    /// How many positions are remembered; 0 for none. Not used where the rules count repetitions or moves. It never
    /// changes the values.
    pub entries: usize,
    /// Whether positions with the same [canonical key](Guide::canonical_key) are taken for one: the key must then mean
    /// the same to every seat. Values are remembered without what is [banked](Guide::banked).
    pub canonical: bool,
    /// Whether moves are tried in the guide's [`order`](Guide::order), which helps bounds. It never changes the values:
    /// of equally good moves the one that is generated first is still expected.
    pub ordering: bool,
    /// Whether moves that the guide says to [`skip`](Guide::skip) are left out.
    pub elimination: bool,
    /// Beyond the depth, all moves are followed for at most so many decisions until the guide calls the position
    /// [`settled`](Guide::settled). It changes values.
    pub settle: u32,
}

impl Default for MaxNOptions {
    fn default() -> MaxNOptions {
        MaxNOptions {
            limits: AlphaBetaOptions::plain().limits,
            aim: Aim::Own,
            depth_unit: DepthUnit::Decisions,
            bounds: None,
            entries: 0,
            canonical: false,
            ordering: false,
            elimination: false,
            settle: 0,
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
/// [bounds](MaxNOptions::bounds), the better the moves are [ordered](MaxNOptions::ordering). A
/// [table](MaxNOptions::entries) sees through transpositions. **What it does not handle.** Spite, gratitude and kingmaking: a seat that
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
    /// Made at the first search.
    table: Option<Remembered>,
}

/// One ply of the branch being searched.
#[derive(Debug)]
struct Frame<P: Position> {
    moves: P::Moves,
    /// The moves to try: their order and their place among all that are legal.
    ranked: Vec<(i32, u16)>,
    line: Vec<P::Move>,
}

/// Who decided before, and what they have already.
#[derive(Clone, Copy, Debug)]
struct Above {
    seat: Seat,
    /// With this much or less for them the rest of a position does not matter.
    had: Option<i64>,
}

/// What is shared by all nodes of one search.
struct Run<'a, 'm, P: Position, E> {
    engine: &'a mut MaxN<P, E>,
    meter: &'a mut Meter<'m>,
    rules: LineRules,
    plies_before: usize,
    seats: usize,
    /// Whether positions are remembered.
    remembers: bool,
}

impl<P: Position, E: Guide<P>> MaxN<P, E> {
    /// An engine with nothing on its mind.
    pub fn new(guide: E, options: MaxNOptions) -> MaxN<P, E> {
        MaxN { guide, options, positions: Vec::new(), frames: Vec::new(), trail: Trail::new(), table: None }
    }

    /// The most bytes that it holds while it searches: its table, and some plies of moves.
    pub fn memory(&self) -> u64 {
        Remembered::bytes(self.options.entries) + crate::bytes::ODDMENTS
    }

    /// Forgets what earlier searches found.
    pub fn clear(&mut self) {
        self.table = None;
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
        let found = run.after(0, me, mv, depth.min(AlphaBetaOptions::DEEPEST) as i32, None)?;
        Some((found.values[me.index()], found.guessed))
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
        let remembers = self.options.entries > 0 && rules.repetition.is_none() && rules.move_limit.is_none();
        if remembers {
            self.table.get_or_insert_with(|| Remembered::new(self.options.entries));
        }
        Run { engine: self, meter, rules, plies_before: root.plies, seats, remembers }
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
            let Some(values) = run.root_values(me, depth as i32) else { break };
            let guessed = values.iter().any(|(_, found, _)| found.guessed);
            report.depth = depth;
            report.candidates = values
                .into_iter()
                .map(|(mv, found, line)| Candidate {
                    line,
                    ..Candidate::new(mv, aim.worth(found.values[me.index()], guessed))
                })
                .collect();
            report.nodes = run.meter.nodes();
            (thinking.progress)(&report);
            if !guessed {
                break;
            }
        }
        report.nodes = meter.nodes();
        report
    }

    /// What every move brings each seat at this depth, the best for whoever moves first, and below each the same for the
    /// answers to it. Where the meter stops it the tree ends.
    ///
    /// ```
    /// use game::{Limits, Thinking, TreeExtent, Worth, think_alone};
    /// use search::example::{Cell, TicTacToe};
    /// use search::{Blind, Meter, Root, tree::{MaxN, MaxNOptions}, value::Aim};
    ///
    /// let mut max_n = MaxN::new(Blind, MaxNOptions { aim: Aim::Own, ..MaxNOptions::default() });
    /// let root = Root::new(TicTacToe::after("a1 b1 a2 b2"));
    /// let extent = TreeExtent { depth: 2, width: 2, least_visits: 1 };
    /// let tree = think_alone(Limits::NONE, |thinking: &mut Thinking<'_, Cell>| {
    ///     max_n.tree(&root, 9, extent, &mut Meter::new(thinking, Limits::NONE))
    /// });
    /// let best = &tree.children[0];
    /// assert_eq!((best.mv.as_deref(), best.worth), (Some("a3"), Some(Worth::Points(1.0))));
    /// assert_eq!(best.figures[0].told("points"), "scores +1.0 points / -1.0 points");
    /// ```
    pub fn tree(
        &mut self,
        root: &Root<P>,
        depth: u32,
        extent: TreeExtent,
        meter: &mut Meter<'_>,
    ) -> SearchTree {
        let Some(me) = root.position.turn() else { return SearchTree::default() };
        if extent.depth == 0 || depth == 0 {
            return SearchTree { more: root.position.count_legal(), ..SearchTree::default() };
        }
        let depth = depth.min(AlphaBetaOptions::DEEPEST);
        let found = self.begin(root, meter).root_values(me, depth as i32);
        let (aim, unit) = (self.options.aim, self.options.depth_unit);
        extent.unfold(found.unwrap_or_default(), |(mv, whole, _), left| {
            let next = root.after(mv);
            let stays = unit == DepthUnit::Turns && next.position.turn() == Some(me);
            let worth = |seat: Seat| aim.worth(whole.values[seat.index()], whole.guessed);
            let scores = Seat::all(root.position.seats()).map(worth).collect();
            SearchTree {
                mv: Some(mv.to_string()),
                seat: Some(me),
                worth: Some(worth(me)),
                figures: vec![TreeFigure::seats(Measure::Scores, scores)],
                ..self.tree(&next, if stays { depth } else { depth - 1 }, left, meter)
            }
        })
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
            let (moves, ranked, line) = (P::Moves::default(), Vec::new(), Vec::with_capacity(32));
            self.frames.push(Frame { moves, ranked, line });
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
        self.positions[ply + 1].play_unchecked(mv);
        self.ensure_frame(ply + 1);
        self.frames[ply + 1].line.clear();
    }

    /// Lists the moves to try at `ply` in their order; says how many there are.
    fn rank(&mut self, ply: usize) -> usize {
        let (guide, options) = (&self.guide, &self.options);
        let position = &self.positions[ply];
        let frame = &mut self.frames[ply];
        frame.moves.clear();
        position.legal_into(&mut frame.moves);
        frame.ranked.clear();
        let mut worth_trying = P::Moves::default();
        let listed = options.elimination && guide.worth_trying(position, &mut worth_trying);
        for place in 0..frame.moves.len() {
            let mv = frame.moves.get(place);
            let is_left_out = if listed {
                !worth_trying.iter().any(|listed| listed == mv)
            } else {
                options.elimination && guide.skip(position, mv)
            };
            if !is_left_out {
                let order = if options.ordering { guide.order(position, mv) } else { 0 };
                frame.ranked.push((order, place as u16));
            }
        }
        if frame.ranked.is_empty() {
            frame.ranked.extend((0..frame.moves.len()).map(|place| (0, place as u16)));
        }
        frame.ranked.sort_by_key(|(order, place)| (std::cmp::Reverse(*order), *place));
        frame.ranked.len()
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
    /// Every move of the root with what it leads to, the best for `me` first. `None` when stopped.
    #[expect(clippy::type_complexity, reason = "a move, what it leads to, its line")]
    fn root_values(&mut self, me: Seat, depth: i32) -> Option<Vec<(P::Move, Whole, Vec<P::Move>)>> {
        let legal = self.engine.positions[0].legal();
        let mut found = Vec::with_capacity(legal.len());
        for mv in legal.iter() {
            let whole = self.after(0, me, mv, depth, None)?;
            let mut line = vec![mv];
            line.extend_from_slice(&self.engine.frames[1].line);
            found.push((mv, whole, line));
        }
        found.sort_by_key(|(_, whole, _)| std::cmp::Reverse(whole.values[me.index()]));
        Some(found)
    }

    /// What a move of `seat` at `ply` leads to, which matters only if it brings that seat more than `had`.
    fn after(&mut self, ply: usize, seat: Seat, mv: P::Move, depth: i32, had: Option<i64>) -> Option<Whole> {
        if !self.meter.node() {
            return None;
        }
        self.engine.play(ply, mv);
        let position = &self.engine.positions[ply + 1];
        let Some(next) = position.turn() else {
            let scores = position.ending().map_or_else(|| position.drawn(), |ending| ending.scores);
            return Some(Whole::sure(self.ended(&scores, ply + 1)));
        };
        if self.is_drawn(ply + 1) {
            let scores = self.engine.positions[ply + 1].drawn();
            return Some(Whole::sure(self.ended(&scores, ply + 1)));
        }
        let counts = self.engine.options.depth_unit == DepthUnit::Decisions || next != seat;
        self.visit(ply + 1, next, depth - i32::from(counts), Above { seat, had })
    }

    /// The values of the running position at `ply`, where `seat` decides.
    fn visit(&mut self, ply: usize, seat: Seat, depth: i32, above: Above) -> Option<Whole> {
        let guide = &self.engine.guide;
        let position = &self.engine.positions[ply];
        if let Some(values) = every_seat(self.seats, |seat| guide.verdict(position, seat)) {
            return Some(Whole { values, guessed: true });
        }
        let settles = || depth <= -(self.engine.options.settle as i32) || guide.settled(position);
        if (depth <= 0 && settles()) || ply >= AlphaBetaOptions::DEEPEST as usize * 2 {
            let branch = &self.engine.positions[..=ply];
            let look = |seat| Some(guide.evaluate_branch(branch, seat).clamp(-MOST, MOST));
            return every_seat(self.seats, look).map(|values| Whole { values, guessed: true });
        }
        let key = if self.engine.options.canonical { guide.canonical_key(position) } else { position.key() };
        if let Some(known) = self.recalled(key, ply, depth) {
            return Some(known);
        }
        let count = self.engine.rank(ply);
        let mut best: Option<(Whole, u16)> = None;
        let mut guessed = false;
        let mut is_whole = true;
        for next in 0..count {
            let (_, place) = self.engine.frames[ply].ranked[next];
            let mv = self.engine.frames[ply].moves.get(place.into());
            // A move that comes before the best one replaces it when it is as good.
            let had = best.map(|(best, of)| i64::from(best.values[seat.index()]) - i64::from(place < of));
            let found = self.after(ply, seat, mv, depth, had)?;
            guessed |= found.guessed;
            if had.is_none_or(|had| i64::from(found.values[seat.index()]) > had) {
                best = Some((found, place));
                self.engine.prefer(ply, mv);
            }
            let (whole, of) = best?;
            let own = whole.values[seat.index()];
            if self.is_all(own)
                && self.engine.frames[ply].ranked[next + 1..].iter().all(|(_, left)| *left > of)
            {
                break;
            }
            if self.is_too_much(own, seat, above) {
                is_whole = false;
                break;
            }
        }
        let (best, _) = best?;
        let found = Whole { values: best.values, guessed };
        if is_whole {
            self.remember(key, ply, depth, found);
        }
        Some(found)
    }

    /// What the table knows of the position at `ply`, if that holds here.
    fn recalled(&self, key: u64, ply: usize, depth: i32) -> Option<Whole> {
        let known = self.engine.table.as_ref().filter(|_| self.remembers)?.get(key, depth, ply)?;
        let banked = self.banked(ply);
        Some(Whole { values: std::array::from_fn(|seat| known.values[seat] + banked[seat]), ..known })
    }

    fn remember(&mut self, key: u64, ply: usize, depth: i32, found: Whole) {
        let banked = self.banked(ply);
        let values = std::array::from_fn(|seat| found.values[seat] - banked[seat]);
        if let Some(table) = self.engine.table.as_mut().filter(|_| self.remembers) {
            table.put(key, depth, ply, Whole { values, ..found });
        }
    }

    /// What each seat has for certain at `ply`.
    fn banked(&self, ply: usize) -> Values {
        let position = &self.engine.positions[ply];
        every_seat(self.seats, |seat| Some(self.engine.guide.banked(position, seat))).unwrap_or_default()
    }

    /// Whether a seat can get no more than this.
    fn is_all(&self, own: i32) -> bool {
        let Some(ValueBounds { lowest, highest, total }) = self.engine.options.bounds else { return false };
        let others = self.seats as i64 - 1;
        i64::from(own) >= i64::from(highest).min(i64::from(total) - others * i64::from(lowest))
    }

    /// Whether a seat has so much that nothing better is left for whoever decided before.
    fn is_too_much(&self, own: i32, seat: Seat, above: Above) -> bool {
        let Some(ValueBounds { lowest, highest, total }) = self.engine.options.bounds else { return false };
        let others = self.seats as i64 - 1;
        let left = i64::from(total) - i64::from(own) - (others - 1) * i64::from(lowest);
        above.seat != seat && above.had.is_some_and(|had| i64::from(highest).min(left) <= had)
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
