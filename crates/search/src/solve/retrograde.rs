//! Retrograde analysis: from the ends of a game backwards, until nothing more is decided.

use game::{Candidate, Limits, MoveList, Position, Report, Seat, Thinking, Worth};
use thiserror::Error;

use super::cells::{Cells, Known};
use crate::{Meter, Reward};

pub use super::cells::Width;

/// Positions that can be numbered.
///
/// Positions of equal worth to the seat to move may share a number (symmetric ones, or those with exchanged
/// colours): then [`position`](Numbered::position) gives any of them.
pub trait Numbered<P: Position> {
    /// All numbers are below this.
    fn count(&self) -> u64;
    /// The number of a running position.
    fn number(&self, position: &P) -> u64;
    /// The position with a number; `None` where there is none, or the game is over there.
    fn position(&self, number: u64) -> Option<P>;

    /// Lists the numbers of all positions from which some move leads to a number, and says `true`; positions
    /// that cannot be reached themselves, or are listed twice, do no harm. A game that cannot play backwards
    /// says `false`, and then every pass looks at every undecided position.
    fn before(&self, _number: u64, _into: &mut Vec<u64>) -> bool {
        false
    }
}

/// Why an analysis failed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum RetrogradeError {
    /// Stopped, or out of budget.
    #[error("stopped with everything known that is decided within {plies} decisions")]
    Stopped {
        /// Everything decided within so many decisions was found.
        plies: u32,
    },
    /// A game is decided later than a cell can hold.
    #[error("some games last longer than {most} decisions: expected wider cells")]
    TooLong {
        /// The most decisions that a cell can hold.
        most: u32,
    },
    /// Not a game of two.
    #[error("expected two seats, got {0}")]
    Seats(usize),
    /// A number beyond the count.
    #[error("expected numbers below {count}, got {number}")]
    Number {
        /// The number given.
        number: u64,
        /// The count given.
        count: u64,
    },
    /// More positions than this machine has room for.
    #[error("expected as many positions as fit into memory, got {0}")]
    TooMany(u64),
}

/// How many positions are decided in which way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Won for the seat to move.
    pub won: u64,
    /// Lost for the seat to move.
    pub lost: u64,
    /// Never decided.
    pub drawn: u64,
}

/// Every position of a game of two seats: won, lost or drawn, and how soon.
///
/// **What it is.** Positions from which the game can be won at once are found first, then those where every
/// move leads to such a position for the opponent, and so on, one decision further from the end in each pass:
/// the first time a position is decided its distance is right, the fastest win and the slowest loss. What is
/// never decided is drawn: whoever would lose by leaving the circle stays in it.
///
/// **When to use it.** Games that go in circles, endgame tables: wherever all positions can be numbered.
///
/// **What it costs.** One or two bytes a position. If the game can play backwards
/// ([`Numbered::before`]), the time for all moves of all positions a few times over; if not, one pass over all
/// undecided positions for each decision of the longest game.
///
/// **What it does not handle.** More than two seats; scores beyond won and lost; the limit of moves. The rule
/// of repetition needs no care: a win that repeats a position is not the fastest one.
///
/// ```
/// use game::{Limits, Position, Worth, think_alone};
/// use search::example::{Board, Cell, TicTacToe};
/// use search::solve::{Numbered, Retrograde, Width};
///
/// /// Each cell is a digit to the base of three.
/// struct Digits;
///
/// impl Numbered<Board> for Digits {
///     fn count(&self) -> u64 {
///         3_u64.pow(9)
///     }
///     fn number(&self, board: &Board) -> u64 {
///         let digit = |cell| board.owner(cell).map_or(0, |seat| 1 + seat.index() as u64);
///         (0..9).fold(0, |number, cell| 3 * number + digit(cell))
///     }
///     fn position(&self, number: u64) -> Option<Board> {
///         let digit = |cell: u8| number / 3_u64.pow(8 - u32::from(cell)) % 3;
///         let marks = |of: u64| (0..9).filter(move |cell| digit(*cell) == of).map(Cell::new);
///         let (crosses, noughts) = (marks(1).count(), marks(2).count());
///         if crosses != noughts && crosses != noughts + 1 {
///             return None;
///         }
///         let mut board = TicTacToe::start();
///         let mut noughts = marks(2);
///         for cross in marks(1) {
///             board.play_unchecked(cross);
///             noughts.next().into_iter().for_each(|nought| board.play_unchecked(nought));
///         }
///         board.turn().map(|_| board)
///     }
/// }
///
/// let solved = think_alone(Limits::NONE, |thinking| Retrograde::solve(Digits, Width::One, thinking)).unwrap();
/// assert_eq!(solved.worth(&TicTacToe::start()), Some(Worth::Draw));
/// assert_eq!(solved.worth(&TicTacToe::after("a1 b1")), Some(Worth::Win(5)));
/// assert_eq!(solved.moves(&TicTacToe::after("a1 b2 c3")).best().unwrap().worth, Worth::Draw);
/// ```
#[derive(Debug)]
pub struct Retrograde<N> {
    numbering: N,
    cells: Cells,
    width: Width,
    longest: u32,
}

impl<N> Retrograde<N> {
    /// Analyses all positions. A progress report comes after each pass: its depth is the number of decisions
    /// within which everything is decided so far.
    pub fn solve<P: Position>(
        numbering: N,
        width: Width,
        thinking: &mut Thinking<'_, P::Move>,
    ) -> Result<Retrograde<N>, RetrogradeError>
    where
        N: Numbered<P>,
    {
        let count = numbering.count();
        let room = usize::try_from(count).map_err(|_| RetrogradeError::TooMany(count))?;
        let cells = Cells::new(width, room).ok_or(RetrogradeError::TooMany(count))?;
        let mut solved = Retrograde { numbering, cells, width, longest: 0 };
        let mut meter = Meter::new(thinking, Limits::NONE);
        // What the last pass decided, if the game can play backwards.
        let mut fresh: Option<Vec<u64>> = None;
        for plies in 1.. {
            let decided = match fresh.take() {
                Some(last) => solved.pass::<P>(plies, solved.candidates(&last)?, &mut meter)?,
                None => solved.pass::<P>(plies, 0..count, &mut meter)?,
            };
            let Some(first) = decided.first() else { break };
            solved.longest = plies;
            let backwards = solved.numbering.before(*first, &mut Vec::new());
            fresh = backwards.then_some(decided);
            (thinking.progress)(&Report { depth: plies, nodes: meter.nodes(), ..Report::default() });
        }
        Ok(solved)
    }

    /// The positions that can be decided because of those decided last, each once.
    fn candidates<P: Position>(&self, last: &[u64]) -> Result<Vec<u64>, RetrogradeError>
    where
        N: Numbered<P>,
    {
        let count = self.numbering.count();
        let mut all = Vec::new();
        for number in last {
            self.numbering.before(*number, &mut all);
        }
        all.sort_unstable();
        all.dedup();
        match all.last() {
            Some(number) if *number >= count => Err(RetrogradeError::Number { number: *number, count }),
            _ => Ok(all),
        }
    }

    /// Finds what is decided in exactly so many decisions, among some undecided positions.
    fn pass<P: Position>(
        &mut self,
        plies: u32,
        numbers: impl IntoIterator<Item = u64>,
        meter: &mut Meter<'_>,
    ) -> Result<Vec<u64>, RetrogradeError>
    where
        N: Numbered<P>,
    {
        let most = self.width.most_plies();
        let mut decided = Vec::new();
        for number in numbers {
            if self.cells.get(number as usize) != Known::Open {
                continue;
            }
            let Some(position) = self.numbering.position(number).filter(|position| !position.is_over())
            else {
                self.cells.set(number as usize, Known::Nothing);
                continue;
            };
            if position.seats() != 2 {
                return Err(RetrogradeError::Seats(position.seats()));
            }
            let known = self.examine(&position, plies, meter)?;
            if known != Known::Open {
                if plies > most {
                    return Err(RetrogradeError::TooLong { most });
                }
                self.cells.set(number as usize, known);
                decided.push(number);
            }
        }
        Ok(decided)
    }

    /// Whether a position is decided in so many decisions by what is decided in fewer.
    fn examine<P: Position>(
        &self,
        position: &P,
        plies: u32,
        meter: &mut Meter<'_>,
    ) -> Result<Known, RetrogradeError>
    where
        N: Numbered<P>,
    {
        let Some(seat) = position.turn() else { return Ok(Known::Nothing) };
        let mut all_lost = true;
        let mut next = position.clone();
        for mv in position.legal().iter() {
            if !meter.node() {
                return Err(RetrogradeError::Stopped { plies: plies - 1 });
            }
            next.clone_from(position);
            next.play_unchecked(mv);
            match self.result(&next, seat, plies)? {
                Some((true, _)) => return Ok(Known::Won(plies)),
                Some((false, _)) => {}
                None => all_lost = false,
            }
        }
        Ok(if all_lost { Known::Lost(plies) } else { Known::Open })
    }

    /// Whether a position after a move is won for the seat that made it, and in how many decisions more, if
    /// that is decided in fewer than `within`.
    fn result<P: Position>(
        &self,
        next: &P,
        mover: Seat,
        within: u32,
    ) -> Result<Option<(bool, u32)>, RetrogradeError>
    where
        N: Numbered<P>,
    {
        let Some(seat) = next.turn() else {
            let scores = next.ending().map_or_else(|| next.drawn(), |ending| ending.scores);
            let won = |seat: Seat| Reward::is_won_by(&scores, seat);
            return Ok((won(mover) || won(mover.other())).then(|| (won(mover), 0)));
        };
        let (number, count) = (self.numbering.number(next), self.numbering.count());
        if number >= count {
            return Err(RetrogradeError::Number { number, count });
        }
        let (won, plies) = match self.cells.get(number as usize) {
            Known::Won(plies) => (true, plies),
            Known::Lost(plies) => (false, plies),
            Known::Open | Known::Nothing => return Ok(None),
        };
        Ok((plies < within).then_some((won == (seat == mover), plies)))
    }

    /// What a running position is worth to the seat to move; `None` if the game is over or the position has no
    /// number below the count.
    pub fn worth<P: Position>(&self, position: &P) -> Option<Worth>
    where
        N: Numbered<P>,
    {
        position.turn()?;
        let number = self.numbering.number(position);
        if number >= self.numbering.count() {
            return None;
        }
        Some(match self.cells.get(number as usize) {
            Known::Won(plies) => Worth::Win(plies),
            Known::Lost(plies) => Worth::Loss(plies),
            Known::Open | Known::Nothing => Worth::Draw,
        })
    }

    /// What every legal move is worth, best first.
    pub fn moves<P: Position>(&self, position: &P) -> Report<P::Move>
    where
        N: Numbered<P>,
    {
        let Some(seat) = position.turn() else { return Report::default() };
        let worth = |mv: P::Move| match self.result(&position.after(mv), seat, u32::MAX) {
            Ok(Some((true, plies))) => Worth::Win(plies + 1),
            Ok(Some((false, plies))) => Worth::Loss(plies + 1),
            Ok(None) | Err(_) => Worth::Draw,
        };
        let candidate = |mv| Candidate::new(mv, worth(mv));
        let mut candidates: Vec<Candidate<P::Move>> = position.legal().iter().map(candidate).collect();
        candidates.sort_by(|one, other| other.worth.rank().total_cmp(&one.worth.rank()));
        Report { candidates, ..Report::default() }
    }

    /// In how many decisions the longest decided game ends.
    pub fn longest(&self) -> u32 {
        self.longest
    }

    /// How many numbers stand for won, lost and drawn positions.
    pub fn tally(&self) -> Tally {
        let mut tally = Tally::default();
        for known in self.cells.iter() {
            match known {
                Known::Won(_) => tally.won += 1,
                Known::Lost(_) => tally.lost += 1,
                Known::Open => tally.drawn += 1,
                Known::Nothing => {}
            }
        }
        tally
    }
}
