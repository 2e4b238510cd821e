//! Windows of five: how many of them hold how many markers of each colour, all places of the board at once.
//!
//! A window is named by the point where its row would begin. The number of markers in every window of one
//! direction is kept as three sets of bits, added up like columns of figures.

use crate::Points;
use crate::direction::Direction;
use crate::row::STARTS;

/// For every window of one direction, how many points of a set lie in it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Counts {
    ones: u128,
    twos: u128,
    fours: u128,
}

impl Counts {
    /// Counts a set in all windows of a direction.
    #[inline]
    pub(super) fn new(set: Points, direction: Direction) -> Counts {
        let step = direction.step();
        let at = |place: usize| set.0 >> (place * step);
        let (sum, carry) = add(at(0), at(1), at(2));
        let (ones, second) = add(sum, at(3), at(4));
        Counts { ones, twos: carry ^ second, fours: carry & second }
    }

    /// The windows that hold exactly so many, from 0 to 4.
    #[inline]
    pub(super) fn exactly(&self, number: usize) -> u128 {
        match number {
            0 => !(self.ones | self.twos | self.fours),
            1 => self.ones & !self.twos & !self.fours,
            2 => self.twos & !self.ones,
            3 => self.twos & self.ones,
            4 => self.fours & !self.ones,
            _ => self.fours & self.ones,
        }
    }
}

/// Adds three columns: the sum and what is carried.
#[inline]
const fn add(one: u128, two: u128, three: u128) -> (u128, u128) {
    let half = one ^ two;
    (half ^ three, one & two | half & three)
}

/// The windows of a direction that hold at least one point of a set.
#[inline]
pub(super) fn touching(set: Points, direction: Direction) -> u128 {
    let step = direction.step();
    let two = set.0 | set.0 >> step;
    two | two >> (2 * step) | set.0 >> (4 * step)
}

/// All windows of a direction.
#[inline]
pub(super) const fn all(direction: Direction) -> u128 {
    STARTS[direction as usize].0
}

/// The points that windows of a direction, named by their first points, have in common with a set.
#[inline]
pub(super) fn members(windows: u128, direction: Direction, set: Points) -> Points {
    let step = direction.step();
    let two = windows | windows << step;
    Points((two | two << (2 * step) | windows << (4 * step)) & set.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Row;
    use game::random::{fast, unit};

    #[test]
    fn every_window_is_counted_as_by_hand() {
        let mut rng = fast(2);
        for density in [0.1, 0.5, 0.8] {
            let set: Points = Points::BOARD.iter().filter(|_| unit(&mut rng) < density).collect();
            let other: Points = Points::BOARD.iter().filter(|_| unit(&mut rng) < 0.2).collect();
            for row in Row::all() {
                let window = row.first().alone().0;
                let number = (row.points() & set).len();
                let counts = Counts::new(set, row.direction());
                for asked in 0..=5 {
                    assert_eq!(counts.exactly(asked) & window != 0, asked == number);
                }
                assert_eq!(touching(other, row.direction()) & window != 0, row.points().meets(other));
                assert!(all(row.direction()) & window != 0);
                assert_eq!(members(window, row.direction(), set), row.points() & set);
            }
        }
    }
}
