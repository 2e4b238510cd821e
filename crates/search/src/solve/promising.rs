//! The order in which the moves of a set are tried, and what decided before: for solvers on bare numbers.
//!
//! A solver of open hands has its cards as the bits of a number and looks at millions of positions a second, so
//! nothing here is allocated, and everything is written out for the sizes of the game at hand.

/// No move, where a move is kept as a byte.
pub const NO_MOVE: u8 = u8::MAX;

/// At most `ROOM` moves in the order of their promise. Moves are numbered with `BITS` bits; of equally promising ones
/// the lowest comes first. A rank must fit what is left of 16 bits.
///
/// ```
/// use search::solve::Promising;
/// let mut promising = Promising::<8, 5>::default();
/// promising.rank_all(0b1011, |mv| if mv == 1 { 7 } else { -2 });
/// assert_eq!(std::iter::from_fn(|| promising.next()).collect::<Vec<u32>>(), [1, 0, 3]);
/// assert!(promising.is_empty());
/// ```
#[derive(Debug)]
pub struct Promising<const ROOM: usize, const BITS: u32> {
    /// The most promising last: the rank above, the move below, counted from the end so that the lowest is greatest.
    words: [i16; ROOM],
    len: usize,
}

impl<const ROOM: usize, const BITS: u32> Default for Promising<ROOM, BITS> {
    #[inline]
    fn default() -> Self {
        Promising { words: [0; ROOM], len: 0 }
    }
}

impl<const ROOM: usize, const BITS: u32> Promising<ROOM, BITS> {
    /// The last number that a move can have; all its bits are set.
    const LAST: i16 = (1 << BITS) - 1;

    /// The only move of a set, about which nobody has to think.
    #[inline]
    pub fn alone(&mut self, moves: u64) {
        self.words[0] = Self::LAST - moves.trailing_zeros() as i16;
        self.len = 1;
    }

    /// Puts every move of a set in its place.
    #[inline]
    pub fn rank_all<R: Into<i32>>(&mut self, mut moves: u64, rank: impl Fn(u32) -> R) {
        while moves != 0 {
            let mv = moves.trailing_zeros();
            moves &= moves - 1;
            self.put(rank(mv).into() as i16, mv);
        }
    }

    #[inline]
    fn put(&mut self, rank: i16, mv: u32) {
        let word = rank << BITS | (Self::LAST - mv as i16);
        let mut place = self.len.min(ROOM - 1);
        while place > 0 && self.words[place - 1] > word {
            self.words[place] = self.words[place - 1];
            place -= 1;
        }
        self.words[place] = word;
        self.len += 1;
    }

    /// Whether none is left.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The most promising move of those that are left.
    #[inline]
    #[expect(
        clippy::should_implement_trait,
        reason = "it is filled again between two moves, as no iterator is"
    )]
    pub fn next(&mut self) -> Option<u32> {
        self.len = self.len.checked_sub(1)?;
        Some((Self::LAST - (self.words[self.len % ROOM] & Self::LAST)) as u32)
    }
}

/// The move that decided last on each of so many occasions, which the game numbers.
///
/// ```
/// use search::solve::{NO_MOVE, Replies};
/// let mut replies = Replies::<3>::default();
/// replies.learn(1, 17);
/// assert_eq!([0, 1, 2].map(|occasion| replies.of(occasion)), [NO_MOVE, 17, NO_MOVE]);
/// ```
#[derive(Debug)]
pub struct Replies<const OCCASIONS: usize> {
    moves: [u8; OCCASIONS],
}

impl<const OCCASIONS: usize> Default for Replies<OCCASIONS> {
    fn default() -> Self {
        Replies { moves: [NO_MOVE; OCCASIONS] }
    }
}

impl<const OCCASIONS: usize> Replies<OCCASIONS> {
    /// What decided last; [`NO_MOVE`] if nothing did.
    #[inline]
    pub fn of(&self, occasion: usize) -> u8 {
        self.moves[occasion]
    }

    /// A move decided.
    #[inline]
    pub fn learn(&mut self, occasion: usize, mv: u32) {
        self.moves[occasion] = mv as u8;
    }
}

#[cfg(test)]
mod tests {
    use game::random::{below, fast};

    use super::*;

    /// Against sorting by hand, filled in two goes as a search does.
    #[test]
    fn the_order_is_that_of_the_ranks_and_then_of_the_numbers() {
        let mut rng = fast(1);
        for _ in 0..2000 {
            let ranks: Vec<i16> = (0..64).map(|_| below(&mut rng, 40) as i16 - 20).collect();
            let set = (0..10).fold(0_u64, |set, _| set | 1 << below(&mut rng, 64));
            let mut promising = Promising::<10, 6>::default();
            promising.rank_all(set, |mv| ranks[mv as usize]);
            let mut expected: Vec<u32> = (0..64).filter(|mv| set >> mv & 1 == 1).collect();
            expected.sort_by_key(|mv| (-ranks[*mv as usize], *mv));
            assert_eq!(std::iter::from_fn(|| promising.next()).collect::<Vec<_>>(), expected);
            promising.alone(1 << expected[0]);
            assert_eq!((promising.next(), promising.next()), (Some(expected[0]), None));
        }
    }
}
