//! What the evaluation counts beside windows: a few numbers for each side, worked out from the board alone.

use game::Seat;

use crate::point::{BOARD, GRID};
use crate::reach::Reach;
use crate::symmetry::{MAPS, map_index};
use crate::{Board, Point, Points};

/// The number of own moves, were it one's turn.
pub(super) const MOBILITY: usize = 0;
/// Own rings by their place, places that look the same from some side of the board being one.
pub(super) const RINGS: usize = MOBILITY + 1;
/// Different places of a ring.
pub(super) const RING_PLACES: usize = 11;
/// Own markers.
pub(super) const MARKERS: usize = RINGS + RING_PLACES;
/// Own markers that the opponent can turn over with the next move.
pub(super) const SHAKY_MARKERS: usize = MARKERS + 1;
/// How many numbers there are for each side.
pub(crate) const FEATURES: usize = SHAKY_MARKERS + 1;

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

impl Pieces {
    /// The pieces on a board.
    #[inline]
    pub(super) fn of(board: &Board) -> Pieces {
        let [white, black] = [Seat::new(0), Seat::new(1)];
        Pieces {
            rings: [board.rings(white), board.rings(black)],
            markers: [board.markers(white), board.markers(black)],
        }
    }
}

/// Lists the features of both sides; the answer is what each side can turn over, of either colour.
#[inline]
pub(super) fn list(pieces: &Pieces, sink: &mut impl Sink) -> [Points; 2] {
    let rings = pieces.rings[0] | pieces.rings[1];
    let markers = pieces.markers[0] | pieces.markers[1];
    let reach = Reach::new(rings, markers);
    let mut flips = [Points::NONE; 2];
    for seat in Seat::all(2) {
        let own = seat.index();
        let (moves, over) = reach.survey(pieces.rings[own]);
        flips[own] = over;
        sink.add(seat, MOBILITY, moves as i32);
        for ring in pieces.rings[own] {
            sink.add(seat, RINGS + usize::from(PLACE[ring.index()]), 1);
        }
    }
    for seat in Seat::all(2) {
        let (own, other) = (seat.index(), seat.other().index());
        sink.add(seat, MARKERS, pieces.markers[own].len() as i32);
        sink.add(seat, SHAKY_MARKERS, (pieces.markers[own] & flips[other]).len() as i32);
    }
    flips
}

/// Which of the eleven different places each point is, those near the centre first; 0 beside the board.
static PLACE: [u8; GRID] = {
    let mut table = [0; GRID];
    let mut next = 0;
    let mut distance = 0;
    while distance <= 5 {
        let mut index = 0;
        while index < GRID {
            let here = BOARD >> index & 1 == 1
                && Point::from_index(index).distance(Point::CENTRE) == distance
                && is_first_of_its_kind(index);
            if here {
                let mut map = 0;
                while map < MAPS {
                    table[map_index(index, map)] = next;
                    map += 1;
                }
                next += 1;
            }
            index += 1;
        }
        distance += 1;
    }
    assert!(next as usize == RING_PLACES, "the first ring has eleven different places");
    table
};

/// Whether no map takes a point to an earlier one.
const fn is_first_of_its_kind(index: usize) -> bool {
    let mut map = 0;
    while map < MAPS {
        if map_index(index, map) < index {
            return false;
        }
        map += 1;
    }
    true
}

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
        let mut features = Listed([[0; FEATURES]; 2]);
        list(&Pieces::of(&board), &mut features);
        assert_eq!(features.0[0][MOBILITY], board.mobility(white) as i32);
        assert_eq!(features.0[1][MOBILITY], board.mobility(black) as i32);
        features.0
    }

    #[test]
    fn what_the_opponent_can_turn_over_is_shaky() {
        // Black's ring on e1 can jump all four.
        let [white, _] = listed("WW2/7/8/9/B1wwww4/9/10/9/7B/B4BB/WWW1 w move 0-0");
        assert_eq!((white[MARKERS], white[SHAKY_MARKERS]), (4, 4));
        let [white, _] = listed("WW2/6B/7B/8B/2wwwwW2B/8B/10/9/8/7/WW2 w move 0-0");
        assert_eq!((white[MARKERS], white[SHAKY_MARKERS]), (4, 0));
    }

    #[test]
    fn rings_are_counted_by_their_place() {
        let [white, black] = listed("BB2/7/8/9/4W5/4WW3/4W5/9/8/B6/WBB1 w move 0-0");
        assert_eq!((white[RINGS], white[RINGS + 1]), (1, 3), "the centre, and three beside it");
        assert_eq!(black[RINGS..MARKERS].iter().sum::<i32>(), 5);
    }
}
