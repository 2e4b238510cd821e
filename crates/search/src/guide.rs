//! What a game tells a search about itself beyond its rules.

use std::hash::{Hash, Hasher};

use game::{Position, Seat};

/// What a game can tell of a running position without trying a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outlook<M> {
    /// Nothing is certain.
    Open,
    /// The side to move wins with this decision, and others of its own that follow
    /// ([`decisions_of_a_win`](Guide::decisions_of_a_win)).
    Wins(M),
    /// The other side would win in this way with its next decision, if it were its turn: this must be answered now.
    /// The side to move does not win at once.
    Pressed,
}

/// Knowledge of a game: an evaluation, and hints that make a search faster or wiser.
///
/// Only [`evaluate`](Guide::evaluate) is required; every other answer has a neutral default, and a search
/// uses a hint only where its options say so. A function or closure `Fn(&P, Seat) -> i32` is a guide that
/// only evaluates; [`Blind`] knows nothing at all.
///
/// ```
/// use game::{Position, Seat};
/// use search::{Guide, example::{Board, TicTacToe}};
/// let centre = |board: &Board, seat: Seat| match board.owner(4) {
///     Some(owner) if owner == seat => 10,
///     Some(_) => -10,
///     None => 0,
/// };
/// assert_eq!(centre.evaluate(&TicTacToe::start(), Seat::new(0)), 0);
/// ```
pub trait Guide<P: Position>: Send + Sync {
    /// The worth of a running position to `seat`; positive is good. At a table of two it must be
    /// antisymmetric: what one seat gains the other loses. Kept within [`value::MOST`](crate::value::MOST).
    fn evaluate(&self, position: &P, seat: Seat) -> i32;

    /// The worth of the last position of a branch (the positions from the root of the search to here),
    /// for evaluations that look at the way, too. Not compatible with a transposition table unless the
    /// way does not matter.
    fn evaluate_branch(&self, branch: &[P], seat: Seat) -> i32 {
        branch.last().map_or(0, |position| self.evaluate(position, seat))
    }

    /// A value with which a branch ends here although the game goes on. It is asked of every position that
    /// a search reaches, before any move of it is looked at.
    fn verdict(&self, _position: &P, _seat: Seat) -> Option<i32> {
        None
    }

    /// The worth of the end of a game to `seat`, where a search is to weigh ends as it weighs everything else; `None`
    /// leaves it to the scores and the aim of the search.
    fn ended(&self, _end: &P, _seat: Seat) -> Option<i32> {
        None
    }

    /// The part of every value below this position that is certain to `seat` already, whatever is played from here: what
    /// has been taken in tricks. Tables keep values without it, so that two ways to one position share an entry though
    /// they took different things; [`canonical_key`](Guide::canonical_key) must not depend on it then.
    fn banked(&self, _position: &P, _seat: Seat) -> i32 {
        0
    }

    /// The number from which a table that goes by
    /// [remainders](crate::tree::Replacement::Remainder) finds the place of a position. By default its key.
    fn code(&self, position: &P) -> u64 {
        self.canonical_key(position)
    }

    /// Whether a position is quiet enough to be evaluated: not in the middle of a trick, not before a
    /// forced removal. A search that is out of depth goes on until it is, if its options say so.
    fn settled(&self, _position: &P) -> bool {
        true
    }

    /// Whether a move changes so much that an evaluation before it says little: quiescence follows only
    /// noisy moves.
    fn noisy(&self, _position: &P, _mv: P::Move) -> bool {
        false
    }

    /// What the rules promise at once. It is asked of every position that a search with
    /// [`foresight`](crate::tree::AlphaBetaOptions::foresight) reaches, so it has to be fast, and it has to be
    /// certain. Asked only at tables of two that alternate and play to win.
    fn outlook(&self, _position: &P) -> Outlook<P::Move> {
        Outlook::Open
    }

    /// How many decisions in a row a [win at once](Outlook::Wins) takes: more than one where a game ends only when
    /// what was won has been taken off the board.
    fn decisions_of_a_win(&self) -> u32 {
        1
    }

    /// Appends the moves of a [pressed](Outlook::Pressed) position that may answer the threat: all others let the
    /// other side win with its next decision. Some of those listed may, too; the search finds out.
    fn answers(&self, position: &P, moves: &mut P::Moves) {
        position.legal_into(moves);
    }

    /// Appends the noisy moves, exactly those that [`noisy`](Guide::noisy) names, for games that can list them
    /// without listing all. `false` leaves it to the search to go through all moves.
    fn list_noisy(&self, _position: &P, _moves: &mut P::Moves) -> bool {
        false
    }

    /// The position as if the side to move had given its move away, where that makes sense: to ask what the other
    /// side threatens. By default nobody knows.
    fn passed(&self, _position: &P) -> Option<P> {
        None
    }

    /// Whether a move need not be looked at because another legal move is as good (move elimination). If
    /// all moves of a position are to be skipped, none is.
    fn skip(&self, _position: &P, _mv: P::Move) -> bool {
        false
    }

    /// Appends the moves that are worth looking at, exactly those that [`skip`](Guide::skip) does not name, for games
    /// that can list them without asking for one after the other. `false` leaves it to the search.
    /// [`TwoSided`](crate::solve::TwoSided) asks for nothing else: there the list is in the order in which to try them,
    /// and of moves that are equally good (neighbours in a suit) only one has to be in it.
    fn worth_trying(&self, _position: &P, _moves: &mut P::Moves) -> bool {
        false
    }

    /// How early a move should be tried: the higher, the earlier. Moves with the same answer are ordered
    /// by what the search has learned.
    fn order(&self, _position: &P, _mv: P::Move) -> i32 {
        0
    }

    /// Appends the [`order`](Guide::order) of every move of a list, for games that find it out faster for all moves
    /// together. `false` leaves it to the search to ask for one move after the other.
    fn orders(&self, _position: &P, _moves: &P::Moves, _orders: &mut Vec<i32>) -> bool {
        false
    }

    /// How likely a move is the right one, relative to the other moves of the position; above 0.
    fn prior(&self, _position: &P, _mv: P::Move) -> f64 {
        1.0
    }

    /// A key that is equal for positions of equal worth to the seat to move, symmetric ones above all.
    /// By default the position's own key.
    fn canonical_key(&self, position: &P) -> u64 {
        position.key()
    }

    /// A small number for a move, the same wherever the move is made: where the history of the move is
    /// kept. Different moves may share a number at the price of worse ordering.
    fn slot(&self, mv: P::Move) -> usize {
        slot_of(&mv)
    }

    /// A number that never falls along a line of play. Positions with different numbers cannot be
    /// repetitions of each other: the more often it rises, the cheaper it is to watch for repetition.
    fn progress(&self, _position: &P) -> u32 {
        0
    }

    /// No position comes again after fewer decisions than this.
    fn shortest_cycle(&self) -> u32 {
        1
    }

    /// The least and the most that can still be added for the side of `seat` to what it has
    /// [banked](Guide::banked): sure tricks, points that are still in play. It has to be certain.
    fn still_to_come(&self, _position: &P, _seat: Seat) -> (i32, i32) {
        (-crate::value::ENDLESS, crate::value::ENDLESS)
    }

    /// Whether a position is worth remembering: the beginnings of tricks are, what lies between them is met only on
    /// the way.
    fn worth_remembering(&self, _position: &P) -> bool {
        true
    }

    /// A small number for what a decision answers, the same wherever it does: whose it is, and the cards on the table.
    /// What decided the last time is tried first. By default nothing is learned.
    fn occasion(&self, _position: &P) -> Option<usize> {
        None
    }
}

impl<P: Position, F: Fn(&P, Seat) -> i32 + Send + Sync> Guide<P> for F {
    fn evaluate(&self, position: &P, seat: Seat) -> i32 {
        self(position, seat)
    }
}

/// A guide that knows nothing: every running position is worth 0. For solving and for playouts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Blind;

impl<P: Position> Guide<P> for Blind {
    fn evaluate(&self, _position: &P, _seat: Seat) -> i32 {
        0
    }
}

/// A number for any move, the same on every machine.
fn slot_of<M: Hash>(mv: &M) -> usize {
    let mut hasher = SlotHasher(0);
    mv.hash(&mut hasher);
    (game::random::mix(hasher.0) >> 32) as usize
}

/// A hasher of fixed meaning: the standard one is seeded differently in every process.
struct SlotHasher(u64);

impl SlotHasher {
    fn add(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x517c_c1b7_2722_0a95);
    }
}

impl Hasher for SlotHasher {
    fn finish(&self) -> u64 {
        self.0
    }
    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.add(u64::from(*byte));
        }
    }
    fn write_u8(&mut self, number: u8) {
        self.add(u64::from(number));
    }
    fn write_u16(&mut self, number: u16) {
        self.add(u64::from(number));
    }
    fn write_u32(&mut self, number: u32) {
        self.add(u64::from(number));
    }
    fn write_u64(&mut self, number: u64) {
        self.add(number);
    }
    // Discriminants are hashed as `isize`, whose width differs between machines; their value does not.
    fn write_usize(&mut self, number: usize) {
        self.add(number as u64);
    }
    fn write_isize(&mut self, number: isize) {
        self.add(number as i64 as u64);
    }
}
