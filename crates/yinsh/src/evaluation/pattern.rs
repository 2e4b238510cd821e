//! Windows of five as patterns: what lies on each of the five points, and what of it can be turned over.
//!
//! Three bits a point say what is there for the side to move. The points of a line make a number; every five
//! neighbouring points of it are a window, and the number of the window is where the tables of the evaluation
//! are read. There are `7^5` patterns, about half of them different when read from either end.

use game::Seat;

use super::features::Pieces;
use crate::Points;
use crate::point::{BOARD, GRID, SIDE};

/// Bits for each point.
const BITS: usize = 3;
/// Points of a window.
const LENGTH: usize = 5;
/// Room for every window's number.
pub(crate) const PATTERNS: usize = 1 << (BITS * LENGTH);

/// What is on a point, for one side.
pub(super) const OWN: u8 = 1;
pub(super) const OWN_SHAKY: u8 = 2;
pub(super) const FOREIGN: u8 = 3;
pub(super) const FOREIGN_SHAKY: u8 = 4;
pub(super) const OWN_RING: u8 = 5;
pub(super) const FOREIGN_RING: u8 = 6;
/// How many different things can be on a point, nothing included.
pub(super) const STATES: u8 = 7;

/// What is on the points of a window, from one end.
pub(super) const fn points_of(pattern: usize) -> [u8; LENGTH] {
    let mut points = [0; LENGTH];
    let mut place = 0;
    while place < LENGTH {
        points[place] = (pattern >> (BITS * place) & 7) as u8;
        place += 1;
    }
    points
}

/// The same window from the other end.
pub(super) const fn reversed(pattern: usize) -> usize {
    let mut other = 0;
    let mut place = 0;
    while place < LENGTH {
        other = other << BITS | (pattern >> (BITS * place) & 7);
        place += 1;
    }
    other
}

/// Whether a number is that of a window.
pub(super) fn is_pattern(number: usize) -> bool {
    points_of(number).iter().all(|point| *point < STATES)
}

/// The patterns that stand for themselves and for their reverse.
pub(crate) fn all() -> impl Iterator<Item = usize> {
    (0..PATTERNS).filter(|pattern| is_pattern(*pattern) && *pattern <= reversed(*pattern))
}

/// The lines that have windows, in each of three directions.
const LINES: usize = 27;
/// A line that has none: points are written there and never read.
const NO_LINE: u8 = LINES as u8;

/// For each direction and point, the line it is on and how far along, in bits.
static PLACES: [[(u8, u8); 3]; GRID] = {
    let mut places = [[(NO_LINE, 0); 3]; GRID];
    let steps = [1, SIDE, SIDE + 1];
    let mut line = 0;
    let mut direction = 0;
    while direction < 3 {
        let step = steps[direction];
        let mut start = 0;
        while start < GRID {
            let begins = start < step || BOARD >> (start - step) & 1 == 0;
            if BOARD >> start & 1 == 1 && begins {
                let mut length = 0;
                while start + length * step < GRID && BOARD >> (start + length * step) & 1 == 1 {
                    length += 1;
                }
                let mut along = 0;
                while length >= LENGTH && along < length {
                    places[start + along * step][direction] = (line, (BITS * along) as u8);
                    along += 1;
                }
                line += (length >= LENGTH) as u8;
            }
            start += 1;
        }
        direction += 1;
    }
    assert!(line as usize == LINES, "33 lines, of which 27 have five points or more");
    places
};

/// How many windows each line has.
static WINDOWS: [u8; LINES] = {
    let mut windows = [0; LINES];
    let mut index = 0;
    while index < GRID {
        let mut direction = 0;
        while direction < 3 {
            let (line, bits) = PLACES[index][direction];
            let along = bits as usize / BITS;
            if line != NO_LINE && along + 1 >= LENGTH {
                windows[line as usize] += 1;
            }
            direction += 1;
        }
        index += 1;
    }
    windows
};

/// Tells the pattern of every window that is not empty, as `side` sees it. `flips` is what each side can turn over.
#[inline]
pub(super) fn each(pieces: &Pieces, flips: [Points; 2], side: Seat, mut tell: impl FnMut(usize)) {
    let (own, other) = (side.index(), side.other().index());
    let mut lines = [0_u64; LINES + 1];
    let mut put = |points: Points, what: u8| {
        for point in points {
            for (line, bits) in PLACES[point.index()] {
                lines[usize::from(line)] |= u64::from(what) << bits;
            }
        }
    };
    put(pieces.markers[own] - flips[other], OWN);
    put(pieces.markers[own] & flips[other], OWN_SHAKY);
    put(pieces.markers[other] - flips[own], FOREIGN);
    put(pieces.markers[other] & flips[own], FOREIGN_SHAKY);
    put(pieces.rings[own], OWN_RING);
    put(pieces.rings[other], FOREIGN_RING);
    for (line, windows) in lines.iter().zip(WINDOWS) {
        let mut rest = *line;
        for _ in 0..windows {
            tell((rest as usize) & (PATTERNS - 1));
            rest >>= BITS;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Point, Row};
    use game::random::{fast, unit};

    #[test]
    fn patterns_are_counted_once_from_either_end() {
        assert_eq!((0..PATTERNS).filter(|pattern| is_pattern(*pattern)).count(), 7_usize.pow(5));
        // Palindromes are chosen by three points.
        assert_eq!(all().count(), usize::midpoint(7_usize.pow(5), 7_usize.pow(3)));
        assert_eq!(reversed(reversed(0o12345)), 0o12345);
        assert_eq!(points_of(0o12345), [5, 4, 3, 2, 1]);
    }

    #[test]
    fn every_window_of_the_board_is_told_as_it_lies() {
        let mut rng = fast(3);
        let mut some = |from: Points| -> Points { from.iter().filter(|_| unit(&mut rng) < 0.3).collect() };
        let rings = [some(Points::BOARD), Points::NONE];
        let rings = [rings[0], some(Points::BOARD - rings[0])];
        let free = Points::BOARD - rings[0] - rings[1];
        let white = some(free);
        let pieces = Pieces { rings, markers: [white, some(free - white)] };
        let flips = [some(Points::BOARD), some(Points::BOARD)];
        for side in Seat::all(2) {
            let (own, other) = (side.index(), side.other().index());
            let code = |point: Point| {
                let shaky = |by: usize| usize::from(flips[by].contains(point));
                if pieces.markers[own].contains(point) {
                    1 + shaky(other)
                } else if pieces.markers[other].contains(point) {
                    3 + shaky(own)
                } else if pieces.rings[own].contains(point) {
                    5
                } else {
                    6 * usize::from(pieces.rings[other].contains(point))
                }
            };
            let by_hand = |row: Row| row.points().iter().rev_fold(code);
            let mut expected: Vec<usize> = Row::all().map(by_hand).collect();
            let mut told = Vec::new();
            each(&pieces, flips, side, |pattern| told.push(pattern));
            expected.sort_unstable();
            told.sort_unstable();
            assert_eq!(told, expected);
        }
    }

    trait RevFold {
        fn rev_fold(self, code: impl Fn(Point) -> usize) -> usize;
    }

    impl<I: Iterator<Item = Point>> RevFold for I {
        /// The number whose lowest digit is the first point.
        fn rev_fold(self, code: impl Fn(Point) -> usize) -> usize {
            self.enumerate().map(|(place, point)| code(point) << (BITS * place)).sum()
        }
    }
}
