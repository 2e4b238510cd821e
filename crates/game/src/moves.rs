//! Moves and lists of moves.

use std::fmt::{Debug, Display};
use std::hash::Hash;

use arrayvec::ArrayVec;

/// One decision. `Display` writes the stable text notation that [`Game::parse_move`](crate::Game::parse_move)
/// reads back.
pub trait Move: Copy + Eq + Ord + Hash + Debug + Display + Send + Sync + 'static {}

impl<T: Copy + Eq + Ord + Hash + Debug + Display + Send + Sync + 'static> Move for T {}

/// A list of moves whose capacity, and shape, is the game's choice: an array on the stack for boards, a
/// bit set for cards.
pub trait MoveList<M: Move>: Default + Clone + Debug + Send + Sync + 'static {
    /// The most moves that it has room for; `None` where it grows with them.
    const CAPACITY: Option<usize> = None;

    /// Appends a move.
    fn push(&mut self, mv: M);
    /// Forgets all moves.
    fn clear(&mut self);
    /// How many there are.
    fn len(&self) -> usize;
    /// The move at a place below [`len`](MoveList::len), in the order of generation.
    fn get(&self, place: usize) -> M;

    /// Whether there is none.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// All moves in the order of generation.
    fn iter(&self) -> impl Iterator<Item = M> + '_ {
        (0..self.len()).map(|place| self.get(place))
    }
    /// Whether `mv` is in the list.
    fn contains(&self, mv: M) -> bool {
        self.iter().any(|listed| listed == mv)
    }
}

impl<M: Move, const CAPACITY: usize> MoveList<M> for ArrayVec<M, CAPACITY> {
    const CAPACITY: Option<usize> = Some(CAPACITY);

    fn push(&mut self, mv: M) {
        ArrayVec::push(self, mv);
    }
    fn clear(&mut self) {
        ArrayVec::clear(self);
    }
    fn len(&self) -> usize {
        ArrayVec::len(self)
    }
    fn get(&self, place: usize) -> M {
        self[place]
    }
}

impl<M: Move> MoveList<M> for Vec<M> {
    fn push(&mut self, mv: M) {
        Vec::push(self, mv);
    }
    fn clear(&mut self) {
        Vec::clear(self);
    }
    fn len(&self) -> usize {
        Vec::len(self)
    }
    fn get(&self, place: usize) -> M {
        self[place]
    }
}
