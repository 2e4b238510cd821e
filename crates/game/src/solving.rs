//! Exact answers: what a position is worth when nobody errs, and who can find that out.

use std::fmt;
use std::path::Path;

use thiserror::Error;

use crate::{Game, Headway, Line, Scores, Seat, Stop, Thinking, Worth};

/// What a position, or a decision in it, is worth when nobody errs from then on.
///
/// ```
/// use game::{Exact, Worth};
/// assert_eq!(Exact::Win(3).plies(), Some(3));
/// assert_eq!(Exact::of_worth(Worth::Draw), Some(Exact::Draw));
/// assert_eq!(Exact::of_worth(Worth::Chance(0.5)), None, "that is not exact");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Exact {
    /// The side to move wins in so many plies, counted from the position that was asked about.
    Win(u32),
    /// Nobody can force a win.
    Draw,
    /// The side to move loses in so many plies, counted in the same way.
    Loss(u32),
    /// What every seat scores, in the unit of the game: for games that are about more than winning.
    Scores(Scores),
}

impl Exact {
    /// A worth that is exact already.
    pub fn of_worth(worth: Worth) -> Option<Exact> {
        match worth {
            Worth::Win(plies) => Some(Exact::Win(plies)),
            Worth::Draw => Some(Exact::Draw),
            Worth::Loss(plies) => Some(Exact::Loss(plies)),
            Worth::Eval(_) | Worth::Chance(_) | Worth::Points(_) => None,
        }
    }

    /// What it is worth to a seat.
    pub fn worth(self, seat: Seat) -> Worth {
        match self {
            Exact::Win(plies) => Worth::Win(plies),
            Exact::Draw => Worth::Draw,
            Exact::Loss(plies) => Worth::Loss(plies),
            Exact::Scores(scores) => Worth::Points(f64::from(scores[seat])),
        }
    }

    /// `win`, `draw` or `loss`; `None` for scores.
    pub const fn word(self) -> Option<&'static str> {
        match self {
            Exact::Win(_) => Some("win"),
            Exact::Draw => Some("draw"),
            Exact::Loss(_) => Some("loss"),
            Exact::Scores(_) => None,
        }
    }

    /// The plies to the end; `None` for a draw and for scores.
    pub const fn plies(self) -> Option<u32> {
        match self {
            Exact::Win(plies) | Exact::Loss(plies) => Some(plies),
            Exact::Draw | Exact::Scores(_) => None,
        }
    }
}

impl fmt::Display for Exact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Exact::Win(plies) => write!(f, "win in {plies}"),
            Exact::Draw => f.write_str("draw"),
            Exact::Loss(plies) => write!(f, "loss in {plies}"),
            Exact::Scores(scores) => {
                let each: Vec<String> = scores.as_slice().iter().map(ToString::to_string).collect();
                f.write_str(&each.join(" "))
            }
        }
    }
}

/// A position, solved.
#[derive(Clone, PartialEq, Debug)]
pub struct Solved<M> {
    /// What it is worth, to the side to move.
    pub value: Exact,
    /// Every legal move in the order of the rules, with its exact value to the side that makes it, plies
    /// counted from the position, the move included. `None` where a limit came first.
    pub moves: Vec<(M, Option<Exact>)>,
    /// Positions that had to be looked at.
    pub nodes: u64,
    /// In what values are counted where that is not the unit of the game, since something else was
    /// [aimed at](Solver::aim_at).
    pub unit: Option<&'static str>,
    /// What each seat has of its value already: the rest is still to be won. Nothing where a value is settled only at the
    /// end; `None` where a game says nothing about it.
    pub taken: Option<Scores>,
}

impl<M> Solved<M> {
    /// A position and its moves, solved in the unit of the game.
    pub fn new(value: Exact, moves: Vec<(M, Option<Exact>)>, nodes: u64) -> Solved<M> {
        Solved { value, moves, nodes, unit: None, taken: None }
    }

    /// A value without what was already taken, where that is known.
    ///
    /// ```
    /// use game::{Exact, Scores, Solved};
    /// let scores = |each: [i32; 2]| Scores::of(each);
    /// let solved = Solved::<u8> { taken: Some(scores([30, 20])), ..Solved::new(Exact::Draw, Vec::new(), 1) };
    /// let rest = solved.from_here(Exact::Scores(scores([70, 50])));
    /// assert_eq!(rest, Some(scores([40, 30])));
    /// ```
    pub fn from_here(&self, value: Exact) -> Option<Scores> {
        let (Exact::Scores(mut scores), Some(taken)) = (value, self.taken) else { return None };
        for (place, taken) in taken.as_slice().iter().enumerate() {
            scores[Seat::new(place)] -= taken;
        }
        Some(scores)
    }

    /// The same with its moves written in another way.
    pub fn map<N>(self, write: impl Fn(M) -> N) -> Solved<N> {
        let moves = self.moves.into_iter().map(|(mv, value)| (write(mv), value)).collect();
        Solved { value: self.value, moves, nodes: self.nodes, unit: self.unit, taken: self.taken }
    }
}

/// Why there is no exact answer.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum NoAnswer {
    /// What was asked for cannot be solved at all; the text says why.
    #[error("{0}")]
    Impossible(String),
    /// It was not found out within the limits; the text says what was tried.
    #[error("{0}")]
    TooHard(String),
    /// A file could not be read or written; the text names it.
    #[error("{0}")]
    File(String),
    /// Somebody asked to stop.
    #[error("interrupted")]
    Stopped,
}

/// What long work is given: hands, a flag, and somebody to tell.
pub struct Labour<'a> {
    /// How many threads it may use.
    pub threads: usize,
    /// Raised when it must stop.
    pub stop: &'a Stop,
    /// Told now and then how far it is.
    pub tell: &'a mut dyn FnMut(&Headway),
}

impl fmt::Debug for Labour<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Labour").field("threads", &self.threads).finish_non_exhaustive()
    }
}

/// How many positions of a whole game have one value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Census {
    /// The value, to the side to move.
    pub value: Exact,
    /// All positions that the notation can write, counted once for the symmetries of the board.
    pub all: u64,
    /// Those among them that can come up in a game.
    pub reachable: u64,
}

/// What there is to say about a whole game that is solved.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Survey<M> {
    /// The first moves that differ by more than a symmetry, with what they are worth.
    pub openings: Vec<(M, Exact)>,
    /// The positions by value: wins, draws, losses, the nearest first.
    pub census: Vec<Census>,
    /// What one should know when reading the values, in full sentences.
    pub notes: Vec<String>,
}

impl<M> Survey<M> {
    /// The same with its moves written in another way.
    pub fn map<N>(self, write: impl Fn(M) -> N) -> Survey<N> {
        let openings = self.openings.into_iter().map(|(mv, value)| (write(mv), value)).collect();
        Survey { openings, census: self.census, notes: self.notes }
    }
}

/// Something that gives exact answers about a game.
///
/// First [`prepare`](Solver::prepare), once; then as many answers as one likes.
pub trait Solver<G: Game>: Send {
    /// Gets ready, which may take long: reads a table, or works one out. With `everything` the whole game is
    /// worked out afresh, as [`survey`](Solver::survey) and [`write`](Solver::write) need it.
    fn prepare(&mut self, everything: bool, labour: &mut Labour<'_>) -> Result<(), NoAnswer>;

    /// Whether it knows the whole game, so that it makes sense to ask for a [survey](Solver::survey).
    fn knows_the_whole_game(&self) -> bool {
        true
    }

    /// What can be [aimed at](Solver::aim_at), the usual first. Empty where there is only one thing to play for.
    fn aims(&self) -> &'static [&'static str] {
        &[]
    }

    /// Answers from now on what a position is worth if both sides play for this, one of the [`aims`](Solver::aims).
    fn aim_at(&mut self, aim: &str) -> Result<(), NoAnswer> {
        Err(NoAnswer::Impossible(format!("expected nothing to play for but the game itself, got \"{aim}\"")))
    }

    /// What [`prepare`](Solver::prepare) has kept for the next time, and where, in words; `None` if nothing.
    fn kept(&self) -> Option<String> {
        None
    }

    /// The value of the position in which a line stands, and of every legal move there. A game that is over
    /// has no answer.
    fn answer(
        &mut self,
        line: &Line<G>,
        thinking: &mut Thinking<'_, G::Move>,
    ) -> Result<Solved<G::Move>, NoAnswer>;

    /// What there is to say about the whole game; `None` if only single positions are answered.
    fn survey(&mut self, _labour: &mut Labour<'_>) -> Result<Option<Survey<G::Move>>, NoAnswer> {
        Ok(None)
    }

    /// Writes everything into a file; a directory gets a file of the usual name, and without a path it goes
    /// where players look for it. The answer says what was written where.
    fn write(&mut self, _to: Option<&Path>, _labour: &mut Labour<'_>) -> Result<String, NoAnswer> {
        Err(NoAnswer::Impossible("there is no table of this game to write".to_owned()))
    }
}
