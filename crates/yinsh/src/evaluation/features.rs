//! What the evaluation looks at: a list of numbers for each side, worked out from the board alone.

use game::Seat;

use super::windows::{Counts, all, members, touching};
use crate::direction::Direction;
use crate::reach::Reach;
use crate::{Point, Points};

/// What is counted for each side. Windows of five come in sixteen kinds, each *safe* or *shaky*: shaky if the
/// opponent can turn over a marker in it with the next move.
///
/// The kinds, by own markers and foreign markers: four and none, with the fifth point vacant, held by an own
/// ring, by a foreign ring; four and one; three and none with only vacant points, an own ring, a foreign ring;
/// three and one, likewise; three and two; two and none, likewise; two and one; one and none.
pub(super) const KINDS: usize = 16;

/// The number of own moves, were it one's turn.
pub(super) const MOBILITY: usize = 2 * KINDS;
/// Own rings by their distance from the centre, 0 to 5.
pub(super) const RINGS: usize = MOBILITY + 1;
/// Own markers.
pub(super) const MARKERS: usize = RINGS + 6;
/// Own markers that the opponent can turn over with the next move.
pub(super) const SHAKY_MARKERS: usize = MARKERS + 1;
/// Own rings that complete a row by moving away.
pub(super) const RING_THREATS: usize = SHAKY_MARKERS + 1;
/// Foreign markers that complete a row when turned over, and that can be.
pub(super) const FLIP_THREATS: usize = RING_THREATS + 1;
/// How many numbers there are for each side.
pub(crate) const FEATURES: usize = FLIP_THREATS + 1;

/// Takes in the features, one by one.
pub(super) trait Sink {
    /// A side has a feature so many times more.
    fn add(&mut self, side: Seat, feature: usize, times: i32);
}

/// The pieces that are evaluated: those of a board, or what will be left when its rows have been taken.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pieces {
    pub(super) rings: [Points; 2],
    pub(super) markers: [Points; 2],
}

/// Lists the features of both sides.
#[inline]
pub(super) fn list(pieces: &Pieces, sink: &mut impl Sink) {
    let rings = pieces.rings[0] | pieces.rings[1];
    let markers = pieces.markers[0] | pieces.markers[1];
    let reach = Reach::new(rings, markers);
    // What each side can turn over, of either colour.
    let mut flips = [Points::NONE; 2];
    for seat in Seat::all(2) {
        let own = seat.index();
        let (moves, over) = reach.survey(pieces.rings[own]);
        flips[own] = over;
        sink.add(seat, MOBILITY, moves as i32);
        for ring in pieces.rings[own] {
            sink.add(seat, RINGS + DISTANCE[ring.index()] as usize, 1);
        }
    }
    for seat in Seat::all(2) {
        let (own, other) = (seat.index(), seat.other().index());
        sink.add(seat, MARKERS, pieces.markers[own].len() as i32);
        sink.add(seat, SHAKY_MARKERS, (pieces.markers[own] & flips[other]).len() as i32);
    }
    if markers.is_empty() {
        return;
    }
    for direction in Direction::ALL {
        windows_along(direction, pieces, flips, sink);
    }
}

/// The windows of one direction.
#[inline]
fn windows_along(direction: Direction, pieces: &Pieces, flips: [Points; 2], sink: &mut impl Sink) {
    let counts = pieces.markers.map(|markers| Counts::new(markers, direction));
    let with_ring = pieces.rings.map(|rings| touching(rings, direction));
    for seat in Seat::all(2) {
        let (own, other) = (seat.index(), seat.other().index());
        let shaky = touching(pieces.markers[own] & flips[other], direction);
        let (own_ring, foreign_ring) = (with_ring[own], with_ring[other]);
        let no_ring = !(own_ring | foreign_ring);
        let own_ring_only = own_ring & !foreign_ring;
        let of = |own_markers: usize, foreign_markers: usize| {
            counts[own].exactly(own_markers) & counts[other].exactly(foreign_markers) & all(direction)
        };
        let (four, four_one) = (of(4, 0), of(4, 1));
        let (three, three_one) = (of(3, 0), of(3, 1));
        let two = of(2, 0);
        let kinds: [u128; KINDS] = [
            four & no_ring,
            four & own_ring_only,
            four & foreign_ring,
            four_one,
            three & no_ring,
            three & own_ring_only,
            three & foreign_ring,
            three_one & no_ring,
            three_one & own_ring_only,
            three_one & foreign_ring,
            of(3, 2),
            two & no_ring,
            two & own_ring_only,
            two & foreign_ring,
            of(2, 1),
            of(1, 0),
        ];
        for (kind, windows) in kinds.into_iter().enumerate() {
            sink.add(seat, 2 * kind, (windows & !shaky).count_ones() as i32);
            sink.add(seat, 2 * kind + 1, (windows & shaky).count_ones() as i32);
        }
        if four | four_one != 0 {
            let rings = members(four & own_ring_only, direction, pieces.rings[own]);
            let turned = members(four_one, direction, pieces.markers[other] & flips[own]);
            sink.add(seat, RING_THREATS, rings.len() as i32);
            sink.add(seat, FLIP_THREATS, turned.len() as i32);
        }
    }
}

/// The distance of each place of the grid from the centre; 0 beside the board.
static DISTANCE: [u8; crate::point::GRID] = {
    let mut table = [0; crate::point::GRID];
    let mut index = 0;
    while index < crate::point::GRID {
        if crate::point::BOARD >> index & 1 == 1 {
            table[index] = Point::from_index(index).distance(Point::CENTRE) as u8;
        }
        index += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Yinsh;

    struct Listed([[i32; FEATURES]; 2]);

    impl Sink for Listed {
        fn add(&mut self, side: Seat, feature: usize, times: i32) {
            self.0[side.index()][feature] += times;
        }
    }

    fn listed(position: &str) -> [[i32; FEATURES]; 2] {
        let board = Yinsh::default().parse_board(position).unwrap();
        let [white, black] = [Seat::new(0), Seat::new(1)];
        let pieces = Pieces {
            rings: [board.rings(white), board.rings(black)],
            markers: [board.markers(white), board.markers(black)],
        };
        let mut features = Listed([[0; FEATURES]; 2]);
        list(&pieces, &mut features);
        assert_eq!(features.0[0][MOBILITY], board.mobility(white) as i32);
        assert_eq!(features.0[1][MOBILITY], board.mobility(black) as i32);
        features.0
    }

    #[test]
    fn four_with_an_own_ring_are_a_threat() {
        // White's ring on e7 stands above four markers; Black can turn none of them over.
        let [white, black] = listed("WW2/6B/7B/8B/2wwwwW2B/8B/10/9/8/7/WW2 w move 0-0");
        assert_eq!((white[2], white[3]), (1, 0), "one safe window of four and an own ring");
        assert_eq!((white[0], white[1]), (1, 0), "and one with a vacant point below");
        assert_eq!(white[RING_THREATS], 1);
        assert_eq!((white[MARKERS], white[SHAKY_MARKERS]), (4, 0));
        assert!(black[..MOBILITY].iter().all(|number| *number == 0));
    }

    #[test]
    fn four_with_a_foreign_marker_are_a_threat_if_it_can_be_turned_over() {
        // The black marker on e5 is the fifth; White's ring on d5 can jump it.
        let [white, _] = listed("WW2/7/8/4W4/2wwbww3/9/10/9/7B/B4BB/WWB1 w move 0-0");
        assert_eq!(white[6] + white[7], 1, "one window of four and one");
        assert_eq!(white[FLIP_THREATS], 1);
        assert_eq!(white[RING_THREATS], 0);
    }

    #[test]
    fn what_the_opponent_can_turn_over_is_shaky() {
        // Black's ring on e1 can jump all four.
        let [white, _] = listed("WW2/7/8/9/B1wwww4/9/10/9/7B/B4BB/WWW1 w move 0-0");
        assert_eq!(white[SHAKY_MARKERS], 4);
        assert_eq!(white[0], 0);
        assert!(white[1] > 0);
    }

    #[test]
    fn rings_are_counted_by_their_distance_from_the_centre() {
        let [white, black] = listed("BB2/7/8/9/4W5/4WW3/4W5/9/8/B6/WBB1 w move 0-0");
        assert_eq!(white[RINGS..RINGS + 6], [1, 3, 0, 0, 0, 1]);
        assert_eq!(black[RINGS..RINGS + 6].iter().sum::<i32>(), 5);
    }
}
