//! The game in numbers, for learners: all moves, and a view as a tensor.

use game::{OpenView, Tensor, View};

use crate::{Gobblet, Move, Piece, Size, Square};

/// Every piece on every square, then every square to every other.
pub(crate) fn actions<const N: usize>() -> Vec<Move<N>> {
    let puts = Size::all::<N>().flat_map(|size| Square::all().map(move |to| Move::Put { size, to }));
    let shifts = Square::all()
        .flat_map(|from| Square::all().filter(move |to| *to != from).map(move |to| Move::Shift { from, to }));
    puts.chain(shifts).collect()
}

/// Both seats' pieces by size, what they show, what they have left, and whose turn it is.
pub(crate) fn observation<const N: usize>(view: &OpenView<Gobblet<N>>, into: &mut Tensor) {
    let (board, viewer) = (view.position(), view.viewer());
    let seats = || viewer.seats_from_here(2);
    let pieces = || seats().flat_map(|seat| Size::all::<N>().map(move |size| Piece { seat, size }));
    let mut mark = |name, set: u16| {
        into.marks(name, N * N, (0..N * N).filter(|square| set >> square & 1 == 1));
    };
    pieces().for_each(|piece| mark("pieces", board.squares(piece)));
    seats().for_each(|seat| mark("shown", board.shown(seat)));
    for piece in pieces() {
        into.number("reserve", board.in_reserve(piece) as f32 / f32::from(board.rules().pieces));
    }
    into.seat("turn", viewer, 2, view.turn());
}
