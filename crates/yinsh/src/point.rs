//! The points of the board, and sets of them as 128 bits.
//!
//! The board lies in a grid of eleven letters by eleven numbers, counted letter by letter: a step along a
//! line adds 1, 11 or 12 to the index. The points that a hexagon leaves out of the grid lie exactly where such
//! a step would run over the edge, so a whole set can be moved one step by one shift.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, BitXor, BitXorAssign, Sub, SubAssign};

/// Letters and numbers of the grid.
pub(crate) const SIDE: usize = 11;
/// The places of the grid, most of which are points.
pub(crate) const GRID: usize = SIDE * SIDE;

/// The lowest and the highest number of each letter.
const NUMBERS: [(usize, usize); SIDE] =
    [(2, 5), (1, 7), (1, 8), (1, 9), (1, 10), (2, 10), (2, 11), (3, 11), (4, 11), (5, 11), (7, 10)];

/// Every point, as bits.
pub(crate) const BOARD: u128 = board();

const fn board() -> u128 {
    let mut bits = 0;
    let mut letter = 0;
    while letter < SIDE {
        let (mut number, last) = NUMBERS[letter];
        while number <= last {
            bits |= 1 << (letter * SIDE + number - 1);
            number += 1;
        }
        letter += 1;
    }
    bits
}

/// The place of the set bit that `place` others come before. There must be one.
#[inline]
pub(crate) const fn nth_bit(bits: u128, mut place: u32) -> usize {
    // Half by half, so that the loop runs over few bits of one machine word.
    let (mut half, mut base) = (bits as u64, 0);
    let below = half.count_ones();
    if place >= below {
        place -= below;
        half = (bits >> 64) as u64;
        base = 64;
    }
    while place > 0 {
        half &= half.wrapping_sub(1);
        place -= 1;
    }
    base + half.trailing_zeros() as usize
}

/// One of the 85 points where lines cross: `f6` is the centre.
///
/// ```
/// use yinsh::Point;
/// let point = Point::at('e', 5).unwrap();
/// assert_eq!(point.to_string(), "e5");
/// assert_eq!(Point::at('a', 1), None, "the corners of the hexagon are cut off");
/// assert_eq!(Point::all().count(), 85);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point(u8);

impl Point {
    /// The centre of the board.
    pub const CENTRE: Point = Point(5 * SIDE as u8 + 5);

    /// The point with a letter from `a` to `k` and a number from 1; `None` beside the board.
    pub fn at(letter: char, number: usize) -> Option<Point> {
        let column = (letter as usize).checked_sub('a' as usize)?;
        let (first, last) = *NUMBERS.get(column)?;
        (first..=last).contains(&number).then(|| Point((column * SIDE + number - 1) as u8))
    }

    /// The point at a place of the grid, which must be on the board.
    pub(crate) const fn from_index(index: usize) -> Point {
        debug_assert!(BOARD >> index & 1 == 1, "a place beside the board");
        Point(index as u8)
    }

    /// Every point: `a2` to `a5`, `b1` to `b7`, and so on.
    pub fn all() -> impl Iterator<Item = Point> + Clone {
        Points::BOARD.iter()
    }

    /// The place in the grid and the bit in a set.
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The letter, `a` to `k`.
    pub const fn letter(self) -> char {
        (b'a' + self.column() as u8) as char
    }

    /// The number, 1 to 11.
    pub const fn number(self) -> usize {
        self.index() % SIDE + 1
    }

    /// The letter as a number from 0.
    pub(crate) const fn column(self) -> usize {
        self.index() / SIDE
    }

    /// How many points of each letter there are and where they begin: the lowest and the highest number.
    pub(crate) const fn numbers_of(column: usize) -> (usize, usize) {
        NUMBERS[column]
    }

    /// Steps from this point to another, along lines.
    ///
    /// ```
    /// use yinsh::Point;
    /// assert_eq!(Point::CENTRE.distance(Point::at('k', 7).unwrap()), 5);
    /// ```
    pub const fn distance(self, other: Point) -> usize {
        let right = other.column() as i32 - self.column() as i32;
        let up = other.number() as i32 - self.number() as i32;
        // A step along the slope goes right and up at once.
        if (right < 0) == (up < 0) {
            let (right, up) = (right.unsigned_abs(), up.unsigned_abs());
            (if right > up { right } else { up }) as usize
        } else {
            (right.unsigned_abs() + up.unsigned_abs()) as usize
        }
    }

    /// The set of this point alone.
    pub const fn alone(self) -> Points {
        Points(1 << self.0)
    }

    /// The up to six points one step away.
    pub const fn neighbours(self) -> Points {
        let bit = 1_u128 << self.0;
        let up = bit << 1 | bit << 11 | bit << 12;
        let down = bit >> 1 | bit >> 11 | bit >> 12;
        Points((up | down) & BOARD)
    }

    /// Whether it lies on the edge of the board: it has fewer than six neighbours.
    pub const fn on_edge(self) -> bool {
        self.neighbours().len() < 6
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.letter(), self.number())
    }
}

impl fmt::Debug for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A set of points.
///
/// ```
/// use yinsh::{Point, Points};
/// let edge: Points = Point::all().filter(|point| point.on_edge()).collect();
/// assert_eq!(edge.len(), 30);
/// assert!(!edge.contains(Point::CENTRE));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Points(pub(crate) u128);

impl Points {
    /// No point.
    pub const NONE: Points = Points(0);
    /// All 85 points.
    pub const BOARD: Points = Points(BOARD);

    /// Whether there is no point in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many points there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether a point is in it.
    pub const fn contains(self, point: Point) -> bool {
        self.0 >> point.0 & 1 == 1
    }

    /// Whether the two sets have a point in common.
    pub const fn meets(self, other: Points) -> bool {
        self.0 & other.0 != 0
    }

    /// The first point, in the order of [`Point::all`].
    pub const fn first(self) -> Option<Point> {
        if self.0 == 0 { None } else { Some(Point(self.0.trailing_zeros() as u8)) }
    }

    /// The point that `place` others come before.
    pub(crate) const fn nth(self, place: usize) -> Option<Point> {
        if place < self.len() { Some(Point(nth_bit(self.0, place as u32) as u8)) } else { None }
    }

    /// The points, in the order of [`Point::all`].
    pub const fn iter(self) -> PointsIter {
        PointsIter(self.0)
    }
}

/// The points of a set, one by one.
#[derive(Clone, Debug)]
pub struct PointsIter(u128);

impl Iterator for PointsIter {
    type Item = Point;

    #[inline]
    fn next(&mut self) -> Option<Point> {
        let first = Points(self.0).first()?;
        self.0 &= self.0 - 1;
        Some(first)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count_ones() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for PointsIter {}

impl IntoIterator for Points {
    type Item = Point;
    type IntoIter = PointsIter;
    fn into_iter(self) -> PointsIter {
        self.iter()
    }
}

impl FromIterator<Point> for Points {
    fn from_iter<I: IntoIterator<Item = Point>>(points: I) -> Points {
        points.into_iter().fold(Points::NONE, |set, point| set | point.alone())
    }
}

impl BitAnd for Points {
    type Output = Points;
    /// What is in both.
    fn bitand(self, other: Points) -> Points {
        Points(self.0 & other.0)
    }
}

impl BitOr for Points {
    type Output = Points;
    /// What is in either.
    fn bitor(self, other: Points) -> Points {
        Points(self.0 | other.0)
    }
}

impl BitOrAssign for Points {
    fn bitor_assign(&mut self, other: Points) {
        self.0 |= other.0;
    }
}

impl BitXor for Points {
    type Output = Points;
    /// What is in exactly one of the two.
    fn bitxor(self, other: Points) -> Points {
        Points(self.0 ^ other.0)
    }
}

impl BitXorAssign for Points {
    fn bitxor_assign(&mut self, other: Points) {
        self.0 ^= other.0;
    }
}

impl Sub for Points {
    type Output = Points;
    /// What is in the first and not in the second.
    fn sub(self, other: Points) -> Points {
        Points(self.0 & !other.0)
    }
}

impl SubAssign for Points {
    fn sub_assign(&mut self, other: Points) {
        self.0 &= !other.0;
    }
}

impl fmt::Debug for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_board_has_85_points_with_the_names_of_the_rules() {
        let names: Vec<String> = Point::all().map(|point| point.to_string()).collect();
        assert_eq!(names.len(), 85);
        assert_eq!(names[..6], ["a2", "a3", "a4", "a5", "b1", "b2"]);
        assert_eq!(names[81..], ["k7", "k8", "k9", "k10"]);
        for point in Point::all() {
            assert_eq!(Point::at(point.letter(), point.number()), Some(point));
        }
        for (letter, number) in
            [('a', 1), ('a', 6), ('f', 1), ('f', 11), ('k', 6), ('k', 11), ('l', 8), ('A', 3)]
        {
            assert_eq!(Point::at(letter, number), None, "{letter}{number}");
        }
    }

    #[test]
    fn no_step_runs_over_the_edge_onto_another_point() {
        for point in Point::all() {
            for neighbour in point.neighbours() {
                assert_eq!(point.distance(neighbour), 1, "{point} to {neighbour}");
            }
        }
        let steps: usize = Point::all().map(|point| point.neighbours().len()).sum();
        assert_eq!(steps, 2 * 222, "222 pairs of neighbours");
        assert_eq!(Point::CENTRE.to_string(), "f6");
    }

    #[test]
    fn a_set_lists_its_points_in_order() {
        let set = Point::CENTRE.neighbours();
        let listed: Vec<Point> = set.iter().collect();
        assert_eq!(format!("{listed:?}"), "[e5, e6, f5, f7, g6, g7]");
        for (place, point) in listed.iter().enumerate() {
            assert_eq!(set.nth(place), Some(*point));
        }
        assert_eq!(set.nth(6), None);
        assert_eq!(listed.into_iter().collect::<Points>(), set);
    }
}
