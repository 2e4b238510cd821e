//! The twelve ways to look at a hexagonal board.
//!
//! Map number `m`: first mirror if `m` is 6 or more, exchanging letter and number; then turn by `m` times 60
//! degrees. Map 0 changes nothing.

use crate::point::{Point, Points, SIDE};
use crate::{Move, Row};

/// How many maps there are.
pub(crate) const MAPS: usize = 12;

/// Where a place of the grid goes under a map. Places beside the board can leave the grid; they have no image.
pub(crate) const fn map_index(index: usize, map: usize) -> usize {
    // Counted from the centre.
    let middle = (SIDE / 2) as i32;
    let (mut right, mut up) = ((index / SIDE) as i32 - middle, (index % SIDE) as i32 - middle);
    if map >= 6 {
        (right, up) = (up, right);
    }
    let mut turns = map % 6;
    while turns > 0 {
        // A step up becomes a step along the slope, a step to the right one down.
        (right, up) = (up, up - right);
        turns -= 1;
    }
    ((right + middle) * SIDE as i32 + up + middle) as usize
}

/// Where a point goes under a map.
pub(crate) const fn map_point(point: Point, map: usize) -> Point {
    Point::from_index(map_index(point.index(), map))
}

/// Where the points of a set go under a map.
pub(crate) fn map_points(points: Points, map: usize) -> Points {
    points.iter().map(|point| map_point(point, map)).collect()
}

/// Where a row goes under a map.
fn map_row(row: Row, map: usize) -> Row {
    let ends = (map_point(row.first(), map), map_point(row.last(), map));
    Row::from_ends(ends.0, ends.1).expect("lines stay lines and distances stay distances")
}

/// A decision seen through a map.
pub(crate) fn map_move(mv: Move, map: usize) -> Move {
    match mv {
        Move::Place(point) => Move::Place(map_point(point, map)),
        Move::Slide { from, to } => Move::Slide { from: map_point(from, map), to: map_point(to, map) },
        Move::TakeRow(row) => Move::TakeRow(map_row(row, map)),
        Move::TakeRing(point) => Move::TakeRing(map_point(point, map)),
        Move::Pass => Move::Pass,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn the_maps_are_twelve_different_ones_and_the_first_changes_nothing() {
        let images = |map| Point::all().map(|point| map_point(point, map)).collect::<Vec<_>>();
        let all: BTreeSet<_> = (0..MAPS).map(images).collect();
        assert_eq!(all.len(), MAPS);
        assert_eq!(images(0), Point::all().collect::<Vec<_>>());
    }

    #[test]
    fn every_map_keeps_the_board_its_centre_and_all_distances() {
        for map in 0..MAPS {
            assert_eq!(map_points(Points::BOARD, map), Points::BOARD);
            assert_eq!(map_point(Point::CENTRE, map), Point::CENTRE);
            for one in Point::all() {
                for other in Point::all() {
                    assert_eq!(map_point(one, map).distance(map_point(other, map)), one.distance(other));
                }
            }
        }
    }

    #[test]
    fn the_first_ring_has_eleven_different_places() {
        let smallest = |point| (0..MAPS).map(|map| map_point(point, map)).min();
        assert_eq!(Point::all().map(smallest).collect::<BTreeSet<_>>().len(), 11);
    }
}
