//! Five points in a row.

use std::fmt;

use crate::direction::Direction;
use crate::point::{BOARD, GRID, Point, Points};

/// Five adjacent points of a line: what is taken off the board together.
///
/// It is written by its two ends, the end with the smaller letter, then the smaller number, first.
///
/// ```
/// use yinsh::{Direction, Point, Row};
/// let row = Row::new(Point::at('e', 4).unwrap(), Direction::Number).unwrap();
/// assert_eq!(row.to_string(), "e4-i4");
/// assert_eq!(row.points().len(), 5);
/// assert_eq!(Row::all().count(), 123);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Row {
    first: Point,
    direction: Direction,
}

impl Row {
    /// How many markers make a row.
    pub const LENGTH: usize = 5;

    /// The row that begins at a point and goes the way on which letters and numbers grow; `None` if it would
    /// leave the board.
    pub fn new(first: Point, direction: Direction) -> Option<Row> {
        let row = Row { first, direction };
        STARTS[direction as usize].contains(first).then_some(row)
    }

    /// The row from one end to the other, whichever comes first.
    pub fn from_ends(one: Point, other: Point) -> Option<Row> {
        let direction = Direction::between(one, other)?;
        let row = Row { first: one.min(other), direction };
        (row.first.index() + 4 * direction.step() == one.max(other).index()).then_some(row)
    }

    /// Every row of the board.
    pub fn all() -> impl Iterator<Item = Row> {
        let of = |direction| STARTS[direction as usize].iter().map(move |first| Row { first, direction });
        Direction::ALL.into_iter().flat_map(of)
    }

    /// The rows that lie wholly in a set of points: windows of five in its lines.
    pub fn all_in(points: Points) -> impl Iterator<Item = Row> + Clone {
        let of =
            move |direction| starts_in(points, direction).iter().map(move |first| Row { first, direction });
        Direction::ALL.into_iter().flat_map(of)
    }

    /// How many rows lie wholly in a set.
    pub(crate) fn count_in(points: Points) -> usize {
        Direction::ALL.iter().map(|direction| starts_in(points, *direction).len()).sum()
    }

    /// Whether there is a row that lies wholly in a set.
    #[inline]
    pub(crate) fn any_in(points: Points) -> bool {
        let [letter, number, slope] = Direction::ALL.map(|direction| starts_in(points, direction).0);
        letter | number | slope != 0
    }

    /// The five points.
    #[inline]
    pub fn points(self) -> Points {
        Points(PATTERNS[self.direction as usize] << self.first.index())
    }

    /// The end it is named by first.
    pub const fn first(self) -> Point {
        self.first
    }

    /// The other end.
    pub fn last(self) -> Point {
        Point::from_index(self.first.index() + (Row::LENGTH - 1) * self.direction.step())
    }

    /// The direction it lies in.
    pub const fn direction(self) -> Direction {
        self.direction
    }
}

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.first(), self.last())
    }
}

impl fmt::Debug for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Where the rows begin that lie wholly in a set: all places of the board at once.
#[inline]
pub(crate) const fn starts_in(points: Points, direction: Direction) -> Points {
    let step = direction.step();
    let two = points.0 & points.0 >> step;
    Points(two & two >> (2 * step) & points.0 >> (4 * step))
}

/// Five points in a row from the lowest place of the grid.
const PATTERNS: [u128; 3] = {
    let mut patterns = [0; 3];
    let mut direction = 0;
    while direction < 3 {
        let mut steps = 0;
        while steps < Row::LENGTH {
            patterns[direction] |= 1 << (steps * Direction::ALL[direction].step());
            steps += 1;
        }
        direction += 1;
    }
    patterns
};

/// Where rows of each direction can begin.
pub(crate) const STARTS: [Points; 3] = {
    let mut starts = [Points::NONE; 3];
    let mut direction = 0;
    while direction < 3 {
        let mut index = 0;
        while index + 4 * Direction::ALL[direction].step() < GRID {
            let row = PATTERNS[direction] << index;
            if row & BOARD == row {
                starts[direction].0 |= 1 << index;
            }
            index += 1;
        }
        direction += 1;
    }
    starts
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_41_rows_in_each_direction() {
        for direction in Direction::ALL {
            assert_eq!(Row::all().filter(|row| row.direction() == direction).count(), 41);
        }
        assert_eq!(Row::count_in(Points::BOARD), 123, "no row runs over the edge");
        for row in Row::all() {
            assert_eq!(row.points().len(), 5);
            assert_eq!(row.points() & Points::BOARD, row.points());
            assert_eq!(row.first().distance(row.last()), 4);
            assert_eq!(Row::from_ends(row.last(), row.first()), Some(row));
            assert_eq!(Row::all_in(row.points()).collect::<Vec<_>>(), [row]);
            assert!(Row::any_in(row.points()));
        }
    }

    #[test]
    fn ends_that_are_not_five_apart_on_a_line_make_no_row() {
        let point = |letter, number| Point::at(letter, number).unwrap();
        assert_eq!(Row::from_ends(point('e', 4), point('h', 4)), None, "four");
        assert_eq!(Row::from_ends(point('d', 4), point('i', 4)), None, "six");
        assert_eq!(Row::from_ends(point('e', 4), point('i', 6)), None, "no line");
        assert_eq!(Row::from_ends(point('e', 4), point('e', 4)), None);
    }

    #[test]
    fn a_run_of_seven_holds_three_rows() {
        let run: Points = (2..=8).filter_map(|number| Point::at('e', number)).collect();
        let rows: Vec<String> = Row::all_in(run).map(|row| row.to_string()).collect();
        assert_eq!(rows, ["e2-e6", "e3-e7", "e4-e8"]);
    }
}
