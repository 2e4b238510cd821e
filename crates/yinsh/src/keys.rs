//! The numbers that positions are recognised by: one for each piece on each point, combined by exclusive or
//! (Zobrist keys), and the same seen through each of the twelve symmetries.

use game::Seat;
use game::random::mix;

use crate::point::{BOARD, GRID, Point, Points};
use crate::symmetry::{MAPS, map_index};

/// What lies on a point, as far as keys go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Ring,
    Marker,
}

const fn piece(kind: Kind, seat: Seat) -> usize {
    2 * kind as usize + seat.index()
}

/// A number like any other for a piece on a place of the grid.
const fn noise(piece: usize, index: usize) -> u64 {
    // Two rounds: neighbouring inputs must give numbers that have nothing to do with each other.
    mix(mix((piece * GRID + index + 1) as u64).wrapping_add(0x9e37_79b9_7f4a_7c15))
}

/// The key of each piece on each place.
static KEYS: [[u64; GRID]; 4] = {
    let mut keys = [[0; GRID]; 4];
    let mut piece = 0;
    while piece < 4 {
        let mut index = 0;
        while index < GRID {
            keys[piece][index] = noise(piece, index);
            index += 1;
        }
        piece += 1;
    }
    keys
};

/// The change when a marker is turned over.
static FLIPS: [u64; GRID] = {
    let mut keys = [0; GRID];
    let mut index = 0;
    while index < GRID {
        keys[index] = noise(2, index) ^ noise(3, index);
        index += 1;
    }
    keys
};

/// The keys of each piece on each place, seen through each map.
static MAPPED: [[[u64; MAPS]; GRID]; 4] = {
    let mut keys = [[[0; MAPS]; GRID]; 4];
    let mut index = 0;
    while index < GRID {
        let mut map = 0;
        while BOARD >> index & 1 == 1 && map < MAPS {
            let mut piece = 0;
            while piece < 4 {
                keys[piece][index][map] = noise(piece, map_index(index, map));
                piece += 1;
            }
            map += 1;
        }
        index += 1;
    }
    keys
};

/// The key of one piece.
#[inline]
pub(crate) fn of(kind: Kind, seat: Seat, point: Point) -> u64 {
    KEYS[piece(kind, seat)][point.index()]
}

/// The key of several pieces.
#[inline]
pub(crate) fn of_all(kind: Kind, seat: Seat, points: Points) -> u64 {
    points.iter().fold(0, |key, point| key ^ of(kind, seat, point))
}

/// The change when these markers are turned over, whatever their colours.
#[inline]
pub(crate) fn of_flips(points: Points) -> u64 {
    points.iter().fold(0, |key, point| key ^ FLIPS[point.index()])
}

/// The keys of all pieces, seen through each map.
pub(crate) fn through_all_maps(rings: [Points; 2], markers: [Points; 2]) -> [u64; MAPS] {
    let mut keys = [0; MAPS];
    for (kind, sets) in [(Kind::Ring, rings), (Kind::Marker, markers)] {
        for seat in Seat::all(2) {
            let mapped = &MAPPED[piece(kind, seat)];
            for point in sets[seat.index()] {
                for (key, change) in keys.iter_mut().zip(&mapped[point.index()]) {
                    *key ^= change;
                }
            }
        }
    }
    keys
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_piece_on_every_point_has_its_own_key() {
        let mut all: Vec<u64> = Vec::new();
        for seat in Seat::all(2) {
            for kind in [Kind::Ring, Kind::Marker] {
                all.extend(Point::all().map(|point| of(kind, seat, point)));
            }
        }
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), 4 * 85);
    }
}
