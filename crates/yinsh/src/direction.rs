//! The three directions of lines, and what lies along them.

use crate::point::{BOARD, GRID, Point, Points};

/// A direction of lines: which part of the coordinates stays the same.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Direction {
    /// Up a letter: `e1`, `e2`, `e3`.
    Letter,
    /// Along a number: `b5`, `c5`, `d5`.
    Number,
    /// Along the slope, where letter and number grow together: `b2`, `c3`, `d4`.
    Slope,
}

impl Direction {
    /// All three.
    pub const ALL: [Direction; 3] = [Direction::Letter, Direction::Number, Direction::Slope];

    /// How far a step goes in the grid.
    pub(crate) const fn step(self) -> usize {
        match self {
            Direction::Letter => 1,
            Direction::Number => 11,
            Direction::Slope => 12,
        }
    }

    /// The direction of the line through two different points, if there is one.
    pub(crate) const fn between(one: Point, other: Point) -> Option<Direction> {
        match OF_DIFFERENCE[one.index().abs_diff(other.index())] {
            Some(direction) if RAYS[low(one, other)][direction as usize] >> high(one, other) & 1 == 1 => {
                Some(direction)
            }
            _ => None,
        }
    }
}

const fn low(one: Point, other: Point) -> usize {
    if one.index() < other.index() { one.index() } else { other.index() }
}

const fn high(one: Point, other: Point) -> usize {
    if one.index() < other.index() { other.index() } else { one.index() }
}

/// The only direction in which points can be so far apart in the grid.
static OF_DIFFERENCE: [Option<Direction>; GRID] = {
    let mut table = [None; GRID];
    let mut direction = 0;
    while direction < 3 {
        let mut difference = Direction::ALL[direction].step();
        let mut steps = 1;
        while difference < GRID && steps < 10 {
            table[difference] = Some(Direction::ALL[direction]);
            difference += Direction::ALL[direction].step();
            steps += 1;
        }
        direction += 1;
    }
    table
};

/// What lies beyond each place of the grid in each direction, where the index rises.
static RAYS: [[u128; 3]; GRID] = {
    let mut rays = [[0; 3]; GRID];
    let mut index = 0;
    while index < GRID {
        let mut direction = 0;
        while BOARD >> index & 1 == 1 && direction < 3 {
            let step = Direction::ALL[direction].step();
            let mut next = index + step;
            while next < GRID && BOARD >> next & 1 == 1 {
                rays[index][direction] |= 1 << next;
                next += step;
            }
            direction += 1;
        }
        index += 1;
    }
    rays
};

/// The points beyond a place of the grid, in the direction in which the index rises.
#[inline]
pub(crate) const fn ray(index: usize, direction: Direction) -> u128 {
    RAYS[index][direction as usize]
}

/// The points between two points of a line; none if they are not on one.
#[inline]
pub(crate) fn between(one: Point, other: Point) -> Points {
    let (low, high) = (low(one, other), high(one, other));
    match OF_DIFFERENCE[high - low] {
        Some(direction) => Points(ray(low, direction) & ((1 << high) - 1)),
        None => Points::NONE,
    }
}

/// A set seen from the other side of the table: the board turned half round.
#[inline]
pub(crate) const fn turned(bits: u128) -> u128 {
    bits.reverse_bits() >> (128 - GRID)
}

/// Where a point goes when the board is turned half round.
#[inline]
pub(crate) const fn turned_index(index: usize) -> usize {
    GRID - 1 - index
}

#[cfg(test)]
mod tests {
    use super::*;

    fn point(name: &str) -> Point {
        let (letter, number) = name.split_at(1);
        Point::at(letter.chars().next().unwrap(), number.parse().unwrap()).unwrap()
    }

    #[test]
    fn lines_are_33_of_which_27_have_five_points_or_more() {
        let mut lengths = Vec::new();
        for direction in Direction::ALL {
            // A line begins at a point that lies on no ray.
            let on_a_ray = Point::all().fold(0, |set, point| set | ray(point.index(), direction));
            let begins = Points(BOARD & !on_a_ray);
            lengths.extend(begins.iter().map(|point| 1 + ray(point.index(), direction).count_ones()));
        }
        assert_eq!(lengths.len(), 33);
        assert_eq!(lengths.iter().filter(|length| **length >= 5).count(), 27);
    }

    #[test]
    fn between_is_what_a_ring_passes_whichever_way_it_goes() {
        let names = |one, other| format!("{:?}", between(point(one), point(other)));
        assert_eq!(names("e5", "e8"), "[e6, e7]");
        assert_eq!(names("e8", "e5"), "[e6, e7]");
        assert_eq!(names("b5", "f5"), "[c5, d5, e5]");
        assert_eq!(names("b2", "e5"), "[c3, d4]");
        assert_eq!(names("b2", "c3"), "[]");
    }

    #[test]
    fn two_points_share_a_line_or_do_not() {
        for one in Point::all() {
            for other in Point::all() {
                let right = other.column() as i32 - one.column() as i32;
                let up = other.number() as i32 - one.number() as i32;
                let expected = match (right, up) {
                    (0, 0) => None,
                    (0, _) => Some(Direction::Letter),
                    (_, 0) => Some(Direction::Number),
                    (right, up) if right == up => Some(Direction::Slope),
                    _ => None,
                };
                assert_eq!(Direction::between(one, other), expected, "{one} {other}");
            }
        }
    }

    #[test]
    fn half_a_turn_takes_the_board_to_itself() {
        assert_eq!(turned(BOARD), BOARD);
        for point in Point::all() {
            assert_eq!(turned(point.alone().0), 1 << turned_index(point.index()));
        }
    }
}
