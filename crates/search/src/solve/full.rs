//! Solving by searching every line to its end.

use game::{Candidate, Limits, MoveList, Position, Report, Thinking, Worth};
use thiserror::Error;

use crate::tree::{Against, AlphaBeta, AlphaBetaOptions, Bounded, PathCare, Reach, TableOptions};
use crate::value::{Aim, ENDLESS};
use crate::{Guide, Meter, Root};

/// How the value is closed in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Windows {
    /// Depth by depth with an open window: finds near ends first and the distance of wins with them.
    #[default]
    Deepening,
    /// One search to the end with an open window.
    Open,
    /// Searches to the end that each answer one yes-or-no question, from a first guess towards the value
    /// (MTD(f)). Cheapest where the guess is good.
    FromGuess(i32),
    /// The same questions, each halving what is left between two bounds that are known to hold.
    Halving {
        /// The value is not less.
        lowest: i32,
        /// The value is not more.
        highest: i32,
    },
}

/// The options of [`FullDepth`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SolveOptions {
    /// What the end of a game is worth.
    pub aim: Aim,
    /// Who plays against whom at a table of three or four.
    pub against: Against,
    /// How the value is closed in.
    pub windows: Windows,
    /// Room for so many positions in the table.
    pub entries: usize,
    /// Whether moves that the guide says to skip are left out below the root.
    pub elimination: bool,
}

impl Default for SolveOptions {
    fn default() -> SolveOptions {
        SolveOptions {
            aim: Aim::Win,
            against: Against::Everybody,
            windows: Windows::Deepening,
            entries: 1 << 20,
            elimination: true,
        }
    }
}

/// A proven value.
#[derive(Clone, PartialEq, Debug)]
pub struct Solution<M> {
    /// The value for the side to move, as in [`value`](crate::value).
    pub value: i32,
    /// The same in words.
    pub worth: Worth,
    /// A line of best play. Where values are closed in by questions it can be shorter than the game.
    pub line: Vec<M>,
    /// Positions reached.
    pub nodes: u64,
}

/// What is known when a position could not be solved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Unsolved {
    /// Stopped, or out of budget.
    #[error("stopped after {nodes} nodes; the value lies between {lowest} and {highest}")]
    Stopped {
        /// The value is not less.
        lowest: i32,
        /// The value is not more.
        highest: i32,
        /// Positions reached.
        nodes: u64,
    },
    /// Some line is longer than a search can follow.
    #[error("some lines are longer than {} decisions", AlphaBetaOptions::DEEPEST)]
    TooLong,
    /// There is nothing to solve.
    #[error("the game is over")]
    Over,
}

impl Unsolved {
    /// How many positions had been reached, as far as that is known.
    pub fn nodes(&self) -> u64 {
        match self {
            Unsolved::Stopped { nodes, .. } => *nodes,
            Unsolved::TooLong | Unsolved::Over => 0,
        }
    }
}

/// Solves positions by alpha-beta to the end of the game.
///
/// **What it is.** [`AlphaBeta`] without evaluations, and with windows that close in on the value.
///
/// **When to use it.** Endgames and small games whose lines end: every card of a trick game seen, a board
/// that fills up.
///
/// **What it costs.** The whole tree up to transpositions and cuts.
///
/// **What it does not handle.** Games that go in circles are solved only as far as a win lies within the
/// budget; a draw among circles needs retrograde analysis.
///
/// ```
/// use game::{Limits, Worth, think_alone};
/// use search::{Blind, Root, example::TicTacToe, solve::{FullDepth, SolveOptions}};
///
/// let mut solver = FullDepth::new(Blind, SolveOptions::default());
/// let root = Root::new(TicTacToe::after("a1 b1"));
/// let solution = think_alone(Limits::NONE, |thinking| solver.solve(&root, thinking)).unwrap();
/// assert_eq!(solution.worth, Worth::Win(5), "beside the corner is a mistake");
/// ```
#[derive(Debug)]
pub struct FullDepth<P: Position, E> {
    options: SolveOptions,
    engine: AlphaBeta<P, E>,
}

impl<P: Position, E: Guide<P>> FullDepth<P, E> {
    /// A solver. The guide's order of moves, keys and eliminations are used; its evaluation has no part in any
    /// answer.
    pub fn new(guide: E, options: SolveOptions) -> FullDepth<P, E> {
        let table = TableOptions {
            entries: options.entries,
            path_care: PathCare::Practical,
            ..TableOptions::default()
        };
        let search = AlphaBetaOptions {
            aim: options.aim,
            against: options.against,
            elimination: options.elimination,
            table: Some(table),
            aspiration: 0,
            ..AlphaBetaOptions::default()
        };
        FullDepth { options, engine: AlphaBeta::new(guide, search) }
    }

    /// The most bytes that it holds while it solves within these limits.
    pub fn memory(&self, limits: &Limits) -> u64 {
        self.engine.memory(limits, 1)
    }

    /// Forgets the table.
    pub fn clear(&mut self) {
        self.engine.clear();
    }

    /// The value of a position. Without limits it takes as long as it takes.
    pub fn solve(
        &mut self,
        root: &Root<P>,
        thinking: &mut Thinking<'_, P::Move>,
    ) -> Result<Solution<P::Move>, Unsolved> {
        let mut meter = Meter::new(thinking, Limits::NONE);
        let moves: Vec<P::Move> = root.position.legal().iter().collect();
        self.close_in(root, &moves, &mut meter)
    }

    /// The value of one legal move to the side that makes it.
    pub fn solve_move(
        &mut self,
        root: &Root<P>,
        mv: P::Move,
        thinking: &mut Thinking<'_, P::Move>,
    ) -> Result<Solution<P::Move>, Unsolved> {
        let mut meter = Meter::new(thinking, Limits::NONE);
        self.close_in(root, &[mv], &mut meter)
    }

    /// The value of every legal move, best first.
    pub fn solve_moves(
        &mut self,
        root: &Root<P>,
        thinking: &mut Thinking<'_, P::Move>,
    ) -> Result<Report<P::Move>, Unsolved> {
        let mut meter = Meter::new(thinking, Limits::NONE);
        let mut solved = Vec::new();
        for mv in root.position.legal().iter() {
            solved.push((mv, self.close_in(root, &[mv], &mut meter)?));
        }
        solved.sort_by_key(|(_, solution)| std::cmp::Reverse(solution.value));
        let candidates = solved
            .into_iter()
            .map(|(mv, Solution { worth, line, .. })| Candidate { line, ..Candidate::new(mv, worth) })
            .collect();
        Ok(Report { candidates, nodes: meter.nodes(), ..Report::default() })
    }

    /// Whether the value of a position is at least `bound`: one minimal window.
    pub fn reaches(
        &mut self,
        root: &Root<P>,
        bound: i32,
        thinking: &mut Thinking<'_, P::Move>,
    ) -> Result<bool, Unsolved> {
        let mut meter = Meter::new(thinking, Limits::NONE);
        let moves: Vec<P::Move> = root.position.legal().iter().collect();
        let found = self.ask(root, &moves, (bound - 1, bound), (-ENDLESS, ENDLESS), &mut meter)?;
        Ok(found.value >= bound)
    }

    /// The best value among some moves of a root.
    fn close_in(
        &mut self,
        root: &Root<P>,
        moves: &[P::Move],
        meter: &mut Meter<'_>,
    ) -> Result<Solution<P::Move>, Unsolved> {
        if moves.is_empty() {
            return Err(Unsolved::Over);
        }
        let found = match self.options.windows {
            Windows::Deepening => self.deepen(root, moves, meter)?,
            Windows::Open => self.ask(root, moves, (-ENDLESS, ENDLESS), (-ENDLESS, ENDLESS), meter)?,
            Windows::FromGuess(guess) => self.questions(root, moves, (-ENDLESS, ENDLESS), guess, meter)?,
            Windows::Halving { lowest, highest } => {
                let middle = lowest + (highest - lowest) / 2;
                self.questions(root, moves, (lowest, highest), middle, meter)?
            }
        };
        let worth = self.options.aim.worth(found.value, false);
        Ok(Solution { value: found.value, worth, line: found.line, nodes: meter.nodes() })
    }

    /// Depth by depth until nothing was left open, or a win or loss lies within the depth.
    fn deepen(
        &mut self,
        root: &Root<P>,
        moves: &[P::Move],
        meter: &mut Meter<'_>,
    ) -> Result<Bounded<P::Move>, Unsolved> {
        for depth in 1..=AlphaBetaOptions::DEEPEST {
            let found = self.engine.window(root, moves, depth, (-ENDLESS, ENDLESS), meter);
            let found = found.ok_or_else(|| stopped((-ENDLESS, ENDLESS), meter))?;
            let near = crate::value::distance(found.value).is_some_and(|plies| plies <= depth);
            if !found.guessed || (near && self.options.aim == Aim::Win) {
                return Ok(found);
            }
        }
        Err(Unsolved::TooLong)
    }

    /// One question after the other until both bounds meet.
    fn questions(
        &mut self,
        root: &Root<P>,
        moves: &[P::Move],
        (mut lowest, mut highest): (i32, i32),
        mut guess: i32,
        meter: &mut Meter<'_>,
    ) -> Result<Bounded<P::Move>, Unsolved> {
        let halving = matches!(self.options.windows, Windows::Halving { .. });
        let mut line = Vec::new();
        while lowest < highest {
            // Is it at least `asked`? Above the lowest, or the answer would be known.
            let asked = guess.clamp(lowest + 1, highest);
            let found = self.ask(root, moves, (asked - 1, asked), (lowest, highest), meter)?;
            if found.value >= asked {
                lowest = found.value;
                line = found.line;
            } else {
                highest = found.value;
            }
            guess = if halving { lowest + (highest - lowest + 1) / 2 } else { found.value };
        }
        Ok(Bounded { value: lowest, reach: Reach::Exact, guessed: false, line })
    }

    /// A proven answer for one window, to the end of the game.
    fn ask(
        &mut self,
        root: &Root<P>,
        moves: &[P::Move],
        window: (i32, i32),
        known: (i32, i32),
        meter: &mut Meter<'_>,
    ) -> Result<Bounded<P::Move>, Unsolved> {
        if moves.is_empty() {
            return Err(Unsolved::Over);
        }
        let found = self.engine.window(root, moves, AlphaBetaOptions::DEEPEST, window, meter);
        let found = found.ok_or_else(|| stopped(known, meter))?;
        if found.guessed { Err(Unsolved::TooLong) } else { Ok(found) }
    }
}

fn stopped((lowest, highest): (i32, i32), meter: &Meter<'_>) -> Unsolved {
    Unsolved::Stopped { lowest, highest, nodes: meter.nodes() }
}
