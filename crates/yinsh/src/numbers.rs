//! The game in numbers, for learners: all moves, and a view as a tensor.

use game::{OpenView, Tensor, View};

use crate::{Board, Move, Point, Points, Row, Rules, Yinsh};

/// Every ring placed, every slide along a line, every row and every ring taken, and pass.
pub(crate) fn actions(rules: Rules) -> Vec<Move> {
    let board = Board::empty(rules);
    let slides =
        Point::all().flat_map(|from| board.destinations(from).iter().map(move |to| Move::Slide { from, to }));
    let places = Point::all().map(Move::Place);
    let taken = Row::all().map(Move::TakeRow).chain(Point::all().map(Move::TakeRing));
    places.chain(slides).chain(taken).chain([Move::Pass]).collect()
}

/// Both seats' rings and markers, the rings they have taken, what is asked, and of whom.
pub(crate) fn observation(view: &OpenView<Yinsh>, into: &mut Tensor) {
    let (board, viewer) = (view.position(), view.viewer());
    let mut mark = |name, set: Points| {
        let marked = Point::all().enumerate().filter(|(_, point)| set.contains(*point));
        into.marks(name, Points::BOARD.len(), marked.map(|(place, _)| place));
    };
    viewer.seats_from_here(2).for_each(|seat| mark("rings", board.rings(seat)));
    viewer.seats_from_here(2).for_each(|seat| mark("markers", board.markers(seat)));
    for seat in viewer.seats_from_here(2) {
        into.number("taken", board.taken(seat) as f32 / 3.0);
    }
    into.number("markers left", board.markers_left() as f32 / Rules::MARKERS as f32);
    into.marks("asked", 5, [board.asked() as usize]);
    into.seat("turn", viewer, 2, view.turn());
}
