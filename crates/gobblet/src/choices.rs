//! What the side to move may do: for each size, where a piece may come from and where it may go.
//!
//! Listing, counting, testing and drawing at random all read the same few sets of squares, so they cannot
//! disagree.

use arrayvec::ArrayVec;
use game::Rng;
use game::random::below;

use crate::board::{Board, MOST_MOVES};
use crate::layers::Layers;
use crate::lines::Lines;
use crate::rules::ReserveCovers;
use crate::square::{nth_of, squares_of};
use crate::{Move, Rules, Size};

/// The sets of squares that make up the legal moves.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Choices<const N: usize> {
    /// Where a piece from the reserve may go; nothing for a size that is not at hand.
    puts: Layers,
    /// Where the own visible pieces stand that may move.
    movable: Layers,
    /// Where a piece on the board may go: squares without a piece of its size or larger. Its own square is
    /// never among them, because the piece itself is there.
    targets: Layers,
}

impl<const N: usize> Choices<N> {
    /// The choices of the side to move.
    pub(crate) fn at(board: &Board<N>) -> Choices<N> {
        let pieces = board.all_pieces();
        let (mover, rules) = (board.mover(), board.rules());
        let (own, other) = (board.shown(mover), board.shown(mover.other()));
        let all = pieces[0].or(pieces[1]);
        let targets = Layers::each::<N>(Lines::<N>::BOARD).without(all.this_or_larger());
        let movable = if rules.moving { pieces[mover.index()].without(all.larger()) } else { Layers(0) };

        let open = match rules.reserve_covers {
            // The board knows those lines already.
            ReserveCovers::WhenThreatened => {
                let threatened = Lines::<N>::of_bits(board.near_lines(mover.other()))
                    .fold(0, |squares, line| squares | line);
                open_beside::<N>(rules, own, other, threatened)
            }
            _ => open_to_the_reserve::<N>(rules, own, other),
        };
        let at_hand = Choices::<N>::at_hand(pieces[mover.index()], rules);
        let puts = targets.and(Layers::each::<N>(open)).and(at_hand);
        Choices { puts, movable, targets }
    }

    /// Every square for the sizes that a seat with these pieces on the board has at hand in the reserve.
    pub(crate) const fn at_hand(on_board: Layers, rules: &Rules) -> Layers {
        // A piece is at hand while fewer of its size are on the board than of the next larger size, inside
        // of which it began; the largest, or all when nothing is nested, while some are left.
        let all = Layers::each::<N>(rules.pieces as u16).0;
        let placed = on_board.counts();
        let set_free =
            if Board::<N>::NESTED { placed >> 16 | all & (u64::MAX << (16 * (N - 1))) } else { all };
        Layers::where_some(set_free - placed)
    }

    /// Where a piece of this size may go from the reserve.
    pub(crate) const fn puts(&self, size: Size) -> u16 {
        self.puts.of(size)
    }

    /// Where the pieces of this size stand that may move.
    pub(crate) const fn movable(&self, size: Size) -> u16 {
        self.movable.of(size)
    }

    /// Where a piece of this size may go from the board.
    pub(crate) const fn targets(&self, size: Size) -> u16 {
        self.targets.of(size)
    }

    /// Whether there is nothing to do.
    pub(crate) fn is_empty(&self) -> bool {
        self.count() == 0
    }

    /// How many moves there are.
    pub(crate) fn count(&self) -> usize {
        let shifts: usize =
            Size::all::<N>().map(|size| self.movable.count(size) * self.targets.count(size)).sum();
        self.puts.0.count_ones() as usize + shifts
    }

    /// Whether a move is among them.
    pub(crate) fn contains(&self, mv: Move<N>) -> bool {
        match mv {
            Move::Put { size, to } => self.puts.of(size) & to.bit() != 0,
            Move::Shift { from, to } => Size::all::<N>()
                .any(|size| self.movable.of(size) & from.bit() != 0 && self.targets.of(size) & to.bit() != 0),
        }
    }

    /// Appends all moves: large pieces before small ones, for each size the reserve before the board.
    pub(crate) fn list(&self, moves: &mut ArrayVec<Move<N>, MOST_MOVES>) {
        for size in Size::all::<N>().rev() {
            moves.extend(squares_of(self.puts.of(size)).map(|to| Move::Put { size, to }));
            for from in squares_of(self.movable.of(size)) {
                moves.extend(squares_of(self.targets.of(size)).map(|to| Move::Shift { from, to }));
            }
        }
    }

    /// Hands on all moves to some squares, in the order of the list.
    pub(crate) fn list_to(&self, squares: u16, mut give: impl FnMut(Move<N>)) {
        for size in Size::all::<N>().rev() {
            squares_of(self.puts.of(size) & squares).for_each(|to| give(Move::Put { size, to }));
            for from in squares_of(self.movable.of(size)) {
                squares_of(self.targets.of(size) & squares).for_each(|to| give(Move::Shift { from, to }));
            }
        }
    }

    /// The move at a place of the list, without listing.
    fn nth(&self, mut place: usize) -> Option<Move<N>> {
        for size in Size::all::<N>().rev() {
            let puts = self.puts.count(size);
            if place < puts {
                return nth_of(self.puts.of(size), place).map(|to| Move::Put { size, to });
            }
            place -= puts;
            let targets = self.targets.count(size);
            let shifts = self.movable.count(size) * targets;
            if place < shifts {
                let from = nth_of(self.movable.of(size), place / targets)?;
                return nth_of(self.targets.of(size), place % targets).map(|to| Move::Shift { from, to });
            }
            place -= shifts;
        }
        None
    }

    /// One of the moves, each with the same chance.
    pub(crate) fn draw<R: Rng>(&self, rng: &mut R) -> Move<N> {
        let place = below(rng, self.count() as u32) as usize;
        self.nth(place).expect("a move is only drawn while the game goes on, so there is one")
    }
}

/// Where the rules let a piece from the reserve go, if its size allows, when the side to move shows `own`
/// and the other side `other`.
pub(crate) const fn open_to_the_reserve<const N: usize>(rules: &Rules, own: u16, other: u16) -> u16 {
    open_beside::<N>(rules, own, other, Lines::<N>::nearly_full(other))
}

/// The same, when the squares are known of all lines that lack one piece of the other side.
const fn open_beside<const N: usize>(rules: &Rules, own: u16, other: u16, threatened: u16) -> u16 {
    let vacant = Lines::<N>::BOARD & !(own | other);
    let own_too = if rules.reserve_covers_own { own } else { 0 };
    match rules.reserve_covers {
        ReserveCovers::Never => vacant,
        ReserveCovers::WhenThreatened => vacant | own_too | other & threatened,
        ReserveCovers::Always => vacant | own_too | other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{MoveList, Position, random};

    fn the_list_agrees_with_its_shortcuts<const N: usize>() {
        let mut rng = random::fast(5);
        for _ in 0..60 {
            let mut board = Board::<N>::empty(Rules::usual::<N>());
            for _ in 0..60 {
                if board.is_over() {
                    break;
                }
                let choices = Choices::at(&board);
                let listed = board.legal();
                assert_eq!(choices.count(), listed.len());
                for (place, mv) in MoveList::iter(&listed).enumerate() {
                    assert_eq!(choices.nth(place), Some(mv));
                    assert!(choices.contains(mv));
                }
                assert_eq!(choices.nth(listed.len()), None);
                board.play_unchecked(MoveList::get(&listed, below(&mut rng, listed.len() as u32) as usize));
            }
        }
    }

    #[test]
    fn listing_counting_testing_and_drawing_agree() {
        the_list_agrees_with_its_shortcuts::<3>();
        the_list_agrees_with_its_shortcuts::<4>();
    }
}
