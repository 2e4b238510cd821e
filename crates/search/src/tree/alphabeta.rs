//! Alpha-beta: one engine, all enhancements as options.

use game::{Limits, Position, Report, Seat, Thinking};

use super::deepen::{Answer, Bounded, Question, chosen_moves, report, root_moves};
use super::memory::Memory;
use super::options::{AlphaBetaOptions, History};
use super::parallel::search_together;
use super::reductions::ReductionTable;
use super::refutations::Refutations;
use super::table::TranspositionTable;
use super::worker::Worker;
use crate::meter::threads_within;
use crate::{Guide, Meter, Root};

/// Minimax with alpha-beta pruning over any game of perfect information.
///
/// **What it is.** A search of all lines to a depth, then deeper and deeper, that leaves out what cannot
/// matter. At a table of two both sides want to win; at a larger table one side stands against the rest
/// (see [`Against`](super::Against)). A seat may have several decisions in a row.
///
/// **When to use it.** When positions can be evaluated, or the end is near enough to be seen. Tactics are
/// never overlooked within the depth; wins come out with their distance, the fastest first.
///
/// **What it costs.** About the square root of all lines with a good order of moves; memory for the table.
/// The hot path allocates nothing.
///
/// **What it does not handle.** Hidden cards (search [worlds](game::Worlds) that fit a view instead), and
/// three or more seats that each look after themselves (there, see max^n).
///
/// ```
/// use game::{Limits, Worth, think_alone};
/// use search::{Blind, Root, example::TicTacToe, tree::{AlphaBeta, AlphaBetaOptions}};
///
/// let mut alphabeta = AlphaBeta::new(Blind, AlphaBetaOptions::default());
/// let root = Root::new(TicTacToe::start());
/// let report = think_alone(Limits::depth(9), |thinking| alphabeta.search(&root, thinking));
/// assert_eq!(report.best().unwrap().worth, Worth::Draw);
/// ```
#[derive(Debug)]
pub struct AlphaBeta<P: Position, E> {
    guide: E,
    options: AlphaBetaOptions,
    reductions: Option<ReductionTable>,
    /// Made at the first search: players that are only listed should cost nothing.
    table: Option<TranspositionTable>,
    /// One for each thread.
    memories: Vec<Memory<P>>,
    /// Tells apart in the table what was searched before it was last told to [forget](AlphaBeta::forget).
    epoch: u64,
}

impl<P: Position, E: Guide<P>> AlphaBeta<P, E> {
    /// An engine that knows nothing yet.
    pub fn new(guide: E, options: AlphaBetaOptions) -> AlphaBeta<P, E> {
        let reductions = options.reductions.as_ref().map(ReductionTable::new);
        AlphaBeta { guide, options, reductions, table: None, memories: Vec::new(), epoch: 0 }
    }

    /// What it knows of the game.
    pub fn guide(&self) -> &E {
        &self.guide
    }

    /// How it searches.
    pub fn options(&self) -> &AlphaBetaOptions {
        &self.options
    }

    /// The most bytes that it holds while it searches within these limits on so many threads: the table, and what each
    /// thread writes on.
    ///
    /// ```
    /// use game::Limits;
    /// use search::example::Board;
    /// use search::{Blind, tree::{AlphaBeta, AlphaBetaOptions}};
    ///
    /// let memory = |options| AlphaBeta::<Board, _>::new(Blind, options).memory(&Limits::ms(1000), 1);
    /// let with_table = memory(AlphaBetaOptions::default());
    /// assert_eq!(with_table - memory(AlphaBetaOptions { table: None, ..AlphaBetaOptions::default() }), 16 << 20);
    /// ```
    pub fn memory(&self, limits: &Limits, threads: usize) -> u64 {
        let limits = limits.or(self.options.limits);
        let threads = threads_within(&limits, threads).max(self.memories.len());
        let nodes = limits.nodes.map_or(usize::MAX, |nodes| nodes.try_into().unwrap_or(usize::MAX));
        let met = if self.options.skips_met() { self.options.met_capacity.min(nodes) } else { 0 };
        let table = self.options.table.map_or(0, |table| TranspositionTable::bytes(table.entries));
        let refutations = Refutations::bytes(self.options.refutations);
        table + threads as u64 * (Memory::<P>::bytes(met / threads) + refutations)
    }

    /// Forgets all that earlier searches learned, so that the next one depends on nothing but its root.
    pub fn clear(&mut self) {
        if let Some(table) = &self.table {
            table.clear();
        }
        for memory in &mut self.memories {
            memory.clear();
        }
        self.epoch = 0;
    }

    /// Forgets like [`clear`](AlphaBeta::clear), but leaves what is in the table where it is and believes none of it:
    /// for many small searches one after the other.
    pub fn forget(&mut self) {
        self.epoch = game::random::mix(self.epoch + 1);
        for memory in &mut self.memories {
            memory.clear();
        }
    }

    /// The best move with its value and line. A stopped search gives the best move of the last completed
    /// depth, at worst some legal move. Empty if the game is over.
    pub fn search(&mut self, root: &Root<P>, thinking: &mut Thinking<'_, P::Move>) -> Report<P::Move> {
        self.run(root, thinking, Question::Best)
    }

    /// The exact value of every legal move, best first.
    pub fn assess(&mut self, root: &Root<P>, thinking: &mut Thinking<'_, P::Move>) -> Report<P::Move> {
        self.run(root, thinking, Question::All)
    }

    /// Searches some moves of a root to one depth within one window, on this thread: the building block of
    /// solvers that work with bounds. With [`History::Fresh`] it starts without experience, like every search. `None`
    /// when the meter stopped it or the game is over.
    ///
    /// ```
    /// use game::{Limits, Position, Thinking, think_alone};
    /// use search::example::{Cell, TicTacToe};
    /// use search::{Blind, Meter, Root, tree::{AlphaBeta, AlphaBetaOptions, Reach}};
    ///
    /// let root = Root::new(TicTacToe::start());
    /// let mut engine = AlphaBeta::new(Blind, AlphaBetaOptions::default());
    /// think_alone(Limits::NONE, |thinking: &mut Thinking<'_, Cell>| {
    ///     let mut meter = Meter::new(thinking, Limits::NONE);
    ///     let can_win = engine.window(&root, &root.position.legal(), 9, (0, 1), &mut meter).unwrap();
    ///     assert_eq!((can_win.value, can_win.reach, can_win.guessed), (0, Reach::AtMost, false));
    /// });
    /// ```
    pub fn window(
        &mut self,
        root: &Root<P>,
        moves: &[P::Move],
        depth: u32,
        (alpha, beta): (i32, i32),
        meter: &mut Meter<'_>,
    ) -> Option<Bounded<P::Move>> {
        let depth = depth.min(AlphaBetaOptions::DEEPEST);
        self.alone(root, meter, |worker| worker.window(&mut chosen_moves(moves), depth, alpha, beta))
    }

    /// The value of each of some moves of a root at one depth, in the order given: one search on this thread, in which
    /// what was learned of one move helps with the next. `None` when the meter stopped it or the game is over.
    ///
    /// ```
    /// use game::{Limits, Position, Thinking, think_alone};
    /// use search::example::{Cell, TicTacToe};
    /// use search::{Blind, Meter, Root, tree::{AlphaBeta, AlphaBetaOptions}, value::WIN};
    ///
    /// let root = Root::new(TicTacToe::after("a1 b1 a2 b2"));
    /// let mut engine = AlphaBeta::new(Blind, AlphaBetaOptions::default());
    /// think_alone(Limits::NONE, |thinking: &mut Thinking<'_, Cell>| {
    ///     let mut meter = Meter::new(thinking, Limits::NONE);
    ///     let each = engine.values(&root, &root.position.legal(), 2, &mut meter).unwrap();
    ///     let wins = each.iter().filter(|found| found.value == WIN - 1).count();
    ///     assert_eq!((each.len(), wins), (5, 1), "one of five moves wins at once");
    /// });
    /// ```
    pub fn values(
        &mut self,
        root: &Root<P>,
        moves: &[P::Move],
        depth: u32,
        meter: &mut Meter<'_>,
    ) -> Option<Vec<Bounded<P::Move>>> {
        let depth = depth.min(AlphaBetaOptions::DEEPEST);
        self.alone(root, meter, |worker| worker.values(&chosen_moves(moves), depth))
    }

    /// Lets one worker search on this thread; what it spent goes to the meter.
    fn alone<T>(
        &mut self,
        root: &Root<P>,
        meter: &mut Meter<'_>,
        search: impl FnOnce(&mut Worker<'_, P, E>) -> Option<T>,
    ) -> Option<T> {
        let me = root.position.turn()?;
        self.ensure(1);
        let memory = &mut self.memories[0];
        memory.limit_met(self.options.met_capacity);
        if self.options.history == History::Fresh {
            memory.clear();
        }
        let knowledge = Knowledge {
            guide: &self.guide,
            options: &self.options,
            table: self.table.as_ref(),
            reductions: self.reductions.as_ref(),
            epoch: self.epoch,
        };
        let mut worker = knowledge.worker(root, me, memory, meter.clone());
        let found = search(&mut worker);
        let spent = worker.meter;
        meter.catch_up(&spent);
        found
    }

    fn run(
        &mut self,
        root: &Root<P>,
        thinking: &mut Thinking<'_, P::Move>,
        question: Question,
    ) -> Report<P::Move> {
        let Some(me) = root.position.turn() else { return Report::default() };
        let meter = Meter::new(thinking, self.options.limits);
        let threads = threads_within(meter.limits(), thinking.threads);
        self.prepare(threads);
        let moves = root_moves(&root.position, &self.guide, &self.options, question);
        let knowledge = Knowledge {
            guide: &self.guide,
            options: &self.options,
            table: self.table.as_ref(),
            reductions: self.reductions.as_ref(),
            epoch: self.epoch,
        };
        let tell = |answer: &Answer<P::Move>, nodes| (thinking.progress)(&report(answer, nodes));
        let memories = &mut self.memories[..threads];
        let all = search_together(root, me, knowledge, memories, &meter, (&moves, question), tell);
        Report { evaluations: all.evaluations, ..report(&all.answer, all.nodes) }
    }

    /// Makes the table and the memory of each thread if need be.
    fn ensure(&mut self, threads: usize) {
        if let (None, Some(options)) = (&self.table, self.options.table) {
            self.table = Some(TranspositionTable::new(options.entries, options.replacement));
        }
        while self.memories.len() < threads {
            self.memories.push(Memory::new());
        }
        for memory in &mut self.memories {
            memory.keep_refutations(self.options.refutations);
        }
    }

    /// Makes ready for a new search: old knowledge fades.
    fn prepare(&mut self, threads: usize) {
        self.ensure(threads);
        if let Some(table) = &self.table {
            table.grow_older();
        }
        for memory in &mut self.memories[..threads] {
            memory.limit_met(self.options.met_capacity / threads);
            match self.options.history {
                History::Off => {}
                History::Fresh => memory.clear(),
                History::Kept => memory.halve_history(),
            }
            memory.forget_killers();
        }
    }

    /// Searches a position that is expected but not yet on the board, until told to stop, whatever the
    /// limits: the next search finds the table filled.
    pub fn ponder(&mut self, expected: &Root<P>, thinking: &mut Thinking<'_, P::Move>) -> Report<P::Move> {
        let limits = Limits { depth: Some(AlphaBetaOptions::DEEPEST), ..Limits::NONE };
        self.search(expected, &mut thinking.within(limits))
    }
}

/// What all threads of a search share.
pub(super) struct Knowledge<'a, E> {
    guide: &'a E,
    options: &'a AlphaBetaOptions,
    table: Option<&'a TranspositionTable>,
    reductions: Option<&'a ReductionTable>,
    epoch: u64,
}

impl<E> Clone for Knowledge<'_, E> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<E> Copy for Knowledge<'_, E> {}

impl<'a, E> Knowledge<'a, E> {
    /// A worker at a root where `me` is to move.
    pub(super) fn worker<P: Position>(
        self,
        root: &Root<P>,
        me: Seat,
        memory: &'a mut Memory<P>,
        meter: Meter<'a>,
    ) -> Worker<'a, P, E>
    where
        E: Guide<P>,
    {
        let shared = (self.table, self.reductions, self.epoch);
        Worker::new(root, me, (self.guide, self.options), shared, memory, meter)
    }
}
