//! How the pieces of one size stand on the board, and how that can change.
//!
//! Sizes do not mix: a square holds at most one piece of a size, so all that can be said about one size is
//! which squares hold a piece of the side to move and which hold one of the other side. With two pieces
//! each there are 1423 such arrangements, few enough to number them and to keep every step between them
//! in a list.

use super::maps::map_set;
use crate::Square;
use crate::lines::Lines;
use crate::square::squares_of;
use crate::symmetry::MAPS;

/// How many squares there are.
const SQUARES: usize = 9;
/// How many arrangements there would be if every square could hold a piece of either side.
const TERNARY: usize = 3_usize.pow(SQUARES as u32);

/// The squares of the pieces of one size, covered or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Arrangement {
    /// The pieces of the side to move.
    pub(super) own: u16,
    /// The pieces of the other side.
    pub(super) other: u16,
}

impl Arrangement {
    /// The squares that hold a piece of either side.
    pub(super) const fn together(self) -> u16 {
        self.own | self.other
    }

    /// The same pieces when it is the other side's turn.
    pub(super) const fn turned(self) -> Arrangement {
        Arrangement { own: self.other, other: self.own }
    }

    /// The same pieces seen through a map of the board.
    pub(super) fn mapped(self, map: usize) -> Arrangement {
        Arrangement { own: map_set(self.own, map), other: map_set(self.other, map) }
    }

    /// A number of its own below [`TERNARY`]: one digit to the base three for each square.
    fn ternary(self) -> usize {
        let digits =
            |set| squares_of::<3>(set).map(|square| 3_usize.pow(square.index() as u32)).sum::<usize>();
        digits(self.own) + 2 * digits(self.other)
    }
}

/// One piece of the side to move changes its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Step {
    /// The squares that must be free of larger pieces: where it comes from, where it goes.
    pub(super) squares: u16,
    /// The square where it comes down, or is taken from.
    pub(super) at: Square<3>,
    /// The number of the arrangement that this gives, still seen by the side that moved.
    pub(super) then: u16,
}

/// Every arrangement of one size with a given number of pieces a side.
pub(super) struct Arrangements {
    all: Vec<Arrangement>,
    /// The number of each arrangement, by its ternary number.
    numbers: Vec<u16>,
    /// For each map the number of what each arrangement becomes.
    mapped: [Vec<u16>; MAPS],
    /// The same, for the other side.
    turned: [Vec<u16>; MAPS],
    shifts: Vec<Vec<Step>>,
    puts: Vec<Vec<Step>>,
    takes: Vec<Vec<Step>>,
}

impl Arrangements {
    /// All arrangements of at most so many pieces a side, beginning with the empty one.
    ///
    /// They are in the order of the sets of squares. Neighbours then differ by few pieces and are worth about
    /// the same, which makes a table of values half as large when compressed as an order by number of pieces.
    pub(super) fn of(pieces: u32) -> Arrangements {
        let sets = || (0..=Lines::<3>::BOARD).filter(|set| set.count_ones() <= pieces);
        let all: Vec<Arrangement> = sets()
            .flat_map(|own| {
                sets().filter(move |other| own & other == 0).map(move |other| Arrangement { own, other })
            })
            .collect();
        let mut numbers = vec![u16::MAX; TERNARY];
        for (number, arrangement) in all.iter().enumerate() {
            numbers[arrangement.ternary()] = number as u16;
        }
        let number = |it: Arrangement| numbers[it.ternary()];
        let mapped = |map| all.iter().map(|it| number(it.mapped(map))).collect();
        let turned = |map| all.iter().map(|it| number(it.mapped(map).turned())).collect();
        let (mapped, turned) = (std::array::from_fn(mapped), std::array::from_fn(turned));

        let free = |it: Arrangement| squares_of::<3>(Lines::<3>::BOARD & !it.together());
        let step = |it: Arrangement, from: u16, to: u16, at| Step {
            squares: from | to,
            at,
            then: number(Arrangement { own: it.own ^ from ^ to, ..it }),
        };
        let shifts = |it: Arrangement| {
            let to_anywhere = |from: Square<3>| free(it).map(move |to| step(it, from.bit(), to.bit(), to));
            squares_of::<3>(it.own).flat_map(to_anywhere).collect()
        };
        let puts = |it: Arrangement| {
            let any_left = it.own.count_ones() < pieces;
            free(it).filter(|_| any_left).map(|to| step(it, 0, to.bit(), to)).collect()
        };
        let takes =
            |it: Arrangement| squares_of::<3>(it.own).map(|from| step(it, from.bit(), 0, from)).collect();
        let shifts = all.iter().copied().map(shifts).collect();
        let puts = all.iter().copied().map(puts).collect();
        let takes = all.iter().copied().map(takes).collect();
        Arrangements { all, numbers, mapped, turned, shifts, puts, takes }
    }

    /// How many there are.
    pub(super) fn len(&self) -> usize {
        self.all.len()
    }

    /// The arrangement with a number.
    pub(super) fn get(&self, number: usize) -> Arrangement {
        self.all[number]
    }

    /// The number of an arrangement; `None` when it has more pieces than there are.
    pub(super) fn number(&self, arrangement: Arrangement) -> Option<usize> {
        let number = self.numbers[arrangement.ternary()];
        (number != u16::MAX).then_some(number as usize)
    }

    /// For every arrangement the number of what it looks like through a map.
    pub(super) fn mapped(&self, map: usize) -> &[u16] {
        &self.mapped[map]
    }

    /// For every arrangement the number of what it looks like through a map to the other side.
    pub(super) fn turned(&self, map: usize) -> &[u16] {
        &self.turned[map]
    }

    /// The ways to move a piece of the side to move on the board, as far as pieces of this size matter.
    pub(super) fn shifts(&self, number: usize) -> &[Step] {
        &self.shifts[number]
    }

    /// The ways to put a piece of the side to move on the board, as far as pieces of this size matter.
    pub(super) fn puts(&self, number: usize) -> &[Step] {
        &self.puts[number]
    }

    /// The ways to take a piece of the side to move back from the board: [`puts`](Self::puts) backwards.
    pub(super) fn takes(&self, number: usize) -> &[Step] {
        &self.takes[number]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_as_many_arrangements_as_counting_says() {
        assert_eq!(Arrangements::of(0).len(), 1);
        assert_eq!(Arrangements::of(1).len(), 1 + 9 + 9 + 9 * 8);
        assert_eq!(Arrangements::of(2).len(), 1423);
        assert_eq!(Arrangements::of(2).get(0), Arrangement::default());
    }

    #[test]
    fn numbers_and_arrangements_belong_together() {
        let arrangements = Arrangements::of(2);
        for number in 0..arrangements.len() {
            assert_eq!(arrangements.number(arrangements.get(number)), Some(number));
        }
        let too_many = Arrangement { own: 0b111, other: 0 };
        assert_eq!(arrangements.number(too_many), None);
    }

    #[test]
    fn every_step_moves_one_piece() {
        let arrangements = Arrangements::of(2);
        for number in 0..arrangements.len() {
            let before = arrangements.get(number);
            for step in arrangements.shifts(number) {
                let after = arrangements.get(step.then as usize);
                assert_eq!(after.other, before.other);
                assert_eq!(before.own ^ after.own, step.squares);
                assert_eq!(step.squares & !before.own, step.at.bit());
            }
            for step in arrangements.puts(number) {
                let after = arrangements.get(step.then as usize);
                assert_eq!((after.own ^ before.own, after.other), (step.at.bit(), before.other));
                let back = arrangements.takes(step.then as usize).iter().find(|back| back.at == step.at);
                assert_eq!(back.map(|back| back.then as usize), Some(number));
            }
        }
        let one_of_each = Arrangement { own: 1, other: 2 };
        let number = arrangements.number(one_of_each).unwrap();
        assert_eq!((arrangements.shifts(number).len(), arrangements.puts(number).len()), (7, 7));
    }

    #[test]
    fn turning_twice_gives_back_the_same() {
        let arrangements = Arrangements::of(2);
        for number in 0..arrangements.len() {
            let turned = arrangements.turned(0)[number] as usize;
            assert_eq!(arrangements.get(turned), arrangements.get(number).turned());
            assert_eq!(arrangements.turned(0)[turned] as usize, number);
        }
    }
}
