//! Where a game stands: whose decision it is, what they may do, what happens then.

use std::fmt::Debug;

use rand_core::Rng;

use crate::random::below;
use crate::{IllegalMove, MAX_SEATS, Move, MoveList, Scores, Seat};

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ending {
    /// What each seat scored.
    pub scores: Scores,
    /// Why it ended, in a word or two of the game: `line`, `repetition`, `61 points`.
    pub reason: &'static str,
}

/// Rules that look at the whole line of play, not at one position. The [`Line`](crate::Line) enforces
/// them for the record; a search counts them along its path.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct LineRules {
    /// The game is drawn when the same position (equal [`Position::key`]) occurs this often.
    pub repetition: Option<u8>,
    /// The game is drawn after this many moves.
    pub move_limit: Option<u32>,
}

/// A complete state of one game, hidden cards included: a small plain value, cheap to copy.
///
/// Chance is over before the first position: the deal is in it. No position owns a random generator.
/// One decision is one move; a seat may have several decisions in a row, and seats need not alternate.
///
/// # Laws (checked by [`conformance`](crate::conformance))
///
/// * [`turn`](Position::turn) is `None` exactly when [`ending`](Position::ending) is `Some`.
/// * While the game runs there is at least one legal move, and none is listed twice.
/// * [`is_legal`](Position::is_legal), [`count_legal`](Position::count_legal) and
///   [`random_move`](Position::random_move) agree with [`legal_into`](Position::legal_into).
/// * Equal positions have equal keys; the same seat is to move in both.
pub trait Position: Clone + Eq + Debug + Send + Sync + 'static {
    /// A decision.
    type Move: Move;
    /// A list that can hold the legal moves of any position of this game.
    type Moves: MoveList<Self::Move>;

    /// How many sit at this table.
    fn seats(&self) -> usize;

    /// Whose decision it is; `None` when the game is over.
    fn turn(&self) -> Option<Seat>;

    /// Appends every legal move, in an order that depends on the position alone. Nothing when over.
    fn legal_into(&self, moves: &mut Self::Moves);

    /// Makes a move, which must be legal. Nothing is checked, so that searches, whose moves come from
    /// [`legal`](Position::legal), pay for nothing: an illegal move panics or leads where no game leads. Moves from
    /// outside go through [`play`](Position::play) or [`Line::play`](crate::Line::play).
    fn play_unchecked(&mut self, mv: Self::Move);

    /// The result, once the game is over. Repetition and the limit of moves are the line's affair.
    fn ending(&self) -> Option<Ending>;

    /// A hash of everything that matters for the future (whose turn it is included), the same on every
    /// machine.
    fn key(&self) -> u64;

    /// All legal moves in a new list.
    fn legal(&self) -> Self::Moves {
        let mut moves = Self::Moves::default();
        self.legal_into(&mut moves);
        moves
    }

    /// How many legal moves there are. Override it where counting is faster than listing.
    fn count_legal(&self) -> usize {
        self.legal().len()
    }

    /// Whether a move is legal now.
    fn is_legal(&self, mv: Self::Move) -> bool {
        self.legal().contains(mv)
    }

    /// What the rules have against a move that is not legal now, in words for whoever tried it: what was expected, and
    /// by which rule. `None` where there is no more to say. It is never asked about a legal move.
    fn objection(&self, _mv: Self::Move) -> Option<String> {
        None
    }

    /// Makes a move, or refuses it and stays as it was. Repetition and the limit of moves are the affair of
    /// [`Line::play`](crate::Line::play).
    ///
    /// ```
    /// # #[cfg(feature = "toy")] {
    /// use game::{Game, Options, Position, toy::{Move, Toy}, random::deal_stream};
    /// let toy = Toy::from_options(&Options::none()).unwrap();
    /// let mut position = toy.start(&toy.deal(&mut deal_stream(1, 0)));
    /// let before = position.clone();
    /// let too_early = toy.parse_move("discard A1 B2 C3").unwrap();
    /// assert!(position.play(too_early).is_err(), "nobody has bid");
    /// assert_eq!(position, before);
    /// position.play(Move::Pass).unwrap();
    /// assert_ne!(position, before);
    /// # }
    /// ```
    fn play(&mut self, mv: Self::Move) -> Result<(), IllegalMove> {
        if self.is_over() {
            return Err(IllegalMove::Over);
        }
        if !self.is_legal(mv) {
            let text = mv.to_string();
            return Err(match self.objection(mv) {
                Some(why) => IllegalMove::Against { mv: text, why },
                None => IllegalMove::NotLegal(text),
            });
        }
        self.play_unchecked(mv);
        Ok(())
    }

    /// A legal move, each with the same chance. The game must not be over. Override it where one can be
    /// drawn without listing all.
    fn random_move<R: Rng>(&self, rng: &mut R) -> Self::Move {
        let moves = self.legal();
        moves.get(below(rng, moves.len() as u32) as usize)
    }

    /// Plays random moves to the end, or until `goes_on`, asked before each of them, says no. Whether the end was
    /// reached. The moves are those that [`random_move`](Position::random_move) draws; override it where a whole game
    /// can be played with less ado than move by move.
    ///
    /// ```
    /// # #[cfg(feature = "toy")] {
    /// use game::{Game, Options, Position, toy::Toy, random::{deal_stream, fast}};
    /// let toy = Toy::from_options(&Options::none()).unwrap();
    /// let mut position = toy.start(&toy.deal(&mut deal_stream(1, 0)));
    /// assert!(!position.play_out(&mut fast(1), || false), "not even one move");
    /// assert!(position.play_out(&mut fast(1), || true));
    /// assert!(position.ending().is_some());
    /// # }
    /// ```
    #[inline]
    fn play_out<R: Rng>(&mut self, rng: &mut R, mut goes_on: impl FnMut() -> bool) -> bool {
        while !self.is_over() {
            if !goes_on() {
                return false;
            }
            let mv = self.random_move(rng);
            self.play_unchecked(mv);
        }
        true
    }

    /// The position after a legal move.
    #[inline]
    fn after(&self, mv: Self::Move) -> Self {
        let mut next = self.clone();
        next.play_unchecked(mv);
        next
    }

    /// Whether the game is over (as far as the position alone can tell).
    #[inline]
    fn is_over(&self) -> bool {
        self.turn().is_none()
    }

    /// Rules over the whole line that hold in this game.
    fn line_rules(&self) -> LineRules {
        LineRules::default()
    }

    /// Who plays with whom right now: seats with the same number are on one side. By default everybody
    /// is alone.
    fn sides(&self) -> [u8; MAX_SEATS] {
        [0, 1, 2, 3]
    }

    /// What everybody scores in a draw by [`line_rules`](Position::line_rules).
    fn drawn(&self) -> Scores {
        Scores::zero(self.seats())
    }
}

/// Positions of a board that looks the same from several directions.
///
/// Map 0 is the identity. Mapping a position and a move and then playing gives the mapped result.
pub trait Symmetric: Position {
    /// How many maps there are, the identity included.
    fn symmetries(&self) -> usize;
    /// The position seen through a map.
    fn mapped(&self, map: usize) -> Self;
    /// A move of this position, seen through a map.
    fn mapped_move(&self, mv: Self::Move, map: usize) -> Self::Move;

    /// The smallest key over all maps: equal for positions that are the same up to symmetry.
    fn canonical_key(&self) -> u64 {
        (0..self.symmetries()).map(|map| self.mapped(map).key()).min().unwrap_or_else(|| self.key())
    }
}
