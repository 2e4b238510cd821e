//! Pieces of one seat: a set of squares for each size, all in one machine word.
//!
//! A piece only ever covers smaller pieces, so a stack grows strictly upwards and no square holds two
//! pieces of one size. Sixteen bits for each size therefore say everything about a board: which piece lies
//! on which follows from the sizes. The smallest size is in the lowest bits.

use crate::Size;

/// How many bits each size takes.
const WIDTH: usize = 16;
/// The lowest bit of every layer.
const EVERY: u64 = 0x0001_0001_0001_0001;

/// A set of squares for each size.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Layers(pub(crate) u64);

impl Layers {
    /// The same set of squares for every size of the board `N` wide.
    pub(crate) const fn each<const N: usize>(set: u16) -> Layers {
        Layers((set as u64 * EVERY) & (u64::MAX >> (WIDTH * (4 - N))))
    }

    /// The squares of one size.
    pub(crate) const fn of(self, size: Size) -> u16 {
        (self.0 >> (WIDTH * size.index())) as u16
    }

    /// Adds squares to one size.
    pub(crate) const fn add(&mut self, size: Size, set: u16) {
        self.0 |= (set as u64) << (WIDTH * size.index());
    }

    /// How many squares one size has.
    pub(crate) const fn count(self, size: Size) -> usize {
        self.of(size).count_ones() as usize
    }

    /// How many squares each size has, each number in the bits of its size.
    pub(crate) const fn counts(self) -> u64 {
        const PAIRS: u64 = 0x5555_5555_5555_5555;
        const FOURS: u64 = 0x3333_3333_3333_3333;
        const EIGHTS: u64 = 0x0f0f_0f0f_0f0f_0f0f;
        let pairs = self.0 - ((self.0 >> 1) & PAIRS);
        let fours = (pairs & FOURS) + ((pairs >> 2) & FOURS);
        let eights = (fours + (fours >> 4)) & EIGHTS;
        (eights + (eights >> 8)) & (EVERY * 0xff)
    }

    /// Every square for the sizes whose bits hold a number other than 0; below 0x8000 all of them.
    pub(crate) const fn where_some(numbers: u64) -> Layers {
        Layers(((numbers + 0x7fff * EVERY) >> (WIDTH - 1) & EVERY) * 0xffff)
    }

    /// The squares of all sizes together.
    pub(crate) const fn together(self) -> u16 {
        let halves = self.0 | self.0 >> (2 * WIDTH);
        (halves | halves >> WIDTH) as u16
    }

    /// For each size the squares that have that size or a larger one.
    pub(crate) const fn this_or_larger(self) -> Layers {
        let pairs = self.0 | self.0 >> WIDTH;
        Layers(pairs | pairs >> (2 * WIDTH))
    }

    /// For each size the squares that have a larger one.
    pub(crate) const fn larger(self) -> Layers {
        Layers(self.this_or_larger().0 >> WIDTH)
    }

    /// The sizes below a given one on a square, so that the set with the larger piece is the larger number.
    pub(crate) const fn on_square_below(self, square: usize, size: Size) -> u64 {
        let below = (1_u64 << (WIDTH * size.index())) - 1;
        ((self.0 & below) >> square) & EVERY
    }

    /// Moves the largest piece of a square, which must hold one, to another square.
    pub(crate) const fn shift_largest(&mut self, from: usize, to: usize) {
        let sizes = (self.0 >> from) & EVERY;
        let largest = 1_u64 << (u64::BITS - 1 - sizes.leading_zeros());
        self.0 ^= (largest << from) | (largest << to);
    }

    /// Both sets for each size.
    pub(crate) const fn and(self, other: Layers) -> Layers {
        Layers(self.0 & other.0)
    }

    /// Either set for each size.
    pub(crate) const fn or(self, other: Layers) -> Layers {
        Layers(self.0 | other.0)
    }

    /// What is not in the other set, for each size.
    pub(crate) const fn without(self, other: Layers) -> Layers {
        Layers(self.0 & !other.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sizes() -> [Size; 4] {
        [1, 2, 3, 4].map(|number| Size::new::<4>(number).unwrap())
    }

    #[test]
    fn layers_answer_for_each_size() {
        let mut layers = Layers::default();
        for (size, set) in sizes().into_iter().zip([0b0011, 0b0110, 0, 0b1000]) {
            layers.add(size, set);
        }
        let [one, two, three, four] = sizes();
        assert_eq!(layers.of(two), 0b0110);
        assert_eq!(layers.count(two), 2);
        assert_eq!(layers.together(), 0b1111);
        assert_eq!(layers.counts(), 0x0001_0000_0002_0002);
        assert_eq!(Layers(u64::MAX).counts(), 16 * EVERY);
        let here_up = layers.this_or_larger();
        assert_eq!(sizes().map(|size| here_up.of(size)), [0b1111, 0b1110, 0b1000, 0b1000]);
        let above = layers.larger();
        assert_eq!(sizes().map(|size| above.of(size)), [0b1110, 0b1000, 0b1000, 0]);
        layers.shift_largest(1, 4);
        assert_eq!((layers.of(one), layers.of(two)), (0b0_0011, 0b1_0100));
        assert_eq!(Layers::each::<3>(0b101).of(three), 0b101);
        assert_eq!(Layers::each::<3>(0b101).of(four), 0);
    }
}
